import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { generate } from 'otplib'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { decrypt } from '../../../kernel/base/crypto.js'
import { readBrCode } from './br-code.js'

let app: TestApp
let betel: TestChurch
let admin: string

const mail = 'tesouraria@betel.org.br'
const key = { tipoChave: 'email', chavePix: mail, nome: 'IGREJA BETEL', cidade: 'Sao Paulo' }

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

beforeEach(async () => {
  betel = await app.church()
  await knowPassword(app, betel.idCliente)
  admin = await betel.token(1)
})

const change = (token: string | null, input: object = {}) =>
  app.graphql(
    token,
    `mutation($input: MudarChavePixInput!) { mudarChavePix(input: $input) {
      recebedor { igreja cnpj tipo chave nome cidade } versao } }`,
    { input: { ...key, minhaSenha: knownPassword, ...input } },
  )

const give = async (token: string, input: object = {}) =>
  app.graphql(
    token,
    'mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid valor copiaECola qrCode recebedor { chave } } }',
    { input: { finalidade: 'dizimo', ...input } },
  )

const codes = async (token: string, rest = '') =>
  (await app.graphql(token, `{ codigosPix${rest} { nodes { txid finalidade usuario { id } } } }`)).data.codigosPix
    .nodes as { txid: string; finalidade: string; usuario: { id: number } | null }[]

const letters = async () => {
  const rows = await app.sql<{ para: string; texto: string }>(
    `select para, texto from email_saida where id_cliente = $1 and assunto = 'A chave Pix da igreja mudou' and seguranca order by para`,
    [betel.idCliente],
  )
  return rows.map(({ para, texto }) => ({ para, texto: decrypt(app.services.secretKey, texto) }))
}

/** Lets the code of now be used, though the one before was used in the same half minute. */
const freshCode = () =>
  app.sql('update credencial set totp_ultimo_passo = 0 where id_usuario = $1 and id_cliente = $1', [betel.idCliente])

/** The administrator signs in in two steps from now on. Returns what the app on the phone shows. */
async function inTwoSteps(): Promise<() => Promise<string>> {
  const { data } = await app.graphql(admin, 'mutation($p: String!) { prepararDoisFatores(password: $p) { segredo } }', {
    p: knownPassword,
  })
  const { segredo } = data.prepararDoisFatores
  const now = () => generate({ secret: segredo, epoch: Math.floor(Date.now() / 1000) })
  await app.graphql(admin, 'mutation($codigo: String!) { ativarDoisFatores(codigo: $codigo) }', {
    codigo: await now(),
  })
  // the code that switched it on counts as used
  await freshCode()
  return now
}

describe('the key', () => {
  test('is changed by the church’s administrator with the password, and by nobody else', async () => {
    for (const perfil of [-1, 2, 3, 4, 5] as const) expect((await change(await betel.token(perfil))).status).toBe(403)
    expect((await change(await app.platformToken())).status).toBe(403)
    expect((await change(null)).status).toBe(401)
    const wrong = await change(admin, { minhaSenha: 'outra senha qualquer' })
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ minhaSenha: 'A senha atual não confere.' })
    expect((await change(admin)).data.mudarChavePix.recebedor).toEqual({
      igreja: betel.nome,
      cnpj: null,
      tipo: 'email',
      chave: mail,
      nome: 'IGREJA BETEL',
      cidade: 'Sao Paulo',
    })
  })

  test('that money goes to is changed only by who signs in in two steps, with a code that works once', async () => {
    expect((await change(admin)).errors).toBeUndefined()
    const other = { chavePix: 'outra@betel.org' }
    expect((await change(admin, other)).errors?.[0]?.extensions.campos).toEqual({
      codigo: 'Para mudar a chave Pix, ative antes a verificação em duas etapas, em Configurações, Segurança.',
    })
    // the key stays, only the name at the bank changes
    expect((await change(admin, { nome: 'BETEL' })).data.mudarChavePix.recebedor).toMatchObject({
      chave: mail,
      nome: 'BETEL',
    })
    const code = await inTwoSteps()
    expect((await change(admin, other)).errors?.[0]?.extensions.campos).toEqual({
      codigo: 'Informe o código do aplicativo de verificação.',
    })
    const codigo = await code()
    expect((await change(admin, { ...other, codigo })).data.mudarChavePix.recebedor.chave).toBe('outra@betel.org')
    expect((await change(admin, { codigo })).errors?.[0]?.extensions.campos).toEqual({
      codigo: 'Código de verificação incorreto.',
    })
  })

  test('is told to all administrators by e-mail when it changes, and stands in the audit log', async () => {
    const other = await betel.person({ perfil: 1 })
    await betel.person({ perfil: 5 })
    await change(admin)
    await change(admin, { nome: 'BETEL' })
    expect(await letters()).toHaveLength(2)
    const code = await inTwoSteps()
    const { versao } = (
      await change(admin, { tipoChave: 'cnpj', chavePix: '11.222.333/0001-81', codigo: await code() })
    ).data.mudarChavePix
    const sent = await letters()
    expect(sent.map(({ para }) => para)).toContain(other.email)
    expect(sent.filter(({ texto }) => texto.includes(`Antes: ${mail}\nAgora: 11222333000181`))).toHaveLength(2)
    const log = await app.sql<{ depois: { chave_pix: string } }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'codigoPix.mudarChave' and tabela = 'cliente' order by id`,
      [betel.idCliente],
    )
    expect(log.at(-1)?.depois.chave_pix).toBe('11222333000181')
    await freshCode()
    expect((await change(admin, { versao: versao - 1, codigo: await code() })).errors?.[0]?.extensions.code).toBe(
      'STALE',
    )
  })

  test('is refused at its field when it is no key of its type', async () => {
    const { errors } = await change(admin, { tipoChave: 'cnpj', chavePix: '12.ABC.345/01DE-36' })
    expect(errors?.[0]?.extensions.campos).toEqual({ chavePix: 'Informe um CNPJ válido.' })
    const { errors: names } = await change(admin, { nome: 'N'.repeat(26), cidade: 'É' })
    expect(Object.keys(names?.[0]?.extensions.campos ?? {})).toEqual(['nome', 'cidade'])
  })
})

describe('a code', () => {
  test('is refused while the church has no complete key', async () => {
    expect((await give(admin)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await app.sql(`update cliente set chave_pix = 'pergunte' where id = $1`, [betel.idCliente])
    expect((await give(admin)).errors?.[0]?.extensions.code).toBe('CONFLICT')
  })

  test('names the person and the purpose by a txid that stays the same', async () => {
    await change(admin)
    const member = await betel.token(2)
    expect((await give(member, { valor: '10000000000.00' })).errors?.[0]?.extensions.campos).toEqual({
      valor: 'Um código Pix vai até R$ 9.999.999.999,99.',
    })
    const first = (await give(member, { valor: '150.00' })).data.gerarCodigoPix
    expect(readBrCode(first.copiaECola)).toEqual({
      chave: mail,
      url: null,
      nome: 'IGREJA BETEL',
      cidade: 'Sao Paulo',
      valor: '150.00',
      txid: first.txid,
    })
    expect(first.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    expect((await give(member)).data.gerarCodigoPix.txid).toBe(first.txid)
    const others = [
      (await give(member, { finalidade: 'oferta' })).data.gerarCodigoPix.txid,
      (await give(member, { semNome: true })).data.gerarCodigoPix.txid,
      (await give(admin)).data.gerarCodigoPix.txid,
    ]
    expect(new Set([first.txid, ...others]).size).toBe(4)
    const [found] = await codes(admin, `(busca: "${first.txid}")`)
    const me = (await app.graphql(member, '{ eu { id } }')).data.eu.id
    expect(found).toEqual({ txid: first.txid, finalidade: 'dizimo', usuario: { id: me } })
    const anonymous = (await codes(admin)).filter(({ usuario }) => usuario === null)
    expect(anonymous.map(({ txid }) => txid)).toEqual([others[1]])
  })

  test('is one and the same when twenty requests ask at the same time', async () => {
    await change(admin)
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(admin, { finalidade: 'oferta' })))
    expect(new Set(answers.map(({ data }) => data.gerarCodigoPix.txid)).size).toBe(1)
    expect(await codes(admin)).toHaveLength(1)
  })

  test('is for campaigns that collect and events to come, of the own church', async () => {
    await change(admin)
    const other = await app.church()
    const stranger = await other.token(1)
    const campaign = { nomeCampanha: 'Sertão', tipoCampanha: 'nacional', alvoCampanha: 100 }
    const period = { dataInicio: '2026-01-01', dataFim: '2026-12-31' }
    const create = async (token: string) =>
      (await app.rest(token, 'POST', '/campanhasMissoes', { ...campaign, ...period })).body.id as number
    const [own, foreign] = [await create(admin), await create(stranger)]
    const code = (await give(admin, { finalidade: 'campanha', idCampanha: String(own) })).data.gerarCodigoPix
    expect(code.txid).toMatch(/^C/)
    for (const idCampanha of [String(foreign), '2000000000', null])
      expect((await give(admin, { finalidade: 'campanha', idCampanha })).errors?.[0]?.extensions.campos).toEqual({
        idCampanha: 'Escolha uma campanha que esteja ativa.',
      })
    await app.sql(`update campanha_missoes set status_campanha = 'concluida' where id = $1 and id_cliente = $2`, [
      own,
      betel.idCliente,
    ])
    expect((await give(admin, { finalidade: 'campanha', idCampanha: String(own) })).status).toBe(422)
    expect((await give(admin, { finalidade: 'evento' })).errors?.[0]?.extensions.campos).toEqual({
      idEvento: 'Escolha um evento que não tenha terminado.',
    })
  })

  test('is listed for those who keep the books, not for members', async () => {
    await change(admin)
    const member = await betel.token(2)
    await give(member)
    expect((await app.graphql(member, '{ codigosPix { nodes { txid } } }')).status).toBe(403)
    expect(await codes(await betel.token(4))).toHaveLength(1)
    expect(await codes(await (await app.church()).token(1))).toHaveLength(0)
  })
})

test('the screen for giving shows who receives and what one can give to', async () => {
  const read = async (token: string) =>
    (await app.graphql(token, '{ ofertar { recebedor { igreja chave nome } campanhas { nome } eventos { nome } } }'))
      .data.ofertar
  const member = await betel.token(2)
  expect(await read(member)).toEqual({ recebedor: null, campanhas: [], eventos: [] })
  await change(admin)
  expect((await read(member)).recebedor).toEqual({ igreja: betel.nome, chave: mail, nome: 'IGREJA BETEL' })
})

describe('the public page', () => {
  const publish = (token: string, noAr: boolean, endereco: string | null = null) =>
    app.graphql(
      token,
      'mutation($noAr: Boolean!, $endereco: String) { publicarOfertar(noAr: $noAr, endereco: $endereco) { enderecoPublico } }',
      { noAr, endereco },
    )
  const open = (endereco: string) =>
    app.graphql(
      null,
      'query($endereco: String!) { paginaOfertar(endereco: $endereco) { recebedor { igreja chave } campanhas { nome } } }',
      { endereco },
    )
  const make = (endereco: string, finalidade = 'oferta') =>
    app.graphql(
      null,
      `mutation($endereco: String!, $finalidade: String!) {
        gerarCodigoDaPagina(endereco: $endereco, finalidade: $finalidade, valor: "10.00") { txid copiaECola } }`,
      { endereco, finalidade },
    )
  const lastPart = ({ data }: Awaited<ReturnType<typeof publish>>) =>
    String(data.publicarOfertar.enderecoPublico).split('/ofertar/')[1] ?? ''

  test('is off at first, and is put on the net by the administrator of a church with a key alone', async () => {
    expect((await publish(admin, true)).errors?.[0]?.extensions.code).toBe('CONFLICT')
    await change(admin)
    for (const perfil of [2, 3, 4, 5] as const)
      expect((await publish(await betel.token(perfil), true)).status).toBe(403)
    expect((await open(`${betel.idCliente}-igreja-betel`)).status).toBe(404)
    const address = lastPart(await publish(admin, true, 'Igreja-Betel'))
    expect(address).toBe(`${betel.idCliente}-igreja-betel`)
    expect((await open(address)).data.paginaOfertar).toEqual({
      recebedor: { igreja: betel.nome, chave: mail },
      campanhas: [],
    })
  })

  test('says where a church that has moved is now, and gives no code here', async () => {
    await change(admin)
    const address = lastPart(await publish(admin, true, 'igreja-betel'))
    await app.sql(
      `insert into mudanca_igreja (igreja, codigo, situacao, outro, numero) values ($1, gen_random_uuid(), 'mudou', 'https://nova.exemplo.org', 77)`,
      [betel.idCliente],
    )
    for (const answer of [await open(address), await make(address)])
      expect(answer.errors?.[0]).toMatchObject({
        message: 'Esta igreja mudou de endereço. Oferte em https://nova.exemplo.org/ofertar/77-igreja-betel',
        extensions: { code: 'NOT_FOUND', endereco: 'https://nova.exemplo.org/ofertar/77-igreja-betel' },
      })
    await app.sql('delete from mudanca_igreja where igreja = $1', [betel.idCliente])
    expect((await open(address)).status).toBe(200)
  })

  test('gets an address that nobody can guess unless the church chooses one', async () => {
    await change(admin)
    const address = lastPart(await publish(admin, true))
    expect(address).toMatch(new RegExp(`^${betel.idCliente}-[a-z0-9]{20}$`))
    expect(lastPart(await publish(admin, true))).toBe(address)
    const { errors } = await publish(admin, true, 'com espaço')
    expect(Object.keys(errors?.[0]?.extensions.campos ?? {})).toEqual(['endereco'])
  })

  test('makes codes without a name, the same for everybody', async () => {
    await change(admin)
    const address = lastPart(await publish(admin, true))
    const [one, two] = [(await make(address)).data.gerarCodigoDaPagina, (await make(address)).data.gerarCodigoDaPagina]
    expect(one).toEqual(two)
    expect(readBrCode(one.copiaECola)).toMatchObject({ chave: mail, valor: '10.00', txid: one.txid })
    expect(await codes(admin)).toEqual([{ txid: one.txid, finalidade: 'oferta', usuario: null }])
    expect((await make(address, 'evento')).status).toBe(422)
  })

  test('answers like a missing page once it is off, and while the church is suspended or closing', async () => {
    await change(admin)
    const address = lastPart(await publish(admin, true))
    const answer = async (endereco: string) => (await open(endereco)).errors?.map(({ message }) => message)
    const missing = await answer('2000000000-nada')
    expect(missing).toHaveLength(1)
    for (const set of ['suspenso_em = now()', 'apagar_em = now()']) {
      await app.sql(`update cliente set ${set} where id = $1`, [betel.idCliente])
      expect(await answer(address)).toEqual(missing)
      expect((await make(address)).status).toBe(404)
      await app.sql('update cliente set suspenso_em = null, apagar_em = null where id = $1', [betel.idCliente])
    }
    expect(await answer(address)).toBeUndefined()
    await publish(admin, false)
    expect(await answer(address)).toEqual(missing)
  })

  test('counts wrong addresses against guessing, and not the visits of a page', async () => {
    await change(admin)
    const address = lastPart(await publish(admin, true))
    const forget = () => app.sql(`delete from limite where key like 'ofertar_palpites%'`)
    await forget()
    for (let visit = 0; visit < 61; visit++) await open(address)
    expect((await open(address)).status).toBe(200)
    const statuses: number[] = []
    for (let guess = 0; guess < 61; guess++) statuses.push((await open(`${betel.idCliente}-nada-${guess}`)).status)
    expect(statuses).toEqual([...Array(60).fill(404), 429])
    // many people share the address: what is right still works
    expect((await open(address)).status).toBe(200)
    await forget()
  })
})
