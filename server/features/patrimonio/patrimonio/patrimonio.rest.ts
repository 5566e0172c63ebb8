import { z } from 'zod'
import { patrimonioInput } from '../../../../schema/rules/patrimonio/patrimonio.input.js'
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
import { exportPatrimonios } from './patrimonio.export.js'
import type { PatrimonioRow } from './patrimonio.queries.js'
import {
  atualizarPatrimonio,
  criarPatrimonio,
  enviarFotoPatrimonio,
  excluirPatrimonio,
  listPatrimonios,
  readPatrimonio,
  removerFotoPatrimonio,
} from './patrimonio.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomePatrimonio: z.string(),
  codigoPatrimonio: z.string(),
  tipoPatrimonio: z.int(),
  tipo: z.object({ tipoPatrimonio: z.string() }),
  descricaoPatrimonio: z.string().nullable(),
  dataAquisicaoPatrimonio: z.iso.date().nullable(),
  valorCompraPatrimonio: z.number().nullable(),
  fornecedorPatrimonio: z.string().nullable(),
  dataNotaFiscalPatrimonio: z.iso.date().nullable(),
  idLocal: z.int().nullable(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  localizacaoPatrimonio: z.string().nullable(),
  responsavelPatrimonio: z.string().nullable(),
  estadoConservacaoPatrimonio: z.string().nullable(),
  valorAtualPatrimonio: z.number().nullable(),
  fotoUrl: z.string().nullable(),
  created_at: z.iso.datetime(),
})

const patrimonioJson = jsonOf(response, (row: PatrimonioRow) => ({
  tipo: { tipoPatrimonio: row.nomeTipo },
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  fotoUrl: row.uuidFoto && `/arquivos/${row.uuidFoto}`,
}))

/** Old integrations cannot show a confirmation for a repeated code, so REST always confirms it. */
const fields = ({ body }: RestRequest) =>
  ({ ...body, confirmarCodigo: true }) as unknown as z.input<typeof patrimonioInput>

const filters = {
  tipoPatrimonio: 'Tipo, por número ou uuid.',
  idLocal: 'Local, por número ou uuid.',
  estadoConservacaoPatrimonio: 'Estado de conservação, sem distinguir maiúsculas nem acentos.',
  excluidos: 'true: a lixeira.',
}

const picture = 'PUT /patrimonios/{id}/foto'
const tag = 'Patrimônios'
const body = patrimonioInput.omit({ confirmarCodigo: true })

export const patrimonioRoutes: Route[] = [
  route('GET', '/patrimonios', listPatrimonios, filteredList(filters), rowsAs(patrimonioJson), {
    summary: 'Patrimônios da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/patrimonio', listPatrimonios, filteredList(filters), rowsAs(patrimonioJson), {
    summary: 'Patrimônios de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/patrimonios/{id}', readPatrimonio, recordId, patrimonioJson, {
    summary: 'Um patrimônio.',
    tag,
    response,
  }),
  route('POST', '/patrimonios', criarPatrimonio, fields, patrimonioJson, {
    picture,
    summary: 'Cadastra um patrimônio.',
    tag,
    body,
    response,
  }),
  route('PUT', '/patrimonios/{id}', atualizarPatrimonio, (r) => ({ ...fields(r), ...recordId(r) }), patrimonioJson, {
    picture,
    summary: 'Altera um patrimônio.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/patrimonios/{id}', excluirPatrimonio, recordId, asIs, {
    summary: 'Exclui um patrimônio.',
    tag,
  }),
  ...pictureRoutes(
    '/patrimonios/{id}/foto',
    { send: enviarFotoPatrimonio, remove: removerFotoPatrimonio },
    patrimonioJson,
    { tag, response },
  ),
  exportRoute('patrimonios', exportPatrimonios, filters, { summary: 'Patrimônios da igreja como planilha.', tag }),
]
