import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { em, hoje } from '../../../../../tests/factories/contas.js'
import { ownTestApp, type TestApp } from '../../../../../tests/factories/harness.js'
import { type Line, lineOf, PixStatement } from '../../../../../tests/factories/pix-statement.js'
import type { BankPix } from '../../../../../tests/factories/psp.js'
import { fc } from '../../../../../tests/factories/random.js'

/*
 * Random sequences of what the bank tells of Pix and their refunds, in notices and in its statement, and of what a treasurer
 * does with both, over the API. After each step no Pix counts twice, and each line that is matched has exactly its amount. From
 * wherever a sequence ends, the treasurer comes to books that hold to the cent what the bank holds. Set SEQUENCES to run more
 * sequences.
 */
const sequences = Number(process.env.SEQUENCES ?? 8)

let app: TestApp
let church: PixStatement
let codes: (string | undefined)[]
beforeAll(async () => {
  app = await ownTestApp({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  church = await PixStatement.start(app)
  codes = [await church.codeFor({ finalidade: 'dizimo' }), await church.codeFor({ finalidade: 'oferta' }), undefined]
})
afterAll(async () => {
  await church?.bank.psp.stop()
  await app?.close()
})

/** Two of one amount, so that only their ids tell them apart. */
const valores = ['80.00', '80.00', '50.00', '80.00']

const nth = fc.nat(valores.length - 1)
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constant('tell' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('import' as const) }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('refund' as const), nth, whole: fc.boolean() }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('enter' as const), nth }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('match' as const), nth, two: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('undo' as const), nth }) },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('identify' as const), nth, tithe: fc.boolean() }) },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('ignore' as const), nth, ignorar: fc.boolean() }) },
)
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

const cents = (valor: string) => BigInt(valor.replace('.', ''))
const amount = (value: bigint) => {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** An entry of the account that counts for itself: no line of the statement has it. */
interface Loose {
  id: number
  valor: string
  origem: string | null
}

class Sequence {
  /** the Pix that were paid, in the order of `valores`, and the lines of what went back of them */
  readonly pix: BankPix[] = []
  private readonly refunds: Line[] = []

  private constructor(private readonly conta: number) {}

  static async start(kinds: readonly number[]): Promise<Sequence> {
    const conta = await church.account(`Banco ${(last += 1)}`)
    await app.sql('update provedor_pix set id_conta_financeira = $2 where id_cliente = $1', [
      church.bank.church.idCliente,
      conta,
    ])
    // nobody imports as many statements in a quarter of an hour
    await app.sql(`delete from limite where key ~ ('^envio_(pessoa|igreja):' || $1 || '(:|$)')`, [
      church.bank.church.idCliente,
    ])
    const sequence = new Sequence(conta)
    for (const [at, valor] of valores.entries()) sequence.pix.push(church.bank.psp.pay(codes[kinds[at] ?? 2], valor))
    return sequence
  }

  private ids = () => this.pix.map(({ endToEndId }) => endToEndId)
  private tell = (...pix: BankPix[]) => church.bank.check(...pix.map(({ endToEndId }) => endToEndId))
  private import = () => church.imported([...this.pix.map(lineOf), ...this.refunds], this.conta)

  private movements = () =>
    app.sql<{ id: number; e2e: string | null; valor: string; situacao: string }>(
      'select id, e2e, valor::text, situacao from movimento_bancario where id_conta_financeira = $1 order by id',
      [this.conta],
    )

  private line = async (nth: number) =>
    (await this.movements()).find(({ e2e }) => e2e === this.pix[nth]?.endToEndId)?.id

  private received = () =>
    app.sql<{ id: number; situacao: string; motivo: string | null; kept: string }>(
      `select id, situacao, motivo, (valor - valor_devolvido)::text as kept from pix_recebido
       where id_cliente = $1 and end_to_end_id = any($2) order by id`,
      [church.bank.church.idCliente, this.ids()],
    )

  private known = async (nth: number): Promise<number | undefined> =>
    (
      await app.sql<{ id: number }>('select id from pix_recebido where id_cliente = $1 and end_to_end_id = $2', [
        church.bank.church.idCliente,
        this.pix[nth]?.endToEndId,
      ])
    )[0]?.id

  private loose = () =>
    app.sql<Loose>(
      `select e.id, e.valor::text, e.origem from entrada e where e.id_conta_financeira = $1 and e.excluido_em is null
       and not exists (select from conciliacao c where c.id_cliente = e.id_cliente and c.id_entrada = e.id) order by e.id`,
      [this.conta],
    )

  private refund(nth: number, whole: boolean): void {
    const pix = this.pix[nth] as BankPix
    const left = (pix.devolucoes ?? []).reduce((sum, { valor }) => sum - cents(valor), cents(pix.valor))
    const valor = whole ? left : left / 3n
    if (valor === 0n) return
    church.bank.psp.refund(pix, amount(valor))
    this.refunds.push({ valor: amount(-valor), memo: `DEVOLUCAO ${(last += 1)}` })
  }

  private async typed(valor: string): Promise<number> {
    const input = { descricao: 'Envelope', data: hoje(), categoria: 2, idContaFinanceira: this.conta, valor }
    return (await app.rest(church.bank.admin, 'POST', '/entradas', input)).body.id
  }

  /** What the treasurer may not do is refused, and changes nothing. */
  async take(one: Step): Promise<void> {
    if (one.type === 'tell') await this.tell(this.pix[one.nth] as BankPix)
    else if (one.type === 'import') await this.import()
    else if (one.type === 'refund') this.refund(one.nth, one.whole)
    else if (one.type === 'enter') await church.enter(await this.line(one.nth))
    else if (one.type === 'undo') await church.undo(await this.line(one.nth))
    else if (one.type === 'match') {
      const valor = cents(valores[one.nth] as string)
      const parts = one.two ? [valor - 1n, 1n] : [valor]
      const line = await this.line(one.nth)
      if (line === undefined) return
      const ids: number[] = []
      for (const part of parts) ids.push(await this.typed(amount(part)))
      // what is not the money of the line was typed for nothing
      if (await church.match(line, ids)) await this.removeTyped()
    } else {
      const id = await this.known(one.nth)
      if (id === undefined) return
      if (one.type === 'identify')
        await church.identify(
          id,
          one.tithe
            ? { finalidade: 'dizimo', idUsuario: String(church.bank.church.idCliente) }
            : { finalidade: 'oferta' },
        )
      else
        await church.graphql(
          'mutation($id: ID!, $ignorar: Boolean!) { ignorarPixRecebido(id: $id, ignorar: $ignorar) { id } }',
          { id, ignorar: one.ignorar },
        )
    }
  }

  private async removeTyped(): Promise<void> {
    for (const { id, origem, valor } of await this.loose())
      if (origem === null && !valor.startsWith('-'))
        expect((await app.rest(church.bank.admin, 'DELETE', `/entradas/${id}`)).status).toBe(200)
  }

  /** Lines that are not exactly their entries, and Pix that count twice or for more than the church kept. */
  async faults(): Promise<unknown[]> {
    const lines = await app.sql(
      `select m.id, m.situacao, m.valor, coalesce(sum(e.valor), 0) - coalesce(sum(s.valor), 0) as soma from movimento_bancario m
         left join conciliacao c on c.id_movimento = m.id and c.id_cliente = m.id_cliente
         left join entrada e on e.id = c.id_entrada and e.id_cliente = m.id_cliente and e.excluido_em is null
         left join saida s on s.id = c.id_saida and s.id_cliente = m.id_cliente and s.excluido_em is null
       where m.id_conta_financeira = $1 group by m.id, m.situacao, m.valor
       having case when m.situacao = 'conciliado' then m.valor else 0 end <> coalesce(sum(e.valor), 0) - coalesce(sum(s.valor), 0)`,
      [this.conta],
    )
    const counted = await app.sql(
      `select e.id_origem, e.origem, count(*) from entrada e where e.id_conta_financeira = $1 and e.excluido_em is null
         and e.origem is not null and e.id_estornado is null
         and not exists (select from entrada r where r.id_cliente = e.id_cliente and r.id_estornado = e.id and r.excluido_em is null)
       group by e.id_origem, e.origem having count(*) > 1`,
      [this.conta],
    )
    const booked = await app.sql(
      `select p.end_to_end_id, p.valor - p.valor_devolvido as kept, coalesce(sum(e.valor), 0) as booked from pix_recebido p
         left join entrada e on e.id_cliente = p.id_cliente and e.excluido_em is null and e.valor > 0
           and (e.origem, e.id_origem) in (('dizimo', p.id_dizimo), ('pixRecebido', p.id))
           and not exists (select from entrada r where r.id_cliente = e.id_cliente and r.id_estornado = e.id and r.excluido_em is null)
       where p.id_cliente = $1 and p.end_to_end_id = any($2) group by p.end_to_end_id, p.situacao, p.valor, p.valor_devolvido
       having coalesce(sum(e.valor), 0) <> case when p.situacao = 'lancado' then p.valor - p.valor_devolvido else 0 end`,
      [church.bank.church.idCliente, this.ids()],
    )
    return [...lines, ...counted, ...booked]
  }

  /** The treasurer goes on until nothing is open. */
  async finish(): Promise<void> {
    await this.tell(...this.pix)
    await this.import()
    for (const [at] of this.pix.entries()) await this.take({ type: 'ignore', nth: at, ignorar: false })
    for (const { id, situacao, motivo, kept } of await this.received())
      if (situacao === 'pendente' && motivo !== 'extrato' && kept !== '0.00')
        expect(await church.identify(id)).toBeUndefined()
    await this.removeTyped()
    // The reversal and the rest of a refund in part belong together: first, because another line may be of the reversal's
    // amount.
    await this.bookLines(true)
    await this.bookLines(false)
  }

  /** @param pairs only the lines of refunds in part; otherwise all that are left */
  private async bookLines(pairs: boolean): Promise<void> {
    for (const { id, valor, situacao } of await this.movements()) {
      if (situacao === 'conciliado') continue
      const loose = await this.loose()
      const fits = loose.find((one) => one.valor === valor)
      const back = loose.filter((one) => one.valor.startsWith('-'))
      const pair = loose.flatMap((one) =>
        back.flatMap((two) => (cents(one.valor) + cents(two.valor) === cents(valor) ? [[one.id, two.id]] : [])),
      )[0]
      if (pairs && !(pair && valor.startsWith('-'))) continue
      const { data } = await church.graphql(
        'query($id: ID!) { movimentoBancario(id: $id) { sugestao { nivel lancamento { id } } } }',
        { id },
      )
      const { sugestao } = data.movimentoBancario
      const certain = sugestao?.nivel === 'certo' ? [sugestao.lancamento.id] : undefined
      const chosen = certain ?? (valor.startsWith('-') ? (pair ?? (fits && [fits.id])) : undefined)
      expect([valor, chosen ? await church.match(id, chosen) : await church.enter(id)]).toEqual([valor, undefined])
    }
  }

  /** The balance of the account, the last one of its statement, and the sum of the bank's lines. */
  async balances(): Promise<string[]> {
    const { data } = await church.graphql(
      'query($conta: ID!, $inicio: DateOnly!, $fim: DateOnly!) { contaFinanceira(id: $conta) { saldo } livroCaixa(inicio: $inicio, fim: $fim, idContaFinanceira: $conta) { saldo } }',
      { conta: String(this.conta), inicio: em(-60), fim: em(1) },
    )
    const [bank] = await app.sql<{ soma: string }>(
      'select coalesce(sum(valor), 0.00)::text as soma from movimento_bancario where id_conta_financeira = $1',
      [this.conta],
    )
    return [data.contaFinanceira.saldo, data.livroCaixa.saldo, bank?.soma ?? '']
  }
}

let last = 0

test(`${sequences} random sequences of Pix, refunds and lines end with books that hold what the bank holds, each Pix once`, async () => {
  const sequence = fc.record({
    kinds: fc.array(fc.nat(2), { minLength: 4, maxLength: 4 }),
    steps: fc.array(step, { minLength: 4, maxLength: 16, size: 'max' }),
  })
  const property = fc.asyncProperty(sequence, async ({ kinds, steps }) => {
    const one = await Sequence.start(kinds)
    for (const what of steps) {
      await one.take(what)
      expect(await one.faults()).toEqual([])
    }
    await one.finish()
    expect(await one.faults()).toEqual([])
    const [account, statement, bank] = await one.balances()
    expect([account, statement]).toEqual([bank, bank])
  })
  await fc.assert(property, { numRuns: sequences, includeErrorInReport: true })
})
