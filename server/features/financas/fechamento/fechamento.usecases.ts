import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { z } from 'zod'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { conflict } from '../../../kernel/errors.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, tellFollowers, useCase } from '../../../kernel/use-case.js'
import { fusoDe, fusoHorario } from '../../acesso/cliente/index.js'
import { peopleInCharge } from '../../acesso/sessao/index.js'
import { fimDoMes, mesFechado, nomeDoMes, type TotaisDoMes, totaisPorMes } from '../lancamento/index.js'
import { esperaNosLivros } from './espera.queries.js'
import { Fechamento } from './fechamento.entity.js'
import { anoInput, ateInput, mesInput } from './fechamento.input.js'
import { ler, limites, nomes } from './fechamento.queries.js'
import { acoesMes, proximoMes, type Situacao, situacaoDoMes, vesperaDoMes } from './fechamento.rules.js'

/** A month of the ledger. */
export interface MesFinanceiro extends TotaisDoMes {
  idCliente: number
  situacao: Situacao
  acoesPermitidas: string[]
}

/** The last closed day, and the months of one year with their totals, newest first. */
export interface EstadoDoFechamento {
  fechadoAte: DateOnly | null
  fechadoEm: Date | null
  fechadoPor: string | null
  /** the oldest month that has ended and is still open */
  proximo: string | null
  ano: number
  /** years from the first entry to the last one or to the current year, newest first */
  anos: number[]
  meses: MesFinanceiro[]
}

export const lerFechamento = readCase({
  action: 'fechamento.ler',
  input: anoInput,
  async run({ db, ctx, ...work }, { ano }): Promise<EstadoDoFechamento> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const fechamento = await ler(scope)
    const { primeiro, ultimo } = await limites(scope)
    const hoje = todayIn(await fusoDe(ctx, idCliente))
    const desde = (primeiro ?? hoje).slice(0, 7)
    const ate = [hoje, ultimo ?? hoje].sort()[1]!.slice(0, 7)
    const anoLido = ano ?? Number(hoje.slice(0, 4))
    const [inicio, fim] = [[desde, `${anoLido}-01`].sort()[1]!, [ate, `${anoLido}-12`].sort()[0]!]
    const meses = inicio <= fim ? await totaisPorMes(scope, `${inicio}-01`, fimDoMes(fim)) : []
    const fechadoAte = fechamento?.fechadoAte ?? null
    return {
      fechadoAte,
      fechadoEm: fechamento?.fechadoEm ?? null,
      fechadoPor: fechamento?.nomePessoa ?? null,
      proximo: proximoMes(desde, fechadoAte, hoje),
      ano: anoLido,
      anos: yearsBetween(desde, ate),
      meses: meses.toReversed().map((mes) => {
        const situacao = situacaoDoMes(mes.mes, fechadoAte, hoje)
        return { ...mes, idCliente, situacao, acoesPermitidas: acoesMes(situacao, ctx) }
      }),
    }
  },
})

/** What the books do not have until a day. */
export const lerEspera = readCase({
  action: 'fechamento.ler',
  input: ateInput,
  run: ({ db, ctx, ...work }, { ate }) => esperaNosLivros(ctx, { db, idCliente: ctx.ownTenant(work.idCliente) }, ate),
})

/** Whom to ask to close a month: whoever reads the state of the months may know their names. */
export const lerQuemFecha = readCase({
  action: 'fechamento.ler',
  input: z.object({}),
  async run({ db, ctx, ...work }) {
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    return nomes(scope, await peopleInCharge(scope, 'fechamento.fechar'))
  },
})

/** Closes a month and all open months before it. */
export const fecharMes = useCase({
  action: 'fechamento.fechar',
  input: mesInput,
  async run(work, { mes }) {
    const fechamento = await locked(work)
    const fim = fimDoMes(mes)
    if (fechamento.fechadoAte && fim <= fechamento.fechadoAte) throw conflict(mesFechado(fim))
    if (fim >= todayIn(await fusoHorario(work))) throw conflict(`O mês de ${nomeDoMes(mes)} ainda não terminou.`)
    work.em.assign(fechamento, { fechadoAte: fim, fechadoEm: new Date(), fechadoPor: work.ctx.viewer?.id ?? null })
    return { message: `O mês de ${nomeDoMes(mes)} foi fechado.` }
  },
})

/** Reopens a month and all months after it, because their opening balances depend on it. */
export const reabrirMes = useCase({
  action: 'fechamento.reabrir',
  input: mesInput,
  async run(work, { mes }) {
    const fechamento = await locked(work)
    if (!fechamento.fechadoAte || fechamento.fechadoAte < fimDoMes(mes))
      throw conflict(`O mês de ${nomeDoMes(mes)} não está fechado.`)
    work.em.assign(fechamento, { fechadoAte: vesperaDoMes(mes) })
    await tellFollowers(work, 'fechamento', fechamento.id, 'moved')
    return { message: `O mês de ${nomeDoMes(mes)} foi reaberto.` }
  },
})

/** Locks the church's row, after all transactions that are writing entries have ended. */
async function locked(work: Writing) {
  const { em, db, idCliente } = work
  await sql`insert into fechamento (id_cliente) values (${idCliente}) on conflict (id_cliente) do nothing`.execute(db)
  return em.findOneOrFail(Fechamento, { idCliente }, { lockMode: LockMode.PESSIMISTIC_WRITE })
}

const yearsBetween = (desde: string, ate: string): number[] => {
  const [first, last] = [Number(desde.slice(0, 4)), Number(ate.slice(0, 4))]
  return Array.from({ length: last - first + 1 }, (_, index) => last - index)
}
