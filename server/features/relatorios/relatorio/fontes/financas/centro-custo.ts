import { sql } from 'kysely'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { countText, dayOf, figureText, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Centro {
  nome: string | null
  tituloDepartamento: string | null
  status: number | null
  lancamentos: number
  entradas: Decimal
  saidas: Decimal
  resultado: Decimal
  todasEntradas: Decimal
  todasSaidas: Decimal
  todosResultados: Decimal
  todosLancamentos: number
}

const nothing = { todasEntradas: '0.00', todasSaidas: '0.00', todosResultados: '0.00', todosLancamentos: 0 }

/**
 * Income and expenses of each cost centre. Entries without a cost centre come last, so that the totals equal the cash
 * book. A deleted cost centre is listed if it has entries.
 */
export const centroCusto: ReportSource = async ({ db, idCliente, fuso, periodo: { inicio, fim } }) => {
  const entries = (tabela: 'entrada' | 'saida') => sql`
    select id_centro_custo, valor, ${sql.lit(tabela === 'entrada')} as entrou from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and data between ${inicio}::date and ${fim}::date`
  const { rows } = await sql<Centro>`
    with movimento as (
      select id_centro_custo, count(*)::int as lancamentos, coalesce(sum(valor) filter (where entrou), 0.00) as entradas,
        coalesce(sum(valor) filter (where not entrou), 0.00) as saidas
      from (${entries('entrada')} union all ${entries('saida')}) lancamento group by id_centro_custo
    ), centro as (
      select c.id, c.nome, c.nome_ordem, c.status, titulo_departamento from centro_custo c
      join departamento d on d.id = c.id_departamento and d.id_cliente = c.id_cliente
      where c.id_cliente = ${idCliente} and (c.id in (select id_centro_custo from movimento)
        or c.excluido_em is null and ${dayOf('c.created_at', fuso)} <= ${fim}::date)
    ), somado as (
      select id, nome, nome_ordem, status, titulo_departamento, coalesce(lancamentos, 0) as lancamentos,
        coalesce(entradas, 0.00) as entradas, coalesce(saidas, 0.00) as saidas
      from centro full join movimento on id = id_centro_custo
    )
    select nome, titulo_departamento as "tituloDepartamento", status, lancamentos, entradas, saidas,
      entradas - saidas as resultado, sum(entradas) over () as "todasEntradas", sum(saidas) over () as "todasSaidas",
      sum(entradas - saidas) over () as "todosResultados", (sum(lancamentos) over ())::int as "todosLancamentos"
    from somado order by nome_ordem nulls last, id`.execute(db)
  const all = rows[0] ?? nothing
  const centres = rows.filter(({ nome }) => nome !== null)
  return {
    paisagem: true,
    resumo: [
      highlight('Centros de custo', centres.length),
      highlight('Lançamentos', all.todosLancamentos),
      highlight('Entradas', formatMoney(all.todasEntradas)),
      highlight('Saídas', formatMoney(all.todasSaidas)),
      highlight('Resultado', formatMoney(all.todosResultados)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Centro de custo', 26),
            textOf('Departamento', 20),
            numberOf('Lançamentos', 12),
            numberOf('Entradas', 14),
            numberOf('Saídas', 14),
            numberOf('Resultado', 14),
          ],
          grupos: [
            {
              titulo: null,
              linhas: rowsOf(rows, (row) => [
                row.nome === null ? 'Sem centro de custo' : `${row.nome}${row.status === 1 ? '' : ' (inativo)'}`,
                row.tituloDepartamento ?? '',
                figureText(row.lancamentos),
                ...[row.entradas, row.saidas, row.resultado].map(formatMoney),
              ]),
              subtotal: null,
            },
          ],
          total: [
            `Total: ${countText(centres.length, 'centro', 'centros')}`,
            '',
            figureText(all.todosLancamentos),
            ...[all.todasEntradas, all.todasSaidas, all.todosResultados].map(formatMoney),
          ],
          vazio: 'Nenhum centro de custo até o fim do período.',
        },
      },
    ],
  }
}
