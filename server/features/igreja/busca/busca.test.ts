import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { features } from '../../../features.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  await betel.person({ name: 'Zacarias Conceição' })
  const token = await betel.token(1)
  const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
  await app.rest(token, 'POST', '/patrimonios', {
    nomePatrimonio: 'Estante do Zacarias',
    codigoPatrimonio: unique('B'),
    tipoPatrimonio: tipo,
  })
})
afterAll(() => app.close())

const query = 'query($texto: String!) { buscar(texto: $texto) { tipo titulo } }'
const found = async (token: string, texto: string) => (await app.graphql(token, query, { texto })).data.buscar

test('a request gets 401 without a session, and 403 without a perfil', async () => {
  expect((await app.graphql(null, query, { texto: 'za' })).status).toBe(401)
  expect((await app.graphql(await betel.token(-1), query, { texto: 'za' })).status).toBe(403)
})

test('the global search finds people and assets ignoring accents, by all words, in the current user’s church only', async () => {
  const token = await betel.token(2)
  expect(await found(token, 'ZACARIAS')).toEqual(
    expect.arrayContaining([
      { tipo: 'usuario', titulo: 'Zacarias Conceição' },
      { tipo: 'patrimonio', titulo: 'Estante do Zacarias' },
    ]),
  )
  expect(await found(token, 'conceicao zac')).toEqual([{ tipo: 'usuario', titulo: 'Zacarias Conceição' }])
  expect(await found(await other.token(1), 'zacarias')).toEqual([])
})

test('records whose name starts with the text come first', async () => {
  const token = await betel.token(1)
  expect((await found(token, 'estante')).map(({ tipo }: { tipo: string }) => tipo)).toEqual(['patrimonio'])
  await betel.person({ name: 'Maria Estante' })
  expect((await found(token, 'estante')).map(({ titulo }: { titulo: string }) => titulo)).toEqual([
    'Estante do Zacarias',
    'Maria Estante',
  ])
})

test('ledger entries are searched on request alone, and for whoever does not say', async () => {
  const token = await betel.token(1)
  const descricao = unique('Zimbro ')
  const data = todayIn('America/Sao_Paulo')
  const { status } = await app.rest(token, 'POST', '/saidas', { descricao, data, categoria: 2, valor: '12.00' })
  expect(status).toBe(201)
  const saidas = async (lancamentos?: boolean) => {
    const asked =
      'query($texto: String!, $lancamentos: Boolean) { buscar(texto: $texto, lancamentos: $lancamentos) { tipo } }'
    return (await app.graphql(token, asked, { texto: descricao, lancamentos })).data.buscar
  }
  expect(await saidas(false)).toEqual([])
  for (const asked of [true, undefined]) expect(await saidas(asked)).toEqual([{ tipo: 'saida' }])
})

test('the screen offers to search the rest to whoever may read some of it', () => {
  const client = readFileSync(new URL('../../../../client/features.ts', import.meta.url), 'utf8')
  const [, actions = ''] = /searchedOnRequest[^;]*?actions: \[([^\]]*)\]/.exec(client) ?? []
  const onRequest = features.flatMap(({ search }) => (search?.onRequest ? search.action : []))
  expect(onRequest.length).toBeGreaterThan(3)
  expect(actions.split(', ').sort()).toEqual(onRequest.map((action) => `'${action}'`).sort())
})

test('a single letter or an empty text finds nothing', async () => {
  for (const texto of ['z', ' ', '%', '']) expect(await found(await betel.token(1), texto)).toEqual([])
})
