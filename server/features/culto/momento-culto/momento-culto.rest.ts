import { z } from 'zod'
import { momentoCultoInput } from '../../../../schema/rules/culto/momento-culto.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportMomentosCulto } from './momento-culto.export.js'
import type { MomentoCultoRow } from './momento-culto.queries.js'
import {
  atualizarMomentoCulto,
  criarMomentoCulto,
  excluirMomentoCulto,
  listMomentosCulto,
  readMomentoCulto,
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
  route('GET', '/momentosCulto', listMomentosCulto, filteredList(filters), rowsAs(momentoCultoJson), {
    summary: 'Momentos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/momentosCulto', listMomentosCulto, filteredList(filters), rowsAs(momentoCultoJson), {
    summary: 'Momentos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/momentosCulto/{id}', readMomentoCulto, recordId, momentoCultoJson, {
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
  exportRoute('momentosCulto', exportMomentosCulto, filters, {
    summary: 'Momentos da igreja como planilha.',
    tag,
  }),
]
