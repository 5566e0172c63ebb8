import { z } from 'zod'
import { dizimoInput, dizimosInput } from '../../../../schema/rules/financas/dizimo.input.js'
import { toJsonNumber } from '../../../../schema/rules/money.js'
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
import { exportDizimos } from './dizimo.export.js'
import type { DizimoRow } from './dizimo.queries.js'
import {
  atualizarDizimo,
  criarDizimo,
  criarDizimos,
  emitirReciboDizimo,
  excluirDizimo,
  listDizimos,
  readDizimo,
  readReciboDizimo,
} from './dizimo.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idMembro: z.int(),
  membro: z.object({ name: z.string(), email: z.string().nullable() }),
  valorDizimo: z.number(),
  dataDizimo: z.iso.date(),
  meioDizimo: z.string().describe('dinheiro, pix, cartao, transferencia ou cheque.'),
  numeroRecibo: z.int().nullable(),
  estornado: z.boolean().describe('A entrada foi estornada: o dinheiro não conta mais.'),
  created_at: z.iso.datetime(),
})

const dizimoJson = jsonOf(response, (row: DizimoRow) => ({
  membro: { name: row.nomeMembro, email: row.emailMembro },
}))

const reciboResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  numeroRecibo: z.int(),
  nomeIgreja: z.string(),
  nomeMembro: z.string(),
  cpfMembro: z.string().nullable().describe('Nulo também para quem não pode ler dados pessoais.'),
  valorDizimo: z.number(),
  valorPorExtenso: z.string(),
  dataDizimo: z.iso.date(),
  meioDizimo: z.string(),
  reciboEm: z.iso.datetime(),
  nomeEmissor: z.string().nullable(),
})

const reciboJson = jsonOf(reciboResponse)

const folhaResponse = z.object({ quantidade: z.int(), total: z.number() })

const folhaJson = ({ quantidade, total }: { quantidade: number; total: string }): z.infer<typeof folhaResponse> => ({
  quantidade,
  total: toJsonNumber(total),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof dizimoInput>

const filters = {
  mes: 'Mês, AAAA-MM.',
  meioDizimo: 'dinheiro, pix, cartao, transferencia ou cheque.',
  idMembro: 'Quem deu, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Dízimos'
const body = dizimoInput

export const dizimoRoutes: Route[] = [
  route('GET', '/dizimos', listDizimos, filteredList(filters), rowsAs(dizimoJson), {
    summary: 'Dízimos da igreja, do mais novo ao mais antigo; para o perfil Membro, só os próprios.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/dizimos', listDizimos, filteredList(filters), rowsAs(dizimoJson), {
    summary: 'Dízimos de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/dizimos/{id}', readDizimo, recordId, dizimoJson, { summary: 'Um dízimo.', tag, response }),
  route('POST', '/dizimos', criarDizimo, fields, dizimoJson, {
    summary: 'Registra um dízimo e lança a sua entrada.',
    tag,
    body,
    response,
  }),
  route('POST', '/dizimos/folha', criarDizimos, ({ body }) => body as z.input<typeof dizimosInput>, folhaJson, {
    summary: 'Registra muitos dízimos de um dia, todos ou nenhum.',
    tag,
    body: dizimosInput,
    response: folhaResponse,
  }),
  route('PUT', '/dizimos/{id}', atualizarDizimo, (r) => ({ ...fields(r), ...recordId(r) }), dizimoJson, {
    summary: 'Altera um dízimo sem recibo, e a sua entrada; em um mês fechado, só de quem ele foi.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/dizimos/{id}', excluirDizimo, recordId, asIs, {
    summary: 'Exclui um dízimo e a sua entrada.',
    tag,
  }),
  route('GET', '/dizimos/{id}/recibo', readReciboDizimo, recordId, reciboJson, {
    summary: 'O recibo de um dízimo, depois de emitido.',
    tag,
    response: reciboResponse,
  }),
  route('POST', '/dizimos/{id}/recibo', emitirReciboDizimo, recordId, reciboJson, {
    summary: 'Emite o recibo de um dízimo; da segunda vez, devolve o mesmo.',
    tag,
    response: reciboResponse,
  }),
  exportRoute('dizimos', exportDizimos, filters, { summary: 'Dízimos da igreja como planilha.', tag }),
]
