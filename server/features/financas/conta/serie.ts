import { randomUUID } from 'node:crypto'
import { type EntityName, type FilterQuery, LockMode, type QueryOrderMap } from '@mikro-orm/core'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Abrangencia, contaInput } from '../../../../schema/rules/financas/conta.input.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readRow } from './conta.queries.js'
import { dayOfMonth, daysAfter } from './conta.rules.js'
import { today } from './hoje.js'
import { type Conta, type Contas, missing, nothing } from './registros.js'

const entityOf = <Origem extends string>({ entity }: Contas<Origem>) => entity as unknown as EntityName<Conta>

/**
 * Locks an open payable or receivable.
 * @throws CONFLICT when it is settled
 */
export async function lockOpen<Origem extends string>(
  work: Writing,
  lado: Contas<Origem>,
  id: RecordRef,
  versao?: number | null,
): Promise<Conta> {
  const conta = await recordToChange(work, entityOf(lado), id, { versao, missing })
  if (conta.statusConta === lado.encerrado)
    throw conflict(
      `Esta conta já foi ${lado.encerrado === 'pago' ? 'paga' : 'recebida'}: para alterá-la, reabra-a antes.`,
    )
  return conta
}

/**
 * Locks an open record and, if they are meant, the later ones of its series of which nothing is paid. All are locked in the
 * order of their numbers, as several records are anywhere, so that two requests never wait for each other.
 * @throws CONFLICT when the record is settled
 */
export async function openWithLater<Origem extends string>(
  work: Writing,
  lado: Contas<Origem>,
  id: RecordRef,
  { abrangencia, versao }: { abrangencia: Abrangencia; versao?: number | null | undefined },
): Promise<{ conta: Conta; seguintes: Conta[] }> {
  const row = abrangencia === 'seguintes' ? await readRow(work, lado, id) : undefined
  if (!row?.serie) return { conta: await lockOpen(work, lado, id, versao), seguintes: [] }
  const later = { serie: row.serie, parcela: { $gt: row.parcela }, statusConta: lado.aberto, valorBaixado: nothing }
  const where = { idCliente: work.idCliente, excluidoEm: null, $or: [{ id: row.id }, later] } as FilterQuery<Conta>
  const found = (await work.em.find(entityOf(lado), where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { id: 'asc' } as QueryOrderMap<Conta>,
  })) as Conta[]
  const conta = await lockOpen(work, lado, row.id, versao)
  return { conta, seguintes: found.filter((each) => each !== conta) }
}

type Repetition = Pick<z.output<typeof contaInput>, 'repetir' | 'frequencia'>

/** Whether the record shall repeat; null when the input does not say. */
function wantsRepetition({ repetir, frequencia }: Repetition, before?: Conta): boolean | null {
  if (repetir === 0 && frequencia) throw invalid({ frequencia: 'Diga que a conta se repete, ou não diga quando.' })
  if (repetir !== null && repetir !== undefined) return repetir === 1
  // the answer sent back names how a series that was stopped came: that starts it no more
  return frequencia && (!before?.serie || before.repete) ? true : null
}

/**
 * The changes that start, change or stop the repetition.
 * @param before the stored record
 */
export async function repetition<Origem extends string>(
  work: Writing,
  lado: Contas<Origem>,
  input: Repetition,
  data: DateOnly,
  before?: Conta,
): Promise<Partial<Pick<Conta, 'repete' | 'frequencia' | 'serie' | 'parcela' | 'diaVencimento'>>> {
  const wanted = wantsRepetition(input, before)
  if (wanted === null) return {}
  const { frequencia } = input
  if (before?.repete) return wanted ? anotherFrequency(frequencia, data, before) : { repete: false }
  if (!wanted) return {}
  await refuseStart(work, lado, data, before)
  return {
    repete: true,
    frequencia: frequencia ?? 'mensal',
    serie: before?.serie ?? randomUUID(),
    parcela: before?.parcela ?? 1,
    diaVencimento: dayOfMonth(data),
  }
}

/** A series of another frequency begins anew with this record: its day was that of the first one. */
const anotherFrequency = (frequencia: Repetition['frequencia'], data: DateOnly, before: Conta) =>
  frequencia && frequencia !== (before.frequencia ?? 'mensal') ? { frequencia, diaVencimento: dayOfMonth(data) } : {}

/** @throws VALIDATION_FAILED when a record cannot be the first one of a series, or go on with its own */
async function refuseStart<Origem extends string>(
  work: Writing,
  lado: Contas<Origem>,
  data: DateOnly,
  before?: Conta,
): Promise<void> {
  if (before?.totalParcelas) throw invalid({ repetir: 'Uma parcela não se repete.' })
  if (before?.serie && (await hasNext(work, lado, before))) throw invalid({ repetir: 'Esta conta já tem a seguinte.' })
  const oneYearBefore = daysAfter(await today(work), -366)
  if (data < oneYearBefore)
    throw invalid({ dataVencimentoConta: 'Uma conta que se repete começa há no máximo um ano.' })
}

async function hasNext<Origem extends string>(
  work: Writing,
  lado: Contas<Origem>,
  { serie, parcela }: Conta,
): Promise<boolean> {
  const next = { idCliente: work.idCliente, serie, parcela: (parcela ?? 0) + 1 }
  return (await work.em.count(entityOf(lado), next)) > 0
}
