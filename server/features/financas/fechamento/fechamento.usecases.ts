import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { z } from 'zod'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import { anoInput, ateInput, mesInput } from '../../../../schema/rules/financas/fechamento.input.js'
import { conflict } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/work/use-case.js'
import { fusoOf, readFuso } from '../../acesso/cliente/index.js'
import { peopleInCharge } from '../../acesso/sessao/index.js'
import { closedMonthText, endOfMonth, type MonthTotals, monthName, totalsByMonth } from '../lancamento/index.js'
import { esperaNosLivros } from './espera.queries.js'
import { Fechamento } from './fechamento.entity.js'
import { limitsOf, namesOf, read } from './fechamento.queries.js'
import { actionsOfMonth, dayBeforeMonth, nextMonth, type Status, statusOfMonth } from './fechamento.rules.js'

/** A month of the ledger. */
export interface FinanceiroMonth extends MonthTotals {
  idCliente: number
  situacao: Status
  acoesPermitidas: string[]
}

/** The last closed day, and the months of one year with their totals, newest first. */
export interface FechamentoState {
  fechadoAte: DateOnly | null
  fechadoEm: Date | null
  fechadoPor: string | null
  /** the oldest month that has ended and is still open */
  proximo: string | null
  ano: number
  /** years from the first entry to the last one or to the current year, newest first */
  anos: number[]
  meses: FinanceiroMonth[]
}

export const readFechamento = readCase({
  action: 'fechamento.ler',
  input: anoInput,
  async run({ db, ctx, ...work }, { ano }): Promise<FechamentoState> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const fechamento = await read(scope)
    const { primeiro, ultimo } = await limitsOf(scope)
    const today = todayIn(await fusoOf(ctx, idCliente))
    const since = (primeiro ?? today).slice(0, 7)
    const until = [today, ultimo ?? today].sort()[1]!.slice(0, 7)
    const readYear = ano ?? Number(today.slice(0, 4))
    const [inicio, fim] = [[since, `${readYear}-01`].sort()[1]!, [until, `${readYear}-12`].sort()[0]!]
    const meses = inicio <= fim ? await totalsByMonth(scope, `${inicio}-01`, endOfMonth(fim)) : []
    const fechadoAte = fechamento?.fechadoAte ?? null
    return {
      fechadoAte,
      fechadoEm: fechamento?.fechadoEm ?? null,
      fechadoPor: fechamento?.nomePessoa ?? null,
      proximo: nextMonth(since, fechadoAte, today),
      ano: readYear,
      anos: yearsBetween(since, until),
      meses: meses.toReversed().map((mes) => {
        const situacao = statusOfMonth(mes.mes, fechadoAte, today)
        return { ...mes, idCliente, situacao, acoesPermitidas: actionsOfMonth(situacao, ctx) }
      }),
    }
  },
})

/** What the books do not have until a day. */
export const readWaiting = readCase({
  action: 'fechamento.ler',
  input: ateInput,
  run: ({ db, ctx, ...work }, { ate }) => esperaNosLivros(ctx, { db, idCliente: ctx.ownTenant(work.idCliente) }, ate),
})

/** Whom to ask to close a month: whoever reads the state of the months may know their names. */
export const readWhoCloses = readCase({
  action: 'fechamento.ler',
  input: z.object({}),
  async run({ db, ctx, ...work }) {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    return namesOf(scope, await peopleInCharge(scope, 'fechamento.fechar'))
  },
})

/** Closes a month and all open months before it. */
export const fecharMes = useCase({
  action: 'fechamento.fechar',
  input: mesInput,
  async run(work, { mes }) {
    const fechamento = await locked(work)
    const fim = endOfMonth(mes)
    if (fechamento.fechadoAte && fim <= fechamento.fechadoAte) throw conflict(closedMonthText(fim))
    if (fim >= todayIn(await readFuso(work))) throw conflict(`O mês de ${monthName(mes)} ainda não terminou.`)
    work.em.assign(fechamento, { fechadoAte: fim, fechadoEm: new Date(), fechadoPor: work.ctx.viewer?.id ?? null })
    return { message: `O mês de ${monthName(mes)} foi fechado.` }
  },
})

/** Reopens a month and all months after it, because their opening balances depend on it. */
export const reabrirMes = useCase({
  action: 'fechamento.reabrir',
  input: mesInput,
  async run(work, { mes }) {
    const fechamento = await locked(work)
    if (!fechamento.fechadoAte || fechamento.fechadoAte < endOfMonth(mes))
      throw conflict(`O mês de ${monthName(mes)} não está fechado.`)
    work.em.assign(fechamento, { fechadoAte: dayBeforeMonth(mes) })
    await tellFollowers(work, 'fechamento', fechamento.id, 'moved')
    return { message: `O mês de ${monthName(mes)} foi reaberto.` }
  },
})

/** Locks the church's row, after all transactions that are writing entries have ended. */
async function locked(work: Writing) {
  const { em, db, idCliente } = work
  await sql`insert into fechamento (id_cliente) values (${idCliente}) on conflict (id_cliente) do nothing`.execute(db)
  return em.findOneOrFail(Fechamento, { idCliente }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

const yearsBetween = (since: string, until: string): number[] => {
  const [first, last] = [Number(since.slice(0, 4)), Number(until.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
