import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knowPassword } from '../../../../tests/factories/password.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'
import { cleanName, maxPerRegistro, nameInFile } from './anexo.rules.js'

let app: TestApp
let church: TestChurch
let token: string
let saida: { id: number; uuid: string }

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  saida = await expense('2026-03-10', 'Conta de luz')
})

const expense = async (data: string, descricao: string, as = token) =>
  (await app.rest(as, 'POST', '/saidas', { descricao, data, categoria: 4, valor: 120.05 })).body

const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n')
/** A PDF that no other one equals. */
const another = () => Buffer.concat([pdf, Buffer.from(`% ${unique('nota')}\n`)])
const picture = () => sharp({ create: { width: 3000, height: 1500, channels: 3, background: '#884422' } })
const mutation =
  'mutation($especie: EspecieComAnexos!, $id: ID!, $arquivo: Upload!) { anexar(especie: $especie, idRegistro: $id, arquivo: $arquivo) { id uuid nome tipo bytes posterior url especie idRegistro acoesPermitidas } }'

interface Sent {
  as?: string | null
  especie?: string
  id?: number | string
  name?: string
  headers?: Record<string, string>
}
const send = (
  data: Buffer = pdf,
  { as = token, especie = 'saida', id = saida.id, name = 'nota.pdf', headers }: Sent = {},
) => app.upload(as, mutation, { especie, id }, { arquivo: { name, type: 'application/pdf', data } }, headers)
const sent = async (data?: Buffer, options?: Sent) => (await send(data, options)).data.anexar
const get = (as: string | null, url: string, headers = {}) =>
  app.http.inject({ method: 'GET', url, headers: { ...(as && { authorization: `Bearer ${as}` }), ...headers } })
const close = (mes: string) => app.graphql(token, `mutation { fecharMes(mes: "${mes}") { message } }`)
const remove = (id: number, as = token) =>
  app.graphql(as, 'mutation($id: ID!) { excluirAnexo(id: $id) { message } }', { id })
const of = async (as: string, id: number = saida.id) =>
  await app.graphql(
    as,
    `{ anexos(filtro: { especie: saida, idRegistro: "${id}" }) { totalCount nodes { nome posterior } } }`,
  )
const textOf = ({ errors }: { errors?: { message: string }[] }) => errors?.[0]?.message

const centre = async () => {
  const { id: idDepartamento } = (await app.rest(token, 'POST', '/departamentos', { tituloDepartamento: unique('D') }))
    .body
  return (await app.rest(token, 'POST', '/centro-custo', { nome: unique('Centro '), idDepartamento })).body
}
const rent = async () => ({
  descricaoConta: 'Aluguel',
  valorConta: 900,
  dataVencimentoConta: '2026-03-05',
  idCentroCusto: (await centre()).id,
})

/** Somebody with one of the church's usual functions, a collaborator unless told otherwise. */
async function holder(funcao: string, perfil: 2 | 4 = 4): Promise<string> {
  const { id } = await church.person({ perfil })
  await app.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select $1, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = $3`,
    [church.idCliente, id, funcao],
  )
  return app.session(church.idCliente, id)
}

test('a PDF is stored as it is and served with its name; a picture is re-encoded without its metadata, larger than photos', async () => {
  const stored = await sent(pdf, { name: '../../Nota fiscal 12\u202e.exe.pdf' })
  expect(stored).toMatchObject({
    nome: 'Nota fiscal 12.exe.pdf',
    tipo: 'application/pdf',
    bytes: pdf.length,
    posterior: false,
    especie: 'saida',
    idRegistro: saida.id,
    acoesPermitidas: ['excluir'],
    url: `/arquivos/anexos/${stored.uuid}`,
  })
  const served = await get(token, stored.url)
  expect(served.rawPayload.equals(pdf)).toBe(true)
  expect(served.headers).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-cache',
    'content-disposition': "inline; filename*=UTF-8''Nota%20fiscal%2012.exe.pdf",
  })
  const etag = String(served.headers.etag)
  expect((await get(token, stored.url, { 'if-none-match': etag })).statusCode).toBe(304)
  expect((await get(token, `${stored.url}?baixar`)).headers['content-disposition']).toMatch(/^attachment/)

  const jpeg = await picture()
    .withExif({ IFD0: { Copyright: 'onde foi tirada' } })
    .jpeg()
    .toBuffer()
  const photo = await sent(jpeg, { name: 'IMG 0001.jpeg' })
  expect(photo).toMatchObject({ nome: 'IMG 0001.webp', tipo: 'image/webp' })
  const { format, width, height, exif } = await sharp((await get(token, photo.url)).rawPayload).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 2400, height: 1200, exif: undefined })
})

test.each([
  ['a text that calls itself a PDF', Buffer.from('PDF? não')],
  ['a PDF without its end', Buffer.from('%PDF-1.7\n1 0 obj')],
  ['a page that begins like a PDF later', Buffer.from('<html>%PDF-1.7 %%EOF')],
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
])('%s is refused by its content, and nothing is stored', async (_name, data) => {
  const answer = await send(data)
  expect([answer.status, answer.errors?.[0]?.extensions.campos]).toEqual([
    415,
    { arquivo: 'Envie um PDF ou uma imagem JPEG, PNG ou WebP.' },
  ])
  expect((await of(token)).data.anexos.totalCount).toBe(0)
})

test('a file over 10 MB is refused, and so is one more than a record may have', async () => {
  expect((await send(Buffer.alloc(10_500_000, 1))).status).toBe(413)
  await app.sql(
    `with f as (insert into arquivo (id_cliente, tipo, bytes, restrito) values ($1, 'application/pdf', 1, true) returning id)
     insert into anexo (id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes)
     select $1, 'saida', $2, f.id, 'Nota.pdf', 'application/pdf', 1 from f, generate_series(1, $3)`,
    [church.idCliente, saida.id, maxPerRegistro - 2],
  )
  const answers = await Promise.all([another(), another(), another(), another()].map((data) => send(data)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409])
  expect((await of(token)).data.anexos.totalCount).toBe(maxPerRegistro)
})

describe('a file that is sent again', () => {
  const files = () =>
    app.sql<{ anexos: number; arquivos: number }>(
      `select count(*)::int as anexos, (select count(*)::int from arquivo where id_cliente = $1) as arquivos
       from anexo where id_cliente = $1`,
      [church.idCliente],
    )

  test('to the same record is the attachment that is there, with and without a key, at once and as often as one likes', async () => {
    const scan = await picture().jpeg().toBuffer()
    const first = await sent(scan, { name: 'nota.jpg' })
    const withAndWithout: Record<string, string>[] = [{}, { 'idempotency-key': unique('chave') }]
    for (const headers of withAndWithout)
      for (const answer of await Promise.all([1, 2, 3].map(() => send(scan, { name: 'nota.jpg', headers }))))
        expect([answer.errors, answer.data?.anexar]).toEqual([undefined, first])
    expect(await files()).toEqual([{ anexos: 1, arquivos: 1 }])
    // a full record is no obstacle
    await app.sql(
      `insert into anexo (id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes)
       select id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes from anexo, generate_series(2, $2::int) where id_cliente = $1`,
      [church.idCliente, maxPerRegistro],
    )
    expect((await sent(scan, { name: 'nota.jpg' })).id).toBe(first.id)
  })

  test('is another one at another record, with another name or content, and after the first was deleted', async () => {
    const key = { headers: { 'idempotency-key': unique('chave') } }
    const first = await sent(pdf, key)
    const elsewhere = await sent(pdf, { id: (await expense('2026-03-11', 'Água')).id })
    const second = await sent(another(), key)
    const named = await sent(pdf, { name: 'segunda via.pdf' })
    await remove(first.id)
    const again = await sent(pdf)
    expect(new Set([first.id, elsewhere.id, second.id, named.id, again.id]).size).toBe(5)
  })
})

describe('one file for several records', () => {
  const several = (registros: (number | string)[], as = token) =>
    app.upload(
      as,
      'mutation($registros: [ID!]!, $arquivo: Upload!) { anexarAVarios(especie: contaPagar, registros: $registros, arquivo: $arquivo) { message } }',
      { registros: registros.map(String) },
      { arquivo: { name: 'pagamentos.pdf', type: 'application/pdf', data: pdf } },
    )
  const bills = async (many: number) => {
    const conta = await rent()
    return Promise.all(
      Array.from(
        { length: many },
        async () => (await app.rest(token, 'POST', '/contasPagar', conta)).body as typeof saida,
      ),
    )
  }
  const stored = () =>
    app.sql<{ anexos: number; arquivos: number }>(
      'select count(*)::int as anexos, count(distinct id_arquivo)::int as arquivos from anexo where id_cliente = $1',
      [church.idCliente],
    )

  test('is stored once, each record has it, and it stays as long as one of them does', async () => {
    const [a, b, c] = (await bills(3)) as [typeof saida, typeof saida, typeof saida]
    const answer = await several([a.id, b.uuid, c.id, a.uuid])
    expect(answer.data.anexarAVarios.message).toBe('Arquivo anexado a 3 registros.')
    expect(await stored()).toEqual([{ anexos: 3, arquivos: 1 }])
    // its answer was lost
    expect((await several([a.id, b.id, c.id])).data.anexarAVarios.message).toBe('Arquivo anexado a 3 registros.')
    expect(await stored()).toEqual([{ anexos: 3, arquivos: 1 }])
    const { data } = await app.graphql(token, `{ contaPagar(id: "${b.id}") { anexos { nodes { id nome url } } } }`)
    const [own] = data.contaPagar.anexos.nodes
    expect(own.nome).toBe('pagamentos.pdf')
    await remove(own.id)
    // whoever may restore it still opens it
    expect((await get(await church.token(5), own.url)).statusCode).toBe(404)
    const others = await app.graphql(token, `{ contaPagar(id: "${a.id}") { anexos { nodes { url } } } }`)
    expect((await get(token, others.data.contaPagar.anexos.nodes[0].url)).rawPayload.equals(pdf)).toBe(true)
  })

  test('is refused for income, whose file shows who gave', async () => {
    const entrada = { descricao: 'Oferta', data: '2026-01-10', categoria: 2, valor: '5.00' }
    const { id } = (await app.rest(token, 'POST', '/entradas', entrada)).body
    const answer = await app.upload(
      token,
      'mutation($registros: [ID!]!, $arquivo: Upload!) { anexarAVarios(especie: entrada, registros: $registros, arquivo: $arquivo) { message } }',
      { registros: [String(id)] },
      { arquivo: { name: 'pix.pdf', type: 'application/pdf', data: pdf } },
    )
    expect(answer.errors?.[0]?.extensions.campos).toEqual({
      especie: 'Anexe a cada entrada o seu arquivo: ele mostra quem deu.',
    })
    expect(await stored()).toEqual([{ anexos: 0, arquivos: 0 }])
  })

  test('goes to all or to none: not to one of another church, a deleted or a full one', async () => {
    const [a, b] = (await bills(2)) as [typeof saida, typeof saida]
    const other = await app.church()
    expect((await several([a.id], await other.token(1))).status).toBe(404)
    expect((await several([a.id, 999_999_999])).status).toBe(404)
    await app.rest(token, 'DELETE', `/contasPagar/${b.id}`)
    expect((await several([a.id, b.id])).status).toBe(404)
    expect(await stored()).toEqual([{ anexos: 0, arquivos: 0 }])
    await app.sql(
      `with f as (insert into arquivo (id_cliente, tipo, bytes, restrito) values ($1, 'application/pdf', 1, true) returning id)
       insert into anexo (id_cliente, especie, id_registro, id_arquivo, nome, tipo, bytes)
       select $1, 'contaPagar', $2, f.id, 'Nota.pdf', 'application/pdf', 1 from f, generate_series(1, $3)`,
      [church.idCliente, a.id, maxPerRegistro],
    )
    const [free] = await bills(1)
    expect(textOf(await several([free?.id ?? 0, a.id]))).toBe('Um destes registros já tem 20 anexos, que é o máximo.')
    expect((await several([])).status).toBe(422)
    expect(await stored()).toEqual([{ anexos: maxPerRegistro, arquivos: 1 }])
  })
})

test('who may read the record reads its attachments, and who may write it adds and deletes them', async () => {
  await decideRecommended(app, church)
  const { id, url } = await sent()
  const other = await app.church()
  const people: [string, string | null, number, number][] = [
    ['nobody', null, 401, 401],
    ['another church', await other.token(1), 404, 404],
    ['a pastor', await church.token(5), 200, 200],
    // members see only the monthly summary of the treasury
    ['a member', await church.token(2), 404, 403],
    ['a person without perfil', await church.token(-1), 403, 403],
    ['the treasurer', await holder('Tesoureiro'), 200, 200],
    ['the assistant', await holder('Auxiliar de tesouraria'), 200, 200],
    ['the council', await holder('Conselho fiscal'), 200, 403],
    ['a leader of worship', await holder('Líder de louvor'), 404, 403],
  ]
  for (const [who, as, reads, writes] of people) {
    expect([who, (await get(as, url)).statusCode]).toEqual([who, reads])
    expect([who, (await send(pdf, { as })).status]).toEqual([who, writes])
    if (as && reads !== 403) expect([who, (await of(as)).data.anexos.totalCount > 0]).toEqual([who, reads === 200])
  }
  // the address of pictures does not serve it, not even with the uuid of its file
  const [file] = await app.sql<{ uuid: string }>(
    'select f.uuid from anexo a join arquivo f on f.id = a.id_arquivo and f.id_cliente = a.id_cliente where a.id = $1',
    [id],
  )
  expect((await get(token, `/arquivos/${file?.uuid}`)).statusCode).toBe(404)
  for (const [as, status] of [
    [await holder('Conselho fiscal'), 403],
    [await other.token(1), 404],
    [await holder('Auxiliar de tesouraria'), 200],
  ] as const)
    expect((await remove(id, as)).status).toBe(status)
})

test('the file of a tithe shows who gave, so it is for the giver and for who reads all tithes, also in the archive', async () => {
  const { id: idMembro } = await church.person({ perfil: 2 })
  const gift = { idMembro, valorDizimo: 50, dataDizimo: '2026-03-08', meioDizimo: 'pix' }
  await app.rest(token, 'POST', '/dizimos', gift)
  const [income] = await app.sql<{ id: number }>(`select id from entrada where id_cliente = $1 and origem = 'dizimo'`, [
    church.idCliente,
  ])
  const typed = { descricao: 'Dízimo (Pix)', data: '2026-03-08', categoria: 1, valor: 20 }
  const byHand = (await app.rest(token, 'POST', '/entradas', typed)).body.id
  const { url } = await sent(pdf, { especie: 'entrada', id: income?.id as number })
  const other = await sent(pdf, { especie: 'entrada', id: byHand })
  await sent()
  const [accountant, treasurer] = [await holder('Contador'), await holder('Tesoureiro')]
  const people: [string, string, number, number][] = [
    ['the accountant', accountant, 404, 404],
    ['a member', await church.token(2), 404, 404],
    ['the giver', await app.session(church.idCliente, idMembro), 200, 404],
    ['the treasurer', treasurer, 200, 200],
  ]
  for (const [who, as, tithe, hand] of people)
    expect([who, (await get(as, url)).statusCode, (await get(as, other.url)).statusCode]).toEqual([who, tithe, hand])
  const files = async (as: string) =>
    Object.keys(unzipSync(new Uint8Array((await app.rest(as, 'GET', '/comprovantes?mes=2026-03')).body))).length
  expect([await files(accountant), await files(treasurer)]).toEqual([2, 4])
  // the button says the size of what is in it, and what is missing is the same for both
  for (const [as, anexos] of [
    [accountant, 1],
    [treasurer, 3],
  ] as const) {
    const text = '{ comprovantesDoMes(mes: "2026-03") { entradasSemAnexo anexos } }'
    expect((await app.graphql(as, text)).data.comprovantesDoMes).toEqual({ entradasSemAnexo: 0, anexos })
  }
})

test('the file of a donation is refused to who may not know who gave, with the reason', async () => {
  const campaign = { nomeCampanha: unique('Barco '), tipoCampanha: 'mundial', alvoCampanha: 1000 }
  const days = { dataInicio: '2026-03-01', dataFim: '2026-09-30' }
  const { id: idCampanha } = (await app.rest(token, 'POST', '/campanhasMissoes', { ...campaign, ...days })).body
  const { id: idMembro } = await church.person()
  const gift = { idCampanha, idMembro, valorDoacao: 50, dataDoacao: '2026-03-08' }
  expect((await app.rest(token, 'POST', '/campanhas-missoes-doacoes', gift)).status).toBe(201)
  const [income] = await app.sql<{ id: number }>(`select id from entrada where id_cliente = $1 and origem = 'doacao'`, [
    church.idCliente,
  ])
  const file = { especie: 'entrada', id: income?.id as number }
  const refused = await send(pdf, { ...file, as: await holder('Auxiliar de tesouraria', 2) })
  expect([refused.status, textOf(refused)]).toEqual([
    403,
    'O arquivo desta entrada mostra quem deu: só o anexa quem pode saber disso.',
  ])
  expect((await send(pdf, file)).status).toBe(200)
})

test('a tithe that comes back from the recycle bin has its file and its category again', async () => {
  const { id: idMembro } = await church.person()
  const gift = { idMembro, valorDizimo: 50, dataDizimo: '2026-03-08', meioDizimo: 'pix' }
  const { id } = (await app.rest(token, 'POST', '/dizimos', gift)).body
  const own = { nome: unique('Dízimo da sede '), natureza: 'receita', raiz: 1 }
  const idCategoria = (await app.rest(token, 'POST', '/categorias', own)).body.id
  const income = () =>
    app.sql<{ id: number; id_categoria: number }>(
      `select id, id_categoria from entrada where id_cliente = $1 and origem = 'dizimo' and excluido_em is null`,
      [church.idCliente],
    )
  const [before] = await income()
  await app.sql('update entrada set id_categoria = $1 where id = $2', [idCategoria, before?.id])
  const { url } = await sent(pdf, { especie: 'entrada', id: before?.id as number })
  await app.rest(token, 'DELETE', `/dizimos/${id}`)
  expect(await income()).toEqual([])
  const restored = await app.graphql(token, 'mutation($id: ID!) { restaurarDizimo(id: $id) { id } }', { id })
  expect(restored.errors).toBeUndefined()
  expect(await income()).toMatchObject([{ id_categoria: idCategoria }])
  const [again] = await income()
  const { data } = await app.graphql(
    token,
    'query($id: ID!) { anexos(filtro: { especie: entrada, idRegistro: $id }) { nodes { url } } }',
    { id: String(again?.id) },
  )
  expect(data.anexos.nodes).toEqual([{ url }])
})

test('a deleted attachment is gone for readers and comes back from the recycle bin; that of a deleted record too', async () => {
  const pastor = await church.token(5)
  const { id, url } = await sent()
  expect((await remove(id)).data.excluirAnexo.message).toBe('Anexo excluído com sucesso.')
  expect([(await get(pastor, url)).statusCode, (await of(pastor)).data.anexos.totalCount]).toEqual([404, 0])
  const bin = await app.graphql(token, '{ lixeira(tabela: "anexo") { nodes { titulo registro { __typename } } } }')
  expect(bin.data.lixeira.nodes).toEqual([{ titulo: 'nota.pdf', registro: { __typename: 'Anexo' } }])
  const restore = 'mutation($id: ID!) { restaurarAnexo(id: $id) { acoesPermitidas } }'
  expect((await app.graphql(pastor, restore, { id })).status).toBe(403)
  expect((await app.graphql(token, restore, { id })).data.restaurarAnexo.acoesPermitidas).toEqual(['excluir'])
  expect((await get(pastor, url)).statusCode).toBe(200)

  await app.rest(token, 'DELETE', `/saidas/${saida.id}`)
  expect([(await get(pastor, url)).statusCode, (await of(pastor)).data.anexos.totalCount]).toEqual([404, 0])
  expect((await send()).status).toBe(404)
})

describe('a record that is final', () => {
  test('an entry of a closed month keeps what it had; what is added later is marked, and may be deleted', async () => {
    const before = await sent()
    await close('2026-03')
    const answer = await remove(before.id)
    expect([answer.status, textOf(answer)]).toEqual([
      409,
      'O mês está fechado: o comprovante que ele já tinha não pode ser excluído.',
    ])
    const later = await sent(pdf, { name: 'segunda via.pdf' })
    expect(later).toMatchObject({ posterior: true, acoesPermitidas: ['excluir'] })
    const [row] = await app.sql<{ depois: object }>(
      `select depois from auditoria where tabela = 'anexo' and id_registro = $1`,
      [later.id],
    )
    expect(row?.depois).toMatchObject({ posterior: true, nome: 'segunda via.pdf' })
    const { data } = await app.graphql(
      token,
      `{ anexo(id: "${before.uuid}") { acoesPermitidas registro { __typename id } } }`,
    )
    expect(data.anexo).toEqual({ acoesPermitidas: [], registro: { __typename: 'Saida', id: saida.id } })
    expect((await remove(later.id)).status).toBe(200)
  })

  test('a paid account keeps its receipt once the month of the payment is closed', async () => {
    const conta = await rent()
    const { id } = (await app.rest(token, 'POST', '/contasPagar', conta)).body
    const { id: anexo } = await sent(pdf, { especie: 'contaPagar', id })
    const settle = 'mutation($id: ID!) { encerrarContaPagar(id: $id, data: "2026-03-06") { id } }'
    expect((await app.graphql(token, settle, { id })).errors).toBeUndefined()
    await close('2026-03')
    expect((await remove(anexo)).status).toBe(409)
  })

  test('an account that was paid in two months keeps what it had when the second one was closed', async () => {
    const { id } = (await app.rest(token, 'POST', '/contasPagar', await rent())).body
    const pay = async (data: string) => {
      const { errors } = await app.graphql(
        token,
        'mutation($input: BaixaPagarInput!) { criarBaixaPagar(input: $input) { id } }',
        { input: { idConta: String(id), data, valor: '450.00' } },
      )
      expect(errors).toBeUndefined()
    }
    await pay('2026-01-20')
    await close('2026-01')
    const first = await sent(pdf, { especie: 'contaPagar', id })
    expect(first).toMatchObject({ posterior: true, acoesPermitidas: ['excluir'] })
    await pay('2026-03-20')
    await close('2026-03')
    const answer = await remove(first.id)
    expect([answer.status, textOf(answer)]).toEqual([409, expect.stringMatching('O mês está fechado')])
    const later = await sent(another(), { especie: 'contaPagar', id })
    expect((await remove(later.id)).status).toBe(200)
  })

  test('approved minutes keep their attachments, and members read these once the minutes are approved', async () => {
    const create =
      'mutation { criarReuniaoLideranca(input: { dataReuniao: "2026-02-01", pautaReuniao: "Pauta" }) { id } }'
    const id = (await app.graphql(token, create)).data.criarReuniaoLideranca.id
    const { id: anexo, url } = await sent(pdf, { especie: 'reuniaoLideranca', id })
    const member = await app.session(church.idCliente, (await church.person({ perfil: 2 })).id)
    expect((await get(member, url)).statusCode).toBe(404)
    await app.sql(
      `insert into ata (id_cliente, id_reuniao, texto_ata, aprovada_em) values ($1, $2, '<p>Ata</p>', now())`,
      [church.idCliente, id],
    )
    expect((await get(member, url)).statusCode).toBe(200)
    expect(textOf(await remove(anexo))).toBe(
      'A ata já foi aprovada: o anexo que ela tinha então não pode ser excluído.',
    )
  })
})

describe('the receipts of a month', () => {
  const month = (as = token) =>
    app.graphql(
      as,
      '{ comprovantesDoMes(mes: "2026-03") { entradas entradasSemAnexo saidas saidasSemAnexo anexos kilobytes } }',
    )
  const zip = (as: string | null = token, mes = '2026-03') => app.rest(as, 'GET', `/comprovantes?mes=${mes}`)

  test('are one archive with names by date, number and description, and a list of what has none', async () => {
    const water = await expense('2026-03-02', 'Água: 3/4')
    await expense('2026-04-02', 'Outro mês')
    await app.rest(token, 'POST', '/entradas', { descricao: 'Oferta', data: '2026-03-01', categoria: 2, valor: 10 })
    await sent(pdf, { id: water.id })
    await sent(Buffer.concat([pdf, Buffer.from('\n')]), { id: water.id })
    const gone = await sent(another(), { id: water.id })
    await remove(gone.id)
    expect((await month()).data.comprovantesDoMes).toEqual({
      entradas: 1,
      entradasSemAnexo: 1,
      saidas: 2,
      saidasSemAnexo: 1,
      anexos: 2,
      kilobytes: 1,
    })
    const without = await app.graphql(token, '{ saidas(filtro: { mes: "2026-03", semAnexo: true }) { nodes { id } } }')
    expect(without.data.saidas.nodes).toEqual([{ id: saida.id }])
    expect((await app.rest(token, 'GET', '/saidas?mes=2026-03&semAnexo=true')).body).toHaveLength(1)

    const { status, headers, body } = await zip()
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'application/zip',
      'attachment; filename="comprovantes-2026-03.zip"',
    ])
    const files = unzipSync(new Uint8Array(body))
    const name = `2026-03-02 saida ${water.id} Água 3 4`
    expect(Object.keys(files)).toEqual([`${name}.pdf`, `${name} (2).pdf`, 'indice.csv'])
    expect(Buffer.from(files[`${name}.pdf`] as Uint8Array).equals(pdf)).toBe(true)
    const events = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'comprovantes.baixar'`,
      [church.idCliente],
    )
    expect(events).toEqual([{ depois: { mes: '2026-03', arquivos: 2 } }])
  })

  test('are not for an API token that may read the entries but not their attachments', async () => {
    await sent(pdf)
    await knowPassword(app, church.idCliente)
    const make =
      'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Planilha", escopos: $e) { token } }'
    const tokenOf = async (...e: string[]) => (await app.graphql(token, make, { e })).data.criarTokenApi.token as string
    const books = ['livroCaixa.ler', 'livroCaixa.exportar', 'saida.ler']
    const without = await tokenOf(...books)
    const refused = await zip(without)
    expect([refused.status, refused.body.campos]).toEqual([403, { escopos: 'anexo.ler' }])
    expect((await month(without)).data.comprovantesDoMes).toMatchObject({ saidasSemAnexo: 0, anexos: 0 })
    expect((await zip(await tokenOf(...books, 'anexo.ler'))).status).toBe(200)
  })

  test('of an account that was paid count for its expense', async () => {
    const conta = await rent()
    const { id } = (await app.rest(token, 'POST', '/contasPagar', conta)).body
    await sent(pdf, { especie: 'contaPagar', id })
    await app.graphql(token, 'mutation($id: ID!) { encerrarContaPagar(id: $id, data: "2026-03-06") { id } }', { id })
    expect((await month()).data.comprovantesDoMes).toMatchObject({ saidas: 2, saidasSemAnexo: 1, anexos: 1 })
    expect(Object.keys(unzipSync(new Uint8Array((await zip()).body)))[0]).toMatch(/^2026-03-06 saida \d+ Aluguel\.pdf$/)
  })

  test('have a file of accounts that were paid at once only once, and name each of their expenses', async () => {
    const conta = await rent()
    const bill = async () => (await app.rest(token, 'POST', '/contasPagar', conta)).body.id as number
    const ids = [await bill(), await bill()]
    await app.upload(
      token,
      'mutation($registros: [ID!]!, $arquivo: Upload!) { anexarAVarios(especie: contaPagar, registros: $registros, arquivo: $arquivo) { message } }',
      { registros: ids.map(String) },
      { arquivo: { name: 'pagamentos.pdf', type: 'application/pdf', data: pdf } },
    )
    const pay = 'mutation($input: EncerrarContasInput!) { encerrarContasPagar(input: $input) { quantidade } }'
    const { errors } = await app.graphql(token, pay, { input: { ids: ids.map(String), data: '2026-03-06' } })
    expect(errors).toBeUndefined()
    const paid = await app.sql<{ id: number }>(
      `select id from saida where id_cliente = $1 and origem = 'contaPagar' order by id`,
      [church.idCliente],
    )
    await app.sql('update arquivo set bytes = 7001 where id_cliente = $1', [church.idCliente])
    expect((await month()).data.comprovantesDoMes).toMatchObject({ anexos: 2, kilobytes: 8 })
    const files = unzipSync(new Uint8Array((await zip()).body))
    const name = `2026-03-06 saida ${paid[0]?.id} Aluguel.pdf`
    expect(Object.keys(files)).toEqual([name, 'indice.csv'])
    const lines = Buffer.from(files['indice.csv'] as Uint8Array)
      .toString()
      .trim()
      .split('\r\n')
    expect(lines.slice(1).map((line) => line.replaceAll('"', ''))).toEqual(
      paid.map(({ id }) => `06/03/2026;Saída ${id};Aluguel;${name}`),
    )
  })

  test('are for those who may export the cash book; a month without any says so', async () => {
    await decideRecommended(app, church)
    expect([(await zip()).status, (await zip()).body.erro]).toEqual([
      409,
      'Nenhum lançamento de março de 2026 tem comprovante.',
    ])
    await sent()
    for (const [as, status] of [
      [null, 401],
      [await church.token(2), 403],
      [await holder('Líder de louvor'), 403],
      [await holder('Conselho fiscal'), 200],
      [await holder('Tesoureiro'), 200],
      [await (await app.church()).token(1), 409],
    ] as const)
      expect((await zip(as)).status).toBe(status)
    expect((await zip(token, '2026-13')).status).toBe(422)
    expect((await month(await church.token(2))).status).toBe(403)
  })
})

test('anonymising a giver deletes the attachments of what that person gave, and their files', async () => {
  const { id: idMembro } = await church.person({ name: unique('Doador Anônimo ') })
  await withPassword(app, church.idCliente, idMembro)
  await app.rest(token, 'POST', '/dizimos', { idMembro, dataDizimo: '2026-03-08', valorDizimo: 50, meioDizimo: 'pix' })
  const [entrada] = (await app.rest(token, 'GET', '/entradas')).body
  const { url, id } = await sent(pdf, { especie: 'entrada', id: entrada.id })
  const kept = await sent()
  const [file] = await app.sql<{ uuid: string }>(
    'select f.uuid from anexo a join arquivo f on f.id = a.id_arquivo and f.id_cliente = a.id_cliente where a.id = $1',
    [id],
  )
  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  const answer = await app.graphql(await app.session(church.idCliente, idMembro), leave, { senha })
  expect(answer.errors).toBeUndefined()
  await app.runJobs()
  expect((await get(token, url)).statusCode).toBe(404)
  expect(await app.services.images.get(file?.uuid ?? '')).toBeNull()
  expect((await get(token, kept.url)).statusCode).toBe(200)
})

test.each([
  ['Recibo.PDF', 'application/pdf', 'Recibo.pdf'],
  ['...', 'application/pdf', 'anexo.pdf'],
  ['a\u0000b\u200fc/d.jpg', 'image/webp', 'abc d.webp'],
  [`${'ã'.repeat(200)}.png`, 'image/webp', `${'ã'.repeat(100)}.webp`],
])('the name %j is kept as a clean name with the ending of its type', (nome, tipo, expected) => {
  expect(cleanName(nome, tipo)).toBe(expected)
})

test('equal names in an archive are numbered, whatever their case', () => {
  const used = new Set<string>()
  const one = { livro: 'saida', id: 7, data: '2026-03-10', nome: 'x.pdf' }
  expect([
    nameInFile({ ...one, descricao: 'Luz' }, used),
    nameInFile({ ...one, descricao: 'LUZ' }, used),
    nameInFile({ ...one, descricao: 'Luz', nome: 'y.webp' }, used),
  ]).toEqual(['2026-03-10 saida 7 Luz.pdf', '2026-03-10 saida 7 LUZ (2).pdf', '2026-03-10 saida 7 Luz.webp'])
})
