import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { pictureRoutes } from '../../../kernel/rest/picture-routes.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarUsuarios } from './usuario.export.js'
import { usuarioInput } from './usuario.input.js'
import type { UsuarioRow } from './usuario.queries.js'
import { fotoUrl } from './usuario.rules.js'
import {
  ativarUsuario,
  atualizarUsuario,
  criarUsuario,
  desativarUsuario,
  enviarFotoUsuario,
  excluirUsuario,
  lerUsuario,
  listarUsuarios,
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

const usuarioJson = (row: UsuarioRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  name: row.name,
  // old integrations expect the e-mail to be a text, never null
  email: row.email ?? '',
  telefoneUsuario: row.telefoneUsuario,
  perfil: row.perfil,
  recemConvertido: row.recemConvertido,
  usuarioAtivo: row.usuarioAtivo,
  cpf: row.cpf,
  dataNascimento: row.dataNascimento,
  aniversario: row.aniversario,
  sexo: row.sexo,
  estadoCivil: row.estadoCivil,
  cep: row.cep,
  endereco: row.endereco,
  numero: row.numero,
  complemento: row.complemento,
  bairro: row.bairro,
  cidade: row.cidade,
  uf: row.uf,
  dataConversao: row.dataConversao,
  dataBatismo: row.dataBatismo,
  observacoes: row.observacoes,
  fotoUrl: fotoUrl(row),
  created_at: toInstant(row.createdAt),
})

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
  route('GET', '/user', listarUsuarios, filteredList(filters), rowsAs(usuarioJson), {
    summary: 'Pessoas da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/user', listarUsuarios, filteredList(filters), rowsAs(usuarioJson), {
    summary: 'Pessoas de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/user/{id}', lerUsuario, recordId, usuarioJson, { summary: 'Uma pessoa.', tag, response }),
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
  exportRoute('usuarios', exportarUsuarios, filters, { summary: 'Pessoas da igreja como planilha.', tag }),
]
