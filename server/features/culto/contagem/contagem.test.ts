import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { strFromU8, unzipSync } from 'fflate'
import { cedulas, deCentavos, emCentavos, totalContado } from '../../../../schema/rules/culto/cedulas.rules.js'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { fc } from '../../../../tests/factories/random.js'

let app: TestApp
let church: TestChurch
/** the two people who count, and a third */
let ana: string
let bia: string
let caio: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  ;[ana, bia, caio] = await Promise.all([church.token(1), church.token(4), church.token(5)])
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ data: '2026-05-10', descricao: unique('Ofertas '), ...data })
const open = async (data: object = {}): Promise<number> =>
  (await app.rest(ana, 'POST', '/contagens', fields(data))).body.id

const counted = (...notes: [valor: string, quantidade: number][]) => ({
  cedulas: notes.map(([valor, quantidade]) => ({ valor, quantidade })),
})
interface Answer {
  code?: string
  /** the counting, or null when it was refused */
  contagem: { situacao: string; total: string | null } | null
  message?: string
  fields: string[]
}

async function ask(token: string, text: string, variables: object): Promise<Answer> {
  const { data, errors } = await app.graphql(token, text, variables)
  const [error] = errors ?? []
  return {
    contagem: data?.contagem ?? null,
    fields: Object.keys(error?.extensions.campos ?? {}),
    ...(error && { message: error.message, code: error.extensions.code }),
  }
}

/** Saves what somebody counted, unconfirmed while the counting is not open. */
const save = (token: string, id: number, input: object = counted(['50.00', 3], ['0.25', 2])) =>
  ask(
    token,
    'mutation($id: ID!, $input: ParteContagemInput!) { contagem: contarContagem(id: $id, input: $input) { situacao total } }',
    { id, input },
  )
const confirm = (token: string, id: number) =>
  ask(token, 'mutation($id: ID!) { contagem: confirmarContagem(id: $id) { situacao total } }', { id })
/** Counts and confirms it. */
const count = async (token: string, id: number, input?: object) => {
  const saved = await save(token, id, input)
  return saved.contagem ? confirm(token, id) : saved
}
const sign = (token: string, id: number, versao?: number, sim: { confirmacoes?: string[]; sim?: boolean } = {}) =>
  ask(
    token,
    `mutation($id: ID!, $versao: Int, $sim: Boolean, $confirmacoes: [String!]) {
      contagem: assinarContagem(id: $id, versao: $versao, apesarDosDizimos: $sim, confirmacoes: $confirmacoes) { situacao total } }`,
    { id, versao, ...sim },
  )

const seen = async (token: string, id: number) =>
  (
    await app.graphql(
      token,
      `query($id: ID!) { contagem(id: $id) { situacao total versao acoesPermitidas
        partes { total cheques cedulas { valor quantidade } anteriores { total } confirmada assinadaEm pessoa { name } } } }`,
      { id },
    )
  ).data.contagem

const entries = async () =>
  (await app.rest(ana, 'GET', '/entradas')).body as { descricao: string; valor: number; data: string }[]

test('who reads countings, and no accounts, sees the name of the account and not its balance', async () => {
  const account = { nome: 'Cofre', tipo: 'caixa', saldoInicial: '10.00', dataSaldoInicial: '2026-01-01' }
  const conta = (await app.rest(ana, 'POST', '/contas-financeiras', account)).body
  const id = await open({ idContaFinanceira: conta.id })
  const read = async (token: string) =>
    (
      await app.graphql(token, 'query($id: ID!) { contagem(id: $id) { contaFinanceira { nome saldoInicial } } }', {
        id,
      })
    ).data.contagem.contaFinanceira
  expect(await read(ana)).toEqual({ nome: 'Cofre', saldoInicial: '10.00' })
  const made = await app.graphql(
    ana,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["contagem.ler"]) { token } }',
  )
  expect(await read(made.data.criarTokenApi.token)).toEqual({ nome: 'Cofre', saldoInicial: null })
})

test('what two people count and sign becomes one income of the service, in the chosen account', async () => {
  const conta = (await app.rest(ana, 'POST', '/contas-financeiras', { nome: 'Cofre', tipo: 'caixa' })).body
  const id = await open({ descricao: 'Ofertas da noite', idContaFinanceira: conta.id })
  expect(await seen(ana, id)).toMatchObject({ situacao: 'Aguardando a contagem', partes: [] })
  expect((await count(ana, id)).contagem).toEqual({ situacao: 'Falta uma pessoa', total: null })
  expect((await count(bia, id, { ...counted(['100.00', 1], ['50.00', 1]), cheques: '0.50' })).contagem).toEqual({
    situacao: 'Conferida',
    total: '150.50',
  })
  expect((await sign(ana, id)).contagem?.situacao).toBe('Conferida')
  expect(await entries()).toEqual([])
  expect((await sign(bia, id)).contagem?.situacao).toBe('Lançada')
  expect(await entries()).toMatchObject([{ descricao: 'Ofertas da noite', valor: 150.5, data: '2026-05-10' }])
  const saldo = 'query($id: ID!) { contaFinanceira(id: $id) { saldo } }'
  expect((await app.graphql(ana, saldo, { id: conta.id })).data.contaFinanceira.saldo).toBe('150.50')
})

describe('a counting', () => {
  test('shows the second person, who saves a cent to look, nothing of the first until both have confirmed, and keeps the cent', async () => {
    const id = await open()
    await count(ana, id)
    await save(bia, id, counted(['0.01', 1]))
    const blind = { total: null, cheques: null, cedulas: null, anteriores: null }
    const texts = async (token: string) => {
      const of = (path: string) => app.rest(token, 'GET', path)
      const [one, list, sheet] = [await of(`/contagens/${id}`), await of('/contagens'), await of('/contagens/export')]
      return JSON.stringify([await seen(token, id), one.body, list.body, String(sheet.body)])
    }
    for (const token of [bia, caio]) {
      expect(await seen(token, id)).toMatchObject({ situacao: 'Falta confirmar', total: null, partes: [blind, {}] })
      expect(await texts(token)).not.toContain('150.5')
    }
    expect((await seen(ana, id)).partes).toMatchObject([{ total: '150.50' }, { ...blind, confirmada: false }])
    // neither is told whether the two are equal
    for (const [status, found] of [
      ['Falta confirmar', 1],
      ['Com diferença', 0],
      ['Conferida', 0],
      ['Falta uma pessoa', 0],
    ] as const)
      expect([
        status,
        (await app.rest(bia, 'GET', `/contagens?situacao=${encodeURIComponent(status)}`)).body.length,
      ]).toEqual([status, found])
    expect((await sign(bia, id)).message).toBe('Antes de assinar, as duas pessoas confirmam o que contaram.')
    // counting the same again without having seen anything
    await save(bia, id)
    expect((await seen(bia, id)).partes[0]).toMatchObject(blind)
    expect((await confirm(bia, id)).contagem?.situacao).toBe('Conferida')
    for (const token of [ana, bia, caio])
      expect((await seen(token, id)).partes).toMatchObject([
        { total: '150.50', anteriores: [] },
        { total: '150.50', anteriores: [{ total: '0.01' }], confirmada: true },
      ])
  })

  test('that somebody lowers once both are shown says so to both; the same notes once more are no other count', async () => {
    const id = await open()
    await count(ana, id)
    await count(bia, id, counted(['50.00', 2]))
    await count(ana, id, counted(['50.00', 2]))
    await count(ana, id, counted(['50.00', 2]))
    for (const token of [ana, bia])
      expect(await seen(token, id)).toMatchObject({
        situacao: 'Conferida',
        partes: [{ total: '100.00', anteriores: [{ total: '150.50' }], confirmada: true }, { anteriores: [] }],
      })
  })

  test('is counted at most 20 times by one person, and every total is kept', async () => {
    const id = await open()
    for (let notes = 1; notes <= 20; notes++)
      expect((await save(ana, id, counted(['2.00', notes]))).contagem?.situacao).toBe('Falta uma pessoa')
    expect((await save(ana, id)).message).toBe('Você já contou 20 vezes. Exclua esta contagem e conte em outra.')
    const [part] = (await seen(ana, id)).partes
    expect([part.total, part.anteriores.length, part.anteriores[0]]).toEqual(['40.00', 19, { total: '2.00' }])
  })

  test('that was counted before parts were confirmed is shown, finished and signed as it was', async () => {
    const [half, whole] = [await open(), await open()]
    await count(ana, half)
    for (const token of [ana, bia]) await count(token, whole)
    await app.sql(
      `update contagem set primeira = primeira - 'aConfirmar' - 'anteriores', segunda = segunda - 'aConfirmar' - 'anteriores' where id_cliente = $1`,
      [church.idCliente],
    )
    expect(await seen(ana, half)).toMatchObject({ situacao: 'Falta uma pessoa', partes: [{ confirmada: true }] })
    expect((await count(bia, half)).contagem?.situacao).toBe('Conferida')
    expect(await seen(caio, whole)).toMatchObject({ situacao: 'Conferida', partes: [{ anteriores: [] }, {}] })
    for (const token of [ana, bia]) await sign(token, whole)
    expect(await entries()).toHaveLength(1)
  })

  test('that is booked tells the other signer and those who may restore it when one deletes it alone', async () => {
    const id = await open({ descricao: 'Ofertas da vigília' })
    for (const token of [bia, caio]) await count(token, id)
    for (const token of [bia, caio]) await sign(token, id)
    await app.rest(caio, 'DELETE', `/contagens/${id}`)
    const told = (await app.emails(church.idCliente)).filter(({ assunto }) =>
      assunto.startsWith('Uma contagem assinada'),
    )
    const addresses = await Promise.all(
      [ana, bia].map(async (token) => (await app.graphql(token, '{ eu { email } }')).data.eu.email as string),
    )
    expect(told.map(({ para }) => para)).toEqual(expect.arrayContaining(addresses))
    const { email } = (await app.graphql(caio, '{ eu { email } }')).data.eu
    expect(told.some(({ para }) => para === email)).toBe(false)
    expect(told[0]?.texto).toContain('excluiu a contagem "Ofertas da vigília", de 10/05/2026: R$')
    // what only one person counted may go without a word
    const other = await open()
    await count(bia, other)
    await app.rest(caio, 'DELETE', `/contagens/${other}`)
    const after = (await app.emails(church.idCliente)).filter(({ assunto }) =>
      assunto.startsWith('Uma contagem assinada'),
    )
    expect(after).toHaveLength(told.length)
  })

  test.each([
    ['equal', [['50.00', 3]], 'R$ 150,00.'],
    ['different', [['50.00', 2]], 'R$ 150,00 e R$ 100,00.'],
  ] as const)(
    'that is not booked tells the same people when both have confirmed it, with %s totals',
    async (_, second, amounts) => {
      const id = await open({ descricao: 'Ofertas da tarde' })
      await count(bia, id, counted(['50.00', 3]))
      await count(caio, id, counted(...second.map(([valor, quantidade]) => [valor, quantidade] as [string, number])))
      expect((await app.rest(caio, 'DELETE', `/contagens/${id}`)).status).toBe(200)
      const told = await app.emails(church.idCliente)
      const email = async (token: string) => (await app.graphql(token, '{ eu { email } }')).data.eu.email as string
      const [owner, other, own] = await Promise.all([ana, bia, caio].map(email))
      expect(told.map(({ para }) => para)).toEqual(expect.arrayContaining([owner, other]))
      expect(told.map(({ para }) => para)).not.toContain(own)
      expect(told[0]?.assunto).toMatch(/^Uma contagem ainda não lançada foi excluída/)
      const texto = told[0]?.texto.replaceAll('\u00a0', ' ')
      expect(texto).toContain(`excluiu a contagem "Ofertas da tarde", de 10/05/2026: ${amounts}`)
      expect(texto).toContain('Nada dela está nos livros.')
    },
  )

  test('shows nobody what another person counted, until both have confirmed', async () => {
    const id = await open()
    await count(ana, id)
    const own = (await seen(ana, id)).partes[0]
    expect(own).toMatchObject({
      total: '150.50',
      cedulas: [
        { valor: '50.00', quantidade: 3 },
        { valor: '0.25', quantidade: 2 },
      ],
    })
    for (const token of [bia, caio, inChurch(await app.platformToken(), church)])
      expect((await seen(token, id)).partes[0]).toMatchObject({ total: null, cheques: null, cedulas: null })
    await count(bia, id, counted(['50.00', 2]))
    for (const token of [ana, bia, caio])
      expect((await seen(token, id)).partes.map(({ total }: { total: string }) => total)).toEqual(['150.50', '100.00'])
  })

  test('with a difference cannot be signed; who counts again replaces the own part and takes back both signatures', async () => {
    const id = await open()
    await count(ana, id)
    await count(bia, id, counted(['50.00', 2]))
    expect((await seen(ana, id)).situacao).toBe('Com diferença')
    expect((await sign(ana, id)).message).toBe('As duas contagens são diferentes: contem de novo.')
    await count(bia, id)
    await sign(ana, id)
    await count(bia, id, counted(['50.00', 4]))
    await count(ana, id, counted(['50.00', 4]))
    expect((await seen(ana, id)).partes).toMatchObject([{ assinadaEm: null }, { assinadaEm: null }])
    await sign(ana, id)
    await sign(bia, id)
    expect((await entries()).map(({ valor }) => valor)).toEqual([200])
  })

  test('has two people: a third cannot count, and nobody signs for another', async () => {
    const id = await open()
    await count(ana, id)
    expect((await sign(ana, id)).message).toBe('Falta a contagem da outra pessoa.')
    await count(bia, id)
    expect((await count(caio, id)).message).toBe('Duas pessoas já contaram.')
    expect((await sign(caio, id)).message).toBe('Só assina quem contou.')
    await sign(ana, id)
    expect((await sign(ana, id)).contagem?.situacao).toBe('Conferida')
    expect((await seen(caio, id)).acoesPermitidas).toEqual(['editar', 'excluir'])
    expect((await seen(bia, id)).acoesPermitidas).toEqual(['contar', 'assinar', 'editar', 'excluir'])
  })

  test('of which day, description, category or account changes is signed anew by both', async () => {
    const banco = (await app.rest(ana, 'POST', '/contas-financeiras', { nome: 'Banco', tipo: 'banco' })).body
    const stored = fields({ categoria: 2 })
    const id: number = (await app.rest(ana, 'POST', '/contagens', stored)).body.id
    for (const token of [ana, bia]) await count(token, id)
    const culto = (
      await app.rest(ana, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '19:00', statusCulto: 'realizado' })
    ).body
    const signatures = async () =>
      (await seen(ana, id)).partes.map(({ assinadaEm }: { assinadaEm: string | null }) => assinadaEm !== null)
    const edit = (change: object) => app.rest(bia, 'PUT', `/contagens/${id}`, { ...stored, ...change })

    await sign(ana, id)
    for (const same of [{}, { categoria: null }, { idCulto: culto.id }]) {
      expect((await edit(same)).status).toBe(200)
      expect([same, await signatures()]).toEqual([same, [true, false]])
    }
    for (const change of [
      { data: '2026-06-10' },
      { descricao: 'Outra coisa' },
      { categoria: 5 },
      { idContaFinanceira: banco.id },
    ]) {
      await sign(ana, id)
      expect(await signatures()).toEqual([true, false])
      expect((await edit(change)).status).toBe(200)
      expect([change, await signatures()]).toEqual([change, [false, false]])
    }
    await sign(bia, id)
    expect(await entries()).toEqual([])
  })

  test('is signed as the page showed it, and the signature of the other person makes no page old', async () => {
    const id = await open()
    for (const token of [ana, bia]) await count(token, id)
    const old = (await seen(bia, id)).versao
    await app.rest(ana, 'PUT', `/contagens/${id}`, fields({ descricao: 'Campanha' }))
    expect((await sign(bia, id, old)).code).toBe('STALE')
    const { versao } = await seen(ana, id)
    expect((await sign(ana, id, versao)).contagem?.situacao).toBe('Conferida')
    expect((await sign(bia, id, old)).code).toBe('STALE')
    // the page of Bia is from before the signature of Ana
    expect((await sign(bia, id, versao)).contagem?.situacao).toBe('Lançada')
    expect(await entries()).toMatchObject([{ descricao: 'Campanha' }])
  })

  test('shows nobody in the audit log what one person counted, until both have confirmed', async () => {
    const id = await open()
    await count(ana, id)
    const log = async () => {
      const { data } = await app.graphql(
        ana,
        'query($id: Int!) { auditorias(first: 1, filtro: { tabela: "contagem", idRegistro: $id }) { nodes { mudancas { campo depois } } } }',
        { id },
      )
      return data.auditorias.nodes[0].mudancas.find(({ campo }: { campo: string }) =>
        /^(primeira|segunda)$/.test(campo),
      ).depois as string
    }
    expect(await log()).toBe('(reservado)')
    await save(bia, id)
    expect(await log()).toBe('(reservado)')
    await confirm(bia, id)
    expect(await log()).toContain('150.50')
  })

  test('shows an administrator neither in the copies of the church and of the person nor as the person what one person counted, until both have confirmed', async () => {
    const id = await open()
    await count(bia, id)
    const { data } = await app.graphql(bia, '{ eu { id } }')
    const begin = 'mutation($id: ID!) { verComo(id: $id) { chave } }'
    const { chave } = (await app.graphql(ana, begin, { id: String(data.eu.id) })).data.verComo
    const query = 'query($id: ID!) { contagem(id: $id) { partes { total cheques cedulas { quantidade } } } }'
    const asBia = await app.graphql(ana, query, { id }, { 'x-ver-como': chave })
    expect(asBia.data.contagem.partes).toEqual([{ total: null, cheques: null, cedulas: null }])

    const copy = async () => {
      const { body } = await app.rest(ana, 'GET', '/igreja/dados')
      const files = unzipSync(new Uint8Array(body), { filter: ({ name }) => /^(contagem|auditoria)\./.test(name) })
      return Object.entries(files).map(([name, file]) => [name, strFromU8(file)] as const)
    }
    const before = await copy()
    expect(before.map(([name]) => name).toSorted()).toEqual([
      'auditoria.csv',
      'auditoria.json',
      'contagem.csv',
      'contagem.json',
    ])
    for (const [name, text] of before) expect([name, text.includes('150.50')]).toEqual([name, false])
    const ofBia = async () => (await app.rest(ana, 'GET', `/user/${data.eu.id}/dados`)).body.registros.contagem
    expect(await ofBia()).toMatchObject([{ id, primeira: null, segunda: null, id_primeira_pessoa: data.eu.id }])
    await save(caio, id, counted(['0.01', 1]))
    expect(await ofBia()).toMatchObject([{ id, primeira: null, segunda: null }])
    for (const [name, text] of await copy()) expect([name, text.includes('150.50')]).toEqual([name, false])
    await confirm(caio, id)
    expect((await ofBia())[0].primeira).not.toBeNull()
    for (const [name, text] of await copy()) expect([name, text.includes('150.50')]).toEqual([name, true])
  })

  test('is counted and signed by people, not by a program with a token of theirs', async () => {
    const id = await open()
    const made = await app.graphql(
      ana,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["contagem.ler", "contagem.contar"]) { token } }',
    )
    const { token } = made.data.criarTokenApi
    expect((await seen(token, id)).situacao).toBe('Aguardando a contagem')
    for (const refused of [await count(token, id), await sign(token, id)])
      expect(refused.message).toBe('Um token de API não pode fazer isto. Entre no sistema com a sua senha.')
  })

  test('that two people count and sign at the same time has two parts and one income', async () => {
    const id = await open()
    const parts = await Promise.all([count(ana, id), count(bia, id), count(caio, id)])
    expect(parts.filter(({ contagem }) => contagem)).toHaveLength(2)
    const signed = await Promise.all([ana, bia, caio, ana, bia, caio].map((token) => sign(token, id)))
    expect(signed.some(({ contagem }) => contagem?.situacao === 'Lançada')).toBe(true)
    expect(await entries()).toHaveLength(1)
  })

  test('that is booked does not change, and leaves with its income until it is restored', async () => {
    const id = await open()
    for (const token of [ana, bia]) await count(token, id)
    for (const token of [ana, bia]) await sign(token, id)
    const refusal = 'Esta contagem já foi assinada por duas pessoas e lançada. Para corrigir, exclua-a e conte de novo.'
    expect((await count(ana, id)).message).toBe(refusal)
    expect((await sign(ana, id)).message).toBe(refusal)
    expect((await app.rest(ana, 'PUT', `/contagens/${id}`, fields())).body.message).toBe(refusal)
    const [{ id: idEntrada } = { id: 0 }] = (await app.rest(ana, 'GET', '/entradas')).body
    expect((await app.rest(ana, 'DELETE', `/entradas/${idEntrada}`)).body.message).toBe(
      'Esta entrada vem de uma contagem e só muda por meio dela.',
    )
    await app.rest(ana, 'DELETE', `/contagens/${id}`)
    expect(await entries()).toEqual([])
    await app.graphql(ana, 'mutation($id: ID!) { restaurarContagem(id: $id) { id } }', { id })
    expect((await entries()).map(({ valor }) => valor)).toEqual([150.5])
  })

  test('of a closed month is not booked, and the signature is not lost half', async () => {
    const id = await open()
    for (const token of [ana, bia]) await count(token, id)
    await sign(ana, id)
    await app.graphql(ana, `mutation { fecharMes(mes: "2026-05") { message } }`)
    expect((await sign(bia, id)).message).toBe(
      'O mês de maio de 2026 está fechado. Antes de assinar, quem cuida da tesouraria muda a data desta contagem.',
    )
    expect(await seen(bia, id)).toMatchObject({ situacao: 'Conferida', partes: [{}, { assinadaEm: null }] })
  })
})

describe('tithes that are counted, and typed one by one', () => {
  const tithes = async (data: string, meioDizimo: string) => {
    const { id } = (await app.graphql(bia, '{ eu { id } }')).data.eu
    await app.rest(ana, 'POST', '/dizimos', { idMembro: id, valorDizimo: 100, dataDizimo: data, meioDizimo })
  }
  const questions = async (token: string, dataDizimo: string) => {
    const { id } = (await app.graphql(token, '{ eu { id } }')).data.eu
    const input = { idMembro: String(id), valorDizimo: '10.00', dataDizimo, meioDizimo: 'dinheiro' }
    const { errors } = await app.graphql(
      token,
      'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }',
      {
        input,
      },
    )
    return errors?.[0]?.extensions.confirmacoes?.map(({ nome }) => nome) ?? []
  }

  test('are not booked twice without a question: not by a counting of tithes after a sheet', async () => {
    const id = await open({ categoria: 1 })
    for (const token of [ana, bia]) await count(token, id)
    await tithes('2026-05-10', 'pix')
    await tithes('2026-05-11', 'dinheiro')
    expect((await sign(ana, id)).contagem?.situacao).toBe('Conferida')
    await tithes('2026-05-10', 'dinheiro')
    const refused = await sign(bia, id)
    // the field is the argument of the version before
    expect(refused).toMatchObject({ code: 'CONFIRM', fields: ['apesarDosDizimos'] })
    expect(refused.message?.replaceAll('\u00a0', ' ')).toContain(
      'De 10/05/2026 já há um dízimo em dinheiro ou cheque, R$ 100,00, lançado por pessoa. Se esta contagem é do mesmo dinheiro, ele entraria duas vezes.',
    )
    expect((await entries()).some(({ valor }) => valor === 150.5)).toBe(false)
    expect((await seen(bia, id)).situacao).toBe('Conferida')
    expect((await sign(bia, id, undefined, { confirmacoes: ['dizimosLancados'] })).contagem?.situacao).toBe('Lançada')
    // as the version before says it
    const another = await open({ categoria: 1 })
    for (const token of [ana, bia]) await count(token, another)
    await sign(ana, another)
    expect((await sign(bia, another)).code).toBe('CONFIRM')
    expect((await sign(bia, another, undefined, { sim: true })).contagem?.situacao).toBe('Lançada')
    // an offering is other money
    const oferta = await open()
    for (const token of [ana, bia]) await count(token, oferta)
    for (const token of [ana, bia]) expect((await sign(token, oferta)).contagem).not.toBeNull()
  })

  test('are asked about by the form and the sheet when a counting of tithes of the day is booked', async () => {
    const [id, oferta] = [await open({ categoria: 1 }), await open({ data: '2026-05-17' })]
    for (const one of [id, oferta]) for (const token of [ana, bia]) await count(token, one)
    for (const one of [id, oferta]) for (const token of [ana, bia]) await sign(token, one)
    expect(await questions(ana, '2026-05-10')).toEqual(['dizimoContado'])
    expect(await questions(ana, '2026-05-17')).toEqual([])
    expect(await questions(await (await app.church()).token(1), '2026-05-10')).toEqual([])
    await app.rest(ana, 'DELETE', `/contagens/${id}`)
    expect(await questions(ana, '2026-05-10')).toEqual([])
    await tithes('2026-05-10', 'dinheiro')
    const back = (answer = '') => app.graphql(ana, `mutation { restaurarContagem(id: ${id}${answer}) { situacao } }`)
    expect((await back()).errors?.[0]?.extensions.confirmacoes).toMatchObject([{ nome: 'dizimosLancados' }])
    expect((await back(', confirmacoes: ["dizimosLancados"]')).data.restaurarContagem.situacao).toBe('Lançada')
  })
})

describe('the day and account of a counting', () => {
  test('are not in a closed month; a counting whose month was closed later can be moved out of it', async () => {
    const late = fields({ data: '2026-05-31' })
    const { id } = (await app.rest(ana, 'POST', '/contagens', late)).body
    const june = await open({ data: '2026-06-07' })
    await app.graphql(ana, `mutation { fecharMes(mes: "2026-05") { message } }`)
    const closed = 'O mês de maio de 2026 está fechado.'
    const create = 'mutation($input: ContagemInput!) { criarContagem(input: $input) { id } }'
    const edit = 'mutation($id: ID!, $input: ContagemInput!) { atualizarContagem(id: $id, input: $input) { data } }'
    const refused = [
      await app.graphql(ana, create, { input: fields() }),
      await app.graphql(ana, edit, { id: june, input: fields() }),
    ]
    for (const { errors } of refused)
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', campos: { data: closed } })
    for (const change of [{ ...late, descricao: 'Ofertas' }, fields({ data: '2026-06-01' })]) {
      const { data } = await app.graphql(ana, edit, { id, input: change })
      expect(data.atualizarContagem.data).toBe(change.data)
    }
    // older integrations
    expect((await app.rest(ana, 'POST', '/contagens', fields())).status).toBe(201)
  })

  test('an account that was deactivated later is named to who signs', async () => {
    const account = { nome: 'Cofre', tipo: 'caixa' }
    const conta = (await app.rest(ana, 'POST', '/contas-financeiras', account)).body
    const id = await open({ idContaFinanceira: conta.id })
    for (const token of [ana, bia]) await count(token, id)
    await sign(ana, id)
    await app.graphql(ana, 'mutation($id: ID!) { desativarContaFinanceira(id: $id) { ativa } }', { id: conta.id })
    expect((await sign(bia, id)).message).toBe(
      'Esta conta está desativada. Antes de assinar, quem cuida da tesouraria muda a conta financeira desta contagem.',
    )
  })
})

describe('what is counted', () => {
  test('are notes and coins that exist, each once, whole quantities, and more than nothing', async () => {
    const id = await open()
    const faults: [object, string][] = [
      [counted(['3.00', 1]), 'cedulas.0.valor'],
      [counted(['50.00', -1], ['20.00', 1]), 'cedulas.0.quantidade'],
      [counted(['50.00', 1], ['50.00', 2]), 'cedulas'],
      [counted(['50.00', 0]), 'cedulas'],
      [{ ...counted(['50.00', 1]), cheques: '-1' }, 'cheques'],
    ]
    for (const [input, field] of faults) {
      expect((await count(ana, id, input)).fields).toEqual([field])
    }
    expect((await seen(ana, id)).partes).toEqual([])
  })

  test('adds up to the cent', () => {
    const quantidades = fc.dictionary(fc.constantFrom(...cedulas.map(String)), fc.nat(100_000))
    fc.assert(
      fc.property(quantidades, fc.nat(10 ** 9), (counts, cents) => {
        const cheques = deCentavos(BigInt(cents))
        const sum = Object.entries(counts).reduce((all, [value, quantity]) => all + Number(value) * quantity, cents)
        expect(emCentavos(totalContado({ quantidades: counts, cheques }))).toBe(BigInt(sum))
      }),
    )
  })
})

test('the list can be filtered by each situation and by the service', async () => {
  const culto = (
    await app.rest(ana, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '19:00', statusCulto: 'realizado' })
  ).body
  const ids: number[] = []
  for (let step = 0; step < 6; step++) {
    const id = await open({ idCulto: culto.id })
    ids.push(id)
    if (step > 0) await count(ana, id)
    if (step > 1) await save(bia, id, counted(['50.00', step === 3 ? 9 : 3], ['0.25', 2]))
    if (step > 2) await confirm(bia, id)
    if (step > 4) for (const token of [ana, bia]) await sign(token, id)
  }
  await open()
  const situations = [
    'Aguardando a contagem',
    'Falta uma pessoa',
    'Falta confirmar',
    'Com diferença',
    'Conferida',
    'Lançada',
  ]
  for (const [index, situacao] of situations.entries()) {
    const query = `?idCulto=${culto.id}&situacao=${encodeURIComponent(situacao)}`
    const { body } = await app.rest(ana, 'GET', `/contagens${query}`)
    expect(body).toMatchObject([{ id: ids[index], situacao }])
  }
  expect((await app.rest(ana, 'GET', '/contagens')).body).toHaveLength(7)
})

test('the list has the countings that wait for a signature, up to a day, as the treasury counts them', async () => {
  const signed = await open()
  await count(ana, signed)
  await count(bia, signed)
  const half = await open()
  await count(ana, half)
  await count(bia, half)
  for (const token of [ana, bia]) await sign(token, signed)
  await sign(ana, half)
  const empty = await open({ data: '2026-05-11' })
  await open({ data: '2026-05-12' })
  const waiting = async (ate: string): Promise<number[]> =>
    (await app.rest(ana, 'GET', `/contagens?semAssinaturas=true&fim=${ate}`)).body.map(({ id }: { id: number }) => id)
  expect(await waiting('2026-05-11')).toEqual([empty, half])
  const asked = `{ esperaNosLivros(ate: "2026-05-11") { contagens }
    contagens(filtro: { semAssinaturas: true, fim: "2026-05-11" }) { totalCount } }`
  const { data } = await app.graphql(ana, asked)
  expect(data).toEqual({ esperaNosLivros: { contagens: 2 }, contagens: { totalCount: 2 } })
  expect((await app.rest(ana, 'GET', '/contagens?semAssinaturas=talvez')).body.campos).toHaveProperty('semAssinaturas')
})
