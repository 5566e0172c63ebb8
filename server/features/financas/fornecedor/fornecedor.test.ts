import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { cnpj } from 'cpf-cnpj-validator'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

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

const ler = 'query($id: ID!) { fornecedor(id: $id) { id } }'
const criar = 'mutation($input: FornecedorInput!) { criarFornecedor(input: $input) { id uuid idCliente versao } }'
const atualizar =
  'mutation($id: ID!, $input: FornecedorInput!) { atualizarFornecedor(id: $id, input: $input) { versao } }'
const restaurar = 'mutation($id: ID!) { restaurarFornecedor(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation that other perfis are refused and other churches' records are not found
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarFornecedor
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(3), 'GET', `/fornecedores/${id}`)).status).toBe(200)
  expect((await app.rest(await betel.token(2), 'GET', `/fornecedores/${id}`)).status).toBe(403)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarFornecedor).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/fornecedores/${uuid}`)).body).toEqual({
    message: 'Fornecedor excluído com sucesso.',
  })
  expect((await app.rest(await betel.token(3), 'GET', `/fornecedores/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarFornecedor).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/fornecedores/${id}`)).status).toBe(200)
})

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
    expect((await app.graphql(token, restaurar, { id })).status).toBe(409)
  })

  test('an edit of an outdated version is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('the supplier of expenses and payables', () => {
  const today = new Date().toISOString().slice(0, 10)
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
    const first = new Date(Date.now() - 40 * 86_400_000).toISOString().slice(0, 10)
    const body = await payable({ idFornecedor: id, dataVencimentoConta: first, repetir: true })
    await app.rest(token, 'POST', '/contasPagar', body)
    const rows = (await app.rest(token, 'GET', `/contasPagar?idFornecedor=${id}`)).body
    expect(rows.length).toBeGreaterThan(1)
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ fornecedores(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.fornecedores.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/fornecedores/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/fornecedores/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/fornecedores?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/fornecedores/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/fornecedores?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/fornecedores?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { nome } = await create()
    const search = `${path}&busca=${encodeURIComponent(nome)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(nome)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(nome)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'fornecedor.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: nome.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const token = await (await app.church()).token(1)
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/fornecedores', { nome: `${nome} ${word}` })
    const list = async (args: string) =>
      (await app.graphql(token, `{ fornecedores(${args}) { totalCount nodes { nome } } }`)).data.fornecedores
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ nome: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('Ávila', 'bateria', 'Violão'))
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: nome, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/fornecedores?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/fornecedores', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/fornecedores')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/fornecedores')).status).toBe(403)
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/fornecedores', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
