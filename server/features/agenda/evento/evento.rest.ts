import { z } from 'zod'
import { eventoCampos, type eventoInput } from '../../../../schema/rules/agenda/evento.input.js'
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
import { exportEventos } from './evento.export.js'
import type { EventoRow } from './evento.queries.js'
import {
  atualizarEvento,
  criarEvento,
  enviarFotoEvento,
  excluirEvento,
  listEventos,
  readEvento,
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

const eventoJson = jsonOf(response, (row: EventoRow) => ({
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal, endereco: row.endereco },
  fotoUrl: row.uuidFoto && `/arquivos/${row.uuidFoto}`,
}))

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
  route('GET', '/eventos', listEventos, filteredList(filters), rowsAs(eventoJson), {
    summary: 'Eventos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/eventos', listEventos, filteredList(filters), rowsAs(eventoJson), {
    summary: 'Eventos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/eventos/{id}', readEvento, recordId, eventoJson, { summary: 'Um evento.', tag, response }),
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
  exportRoute('eventos', exportEventos, filters, { summary: 'Eventos da igreja como planilha.', tag }),
]
