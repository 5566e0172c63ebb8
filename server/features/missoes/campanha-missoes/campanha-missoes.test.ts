import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
})
afterAll(() => app.close())

const path = '/campanhasMissoes'
const fields = (data: object = {}) => ({
  nomeCampanha: unique('Missões '),
  tipoCampanha: 'mundial',
  dataInicio: '2026-03-01',
  dataFim: '2026-09-30',
  alvoCampanha: '1000.00',
  ...data,
})
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', path, fields(data))).body
const read = async (id: number) => (await app.rest(await betel.token(1), 'GET', `${path}/${id}`)).body
const donate = async (idCampanha: number, valorDoacao: number) =>
  (
    await app.rest(await betel.token(1), 'POST', '/campanhas-missoes-doacoes', {
      idCampanha,
      valorDoacao,
      idMembro: (await betel.person()).uuid,
    })
  ).body

const createDocument =
  'mutation($input: CampanhaMissoesInput!) { criarCampanhaMissoes(input: $input) { id uuid idCliente versao } }'
const update =
  'mutation($id: ID!, $input: CampanhaMissoesInput!) { atualizarCampanhaMissoes(id: $id, input: $input) { versao } }'
const readDocument = 'query($id: ID!) { campanhaMissoes(id: $id) { id } }'
const verb = (name: string, answer = 'statusCampanha') =>
  `mutation($id: ID!) { ${name}CampanhaMissoes(id: $id) { ${answer} } }`

describe('access of each perfil to each operation', () => {
  const operations = (id: number | string): [string, object][] => [
    [readDocument, { id }],
    [update, { id, input: fields() }],
    [verb('excluir', 'message'), { id }],
    [verb('restaurar'), { id }],
    [verb('concluir'), { id }],
    [verb('cancelar'), { id }],
    [verb('ativar'), { id }],
    [createDocument, { input: fields() }],
  ]

  test.each([2, 3, 4] as const)(
    'a write of perfil %s, who may only read, gets 403 and changes nothing',
    async (perfil) => {
      const before = await create()
      const token = await betel.token(perfil)
      for (const [query, variables] of operations(before.id).slice(1))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
      for (const what of ['concluir', 'cancelar', 'ativar'])
        expect((await app.rest(token, 'PATCH', `${path}/${before.id}/${what}`)).status).toBe(403)
      expect((await app.rest(token, 'GET', `${path}/${before.id}`)).body).toEqual(before)
    },
  )

  test('the pastor creates, edits and deletes campaigns; the administrator restores them', async () => {
    const token = await betel.token(5)
    const { data } = await app.graphql(token, createDocument, { input: fields() })
    expect(data.criarCampanhaMissoes).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
    const { id, uuid } = data.criarCampanhaMissoes
    const edited = await app.graphql(token, update, { id: uuid, input: fields({ versao: 1 }) })
    expect(edited.data.atualizarCampanhaMissoes).toEqual({ versao: 2 })
    expect((await app.graphql(token, update, { id, input: fields({ versao: 1 }) })).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `${path}/${uuid}`)).body).toEqual({
      message: 'Campanha de missões excluída com sucesso.',
    })
    expect((await app.rest(token, 'GET', `${path}/${id}`)).status).toBe(404)
    const restored = await app.graphql(await betel.token(1), verb('restaurar'), { id })
    expect(restored.data.restaurarCampanhaMissoes).toEqual({ statusCampanha: 'ativa' })
  })

  test('the platform’s administrator writes in the church of the campaign', async () => {
    const { id } = await create()
    const token = await app.platformToken()
    const { body } = await app.rest(token, 'PATCH', `${path}/${id}/concluir`)
    expect(body).toMatchObject({ idCliente: betel.idCliente, statusCampanha: 'concluida' })
  })
})

describe('rules for saving a record', () => {
  const refused = async (data: object) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', path, fields(data))
    return [status, body.campos]
  }

  test('name, type, days and target are required and must be valid', async () => {
    expect(await refused({ nomeCampanha: ' ' })).toEqual([422, { nomeCampanha: 'Informe o nome da campanha.' }])
    expect(await refused({ nomeCampanha: 'x'.repeat(101) })).toEqual([
      422,
      { nomeCampanha: 'Use no máximo 100 caracteres.' },
    ])
    for (const tipoCampanha of ['municipal', undefined])
      expect(await refused({ tipoCampanha })).toEqual([422, { tipoCampanha: 'Escolha o tipo da campanha.' }])
    expect(await refused({ dataInicio: undefined })).toEqual([422, { dataInicio: 'Informe uma data válida.' }])
    expect(await refused({ dataFim: '2026-02-28' })).toEqual([422, { dataFim: 'O fim não pode ser antes do início.' }])
    expect(await refused({ alvoCampanha: 'mil' })).toEqual([
      422,
      { alvoCampanha: 'Informe um valor com no máximo duas casas decimais.' },
    ])
    expect(await refused({ alvoCampanha: 0 })).toEqual([422, { alvoCampanha: 'O valor deve ser maior que zero.' }])
    expect(await refused({ atingidoCampanha: -1 })).toEqual([
      422,
      { atingidoCampanha: 'O valor não pode ser negativo.' },
    ])
  })

  test('an active campaign can be concluded or cancelled; any other campaign can only be activated', async () => {
    const { id, statusCampanha } = await create()
    expect(statusCampanha).toBe('ativa')
    const token = await betel.token(1)
    const patch = async (what: string) => {
      const { status, body } = await app.rest(token, 'PATCH', `${path}/${id}/${what}`)
      return status === 200 ? body.statusCampanha : [status, body.message]
    }
    expect(await patch('ativar')).toEqual([409, 'Esta campanha já está ativa.'])
    expect(await patch('concluir')).toBe('concluida')
    expect(await patch('cancelar')).toEqual([409, 'Só uma campanha ativa pode ser desativada.'])
    const put = await app.rest(token, 'PUT', `${path}/${id}`, fields({ statusCampanha: 'cancelada' }))
    expect([put.status, put.body.message]).toEqual([409, 'Só uma campanha ativa pode ser desativada.'])
    expect(await patch('ativar')).toBe('ativa')
    expect(await patch('cancelar')).toBe('cancelada')
    expect(await patch('concluir')).toEqual([409, 'Só uma campanha ativa pode ser concluída.'])
    const active = await app.rest(token, 'PUT', `${path}/${id}`, fields({ statusCampanha: 'ativa' }))
    expect(active.body.statusCampanha).toBe('ativa')
  })

  test('the raised amount minus the donations is stored as an adjustment, never below zero; later donations do not change it', async () => {
    const { id } = await create({ atingidoCampanha: 100.5 })
    await donate(id, 50.25)
    expect((await read(id)).atingidoCampanha).toBe(150.75)
    const put = async (data: object) =>
      (await app.rest(await betel.token(1), 'PUT', `${path}/${id}`, fields(data))).body.atingidoCampanha
    expect(await put({ atingidoCampanha: 200 })).toBe(200)
    const { id: gift } = await donate(id, 25)
    expect((await read(id)).atingidoCampanha).toBe(225)
    // without atingidoCampanha the adjustment stays
    expect(await put({})).toBe(225)
    // an old client that always sends 0 removes the adjustment but no donation
    expect(await put({ atingidoCampanha: 0 })).toBe(75.25)
    await app.rest(await betel.token(1), 'DELETE', `/campanhas-missoes-doacoes/${gift}`)
    expect((await read(id)).atingidoCampanha).toBe(50.25)
  })

  test('a raised amount in an outdated version of the campaign is refused', async () => {
    const { id } = await create({ atingidoCampanha: 10 })
    const { versao } = (
      await app.graphql(await betel.token(1), 'query($id: ID!) { campanhaMissoes(id: $id) { versao } }', { id })
    ).data.campanhaMissoes
    await donate(id, 5)
    const input = fields({ atingidoCampanha: '12.00', versao })
    expect((await app.graphql(await betel.token(1), update, { id, input })).status).toBe(409)
    expect((await read(id)).atingidoCampanha).toBe(15)
  })

  test('a campaign with donations cannot be deleted', async () => {
    const { id } = await create()
    const { id: gift } = await donate(id, 10)
    const token = await betel.token(1)
    const refusal = await app.rest(token, 'DELETE', `${path}/${id}`)
    expect([refusal.status, refusal.body.message]).toEqual([
      409,
      'Esta campanha tem doações e não pode ser excluída: desative-a.',
    ])
    await app.rest(token, 'DELETE', `/campanhas-missoes-doacoes/${gift}`)
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(200)
    const back = await app.graphql(token, 'mutation($id: ID!) { restaurarDoacao(id: $id) { id } }', { id: gift })
    const reason = 'A campanha desta doação está na lixeira: restaure-a antes.'
    expect([back.status, back.errors?.[0]?.message]).toEqual([409, reason])
    // the record says it before, to whoever may restore it
    const asked = 'query($id: ID!) { doacao(id: $id) { recusaRestaurar acoesPermitidas } }'
    const gone = async () => (await app.graphql(token, asked, { id: gift })).data.doacao
    expect(await gone()).toEqual({ recusaRestaurar: reason, acoesPermitidas: [] })
    await app.graphql(token, 'mutation($id: ID!) { restaurarCampanhaMissoes(id: $id) { id } }', { id })
    expect(await gone()).toEqual({ recusaRestaurar: null, acoesPermitidas: ['restaurar'] })
  })
})

test('the progress is exact, and the allowed actions depend on status, donations and perfil', async () => {
  const { id } = await create({ alvoCampanha: 3000 })
  await donate(id, 1000)
  const query =
    'query($id: ID!) { campanhaMissoes(id: $id) { progresso totalDoacoes quantidadeDoacoes acoesPermitidas } }'
  const as = async (perfil: 1 | 4) => (await app.graphql(await betel.token(perfil), query, { id })).data.campanhaMissoes
  expect(await as(1)).toEqual({
    progresso: '33.33',
    totalDoacoes: '1000.00',
    quantidadeDoacoes: 1,
    acoesPermitidas: ['editar', 'doar', 'concluir', 'cancelar'],
  })
  expect((await as(4)).acoesPermitidas).toEqual([])
})

test('the list of campaigns can be filtered, sorted and searched; the export contains the amounts', async () => {
  const church = await app.church()
  const token = await church.token(1)
  for (const [nomeCampanha, tipoCampanha, dataInicio] of [
    ['Água viva', 'estadual', '2026-01-01'],
    ['Barco', 'nacional', '2026-02-01'],
  ])
    await app.rest(token, 'POST', path, fields({ nomeCampanha, tipoCampanha, dataInicio }))
  const names = async (query: string) =>
    (await app.rest(token, 'GET', `${path}${query}`)).body.map((row: { nomeCampanha: string }) => row.nomeCampanha)
  expect(await names('')).toEqual(['Barco', 'Água viva'])
  expect(await names('?busca=agua')).toEqual(['Água viva'])
  expect(await names('?tipoCampanha=nacional')).toEqual(['Barco'])
  expect(await names('?statusCampanha=concluida')).toEqual([])
  const file = await app.rest(token, 'GET', '/exportar/campanhasMissoes?formato=csv&ordem=nomeCampanha:ASC')
  expect(file.body.toString()).toMatch(/Água viva.*Estadual.*1000[.,]00.*Barco/s)
})
