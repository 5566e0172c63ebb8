import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import type { PixChurch } from '../../../../../tests/factories/pix.js'
import { lineOf, PixStatement } from '../../../../../tests/factories/pix-statement.js'

/*
 * What changes after a Pix and its line of the statement know each other, or before: refunds, corrections, matches that are
 * undone. The Pix has one entry all the same.
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

/** A typed income in the account of the Pix. */
const typed = async (input: object): Promise<number> =>
  (
    await app.rest(bank.admin, 'POST', '/entradas', {
      descricao: 'Envelope',
      data: hoje(),
      categoria: 2,
      idContaFinanceira: church.conta,
      ...input,
    })
  ).body.id

const back = { valor: '-30.00', memo: 'DEVOLUCAO PIX' }

describe('a refund in part', () => {
  test.each(['dizimo', 'oferta', 'campanha', 'conta'])(
    'before the statement comes leaves the line to the first entry of %s, and the refund is the other two',
    async (finalidade) => {
      await lab.withCentre(bank.church)
      const idCampanha = finalidade === 'campanha' ? await church.campaign() : undefined
      const owed = await create({ valorConta: '80.00' }, bank.church)
      const { txid } =
        finalidade === 'conta'
          ? await church.ask('mutation($id: ID!) { cobrarContaPorPix(id: $id) { txid } }', { id: owed.id })
          : { txid: await church.codeFor({ finalidade, idCampanha }) }
      const pix = bank.psp.pay(txid, '80.00')
      // another one of that amount, that nobody has entered yet
      const other = bank.psp.pay(undefined, '80.00')
      await bank.tell(pix)
      bank.psp.refund(pix, '30.00')
      await bank.tell(pix)
      const [first, reversal, rest] = await church.entries()
      expect([first?.valor, reversal?.valor, rest?.valor]).toEqual(['80.00', '-80.00', '50.00'])
      expect(await church.imported([lineOf(other), lineOf(pix), back])).toEqual({ novos: 3, conciliados: 1 })
      const [unknown, line, refund] = await church.movements()
      expect([unknown?.situacao, line?.entradas]).toEqual(['pendente', [first?.id]])
      const deleted = await app.rest(bank.admin, 'DELETE', `/entradas/${reversal?.id}`)
      expect([deleted.status, JSON.stringify(deleted.body)]).toEqual([
        409,
        expect.stringContaining('é a devolução de um Pix'),
      ])
      expect(await church.match(refund?.id, [reversal?.id, rest?.id])).toBeUndefined()
      expect(await church.amounts()).toEqual(['80.00', '-80.00', '50.00'])
    },
  )

  test('before anybody says what the Pix was is booked after the whole, whose line is matched', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    bank.psp.refund(pix, '30.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix), back])
    const [waiting] = await church.received()
    expect(await church.identify(waiting?.id, { finalidade: 'dizimo', idUsuario: bank.church.idCliente })).toBe(
      undefined,
    )
    const [first, reversal, rest] = await church.entries()
    expect([first?.valor, reversal?.valor, rest?.valor]).toEqual(['80.00', '-80.00', '50.00'])
    expect((await church.movements()).map(({ entradas }) => entradas)).toEqual([[first?.id], []])
    expect(await church.received()).toMatchObject([{ situacao: 'lancado', lancamento: { valor: '50.00' } }])
    await bank.tell(pix)
    await bank.search()
    expect(await church.amounts()).toEqual(['80.00', '-80.00', '50.00'])
  })

  test.each([
    ['30.00', ['80.00', '-80.00', '50.00']],
    ['80.00', ['80.00', '-80.00']],
  ])('of %s before the treasurer enters the line is booked with that entry', async (valor, amounts) => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    bank.psp.refund(pix, valor)
    await bank.tell(pix)
    expect(await church.amounts()).toEqual([])
    await church.imported([lineOf(pix)])
    expect(await church.enter((await church.movements())[0]?.id)).toBeUndefined()
    expect(await church.amounts()).toEqual(amounts)
    expect((await church.received())[0]).toMatchObject({ situacao: 'lancado', motivo: null })
  })

  test('of a Pix that is booked on a later day is booked on that day, not before', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    bank.psp.refund(pix, '30.00')
    await bank.tell(pix)
    const later = new Date(Date.parse(hoje()) + 86_400_000).toISOString().slice(0, 10)
    const [waiting] = await church.received()
    expect(await church.identify(waiting?.id, { finalidade: 'oferta', data: later }, ['dataFutura'])).toBeUndefined()
    expect(
      await app.sql('select valor, data::text from entrada where id_cliente = $1 order by id', [bank.church.idCliente]),
    ).toEqual(['80.00', '-80.00', '50.00'].map((valor) => ({ valor, data: later })))
  })
})

describe('a Pix whose line is matched', () => {
  test('is corrected by the treasurer all the same, and its line goes along, unless its account is another one', async () => {
    const pix = bank.psp.pay(await church.codeFor({ finalidade: 'oferta', semNome: true }), '80.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix)])
    const [{ id } = { id: 0 }] = await church.received()
    const other = await church.account('Outro banco')
    expect(await church.identify(id, { finalidade: 'oferta', idContaFinanceira: String(other) })).toContain(
      'está conciliado com o extrato de outra conta financeira',
    )
    expect(await church.identify(id, { finalidade: 'dizimo', idUsuario: bank.church.idCliente })).toBeUndefined()
    const [entry, ...more] = await church.entries()
    expect([entry?.origem, entry?.valor, more]).toEqual(['dizimo', '80.00', []])
    expect(await church.movements()).toMatchObject([{ situacao: 'conciliado', entradas: [entry?.id] }])
  })

  test('is not matched with another income, also when its own match was undone', async () => {
    const pix = bank.psp.pay(await church.codeFor({ finalidade: 'dizimo' }), '80.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix)])
    const [line] = await church.movements()
    expect(await church.undo(line?.id)).toBeUndefined()
    expect(await church.match(line?.id, [await typed({ valor: '80.00' })])).toContain('já está lançado')
    expect(await church.match(line?.id, line?.entradas ?? [])).toBeUndefined()
  })

  test('without a doubt, by its id in the description of an income, takes that income', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    const id = await typed({ valor: '80.00', descricao: `Oferta ${pix.endToEndId}` })
    expect(await church.imported([lineOf(pix)])).toEqual({ novos: 1, conciliados: 1 })
    expect(await church.received()).toMatchObject([{ situacao: 'lancado', motivo: null, lancamento: { id } }])
    expect(await church.identify((await church.received())[0]?.id)).toBeUndefined()
    expect(await church.amounts()).toEqual(['80.00'])
  })

  test('with other entries waits because of them, can only be ignored, and waits as before once that is undone', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix)])
    const [line] = await church.movements()
    const both = [await typed({ valor: '30.00' }), await typed({ valor: '50.00' })]
    expect(await church.match(line?.id, both)).toBeUndefined()
    const [waiting] = await church.received()
    expect(waiting).toMatchObject({ situacao: 'pendente', motivo: 'extrato', acoesPermitidas: ['ignorar', 'devolver'] })
    expect(await church.undo(line?.id)).toBeUndefined()
    expect(await church.received()).toMatchObject([
      { situacao: 'pendente', motivo: 'txid', acoesPermitidas: ['identificar', 'ignorar', 'devolver'] },
    ])
    expect(await church.identify(waiting?.id)).toBeUndefined()
    expect((await church.movements())[0]?.situacao).toBe('conciliado')
    expect(await church.amounts()).toEqual(['30.00', '50.00', '80.00'])
  })

  test('while it is ignored takes the entry when it is considered again', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    const [{ id } = { id: 0 }] = await church.received()
    const ignore = (ignorar: boolean) =>
      church.ask('mutation($id: ID!, $ignorar: Boolean!) { ignorarPixRecebido(id: $id, ignorar: $ignorar) { id } }', {
        id,
        ignorar,
      })
    await ignore(true)
    await church.imported([lineOf(pix)])
    expect(await church.enter((await church.movements())[0]?.id)).toBeUndefined()
    expect(await church.received()).toMatchObject([{ situacao: 'ignorado' }])
    await ignore(false)
    expect(await church.received()).toMatchObject([{ situacao: 'lancado', lancamento: { valor: '80.00' } }])
    expect(await church.amounts()).toEqual(['80.00'])
  })

  test('keeps its entry when the import is taken back, and gives it to the line that comes again', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    await church.imported([lineOf(pix)])
    expect(await church.enter((await church.movements())[0]?.id)).toBeUndefined()
    const [{ id } = { id: 0 }] = await app.sql('select id from extrato_bancario where id_cliente = $1', [
      bank.church.idCliente,
    ])
    await church.ask('mutation($id: ID!) { desfazerExtrato(id: $id, desfazerConciliacoes: true) { message } }', { id })
    expect(await church.movements()).toEqual([])
    expect(await church.imported([lineOf(pix)])).toEqual({ novos: 1, conciliados: 1 })
    expect(await church.amounts()).toEqual(['80.00'])
  })
})
