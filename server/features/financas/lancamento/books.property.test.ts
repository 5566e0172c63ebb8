import { AsyncLocalStorage } from 'node:async_hooks'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import {
  type Account,
  type Books,
  countingIn,
  dateOf,
  type Entry,
  type Event,
  event,
  heldIn,
  type Movement,
  monthOf,
  paidIn,
  reversedIn,
  type Side,
  type Transfer,
  write,
} from '../../../../tests/factories/books.js'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { registerDevolucoes, registerPix } from '../../../../tests/factories/pix.js'
import { fc } from '../../../../tests/factories/random.js'
import { features } from '../../../features.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { toAppError } from '../../../kernel/base/errors.js'
import { transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import { Context } from '../../../kernel/work/context/context.js'
import { codigoOf } from '../../missoes/codigo-pix/index.js'
import { saldosOn } from '../conta-financeira/index.js'
import { contasPagar } from '../conta-pagar/index.js'
import { contasReceber } from '../conta-receber/index.js'
import { movimentosOf, resumoOf, sumsOfMovimentos, withoutCodigos } from '../contabilidade/index.js'
import { balancete, fluxoCaixa, razao, resultOf } from '../demonstrativo/index.js'
import { Entrada } from '../entrada/entrada.entity.js'
import { linesOfExtratos, totalsOfExtratos } from '../livro-caixa/index.js'
import { lockMovimento, readResumo, reconcile, settle, undo, unlink } from '../movimento-bancario/index.js'
import { Saida } from '../saida/saida.entity.js'
import { addMonths } from '../soma-mensal/index.js'
import { transferencias } from '../transferencia/index.js'
import {
  endOfMonth,
  type MonthTotals,
  type Totals,
  totalsByCategoria,
  totalsByCentro,
  totalsByConta,
  totalsByMonth,
  totalsOfPeriod,
} from './index.js'
import { ledger } from './ledger.js'

/*
 * Random sequences of business events, run by the ledger on PostgreSQL and by a model in whole cents. After each event
 * both must agree whether it was allowed. After each sequence both must have the same balance. Set SEQUENCES=10000 for
 * the full proof.
 */
const sequences = Number(process.env.SEQUENCES ?? 230)

const sides: Record<Side, ReturnType<typeof ledger<string>>> = {
  entrada: ledger({
    tabela: 'entrada',
    entity: Entrada,
    nome: 'Entrada',
    origens: {
      dizimo: 'um dízimo',
      doacao: 'uma doação',
      aulaEBD: 'uma aula da EBD',
      contaReceber: 'uma conta',
      pixRecebido: 'um Pix recebido',
    },
    reabrem: ['contaReceber'],
  }),
  saida: ledger({
    tabela: 'saida',
    entity: Saida,
    nome: 'Saída',
    origens: { manutencaoPatrimonio: 'uma manutenção', contaPagar: 'uma conta' },
    reabrem: ['contaPagar'],
  }),
}
const origins = { entrada: ['dizimo', 'doacao', 'aulaEBD'], saida: ['manutencaoPatrimonio'] } as const
const originOf = (on: Side, origin: number) => ({
  origem: origins[on][origin % origins[on].length] ?? '',
  idOrigem: origin + 1,
})

/** Receivables create income, payables create expenses. */
const accounts = { entrada: contasReceber, saida: contasPagar }

let app: TestApp
/** The church of a sequence. Several sequences run at once, each in a church of its own, as they wait for the database. */
const churches = new AsyncLocalStorage<number>()
const church = (): number => churches.getStore() as number
let lastChurch = 1_000_000_000
/** How many sequences run at once. */
const atOnce = 4
beforeAll(async () => {
  // the records of the other origins are plain ids in this test; payables and receivables are real records
  app = await testApp(
    {},
    features.map((feature) => (feature.name === 'manutencaoPatrimonio' ? { ...feature, booked: undefined } : feature)),
  )
})
afterAll(() => app.close())

/**
 * Runs one business event in one transaction.
 * @returns its result, or undefined when it was refused
 */
async function business<T>(
  run: (work: Writing & { ctx: Context }) => Promise<T>,
  acao = 'teste',
): Promise<T | undefined> {
  const viewer = { id: 1, uuid: '', idCliente: church(), perfil: 1 as const, name: '', grants: grantsFrom(1, null) }
  const ctx = new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' })
  const author = { idUsuario: 1, acao, requisicao: 'teste' }
  try {
    return await transaction(app.services.sessions, church(), author, (work) => run({ ...work, ctx }))
  } catch (error) {
    // translates the error as a use case does
    const { status } = toAppError(error)
    if (status === 409 || status === 404 || status === 422) return undefined
    throw error
  }
}

const closeThrough = (through: number, action: string) =>
  business(async ({ db, idCliente }) => {
    const until = through === 0 ? '2025-12-31' : endOfMonth(`2026-0${through}`)
    await sql`insert into fechamento (id_cliente, fechado_ate) values (${idCliente}, ${until}::date)
      on conflict (id_cliente) do update set fechado_ate = excluded.fechado_ate`.execute(db)
  }, action)

const centsOf = (amount: string) => BigInt(amount.replace('.', ''))

/** The opening balance of the third account, which begins in April. */
const opening = { cents: 123_45n, data: '2026-04-10' }

/** Creates the church of a sequence, with a cost centre and three accounts. */
async function found(): Promise<Pick<Books, 'centre' | 'places' | 'opening'>> {
  const number = await business(async ({ db, idCliente }) => {
    await sql`insert into cliente (id, id_cliente, nome) values (${idCliente}, ${idCliente}, 'x')`.execute(db)
    const departamento = await sql<{ id: number }>`
      insert into departamento (id_cliente, titulo_departamento) values (${idCliente}, 'x') returning id`.execute(db)
    const { rows } = await sql<{ id: number }>`
      insert into centro_custo (id_cliente, nome, id_departamento)
      values (${idCliente}, 'x', ${departamento.rows[0]!.id}) returning id`.execute(db)
    await sql`insert into conta_financeira (id_cliente, nome, tipo, data_saldo_inicial, saldo_inicial)
      values (${idCliente}, 'a', 'banco', '2026-01-01', 0), (${idCliente}, 'b', 'banco', ${opening.data}, ${write(opening.cents)})`.execute(
      db,
    )
    const accounts = await sql<{ id: number }>`
      select id from conta_financeira where id_cliente = ${idCliente} order by not geral, id`.execute(db)
    return { centre: rows[0]!.id, places: accounts.rows.map(({ id }) => id), opening: opening.cents }
  })
  return number!
}
/** Id of a record's ledger entry that is not deleted. */
const entryOf = (side: Side, idOrigem: number) =>
  transaction(app.services.sessions, church(), { idUsuario: null, acao: 'teste', requisicao: '' }, async ({ db }) => {
    const { rows } = await sql<{ id: number }>`
      select id from ${sql.table(side)} where id_cliente = ${church()} and id_origem = ${idOrigem} and excluido_em is null`.execute(
      db,
    )
    return rows[0]?.id as number
  })

/** The payment of a record that was made last, with the number of its ledger entry. */
async function lastPayment({ db }: Writing, { side, id }: Account): Promise<{ id: number; entry: number }> {
  const [payments, origin] = side === 'entrada' ? ['baixa_receber', 'contaReceber'] : ['baixa_pagar', 'contaPagar']
  const { rows } = await sql<{ id: number; entry: number }>`
    select b.id, l.id as entry from ${sql.table(payments as string)} b join ${sql.table(side)} l
      on l.id_cliente = b.id_cliente and l.origem = ${origin} and l.id_origem = b.id_conta and l.vez = b.vez
    where b.id_cliente = ${church()} and b.id_conta = ${id} order by b.vez desc limit 1`.execute(db)
  return rows[0] as { id: number; entry: number }
}

/** What the tables say is paid of each payable and receivable, and on which day it was settled. */
const paidAmounts = () =>
  transaction(app.services.sessions, church(), { idUsuario: null, acao: 'teste', requisicao: '' }, async ({ db }) => {
    const { rows } = await sql<{ key: string; baixado: string; encerramento: string | null }>`
      select 'entrada ' || id as key, valor_baixado as baixado, data_encerramento_conta as encerramento from conta_receber
        where id_cliente = ${church()}
      union all select 'saida ' || id, valor_baixado, data_encerramento_conta from conta_pagar where id_cliente = ${church()}`.execute(
      db,
    )
    return new Map(rows.map(({ key, ...row }) => [key, row]))
  })

/** What the ids of Pix are added to, so that they are no ids of the other origins. */
const firstPix = 1_000_000
let lastPix = 0

const noon = (data: string) => new Date(`${data}T15:00:00Z`)

/** The number of a Pix's latest ledger entry. */
async function entryOfPix({ db }: Writing, id: number): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from entrada where id_cliente = ${church()} and origem = 'pixRecebido' and id_origem = ${id} and excluido_em is null
    order by vez desc limit 1`.execute(db)
  return rows[0]?.id
}

/** Runs the event in the model and in the database, and compares whether it was allowed. */
async function happen(books: Books, what: Event): Promise<void> {
  const open = (data: string) => monthOf(data) > books.closed
  const reversed = (entry: Entry) => reversedIn(books, entry)
  const free = (entry: Entry | undefined): entry is Entry =>
    Boolean(entry?.alive && entry.origin === null && !reversed(entry) && open(entry.data))
  const ofOrigin = (on: Side, origin: number) =>
    books.entries.find((each) => each.alive && each.side === on && each.origin === origin)
  const accountOf = (entry: Entry | null) =>
    entry?.origin && entry.origin < 0
      ? books.accounts.find(({ side, id }) => side === entry.side && id === -(entry.origin as number))
      : undefined
  const paid = (one: Account) => paidIn(books, one)
  const settled = (one: Account) => paid(one) === one.cents
  /** Writes a payment that was just made, with its ledger entry, into the model. */
  const pays = (one: Account, made: { id: number; entry: number }, principal: bigint, cents: bigint) => {
    added({ side: one.side, id: made.entry, cents, origin: -one.id })
    one.payments.push({ id: made.id, principal, entry: books.entries.at(-1) as Entry })
  }
  const agree = (allowed: boolean, result: unknown) => expect([what, result !== undefined]).toEqual([what, allowed])
  const chosen = 'pick' in what ? books.entries[what.pick % Math.max(1, books.entries.length)] : undefined
  const account = 'pick' in what ? books.accounts[what.pick % Math.max(1, books.accounts.length)] : undefined
  const data = 'day' in what ? dateOf(what.day) : ''
  const valor = 'cents' in what ? write(what.cents) : ''
  const dados = { descricao: 'x', data, categoria: 1, valor }
  const named = 'place' in what ? what.place : undefined
  const lies = { idContaFinanceira: named === undefined ? undefined : books.places[named] }
  const added = (entry: Partial<Entry> & Pick<Entry, 'side' | 'id' | 'cents'>) =>
    books.entries.push({ data, alive: true, origin: null, reverses: null, place: named ?? 0, ...entry })

  const transfer = 'nth' in what ? books.transfers[what.nth % Math.max(1, books.transfers.length)] : undefined
  const held = (one: Entry | Transfer) => heldIn(books, one)
  const movedBack = (one: Transfer) => books.transfers.some((each) => each.alive && each.reverses === one)
  const freely = (one: Transfer) => one.alive && !movedBack(one) && open(one.data)
  /** What is matched keeps its amount and its account. */
  const stays = (entry: Entry) =>
    !held(entry) || ('cents' in what && what.cents === entry.cents && (named ?? entry.place) === entry.place)
  /** Writes a pending line of the bank's statement. */
  const writeLine = async ({ db, idCliente }: Writing, { cents, place }: Pick<Movement, 'cents' | 'place'>) => {
    const idConta = books.places[place] as number
    const extrato = await sql<{ id: number }>`
      insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato, saldo, data_saldo)
      values (${idCliente}, ${idConta}, 'x', 'ofx', 0, '2026-06-30') returning id`.execute(db)
    const { id: file } = extrato.rows[0]!
    const { rows } = await sql<{ id: number }>`
      insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico,
        documento, situacao)
      values (${idCliente}, ${idConta}, ${file}, ${String(file)}, ${data}::date, ${write(cents)}::numeric, '', 'x', '', 'pendente')
      returning id`.execute(db)
    return rows[0]!.id
  }
  /** Writes a line of the bank's statement and says what its money is, in one transaction. */
  const matches = async (line: Omit<Movement, 'id' | 'matched' | 'data'>, allowed: boolean) => {
    const { entries, transfer } = line
    const ids = (side: Side) => entries.filter((each) => each.side === side).map((each) => each.id)
    const id = await business(async (work) => {
      const made = await writeLine(work, line)
      const movimento = await lockMovimento(work, made)
      const transferencias = transfer ? [transfer.id] : []
      await reconcile(work, movimento, { entradas: ids('entrada'), saidas: ids('saida'), transferencias })
      return made
    })
    agree(allowed && open(data), id)
    if (id) books.movements.push({ ...line, id, data, matched: true })
  }
  const between = (from: number, to: number) => ({
    idContaOrigem: books.places[from] as number,
    idContaDestino: books.places[to] as number,
  })

  switch (what.type) {
    case 'move': {
      const to = what.to === what.from ? (what.from + 1) % 3 : what.to
      const row = await business((work) => transferencias.criar(work, { data, valor, ...between(what.from, to) }))
      agree(open(data), row)
      const made = { cents: what.cents, data, alive: true, from: what.from, to, reverses: null }
      if (row) books.transfers.push({ id: row.id, ...made })
      break
    }
    case 'moveAgain': {
      if (!transfer) break
      const input = { data, valor, ...between(transfer.from, transfer.to), id: transfer.id }
      const row = await business((work) => transferencias.atualizar(work, input))
      const same = !held(transfer) || transfer.cents === what.cents
      agree(freely(transfer) && !transfer.reverses && open(data) && same, row)
      if (row) Object.assign(transfer, { cents: what.cents, data })
      break
    }
    case 'moveBack': {
      if (!transfer) break
      const row = await business((work) => transferencias.estornar(work, { id: transfer.id, data }))
      const reversible = transfer.alive && !transfer.reverses && !movedBack(transfer)
      agree(reversible && !open(transfer.data) && open(data), row)
      const { cents, from, to } = transfer
      if (row) books.transfers.push({ id: row.id, cents, data, alive: true, from: to, to: from, reverses: transfer })
      break
    }
    case 'unmove': {
      if (!transfer) break
      const done = await business((work) => transferencias.excluir(work, transfer.id).then(() => true))
      agree(freely(transfer) && !held(transfer), done)
      if (done) transfer.alive = false
      break
    }
    case 'moveReturns': {
      if (!transfer) break
      const row = await business((work) => transferencias.restaurar(work, transfer.id))
      const { reverses } = transfer
      agree(!transfer.alive && open(transfer.data) && (!reverses || (reverses.alive && !movedBack(reverses))), row)
      if (row) transfer.alive = true
      break
    }
    case 'match': {
      const second = what.other === undefined ? undefined : books.entries[what.other % books.entries.length]
      if (!chosen) break
      const seen = ({ side, cents }: Entry) => (side === 'entrada' ? cents : -cents)
      const pair = second && second !== chosen && second.place === chosen.place ? [chosen, second] : [chosen]
      const cents = pair.reduce((sum, entry) => sum + seen(entry), 0n)
      // the bank's amounts have twelve digits before the comma
      if (cents > 99_999_999_999_999n || cents < -99_999_999_999_999n) break
      const line = { cents, place: chosen.place, entries: pair, transfer: null }
      await matches(
        line,
        pair.every((entry) => entry.alive && !held(entry)),
      )
      break
    }
    case 'matchMove': {
      if (!transfer) break
      const place = what.received ? transfer.to : transfer.from
      const taken = books.movements.some((each) => each.matched && each.transfer === transfer && each.place === place)
      const line = { cents: what.received ? transfer.cents : -transfer.cents, place, entries: [], transfer }
      await matches(line, transfer.alive && !taken)
      break
    }
    case 'pix': {
      const made = await business(async (work) => {
        const { txid } = await codigoOf(work, {
          finalidade: 'oferta',
          idUsuario: null,
          idCampanha: null,
          idEvento: null,
        })
        const id = (await registerPix(work, {
          endToEndId: `E${String(++lastPix).padStart(31, '0')}`,
          txid: what.known ? txid : null,
          valor,
          quando: noon(data),
          pagador: null,
          mensagem: null,
          devolucoes: [],
        })) as number
        return { id, entry: await entryOfPix(work, id) }
      })
      expect([what, made?.entry !== undefined]).toEqual([what, what.known && open(data)])
      if (!made) break
      if (made.entry)
        added({ side: 'entrada', id: made.entry, cents: what.cents, origin: firstPix + made.id, place: 0 })
      books.pix.push({ id: made.id, kept: what.cents, entry: made.entry ? books.entries.at(-1) : undefined })
      break
    }
    case 'refund': {
      const pix = books.pix[what.nth % Math.max(1, books.pix.length)]
      if (!pix || pix.kept === 0n) break
      const { id, entry } = pix
      const day = entry && entry.data > data ? entry.data : data
      // in a closed month it would be booked today, which is none of these months
      if (!open(day)) break
      const back = what.whole || pix.kept < 3n ? pix.kept : pix.kept / 3n
      const codigo = `d${++lastPix}`
      const made = await business(async (work) => {
        const quando = noon(data)
        await registerDevolucoes(work, id, [
          { id: codigo, valor: write(back), situacao: 'DEVOLVIDO', quando, peloBanco: false },
        ])
        const { rows } = await sql<{ id: number }>`
          select id from entrada where id_cliente = ${church()} and id_estornado = ${entry?.id ?? null} and excluido_em is null`.execute(
          work.db,
        )
        return { reversal: rows[0]?.id, entry: await entryOfPix(work, id) }
      })
      pix.kept -= back
      if (!made || !entry || reversed(entry)) break
      expect([what, made.reversal]).toEqual([what, expect.any(Number)])
      const lying = { side: 'entrada' as const, data: day, place: entry.place }
      added({ ...lying, id: made.reversal as number, cents: -entry.cents, reverses: entry, refund: true })
      if (pix.kept === 0n) break
      added({ ...lying, id: made.entry as number, cents: pix.kept, origin: entry.origin })
      pix.entry = books.entries.at(-1)
      break
    }
    case 'unmatch': {
      const line = books.movements[what.line % Math.max(1, books.movements.length)]
      if (!line) break
      const done = await business(async (work) => {
        const movimento = await lockMovimento(work, line.id)
        if (movimento.situacao !== 'conciliado') return undefined
        await unlink(work, movimento)
        movimento.situacao = 'pendente'
        return true
      })
      agree(line.matched && open(line.data), done)
      if (done) line.matched = false
      break
    }
    case 'bankPays': {
      if (!account) break
      const left = account.cents - paid(account)
      const third = (left * BigInt(what.thirds)) / 3n
      const principal = third > 0n ? third : 1n
      const money = principal + what.interest
      const discount = (money * BigInt(what.discount)) / 3n
      const cents = money - discount
      // the bank's amounts have twelve digits before the comma
      if (cents > 99_999_999_999_999n) break
      const line = { cents: account.side === 'entrada' ? cents : -cents, place: what.place }
      const made = await business(async (work) => {
        const id = await writeLine(work, line)
        await settle(work, {
          id,
          [account.side === 'entrada' ? 'contaReceber' : 'contaPagar']: account.id,
          juros: write(what.interest),
          multa: '0.00',
          desconto: write(discount),
        })
        return { id, payment: await lastPayment(work, account) }
      })
      agree(!account.cancelled && principal <= left && open(data), made)
      if (!made) break
      ofTheBank.paid++
      pays(account, made.payment, principal, cents)
      const entries = [books.entries.at(-1) as Entry]
      books.movements.push({ ...line, id: made.id, data, matched: true, entries, transfer: null })
      break
    }
    case 'bankUnpays': {
      const line = books.movements[what.line % Math.max(1, books.movements.length)]
      if (!line) break
      // the payments among its entries are undone with it; the other entries stay
      const payments = line.entries.filter(accountOf)
      const done = await business((work) => undo(work, { id: line.id, desfazerBaixas: true }).then(() => true))
      const undoable = payments.every((entry) => entry.alive && !reversed(entry) && open(entry.data))
      agree(line.matched && open(line.data) && undoable, done)
      if (!done) break
      if (payments.length > 0) ofTheBank.undone++
      line.matched = false
      for (const entry of payments) entry.alive = false
      break
    }
    case 'type': {
      const row = await business((work) => sides[what.side].criar(work, { ...dados, ...lies }))
      agree(open(data), row)
      if (row) added({ side: what.side, id: row.id, cents: what.cents })
      break
    }
    case 'edit': {
      if (!chosen) break
      const row = await business((work) => sides[chosen.side].atualizar(work, { ...dados, ...lies, id: chosen.id }))
      agree(free(chosen) && !chosen.reverses && open(data) && stays(chosen), row)
      if (row) Object.assign(chosen, { cents: what.cents, data, place: named ?? chosen.place })
      break
    }
    case 'delete': {
      if (!chosen) break
      const done = await business((work) => sides[chosen.side].excluir(work, chosen.id).then(() => true))
      // after a reversal was deleted, its payment counts again, unless it does not fit any more
      const of = accountOf(chosen.reverses)
      const principal = of?.payments.find(({ entry }) => entry === chosen.reverses)?.principal ?? 0n
      agree(
        free(chosen) &&
          !held(chosen) &&
          !chosen.refund &&
          (!of || (!settled(of) && !of.cancelled && paid(of) + principal <= of.cents)),
        done,
      )
      if (done) chosen.alive = false
      break
    }
    case 'restore': {
      if (!chosen) break
      const done = await business((work) => sides[chosen.side].restaurar(work, chosen.id))
      const { reverses } = chosen
      const whole = !reverses || (reverses.alive && !reversed(reverses))
      agree(!chosen.alive && chosen.origin === null && open(chosen.data) && whole, done)
      if (done) chosen.alive = true
      break
    }
    case 'reverse': {
      if (!chosen) break
      const row = await business((work) => sides[chosen.side].estornar(work, { id: chosen.id, data }))
      agree(chosen.alive && !chosen.reverses && !reversed(chosen) && !open(chosen.data) && open(data), row)
      if (row) added({ side: chosen.side, id: row.id, cents: -chosen.cents, reverses: chosen, place: chosen.place })
      break
    }
    case 'again': {
      // settle a payable or receivable, close that month, reverse its entry, settle it again
      if (!account) break
      await happen(books, { type: 'settle', pick: what.pick, day: what.day, place: undefined })
      await happen(books, { type: 'close', month: what.day[0] })
      const last = countingIn(books, account).at(-1)
      const index = last ? books.entries.indexOf(last.entry) : -1
      if (index >= 0) await happen(books, { type: 'reverse', pick: index, day: what.later })
      await happen(books, { type: 'settle', pick: what.pick, day: what.later, place: undefined })
      break
    }
    case 'make': {
      const origin = originOf(what.side, what.origin)
      const taken = ofOrigin(what.side, what.origin)
      const id = await business((work) => sides[what.side].lancar(work, { ...dados, ...lies, ...origin }))
      agree(open(data) && !taken, id)
      if (id) added({ side: what.side, id, cents: what.cents, origin: what.origin })
      break
    }
    case 'makeTwo': {
      // the event creates both entries or neither
      const pair = [what.origin, what.origin + 1]
      const taken = pair.some((origin) => ofOrigin(what.side, origin))
      const wanted = pair.map((origin) => ({ ...dados, ...originOf(what.side, origin) }))
      const done = await business((work) =>
        sides[what.side].lancarTodas(work, wanted, lies.idContaFinanceira).then(() => true),
      )
      agree(open(data) && !taken, done)
      if (done)
        for (const { idOrigem } of wanted) {
          const id = await entryOf(what.side, idOrigem)
          added({ side: what.side, id, cents: what.cents, origin: idOrigem - 1 })
        }
      break
    }
    case 'fail': {
      const failing = business(async (work) => {
        await sides[what.side].criar(work, { ...dados, data: '2026-12-31' })
        throw new Error('later')
      })
      await expect(failing).rejects.toThrow('later')
      break
    }
    case 'change': {
      const of = originOf(what.side, what.origin)
      const entry = ofOrigin(what.side, what.origin)
      const done = await business((work) =>
        sides[what.side].alterar(work, of, { data, valor, ...lies }).then(() => true),
      )
      agree(Boolean(entry && !reversed(entry) && open(entry.data) && open(data) && stays(entry)), done)
      if (done && entry) Object.assign(entry, { cents: what.cents, data, place: named ?? entry.place })
      break
    }
    case 'withdraw': {
      const of = originOf(what.side, what.origin)
      const entry = ofOrigin(what.side, what.origin)
      const done = await business((work) => sides[what.side].retirar(work, of).then(() => true))
      agree(Boolean(entry && !reversed(entry) && open(entry.data) && !held(entry)), done)
      if (done && entry) entry.alive = false
      break
    }
    case 'owe': {
      const conta = {
        descricaoConta: 'x',
        valorConta: valor,
        dataVencimentoConta: '2026-03-31',
        idCentroCusto: books.centre,
      }
      const rows = (await business(async (work) => {
        const { serie, id } = await accounts[what.side].criar(work, { ...conta, parcelas: what.parts })
        const table = sql.table(what.side === 'entrada' ? 'conta_receber' : 'conta_pagar')
        const found = await sql<{ id: number; valor: string }>`
          select id, valor_conta::text as valor from ${table} where id_cliente = ${church()} and (serie = ${serie} or id = ${id}) order by parcela`.execute(
          work.db,
        )
        return found.rows
      }))!
      const parts = BigInt(what.parts)
      const [each, left] = [what.cents / parts, what.cents % parts]
      // the instalments add up to the amount, to the cent
      const wanted = Array.from({ length: what.parts }, (_, index) => each + (BigInt(index) < left ? 1n : 0n))
      expect(rows.map((row) => row.valor)).toEqual(wanted.map(write))
      rows.forEach(({ id }, index) => {
        books.accounts.push({ side: what.side, id, cents: wanted[index] as bigint, cancelled: false, payments: [] })
      })
      break
    }
    case 'settle': {
      if (!account) break
      const left = account.cents - paid(account)
      const allowed = !account.cancelled && left > 0n && open(data)
      const made = await business(async (work) => {
        await accounts[account.side].encerrar(work, { id: account.id, data, ...lies })
        return lastPayment(work, account)
      })
      agree(allowed, made)
      if (made) pays(account, made, left, left)
      break
    }
    case 'pay': {
      if (!account) break
      const left = account.cents - paid(account)
      const third = (left * BigInt(what.thirds)) / 3n
      const principal = third > 0n ? third : 1n
      const { interest, fine } = what
      const money = principal + interest + fine
      const discount = (money * BigInt(what.discount)) / 3n
      const parts = {
        valor: write(principal),
        juros: write(interest),
        multa: write(fine),
        desconto: write(discount),
      }
      const allowed = !account.cancelled && open(data) && principal <= left && discount < money
      const made = await business(async (work) => {
        await accounts[account.side].registrar(work, { idConta: account.id, data, ...parts, ...lies })
        return lastPayment(work, account)
      })
      agree(allowed, made)
      if (made) pays(account, made, principal, money - discount)
      break
    }
    case 'unpay': {
      const payment = account?.payments[what.nth % Math.max(1, account.payments.length)]
      if (!account || !payment) break
      const { entry } = payment
      const done = await business((work) => accounts[account.side].desfazer(work, payment.id).then(() => true))
      agree(entry.alive && !reversed(entry) && open(entry.data) && !held(entry), done)
      if (done) entry.alive = false
      break
    }
    case 'undo': {
      if (!account) break
      // reopening undoes the payment of the latest day
      const last = countingIn(books, account).reduce<Entry | undefined>(
        (latest, { entry }) => (!latest || entry.data >= latest.data ? entry : latest),
        undefined,
      )
      const allowed = settled(account) && last !== undefined && open(last.data) && !held(last)
      const row = await business((work) => accounts[account.side].reabrir(work, account.id))
      agree(allowed, row)
      if (row && last) last.alive = false
      break
    }
    case 'cancel': {
      if (!account) break
      const done = await business((work) => accounts[account.side].cancelar(work, account.id).then(() => true))
      agree(!account.cancelled && paid(account) === 0n, done)
      if (done) account.cancelled = true
      break
    }
    case 'uncancel': {
      if (!account) break
      const row = await business((work) => accounts[account.side].restaurar(work, account.id))
      agree(account.cancelled, row)
      if (row) account.cancelled = false
      break
    }
    case 'alter': {
      if (!account) break
      const conta = {
        descricaoConta: 'y',
        valorConta: valor,
        dataVencimentoConta: '2026-04-30',
        idCentroCusto: books.centre,
      }
      const row = await business((work) => accounts[account.side].atualizar(work, { ...conta, id: account.id }))
      agree(!account.cancelled && !settled(account) && what.cents >= paid(account), row)
      if (row) account.cents = what.cents
      break
    }
    case 'addUp':
      await business((work) =>
        addMonths(work, what.until ? dateOf([what.through, what.until]) : endOfMonth(`2026-0${what.through}`)),
      )
      break
    case 'close':
      if (what.month <= books.closed) break
      await closeThrough(what.month, 'fechamento.fechar')
      books.closed = what.month
      break
    case 'reopen':
      if (what.month > books.closed) break
      await closeThrough(what.month - 1, 'fechamento.reabrir')
      books.closed = what.month - 1
  }
}

/**
 * Kept sums of months and accounts that are not those of the tables, among the months whose sums count: those that are
 * missing, and those that are too many.
 */
async function wrongSums({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<unknown[]> {
  const of = (tabela: string, conta: string, parte: string) => sql`
    select coalesce(${sql.ref(conta)}, (select id from conta_financeira where id_cliente = ${idCliente} and geral)), date_trunc('month', data::timestamp), ${sql.lit(parte)}, sum(valor)
    from ${sql.table(tabela)} where id_cliente = ${idCliente} and excluido_em is null
      and data <= (select min(ate) from soma_valida where id_cliente = ${idCliente}) group by 1, 2`
  const { rows } = await sql`
    with guardada as (
      select id_conta_financeira, mes::timestamp, p.parte, p.valor from soma_mensal cross join lateral (values ('entradas', soma_entradas),
        ('saidas', soma_saidas), ('recebidas', soma_recebidas), ('enviadas', soma_enviadas)) p(parte, valor)
      where id_cliente = ${idCliente} and p.valor is not null and mes <= (select min(ate) from soma_valida where id_cliente = ${idCliente})
    ), certa as (
      ${of('entrada', 'id_conta_financeira', 'entradas')} union all ${of('saida', 'id_conta_financeira', 'saidas')}
      union all ${of('transferencia', 'id_conta_destino', 'recebidas')} union all ${of('transferencia', 'id_conta_origem', 'enviadas')}
    )
    (select 'guardada', * from guardada except select 'guardada', * from certa)
    union all (select 'certa', * from certa except select 'certa', * from guardada)`.execute(db)
  return rows
}

/**
 * Compares the balance in seven ways: model, tables, cash book, the sums by month, category and cost centre, the balances
 * of the accounts, their statements, and the accountant's lines of debit and credit.
 */
async function compare({ entries, transfers, movements, accounts, places }: Books): Promise<void> {
  // what is paid of each record is the sum of its payments that count; with all of it the record is settled
  const stored = await paidAmounts()
  for (const account of accounts) {
    const paid = paidIn({ entries }, account)
    const days = countingIn({ entries }, account).map(({ entry }) => entry.data)
    expect(stored.get(`${account.side} ${account.id}`)).toEqual({
      baixado: write(paid),
      encerramento: paid === account.cents ? days.sort().at(-1) : null,
    })
  }
  const balance = (chosen: Entry[]) =>
    write(chosen.reduce((sum, { side, cents }) => (side === 'entrada' ? sum + cents : sum - cents), 0n))
  const alive = entries.filter((entry) => entry.alive)
  const found = await transaction(
    app.services.sessions,
    church(),
    { idUsuario: null, acao: 'teste', requisicao: '' },
    async ({ db, idCliente }) => {
      const { rows } = await sql<{ saldo: string }>`
        select (coalesce((select sum(valor) from entrada where id_cliente = ${idCliente} and excluido_em is null), 0.00)
          - coalesce((select sum(valor) from saida where id_cliente = ${idCliente} and excluido_em is null), 0.00))::text as saldo`.execute(
        db,
      )
      const scope = { db, idCliente }
      const [whole, half] = [
        await totalsOfPeriod(scope, '2026-01-01', '2026-06-30'),
        await totalsOfPeriod(scope, '2026-03-15', '2026-06-30'),
      ]
      const months = await totalsByMonth(scope, '2026-01-01', '2026-06-30')
      // what a screen knows from the sums by account is not summed again
      const known = async (inicio: string) =>
        (await totalsByConta(scope, inicio, '2026-06-30')).map(({ saldoAnterior }) => saldoAnterior)
      const fromAccounts = {
        months: await totalsByMonth(scope, '2026-01-01', '2026-06-30', {
          noFim: [(await totalsOfPeriod(scope, '2026-06-01', '2026-06-30', await known('2026-06-01'))).saldo],
        }),
        half: await totalsOfPeriod(scope, '2026-03-15', '2026-06-30', await known('2026-03-15')),
      }
      // from the kept sums, which do not know how many entries there are
      const uncounted = (rows: MonthTotals[]) => rows.map(({ quantidade: _, ...month }) => month)
      const summed: unknown[][] = []
      for (const fim of ['2026-06-30', '2026-04-13', '2026-02-28'])
        summed.push([
          uncounted(await totalsByMonth(scope, '2026-01-01', fim)),
          uncounted(await totalsByMonth(scope, '2026-01-01', fim, { somas: true })),
        ])
      const categories = await totalsByCategoria(scope, '2026-01-01', '2026-06-30')
      const centres = await totalsByCentro(scope, '2026-01-01', '2026-06-30')
      const balances = await saldosOn(scope, '2026-06-30')
      const books: Totals[] = []
      for (const [index, id] of places.entries())
        books.push(await totalsOfPeriod({ ...scope, conta: { id, geral: index === 0 } }, '2026-03-15', '2026-06-30'))
      const contas = places.map((id, index) => ({ id, geral: index === 0 }))
      const [first, second] = [
        { inicio: '2026-01-01', fim: '2026-03-14' },
        { inicio: '2026-03-15', fim: '2026-06-30' },
      ]
      const [until, after] = [
        await totalsOfExtratos(scope, contas, first),
        await totalsOfExtratos(scope, contas, second),
      ]
      const begun = contas.map((conta) => ({
        ...conta,
        saldoAnterior: after.find(({ idConta }) => idConta === conta.id)!.saldoAnterior,
      }))
      const lines = await linesOfExtratos(scope, begun, second)
      const demonstrativos = {
        flow: await fluxoCaixa(scope, second, true),
        result: await resultOf(scope, { inicio: '2026-01-01', fim: '2026-06-30' }),
        trial: await balancete(scope, second),
      }
      const ledgers = []
      for (const id of places) ledgers.push(await razao(scope, second, { idContaFinanceira: id, page: undefined }))
      const trials = []
      for (const conta of contas) trials.push(await balancete({ ...scope, conta }, second))
      const banks: Awaited<ReturnType<typeof readResumo>>[] = []
      for (const conta of contas) banks.push(await readResumo(scope, sql<boolean>`id = ${conta.id}`))
      const accounting = resumoOf(
        await movimentosOf(scope, { inicio: '2026-01-01', fim: '2026-06-30' }),
        withoutCodigos,
      )
      const added = resumoOf(await sumsOfMovimentos(scope, { inicio: '2026-01-01', fim: '2026-06-30' }), withoutCodigos)
      const ofCategories = categories.map(({ tipo, total }) => `${tipo === 'entrada' ? '' : '-'}${total}`)
      const ofCentres = centres.map(({ tipo, total }) => `${tipo === 'entrada' ? '' : '-'}${total}`)
      return {
        tables: rows[0]?.saldo,
        whole: whole.saldo,
        half: half.saldo,
        apart: { months, half },
        fromAccounts,
        summed,
        accounting,
        added,
        wrong: await wrongSums(scope),
        before: half.saldoAnterior,
        months,
        ofAccounts: places.map((id) => balances.get(id)),
        ofBooks: books.map(({ saldo }) => saldo),
        banks,
        statements: places.map((id) => {
          const [before, own] = [until, after].map((all) => all.find(({ idConta }) => idConta === id)!) as [
            (typeof until)[number],
            (typeof after)[number],
          ]
          return { before: before.saldo, ...own, lines: lines.filter(({ idConta }) => idConta === id) }
        }),
        ofCategories,
        ofCentres,
        ledgers,
        trials,
        ...demonstrativos,
      }
    },
  )
  const wanted = balance(alive)
  const begun = (amount: string) => write(BigInt(amount.replace('.', '')) + opening.cents)
  expect(found.tables).toBe(wanted)
  // a sum that is kept is that of the tables
  expect(found.wrong).toEqual([])
  // the accountant's lines move as much money as the cash book, also when they are added up in the database
  expect(found.added).toEqual(found.accounting)
  expect(found.accounting.variacao).toBe(wanted)
  const placed = places.map((id) => found.accounting.contas.get(`conta ${id}`) ?? '0.00')
  expect(placed).toEqual(found.ofAccounts)
  expect(found.fromAccounts).toEqual(found.apart)
  for (const [added, kept] of found.summed) expect(kept).toEqual(added)
  expect([found.whole, found.half, found.months.at(-1)?.saldo]).toEqual(Array(3).fill(begun(wanted)))
  const lying = places.map((_, index) => {
    const entered = balance(alive.filter(({ place }) => place === index))
    const moved = transfers
      .filter((transfer) => transfer.alive)
      .reduce((sum, { cents, from, to }) => sum + (to === index ? cents : 0n) - (from === index ? cents : 0n), 0n)
    return write(BigInt(entered.replace('.', '')) + moved)
  })
  const ofEach = lying.map((amount, index) => (index === 2 ? begun(amount) : amount))
  expect([found.ofAccounts, found.ofBooks]).toEqual([ofEach, ofEach])
  for (const [index, bank] of found.banks.entries()) {
    const lines = movements.filter(({ place }) => place === index)
    if (lines.length === 0) continue
    // what has no line of the bank's statement, since the first of them
    const first = lines.map(({ data }) => data).sort()[0] as string
    const loose = balance(
      alive.filter((entry) => entry.place === index && entry.data >= first && !heldIn({ movements }, entry)),
    )
    const looseMoves = transfers
      .filter(({ alive: counts, data }) => counts && data >= first)
      .reduce((sum, one) => {
        const free = !lines.some(({ matched, transfer }) => matched && transfer === one)
        const seen = one.to === index ? one.cents : one.from === index ? -one.cents : 0n
        return free ? sum + seen : sum
      }, 0n)
    const open = lines.filter(({ matched }) => !matched)
    expect([index, bank]).toEqual([
      index,
      {
        idContaFinanceira: expect.any(Number),
        pendentes: open.length,
        conciliados: lines.length - open.length,
        ignorados: 0,
        somaPendentes: write(open.reduce((sum, { cents }) => sum + cents, 0n)),
        somaSemMovimento: write(centsOf(loose) + looseMoves),
        saldoBanco: '0.00',
        dataSaldo: '2026-06-30',
        saldoLivro: ofEach[index],
      },
    ])
  }
  for (const [index, { before, saldoAnterior, saldo, quantidade, lines }] of found.statements.entries()) {
    // a statement goes on where the one before it ended, and its lines lead from its first balance to its last one
    expect([index, before, saldo, lines.length]).toEqual([index, saldoAnterior, ofEach[index], quantidade])
    let sum = centsOf(before)
    const after = lines.map(({ valor }) => (sum += centsOf(valor)))
    expect(lines.map((line) => line.saldo)).toEqual(after.map(write))
    expect(lines.at(-1)?.saldo ?? saldoAnterior).toBe(saldo)
  }
  expect(found.before).toBe(balance(alive.filter(({ data }) => data < '2026-03-15')))
  expect(found.months.map(({ saldo }) => saldo)).toEqual(
    [1, 2, 3, 4, 5, 6].map((last) => {
      const amount = balance(alive.filter(({ data }) => monthOf(data) <= last))
      return last < monthOf(opening.data) ? amount : begun(amount)
    }),
  )
  // each statement says the same: cash flow, result, trial balance, and the ledger of each account
  const { flow, result, trial } = found
  expect([flow.saldo, flow.meses.at(-1)?.saldo, flow.saldoAnterior]).toEqual([
    begun(wanted),
    begun(wanted),
    found.before,
  ])
  expect(flow.contas.reduce((total, { saldo }) => total + centsOf(saldo), 0n)).toBe(centsOf(flow.saldo))
  expect(result.total.resultado).toBe(wanted)
  for (const { totais } of [trial, ...found.trials]) {
    expect([totais.totalDebitos, totais.devedorAnterior]).toEqual([totais.totalCreditos, totais.credorAnterior])
    expect(totais.devedor).toBe(totais.credor)
  }
  const ofTrial = trial.linhas.filter(({ grupo }) => grupo === 'conta')
  expect(places.map((id) => ofTrial.find(({ registro }) => registro === id)?.saldo)).toEqual(ofEach)
  for (const [index, ledger] of found.ledgers.entries()) {
    const ofAccount = ofTrial.find(({ registro }) => registro === places[index])
    expect(ledger).toMatchObject({ debitos: ofAccount?.debitos, creditos: ofAccount?.creditos, saldo: ofEach[index] })
    expect(ledger?.linhas.at(-1)?.saldo ?? ledger?.saldoAnterior).toBe(ofEach[index])
  }
  const sum = (amounts: string[]) =>
    amounts.reduce((total, amount) => total + BigInt(amount.replace('--', '').replace('.', '')), 0n)
  expect([write(sum(found.ofCategories)), write(sum(found.ofCentres))]).toEqual([wanted, wanted])
}

/** How often the bank's money paid an account, and how often that was undone with its payment. */
const ofTheBank = { paid: 0, undone: 0 }

test(`${sequences} random sequences of business events end with the sum of the entries as the balance, to the cent`, async () => {
  let events = 0
  const run = (sequence: readonly Event[]) =>
    churches.run(++lastChurch, async () => {
      const books: Books = {
        entries: [],
        transfers: [],
        movements: [],
        accounts: [],
        pix: [],
        ...(await found()),
        closed: 0,
      }
      for (const what of sequence) await happen(books, what)
      await compare(books)
      events += sequence.length
    })
  const sequence = fc.array(event, { minLength: 4, maxLength: 20, size: 'max' })
  await fc.assert(
    fc.asyncProperty(fc.array(sequence, { minLength: atOnce, maxLength: atOnce, size: 'max' }), async (some) => {
      // all of them end before the next ones begin, also when one fails
      for (const ended of await Promise.allSettled(some.map(run))) if (ended.status === 'rejected') throw ended.reason
    }),
    { numRuns: Math.ceil(sequences / atOnce), interruptAfterTimeLimit: 3_000_000 },
  )
  expect(events).toBeGreaterThan(sequences)
  // few sequences may have none of them
  if (sequences >= 2000) expect(Object.values(ofTheBank).every((count) => count > 0)).toBe(true)
})
