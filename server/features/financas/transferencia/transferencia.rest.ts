import { z } from 'zod'
import { transferenciaInput } from '../../../../schema/rules/financas/transferencia.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportTransferencias } from './transferencia.export.js'
import {
  atualizarTransferencia,
  criarTransferencia,
  excluirTransferencia,
  listTransferencias,
  readTransferencia,
} from './transferencia.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  data: z.iso.date(),
  valor: z.number(),
  idContaOrigem: z.int(),
  idContaDestino: z.int(),
  descricao: z.string().nullable(),
  idEstornada: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const transferenciaJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof transferenciaInput>

const filters = {
  mes: 'Mês, AAAA-MM.',
  idContaFinanceira: 'Conta financeira de um dos dois lados, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Transferências'
const body = transferenciaInput

export const transferenciaRoutes: Route[] = [
  route('GET', '/transferencias', listTransferencias, filteredList(filters), rowsAs(transferenciaJson), {
    summary: 'Transferências entre as contas financeiras, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/transferencias', listTransferencias, filteredList(filters), rowsAs(transferenciaJson), {
    summary: 'Transferências de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/transferencias/{id}', readTransferencia, recordId, transferenciaJson, {
    summary: 'Uma transferência.',
    tag,
    response,
  }),
  route('POST', '/transferencias', criarTransferencia, fields, transferenciaJson, {
    summary: 'Registra uma transferência entre duas contas financeiras.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/transferencias/{id}',
    atualizarTransferencia,
    (r) => ({ ...fields(r), ...recordId(r) }),
    transferenciaJson,
    { summary: 'Altera uma transferência.', tag, body, response },
  ),
  route('DELETE', '/transferencias/{id}', excluirTransferencia, recordId, asIs, {
    summary: 'Exclui uma transferência.',
    tag,
  }),
  exportRoute('transferencias', exportTransferencias, filters, {
    summary: 'Transferências da igreja como planilha.',
    tag,
  }),
]
