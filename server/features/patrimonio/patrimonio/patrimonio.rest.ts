import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
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
import { exportarPatrimonios } from './patrimonio.export.js'
import { patrimonioInput } from './patrimonio.input.js'
import type { PatrimonioRow } from './patrimonio.queries.js'
import {
  atualizarPatrimonio,
  criarPatrimonio,
  enviarFotoPatrimonio,
  excluirPatrimonio,
  lerPatrimonio,
  listarPatrimonios,
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

const patrimonioJson = (row: PatrimonioRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomePatrimonio: row.nomePatrimonio,
  codigoPatrimonio: row.codigoPatrimonio,
  tipoPatrimonio: row.tipoPatrimonio,
  tipo: { tipoPatrimonio: row.nomeTipo },
  descricaoPatrimonio: row.descricaoPatrimonio,
  dataAquisicaoPatrimonio: row.dataAquisicaoPatrimonio,
  valorCompraPatrimonio: toJsonNumber(row.valorCompraPatrimonio),
  fornecedorPatrimonio: row.fornecedorPatrimonio,
  dataNotaFiscalPatrimonio: row.dataNotaFiscalPatrimonio,
  idLocal: row.idLocal,
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  localizacaoPatrimonio: row.localizacaoPatrimonio,
  responsavelPatrimonio: row.responsavelPatrimonio,
  estadoConservacaoPatrimonio: row.estadoConservacaoPatrimonio,
  valorAtualPatrimonio: toJsonNumber(row.valorAtualPatrimonio),
  fotoUrl: row.uuidFoto && `/arquivos/${row.uuidFoto}`,
  created_at: toInstant(row.createdAt),
})

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
  route('GET', '/patrimonios', listarPatrimonios, filteredList(filters), rowsAs(patrimonioJson), {
    summary: 'Patrimônios da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/patrimonio', listarPatrimonios, filteredList(filters), rowsAs(patrimonioJson), {
    summary: 'Patrimônios de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/patrimonios/{id}', lerPatrimonio, recordId, patrimonioJson, {
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
  exportRoute('patrimonios', exportarPatrimonios, filters, { summary: 'Patrimônios da igreja como planilha.', tag }),
]
