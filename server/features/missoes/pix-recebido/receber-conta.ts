import type { DateOnly } from '../../../kernel/dates.js'
import { loaderOf } from '../../../kernel/reading/loader.js'
import { change, from, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { menos } from '../../financas/conta/index.js'
import { contasReceber, ladoReceber } from '../../financas/conta-receber/index.js'
import { reverterEntrada } from '../../financas/entrada/index.js'
import { contaDosPix, entradaDe } from './conta-dos-pix.js'
import { comSubstituido } from './pix-recebido.queries.js'
import { passaDe } from './pix-recebido.rules.js'

const columns = ['id', 'valorConta', 'valorBaixado', 'statusConta', 'excluidoEm'] as const

/** Loads the receivable that was charged, as far as `recebe` needs it. */
export const contaCobrada = loaderOf((work, ids) =>
  from(work, 'conta_receber').select(columns).where('id', 'in', ids).execute(),
)

type Cobrada = NonNullable<Awaited<ReturnType<typeof contaCobrada>>>

/** Whether a Pix of this amount can be the payment of a receivable: that one is open, and as much is due. */
export const recebe = ({ valorConta, valorBaixado, statusConta, excluidoEm }: Cobrada, valor: string): boolean =>
  excluidoEm === null && statusConta === ladoReceber.aberto && !passaDe(valor, menos(valorConta, valorBaixado))

interface Recebido {
  /** the Pix */
  id: number
  idConta: number
  valor: string
  data: DateOnly
  /** the financial account, by id or uuid; without it, that of the settings */
  em?: RecordRef | null | undefined
}

/**
 * Makes a Pix the payment of the receivable whose charge was paid, whole or in part.
 * @returns false when the treasurer has to decide: the receivable is settled or deleted, or less of it is due
 */
export async function receberConta(work: Writing, { id, idConta, valor, data, em }: Recebido): Promise<boolean> {
  const conta = await from(work, 'conta_receber')
    .select(columns)
    .where('id', '=', idConta)
    .forUpdate()
    .executeTakeFirst()
  if (!conta || !recebe(conta, valor)) return false
  const semAcrescimos = { juros: '0.00', multa: '0.00', desconto: '0.00' }
  const idContaFinanceira = em ?? (await contaDosPix(work))
  const baixa = await contasReceber.registrar(work, {
    ...semAcrescimos,
    idConta,
    valor,
    data,
    meio: 'pix',
    idContaFinanceira,
  })
  await change(work, 'pix_recebido')
    .set({
      situacao: 'lancado',
      motivo: null,
      idDizimo: null,
      idDoacao: null,
      substituidos: comSubstituido(work),
      idBaixaReceber: baixa.id,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** The record whose entry is the payment of a receivable; undefined when the treasurer has undone the payment. */
export async function origemDaBaixa(work: Writing, idBaixa: number) {
  const baixa = await from(work, 'baixa_receber')
    .select(['idConta', 'vez', 'excluidoEm'])
    .where('id', '=', idBaixa)
    .executeTakeFirst()
  if (!baixa || baixa.excluidoEm) return undefined
  return { origem: 'contaReceber', idOrigem: baixa.idConta, vez: baixa.vez } as const
}

/**
 * Money of such a Pix went back: the payment counts no more, and what it paid is open again but for what the church kept.
 * @param de the payment
 * @param sobra what the church keeps
 * @returns whether it was a payment until now
 */
export async function devolverConta(
  work: Writing,
  { id, de }: { id: number; de: NonNullable<Awaited<ReturnType<typeof origemDaBaixa>>> },
  sobra: string,
  data: DateOnly,
): Promise<boolean> {
  const { idOrigem: idConta, vez } = de
  const antes = (await entradaDe(work, de))?.conta ?? null
  if (!(await reverterEntrada(work, de, data, 'Devolução de Pix'))) return false
  await contasReceber.estornada(work, idConta, vez)
  await work.em.flush()
  if (sobra !== '0.00')
    await receberConta(work, { id, idConta, valor: sobra, data, em: await contaDosPix(work, antes) })
  return true
}
