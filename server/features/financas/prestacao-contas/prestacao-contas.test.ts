import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { readPdf } from '../../../../tests/factories/pdf.js'
import { previousPeriod } from './prestacao-contas.rules.js'

let app: TestApp
let church: TestChurch
let admin: string
/** two people of the council, a member and a leader, and their ids */
let ana: { id: number; token: string }
let bia: { id: number; token: string }

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
  const person = async (perfil: 2 | 3) => {
    const { id } = await church.person({ perfil })
    return { id, token: await app.session(church.idCliente, id) }
  }
  ;[ana, bia] = [await person(2), await person(3)]
  const entry = (path: string, data: string, categoria: number, valor: number) =>
    app.rest(admin, 'POST', path, { descricao: unique('Lançamento '), data, categoria, valor })
  await entry('/entradas', '2026-01-10', 1, 100)
  await entry('/entradas', '2026-02-10', 1, 250.1)
  await entry('/entradas', '2026-02-11', 2, 49.9)
  await entry('/saidas', '2026-02-20', 2, 80.25)
  await close('2026-02')
})
afterAll(() => app.close())

const close = (mes: string) =>
  app.graphql(admin, 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }', { mes })
const reopen = (mes: string) =>
  app.graphql(admin, 'mutation($mes: String!) { reabrirMes(mes: $mes) { message } }', { mes })

const fields = (data: object = {}) => ({ nome: unique('Fevereiro '), de: '2026-02', ate: '2026-02', ...data })
const draft = async (data: object = {}): Promise<number> =>
  (await app.rest(admin, 'POST', '/prestacoesContas', fields(data))).body.id

const parts = `id situacao mesAberto impressao decisao acoesPermitidas
  demonstrativo { saldoAnterior entradas saidas saldo anterior { inicio entradas saidas } linhas { tipo nome valor anterior } fundos { restrito resultado } meses { mes } }
  pareceres { opiniao texto pessoa { id } }`

const send = (id: number, council = [ana.id, bia.id], as = admin) =>
  app.graphql(
    as,
    `mutation($id: ID!, $idsConselho: [ID!]!) { enviarPrestacaoContas(id: $id, idsConselho: $idsConselho) { ${parts} } }`,
    { id, idsConselho: council },
  )
const opine = (as: string, id: number, input: object = { opiniao: 'aprova' }) =>
  app.graphql(
    as,
    `mutation($id: ID!, $input: ParecerConselhoInput!) { opinarPrestacaoContas(id: $id, input: $input) { ${parts} } }`,
    { id, input },
  )
const decide = (as: string, id: number, input: object = {}) =>
  app.graphql(
    as,
    `mutation($id: ID!, $input: DecisaoAssembleiaInput!) { decidirPrestacaoContas(id: $id, input: $input) { ${parts} } }`,
    { id, input: { decisao: 'aprovada', assembleiaEm: '2026-03-15', ata: 'Ata nº 3', ...input } },
  )
const seen = async (as: string, id: number) =>
  (await app.graphql(as, `query($id: ID!) { prestacaoContas(id: $id) { ${parts} } }`, { id })).data.prestacaoContas

/** The figures of now, if the books say something else than was sent. */
const now = async (as: string, id: number) =>
  (await app.graphql(as, 'query($id: ID!) { demonstrativoPrestacaoContas(id: $id) { entradas saldo } }', { id })).data
    .demonstrativoPrestacaoContas

const refusal = ({ errors }: { errors?: { message: string; extensions: { campos?: object } }[] }) =>
  Object.values(errors?.[0]?.extensions.campos ?? {})[0] ?? errors?.[0]?.message

describe('from the draft to the assembly', () => {
  test('the figures of closed months are frozen with their hash, the council gives its opinions, and the assembly decides', async () => {
    const id = await draft()
    expect(await seen(admin, id)).toMatchObject({ situacao: 'Rascunho', demonstrativo: null, pareceres: [] })
    const sent = (await send(id)).data.enviarPrestacaoContas
    expect(sent).toMatchObject({
      situacao: 'Com o conselho',
      mesAberto: false,
      demonstrativo: {
        saldoAnterior: '100.00',
        entradas: '300.00',
        saidas: '80.25',
        saldo: '319.75',
        anterior: { inicio: '2026-01-01', entradas: '100.00', saidas: '0.00' },
        linhas: [
          { tipo: 'entrada', nome: 'Dízimo', valor: '250.10', anterior: '100.00' },
          { tipo: 'entrada', nome: 'Oferta', valor: '49.90', anterior: '0.00' },
          { tipo: 'saida', valor: '80.25', anterior: '0.00' },
        ],
        fundos: [
          { restrito: false, resultado: '219.75' },
          { restrito: true, resultado: '0.00' },
        ],
        meses: [{ mes: '2026-02' }],
      },
    })
    const [stored] = await app.sql<{ demonstrativo: string }>(
      'select demonstrativo from prestacao_contas where id = $1',
      [id],
    )
    expect(sent.impressao).toBe(createHash('sha256').update(String(stored?.demonstrativo)).digest('hex'))
    expect((await seen(ana.token, id)).acoesPermitidas).toEqual(['opinar'])
    await opine(ana.token, id)
    expect((await opine(bia.token, id, { opiniao: 'ressalva', texto: 'Falta um recibo.' })).data).toMatchObject({
      opinarPrestacaoContas: {
        situacao: 'Com parecer',
        pareceres: [
          { opiniao: 'aprova', texto: null, pessoa: { id: ana.id } },
          { opiniao: 'ressalva', texto: 'Falta um recibo.', pessoa: { id: bia.id } },
        ],
      },
    })
    expect((await decide(admin, id, { decisao: 'ressalva' })).data.decidirPrestacaoContas).toMatchObject({
      situacao: 'Aprovada com ressalva',
      acoesPermitidas: [],
    })
    for (const again of [await decide(admin, id), await send(id), await opine(ana.token, id)])
      expect(refusal(again)).toMatch('A assembleia já decidiu')
    expect((await app.rest(admin, 'DELETE', `/prestacoesContas/${id}`)).status).toBe(409)
  })

  test('a draft has the figures of now, for those who see it; once it is sent, only its own ones count', async () => {
    const id = await draft()
    const ask = (as: string) =>
      app.graphql(
        as,
        'query($id: ID!) { demonstrativoPrestacaoContas(id: $id) { inicio fim saldoAnterior entradas saidas } }',
        { id },
      )
    const now = {
      inicio: '2026-02-01',
      fim: '2026-02-28',
      saldoAnterior: '100.00',
      entradas: '300.00',
      saidas: '80.25',
    }
    expect((await ask(admin)).data.demonstrativoPrestacaoContas).toEqual(now)
    const stranger = await (await app.church()).token(1)
    for (const other of [ana.token, stranger]) expect(refusal(await ask(other))).toMatch('não encontrada')
    await send(id)
    for (const reader of [admin, ana.token])
      expect((await ask(reader)).data).toEqual({ demonstrativoPrestacaoContas: null })
  })

  test('open months are refused, and so is an assembly before the opinions, in the future, or within the months', async () => {
    const march = await draft({ ate: '2026-03' })
    expect(refusal(await send(march))).toBe('Feche antes o mês de março de 2026.')
    const id = await draft()
    expect(refusal(await decide(admin, id))).toBe('Antes da assembleia, envie a prestação de contas ao conselho.')
    await send(id)
    expect(refusal(await decide(admin, id))).toBe('O conselho ainda não deu nenhum parecer.')
    await opine(ana.token, id)
    expect(refusal(await decide(admin, id, { assembleiaEm: '2026-02-27' }))).toMatch('depois do último mês')
    expect(refusal(await decide(admin, id, { assembleiaEm: '2100-01-01' }))).toMatch('ainda não aconteceu')
  })

  test('only the named people give an opinion, each the own one, and with a reason unless they approve', async () => {
    const id = await draft()
    await send(id, [ana.id])
    expect(refusal(await opine(bia.token, id))).toMatch('Só dá parecer quem faz parte do conselho')
    expect(refusal(await opine(ana.token, id, { opiniao: 'rejeita' }))).toMatch('Escreva o motivo')
    expect((await seen(bia.token, id)).acoesPermitidas).not.toContain('opinar')
    const made = await app.graphql(
      await church.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["prestacaoContas.ler", "prestacaoContas.opinar"]) { token } }',
    )
    expect(refusal(await opine(made.data.criarTokenApi.token, id))).toMatch('Um token de API não pode')
  })

  test('nobody is of the council who cannot read the treasury, or is of another church', async () => {
    const id = await draft()
    const none = await church.person({ perfil: -1 })
    expect(refusal(await send(id, [ana.id, none.id]))).toMatch('função Conselho fiscal')
    const stranger = await (await app.church()).person({ perfil: 3 })
    expect(refusal(await send(id, [stranger.id]))).toMatch('na lista')
    expect(refusal(await send(id, []))).toMatch('quem faz parte do conselho')
  })
})

test('an answer is for the figures that the person saw', async () => {
  const id = await draft()
  const { impressao } = (await send(id)).data.enviarPrestacaoContas
  const before = 'a'.repeat(64)
  const codes = async () => [
    (await opine(ana.token, id, { opiniao: 'aprova', impressao: before })).errors?.[0]?.extensions.code,
    (await decide(admin, id, { impressao: before })).errors?.[0]?.extensions.code,
  ]
  expect(await codes()).toEqual(['STALE', 'STALE'])
  expect((await opine(ana.token, id, { opiniao: 'aprova', impressao })).errors).toBeUndefined()
  expect((await decide(admin, id, { impressao })).errors).toBeUndefined()
})

test('whoever sends the figures is not of the council, and takes nobody’s opinion away', async () => {
  const id = await draft()
  const sender = (await app.graphql(admin, '{ eu { id } }')).data.eu.id
  expect(refusal(await send(id, [sender, ana.id]))).toMatch('não dá parecer sobre eles')
  await send(id)
  await opine(ana.token, id, { opiniao: 'rejeita', texto: 'Faltam recibos.' })
  expect(refusal(await send(id, [bia.id]))).toMatch('continua no conselho')
  // who has not answered may be left out, and so may somebody who is gone, whose answer stays
  expect((await send(id, [ana.id])).data.enviarPrestacaoContas.pareceres).toMatchObject([{ opiniao: 'rejeita' }])
  await app.sql('update usuario set excluido_em = now() where id = $1', [ana.id])
  expect((await send(id, [bia.id])).data.enviarPrestacaoContas.pareceres).toMatchObject([
    { opiniao: 'rejeita' },
    { opiniao: null },
  ])
  const usual = await app.sql<{ opina: boolean }>(
    `select jsonb_exists(acoes, 'prestacaoContas.opinar') as opina from funcao where id_cliente = $1 and nome ~* 'tesour'`,
    [church.idCliente],
  )
  expect(usual).toEqual([{ opina: false }, { opina: false }])
})

test('the PDF has the figures, the opinions and the hash, and is for whoever reads the treasury', async () => {
  const id = await draft()
  const get = (as: string | null) => app.rest(as, 'GET', `/prestacoesContas/${id}/pdf`)
  expect((await get(admin)).status).toBe(409)
  await send(id, [ana.id])
  await opine(ana.token, id, { opiniao: 'ressalva', texto: 'Falta um recibo.' })
  const { impressao } = await seen(admin, id)
  const { headers, body } = await get(ana.token)
  expect(headers['content-disposition']).toContain('prestacao-de-contas-2026-02-a-2026-02.pdf')
  const read = await readPdf(body)
  read.pages.forEach((page, index) => {
    expect(page).toContain(`Página ${index + 1} de ${read.pages.length}`)
  })
  const text = read.text.replace(/[\s|]+/g, '')
  for (const words of [
    'R$250,10',
    'R$319,75',
    'Aprovacomressalva',
    'Faltaumrecibo.',
    'semvalordedemonstraçãocontábil',
    impressao,
  ])
    expect(text).toContain(words)
  expect((await get(await (await app.church()).token(1))).status).toBe(404)
  expect((await get(await church.token(-1))).status).toBe(403)
  expect((await get(null)).status).toBe(401)
})

describe('a month that is reopened', () => {
  const letters = async () =>
    (
      await app.sql<{ para: string; assunto: string }>(
        'select para, assunto from email_saida where id_cliente = $1 order by id',
        [church.idCliente],
      )
    ).map(({ assunto }) => assunto.split(':')[0])

  test('is told to the council, and stops opinions until it is closed; other figures are opined on anew', async () => {
    const id = await draft()
    await send(id)
    await opine(ana.token, id)
    const before = await letters()
    await reopen('2026-02')
    expect((await letters()).slice(before.length)).toEqual(['Mês reaberto', 'Mês reaberto'])
    expect(await seen(ana.token, id)).toMatchObject({ mesAberto: true, acoesPermitidas: [] })
    expect(refusal(await opine(bia.token, id))).toBe('Feche antes o mês de fevereiro de 2026.')
    // closed again without a change: the opinion stands
    await close('2026-02')
    expect((await send(id)).data.enviarPrestacaoContas.pareceres).toMatchObject([
      { opiniao: 'aprova' },
      { opiniao: null },
    ])
    await reopen('2026-02')
    await app.rest(admin, 'POST', '/entradas', { descricao: 'Esquecida', data: '2026-02-28', categoria: 2, valor: 1 })
    await close('2026-02')
    expect(await seen(admin, id)).toMatchObject({ demonstrativo: { entradas: '300.00' } })
    // nobody answers for figures that the books no longer have
    expect(await now(ana.token, id)).toMatchObject({ entradas: '301.00' })
    for (const answer of [await opine(bia.token, id), await decide(admin, id)])
      expect(refusal(answer)).toMatch('Os números mudaram depois do envio')
    expect((await send(id)).data.enviarPrestacaoContas).toMatchObject({
      demonstrativo: { entradas: '301.00' },
      pareceres: [{ opiniao: null }, { opiniao: null }],
    })
    expect(await now(ana.token, id)).toBeNull()
    expect((await opine(bia.token, id)).errors).toBeUndefined()
  })

  test('another name of an account changes no figure', async () => {
    const id = await draft()
    await send(id)
    await opine(ana.token, id)
    await app.sql(`update conta_financeira set nome = 'Cofre da sala' where id_cliente = $1`, [church.idCliente])
    expect(await now(admin, id)).toBeNull()
    expect((await opine(bia.token, id)).errors).toBeUndefined()
    expect((await send(id)).data.enviarPrestacaoContas.pareceres).toMatchObject([
      { opiniao: 'aprova' },
      { opiniao: 'aprova' },
    ])
  })

  test('leaves a decided statement as it was', async () => {
    const id = await draft()
    await send(id)
    await opine(ana.token, id)
    const { impressao } = (await decide(admin, id)).data.decidirPrestacaoContas
    await reopen('2026-01')
    await app.rest(admin, 'POST', '/entradas', { descricao: 'Nova', data: '2026-02-28', categoria: 2, valor: 1 })
    expect(await seen(admin, id)).toMatchObject({
      impressao,
      situacao: 'Aprovada',
      mesAberto: true,
      demonstrativo: { entradas: '300.00' },
    })
    expect(await now(ana.token, id)).toMatchObject({ entradas: '301.00' })
  })

  test('two people of the council who answer at the same time are both heard', async () => {
    const id = await draft()
    await send(id)
    await Promise.all([opine(ana.token, id), opine(bia.token, id)])
    expect((await seen(admin, id)).situacao).toBe('Com parecer')
  })
})

describe('the months', () => {
  test('come in order and are at most two years', async () => {
    for (const [de, ate] of [
      ['2026-03', '2026-02'],
      ['2024-01', '2026-01'],
      ['2026-01', '2026-13'],
    ])
      expect(
        Object.keys((await app.rest(admin, 'POST', '/prestacoesContas', fields({ de, ate }))).body.campos),
      ).toEqual(['ate'])
  })

  test('are compared with as many months before them', () => {
    expect(previousPeriod('2026-04', '2026-06')).toEqual({ de: '2026-01', ate: '2026-03' })
    expect(previousPeriod('2026-01', '2026-01')).toEqual({ de: '2025-12', ate: '2025-12' })
    expect(previousPeriod('2026-01', '2026-12')).toEqual({ de: '2025-01', ate: '2025-12' })
  })
})

test('a draft is seen by those who write statements, and by the council once it was sent', async () => {
  const id = await draft({ nome: 'Rascunho secreto' })
  const sees = async (as: string) => {
    const { data } = await app.graphql(
      as,
      'query($id: ID!) { prestacaoContas(id: $id) { id } prestacoesContas { nodes { id } } buscar(texto: "secreto") { id } }',
      { id },
    )
    return [
      data?.prestacaoContas?.id ?? null,
      data?.prestacoesContas?.nodes.length ?? null,
      data?.buscar?.length ?? null,
    ]
  }
  const listed = async (as: string) => (await app.rest(as, 'GET', '/prestacoesContas')).body.length
  expect([await sees(admin), await listed(admin)]).toEqual([[id, 1, 1], 1])
  // in a church that allows its members what the table allows
  expect((await app.rest(ana.token, 'GET', `/prestacoesContas/${id}`)).status).toBe(404)
  expect(await listed(ana.token)).toBe(0)
  await send(id, [ana.id])
  expect([await sees(ana.token), await listed(ana.token)]).toEqual([[id, 1, 1], 1])
})

test('the list is filtered by each situation', async () => {
  const ids = { sent: await draft(), heard: await draft(), approved: await draft(), refused: await draft() }
  for (const id of Object.values(ids)) await send(id, [ana.id])
  for (const id of [ids.heard, ids.approved, ids.refused]) await opine(ana.token, id)
  await decide(admin, ids.approved)
  await decide(admin, ids.refused, { decisao: 'rejeitada' })
  const written = await draft()
  const of = async (status: string) =>
    (await app.rest(admin, 'GET', `/prestacoesContas?situacao=${encodeURIComponent(status)}`)).body.map(
      ({ id }: { id: number }) => id,
    )
  expect(await of('Rascunho')).toEqual([written])
  expect(await of('Com o conselho')).toEqual([ids.sent])
  expect(await of('Com parecer')).toEqual([ids.heard])
  expect(await of('Aprovada')).toEqual([ids.approved])
  expect(await of('Aprovada com ressalva')).toEqual([])
  expect(await of('Rejeitada')).toEqual([ids.refused])
})
