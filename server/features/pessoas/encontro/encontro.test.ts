import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { anotherDay, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let cell: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  cell = await newCell()
})
afterAll(() => app.close())

const newCell = async (church = betel): Promise<number> =>
  (await app.rest(await church.token(1), 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id
const fields = (data: object = {}) => ({ dataEncontro: anotherDay(), temaEstudo: unique('Salmo '), ...data })
const path = (rest = '', of = cell) => `/celulas/${of}/encontros${rest}`
const create = async (data: object = {}, of = cell) =>
  (await app.rest(await betel.token(1), 'POST', path('', of), fields(data))).body

const read = 'query($id: ID!) { encontro(id: $id) { id versao } }'
const createDocument =
  'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { id uuid idCliente idCelula versao } }'
const update = 'mutation($id: ID!, $input: EncontroInput!) { atualizarEncontro(id: $id, input: $input) { versao } }'
const remove = 'mutation($id: ID!) { excluirEncontro(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarEncontro(id: $id) { excluidoEm } }'

describe('every operation checks the session and the permission', () => {
  const operations = (id: number | string): [string, object][] => [
    [read, { id }],
    [update, { id, input: fields() }],
    [remove, { id }],
    [restore, { id }],
    [createDocument, { input: fields({ idCelula: String(cell) }) }],
  ]

  test("another church's meetings and cells are not found", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [query, variables] of operations(ref).slice(0, 4))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
      for (const method of ['GET', 'PUT', 'DELETE'] as const)
        expect((await app.rest(token, method, path(`/${ref}`), fields())).status).toBe(404)
    }
    for (const method of ['GET', 'POST'] as const) {
      const { status, body } = await app.rest(token, method, path(), method === 'POST' ? fields() : undefined)
      expect([method, status, body.message]).toEqual([method, 404, 'Célula não encontrada.'])
    }
    const refused = await app.graphql(token, createDocument, { input: fields({ idCelula: String(cell) }) })
    expect(refused.errors?.[0]?.extensions.campos).toEqual({ idCelula: 'Célula não encontrada.' })
  })

  test('a meeting is not found in the path of another cell', async () => {
    const { id } = await create()
    const elsewhere = await newCell()
    for (const method of ['GET', 'PUT', 'DELETE'] as const)
      expect((await app.rest(await betel.token(1), method, path(`/${id}`, elsewhere), fields())).status).toBe(404)
    expect((await app.rest(await betel.token(1), 'GET', path(`/${id}`))).status).toBe(200)
  })

  test('a permitted user creates, edits and deletes a meeting, and the administrator restores it', async () => {
    const token = await betel.token(3)
    const { data } = await app.graphql(token, createDocument, { input: fields({ idCelula: String(cell) }) })
    const { id, uuid } = data.criarEncontro
    expect(data.criarEncontro).toMatchObject({ idCliente: betel.idCliente, idCelula: cell, versao: 1 })
    const edited = await app.graphql(token, update, { id: uuid, input: fields({ versao: 1 }) })
    expect(edited.data.atualizarEncontro).toEqual({ versao: 2 })
    expect((await app.rest(token, 'DELETE', path(`/${uuid}`))).body).toEqual({
      message: 'Encontro excluído com sucesso.',
    })
    expect((await app.rest(token, 'GET', path(`/${id}`))).status).toBe(404)
    expect((await app.graphql(token, restore, { id })).status).toBe(403)
    const restored = await app.graphql(await betel.token(1), restore, { id })
    expect(restored.data.restaurarEncontro).toEqual({ excluidoEm: null })
    expect((await app.rest(token, 'GET', path(`/${id}`))).status).toBe(200)
  })
})

describe('rules for saving a record', () => {
  test('a meeting with a wrong day, number of visitors, length or place is refused by its field', async () => {
    const token = await betel.token(1)
    const before = (await app.rest(token, 'GET', path())).body.length
    const foreign = (await app.rest(await other.token(1), 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    const wrong: [string, unknown][] = [
      ['dataEncontro', ''],
      ['dataEncontro', '2026-02-30'],
      ['temaEstudo', 'x'.repeat(201)],
      ['visitantes', -1],
      ['visitantes', 1000],
      ['visitantes', 2.5],
      ['idLocal', foreign.id],
      ['observacoes', 'x'.repeat(2001)],
    ]
    for (const [field, value] of wrong) {
      const { status, body } = await app.rest(token, 'POST', path(), fields({ [field]: value }))
      expect([field, value, status, Object.keys(body.campos ?? {})]).toEqual([field, value, 422, [field]])
    }
    expect((await app.rest(token, 'GET', path())).body).toHaveLength(before)
  })

  test('the response contains the values that were sent; an edit does not change fields that are not sent', async () => {
    const place = (await app.rest(await betel.token(1), 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    const data = { dataEncontro: '2026-11-10', temaEstudo: 'Salmo 23', observacoes: 'Oração', visitantes: 3 }
    const created = await create({ ...data, idLocal: place.uuid })
    expect(created).toMatchObject({
      ...data,
      idLocal: place.id,
      local: { nomeLocal: place.nomeLocal },
      qtdePresentes: 0,
    })
    const { body } = await app.rest(await betel.token(1), 'PUT', path(`/${created.id}`), {
      dataEncontro: '2026-11-11',
      temaEstudo: '',
    })
    expect(body).toEqual({ ...created, dataEncontro: '2026-11-11', temaEstudo: null })
  })

  test('a second meeting of a cell on a day is refused when it is created, even concurrently, edited or restored', async () => {
    const of = await newCell()
    const token = await betel.token(3)
    const send = (dataEncontro: string) => app.rest(token, 'POST', path('', of), fields({ dataEncontro }))
    const answers = await Promise.all([1, 2, 3].map(() => send('2026-02-03')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    const message = 'Esta célula já tem um encontro nesta data.'
    for (const { body } of answers.filter(({ status }) => status === 409))
      expect(body).toMatchObject({ message, campos: { dataEncontro: message } })
    const first = answers.find(({ status }) => status === 201)?.body
    const later = (await send('2026-02-10')).body
    const edited = await app.rest(token, 'PUT', path(`/${later.id}`, of), fields({ dataEncontro: '2026-02-03' }))
    expect([edited.status, edited.body.message]).toEqual([409, message])
    expect(
      (await app.rest(token, 'PUT', path(`/${first.id}`, of), fields({ dataEncontro: '2026-02-03' }))).status,
    ).toBe(200)
    await app.rest(token, 'DELETE', path(`/${first.id}`, of))
    expect((await send('2026-02-03')).status).toBe(201)
    const back = await app.graphql(await betel.token(1), restore, { id: first.id })
    expect(back.errors?.[0]?.extensions).toMatchObject({ status: 409, campos: { dataEncontro: message } })
    const elsewhere = await newCell()
    expect((await app.rest(token, 'POST', path('', elsewhere), fields({ dataEncontro: '2026-02-03' }))).status).toBe(
      201,
    )
  })

  test('the meetings of a deleted cell are not found until the cell is restored', async () => {
    const token = await betel.token(1)
    const of = await newCell()
    const { id } = await create({}, of)
    await app.rest(token, 'DELETE', `/celulas/${of}`)
    expect((await app.rest(token, 'GET', path('', of))).status).toBe(404)
    for (const [query, variables] of [
      [read, { id }],
      [update, { id, input: fields() }],
      [remove, { id }],
    ] as const)
      expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
    expect((await app.rest(token, 'POST', path('', of), fields())).status).toBe(404)
    await app.graphql(token, 'mutation($id: ID!) { restaurarCelula(id: $id) { id } }', { id: of })
    expect((await app.rest(token, 'GET', path('', of))).body).toHaveLength(1)
  })
})

describe('list of meetings', () => {
  test('the list of meetings is sorted newest first; it filters by cell and period, searches by theme and cell, and sorts', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [agape, canaa] = await Promise.all(
      ['Ágape', 'Canaã'].map(async (nomeCelula) => (await app.rest(token, 'POST', '/celulas', { nomeCelula })).body.id),
    )
    for (const [of, dataEncontro, temaEstudo, visitantes] of [
      [agape, '2026-01-06', 'Graça', 2],
      [canaa, '2026-01-08', 'Oração', 0],
      [agape, '2026-02-03', 'Perdão', 5],
    ] as const)
      await app.rest(token, 'POST', path('', of), { dataEncontro, temaEstudo, visitantes })
    const list = async (args: string) =>
      (await app.graphql(token, `{ encontros${args} { totalCount nodes { temaEstudo celula { nomeCelula } } } }`)).data
        .encontros
    const themes = async (args: string) => (await list(args)).nodes.map((row: { temaEstudo: string }) => row.temaEstudo)
    expect(await themes('')).toEqual(['Perdão', 'Oração', 'Graça'])
    expect(await themes(`(filtro: { idCelula: "${agape}" })`)).toEqual(['Perdão', 'Graça'])
    expect(await themes('(filtro: { dataInicial: "2026-01-07", dataFinal: "2026-01-31" })')).toEqual(['Oração'])
    expect(await themes('(busca: "ORACAO")')).toEqual(['Oração'])
    expect(await themes('(busca: "canaa")')).toEqual(['Oração'])
    expect(await themes('(ordem: { campo: visitantes, direcao: ASC })')).toEqual(['Oração', 'Graça', 'Perdão'])
    expect(await themes('(ordem: { campo: celula, direcao: DESC })')).toEqual(['Oração', 'Perdão', 'Graça'])
    expect(await list('(first: 1, after: "1")')).toMatchObject({
      totalCount: 3,
      nodes: [{ temaEstudo: 'Oração', celula: { nomeCelula: 'Canaã' } }],
    })
    const rest = await app.rest(token, 'GET', `${path('', agape)}?dataFinal=2026-01-31`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([1, '1'])
    expect((await app.rest(token, 'GET', `${path('', agape)}?dataInicial=janeiro`)).status).toBe(422)
  })

  test('the list of meetings shows deleted meetings only to users who may restore them', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', path(`/${id}`))
    const bin = async (token: string) => app.rest(token, 'GET', path('?excluidos=true'))
    expect((await bin(await betel.token(1))).body.map((row: { id: number }) => row.id)).toContain(id)
    expect((await bin(await betel.token(5))).status).toBe(403)
    expect((await app.rest(await betel.token(5), 'GET', '/exportar/encontros?formato=csv&excluidos=true')).status).toBe(
      403,
    )
  })

  test('the list of meetings contains, without a cell in the path, the meetings of the whole church or of the cell in the query', async () => {
    const church = await app.church()
    const [one, two] = [await newCell(church), await newCell(church)]
    const token = await church.token(2)
    const made: number[] = []
    for (const idCelula of [one, two])
      made.push((await app.rest(await church.token(1), 'POST', path('', idCelula), fields())).body.id)
    const ids = async (query = '', as: string | null = token) =>
      (await app.rest(as, 'GET', `/encontros${query}`)).body.map((row: { id: number }) => row.id)
    expect(new Set(await ids())).toEqual(new Set(made))
    expect(await ids(`?idCelula=${two}`)).toEqual([made[1]])
    expect(await ids(`?idCelula=${two}`, await other.token(1))).toEqual([])
    expect((await app.rest(null, 'GET', '/encontros')).status).toBe(401)
    expect((await app.rest(await church.token(-1), 'GET', '/encontros')).status).toBe(403)
  })

  test('the platform’s administrator lists the meetings of all churches, and edits a meeting in the church of its cell', async () => {
    const { id } = await create()
    const token = await app.platformToken()
    const all = (await app.rest(token, 'GET', '/adm/encontros')).body
    expect(all.map((row: { id: number }) => row.id)).toContain(id)
    expect((await app.rest(await betel.token(1), 'GET', '/adm/encontros')).status).toBe(403)
    const written = await app.rest(token, 'POST', path(), fields())
    expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
    expect((await app.rest(token, 'PUT', path(`/${id}`), fields())).status).toBe(200)
  })

  test('the platform’s administrator reads the meetings of a named cell in that cell’s church, otherwise in the platform’s church', async () => {
    const of = await newCell()
    const { id } = await create({}, of)
    const member = await betel.person()
    await app.rest(await betel.token(1), 'POST', `${path(`/${id}`, of)}/membros`, { idMembro: member.id })
    await app.rest(await betel.token(1), 'POST', '/membros-celulas', { idCelula: of, idMembro: member.id })
    const token = await app.platformToken()
    const ids = async (address: string) =>
      (await app.rest(token, 'GET', address)).body.map((row: Record<string, number>) => row.idMembro ?? row.id)
    expect(await ids(path('', of))).toEqual([id])
    expect(await ids(`${path(`/${id}`, of)}/membros`)).toEqual([member.id])
    expect(await ids(`/membros-celulas?idCelula=${of}`)).toEqual([member.id])
    expect(await ids(`/membros-celulas?idCelula=${of}&idCliente=${betel.idCliente}`)).toEqual([member.id])
    expect(await ids(`/membros-celulas?idCelula=${of}&idCliente=${other.idCliente}`)).toEqual([])
    expect((await app.rest(token, 'GET', `${path('', of)}?idCliente=${other.idCliente}`)).status).toBe(404)
    expect(await ids('/membros-celulas')).toEqual([])
    expect(await ids('/celulas')).toEqual([])
  })

  test('the export has the rows of the filter from the current user’s church only, and is recorded in the audit log', async () => {
    const of = await newCell()
    const { temaEstudo } = await create({ visitantes: 4 }, of)
    const file = `/exportar/encontros?formato=csv&idCelula=${of}`
    expect((await app.rest(null, 'GET', file)).status).toBe(401)
    expect((await app.rest(await betel.token(2), 'GET', file)).status).toBe(403)
    const lines = String((await app.rest(await betel.token(4), 'GET', file)).body)
      .trim()
      .split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain(temaEstudo)
    expect(String((await app.rest(await other.token(1), 'GET', file)).body)).not.toContain(temaEstudo)
    const traces = await app.sql<{ depois: { linhas: number } }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'encontro.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { linhas: 1 } }])
  })
})
