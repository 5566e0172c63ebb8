import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { sendLogo, showsPicture } from '../../../../tests/factories/logo.js'
import { readPdf } from '../../../../tests/factories/pdf.js'

let app: TestApp
let betel: TestChurch
let token: string
let tithe: { id: number; uuid: string }

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja do Recibo')
  token = await betel.token(1)
  const { id: idMembro } = await betel.person({ name: 'Rute Fiel', cpf: '52998224725' })
  const body = { idMembro, dataDizimo: '2026-06-07', valorDizimo: 1234.5, meioDizimo: 'pix' }
  tithe = (await app.rest(token, 'POST', '/dizimos', body)).body
})
afterAll(() => app.close())

const get = (bearer: string | null, id: number | string = tithe.id) =>
  app.rest(bearer, 'GET', `/dizimos/${id}/recibo/pdf`)
const letters = (words: string) => words.replace(/[\s|]+/g, '')

test('a tithe without a receipt gets 404', async () => {
  expect([(await get(token)).status, (await get(token)).body.message]).toEqual([
    404,
    'Este dízimo ainda não tem recibo.',
  ])
})

test('a request gets 401 without a session, and 403 without a perfil; another person’s or church’s receipt gets 404', async () => {
  await app.rest(token, 'POST', `/dizimos/${tithe.id}/recibo`)
  const other = await app.church()
  for (const [bearer, status] of [
    [null, 401],
    [await betel.token(-1), 403],
    [await betel.token(2), 404],
    [await other.token(1), 404],
  ] as const)
    expect((await get(bearer)).status).toBe(status)
})

test('the PDF of a receipt shows the church’s logo, or the product’s mark without a logo', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const { id: idMembro } = await church.person({ name: 'Rute Fiel' })
  const body = { idMembro, dataDizimo: '2026-06-07', valorDizimo: 10, meioDizimo: 'pix' }
  const { id } = (await app.rest(bearer, 'POST', '/dizimos', body)).body
  await app.rest(bearer, 'POST', `/dizimos/${id}/recibo`)
  expect(showsPicture((await get(bearer, id)).body)).toBe(false)
  await sendLogo(app, bearer)
  expect(showsPicture((await get(bearer, id)).body)).toBe(true)
})

test('the receipt of a reversed tithe is marked as void', async () => {
  const church = await app.church()
  const bearer = await church.token(1)
  const { id: idMembro } = await church.person({ name: 'Rute Fiel' })
  const body = { idMembro, dataDizimo: '2025-06-07', valorDizimo: 10, meioDizimo: 'pix' }
  const { id } = (await app.rest(bearer, 'POST', '/dizimos', body)).body
  await app.rest(bearer, 'POST', `/dizimos/${id}/recibo`)
  expect((await readPdf((await get(bearer, id)).body)).text).not.toContain('estornado')
  await app.graphql(bearer, 'mutation { fecharMes(mes: "2025-06") { message } }')
  const [entrada] = (await app.rest(bearer, 'GET', '/entradas')).body
  const estornar = 'mutation($id: ID!) { estornarEntrada(id: $id, input: { data: "2026-06-07" }) { id } }'
  await app.graphql(bearer, estornar, { id: entrada.id })
  expect((await readPdf((await get(bearer, id)).body)).text).toContain(
    'Este dízimo foi estornado: o recibo não vale mais.',
  )
})

test('the PDF has the text of the printed page; a deleted tithe has no receipt', async () => {
  const { headers, body } = await get(token, tithe.uuid)
  expect(headers['content-disposition']).toContain('recibo-1.pdf')
  const { text, pages } = await readPdf(body)
  expect(pages).toHaveLength(1)
  for (const words of [
    'Igreja do Recibo',
    'Recibo nº 1',
    'Recebemos de Rute Fiel, CPF 529.982.247-25, a quantia de R$ 1.234,50 (mil duzentos e trinta e quatro reais e cinquenta centavos), a título de dízimo.',
    'Tesouraria',
    'Data do dízimo|07/06/2026',
    'por Ana Administradora',
  ])
    expect(letters(text)).toContain(letters(words))
  expect(text).not.toContain('excluído')
  const events = await app.sql(`select 1 from auditoria where acao = 'reciboDizimo.baixar' and id_cliente = $1`, [
    betel.idCliente,
  ])
  expect(events.length).toBeGreaterThan(0)
  await app.rest(token, 'DELETE', `/dizimos/${tithe.id}`)
  expect((await get(token)).status).toBe(404)
})
