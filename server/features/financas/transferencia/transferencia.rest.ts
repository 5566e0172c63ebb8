import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
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
import { exportarTransferencias } from './transferencia.export.js'
import { transferenciaInput } from './transferencia.input.js'
import type { TransferenciaRow } from './transferencia.queries.js'
import {
  atualizarTransferencia,
  criarTransferencia,
  excluirTransferencia,
  lerTransferencia,
  listarTransferencias,
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

const transferenciaJson = (row: TransferenciaRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  data: row.data,
  valor: toJsonNumber(row.valor),
  idContaOrigem: row.idContaOrigem,
  idContaDestino: row.idContaDestino,
  descricao: row.descricao,
  idEstornada: row.idEstornada,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof transferenciaInput>

const filters = {
  mes: 'Mês, AAAA-MM.',
  idContaFinanceira: 'Conta financeira de um dos dois lados, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Transferências'
const body = transferenciaInput

export const transferenciaRoutes: Route[] = [
  route('GET', '/transferencias', listarTransferencias, filteredList(filters), rowsAs(transferenciaJson), {
    summary: 'Transferências entre as contas financeiras, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/transferencias', listarTransferencias, filteredList(filters), rowsAs(transferenciaJson), {
    summary: 'Transferências de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/transferencias/{id}', lerTransferencia, recordId, transferenciaJson, {
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
  exportRoute('transferencias', exportarTransferencias, filters, {
    summary: 'Transferências da igreja como planilha.',
    tag,
  }),
]
