import { type RawBuilder, sql } from 'kysely'
import { conflict } from '../../../../kernel/base/errors.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { withdrawDizimo } from '../../dizimo/index.js'
import { removeTypedEntrada } from '../../entrada/index.js'
import { removeTypedSaida } from '../../saida/index.js'
import { transferencias } from '../../transferencia/index.js'
import type { TipoLancamento } from '../movimento-bancario.rules.js'
import { undoDoacao } from './de-fora.js'

type Work = Writing & { ctx: Context }

/** An entry that a match made: what 'Lançar' wrote, or a fee. */
interface Created {
  tipo: TipoLancamento
  id: number
  origem: string | null
  idOrigem: number | null
}

/**
 * SQL: whether the match `c` of a movement `m` has made its entry, also a payment: before these were marked, in the same
 * transaction. A Pix that the bank told of makes its entry in that one, too.
 */
const fez = sql`(c.criado or (not c.automatica and (
  (m.e2e is null and exists (select from entrada e where e.id_cliente = c.id_cliente and e.id = c.id_entrada
    and e.created_at = c.created_at))
  or exists (select from saida s where s.id_cliente = c.id_cliente and s.id = c.id_saida and s.created_at = c.created_at)
  or exists (select from transferencia t where t.id_cliente = c.id_cliente and t.id = c.id_transferencia
    and t.created_at = c.created_at))))`

/** SQL: the matched movements of a file whose match has made something. */
export const withMade = (idCliente: number, idExtrato: RawBuilder<unknown>) => sql`
  select m.id from movimento_bancario m where m.id_cliente = ${idCliente} and m.id_extrato = ${idExtrato}
    and m.situacao = 'conciliado' and exists (select from conciliacao c
      where c.id_cliente = ${idCliente} and c.id_movimento = m.id and ${fez})`

/** How many of them may go with their import: each is a small transaction of its own otherwise. */
const mostMade = 500

/**
 * The movements of a file whose match has made something.
 * @throws CONFLICT when they are too many to be undone at once
 */
export async function madeFromExtrato({ db, idCliente }: Writing, idExtrato: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    ${withMade(idCliente, sql`${idExtrato}`)} order by m.id limit ${mostMade + 1}`.execute(db)
  if (rows.length > mostMade)
    throw conflict(
      `Mais de ${mostMade} movimentos deste arquivo foram lançados a partir dele: desfaça antes uma parte deles, um mês de cada vez.`,
    )
  return rows.map(({ id }) => id)
}

/**
 * The entries that the match of a movement has made, which still are what they were. Matches of before these were marked
 * made what began in the same transaction, unless it settles an account, which is reopened instead.
 */
export async function createdByMovimento({ db, idCliente }: Writing, idMovimento: number): Promise<Created[]> {
  const { rows } = await sql<Created>`
    select case when c.id_entrada is not null then 'entrada' when c.id_saida is not null then 'saida' else 'transferencia' end as tipo,
      coalesce(c.id_entrada, c.id_saida, c.id_transferencia) as id, coalesce(e.origem, s.origem) as origem,
      coalesce(e.id_origem, s.id_origem) as "idOrigem"
    from conciliacao c
    left join entrada e on e.id_cliente = ${idCliente} and e.id = c.id_entrada
    left join saida s on s.id_cliente = ${idCliente} and s.id = c.id_saida
    left join transferencia t on t.id_cliente = ${idCliente} and t.id = c.id_transferencia
    where c.id_cliente = ${idCliente} and c.id_movimento = ${idMovimento} and (c.criado or (not c.automatica
      and c.created_at = coalesce(e.created_at, s.created_at, t.created_at)
      and coalesce(e.origem, s.origem, '') not in ('contaReceber', 'contaPagar')))
    order by c.ordem`.execute(db)
  return rows
}

/** Deletes these entries, with the tithe or donation from which one comes; they lie in the recycle bin. */
export async function removeCreated(work: Work, created: readonly Created[]): Promise<void> {
  for (const { tipo, id, origem, idOrigem } of created) {
    if (origem === 'dizimo' && idOrigem !== null) {
      work.ctx.authorise('dizimo.escrever')
      await withdrawDizimo(work, idOrigem)
    } else if (origem === 'doacao' && idOrigem !== null) {
      work.ctx.authorise('doacao.escrever')
      await undoDoacao(work, idOrigem)
    } else if (tipo === 'transferencia') {
      work.ctx.authorise('transferencia.escrever')
      await transferencias.excluir(work, id)
    } else {
      work.ctx.authorise(`${tipo}.escrever`)
      await (tipo === 'saida' ? removeTypedSaida : removeTypedEntrada)(work, id)
    }
  }
}
