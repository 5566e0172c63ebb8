import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import { formatMoney } from '../../../../schema/rules/money.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { requireOpenMonth } from '../lancamento/index.js'
import { digitarSaida } from '../saida/index.js'
import { Conciliacao, MovimentoBancario } from './movimento-bancario.entity.js'
import { negative, remainder, type TipoLancamento } from './movimento-bancario.rules.js'

type Work = Writing & { ctx: Context }

/** The entries that are the money of a movement. */
export interface Choice {
  entradas: readonly RecordRef[]
  saidas: readonly RecordRef[]
  transferencias: readonly RecordRef[]
  /** the name of the fee that makes up the difference */
  tarifa?: string | null | undefined
}

export const record = 'movimento_bancario'

export const missing = 'Movimento não encontrado.'

/** Other income or expenses: what a bank's fee is. */
export const others = 5

/**
 * Locks a movement that may change now.
 * @throws CONFLICT when its month is closed
 */
export async function lockMovimento(work: Writing, id: RecordRef) {
  const movimento = await recordToChange(work, MovimentoBancario, id, { missing })
  await requireOpenMonth(work, movimento.data)
  return movimento
}

type Movimento = Awaited<ReturnType<typeof lockMovimento>>

/**
 * Makes these entries the money of a pending movement. Together they must be exactly its amount; what a bank took as a fee
 * becomes an expense of its own.
 * @returns its entries, with that of the fee
 * @throws CONFLICT when an entry belongs to another movement, VALIDATION_FAILED when the sums differ
 */
export async function reconcile(work: Work, movimento: Movimento, choice: Choice): Promise<Linked[]> {
  if (movimento.situacao !== 'pendente') throw conflict('Este movimento já foi conciliado ou ignorado.')
  if (movimento.duvida) throw conflict('Este movimento parece repetido: diga antes se é o mesmo ou outro.')
  const lancamentos = await lockEntries(work, movimento, choice)
  if (lancamentos.length === 0) throw invalid({ entradas: 'Escolha os lançamentos.' })
  const diferenca = remainder(
    lancamentos.map(({ valor }) => valor),
    movimento.valor,
  )
  if (diferenca !== '0.00') {
    const { tarifa } = choice
    if (!tarifa)
      throw invalid({ entradas: `Os lançamentos e o movimento diferem em ${formatMoney(diferenca.replace('-', ''))}.` })
    if (diferenca.startsWith('-'))
      throw invalid({ tarifa: 'Só há tarifa quando chegou menos do que os lançamentos somam.' })
    work.ctx.authorise('saida.escrever')
    const { id } = await digitarSaida(work, {
      descricao: tarifa,
      data: movimento.data,
      categoria: others,
      valor: diferenca,
      idContaFinanceira: movimento.idContaFinanceira,
    })
    lancamentos.push({ tipo: 'saida', id, valor: negative(diferenca), criado: true })
  }
  link(work, movimento, lancamentos)
  await work.em.flush()
  return lancamentos
}

export interface Linked {
  tipo: TipoLancamento
  id: number
  valor: string
  /** whether the match made it: undoing the match asks whether it goes too */
  criado?: boolean
}

/** Writes the links; the unique indexes refuse an entry, and a movement, that has one. */
export function link(work: Writing, movimento: Movimento, lancamentos: readonly Linked[]): void {
  const { idCliente } = work
  for (const [place, { tipo, id, valor, criado = false }] of lancamentos.entries()) {
    work.em.create(Conciliacao, {
      idCliente,
      idMovimento: movimento.id,
      ordem: place + 1,
      criado,
      ...(tipo === 'entrada' && { idEntrada: id }),
      ...(tipo === 'saida' && { idSaida: id }),
      ...(tipo === 'transferencia' && { idTransferencia: id, recebida: !valor.startsWith('-') }),
    })
  }
  movimento.situacao = 'conciliado'
}

/** Whether these entries are still the money of a movement, together with at most the fee that they named. */
export async function reconcileWith(work: Work, { id }: Movimento, choice: Choice): Promise<boolean> {
  const links = await from(work, 'conciliacao')
    .select(['idEntrada', 'idSaida', 'idTransferencia'])
    .where('idMovimento', '=', id)
    .execute()
  const { entradas: entrada, saidas: saida, transferencias: transferencia, tarifa } = choice
  const wanted = new Set<string>()
  for (const [tipo, refs] of Object.entries({ entrada, saida, transferencia }))
    for (const ref of refs) wanted.add(`${tipo} ${(await idOf(work, tipo as TipoLancamento, ref)) ?? 'gone'}`)
  const others = links.filter(
    ({ idEntrada, idSaida, idTransferencia }) =>
      !wanted.has(`entrada ${idEntrada}`) &&
      !wanted.has(`saida ${idSaida}`) &&
      !wanted.has(`transferencia ${idTransferencia}`),
  )
  if (wanted.size === 0 || links.length - others.length !== wanted.size) return false
  return others.length <= (tarifa ? 1 : 0) && others.every(({ idSaida }) => idSaida !== null)
}

/** Locks the entries, so that nobody deletes or reverses them meanwhile. They must lie in the movement's account. */
async function lockEntries(work: Work, movimento: Movimento, choice: Choice): Promise<Linked[]> {
  const conta = await from(work, 'conta_financeira')
    .select('geral')
    .where('id', '=', movimento.idContaFinanceira)
    .executeTakeFirst()
  const wanted = [
    { tipo: 'entrada', campo: 'entradas', ids: await numbersOf(work, 'entrada', choice.entradas) },
    { tipo: 'saida', campo: 'saidas', ids: await numbersOf(work, 'saida', choice.saidas) },
    {
      tipo: 'transferencia',
      campo: 'transferencias',
      ids: await numbersOf(work, 'transferencia', choice.transferencias),
    },
  ] as const
  const gone = wanted
    .filter(({ ids }) => ids === null)
    .map(({ campo }) => [campo, 'Um dos lançamentos não existe mais.'])
  if (gone.length > 0) throw invalid(Object.fromEntries(gone))
  const found: Linked[] = []
  for (const { tipo, campo, ids } of wanted) {
    if (!ids?.length) continue
    const rows = await readChosen(work, tipo, ids, movimento.idContaFinanceira, conta?.geral === true)
    if (rows.length !== ids.length) throw invalid({ [campo]: 'Um dos lançamentos não é desta conta financeira.' })
    found.push(...rows.map((row) => ({ tipo, ...row })))
  }
  return found
}

/** The ids of the entries, each once; null when one does not exist. */
async function numbersOf(work: Work, tipo: TipoLancamento, refs: readonly RecordRef[]): Promise<number[] | null> {
  const ids = new Set<number>()
  for (const ref of refs) {
    const id = await idOf(work, tipo, ref)
    if (id === null) return null
    ids.add(id)
  }
  return [...ids].sort((a, b) => a - b)
}

async function readChosen(
  { db, idCliente }: Writing,
  tipo: TipoLancamento,
  ids: readonly number[],
  idConta: number,
  geral: boolean,
): Promise<{ id: number; valor: string }[]> {
  if (tipo === 'transferencia') {
    const { rows } = await sql<{ id: number; valor: string }>`
      select id, case when id_conta_destino = ${idConta} then valor else -valor end as valor from transferencia
      where id_cliente = ${idCliente} and id = any(${ids}::int[]) and excluido_em is null
        and ${idConta}::int in (id_conta_origem, id_conta_destino) order by id for update`.execute(db)
    return rows
  }
  const { rows } = await sql<{ id: number; valor: string }>`
    select id, ${sql.raw(tipo === 'saida' ? '-valor' : 'valor')} as valor from ${sql.table(tipo)}
    where id_cliente = ${idCliente} and id = any(${ids}::int[]) and excluido_em is null
      and (id_conta_financeira = ${idConta} or (${geral} and id_conta_financeira is null)) order by id for update`.execute(
    db,
  )
  return rows
}

/** Removes the links of a movement; its entries stay as they are. */
export async function unlink(work: Writing, movimento: Movimento): Promise<void> {
  const links = await work.em.find(
    Conciliacao,
    { idCliente: work.idCliente, idMovimento: movimento.id },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  for (const link of links) work.em.remove(link)
}
