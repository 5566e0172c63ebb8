import { sql } from 'kysely'
import { consentimentoRecibos } from '../../features/financas/recibo/index.js'
import { issueComprovanteOf } from '../../features/missoes/contribuicao/index.js'
import type { DemoArea } from '../context.js'

/**
 * The member and the leader with accounts of the demonstration chose e-mails about receipts, and the treasurer issued their
 * statements of last year.
 */
export const comprovantes: DemoArea = async ({ work, people, today, start, idUsuario }) => {
  const { idCliente } = work
  const ano = Number(today.slice(0, 4)) - 1
  const shown = people.filter(({ email, idade }) => /^(membro|lider)@/.test(email ?? '') && idade >= 18)
  for (const { id, createdAt } of shown) {
    const at = new Date(Math.max(createdAt.getTime(), Date.parse(`${start}T12:00:00Z`)) + 3_600_000)
    const answer = { ...consentimentoRecibos, aceito: 1, createdAt: at, updatedAt: at }
    await work.db
      .insertInto('consentimento')
      .values({ idCliente, idUsuario: id, ...answer })
      .execute()
    const recibo = await issueComprovanteOf(work, { idMembro: id, ano, emitidoPor: idUsuario })
    if (recibo !== null)
      await work.db
        .updateTable('recibo')
        .set({ enviadoEm: sql<Date>`emitido_em` })
        .where('idCliente', '=', idCliente)
        .where('id', '=', recibo)
        .execute()
  }
}
