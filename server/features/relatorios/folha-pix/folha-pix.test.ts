import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'

let app: TestApp
let betel: TestChurch
let token: string
let id: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja da Folha')
  token = await betel.token(1)
  await app.sql(
    `update cliente set chave_pix = '11222333000181', cnpj = '11222333000181', nome_pix = 'IGREJA BETEL', cidade_pix = 'RECIFE' where id = $1`,
    [betel.idCliente],
  )
  await app.graphql(token, 'mutation { gerarCodigoPix(input: { finalidade: "dizimo" }) { txid } }')
  id = (await app.graphql(token, '{ codigosPix { nodes { id } } }')).data.codigosPix.nodes[0].id
})
afterAll(() => app.close())

const get = (bearer: string | null) => app.rest(bearer, 'GET', `/codigos-pix/${id}/folha/pdf`)

test('the sheet of a code shows the purpose, the giver, who receives, and the code as text', async () => {
  const { headers, body } = await get(token)
  expect(headers['content-disposition']).toMatch(/pix-D[0-9A-Z]{12}\.pdf/)
  const { text, pages } = await readPdf(body)
  expect(pages).toHaveLength(1)
  const letters = text.replace(/[\s|]+/g, '')
  for (const words of [
    'Dízimo por Pix',
    'Igreja da Folha',
    'Código de',
    'CNPJ 11.222.333/0001-81',
    '00020126360014br.gov.bcb.pix',
  ])
    expect(letters).toContain(words.replace(/\s+/g, ''))
  const events = await app.sql(`select 1 from auditoria where acao = 'codigoPix.imprimir' and id_cliente = $1`, [
    betel.idCliente,
  ])
  expect(events).toHaveLength(1)
})

test('the sheet is for those who keep the books of the church', async () => {
  expect((await get(null)).status).toBe(401)
  expect((await get(await betel.token(2))).status).toBe(403)
  expect((await get(await (await app.church()).token(1))).status).toBe(404)
})
