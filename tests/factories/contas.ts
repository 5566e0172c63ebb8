import 'reflect-metadata'
import { expect } from '@jest/globals'
import { todayIn } from '../../schema/rules/dates.js'
import { daysAfter } from '../../server/features/financas/conta/conta.rules.js'
import { contaPagarFeature } from '../../server/features/financas/conta-pagar/index.js'
import { contaReceberFeature } from '../../server/features/financas/conta-receber/index.js'
import { type TestApp, type TestChurch, testApp, unique } from './harness.js'

/** Today in the churches of the tests. Asked each time, because a run may begin before midnight and end after it. */
export const hoje = () => todayIn('America/Sao_Paulo')
/** The day this number of days from now. */
export const em = (dias: number) => daysAfter(hoje(), dias)

/** Payables and receivables follow the same rules with different operations. */
export const kinds = [
  [
    'contaPagar',
    'ContaPagar',
    'contasPagar',
    'aberto',
    'pago',
    'paga',
    'saida',
    'saidas',
    'conta_pagar',
    contaPagarFeature,
  ],
  [
    'contaReceber',
    'ContaReceber',
    'contasReceber',
    'pendente',
    'recebido',
    'recebida',
    'entrada',
    'entradas',
    'conta_receber',
    contaReceberFeature,
  ],
] as const

type Kind = (typeof kinds)[number]

/** Two churches with a cost centre each, for test files about payables and receivables; available after `open`. */
export class AccountsLab {
  app!: TestApp
  betel!: TestChurch
  other!: TestChurch
  readonly centres = new Map<TestChurch, { id: number; uuid: string }>()

  async open() {
    this.app = await testApp()
    this.betel = await this.withCentre(await this.app.church())
    this.other = await this.withCentre(await this.app.church())
    return this
  }

  async withCentre(church: TestChurch): Promise<TestChurch> {
    const token = await church.token(1)
    const titulo = { tituloDepartamento: unique('Zeladoria ') }
    const departamento = (await this.app.rest(token, 'POST', '/departamentos', titulo)).body
    const centro = { nome: unique('Templo '), idDepartamento: departamento.id }
    this.centres.set(church, (await this.app.rest(token, 'POST', '/centro-custo', centro)).body)
    return church
  }
}

/** Helpers for tests of payables or of receivables, and the documents of the operations. */
export function accountsOf(lab: AccountsLab, ...[one, Type, many, , , , livro, , tabela]: Kind) {
  const fields = (data: object = {}, church = lab.betel) => ({
    descricaoConta: unique('Conta de luz '),
    valorConta: '320.45',
    dataVencimentoConta: em(10),
    idCentroCusto: String(lab.centres.get(church)!.id),
    ...data,
  })
  const create = async (data: object = {}, church = lab.betel) => {
    const { status, body } = await lab.app.rest(await church.token(1), 'POST', `/${many}`, fields(data, church))
    expect([status, body.message]).toEqual([201, undefined])
    return body
  }
  const patch = async (id: number | string, verb: string, body: object = {}, church = lab.betel) =>
    lab.app.rest(await church.token(1), 'PATCH', `/${many}/${id}/${verb}`, body)
  /** The ledger entries of a payable or receivable, including deleted ones. */
  const entries = (id: number) =>
    lab.app.sql<{
      valor: string
      alive: boolean
      data: string
      id_centro_custo: number
      descricao: string
      categoria: number
    }>(
      `select valor, excluido_em is null as alive, data::text, id_centro_custo, descricao, categoria from ${livro}
       where origem = $1 and id_origem = $2 order by id`,
      [one, id],
    )
  const balance = async (church: TestChurch) =>
    (
      await lab.app.graphql(
        await church.token(1),
        `{ livroCaixa(inicio: "2020-01-01", fim: "${em(366).slice(0, 4)}-12-31") { saldo } }`,
      )
    ).data.livroCaixa.saldo
  const seriesOf = (serie: string) =>
    lab.app.sql<{ id: number; dia: string; parcela: number; repete: boolean; valor: string; excluida: boolean }>(
      `select id, data_vencimento_conta::text as dia, parcela, repete, valor_conta as valor, excluido_em is not null as excluida
       from ${tabela} where serie = $1 order by parcela`,
      [serie],
    )

  const ler = `query($id: ID!) { ${one}(id: $id) { id statusConta acoesPermitidas } }`
  const criar = `mutation($input: NovaContaInput!) { criar${Type}(input: $input) { id uuid idCliente valorConta statusConta responsavelUsuarioConta responsavelClienteConta responsavel { name } centroCusto { id } versao acoesPermitidas } }`
  const atualizar = `mutation($id: ID!, $input: ContaInput!) { atualizar${Type}(id: $id, input: $input) { valorConta versao repete } }`
  const verb = (name: string, args = '') =>
    `mutation($id: ID!) { ${name}${Type}(id: $id${args}) { id statusConta dataEncerramentoConta } }`
  const excluir = `mutation($id: ID!) { excluir${Type}(id: $id) { message } }`
  const restaurar = `mutation($id: ID!) { restaurar${Type}(id: $id) { excluidoEm statusConta } }`
  const parar = `mutation($id: ID!) { pararRepeticao${Type}(id: $id) { repete } }`
  return { fields, create, patch, entries, balance, seriesOf, ler, criar, atualizar, verb, excluir, restaurar, parar }
}
