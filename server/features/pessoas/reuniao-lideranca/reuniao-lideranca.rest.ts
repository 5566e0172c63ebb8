import { z } from 'zod'
import { reuniaoLiderancaInput } from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
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
import { exportReunioesLideranca } from './reuniao-lideranca.export.js'
import {
  atualizarReuniaoLideranca,
  criarReuniaoLideranca,
  excluirReuniaoLideranca,
  listReunioesLideranca,
  readReuniaoLideranca,
} from './reuniao-lideranca.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  dataReuniao: z.iso.date(),
  pautaReuniao: z.string(),
  statusReuniao: z.string(),
  numeroAta: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const reuniaoLiderancaJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof reuniaoLiderancaInput>

const filters = {
  quando: 'proximos, de hoje em diante, ou anteriores.',
  statusReuniao: 'marcada, realizada ou cancelada.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Reuniões de liderança'
const body = reuniaoLiderancaInput

export const reuniaoLiderancaRoutes: Route[] = [
  route('GET', '/reunioes-lideranca', listReunioesLideranca, filteredList(filters), rowsAs(reuniaoLiderancaJson), {
    summary: 'Reuniões de liderança da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/reunioes-lideranca', listReunioesLideranca, filteredList(filters), rowsAs(reuniaoLiderancaJson), {
    summary: 'Reuniões de liderança de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/reunioes-lideranca/{id}', readReuniaoLideranca, recordId, reuniaoLiderancaJson, {
    summary: 'Uma reunião de liderança.',
    tag,
    response,
  }),
  route('POST', '/reunioes-lideranca', criarReuniaoLideranca, fields, reuniaoLiderancaJson, {
    summary: 'Marca uma reunião de liderança.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/reunioes-lideranca/{id}',
    atualizarReuniaoLideranca,
    (r) => ({ ...fields(r), ...recordId(r) }),
    reuniaoLiderancaJson,
    { summary: 'Altera uma reunião de liderança cuja ata não está aprovada.', tag, body, response },
  ),
  route('DELETE', '/reunioes-lideranca/{id}', excluirReuniaoLideranca, recordId, asIs, {
    summary: 'Exclui uma reunião de liderança cuja ata não está aprovada.',
    tag,
  }),
  exportRoute('reunioesLideranca', exportReunioesLideranca, filters, {
    summary: 'Reuniões de liderança da igreja como planilha.',
    tag,
  }),
]
