import type { Turn } from '../../../../kernel/base/turns/turn.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../../kernel/data/tenant/session.js'
import type { Services } from '../../../../kernel/work/context/context.js'
import type { PixProviderRow, ReadPix } from '../../provedor-pix/index.js'
import { notifyDevolucoes } from '../devolucao/avisar-devolucao.js'
import { registerDevolucoes } from '../devolucao/devolver-pix.js'
import { registerPix } from '../lancamento/registrar-pix.js'

export interface Igreja {
  services: Services
  idCliente: number
  author: Author
}

export const inIgreja = <T>({ services, idCliente, author }: Igreja, run: (work: Writing) => Promise<T>): Promise<T> =>
  transaction(services.sessions, idCliente, author, run)

/**
 * Stores what the bank tells of a Pix, in one transaction with as many of its refunds as one may have. One of before the
 * church began is left out.
 * @param so 'devolucoes': only what went back of a Pix that is stored
 * @returns false when the turn ended before all refunds were stored: the rest is stored when the Pix is read again
 */
export async function keep(
  igreja: Igreja,
  { ligadoEm }: Pick<PixProviderRow, 'ligadoEm'>,
  read: ReadPix,
  turn: Turn,
  so?: 'devolucoes',
): Promise<boolean> {
  for (let first = so === undefined; ; first = false) {
    const more = await inIgreja(igreja, async (work) => {
      if (first && (!ligadoEm || read.quando >= new Date(ligadoEm))) await registerPix(work, read)
      const row = await from(work, 'pix_recebido')
        .select('id')
        .where('endToEndId', '=', read.endToEndId)
        .executeTakeFirst()
      if (!row) return false
      const { retiradas, mais } = await registerDevolucoes(work, row.id, read.devolucoes)
      await notifyDevolucoes(work, igreja, row.id, retiradas)
      return mais
    })
    if (!more) return true
    if (turn.over) return false
  }
}

/**
 * Which of these Pix tell something new, so that those of an earlier turn, or of the search before, cost nothing: a Pix
 * that is not stored, or with a refund that is not, or has ended since.
 * @param so see guardar
 */
export async function withNews(
  igreja: Igreja,
  { ligadoEm }: Pick<PixProviderRow, 'ligadoEm'>,
  pix: readonly ReadPix[],
  so?: 'devolucoes',
): Promise<ReadPix[]> {
  if (pix.length === 0) return []
  return inIgreja(igreja, async (work) => {
    const rows = await from(work, 'pix_recebido')
      .leftJoin('pix_devolucao', (join) =>
        join
          .onRef('pix_devolucao.idPix', '=', 'pix_recebido.id')
          .onRef('pix_devolucao.idCliente', '=', 'pix_recebido.idCliente'),
      )
      .select(['pix_recebido.endToEndId', 'pix_devolucao.codigo', 'pix_devolucao.situacao'])
      .where(
        'pix_recebido.endToEndId',
        'in',
        pix.map(({ endToEndId }) => endToEndId),
      )
      .execute()
    const stored = new Set(rows.map(({ endToEndId }) => endToEndId))
    const states = new Map(rows.map(({ endToEndId, codigo, situacao }) => [`${endToEndId} ${codigo}`, situacao]))
    return pix.filter(({ endToEndId, quando, devolucoes }) => {
      if (!stored.has(endToEndId)) return !so && (!ligadoEm || quando >= new Date(ligadoEm))
      return devolucoes.some(({ id, situacao }) => {
        const before = states.get(`${endToEndId} ${id}`)
        return before === undefined || (before === 'EM_PROCESSAMENTO' && situacao !== before)
      })
    })
  })
}
