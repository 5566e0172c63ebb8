import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import type { Follower } from '../../../kernel/feature.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
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

/** Takes the charges back that are not of what is due. What comes meanwhile waits for the treasurer. */
export async function retirarCobrancas(services: Services, idCliente: number, author: Author): Promise<void> {
  const reading = await openReading(services.sessions, idCliente)
  const found = await superadas({ db: reading.db, idCliente })
    .limit(500)
    .execute()
    .finally(() => reading.end())
  if (found.length === 0) return
  const banco = await bancoDaIgreja(services, idCliente)
  if (!banco) return
  for (const { id, txid } of found) {
    try {
      await banco.provedor.cancelarCobranca(txid)
    } catch (error) {
      // of another account there, which the church's access does not reach: it must not hold up the others
      if (error instanceof ProvedorFalhou && error.status === 403) continue
      throw error
    }
    await transaction(services.sessions, idCliente, author, (work) =>
      change(work, 'pix_cobranca').set({ encerradaEm: new Date() }).where('id', '=', id).execute(),
    )
  }
}

export const retirarSuperadas: Job<object> = {
  name: 'pix.retirar',
  churchesAtOnce: 3,
  run: (services, { idCliente, idUsuario, requisicao }) =>
    retirarCobrancas(services, idCliente, { idUsuario, acao: 'contaReceber.escrever', requisicao }),
}

/**
 * A receivable was settled, changed or deleted, or its payment undone: the Pix of that waits again, and the bank is told
 * soon, if a charge is not of what is due.
 */
export const contaMudou: Follower['changed'] = async (work, id) => {
  await soltarDesfeitos(work, sql<boolean>`id_conta_receber = ${id}`)
  const { services } = work.ctx
  const one = await superadas(work).limit(1).executeTakeFirst()
  if (!one || (await services.jobs.waiting(work, retirarSuperadas)) > 0) return
  await services.jobs.send(work, retirarSuperadas, work.ctx.author('contaReceber.escrever'), {})
}
