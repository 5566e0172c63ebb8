import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** One entry in the cash book. */
export interface LinhaRow {
  tipo: 'entrada' | 'saida'
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  categoria: number
  /** the amount; negative in a reversal */
  valor: Decimal
  /** the balance after this entry */
  saldo: Decimal
}

type Scope = Pick<Reading, 'db'> & { idCliente: number; idCentroCusto?: number | null | undefined }

/** The entries between two days in order, each with the balance after it. */
export async function linhas(
  { db, idCliente, idCentroCusto }: Scope,
  { inicio, fim, saldoAnterior }: { inicio: DateOnly; fim: DateOnly; saldoAnterior: Decimal },
  page?: { limit: number; offset: number },
): Promise<LinhaRow[]> {
  const of = (tabela: 'entrada' | 'saida', effect: string) => sql`
    select ${sql.lit(tabela)} as tipo, id, uuid, data, descricao, categoria, valor, ${sql.raw(effect)} as efeito
    from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date
      ${typeof idCentroCusto === 'number' ? sql`and id_centro_custo = ${idCentroCusto}` : sql``}`
  const { rows } = await sql<LinhaRow>`
    select tipo, id, uuid, data, descricao, categoria, valor,
      ${saldoAnterior}::numeric + sum(efeito) over (order by data, tipo, id rows unbounded preceding) as saldo
    from (${of('entrada', 'valor')} union all ${of('saida', '-valor')}) linha
    order by data, tipo, id ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}`.execute(db)
  return rows
}
