import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

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

test('a single letter or an empty text finds nothing', async () => {
  for (const texto of ['z', ' ', '%', '']) expect(await found(await betel.token(1), texto)).toEqual([])
})
