import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../tests/factories/harness.js'
import { PixChurch } from '../../../../tests/factories/pix.js'
import type { BankPix } from '../../../../tests/factories/psp.js'

/*
 * The bank tells of each Pix in a notice and in a line of its statement, in any order. Whatever comes first, the Pix has one
 * entry, and the line is matched with it.
 */

const lab = new AccountsLab()
const { create } = accountsOf(lab, ...kinds[1])
let app: TestApp
let bank: PixChurch
/** the account in which the Pix arrive */
let conta: number

beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  lab.app = app
})
afterAll(() => app.close())

const account = async (nome: string): Promise<number> =>
  (
    await app.rest(bank.admin, 'POST', '/contas-financeiras', {
      nome,
      tipo: 'banco',
      dataSaldoInicial: em(-60),
    })
  ).body.id

beforeEach(async () => {
  bank = await PixChurch.start(app)
  await bank.switchOn()
  conta = await account('Banco do Pix')
  await app.sql('update provedor_pix set id_conta_financeira = $2 where id_cliente = $1', [
    bank.church.idCliente,
    conta,
  ])
})
afterEach(() => bank.psp.stop())

const ask = async (document: string, variables: object = {}) => {
  const { data, errors } = await app.graphql(bank.admin, document, variables)
  expect(errors).toBeUndefined()
  return Object.values(data)[0] as never as { id: number; txid: string }
}

const campaign = async (): Promise<number> =>
  (
    await ask('mutation($input: CampanhaMissoesInput!) { criarCampanhaMissoes(input: $input) { id } }', {
      input: {
        nomeCampanha: 'Barco',
        tipoCampanha: 'nacional',
        dataInicio: em(-30),
        dataFim: em(30),
        alvoCampanha: '1000.00',
      },
    })
  ).id

const codeFor = async (input: object): Promise<string> =>
  (await ask('mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }', { input })).txid

interface Line {
  e2e: string
  valor: string
}

const lineOf = ({ endToEndId, valor }: BankPix): Line => ({ e2e: endToEndId, valor })

/** The treasurer imports the statement with these lines, of today. */
async function send(lines: readonly Line[], em = conta) {
  const day = hoje.replaceAll('-', '')
  const movements = lines.map(
    ({ e2e, valor }) =>
      `<STMTTRN>\n<DTPOSTED>${day}\n<TRNAMT>${valor}\n<FITID>${e2e}\n<MEMO>PIX RECEBIDO ${e2e}\n</STMTTRN>`,
  )
  const text = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><ACCTID>7${em}</BANKACCTFROM><BANKTRANLIST><DTSTART>${day}<DTEND>${day}\n${movements.join('\n')}\n</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return app.upload(
    bank.admin,
    'mutation($arquivo: Upload!, $conta: ID!) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta) { extrato { novos conciliados } } }',
    { conta: String(em) },
    { arquivo: { name: 'a.ofx', type: 'text/plain', data: Buffer.from(text) } },
  )
}

const imported = async (lines: readonly Line[], em = conta) => {
  const { data, errors } = await send(lines, em)
  expect(errors).toBeUndefined()
  return data.importarExtrato.extrato
}

interface Movement {
  id: number
  e2e: string
  situacao: string
  entradas: number[]
}

const movements = () =>
  app.sql<Movement>(
    `select m.id, m.e2e, m.situacao, coalesce(array_agg(c.id_entrada) filter (where c.id_entrada is not null), '{}') as entradas
     from movimento_bancario m left join conciliacao c on c.id_cliente = m.id_cliente and c.id_movimento = m.id
     where m.id_cliente = $1 group by m.id, m.e2e, m.situacao order by m.id`,
    [bank.church.idCliente],
  )

const entries = () =>
  app.sql<{ id: number; valor: string; origem: string | null }>(
    'select id, valor, origem from entrada where id_cliente = $1 and excluido_em is null order by id',
    [bank.church.idCliente],
  )

const received = async () =>
  (
    await app.graphql(
      bank.admin,
      '{ pixRecebidos { nodes { id endToEndId situacao motivo dizimo { id } doacao { id } recebimento { id } lancamento { id valor } } } }',
    )
  ).data.pixRecebidos.nodes

/** The treasurer enters the movement: its id, or the text of the refusal. */
async function enter(id: number | undefined, input: object = { descricao: 'Do banco', categoria: 2 }) {
  const { errors } = await app.graphql(
    bank.admin,
    'mutation($id: ID!, $input: LancarMovimentoInput!) { lancarMovimento(id: $id, input: $input) { id } }',
    { id, input },
  )
  return errors?.[0]?.message
}

const identify = (id: number) =>
  app.graphql(
    bank.admin,
    'mutation($id: ID!) { identificarPixRecebido(id: $id, input: { finalidade: "oferta" }) { situacao } }',
    { id },
  )

const jaLancado =
  'O Pix deste movimento já está lançado: concilie o movimento com esse lançamento. Se a conta financeira dele for outra, corrija-a antes.'

describe('a Pix that is booked', () => {
  test('matches its line when the statement comes, as a tithe, an offering, a donation and a payment of a receivable', async () => {
    await lab.withCentre(bank.church)
    const owed = await create({ valorConta: '300.00' }, bank.church)
    const charge = await ask('mutation($id: ID!) { cobrarContaPorPix(id: $id) { txid } }', { id: owed.id })
    const txids = [
      await codeFor({ finalidade: 'dizimo' }),
      await codeFor({ finalidade: 'oferta' }),
      await codeFor({ finalidade: 'campanha', idCampanha: await campaign() }),
      charge.txid,
    ]
    // two of one amount, so that only the id of the payment can tell
    const paid = ['80.00', '80.00', '80.00', '300.00'].map((valor, at) => bank.psp.pay(txids[at], valor))
    await bank.tell(...paid)
    expect((await entries()).map(({ origem }) => origem)).toEqual(['dizimo', 'pixRecebido', 'doacao', 'contaReceber'])
    expect(await imported(paid.map(lineOf))).toEqual({ novos: 4, conciliados: 4 })
    const own = new Map(
      (await received()).map((one: { endToEndId: string; lancamento: { id: number } }) => [
        one.endToEndId,
        one.lancamento.id,
      ]),
    )
    for (const { e2e, situacao, entradas } of await movements())
      expect([situacao, entradas]).toEqual(['conciliado', [own.get(e2e)]])
  })

  test('and its pending line are matched when the bank tells of it later', async () => {
    const tithe = bank.psp.pay(await codeFor({ finalidade: 'dizimo' }), '80.00')
    const unknown = bank.psp.pay('DESCONHECIDO', '80.00')
    expect(await imported([lineOf(tithe), lineOf(unknown)])).toEqual({ novos: 2, conciliados: 0 })
    await bank.tell(tithe, unknown)
    expect((await movements()).map(({ situacao }) => situacao)).toEqual(['conciliado', 'pendente'])
    const waiting = (await received()).find(({ situacao }: { situacao: string }) => situacao === 'pendente')
    expect((await identify(waiting.id)).errors).toBeUndefined()
    const [first, second] = await entries()
    expect((await movements()).map(({ entradas }) => entradas)).toEqual([[first?.id], [second?.id]])
  })

  test('matches no line of another amount or account, and that line makes no second entry', async () => {
    const pix = bank.psp.pay(await codeFor({ finalidade: 'dizimo' }), '80.00')
    await bank.tell(pix)
    const other = await account('Outro banco')
    expect(await imported([lineOf(pix)], other)).toEqual({ novos: 1, conciliados: 0 })
    expect(await enter((await movements())[0]?.id)).toBe(jaLancado)
    const less = bank.psp.pay(await codeFor({ finalidade: 'oferta' }), '50.00')
    expect(await imported([{ ...lineOf(less), valor: '49.99' }])).toEqual({ novos: 1, conciliados: 0 })
    await bank.tell(less)
    expect(await enter((await movements())[1]?.id)).toBe(jaLancado)
    expect((await movements()).map(({ situacao }) => situacao)).toEqual(['pendente', 'pendente'])
    expect((await entries()).map(({ valor }) => valor)).toEqual(['80.00', '50.00'])
  })

  test('is not suggested for the line of another Pix of that amount', async () => {
    const told = bank.psp.pay(await codeFor({ finalidade: 'oferta' }), '80.00')
    const untold = bank.psp.pay(undefined, '80.00')
    await bank.tell(told)
    await imported([lineOf(untold)])
    const { data } = await app.graphql(
      bank.admin,
      `{ movimentosBancarios(filtro: { idContaFinanceira: "${conta}" }) { nodes { sugestao { nivel } } } }`,
    )
    expect(data.movimentosBancarios.nodes).toEqual([{ sugestao: null }])
  })
})

describe('a line that the treasurer entered first', () => {
  test('gives its entry to the Pix: an income, a tithe, a donation, and the payment of a receivable', async () => {
    await lab.withCentre(bank.church)
    const owed = await create({ valorConta: '80.00' }, bank.church)
    const quem = String(bank.church.idCliente)
    const paid = Array.from({ length: 4 }, () => bank.psp.pay('DESCONHECIDO', '80.00'))
    await imported(paid.map(lineOf))
    const [income, tithe, gift, payment] = (await movements()).map(({ id }) => id)
    expect(await enter(income)).toBeUndefined()
    expect(await enter(tithe, { dizimo: quem })).toBeUndefined()
    expect(await enter(gift, { doacao: { idCampanha: String(await campaign()), idMembro: quem } })).toBeUndefined()
    const settled = await app.rest(bank.admin, 'PATCH', `/contasReceber/${owed.id}/encerrar`, {
      idContaFinanceira: conta,
    })
    expect(settled.status).toBe(200)
    const last = (await entries()).at(-1)?.id
    const matched = await app.graphql(
      bank.admin,
      `mutation { conciliarMovimento(input: { id: "${payment}", entradas: ["${last}"] }) { id } }`,
    )
    expect(matched.errors).toBeUndefined()
    const before = (await entries()).map(({ id }) => id)
    await bank.tell(...paid)
    await bank.search()
    expect((await entries()).map(({ id }) => id)).toEqual(before)
    const taken = new Map(
      (await received()).map((one: { endToEndId: string }) => [one.endToEndId, one] as const),
    ) as Map<string, object>
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

  test('gives it also to a Pix that waits, whose refund then reverses it', async () => {
    const pix = bank.psp.pay('DESCONHECIDO', '80.00')
    await bank.tell(pix)
    await imported([lineOf(pix)])
    expect(await enter((await movements())[0]?.id)).toBeUndefined()
    expect(await received()).toMatchObject([{ situacao: 'lancado', motivo: null, lancamento: { valor: '80.00' } }])
    bank.psp.refund(pix, '80.00')
    await bank.tell(pix)
    expect((await entries()).map(({ valor }) => valor)).toEqual(['80.00', '-80.00'])
  })

  test('lets the Pix wait, and be booked no more, when its entries are not one income of that amount', async () => {
    const pix = bank.psp.pay(await codeFor({ finalidade: 'dizimo' }), '80.00')
    const wrong = bank.psp.pay(await codeFor({ finalidade: 'dizimo' }), '50.00')
    await imported([lineOf(pix), { ...lineOf(wrong), valor: '50.01' }])
    const [line, second] = await movements()
    for (const valor of ['30.00', '50.00'])
      await app.rest(bank.admin, 'POST', '/entradas', {
        descricao: 'Envelope',
        data: hoje,
        categoria: 2,
        valor,
        idContaFinanceira: conta,
      })
    const both = (await entries()).map(({ id }) => `"${id}"`).join(', ')
    const { errors } = await app.graphql(
      bank.admin,
      `mutation { conciliarMovimento(input: { id: "${line?.id}", entradas: [${both}] }) { id } }`,
    )
    expect(errors).toBeUndefined()
    expect(await enter(second?.id)).toBeUndefined()
    await bank.tell(pix, wrong)
    const waiting = await received()
    expect(waiting).toHaveLength(2)
    for (const one of waiting) {
      expect(one).toMatchObject({ situacao: 'pendente', motivo: 'extrato', lancamento: null })
      expect((await identify(one.id)).errors?.[0]?.message).toContain('já está conciliado com outro lançamento')
    }
    expect(await entries()).toHaveLength(3)
  })
})

describe('twenty deliveries at once', () => {
  /** One entry of the Pix, and its line matched with that. */
  const expectOne = async () => {
    const [entry, ...others] = await entries()
    expect(others).toEqual([])
    expect(await movements()).toMatchObject([{ situacao: 'conciliado', entradas: [entry?.id] }])
    expect(await received()).toMatchObject([{ situacao: 'lancado', lancamento: { id: entry?.id } }])
  }

  test.each(['dizimo', 'oferta', 'campanha'])(
    'of imports, notices and searches of one Pix for %s end with one entry, matched',
    async (finalidade) => {
      const idCampanha = finalidade === 'campanha' ? await campaign() : undefined
      const pix = bank.psp.pay(await codeFor({ finalidade, idCampanha }), '80.00')
      const deliveries = Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? send([lineOf(pix)]) : at % 3 === 1 ? bank.tell(pix) : bank.search(),
      )
      await Promise.all(deliveries)
      await expectOne()
    },
  )

  test.each(['dizimo', 'oferta', undefined])(
    'of entering the line, notices and searches of one Pix for %s end with one entry, matched',
    async (finalidade) => {
      const pix = bank.psp.pay(finalidade ? await codeFor({ finalidade }) : 'DESCONHECIDO', '80.00')
      await imported([lineOf(pix)])
      const [line] = await movements()
      const deliveries = Array.from({ length: 20 }, (_, at) =>
        at % 3 === 0 ? enter(line?.id) : at % 3 === 1 ? bank.tell(pix) : bank.search(),
      )
      await Promise.all(deliveries)
      await expectOne()
    },
  )
})
