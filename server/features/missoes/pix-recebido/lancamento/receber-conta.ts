import type { DateOnly } from '../../../../../schema/rules/dates.js'
import { change, from, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { loaderOf } from '../../../../kernel/work/edges/loader.js'
import { menos } from '../../../financas/conta/index.js'
import { contasReceber, receberSide } from '../../../financas/conta-receber/index.js'
import { reverterEntrada } from '../../../financas/entrada/index.js'
import { withReplaced } from '../pix-recebido.queries.js'
import { exceeds } from '../pix-recebido.rules.js'
import { contaOfPix, entradaOf } from './conta-dos-pix.js'

const columns = ['id', 'valorConta', 'valorBaixado', 'statusConta', 'excluidoEm'] as const

/** Loads the receivable that was charged, as far as `canReceive` needs it. */
export const chargedConta = loaderOf((work, ids) =>
  from(work, 'conta_receber').select(columns).where('id', 'in', ids).execute(),
)

type ChargedConta = NonNullable<Awaited<ReturnType<typeof chargedConta>>>

/** Whether a Pix of this amount can be the payment of a receivable: that one is open, and as much is due. */
export const canReceive = (
  { valorConta, valorBaixado, statusConta, excluidoEm }: ChargedConta,
  valor: string,
): boolean =>
  excluidoEm === null && statusConta === receberSide.aberto && !exceeds(valor, menos(valorConta, valorBaixado))

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
  if (!conta || !canReceive(conta, valor)) return false
  const withoutSurcharges = { juros: '0.00', multa: '0.00', desconto: '0.00' }
  const idContaFinanceira = em ?? (await contaOfPix(work))
  const baixa = await contasReceber.registrar(work, {
    ...withoutSurcharges,
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
      substituidos: withReplaced(work),
      idBaixaReceber: baixa.id,
    })
    .where('id', '=', id)
    .execute()
  return true
}

/** The record whose entry is the payment of a receivable; undefined when the treasurer has undone the payment. */
export async function originOfBaixa(work: Writing, idBaixa: number) {
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
export async function giveBackToConta(
  work: Writing,
  { id, de }: { id: number; de: NonNullable<Awaited<ReturnType<typeof originOfBaixa>>> },
  sobra: string,
  data: DateOnly,
): Promise<boolean> {
  const { idOrigem: idConta, vez } = de
  const before = (await entradaOf(work, de))?.conta ?? null
  if (!(await reverterEntrada(work, de, data, 'Devolução de Pix'))) return false
  await contasReceber.estornada(work, idConta, vez)
  await work.em.flush()
  if (sobra !== '0.00')
    await receberConta(work, { id, idConta, valor: sobra, data, em: await contaOfPix(work, before) })
  return true
}
