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
import { exportarEventos } from './evento.export.js'
import { eventoCampos, type eventoInput } from './evento.input.js'
import type { EventoRow } from './evento.queries.js'
import {
  atualizarEvento,
  criarEvento,
  enviarFotoEvento,
  excluirEvento,
  lerEvento,
  listarEventos,
  removerFotoEvento,
} from './evento.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeEvento: z.string(),
  descricao: z.string().nullable(),
  idLocal: z.int().nullable(),
  local: z.object({ nomeLocal: z.string(), endereco: z.string().nullable() }).nullable(),
  dataInicio: z.iso.datetime(),
  dataFim: z.iso.datetime().nullable(),
  vagas: z.int().nullable(),
  fotoUrl: z.string().nullable(),
  created_at: z.iso.datetime(),
})

const eventoJson = (row: EventoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeEvento: row.nomeEvento,
  descricao: row.descricao,
  idLocal: row.idLocal,
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal, endereco: row.endereco },
  dataInicio: toInstant(row.dataInicio),
  dataFim: row.dataFim && toInstant(row.dataFim),
  vagas: row.vagas,
  fotoUrl: row.uuidFoto && `/arquivos/${row.uuidFoto}`,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof eventoInput>

const filters = {
  quando: 'proximos: os que ainda não terminaram; realizados: os outros.',
  excluidos: 'true: a lixeira.',
}

const picture = 'PUT /eventos/{id}/imagem'
const tag = 'Eventos'
/** Old integrations know nothing of signing up. */
const body = eventoCampos.omit({ inscricaoAberta: true, inscricoesAte: true })

export const eventoRoutes: Route[] = [
  route('GET', '/eventos', listarEventos, filteredList(filters), rowsAs(eventoJson), {
    summary: 'Eventos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/eventos', listarEventos, filteredList(filters), rowsAs(eventoJson), {
    summary: 'Eventos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/eventos/{id}', lerEvento, recordId, eventoJson, { summary: 'Um evento.', tag, response }),
  route('POST', '/eventos', criarEvento, fields, eventoJson, {
    picture,
    summary: 'Cadastra um evento.',
    tag,
    body,
    response,
  }),
  route('PUT', '/eventos/{id}', atualizarEvento, (r) => ({ ...fields(r), ...recordId(r) }), eventoJson, {
    picture,
    summary: 'Altera um evento.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/eventos/{id}', excluirEvento, recordId, asIs, { summary: 'Exclui um evento.', tag }),
  ...pictureRoutes('/eventos/{id}/imagem', { send: enviarFotoEvento, remove: removerFotoEvento }, eventoJson, {
    tag,
    response,
  }),
  exportRoute('eventos', exportarEventos, filters, { summary: 'Eventos da igreja como planilha.', tag }),
]
