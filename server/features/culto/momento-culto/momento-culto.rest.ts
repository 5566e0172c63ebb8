import { z } from 'zod'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarMomentosCulto } from './momento-culto.export.js'
import { momentoCultoInput } from './momento-culto.input.js'
import type { MomentoCultoRow } from './momento-culto.queries.js'
import {
  atualizarMomentoCulto,
  criarMomentoCulto,
  excluirMomentoCulto,
  lerMomentoCulto,
  listarMomentosCulto,
} from './momento-culto.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), titulo: z.string() })

const momentoCultoJson = ({ id, uuid, idCliente, titulo }: MomentoCultoRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  titulo,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof momentoCultoInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Momentos'
const body = momentoCultoInput

export const momentoCultoRoutes: Route[] = [
  route('GET', '/momentosCulto', listarMomentosCulto, filteredList(filters), rowsAs(momentoCultoJson), {
    summary: 'Momentos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/momentosCulto', listarMomentosCulto, filteredList(filters), rowsAs(momentoCultoJson), {
    summary: 'Momentos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/momentosCulto/{id}', lerMomentoCulto, recordId, momentoCultoJson, {
    summary: 'Um momento.',
    tag,
    response,
  }),
  route('POST', '/momentosCulto', criarMomentoCulto, fields, momentoCultoJson, {
    summary: 'Cadastra um momento.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/momentosCulto/{id}',
    atualizarMomentoCulto,
    (r) => ({ ...fields(r), ...recordId(r) }),
    momentoCultoJson,
    { summary: 'Altera um momento.', tag, body, response },
  ),
  route('DELETE', '/momentosCulto/{id}', excluirMomentoCulto, recordId, asIs, {
    summary: 'Exclui um momento.',
    tag,
  }),
  exportRoute('momentosCulto', exportarMomentosCulto, filters, {
    summary: 'Momentos da igreja como planilha.',
    tag,
  }),
]
