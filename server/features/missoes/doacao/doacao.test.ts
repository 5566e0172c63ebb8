import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let other: TestChurch
let church: TestChurch
let token: string
let idCampanha: number

beforeAll(async () => {
  app = await testApp()
  other = await app.church()
})
afterAll(() => app.close())

const path = '/campanhas-missoes-doacoes'
const campanha = (data: object = {}) => ({
  nomeCampanha: unique('Missões '),
  tipoCampanha: 'mundial',
  dataInicio: '2026-03-01',
  dataFim: '2026-09-30',
  alvoCampanha: 1000,
  ...data,
})

beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  idCampanha = (await app.rest(token, 'POST', '/campanhasMissoes', campanha({ nomeCampanha: 'Barco' }))).body.id
})

const give = async (data: object = {}) =>
  app.rest(token, 'POST', path, { idCampanha, valorDoacao: 50.25, idMembro: (await church.person()).uuid, ...data })
const reached = async () => (await app.rest(token, 'GET', `/campanhasMissoes/${idCampanha}`)).body.atingidoCampanha
const entries = async () => (await app.rest(token, 'GET', '/entradas')).body

const read = 'query($id: ID!) { doacao(id: $id) { id } }'
const create = 'mutation($input: DoacaoInput!) { criarDoacao(input: $input) { id uuid dataDoacao membro { name } } }'
const remove = 'mutation($id: ID!) { excluirDoacao(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarDoacao(id: $id) { excluidoEm } }'

describe('access of each perfil to each operation', () => {
  const operations = (id: number | string): [string, object][] => [
    [read, { id }],
    [remove, { id }],
    [restore, { id }],
    [create, { input: { idCampanha: String(idCampanha), idMembro: '1', valorDoacao: '1.00' } }],
  ]

  test.each([2, 3, 4] as const)('perfil %s cannot create donations and gets 403', async (perfil) => {
    const { id } = (await give()).body
    const as = await church.token(perfil)
    for (const [query, variables] of operations(id).slice(1))
      expect([query, (await app.graphql(as, query, variables)).status]).toEqual([query, 403])
    expect((await app.rest(as, 'POST', path, { idCampanha })).status).toBe(403)
    expect(await reached()).toBe(50.25)
  })

  test('a donation, campaign or person of another church is not found', async () => {
    const { id, uuid } = (await give()).body
    const theirs = await other.token(1)
    for (const ref of [id, uuid])
      for (const [query, variables] of operations(ref).slice(0, 3))
        expect([query, (await app.graphql(theirs, query, variables)).status]).toEqual([query, 404])
    expect((await app.rest(theirs, 'GET', `${path}/campanha/${idCampanha}`)).status).toBe(404)
    const stranger = (await other.person()).id
    expect((await give({ idMembro: stranger })).body.campos).toEqual({ idMembro: 'Pessoa não encontrada.' })
    const foreign = await app.rest(theirs, 'POST', path, { idCampanha, idMembro: stranger, valorDoacao: 1 })
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Campanha não encontrada.'])
    expect(await reached()).toBe(50.25)
  })

  test('the platform’s administrator creates a donation in the church of the campaign', async () => {
    const { id: idMembro } = await church.person()
    const platform = await app.platformToken()
    const { body } = await app.rest(platform, 'POST', path, { idCampanha, idMembro, valorDoacao: 10 })
    expect(body).toMatchObject({ idCliente: church.idCliente, valorDoacao: 10 })
    expect(await reached()).toBe(10)
  })
})

describe('campaign total and ledger', () => {
  test('a donation increases the total of its campaign and creates an income; deleting and restoring the donation change both', async () => {
    const { status, body } = await give({ dataDoacao: '2026-05-10' })
    expect(status).toBe(201)
    expect(body).toMatchObject({ valorDoacao: 50.25, dataDoacao: '2026-05-10', user: { name: expect.any(String) } })
    const income = { categoria: 3, valor: 50.25, data: '2026-05-10', origem: 'doacao', idOrigem: body.id }
    expect(await reached()).toBe(50.25)
    expect(await entries()).toMatchObject([{ ...income, descricao: 'Doação: Barco' }])
    const [{ id: entry }] = await entries()
    expect((await app.rest(token, 'DELETE', `/entradas/${entry}`)).status).toBe(409)

    expect((await app.rest(token, 'DELETE', `${path}/${body.id}`)).body).toEqual({
      message: 'Doação excluída com sucesso.',
    })
    expect([await reached(), await entries()]).toEqual([0, []])
    expect((await app.rest(token, 'DELETE', `${path}/${body.id}`)).status).toBe(404)

    const back = await app.graphql(token, restore, { id: body.id })
    expect(back.data.restaurarDoacao).toEqual({ excluidoEm: null })
    expect(await reached()).toBe(50.25)
    expect(await entries()).toMatchObject([income])
    expect((await app.graphql(token, restore, { id: body.id })).status).toBe(404)
  })

  test('a reversed donation is marked and not counted, but its campaign cannot be deleted', async () => {
    const { id } = (await give({ dataDoacao: '2025-05-10' })).body
    const query = `query($id: ID!) { doacao(id: $id) { idLancamento estornado acoesPermitidas } }`
    const stateOf = async () => (await app.graphql(token, query, { id })).data.doacao
    const [{ id: entry }] = await entries()
    expect(await stateOf()).toEqual({ idLancamento: entry, estornado: false, acoesPermitidas: ['excluir'] })
    await app.graphql(token, 'mutation { fecharMes(mes: "2025-05") { message } }')
    const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2025-06-02" }) { id } }'
    const reversal = (await app.graphql(token, estornar, { id: entry })).data.estornarEntrada.id
    await app.graphql(token, 'mutation { reabrirMes(mes: "2025-05") { message } }')
    expect(await stateOf()).toEqual({ idLancamento: entry, estornado: true, acoesPermitidas: [] })
    const listed = (await app.rest(token, 'GET', path)).body.find((row: { id: number }) => row.id === id)
    expect([listed.estornado, (await app.rest(token, 'GET', `${path}/${id}`)).body.estornado]).toEqual([true, true])
    const csv = String((await app.rest(token, 'GET', `/exportar/doacoes?formato=csv&idCampanha=${idCampanha}`)).body)
    expect(
      csv
        .trim()
        .split(/\r?\n/)
        .map((line) => line.split(';').at(-1)?.replaceAll('"', '')),
    ).toEqual(['Estornada', 'Sim'])
    const totals = `query($id: ID!) { campanhaMissoes(id: $id) { atingidoCampanha totalDoacoes quantidadeDoacoes progresso } }`
    expect((await app.graphql(token, totals, { id: idCampanha })).data.campanhaMissoes).toEqual({
      atingidoCampanha: '0.00',
      totalDoacoes: '0.00',
      quantidadeDoacoes: 0,
      progresso: '0.00',
    })
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(409)
    // the offered actions agree with that rule, on the campaign's page and in the list
    const offered = `query($id: ID!) { campanhaMissoes(id: $id) { acoesPermitidas }
      campanhasMissoes(first: 100) { nodes { id acoesPermitidas } } }`
    const { campanhaMissoes, campanhasMissoes } = (await app.graphql(token, offered, { id: idCampanha })).data
    const inList = campanhasMissoes.nodes.find((row: { id: number }) => row.id === Number(idCampanha))
    for (const { acoesPermitidas } of [campanhaMissoes, inList]) {
      expect(acoesPermitidas).toContain('editar')
      expect(acoesPermitidas).not.toContain('excluir')
    }
    expect((await app.rest(token, 'DELETE', `/campanhasMissoes/${idCampanha}`)).body.erro).toBe(
      'Esta campanha tem doações e não pode ser excluída: desative-a.',
    )
    // a raised amount entered now does not include the reversed donation
    await app.rest(token, 'PUT', `/campanhasMissoes/${idCampanha}`, campanha({ atingidoCampanha: 30 }))
    expect(await reached()).toBe(30)
    expect((await app.rest(token, 'DELETE', `/entradas/${reversal}`)).status).toBe(200)
    expect([await reached(), (await stateOf()).acoesPermitidas]).toEqual([80.25, ['excluir']])
  })

  test('a donation without a day gets the date of today in the church’s time zone', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
    expect((await give()).body.dataDoacao).toBe(today)
  })

  test('twenty concurrent donations and ten concurrent deletes are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => church.person()))
    const answers = await Promise.all(people.map(({ id }) => give({ idMembro: id, valorDoacao: 0.1 })))
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(201))
    expect(await reached()).toBe(2)
    expect(await entries()).toHaveLength(20)
    const gone = await Promise.all(
      answers.slice(0, 10).map(({ body }) => app.rest(token, 'DELETE', `${path}/${body.id}`)),
    )
    expect(gone.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect([await reached(), (await entries()).length]).toEqual([1, 10])
  })

  test('in a closed month a donation can be neither created nor deleted, and nothing is written', async () => {
    const { id } = (await give({ dataDoacao: '2026-01-10' })).body
    const fechar = 'mutation { fecharMes(mes: "2026-01") { message } }'
    const closed = await app.graphql(token, fechar)
    expect(closed.errors).toBeUndefined()
    const text = 'O mês de janeiro de 2026 está fechado.'
    const late = await give({ dataDoacao: '2026-01-20' })
    expect([late.status, late.body.message, late.body.campos]).toEqual([409, text, { dataDoacao: text }])
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).body.message).toBe(text)
    expect([await reached(), (await entries()).length]).toEqual([50.25, 1])
    const may = await app.graphql(token, 'query($id: ID!) { doacao(id: $id) { acoesPermitidas } }', { id })
    expect(may.data.doacao.acoesPermitidas).toEqual([])
  })

  test('a deleted donation of a closed month says what to reopen, to who may restore it, and so does the refusal', async () => {
    const { id, uuid } = (await give({ dataDoacao: '2026-01-10' })).body
    await app.rest(token, 'DELETE', `${path}/${id}`)
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-01") { message } }')
    const text =
      'O mês de janeiro de 2026 está fechado. Para restaurar, é preciso antes reabri-lo em Tesouraria, Fechamento.'
    const row = async () =>
      (await app.graphql(token, 'query($id: ID!) { doacao(id: $id) { recusaRestaurar acoesPermitidas } }', { id })).data
        .doacao
    expect(await row()).toEqual({ recusaRestaurar: text, acoesPermitidas: [] })
    const restore = 'mutation($id: ID!) { restaurarDaLixeira(tabela: "doacao", uuid: $id) { message } }'
    expect((await app.graphql(token, restore, { id: uuid })).errors?.[0]?.message).toBe(text)
    await app.graphql(token, 'mutation { reabrirMes(mes: "2026-01") { message } }')
    expect(await row()).toEqual({ recusaRestaurar: null, acoesPermitidas: ['restaurar'] })
    expect((await app.graphql(token, restore, { id: uuid })).errors).toBeUndefined()
    expect((await row()).recusaRestaurar).toBeNull()
  })
})

describe('rules for saving a record', () => {
  test('amount and person are required, and the day is not in the future', async () => {
    expect((await give({ valorDoacao: 0 })).body.campos).toEqual({ valorDoacao: 'O valor deve ser maior que zero.' })
    expect((await give({ valorDoacao: 1.234 })).status).toBe(422)
    expect((await give({ idMembro: '' })).body.campos).toEqual({ idMembro: 'Escolha quem doou.' })
    expect((await give({ dataDoacao: '2999-01-01' })).body.campos).toEqual({
      dataDoacao: 'A doação não pode ser de um dia que ainda vem.',
    })
    expect([await reached(), await entries()]).toEqual([0, []])
  })

  test('a cancelled campaign receives no donation; a concluded one does', async () => {
    await app.rest(token, 'PATCH', `/campanhasMissoes/${idCampanha}/concluir`)
    expect((await give()).status).toBe(201)
    await app.rest(token, 'PATCH', `/campanhasMissoes/${idCampanha}/ativar`)
    await app.rest(token, 'PATCH', `/campanhasMissoes/${idCampanha}/cancelar`)
    const refusal = await give()
    expect([refusal.status, refusal.body.message]).toEqual([409, 'Esta campanha está desativada e não recebe doações.'])
  })

  test('the means of a donation is in the list, which can be filtered by it, and in its export', async () => {
    await give({ valorDoacao: 4520.07, meioDoacao: 'pix' })
    await give({ valorDoacao: 4530.09 })
    const query = `query($id: ID!, $meio: String) {
      doacoes(filtro: { idCampanha: $id, meioDoacao: $meio }) { nodes { valorDoacao nomeMeio } } }`
    const list = async (meio?: string) =>
      (await app.graphql(token, query, { id: String(idCampanha), meio })).data.doacoes.nodes
    expect(await list()).toEqual([
      { valorDoacao: '4530.09', nomeMeio: null },
      { valorDoacao: '4520.07', nomeMeio: 'Pix' },
    ])
    expect(await list('pix')).toEqual([{ valorDoacao: '4520.07', nomeMeio: 'Pix' }])
    expect(await list('cheque')).toEqual([])
    for (const asked of [`/exportar/doacoes?formato=csv&`, `${path}/campanha/${idCampanha}?`]) {
      const { body } = await app.rest(token, 'GET', `${asked}meioDoacao=pix`)
      const text = body instanceof Buffer ? String(body) : JSON.stringify(body)
      expect(text).toMatch(/4\.?520[.,]07/)
      expect(text).not.toMatch(/4\.?530[.,]09/)
    }
  })

  test('a repeated Idempotency-Key creates one donation', async () => {
    const body = { idCampanha, valorDoacao: 5, idMembro: (await church.person()).id }
    const headers = { 'idempotency-key': unique('doacao') }
    const twice = [1, 2].map(() => app.rest(token, 'POST', path, body, headers))
    const ids = (await Promise.all(twice)).map(({ body: { id } }) => id)
    expect(new Set(ids).size).toBe(1)
    expect(await reached()).toBe(5)
  })
})

describe('the donor of a donation', () => {
  const list = async (as: string, query = '') =>
    (await app.rest(as, 'GET', `${path}/campanha/${idCampanha}${query}`)).body

  test('the donor of a donation is visible to workers, and to the donors themselves', async () => {
    const donor = await church.person()
    await give({ idMembro: donor.id })
    const me = await church.person({ perfil: 2 })
    await give({ idMembro: me.id, valorDoacao: 7 })
    const mine = await app.session(church.idCliente, me.id)
    expect(await list(await church.token(4))).toMatchObject([
      { user: { name: me.name } },
      { user: { name: donor.name } },
    ])
    const seen = await list(mine)
    expect(seen).toMatchObject([
      { idMembro: me.id, user: { name: me.name }, valorDoacao: 7 },
      { idMembro: null, user: null, valorDoacao: 50.25 },
    ])
    // the search does not find donors either
    const word = donor.name.split(' ').at(-1) as string
    expect(await list(mine, `?busca=${encodeURIComponent(word)}`)).not.toContainEqual(
      expect.objectContaining({ valorDoacao: 50.25 }),
    )
    const { data } = await app.graphql(
      mine,
      'query($id: ID!) { doacoes(filtro: { idCampanha: $id }) { nodes { idMembro membro { name } } } }',
      { id: String(idCampanha) },
    )
    expect(data.doacoes.nodes[1]).toEqual({ idMembro: null, membro: null })
    expect((await app.rest(mine, 'GET', '/exportar/doacoes?formato=csv')).status).toBe(403)
    expect(JSON.stringify(await app.rest(mine, 'GET', '/entradas'))).not.toContain(donor.name)
  })

  test('a donation is in the donor’s timeline, for users who may know the donor', async () => {
    const donor = await church.person({ perfil: 2 })
    await give({ idMembro: donor.id, dataDoacao: '2026-05-10' })
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }'
    const timeline = async (as: string) =>
      (await app.graphql(as, query, { id: donor.id })).data.usuario.linhaDoTempo.filter(
        ({ tipo }: { tipo: string }) => tipo === 'doacao',
      )
    const entry = { tipo: 'doacao', titulo: 'Doação para uma campanha', descricao: 'Barco: R$ 50,25' }
    expect(await timeline(await church.token(3))).toEqual([entry])
    expect(await timeline(await app.session(church.idCliente, donor.id))).toEqual([entry])
    expect(await timeline(await church.token(2))).toEqual([])
  })

  test('the donor of a donation stays visible after the person was deleted', async () => {
    const donor = await church.person()
    await give({ idMembro: donor.id })
    await app.rest(token, 'DELETE', `/user/${donor.id}`)
    expect(await list(token)).toMatchObject([{ user: { name: donor.name } }])
    expect(await reached()).toBe(50.25)
  })
})
