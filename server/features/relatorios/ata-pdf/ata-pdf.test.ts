import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { sendLogo, showsPicture } from '../../../../tests/factories/logo.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { paragraphsOf } from '../../../kernel/transport/pdf/html.js'

let app: TestApp
let betel: TestChurch
let meeting: number
let token: string

beforeAll(async () => {
  app = await testApp()
  betel = await app.church('Igreja da Ata')
  token = await betel.token(1)
  const body = { dataReuniao: '2026-06-02', pautaReuniao: 'Retiro\nOrçamento' }
  meeting = (await app.rest(token, 'POST', '/reunioes-lideranca', body)).body.id
  const textoAta =
    '<h2>Decisões</h2><p>O retiro será em <strong>maio</strong> &amp; terá:</p><ul><li><p>música</p></li></ul>'
  await app.rest(token, 'PUT', `/reunioes-lideranca/${meeting}/ata`, { textoAta })
})
afterAll(() => app.close())

const get = (bearer: string | null, id = meeting) => app.rest(bearer, 'GET', `/reunioes-lideranca/${id}/ata/pdf`)

test('a request gets 401 without a session, and 403 without a perfil; a draft for perfil 2 or another church’s minutes gets 404', async () => {
  const other = await app.church()
  for (const [bearer, status] of [
    [null, 401],
    [await betel.token(-1), 403],
    [await betel.token(2), 404],
    [await other.token(1), 404],
  ] as const)
    expect((await get(bearer)).status).toBe(status)
  expect((await get(token, 99_999_999)).status).toBe(404)
})

test('the PDF contains the agenda, the people and the text, of a draft and of approved minutes', async () => {
  const [ana, rui] = [await betel.person({ name: 'Ana Prado' }), await betel.person({ name: 'Rui Lopes' })]
  const input = { dataReuniao: '2026-06-02', pautaReuniao: 'Retiro\nOrçamento', participantes: [ana.id, rui.id] }
  const edit =
    'mutation($id: ID!, $input: ReuniaoLiderancaInput!) { atualizarReuniaoLideranca(id: $id, input: $input) { id } }'
  expect((await app.graphql(token, edit, { id: meeting, input })).status).toBe(200)
  expect((await app.rest(token, 'DELETE', `/user/${rui.id}`)).status).toBe(200)
  const draft = await get(token)
  expect(draft.headers['content-disposition']).toContain('ata-rascunho-2026-06-02.pdf')
  const { text, pages } = await readPdf(draft.body)
  expect(pages).toHaveLength(1)
  const letters = (words: string) => words.replace(/[\s|]+/g, '')
  for (const words of [
    'Igreja da Ata',
    'Ata (rascunho)',
    'Ainda não aprovada',
    'Orçamento',
    'Participantes',
    'Ana Prado e Rui Lopes.',
    'Decisões',
    'retiro será em maio & terá:',
    '•música',
  ])
    expect(letters(text)).toContain(letters(words))
  await app.sql(`update reuniao_lideranca set status_reuniao = 'realizada' where id = $1`, [meeting])
  await app.graphql(token, 'mutation($id: ID!) { aprovarAta(id: $id) { id } }', { id: meeting })
  const approved = await readPdf((await get(await betel.token(2))).body)
  expect(approved.text).toContain('Ata nº 1')
  expect(approved.text).toContain('por Ana Administradora')
})

test('the PDF shows the church’s logo, or the product’s mark without a logo', async () => {
  expect(showsPicture((await get(token)).body)).toBe(false)
  await sendLogo(app, token)
  expect(showsPicture((await get(token)).body)).toBe(true)
})

test('stored rich text becomes paragraphs', () => {
  expect(
    paragraphsOf(
      '<p>a <em>b</em></p><ol><li><p>x</p></li><li>y<br>z</li></ol><blockquote><p>q &lt;</p></blockquote><p></p>',
    ),
  ).toEqual([
    { tipo: 'p', nivel: 0, trechos: [{ texto: 'a ' }, { texto: 'b', italico: true }] },
    { tipo: 'p', nivel: 1, marcador: '1.', trechos: [{ texto: 'x' }] },
    { tipo: 'p', nivel: 1, marcador: '2.', trechos: [{ texto: 'y' }, { texto: '\n' }, { texto: 'z' }] },
    { tipo: 'citacao', nivel: 0, trechos: [{ texto: 'q <' }] },
  ])
})

test('the PDF loads nothing from URLs or file paths in the text, even if the text was stored unsanitised', async () => {
  let connections = 0
  const trap = createServer((_request, reply) => {
    connections++
    reply.end()
  }).listen(0)
  const { port } = trap.address() as AddressInfo
  const at = `http://127.0.0.1:${port}`
  const body = { dataReuniao: '2026-06-09', pautaReuniao: `<img src="${at}/pauta.png">` }
  const { id } = (await app.rest(token, 'POST', '/reunioes-lideranca', body)).body
  const textoAta = `<p>Antes</p><img src="${at}/a.png"><p><img src="file:///etc/passwd"><img src="/etc/passwd"></p>
    <link rel="stylesheet" href="${at}/b.css"><p style="background: url(${at}/c.png)">Depois</p><iframe src="${at}/d"></iframe>`
  await app.rest(token, 'PUT', `/reunioes-lideranca/${id}/ata`, { textoAta })
  await app.sql('update ata set texto_ata = $2 where id_reuniao = $1', [id, textoAta])
  const { status, body: pdf } = await get(token, id)
  const { text } = await readPdf(pdf)
  trap.close()
  expect(status).toBe(200)
  expect([connections, text.includes('root:')]).toEqual([0, false])
  // the addresses add no image: the PDF contains only the product's mark
  const pictures = (file: Buffer) => file.toString('latin1').split('/Subtype /Image').length
  expect(pictures(pdf)).toBe(pictures((await get(token)).body))
  expect(text).toContain('Antes')
  expect(text).toContain('Depois')
})
