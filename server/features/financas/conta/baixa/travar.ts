import { type EntityName, type FilterQuery, LockMode, type QueryOrderMap } from '@mikro-orm/core'
import { menos } from '../../../../../schema/rules/financas/baixa.rules.js'
import { formatMoney } from '../../../../../schema/rules/money.js'
import { AppError, invalid } from '../../../../kernel/base/errors.js'
import { isUuid, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { readRow } from '../conta.queries.js'
import { type Baixa, type Conta, type Contas, missing } from '../registros.js'

/** What all writes of payments of one side need: its entities and its words. */
export function sideOf<Origem extends string>(lado: Contas<Origem>) {
  const pagar = lado.encerrado === 'pago'
  const participle = pagar ? 'paga' : 'recebida'
  return {
    lado,
    entity: lado.entity as unknown as EntityName<Conta>,
    baixas: lado.baixas as unknown as EntityName<Baixa>,
    pagar,
    participle,
    wasClosed: `Esta conta já foi ${participle}`,
    withoutBaixa: pagar ? 'Pagamento não encontrado.' : 'Recebimento não encontrado.',
    read: (work: Writing, id: number) => readRow(work, lado, id),
    settled: (conta: Conta) => conta.statusConta === lado.encerrado,
  }
}

export type SideOfBaixas<Origem extends string> = ReturnType<typeof sideOf<Origem>>

export const outstandingOf = (conta: Conta) => menos(conta.valorConta, conta.valorBaixado)

/** Locks the payable or receivable of a ledger entry, even when it is in the recycle bin. */
export async function locked<Origem extends string>(
  { entity }: SideOfBaixas<Origem>,
  work: Writing,
  id: number,
): Promise<Conta> {
  const where = { id, idCliente: work.idCliente }
  return (await work.em.findOneOrFail(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Conta
}

/**
 * Locks records in the order of their numbers, so that two such requests never wait for each other; null for each that
 * does not exist or is in the recycle bin.
 */
export async function lockContas<Origem extends string>(
  { entity }: SideOfBaixas<Origem>,
  work: Writing,
  refs: readonly RecordRef[],
): Promise<(Conta | null)[]> {
  const keys = refs.map((ref) => String(ref).toLowerCase())
  const ids = keys.filter((key) => /^\d{1,10}$/.test(key) && Number(key) <= 2147483647).map(Number)
  const named = { $or: [{ id: { $in: ids } }, { uuid: { $in: keys.filter(isUuid) } }] }
  const where = { ...named, idCliente: work.idCliente, excluidoEm: null } as FilterQuery<Conta>
  const found = await work.em.find(entity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' } as QueryOrderMap<Conta>,
  })
  const byKey = new Map(
    (found as (Conta & { uuid: string })[]).flatMap((conta) => [
      [String(conta.id), conta] as const,
      [conta.uuid, conta] as const,
    ]),
  )
  return keys.map((key) => byKey.get(key) ?? null)
}

/**
 * Locks open records.
 * @param versoes the versions that the person saw
 * @throws VALIDATION_FAILED that names each record that cannot be settled, STALE that names each that has changed
 */
export async function openOnes<Origem extends string>(
  side: SideOfBaixas<Origem>,
  work: Writing,
  refs: readonly RecordRef[],
  versoes: readonly number[] | null | undefined,
): Promise<Conta[]> {
  const { settled, participle } = side
  const found = await lockContas(side, work, refs)
  const campos = Object.fromEntries(
    found.flatMap((conta, index) => {
      const twice = conta && found.indexOf(conta) < index
      const text = !conta
        ? missing
        : settled(conta)
          ? `${conta.descricaoConta}: já foi ${participle}.`
          : twice && `${conta.descricaoConta}: foi escolhida duas vezes.`
      return text ? [[`ids.${index}`, text]] : []
    }),
  )
  if (Object.keys(campos).length) throw invalid(campos)
  const changed = (found as Conta[]).flatMap((conta, index) =>
    versoes && versoes[index] !== conta.versao
      ? [
          [
            `ids.${index}`,
            `${conta.descricaoConta}: mudou, e agora faltam ${formatMoney(outstandingOf(conta))}.`,
          ] as const,
        ]
      : [],
  )
  if (changed[0]) throw new AppError('STALE', changed[0][1], { campos: Object.fromEntries(changed) })
  return found as Conta[]
}
