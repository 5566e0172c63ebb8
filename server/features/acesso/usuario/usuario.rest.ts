import { z } from 'zod'
import { usuarioInput } from '../../../../schema/rules/acesso/usuario.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { pictureRoutes } from '../../../kernel/transport/rest/picture-routes.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportUsuarios } from './usuario.export.js'
import type { UsuarioRow } from './usuario.queries.js'
import { fotoUrl } from './usuario.rules.js'
import {
  ativarUsuario,
  atualizarUsuario,
  criarUsuario,
  desativarUsuario,
  enviarFotoUsuario,
  excluirUsuario,
  listUsuarios,
  readUsuario,
  removerFotoUsuario,
} from './usuario.usecases.js'

const text = z.string().nullable()
const date = z.iso.date().nullable()

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  name: z.string(),
  email: z.string(),
  telefoneUsuario: text,
  perfil: z.int(),
  recemConvertido: z.int(),
  usuarioAtivo: z.int(),
  cpf: text,
  dataNascimento: date,
  aniversario: text,
  sexo: text,
  estadoCivil: text,
  cep: text,
  endereco: text,
  numero: text,
  complemento: text,
  bairro: text,
  cidade: text,
  uf: text,
  dataConversao: date,
  dataBatismo: date,
  observacoes: text,
  fotoUrl: text,
  created_at: z.iso.datetime(),
})

const usuarioJson = jsonOf(response, (row: UsuarioRow) => ({
  // old integrations expect the e-mail to be a text, never null
  email: row.email ?? '',
  fotoUrl: fotoUrl(row),
}))

const filters = {
  usuarioAtivo: '1: só ativos; 0: só inativos.',
  recemConvertido: '1: só recém-convertidos; 0: só os outros.',
  perfil: 'Número do perfil.',
  mesAniversario: 'Mês do aniversário, de 1 a 12.',
  idDepartamento: 'Departamento em que estão, por número ou uuid.',
  foraDoDepartamento: 'Departamento em que não estão, por número ou uuid.',
  foraDoEvento: 'Evento de que não participam, por número ou uuid.',
  foraDaMissao: 'Missão de que não participam, por número ou uuid.',
  foraDoGrupoLouvor: 'Grupo de louvor de que não são, por número ou uuid.',
  foraDaCelula: 'Célula de que não são, por número ou uuid.',
  foraDaClasseEBD: 'Classe da EBD de que não são alunos, por número ou uuid.',
  foraDoEncontro: 'Encontro em que não estiveram, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const fields = ({ body }: RestRequest) => body as z.input<typeof usuarioInput>

const picture = 'PUT /user/{id}/foto'
const tag = 'Pessoas'
const body = usuarioInput

export const usuarioRoutes: Route[] = [
  route('GET', '/user', listUsuarios, filteredList(filters), rowsAs(usuarioJson), {
    summary: 'Pessoas da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/user', listUsuarios, filteredList(filters), rowsAs(usuarioJson), {
    summary: 'Pessoas de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/user/{id}', readUsuario, recordId, usuarioJson, { summary: 'Uma pessoa.', tag, response }),
  route('POST', '/user', criarUsuario, fields, usuarioJson, {
    picture,
    summary:
      'Cadastra uma pessoa; sem `perfil`, como Membro (2). Um token de API só cadastra sem perfil (-1), que é também o que vale se não o envia. Um e-mail com que outra pessoa entra é recusado (409); com `emailCompartilhado: true`, a pessoa é cadastrada sem ele, e as observações dizem de quem é.',
    tag,
    body,
    response,
  }),
  route('PUT', '/user/{id}', atualizarUsuario, (r) => ({ ...fields(r), ...recordId(r) }), usuarioJson, {
    picture,
    summary: 'Altera uma pessoa.',
    tag,
    body,
    response,
  }),
  route('PATCH', '/user/{id}/ativar', ativarUsuario, recordId, usuarioJson, {
    summary: 'Ativa uma pessoa.',
    tag,
    response,
  }),
  route('PATCH', '/user/{id}/desativar', desativarUsuario, recordId, usuarioJson, {
    summary: 'Desativa uma pessoa.',
    tag,
    response,
  }),
  route('DELETE', '/user/{id}', excluirUsuario, recordId, asIs, { summary: 'Exclui uma pessoa.', tag }),
  ...pictureRoutes('/user/{id}/foto', { send: enviarFotoUsuario, remove: removerFotoUsuario }, usuarioJson, {
    tag,
    response,
  }),
  exportRoute('usuarios', exportUsuarios, filters, { summary: 'Pessoas da igreja como planilha.', tag }),
]
