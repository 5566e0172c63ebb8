import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cnpj } from 'cpf-cnpj-validator'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ nome: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/fornecedores', fields(data))).body

const restore = 'mutation($id: ID!) { restaurarFornecedor(id: $id) { excluidoEm } }'

describe('rules for saving a record', () => {
  test('the name is required and has at most 120 characters', async () => {
    for (const nome of ['  ', 'x'.repeat(121)]) {
      const { status, body } = await app.rest(await betel.token(1), 'POST', '/fornecedores', { nome })
      expect([status, Object.keys(body.campos)]).toEqual([422, ['nome']])
    }
  })

  test('the document is a CPF or a CNPJ, also one with letters, with or without punctuation; a wrong digit is refused', async () => {
    const token = await betel.token(4)
    const save = (documento: unknown) => app.rest(token, 'POST', '/fornecedores', fields({ documento }))
    for (const [typed, stored] of [
      ['529.982.247-25', '52998224725'],
      ['11.222.333/0001-81', '11222333000181'],
      ['12.abc.345/01de-35', '12ABC34501DE35'],
      ['', null],
    ] as const) {
      const { status, body } = await save(typed)
      expect([status, body.documento]).toEqual([201, stored])
    }
    for (const typed of ['529.982.247-24', '11222333000182', '12ABC34501DE36', '1122233300018', 'A5299822472', 7]) {
      const { status, body } = await save(typed)
      expect([typed, status, body.campos]).toEqual([typed, 422, { documento: 'CPF ou CNPJ inválido.' }])
    }
  })

  test('a document is unique in a church, however it is typed, and is free again after a delete', async () => {
    const token = await betel.token(1)
    const documento = cnpj.generate()
    const { id } = await create({ documento })
    const again = () => app.rest(token, 'POST', '/fornecedores', fields({ documento: cnpj.format(documento) }))
    const refused = await again()
    expect([refused.status, refused.body.campos]).toEqual([
      409,
      { documento: 'Já existe um fornecedor com este CPF ou CNPJ.' },
    ])
    expect((await app.rest(await other.token(1), 'POST', '/fornecedores', fields({ documento }))).status).toBe(201)
    await app.rest(token, 'DELETE', `/fornecedores/${id}`)
    expect((await again()).status).toBe(201)
    expect((await app.graphql(token, restore, { id })).status).toBe(409)
  })
})

describe('the supplier of expenses and payables', () => {
  const today = churchDay()
  const expense = (data: object) => ({ descricao: 'Papel', data: today, categoria: 3, valor: '10.00', ...data })
  const payable = async (data: object) => ({
    descricaoConta: 'Aluguel de som',
    valorConta: '300.00',
    dataVencimentoConta: today,
    idCentroCusto: await centre(),
    ...data,
  })
  const centre = async () => {
    const token = await betel.token(1)
    const department = await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: unique('Som ') })
    const body = { nome: unique('Som '), idDepartamento: department.body.id }
    return (await app.rest(token, 'POST', '/centro-custo', body)).body.id as number
  }

  test('settling a payable gives its expense the supplier; both are pages of the supplier with their sums', async () => {
    const token = await betel.token(1)
    const { id, uuid } = await create()
    const paid = (await app.rest(token, 'POST', '/contasPagar', await payable({ idFornecedor: uuid }))).body
    expect(paid.idFornecedor).toBe(id)
    await app.rest(token, 'PATCH', `/contasPagar/${paid.id}/encerrar`)
    const typed = (await app.rest(token, 'POST', '/saidas', expense({ idFornecedor: id }))).body
    await app.rest(token, 'POST', '/saidas', expense({}))
    const { data } = await app.graphql(
      token,
      `query($id: ID!) { fornecedor(id: $id) {
        contasPagar { nodes { id fornecedor { id } } soma } saidas { nodes { origem fornecedor { nome } } soma } } }`,
      { id },
    )
    expect(data.fornecedor.contasPagar).toEqual({ nodes: [{ id: paid.id, fornecedor: { id } }], soma: '300.00' })
    expect(data.fornecedor.saidas.soma).toBe('310.00')
    for (const [path, ids] of [
      ['saidas', 2],
      ['contasPagar', 1],
      ['entradas', 0],
      ['contasReceber', 0],
    ] as const) {
      const list = `query($of: ID) { lista: ${path}(filtro: { idFornecedor: $of }) { totalCount } }`
      expect([path, (await app.graphql(token, list, { of: uuid })).data.lista.totalCount]).toEqual([path, ids])
    }
    const refused = await app.rest(token, 'DELETE', `/fornecedores/${id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Este fornecedor tem contas a pagar e não pode ser excluído. Você pode desativá-lo.',
    ])
    const without = await app.rest(token, 'PUT', `/saidas/${typed.id}`, expense({ idFornecedor: null }))
    expect([without.status, without.body.idFornecedor]).toEqual([200, null])
    const file = String((await app.rest(token, 'GET', `/exportar/contas-pagar?formato=csv&idFornecedor=${id}`)).body)
    expect(file.split('\n')[0]).toContain('Fornecedor')
  })

  test('a member sees the expense without its supplier', async () => {
    const { id } = await create()
    const token = await betel.token(1)
    const saida = (await app.rest(token, 'POST', '/saidas', expense({ idFornecedor: id }))).body
    const query = 'query($id: ID!) { saida(id: $id) { descricao fornecedor { nome } } }'
    const { data, errors } = await app.graphql(await betel.token(2), query, { id: saida.id })
    expect([errors, data.saida]).toEqual([undefined, { descricao: 'Papel', fornecedor: null }])
  })

  test('an inactive supplier, one of another church and one of a receivable are refused; a stored one may stay', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const stored = (await app.rest(token, 'POST', '/saidas', expense({ idFornecedor: id }))).body
    expect((await app.rest(token, 'PATCH', `/fornecedores/${id}/desativar`)).body.ativo).toBe(false)
    const kept = await app.rest(token, 'PUT', `/saidas/${stored.id}`, expense({ idFornecedor: id, valor: '11.00' }))
    expect([kept.status, kept.body.idFornecedor]).toEqual([200, id])
    const foreign = (await app.rest(await other.token(1), 'POST', '/fornecedores', fields())).body
    for (const [idFornecedor, text] of [
      [id, 'Este fornecedor está desativado.'],
      [foreign.id, 'Fornecedor não encontrado.'],
    ] as const)
      for (const [path, body] of [
        ['/saidas', expense({ idFornecedor })],
        ['/contasPagar', await payable({ idFornecedor })],
      ] as const) {
        const refused = await app.rest(token, 'POST', path, body)
        expect([path, refused.status, refused.body.campos]).toEqual([path, 422, { idFornecedor: text }])
      }
    await app.rest(token, 'PATCH', `/fornecedores/${id}/ativar`)
    const receivable = await app.rest(token, 'POST', '/contasReceber', await payable({ idFornecedor: id }))
    expect([receivable.status, receivable.body.campos]).toEqual([
      422,
      { idFornecedor: 'Só uma conta a pagar tem fornecedor.' },
    ])
  })

  test('each month of a repeating payable has the supplier of the one before', async () => {
    const { id } = await create()
    const token = await betel.token(1)
    const first = churchDay(-40)
    const body = await payable({ idFornecedor: id, dataVencimentoConta: first, repetir: true })
    await app.rest(token, 'POST', '/contasPagar', body)
    const rows = (await app.rest(token, 'GET', `/contasPagar?idFornecedor=${id}`)).body
    expect(rows.length).toBeGreaterThan(1)
  })
})
