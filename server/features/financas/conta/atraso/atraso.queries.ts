import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { Agrupamento } from '../../../../../schema/rules/financas/atraso.input.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { tableOfBaixas } from '../baixa/baixa.queries.js'
import type { Side } from '../conta.queries.js'

/** What is left of payables or receivables, by how many days ago they were due. */
export interface AtrasoBrackets {
  aVencer: Decimal
  ate30: Decimal
  ate60: Decimal
  ate90: Decimal
  mais90: Decimal
  total: Decimal
  /** number of records */
  quantidade: number
}

export interface AtrasoLine extends AtrasoBrackets {
  /** id of the person, supplier or cost centre; null for a description, and for the church itself or none */
  idRegistro: number | null
  nome: string | null
}

/** How many groups are named; all others are one row. */
export const nomeados = 100

/** By what each record is grouped: an id, a name, and the table that has the name. */
const chaves = ({ tabela }: Side) => ({
  descricao: { id: sql`null::int`, nome: sql`c.descricao_conta`, de: sql`` },
  responsavel: {
    id: sql`c.responsavel_usuario_conta`,
    nome: sql`pessoa.name`,
    de: sql`left join usuario pessoa on pessoa.id = c.responsavel_usuario_conta and pessoa.id_cliente = c.id_cliente`,
  },
  // a receivable has no supplier
  fornecedor:
    tabela === 'conta_pagar'
      ? {
          id: sql`c.id_fornecedor`,
          nome: sql`fornecedor.nome`,
          de: sql`left join fornecedor on fornecedor.id = c.id_fornecedor and fornecedor.id_cliente = c.id_cliente`,
        }
      : { id: sql`null::int`, nome: sql`null::text`, de: sql`` },
  centroCusto: {
    id: sql`c.id_centro_custo`,
    nome: sql`centro.nome`,
    de: sql`left join centro_custo centro on centro.id = c.id_centro_custo and centro.id_cliente = c.id_cliente`,
  },
})

const bracketOf = (dias: RawBuilder<unknown>) => sql`coalesce(sum(falta) filter (where atraso ${dias}), 0.00)`

/**
 * What was left at the end of a day of all records that were open then, by payments up to that day: the largest groups
 * first, and last, as number `nomeados` + 1, all others together. Reversed payments never counted.
 */
export async function byAtraso(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  lado: Side,
  { data, agrupar }: { data: DateOnly; agrupar: Agrupamento },
): Promise<(AtrasoLine & { lugar: number })[]> {
  const chave = chaves(lado)[agrupar]
  const { rows } = await sql<AtrasoLine & { lugar: number }>`
    with posterior as (
      select id_conta, sum(valor) as valor from ${sql.table(tableOfBaixas(lado))}
      where id_cliente = ${idCliente} and data > ${data}::date and excluido_em is null and not estornada
      group by id_conta
    ), conta as (
      select ${chave.id} as id, ${chave.nome} as nome, ${data}::date - c.data_vencimento_conta as atraso,
        case when c.status_conta = ${sql.lit(lado.encerrado)} and c.valor_baixado = 0 then c.valor_conta
          else c.valor_conta - c.valor_baixado + coalesce(posterior.valor, 0.00) end as falta
      from (
        select * from ${sql.table(lado.tabela)}
        where id_cliente = ${idCliente} and excluido_em is null and status_conta = ${sql.lit(lado.aberto)}
        union all
        select * from ${sql.table(lado.tabela)}
        where id_cliente = ${idCliente} and data_encerramento_conta > ${data}::date
      ) c left join posterior on posterior.id_conta = c.id ${chave.de}
    ), grupo as (
      select id, nome, ${bracketOf(sql`<= 0`)} as a_vencer, ${bracketOf(sql`between 1 and 30`)} as ate30,
        ${bracketOf(sql`between 31 and 60`)} as ate60, ${bracketOf(sql`between 61 and 90`)} as ate90,
        ${bracketOf(sql`> 90`)} as mais90, sum(falta) as total, count(*) as quantidade,
        least(row_number() over (order by sum(falta) desc, nome, id), ${nomeados + 1}) as lugar
      from conta where falta > 0 group by id, nome
    )
    select lugar::int, min(id) as "idRegistro", min(nome) as nome, sum(a_vencer) as "aVencer", sum(ate30) as ate30,
      sum(ate60) as ate60, sum(ate90) as ate90, sum(mais90) as mais90, sum(total) as total,
      sum(quantidade)::int as quantidade
    from grupo group by lugar order by lugar`.execute(db)
  return rows
}
