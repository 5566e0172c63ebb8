import { expect } from '@jest/globals'
import { TwoChurches } from './churches.js'
import { type TestChurch, unique } from './harness.js'

/** A department, and helpers for tests of its budgets. */
export class BudgetsLab extends TwoChurches {
  departamento!: { id: number; uuid: string }

  override async open() {
    await super.open()
    this.departamento = await this.newDepartment(this.betel)
    return this
  }

  readonly newDepartment = async (church: TestChurch, tituloDepartamento = unique('Louvor ')) =>
    (await this.app.rest(await church.token(1), 'POST', '/departamentos', { tituloDepartamento })).body

  readonly fields = (data: object = {}) => ({
    tituloOrcamento: 'Cantata de Natal',
    dataOrcamento: '2026-12-20',
    valorOrcamento: 5000.5,
    descricaoOrcamento: 'Figurino, som e lanche.',
    idDepartamento: this.departamento.id,
    ...data,
  })

  readonly input = (data: object = {}) => ({
    ...this.fields(),
    valorOrcamento: '5000.50',
    idDepartamento: this.departamento.uuid,
    ...data,
  })

  readonly create = async (data: object = {}, church = this.betel) => {
    const { status, body } = await this.app.rest(await church.token(1), 'POST', '/orcamentos', this.fields(data))
    expect(status).toBe(201)
    return body
  }

  readonly decide = async (
    id: number | string,
    verb: 'aprovar' | 'reprovar',
    church = this.betel,
    perfil: 1 | 3 | 4 | 5 = 1,
  ) => this.app.rest(await church.token(perfil), 'PATCH', `/orcamentos/${id}/${verb}?idCliente=${church.idCliente}`)

  readonly operations = (id: number | string): [string, string, object][] => [
    ['orcamento', 'query($id: ID!) { orcamento(id: $id) { id } }', { id }],
    ['criar', 'mutation($input: OrcamentoInput!) { criarOrcamento(input: $input) { id } }', { input: this.input() }],
    [
      'atualizar',
      'mutation($id: ID!, $input: OrcamentoInput!) { atualizarOrcamento(id: $id, input: $input) { id } }',
      { id, input: this.input() },
    ],
    ['aprovar', 'mutation($id: ID!) { aprovarOrcamento(id: $id) { id } }', { id }],
    ['reprovar', 'mutation($id: ID!) { reprovarOrcamento(id: $id) { id } }', { id }],
    ['excluir', 'mutation($id: ID!) { excluirOrcamento(id: $id) { message } }', { id }],
  ]
}
