import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import type { Follower } from '../../../kernel/feature.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { beginTurn, type Turn } from '../../../kernel/jobs/turn.js'
import { change, from } from '../../../kernel/tenant/records.js'
import { type Author, openReading, type Reading, transaction } from '../../../kernel/tenant/session.js'
import { ladoReceber } from '../../financas/conta-receber/index.js'
import { ProvedorFalhou } from '../provedor-pix/index.js'
import { bancoDaIgreja } from './buscar-pix.js'
import { bancoDeAgora, chaveDeAgora } from './cobrar-conta.js'
import { soltarDesfeitos } from './linha-do-pix.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/**
 * Charges of receivables that somebody could pay though that amount is not due any more, or the church has another key or
 * another account there, or nobody knows for which they were made: none of these is shown any more. Only the bank that made
 * one can take it back.
 */
const superadas = (work: Scope) =>
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
      sql<boolean>`(pix_cobranca.banco is null or split_part(pix_cobranca.banco, ' ', 1) = split_part(${bancoDeAgora(work)}, ' ', 1))
        and (pix_cobranca.banco is distinct from ${bancoDeAgora(work)} or pix_cobranca.chave is distinct from ${chaveDeAgora(work)} or conta_receber.excluido_em is not null or conta_receber.status_conta <> ${sql.lit(ladoReceber.aberto)}
        or conta_receber.valor_conta - conta_receber.valor_baixado <> pix_cobranca.valor)`,
    )
    .orderBy('pix_cobranca.id')

export const haSuperadas = async (work: Scope): Promise<boolean> =>
  (await superadas(work).limit(1).executeTakeFirst()) !== undefined

/**
 * Takes the charges back that are not of what is due. What comes meanwhile waits for the treasurer.
 * @param depois those up to this charge had an earlier turn
 * @returns the last charge of this turn, when more wait
 */
export async function retirarCobrancas(
  services: Services,
  idCliente: number,
  author: Author,
  depois = 0,
  turn: Turn = beginTurn(),
): Promise<number | undefined> {
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return undefined
  for (let last = depois; ; ) {
    const reading = await openReading(services.sessions, idCliente)
    const found = await superadas({ db: reading.db, idCliente })
      .where('pix_cobranca.id', '>', last)
      .limit(1)
      .executeTakeFirst()
      .finally(() => reading.end())
    if (!found) return undefined
    if (turn.over && last !== depois) return last
    await retirar(services, idCliente, author, banco, found)
    last = found.id
  }
}

async function retirar(
  services: Services,
  idCliente: number,
  author: Author,
  banco: NonNullable<Awaited<ReturnType<typeof bancoDaIgreja>>>,
  { id, txid }: { id: number; txid: string },
): Promise<void> {
  try {
    await banco.provedor.cancelarCobranca(txid)
  } catch (error) {
    // of another account there, which the church's access does not reach: it must not hold up the others
    if (error instanceof ProvedorFalhou && error.status === 403) return
    throw error
  }
  await transaction(services.sessions, idCliente, author, (work) =>
    change(work, 'pix_cobranca').set({ encerradaEm: new Date() }).where('id', '=', id).execute(),
  )
}

export const retirarSuperadas: Job<{ depois?: number }> = {
  name: 'pix.retirar',
  churchesAtOnce: 3,
  async run(services, { depois, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'contaReceber.escrever', requisicao } as const
    const last = await retirarCobrancas(services, idCliente, author, depois)
    if (last !== undefined)
      await transaction(services.sessions, idCliente, author, (work) =>
        services.jobs.send(work, retirarSuperadas, author, { depois: last }),
      )
  },
}

/**
 * A receivable was settled, changed or deleted, or its payment undone: the Pix of that waits again, and the bank is told
 * soon, if a charge is not of what is due.
 */
export const contaMudou: Follower['changed'] = async (work, id) => {
  await soltarDesfeitos(work, sql<boolean>`id_conta_receber = ${id}`)
  const { services } = work.ctx
  if (!(await haSuperadas(work)) || (await services.jobs.waiting(work, retirarSuperadas)) > 0) return
  await services.jobs.send(work, retirarSuperadas, work.ctx.author('contaReceber.escrever'), {})
}
