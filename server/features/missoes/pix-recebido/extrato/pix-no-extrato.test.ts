import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import type { PixChurch } from '../../../../../tests/factories/pix.js'
import { lineOf, PixStatement } from '../../../../../tests/factories/pix-statement.js'

/*
 * The bank tells of each Pix in a notice and in a line of its statement, in any order. Whatever comes first, the Pix has one
 * entry, and the line is matched with it.
 */

const lab = new AccountsLab()
const { create } = accountsOf(lab, ...kinds[1])
let app: TestApp
let church: PixStatement
let bank: PixChurch

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  lab.app = app
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await PixStatement.start(app)
  bank = church.bank
})
afterEach(() => bank.psp.stop())

const alreadyBooked =
  'O Pix deste movimento já está lançado: concilie o movimento com esse lançamento. Se a conta financeira dele for outra, corrija-a antes.'

describe('a Pix that is booked', () => {
  test('matches its line when the statement comes, as a tithe, an offering, a donation and a payment of a receivable', async () => {
    await lab.withCentre(bank.church)
    const owed = await create({ valorConta: '300.00' }, bank.church)
    const charge = await church.ask('mutation($id: ID!) { cobrarContaPorPix(id: $id) { txid } }', { id: owed.id })
    const txids = [
      await church.codeFor({ finalidade: 'dizimo' }),
      await church.codeFor({ finalidade: 'oferta' }),
      await church.codeFor({ finalidade: 'campanha', idCampanha: await church.campaign() }),
      charge.txid,
    ]
    // two of one amount, so that only the id of the payment can tell
    const paid = ['80.00', '80.00', '80.00', '300.00'].map((valor, at) => bank.psp.pay(txids[at], valor))
    await bank.tell(...paid)
    expect((await church.entries()).map(({ origem }) => origem)).toEqual([
      'dizimo',
      'pixRecebido',
      'doacao',
      'contaReceber',
    ])
    expect(await church.imported(paid.map(lineOf))).toEqual({ novos: 4, conciliados: 4 })
    const own = new Map((await church.received()).map(({ endToEndId, lancamento }) => [endToEndId, lancamento?.id]))
    for (const { e2e, situacao, entradas } of await church.movements())
      expect([situacao, entradas]).toEqual(['conciliado', [own.get(e2e as string)]])
  })

  test('and its pending line are matched when the bank tells of it later', async () => {
    const tithe = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '80.00')
    const unknown = bank.psp.pay('DESCONHECIDO', '80.00')
    expect(await church.imported([lineOf(tithe), lineOf(unknown)])).toEqual({ novos: 2, conciliados: 0 })
    await bank.tell(tithe, unknown)
    expect((await church.movements()).map(({ situacao }) => situacao)).toEqual(['conciliado', 'pendente'])
    const waiting = (await church.received()).find(({ situacao }) => situacao === 'pendente')
    expect(await church.identify(waiting?.id)).toBeUndefined()
    const [first, second] = await church.entries()
    expect((await church.movements()).map(({ entradas }) => entradas)).toEqual([[first?.id], [second?.id]])
  })

  test('matches no line of another amount or account, and that line makes no second entry', async () => {
    const pix = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '80.00')
    await bank.tell(pix)
    const other = await church.account('Outro banco')
    expect(await church.imported([lineOf(pix)], other)).toEqual({ novos: 1, conciliados: 0 })
    expect(await church.enter((await church.movements())[0]?.id)).toBe(alreadyBooked)
    const less = bank.psp.pay(await church.codeFor({ finalidade: 'oferta' }), '50.00')
    expect(await church.imported([{ ...lineOf(less), valor: '49.99' }])).toEqual({ novos: 1, conciliados: 0 })
    await bank.tell(less)
    expect(await church.enter((await church.movements())[1]?.id)).toBe(alreadyBooked)
    expect((await church.movements()).map(({ situacao }) => situacao)).toEqual(['pendente', 'pendente'])
    expect((await church.entries()).map(({ valor }) => valor)).toEqual(['80.00', '50.00'])
  })

  test('is not suggested for the line of another Pix of that amount', async () => {
    const told = bank.psp.pay(await church.codeFor({ finalidade: 'oferta' }), '80.00')
    const untold = bank.psp.pay(undefined, '80.00')
    await bank.tell(told)
    await church.imported([lineOf(untold)])
    const { data } = await app.graphql(
      bank.admin,
      `{ movimentosBancarios(filtro: { idContaFinanceira: "${church.conta}" }) { nodes { sugestao { nivel } } } }`,
    )
    expect(data.movimentosBancarios.nodes).toEqual([{ sugestao: null }])
  })
})

describe('a line that the treasurer entered first', () => {
  test('gives its entry to the Pix: an income, a tithe, a donation, and the payment of a receivable', async () => {
    await lab.withCentre(bank.church)
    const owed = await create({ valorConta: '80.00' }, bank.church)
    const who = String(bank.church.idCliente)
    const paid = Array.from({ length: 4 }, () => bank.psp.pay('DESCONHECIDO', '80.00'))
    await church.imported(paid.map(lineOf))
    const [income, tithe, gift, payment] = (await church.movements()).map(({ id }) => id)
    expect(await church.enter(income)).toBeUndefined()
    expect(await church.enter(tithe, { dizimo: who })).toBeUndefined()
    expect(
      await church.enter(gift, { doacao: { idCampanha: String(await church.campaign()), idMembro: who } }),
    ).toBeUndefined()
    const settled = await app.rest(bank.admin, 'PATCH', `/contasReceber/${owed.id}/encerrar`, {
      idContaFinanceira: church.conta,
    })
    expect(settled.status).toBe(200)
    const last = (await church.entries()).at(-1)?.id
    expect(await church.match(payment, [last])).toBeUndefined()
    const before = (await church.entries()).map(({ id }) => id)
    await bank.tell(...paid)
    await bank.search()
    expect((await church.entries()).map(({ id }) => id)).toEqual(before)
    const taken = new Map((await church.received()).map((one) => [one.endToEndId, one] as const))
    const null3 = { dizimo: null, doacao: null, recebimento: null }
    const some = { id: expect.any(Number) }
    for (const [at, more] of [{}, { dizimo: some }, { doacao: some }, { recebimento: some }].entries())
      expect(taken.get(paid[at]?.endToEndId ?? '')).toMatchObject({
        ...null3,
        ...more,
        situacao: 'lancado',
        lancamento: { id: before[at] },
      })
  })

  test('gives its entry to a Pix that waits, and a refund of that reverses the entry', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix)])
    expect(await church.enter((await church.movements())[0]?.id)).toBeUndefined()
    expect(await church.received()).toMatchObject([
      { situacao: 'lancado', motivo: null, lancamento: { valor: '80.00' } },
    ])
    bank.psp.refund(pix, '80.00')
    await bank.tell(pix)
    expect((await church.entries()).map(({ valor }) => valor)).toEqual(['80.00', '-80.00'])
    // the reversal cannot be deleted, and offers nothing of the kind
    const reversal = (await church.entries()).at(-1)?.id
    const { data } = await app.graphql(bank.admin, `{ entrada(id: "${reversal}") { acoesPermitidas } }`)
    expect(data.entrada.acoesPermitidas).toEqual([])
    expect((await app.rest(bank.admin, 'DELETE', `/entradas/${reversal}`)).status).toBe(409)
  })

  test('whose entries are not one income of that amount lets the Pix wait and not be booked', async () => {
    const pix = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '80.00')
    const wrong = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '50.00')
    await church.imported([lineOf(pix), { ...lineOf(wrong), valor: '50.01' }])
    const [line, second] = await church.movements()
    for (const valor of ['30.00', '50.00'])
      await app.rest(bank.admin, 'POST', '/entradas', {
        descricao: 'Envelope',
        data: hoje(),
        categoria: 2,
        valor,
        idContaFinanceira: church.conta,
      })
    const both = (await church.entries()).map(({ id }) => id)
    expect(await church.match(line?.id, both)).toBeUndefined()
    expect(await church.enter(second?.id)).toBeUndefined()
    await bank.tell(pix, wrong)
    const waiting = await church.received()
    expect(waiting).toHaveLength(2)
    for (const one of waiting) {
      expect(one).toMatchObject({ situacao: 'pendente', motivo: 'extrato', lancamento: null })
      expect(await church.identify(one.id)).toContain('já está conciliado com outro lançamento')
    }
    expect(await church.entries()).toHaveLength(3)
  })
})

test('a Pix whose payment is undone with the match of its line waits again, and pays another receivable', async () => {
  await lab.withCentre(bank.church)
  const [wrong, right] = [
    await create({ valorConta: '80.00' }, bank.church),
    await create({ valorConta: '80.00' }, bank.church),
  ]
  const pix = bank.psp.pay('DESCONHECIDO', '80.00')
  await bank.tell(pix)
  await church.imported([lineOf(pix)])
  const [line] = await church.movements()
  const settle = (conta: { id: number }) =>
    church.ask(
      'mutation($id: ID!, $input: BaixaDoMovimentoInput!) { baixarMovimento(id: $id, input: $input, confirmacoes: ["movimentoParecido", "lancamentoParecido", "valorIncomum"]) { id } }',
      {
        id: String(line?.id),
        input: { contaReceber: String(conta.id) },
      },
    )
  const seen = async () =>
    (await church.received()).map(({ situacao, motivo, recebimento }) => [situacao, motivo, recebimento?.id ?? null])
  await settle(wrong)
  const [[, , first] = []] = await seen()
  expect(await seen()).toEqual([['lancado', null, expect.any(Number)]])
  await church.ask('mutation($id: ID!) { desfazerMovimento(id: $id, desfazerBaixas: true) { id } }', {
    id: String(line?.id),
  })
  expect(await seen()).toEqual([['pendente', 'txid', null]])
  await settle(right)
  const [[status, , second] = []] = await seen()
  expect([status, second === first]).toEqual(['lancado', false])
  expect((await church.entries()).map(({ valor }) => valor)).toEqual(['80.00'])
  // the same when the payment is undone on the page of its receivable
  expect(await church.undo(line?.id)).toBeUndefined()
  await church.ask('mutation($id: ID!) { excluirBaixaReceber(id: $id) { message } }', { id: String(second) })
  expect([await seen(), await church.entries()]).toEqual([[['pendente', 'txid', null]], []])
})

test('a Pix whose month was closed meanwhile is booked on another day, once the match of its line is undone', async () => {
  const pix = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '80.00')
  await church.imported([lineOf(pix)])
  const [line] = await church.movements()
  for (const valor of ['30.00', '50.00'])
    await app.rest(bank.admin, 'POST', '/entradas', {
      descricao: 'Envelope',
      data: hoje(),
      categoria: 2,
      valor,
      idContaFinanceira: church.conta,
    })
  const typed = (await church.entries()).map(({ id }) => id)
  expect(await church.match(line?.id, typed)).toBeUndefined()
  await bank.tell(pix)
  const before = new Date(Date.parse(`${hoje().slice(0, 7)}-01`) - 86_400_000).toISOString().slice(0, 10)
  await app.sql('update pix_recebido set data = $2 where id_cliente = $1', [bank.church.idCliente, before])
  await app.sql(
    `insert into fechamento (id_cliente, fechado_ate) values ($1, $2)
     on conflict (id_cliente) do update set fechado_ate = excluded.fechado_ate`,
    [bank.church.idCliente, before],
  )
  const undone = await app.graphql(bank.admin, `mutation { desfazerMovimento(id: "${line?.id}") { id } }`)
  expect(undone.errors).toBeUndefined()
  const { data } = await app.graphql(bank.admin, '{ pixRecebidos { nodes { id motivo mesFechado } } }')
  expect(data.pixRecebidos.nodes).toEqual([{ id: expect.any(Number), motivo: 'mes', mesFechado: true }])
  const [{ id }] = data.pixRecebidos.nodes
  const identify = (input: object) =>
    app.graphql(
      bank.admin,
      'mutation($id: ID!, $input: IdentificarPixInput!) { identificarPixRecebido(id: $id, input: $input) { situacao mesFechado } }',
      { id, input: { finalidade: 'oferta', ...input } },
    )
  expect((await identify({})).errors?.[0]?.message).toMatch(/está fechado\.$/)
  expect((await identify({ data: hoje() })).data.identificarPixRecebido).toEqual({
    situacao: 'lancado',
    mesFechado: true,
  })
})

describe('twenty deliveries at once', () => {
  /** One entry of the Pix, and its line matched with that. */
  const expectOne = async () => {
    const [entry, ...others] = await church.entries()
    expect(others).toEqual([])
    expect(await church.movements()).toMatchObject([{ situacao: 'conciliado', entradas: [entry?.id] }])
    expect(await church.received()).toMatchObject([{ situacao: 'lancado', lancamento: { id: entry?.id } }])
  }

  test.each(['dizimo', 'oferta', 'campanha'])(
    'of imports, notices and searches of one Pix for %s end with one entry, matched',
    async (finalidade) => {
      const idCampanha = finalidade === 'campanha' ? await church.campaign() : undefined
      const pix = bank.psp.pay(await church.codeFor({ finalidade, idCampanha }), '80.00')
      const deliveries = Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? church.send([lineOf(pix)]) : at % 3 === 1 ? bank.tell(pix) : bank.search(),
      )
      await Promise.all(deliveries)
      await expectOne()
    },
  )

  test.each(['dizimo', 'oferta', undefined])(
    'of entering the line, notices and searches of one Pix for %s end with one entry, matched',
    async (finalidade) => {
      const pix = bank.psp.pay(finalidade ? await church.codeFor({ finalidade }) : 'DESCONHECIDO', '80.00')
      await church.imported([lineOf(pix)])
      const [line] = await church.movements()
      const deliveries = Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? church.enter(line?.id) : at % 3 === 1 ? bank.tell(pix) : bank.search(),
      )
      await Promise.all(deliveries)
      await expectOne()
    },
  )
})
