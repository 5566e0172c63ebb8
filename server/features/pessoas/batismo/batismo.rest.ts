import { z } from 'zod'
import { batismoInput } from '../../../../schema/rules/pessoas/batismo.input.js'
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
import { exportBatismos } from './batismo.export.js'
import type { BatismoRow } from './batismo.queries.js'
import { criarBatismo, excluirBatismo, listBatismos, readBatismo } from './batismo.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idBatizando: z.int(),
  batizando: z.object({ name: z.string() }),
  idPastor: z.int(),
  pastor: z.object({ name: z.string() }),
  dataBatismo: z.iso.date(),
  planejado: z.boolean(),
  created_at: z.iso.datetime(),
})

const batismoJson = jsonOf(response, (row: BatismoRow) => ({
  batizando: { name: row.nomeBatizando },
  pastor: { name: row.nomePastor },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof batismoInput>

const filters = { quando: 'proximos: de hoje em diante; anteriores: os outros.', excluidos: 'true: a lixeira.' }

const tag = 'Batismos'
const body = batismoInput

export const batismoRoutes: Route[] = [
  route('GET', '/batismos', listBatismos, filteredList(filters), rowsAs(batismoJson), {
    summary: 'Batismos da igreja, da data mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/batismos', listBatismos, filteredList(filters), rowsAs(batismoJson), {
    summary: 'Batismos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/batismo/{id}', readBatismo, recordId, batismoJson, { summary: 'Um batismo.', tag, response }),
  route('POST', '/batismo', criarBatismo, fields, batismoJson, {
    summary: 'Registra um batismo: a pessoa deixa de ser recém-convertida e recebe a data. No futuro fica planejado.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/batismo/{id}', excluirBatismo, recordId, asIs, {
    summary: 'Exclui um batismo: a pessoa volta ao que era antes dele.',
    tag,
  }),
  exportRoute('batismos', exportBatismos, filters, { summary: 'Batismos da igreja como planilha.', tag }),
]
