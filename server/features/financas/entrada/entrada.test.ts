import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { formatDate, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

/** Income and expenses follow the same rules, each with its own operations. */
describe.each([
  ['entrada', 'Entrada', 'entradas', 'Entrada', 'Oferta'],
  ['saida', 'Saida', 'saidas', 'Saída', 'Manutenção'],
])('%s', (one, Type, many, Nome, nomeCategoria) => {
  const fields = (data: object = {}) => ({
    descricao: unique('Culto da manhã '),
    data: '2026-11-08',
    categoria: 2,
    valor: '1234.56',
    ...data,
  })
  const create = async (data: object = {}, church = betel) =>
    (await app.rest(await church.token(1), 'POST', `/${many}`, fields(data))).body

  const read = `query($id: ID!) { ${one}(id: $id) { id } }`
  const createDocument = `mutation($input: ${Type}Input!) { criar${Type}(input: $input) { id uuid idCliente valor categoria nomeCategoria origem versao acoesPermitidas } }`
  const update = `mutation($id: ID!, $input: ${Type}Input!) { atualizar${Type}(id: $id, input: $input) { valor data versao } }`
  const remove = `mutation($id: ID!) { excluir${Type}(id: $id) { message } }`
  const restore = `mutation($id: ID!) { restaurar${Type}(id: $id) { excluidoEm } }`
  const estornar = `mutation($id: ID!, $input: EstornoInput!) { estornar${Type}(id: $id, input: $input) { id valor idEstornado data descricao acoesPermitidas } }`

  describe('access of each perfil to each operation', () => {
    const operations = (id: number | string): [string, object][] => [
      [read, { id }],
      [update, { id, input: fields() }],
      [remove, { id }],
      [estornar, { id, input: { data: '2026-11-20' } }],
      [restore, { id }],
      [createDocument, { input: fields() }],
    ]

    test('a member can only read the entries', async () => {
      const { id } = await create()
      const token = await betel.token(2)
      for (const [query, variables] of operations(id).slice(1))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
      expect((await app.rest(token, 'POST', `/${many}`, fields())).status).toBe(403)
      expect((await app.rest(token, 'DELETE', `/${many}/${id}`)).status).toBe(403)
      const { status, body } = await app.rest(token, 'GET', `/${many}/${id}`)
      expect([status, body.valor]).toEqual([200, 1234.56])
      expect((await app.rest(token, 'GET', `/exportar/${many}?formato=csv`)).status).toBe(403)
    })

    test('leaders, assistants and the pastor create, edit and delete entries; the administrator restores them', async () => {
      for (const perfil of [3, 4, 5] as const) {
        const token = await betel.token(perfil)
        const made = (await app.graphql(token, createDocument, { input: fields({ valor: '10.5' }) })).data[
          `criar${Type}`
        ]
        expect(made).toEqual({
          id: expect.any(Number),
          uuid: expect.any(String),
          idCliente: betel.idCliente,
          valor: '10.50',
          categoria: 2,
          nomeCategoria,
          origem: null,
          versao: 1,
          acoesPermitidas: ['editar', 'excluir'],
        })
        const input = fields({ valor: '11.00', data: '2026-10-31', versao: 1 })
        const edited = (await app.graphql(token, update, { id: made.uuid, input })).data[`atualizar${Type}`]
        expect(edited).toEqual({ valor: '11.00', data: '2026-10-31', versao: 2 })
        expect((await app.graphql(token, remove, { id: made.id })).data[`excluir${Type}`]).toEqual({
          message: `${Nome} excluída com sucesso.`,
        })
        expect((await app.graphql(token, restore, { id: made.id })).status).toBe(403)
        expect((await app.graphql(await betel.token(1), restore, { id: made.id })).data).toEqual({
          [`restaurar${Type}`]: { excluidoEm: null },
        })
      }
    })

    test('the platform’s administrator reads the entries of all churches, and edits an entry in its own church', async () => {
      const token = await app.platformToken()
      const { id, uuid } = await create()
      await create({}, other)
      const rows = (await app.rest(token, 'GET', `/adm/${many}`)).body as { idCliente: number }[]
      expect(new Set(rows.map((row) => row.idCliente)).size).toBeGreaterThan(1)
      const edited = await app.rest(token, 'PUT', `/${many}/${uuid}`, fields({ descricao: 'Pela plataforma' }))
      expect(edited.body).toMatchObject({ id, idCliente: betel.idCliente, descricao: 'Pela plataforma' })
      expect((await app.rest(await betel.token(1), 'GET', `/adm/${many}`)).status).toBe(403)
    })
  })

  describe('the input of a ledger entry', () => {
    test('missing or invalid fields are reported, and nothing is written', async () => {
      const [before] = await app.sql<{ n: number }>(`select count(*)::int as n from ${one}`)
      const send = async (data: object) => (await app.rest(await betel.token(1), 'POST', `/${many}`, data)).body
      const missing = await send({})
      expect(missing.campos).toEqual({
        descricao: 'Informe a descrição.',
        data: 'Informe uma data válida.',
        categoria: 'Escolha a categoria.',
        valor: 'Informe um valor válido.',
      })
      expect([missing.error, missing.codigo]).toEqual(['Informe a descrição.', 'VALIDATION_FAILED'])
      const wrong: [object, string, string][] = [
        [{ valor: 0 }, 'valor', 'O valor deve ser maior que zero.'],
        [{ valor: '-1.00' }, 'valor', 'O valor não pode ser negativo.'],
        [{ valor: '10,50' }, 'valor', 'Escreva o valor com ponto e sem separar os milhares, como em 1234.50.'],
        [{ valor: 0.1 + 0.2 }, 'valor', 'Informe um valor com no máximo duas casas decimais.'],
        [{ valor: '1234567890123' }, 'valor', 'Informe um valor com no máximo duas casas decimais.'],
        [{ categoria: 1.5 }, 'categoria', 'Escolha a categoria.'],
        [{ data: '2026-02-30' }, 'data', 'Informe uma data válida.'],
        [{ descricao: 'x'.repeat(256) }, 'descricao', 'Use no máximo 255 caracteres.'],
      ]
      for (const [data, field, text] of wrong) expect((await send(fields(data))).campos).toEqual({ [field]: text })
      expect(await app.sql(`select count(*)::int as n from ${one}`)).toEqual([before])
    })

    test('an origin or a reversal in the input is ignored; an input that names another church is refused', async () => {
      const made = await create({ origem: 'dizimo', idOrigem: 1, idEstornado: 1, id: 5 })
      expect(made).toMatchObject({ origem: null, idOrigem: null, idEstornado: null })
      expect(
        (await app.rest(await betel.token(1), 'POST', `/${many}`, fields({ idCliente: other.idCliente }))).status,
      ).toBe(403)
    })

    test('the largest amount is returned exactly', async () => {
      const { id } = await create({ valor: '999999999999.99' })
      const { data } = await app.graphql(await betel.token(1), `{ ${one}(id: ${id}) { valor } }`)
      expect(data[one].valor).toBe('999999999999.99')
      await app.rest(await betel.token(1), 'DELETE', `/${many}/${id}`)
    })

    test('an edit of an outdated version is refused; a repeated Idempotency-Key writes once', async () => {
      const token = await betel.token(1)
      const { id } = await create()
      const edit = (valor: string) => app.graphql(token, update, { id, input: fields({ valor, versao: 1 }) })
      expect((await edit('1.00')).status).toBe(200)
      expect((await edit('2.00')).errors?.[0]?.extensions.code).toBe('STALE')
      const data = fields()
      const key = { 'idempotency-key': unique('chave') }
      const [a, b] = await Promise.all([1, 2].map(() => app.rest(token, 'POST', `/${many}`, data, key)))
      expect(a?.body.id).toBe(b?.body.id)
    })
  })

  describe('listing the records', () => {
    let church: TestChurch
    let token: string
    beforeAll(async () => {
      church = await app.church()
      token = await church.token(1)
      await app.sql(
        `insert into ${one} (id_cliente, descricao, data, categoria, valor)
         select $1::int, 'Oferta nº ' || i, date '2026-03-31' - i, 1 + i % 5, i + 0.01 from generate_series(0, 69) i`,
        [church.idCliente],
      )
    })
    const list = async (args: string, fields: string) =>
      (await app.graphql(token, `{ ${many}(${args}) { ${fields} } }`)).data[many]

    test('each month has the totals of the whole month, on every page', async () => {
      // rows 0 to 30 are in March, 31 to 58 in February, 59 to 69 in January
      const sum = (from: number, to: number) => {
        let cents = 0
        for (let i = from; i <= to; i++) cents += i * 100 + 1
        return `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
      }
      const [march, february, january] = [sum(0, 30), sum(31, 58), sum(59, 69)]
      const months = 'nodes { data } meses { mes total quantidade primeiro fechado } totalCount soma'
      const first = await list('first: 40', months)
      expect(first.meses).toEqual([
        { mes: '2026-03', total: march, quantidade: 31, primeiro: 1, fechado: false },
        { mes: '2026-02', total: february, quantidade: 28, primeiro: 1, fechado: false },
      ])
      expect([first.totalCount, first.soma, first.nodes[0].data]).toEqual([70, sum(0, 69), '2026-03-31'])
      const second = await list('first: 40, after: "40"', months)
      expect(second.meses).toEqual([
        { mes: '2026-02', total: february, quantidade: 28, primeiro: 10, fechado: false },
        { mes: '2026-01', total: january, quantidade: 11, primeiro: 1, fechado: false },
      ])
      const up = await list('first: 20, after: "20", ordem: { campo: data, direcao: ASC }', months)
      expect(up.meses).toEqual([
        { mes: '2026-02', total: february, quantidade: 28, primeiro: 10, fechado: false },
        { mes: '2026-03', total: march, quantidade: 31, primeiro: 1, fechado: false },
      ])
      expect((await list('ordem: { campo: valor }', months)).meses).toEqual([])
      const narrowed = await list('filtro: { categoria: 3 }', months)
      // category 3 has the rows with i % 5 = 2
      expect(narrowed.meses[0]).toEqual({ mes: '2026-03', total: '87.06', quantidade: 6, primeiro: 1, fechado: false })
    })

    test('the list can be filtered by description without accents, exact date, month and category', async () => {
      const count = async (filter: string) => (await list(`filtro: { ${filter} }`, 'totalCount')).totalCount
      expect(await count('descricao: "OFERTA N 1"')).toBe(16)
      expect(await count('descricao: "oferta nº 12"')).toBe(1)
      expect(await count('descricao: "%"')).toBe(0)
      expect(await count('data: "2026-03-31"')).toBe(1)
      expect(await count('mes: "2026-02"')).toBe(28)
      expect(await count('categoria: 5')).toBe(14)
      expect(await count('data: "2026-03-27", categoria: 5')).toBe(1)
      const rest = await app.rest(token, 'GET', `/${many}?descricao=oferta%20n%C2%BA%2012&categoria=3&data=2026-03-19`)
      expect(rest.body).toHaveLength(1)
      expect((await app.rest(token, 'GET', `/${many}?mes=2026-13`)).body.campos).toEqual({
        mes: 'Informe o mês como AAAA-MM.',
      })
      expect((await app.rest(token, 'GET', `/${many}?categoria=9`)).status).toBe(422)
    })

    test('the list can be sorted, and shows the recycle bin only to people who may restore', async () => {
      const sorted = await list('first: 2, ordem: { campo: valor, direcao: DESC }', 'nodes { valor }')
      expect(sorted.nodes).toEqual([{ valor: '69.01' }, { valor: '68.01' }])
      const [{ id }] = (await app.rest(token, 'GET', `/${many}?limit=1`)).body
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      const bin = `{ ${many}(filtro: { excluidos: true }) { nodes { id acoesPermitidas } meses { total } } }`
      expect((await app.graphql(token, bin)).data[many]).toEqual({
        nodes: [{ id, acoesPermitidas: ['restaurar'] }],
        meses: [{ total: '0.01' }],
      })
      expect((await app.graphql(await church.token(5), bin)).status).toBe(403)
      await app.graphql(token, restore, { id })
    })

    test('the list uses as many statements for 60 rows as for one, and at most 8', async () => {
      const query = (first: number) =>
        `{ ${many}(first: ${first}) { totalCount soma meses { mes total } nodes { id valor nomeCategoria idEstorno acoesPermitidas } } }`
      const statements = (first: number) => countStatements(() => app.graphql(token, query(first)))
      await statements(1)
      const [few, full] = [await statements(1), await statements(60)]
      expect(full).toBe(few)
      expect(full).toBeLessThanOrEqual(8)
    })
  })
})

test('the global search finds ledger entries of the current user’s church only', async () => {
  const token = await betel.token(2)
  const descricao = unique('Cântico')
  const data = todayIn('America/Sao_Paulo')
  const body = { descricao, data, categoria: 2, valor: '1250.00' }
  const { id } = (await app.rest(await betel.token(1), 'POST', '/saidas', body)).body
  const search = async (as: string) =>
    (
      await app.graphql(as, 'query($texto: String!) { buscar(texto: $texto) { tipo id titulo subtitulo } }', {
        texto: descricao.replace('â', 'a'),
      })
    ).data.buscar
  expect(await search(token)).toEqual([
    { tipo: 'saida', id, titulo: descricao, subtitulo: `${formatDate(data)} · R$ 1.250,00` },
  ])
  expect(await search(await other.token(1))).toEqual([])
})

describe('compatibility of the REST routes', () => {
  const body = { descricao: 'Cadeiras', data: '2026-11-09', valor: 99.99 }

  test('an expense returns its category in two fields, and accepts either of them', async () => {
    const token = await betel.token(1)
    for (const name of ['categoria', 'categoria_id']) {
      const made = (await app.rest(token, 'POST', '/saidas', { ...body, [name]: 3 })).body
      expect(made).toMatchObject({ categoria: 3, categoria_id: 3, valor: 99.99, data: '2026-11-09' })
    }
    const { status, body: refused } = await app.rest(token, 'POST', '/saidas', body)
    expect([status, refused.campos]).toEqual([422, { categoria: 'Escolha a categoria.' }])
  })

  test('deleting an expense returns true, deleting an income returns a message', async () => {
    const token = await betel.token(1)
    const saida = (await app.rest(token, 'POST', '/saidas', { ...body, categoria: 3 })).body
    expect(await app.rest(token, 'DELETE', `/saidas/${saida.id}`)).toMatchObject({ status: 200, body: true })
    expect((await app.rest(token, 'DELETE', `/saidas/${saida.id}`)).body.erro).toBe('Saída não encontrada.')
    const entrada = (await app.rest(token, 'POST', '/entradas', { ...body, categoria: 2 })).body
    expect((await app.rest(token, 'DELETE', `/entradas/${entrada.id}`)).body).toEqual({
      message: 'Entrada excluída com sucesso.',
    })
  })
})
