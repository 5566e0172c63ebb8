import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  for (const church of [betel, other]) await withDepartment(church)
})
afterAll(() => app.close())

const departments = new Map<TestChurch, number>()
async function withDepartment(church: TestChurch): Promise<TestChurch> {
  const body = { tituloDepartamento: unique('Louvor ') }
  departments.set(church, (await app.rest(await church.token(1), 'POST', '/departamentos', body)).body.id)
  return church
}

const fields = (data: object = {}, church = betel) => ({
  nome: unique('Nome '),
  idDepartamento: String(departments.get(church)),
  ...data,
})
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/centro-custo', fields(data))).body
const account = (idCentroCusto: number, data: object = {}) => ({
  descricaoConta: 'Aluguel',
  valorConta: 800,
  dataVencimentoConta: '2026-12-05',
  idCentroCusto,
  ...data,
})

const activate = 'mutation($id: ID!) { ativarCentroCusto(id: $id) { status acoesPermitidas } }'
const deactivate = 'mutation($id: ID!) { desativarCentroCusto(id: $id) { status acoesPermitidas } }'
describe('rules for saving a record', () => {
  test('the name is required and has at most 100 characters', async () => {
    for (const nome of ['  ', 'x'.repeat(101)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/centro-custo', fields({ nome }))
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nome']])
    }
  })

  test('the department is required and belongs to this church', async () => {
    for (const idDepartamento of [undefined, '', 2_000_000_000, departments.get(other)]) {
      const body = fields({ idDepartamento })
      const answer = await app.rest(await betel.token(1), 'POST', '/centro-custo', body)
      expect([answer.status, Object.keys(answer.body.campos)]).toEqual([422, ['idDepartamento']])
    }
  })

  test('a REST response has the record in the field data; PATCH changes the status, and DELETE deletes', async () => {
    const token = await betel.token(4)
    const made = await app.rest(token, 'POST', '/centro-custo', fields({ descricao: 'Cordas e cabos' }))
    expect([made.status, made.body]).toMatchObject([201, { status: 1, descricao: 'Cordas e cabos' }])
    const path = `/centro-custo/${made.body.uuid}`
    expect((await app.rest(token, 'PATCH', `${path}/desativar?idCliente=${betel.idCliente}`)).body.status).toBe(0)
    expect((await app.rest(token, 'PATCH', `${path}/ativar`)).body.status).toBe(1)
    const { body } = await app.rest(await betel.token(2), 'GET', path)
    expect(body).toEqual({
      data: expect.objectContaining({ id: made.body.id, idDepartamento: departments.get(betel), status: 1 }),
    })
    expect(body.data.departamento.tituloDepartamento).toContain('Louvor')
    expect((await app.rest(token, 'PATCH', `${path}/ativar?idCliente=${other.idCliente}`)).status).toBe(403)
    expect((await app.rest(token, 'DELETE', path)).status).toBe(200)
  })

  test('the allowed actions depend on the status', async () => {
    const { id } = await create()
    const token = await betel.token(1)
    const off = (await app.graphql(token, deactivate, { id })).data.desativarCentroCusto
    expect(off).toEqual({ status: 0, acoesPermitidas: ['editar', 'excluir', 'ativar'] })
    const on = (await app.graphql(token, activate, { id })).data.ativarCentroCusto
    expect(on).toEqual({ status: 1, acoesPermitidas: ['editar', 'excluir', 'desativar'] })
    const read = 'query($id: ID!) { centroCusto(id: $id) { acoesPermitidas } }'
    expect((await app.graphql(await betel.token(2), read, { id })).data.centroCusto.acoesPermitidas).toEqual([])
  })

  test('an inactive cost centre gets no new payable or receivable; existing ones keep it and can be edited', async () => {
    const token = await betel.token(1)
    const [one, another] = [await create(), await create()]
    const kept = (await app.rest(token, 'POST', '/contasPagar', account(one.id))).body
    await app.rest(token, 'PATCH', `/centro-custo/${one.uuid}/desativar`)
    const refused = await app.rest(token, 'POST', '/contasPagar', account(one.id))
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      { idCentroCusto: 'Este centro de custo está desativado.' },
    ])
    const edit = (idCentroCusto: number) =>
      app.rest(token, 'PUT', `/contasPagar/${kept.id}`, account(idCentroCusto, { valorConta: 900 }))
    expect((await edit(one.id)).body).toMatchObject({ valorConta: 900, idCentroCusto: one.id })
    expect((await edit(another.id)).body.idCentroCusto).toBe(another.id)
    expect((await edit(one.id)).status).toBe(422)
  })

  test.each([
    ['contasPagar', 'contas a pagar'],
    ['contasReceber', 'contas a receber'],
    ['entradas', 'entradas'],
    ['saidas', 'saídas'],
  ])('a cost centre in use by %s cannot be deleted, and the error text gives the reason', async (many, text) => {
    const token = await betel.token(1)
    const { id, uuid } = await create()
    const entry = { descricao: 'Cabos', data: '2026-11-03', categoria: 3, valor: 80, idCentroCusto: uuid }
    const body = many.startsWith('contas') ? account(id) : entry
    const made = await app.rest(token, 'POST', `/${many}`, body)
    expect([made.status, made.body.idCentroCusto]).toEqual([201, id])
    const refused = await app.rest(token, 'DELETE', `/centro-custo/${uuid}`)
    const message = `Este centro de custo está em uso por ${text} e não pode ser excluído. Você pode desativá-lo.`
    expect([refused.status, refused.body.Erro]).toEqual([409, message])
    await app.rest(token, 'DELETE', `/${many}/${made.body.id}`)
    expect((await app.rest(token, 'DELETE', `/centro-custo/${uuid}`)).status).toBe(200)
  })

  test.each([3, 4, 5] as const)('perfil %i can create a record', async (perfil) => {
    expect((await app.rest(await betel.token(perfil), 'POST', '/centro-custo', fields())).status).toBe(201)
  })
})

describe('listing the records', () => {
  test('the list can be filtered by status and sorted by department', async () => {
    const token = await betel.token(1)
    const word = unique('w')
    const { uuid } = await create({ nome: `Um ${word}` })
    await create({ nome: `Dois ${word}` })
    await app.rest(token, 'PATCH', `/centro-custo/${uuid}/desativar`)
    const list = async (args: string) =>
      (await app.graphql(token, `{ centrosCusto(busca: "${word}", ${args}) { nodes { nome departamento { id } } } }`))
        .data.centrosCusto.nodes
    const departamento = { id: departments.get(betel) }
    expect(await list('filtro: { status: 0 }')).toEqual([{ nome: `Um ${word}`, departamento }])
    expect(await list('filtro: { status: 1 }')).toEqual([{ nome: `Dois ${word}`, departamento }])
    expect(await list('ordem: { campo: departamento }')).toHaveLength(2)
    expect((await app.rest(token, 'GET', `/centro-custo?busca=${word}&status=0`)).body).toHaveLength(1)
  })

  test('the global search finds a cost centre', async () => {
    const { nome } = await create()
    const query = 'query($texto: String!) { buscar(texto: $texto) { tipo titulo } }'
    const { buscar } = (await app.graphql(await betel.token(2), query, { texto: nome })).data
    expect(buscar).toEqual([{ tipo: 'centroCusto', titulo: nome }])
  })
})
