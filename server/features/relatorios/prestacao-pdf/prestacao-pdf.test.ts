import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { withoutPdf } from '../../financas/prestacao-contas/index.js'
import { keepDecidedJob, keepMissingJob } from './prestacao-pdf.job.js'

let app: TestApp
let church: TestChurch
let admin: string
let ana: { id: number; token: string }

beforeAll(async () => {
  app = await testApp()
})
const newChurch = async () => {
  church = await app.church()
  admin = await church.token(1)
  const { id } = await church.person({ perfil: 2 })
  ana = { id, token: await app.session(church.idCliente, id) }
  await app.rest(admin, 'POST', '/entradas', { descricao: 'Oferta', data: '2026-02-10', categoria: 2, valor: 250.1 })
  await app.graphql(admin, 'mutation { fecharMes(mes: "2026-02") { message } }')
}
beforeEach(newChurch)
afterAll(() => app.close())

/** A statement of February that the council has approved. */
async function heard(): Promise<number> {
  const { id } = (
    await app.rest(admin, 'POST', '/prestacoesContas', { nome: unique('Fevereiro '), de: '2026-02', ate: '2026-02' })
  ).body
  await app.graphql(
    admin,
    'mutation($id: ID!, $ana: ID!) { enviarPrestacaoContas(id: $id, idsConselho: [$ana]) { id } }',
    { id, ana: ana.id },
  )
  await app.graphql(
    ana.token,
    'mutation($id: ID!) { opinarPrestacaoContas(id: $id, input: { opiniao: "aprova" }) { id } }',
    { id },
  )
  return id
}

async function decided(): Promise<number> {
  const id = await heard()
  const { errors } = await app.graphql(
    admin,
    'mutation($id: ID!) { decidirPrestacaoContas(id: $id, input: { decisao: "aprovada", assembleiaEm: "2026-03-15", ata: "Ata nº 3" }) { id } }',
    { id },
  )
  expect(errors).toBeUndefined()
  return id
}

const get = (as: string | null, id: number) => app.rest(as, 'GET', `/prestacoesContas/${id}/pdf`)
const state = async (id: number) =>
  (
    await app.graphql(
      admin,
      'query($id: ID!) { prestacaoContas(id: $id) { decisao impressaoPdf pdfEm substituidaPor } }',
      { id },
    )
  ).data.prestacaoContas
const files = () =>
  app.sql<{ uuid: string; restrito: boolean; tipo: string }>(
    'select uuid, restrito, tipo from arquivo where id_cliente = $1',
    [church.idCliente],
  )
const sha256 = (data: Buffer) => createHash('sha256').update(data).digest('hex')

/** The statements whose PDF the job would store. */
async function missing(most = 1000): Promise<{ id: number }[]> {
  const { db, end } = await openReading(app.services.sessions, null)
  return withoutPdf({ db }, most).finally(end)
}

/** Which of these statements have a stored PDF. */
const stored = async (...ids: number[]) =>
  (
    await app.sql<{ id: number }>(
      'select id from prestacao_contas where id = any ($1) and id_arquivo is not null order by id',
      [ids],
    )
  ).map(({ id }) => id)

/** Runs the job that stores what is missing, with these services instead of the usual ones. */
const storeMissing = (services: Partial<Services> = {}) =>
  keepMissingJob.run({ ...app.services, ...services }, { idCliente: 0, idUsuario: null, requisicao: 'agenda' })

// the jobs of this file begin to run with the first `runJobs`, so those that need them come last
describe('the PDF of a decided statement', () => {
  test('is refused when its bytes were changed, or are lost', async () => {
    const id = await decided()
    await get(admin, id)
    const { uuid = '' } = (await files())[0] ?? {}
    const { images } = app.services
    const kept = (await images.get(uuid)) as Buffer
    await images.put(uuid, Buffer.concat([kept, Buffer.from(' ')]))
    expect(await get(admin, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching('O PDF guardado foi alterado') },
    })
    await images.remove(uuid)
    expect(await get(admin, id)).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching('não foi encontrado') },
    })
    // as a backup brings it back
    await images.put(uuid, kept)
    expect((await get(admin, id)).status).toBe(200)
  })

  test('that could not be stored leaves nothing, and comes by itself later', async () => {
    const id = await decided()
    const full = { ...app.services.images, put: () => Promise.reject(new Error('the disk is full')) }
    const job = { idPrestacaoContas: id, idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
    await expect(keepDecidedJob.run({ ...app.services, images: full }, job)).rejects.toThrow('the disk is full')
    expect([await state(id), await files()]).toMatchObject([{ impressaoPdf: null, pdfEm: null }, []])
    await storeMissing()
    const { impressaoPdf } = await state(id)
    expect(sha256((await get(ana.token, id)).body as Buffer)).toBe(impressaoPdf)
    // nothing is made again
    await keepDecidedJob.run(app.services, job)
    await storeMissing()
    expect([(await state(id)).impressaoPdf, await files()]).toEqual([impressaoPdf, [expect.anything()]])
  })

  test('that always fails keeps no other church waiting', async () => {
    const broken = await decided()
    const change = (to: string) => app.sql('update prestacao_contas set demonstrativo = $2 where id = $1', [broken, to])
    const [{ demonstrativo } = { demonstrativo: '' }] = await app.sql<{ demonstrativo: string }>(
      'select demonstrativo from prestacao_contas where id = $1',
      [broken],
    )
    await change('{')
    await newChurch()
    const other = await decided()
    // also when only one is looked for at a time
    const seen = new Set<number>()
    for (let tries = 0; tries < 500 && !(seen.has(other) && seen.has(broken)); tries++)
      for (const { id } of await missing(1)) seen.add(id)
    expect([...seen]).toEqual(expect.arrayContaining([broken, other]))
    await storeMissing()
    expect(await stored(broken, other)).toEqual([other])
    await change(demonstrativo)
    await storeMissing()
    expect(await stored(broken, other)).toEqual([broken, other])
  })

  test('is not made in a church that is suspended, moves, or has moved', async () => {
    const id = await decided()
    const { idCliente } = church
    const found = async () => (await missing()).some((row) => row.id === id)
    const set = (change: string) => app.sql(`update cliente set ${change} where id = $1`, [idCliente])
    for (const column of ['suspenso_em', 'apagar_em']) {
      await set(`${column} = now() + interval '1 day'`)
      expect([column, await found()]).toEqual([column, false])
      await set(`${column} = null`)
    }
    expect(await found()).toBe(true)
    await app.sql(
      `insert into mudanca_igreja (igreja, codigo, situacao, outro) select id, uuid, 'fechada', 'https://outra.example' from cliente where id = $1`,
      [idCliente],
    )
    const move = (change: string) =>
      app.sql(`update mudanca_igreja set situacao = '${change}' where igreja = $1`, [idCliente])
    for (const status of ['preparada', 'fechada', 'mudou', 'chegando']) {
      await move(status)
      expect([status, await found()]).toEqual([status, false])
    }
    await move('aberta')
    await storeMissing()
    expect(await stored(id)).toEqual([id])
  })

  test('is not kept when somebody of the council is erased while it is drawn', async () => {
    const id = await decided()
    let uuid = ''
    const put = async (file: string, data: Buffer) => {
      uuid = file
      await app.services.images.put(file, data)
      await app.sql(`update usuario set name = 'Pessoa que saiu' where id = $1`, [ana.id])
    }
    const job = { idPrestacaoContas: id, idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
    const services = { ...app.services, images: { ...app.services.images, put } }
    await expect(keepDecidedJob.run(services, job)).rejects.toThrow('mudou enquanto o PDF era feito')
    expect([await files(), await app.services.images.get(uuid)]).toEqual([[], null])
    await keepDecidedJob.run(app.services, job)
    const text = (await readPdf((await get(admin, id)).body as Buffer)).text.replace(/[\s|]+/g, '')
    expect(text).toContain('Pessoaquesaiu')
  })

  test('of a decision before PDFs were stored is stored later, and says since when', async () => {
    const id = await decided()
    await app.sql(`update prestacao_contas set decidida_em = '2026-03-16T12:00:00Z' where id = $1`, [id])
    await storeMissing()
    const { pdfEm } = await state(id)
    expect(Date.parse(pdfEm)).toBeGreaterThan(Date.parse('2026-03-17'))
  })

  test('stays when the months are reopened and decided on anew, and is marked as replaced', async () => {
    const id = await decided()
    const before = sha256((await get(admin, id)).body as Buffer)
    await app.graphql(admin, 'mutation { reabrirMes(mes: "2026-02") { message } }')
    await app.rest(admin, 'POST', '/entradas', { descricao: 'Esquecida', data: '2026-02-28', categoria: 2, valor: 1 })
    await app.graphql(admin, 'mutation { fecharMes(mes: "2026-02") { message } }')
    const pending = await heard()
    expect(await state(id)).toMatchObject({ impressaoPdf: before, substituidaPor: null })
    await app.rest(admin, 'DELETE', `/prestacoesContas/${pending}`)
    const newer = await decided()
    expect([await state(id), await state(newer)]).toMatchObject([
      { impressaoPdf: before, substituidaPor: newer },
      { substituidaPor: null },
    ])
    const listed = await app.graphql(admin, '{ prestacoesContas { nodes { id substituidaPor } } }')
    expect(listed.data.prestacoesContas.nodes).toContainEqual({ id, substituidaPor: newer })
    expect(sha256((await get(ana.token, id)).body as Buffer)).toBe(before)
  })

  test('stays as it is when somebody of the council leaves, who is told so', async () => {
    const id = await decided()
    const before = sha256((await get(admin, id)).body as Buffer)
    await withPassword(app, church.idCliente, ana.id)
    const { data } = await app.graphql(
      ana.token,
      'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }',
      { senha },
    )
    expect(data.excluirMinhaConta.message).toContain(
      'O seu nome, como parte do conselho, continua no PDF guardado de 1 prestação de contas que a assembleia decidiu.',
    )
    expect(sha256((await get(admin, id)).body as Buffer)).toBe(before)
  })

  test('keeps the name of whoever it only cites, who is told so, and is not counted for anybody else', async () => {
    const leaves =
      'mutation($id: ID!, $senha: String!) { apagarDadosDaPessoa(id: $id, minhaSenha: $senha) { message } }'
    const erase = async (id: number) =>
      (await app.graphql(admin, leaves, { id, senha })).data.apagarDadosDaPessoa.message
    const cited = await church.person({ perfil: 2, name: 'Zenaide Citada' })
    const opines = await church.person({ perfil: 2, name: 'Otília Opinada' })
    const other = await church.person({ perfil: 2, name: 'Zenaide Outra' })
    await decided()
    const id = await heard()
    const text = (name: string) => `Obrigado a ${name} pelo trabalho.`
    await app.sql(
      `update prestacao_contas set observacao = $2, pareceres = jsonb_set(pareceres, array[$3, 'texto'], to_jsonb($4::text)) where id = $1`,
      [id, text('Zenaide Citada'), String(ana.id), text('Otília\nOpinada')],
    )
    await app.graphql(
      admin,
      'mutation($id: ID!) { decidirPrestacaoContas(id: $id, input: { decisao: "aprovada", assembleiaEm: "2026-03-15" }) { id } }',
      { id },
    )
    const before = sha256((await get(admin, id)).body as Buffer)
    await withPassword(app, church.idCliente, church.idCliente)
    const line =
      'O nome dela, citado em um texto, continua no PDF guardado de 1 prestação de contas que a assembleia decidiu.'
    expect(await erase(other.id)).toBe('Os dados desta pessoa foram apagados.')
    expect(await erase(cited.id)).toBe(`Os dados desta pessoa foram apagados. ${line}`)
    expect(await erase(opines.id)).toBe(`Os dados desta pessoa foram apagados. ${line}`)
    expect(sha256((await get(admin, id)).body as Buffer)).toBe(before)
  })

  test('is in the copy of the church, with its hash', async () => {
    const id = await decided()
    const { body } = await get(admin, id)
    const [file] = await files()
    const zip = unzipSync(new Uint8Array((await app.rest(admin, 'GET', '/igreja/dados')).body))
    expect(Buffer.from(zip[`imagens/${file?.uuid}.pdf`] as Uint8Array).equals(body as Buffer)).toBe(true)
    expect(Buffer.from(zip['prestacao_contas.json'] as Uint8Array).toString()).toContain(sha256(body as Buffer))
  })

  test('is made once, and everybody who may read the statement gets these bytes, whatever changes later', async () => {
    const id = await heard()
    expect((await get(admin, id)).status).toBe(200)
    expect([await state(id), await files()]).toEqual([
      { decisao: null, impressaoPdf: null, pdfEm: null, substituidaPor: null },
      [],
    ])
    await app.graphql(
      admin,
      'mutation($id: ID!) { decidirPrestacaoContas(id: $id, input: { decisao: "aprovada", assembleiaEm: "2026-03-15", ata: "Ata nº 3" }) { id } }',
      { id },
    )
    await app.runJobs()
    const { impressaoPdf, pdfEm } = await state(id)
    expect(Date.now() - Date.parse(pdfEm)).toBeLessThan(60_000)
    await app.sql(`update usuario set name = 'Outro Nome' where id = $1`, [ana.id])
    const [first, second] = [(await get(admin, id)).body as Buffer, (await get(ana.token, id)).body as Buffer]
    expect([sha256(first), sha256(second)]).toEqual([impressaoPdf, impressaoPdf])
    const text = (await readPdf(first)).text.replace(/[\s|]+/g, '')
    for (const words of ['Aprovadanaassembleiade15/03/2026,Atanº3', 'R$250,10', 'EstePDFfoiguardadoem'])
      expect(text).toContain(words)
    expect(text).not.toContain('OutroNome')
    const audited = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'prestacaoContas.guardarPdf' and tabela = 'prestacao_contas'`,
      [church.idCliente],
    )
    expect(audited).toMatchObject([{ depois: { impressao_pdf: impressaoPdf } }])
  })

  test('is for readers of the statement only, at no other address', async () => {
    const id = await decided()
    await app.runJobs()
    const [file] = await files()
    expect(file).toMatchObject({ restrito: true, tipo: 'application/pdf' })
    const raw = (as: string) =>
      app.http.inject({ url: `/arquivos/${file?.uuid}`, headers: { authorization: `Bearer ${as}` } })
    expect((await raw(admin)).statusCode).toBe(404)
    expect((await get(await (await app.church()).token(1), id)).status).toBe(404)
    expect((await get(await church.token(-1), id)).status).toBe(403)
    expect((await get(null, id)).status).toBe(401)
  })

  test('is stored for whoever comes before the job: two at once get the same file, and the job keeps it', async () => {
    const id = await decided()
    const both = await Promise.all([get(admin, id), get(ana.token, id)])
    const hashes = both.map(({ body }) => sha256(body as Buffer))
    await app.runJobs()
    const { impressaoPdf } = await state(id)
    expect(hashes).toEqual([impressaoPdf, impressaoPdf])
    expect(await files()).toHaveLength(1)
  })
})
