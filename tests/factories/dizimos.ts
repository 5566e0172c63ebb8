import { expect } from '@jest/globals'
import { TwoChurches } from './churches.js'
import { type TestChurch, unique } from './harness.js'

/** A member who gives, and helpers for tests of tithes. */
export class TithesLab extends TwoChurches {
  giver!: { id: number; uuid: string; name: string }

  override async open() {
    await super.open()
    this.giver = await this.betel.person({ name: 'Clara Dizimista', email: `${unique('clara')}@exemplo.com.br` })
    return this
  }

  readonly fields = (data: object = {}) => ({
    idMembro: this.giver.id,
    valorDizimo: 250.25,
    dataDizimo: '2026-05-10',
    meioDizimo: 'pix',
    ...data,
  })

  readonly input = (data: object = {}) => ({
    ...this.fields(data),
    idMembro: this.giver.uuid,
    valorDizimo: '250.25',
    ...data,
  })

  readonly create = async (data: object = {}, church = this.betel) => {
    const { status, body } = await this.app.rest(await church.token(1), 'POST', '/dizimos', this.fields(data))
    expect(status).toBe(201)
    return body as { id: number; uuid: string }
  }

  readonly incomes = (church = this.betel) =>
    this.app.sql<{ descricao: string; valor: string; categoria: number; data: string; id_origem: number }>(
      `select descricao, valor::text, categoria, data::text, id_origem from entrada
     where id_cliente = $1 and origem = 'dizimo' and excluido_em is null order by id`,
      [church.idCliente],
    )

  readonly incomeOf = async (id: number, church = this.betel) =>
    (await this.incomes(church)).filter((row) => row.id_origem === id)

  readonly operations = (id: number | string): [string, string, object][] => [
    ['dizimo', 'query($id: ID!) { dizimo(id: $id) { id } }', { id }],
    ['reciboDizimo', 'query($id: ID!) { reciboDizimo(id: $id) { id } }', { id }],
    ['criar', 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', { input: this.input() }],
    [
      'folha',
      folha,
      {
        input: {
          dataDizimo: '2026-05-10',
          linhas: [{ idMembro: this.giver.uuid, valorDizimo: '1', meioDizimo: 'pix' }],
        },
      },
    ],
    [
      'atualizar',
      'mutation($id: ID!, $input: DizimoInput!) { atualizarDizimo(id: $id, input: $input) { id } }',
      { id, input: this.input() },
    ],
    ['excluir', verb('excluirDizimo'), { id }],
    ['restaurar', verb('restaurarDizimo'), { id }],
    ['emitir', emitir, { id }],
  ]
}

export const givers = async (church: TestChurch) => church.person({ name: unique('Bento ') })
export const verb = (name: string) => `mutation($id: ID!) { ${name}(id: $id) { __typename } }`
export const folha = 'mutation($input: DizimosInput!) { criarDizimos(input: $input) { quantidade total } }'
export const emitir = 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { numeroRecibo } }'
