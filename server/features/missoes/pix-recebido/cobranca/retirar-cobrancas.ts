import { sql } from 'kysely'
import { beginTurn, type Turn } from '../../../../kernel/base/turns/turn.js'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import { type Author, openReading, type Reading, transaction } from '../../../../kernel/data/tenant/session.js'
import type { Services } from '../../../../kernel/work/context/context.js'
import type { Follower } from '../../../../kernel/work/contributions/contributions.js'
import type { Job } from '../../../../kernel/work/jobs/jobs.js'
import { receberSide } from '../../../financas/conta-receber/index.js'
import { ProviderFailed } from '../../provedor-pix/index.js'
import { bancoOfIgreja } from '../banco/buscar-pix.js'
import { releaseUndone } from '../extrato/linha-do-pix.js'
import { currentBanco, currentChave } from './cobrar-conta.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/**
 * Charges of receivables that somebody could pay though that amount is not due any more, or the church has another key or
 * another account there, or nobody knows for which they were made: none of these is shown any more. Only the bank that made
 * one can take it back.
 */
const outdatedCobrancas = (work: Scope) =>
  from(work, 'pix_cobranca')
    .innerJoin('conta_receber', (join) =>
      join
        .onRef('conta_receber.id', '=', 'pix_cobranca.idContaReceber')
        .onRef('conta_receber.idCliente', '=', 'pix_cobranca.idCliente'),
    )
    .select(['pix_cobranca.id', 'pix_cobranca.txid'])
    .where('pix_cobranca.encerradaEm', 'is', null)
    .where('pix_cobranca.expiraEm', '>', sql<Date>`now()`)
    .where(
      sql<boolean>`(pix_cobranca.banco is null or split_part(pix_cobranca.banco, ' ', 1) = split_part(${currentBanco(work)}, ' ', 1))
        and (pix_cobranca.banco is distinct from ${currentBanco(work)} or pix_cobranca.chave is distinct from ${currentChave(work)} or conta_receber.excluido_em is not null or conta_receber.status_conta <> ${sql.lit(receberSide.aberto)}
        or conta_receber.valor_conta - conta_receber.valor_baixado <> pix_cobranca.valor)`,
    )
    .orderBy('pix_cobranca.id')

export const hasOutdated = async (work: Scope): Promise<boolean> =>
  (await outdatedCobrancas(work).limit(1).executeTakeFirst()) !== undefined

/**
 * Takes the charges back that are not of what is due. What comes meanwhile waits for the treasurer.
 * @param after those up to this charge had an earlier turn
 * @returns the last charge of this turn, when more wait
 */
export async function withdrawCobrancas(
  services: Services,
  idCliente: number,
  author: Author,
  after = 0,
  turn: Turn = beginTurn(),
): Promise<number | undefined> {
  const banco = await bancoOfIgreja(services, idCliente)
  if (!banco) return undefined
  for (let last = after; ; ) {
    const reading = await openReading(services.sessions, idCliente)
    const found = await outdatedCobrancas({ db: reading.db, idCliente })
      .where('pix_cobranca.id', '>', last)
      .limit(1)
      .executeTakeFirst()
      .finally(() => reading.end())
    if (!found) return undefined
    if (turn.over && last !== after) return last
    await withdraw(services, idCliente, author, banco, found)
    last = found.id
  }
}

async function withdraw(
  services: Services,
  idCliente: number,
  author: Author,
  banco: NonNullable<Awaited<ReturnType<typeof bancoOfIgreja>>>,
  { id, txid }: { id: number; txid: string },
): Promise<void> {
  try {
    await banco.provedor.cancelarCobranca(txid)
  } catch (error) {
    // of another account there, which the church's access does not reach: it must not hold up the others
    if (error instanceof ProviderFailed && error.status === 403) return
    throw error
  }
  await transaction(services.sessions, idCliente, author, (work) =>
    change(work, 'pix_cobranca').set({ encerradaEm: new Date() }).where('id', '=', id).execute(),
  )
}

export const withdrawOutdatedJob: Job<{ depois?: number }> = {
  name: 'pix.retirar',
  churchesAtOnce: 3,
  async run(services, { depois, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'contaReceber.escrever', requisicao } as const
    const last = await withdrawCobrancas(services, idCliente, author, depois)
    if (last !== undefined)
      await transaction(services.sessions, idCliente, author, (work) =>
        services.jobs.send(work, withdrawOutdatedJob, author, { depois: last }),
      )
  },
}

/**
 * A receivable was settled, changed or deleted, or its payment undone: the Pix of that waits again, and the bank is told
 * soon, if a charge is not of what is due.
 */
export const contaChanged: Follower['changed'] = async (work, id) => {
  await releaseUndone(work, sql<boolean>`id_conta_receber = ${id}`)
  const { services } = work.ctx
  if (!(await hasOutdated(work)) || (await services.jobs.waiting(work, withdrawOutdatedJob)) > 0) return
  await services.jobs.send(work, withdrawOutdatedJob, work.ctx.author('contaReceber.escrever'), {})
}
