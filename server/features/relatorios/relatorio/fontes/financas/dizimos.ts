import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { meiosDizimo } from '../../../../financas/dizimo/index.js'
import { monthName, withoutEstorno } from '../../../../financas/lancamento/index.js'
import { countText, figureText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Dizimo {
  dataDizimo: DateOnly
  idMembro: number
  name: string
  meioDizimo: string
  numeroRecibo: number | null
  valor: Decimal
  doMes: Decimal
  doMeio: Decimal
  todos: Decimal
}

/**
 * The tithes of the period, of everybody or of one person, without reversed tithes. Needs permission to read
 * everybody's tithes. The database computes the sums.
 */
export const dizimos: ReportSource = async ({ db, idCliente, periodo, filtros }) => {
  const { rows } = await sql<Dizimo>`
    select data_dizimo as "dataDizimo", id_membro as "idMembro", name, meio_dizimo as "meioDizimo",
      numero_recibo as "numeroRecibo", valor_dizimo as valor, sum(valor_dizimo) over () as todos,
      sum(valor_dizimo) over (partition by date_trunc('month', data_dizimo::timestamp)) as "doMes",
      sum(valor_dizimo) over (partition by meio_dizimo) as "doMeio"
    from dizimo d join usuario u on u.id = d.id_membro and u.id_cliente = d.id_cliente
    where d.id_cliente = ${idCliente} and d.excluido_em is null and ${withoutEstorno('entrada', 'dizimo', 'd')}
      and data_dizimo between ${periodo.inicio}::date and ${periodo.fim}::date
      and (${filtros.idUsuario ?? null}::int is null or id_membro = ${filtros.idUsuario ?? null}::int)
    order by data_dizimo, u.nome_ordem, d.id`.execute(db)
  const total = formatMoney(rows[0]?.todos ?? '0.00')
  const means = groupRows(rows, ({ meioDizimo }) => meioDizimo).sort(([, a], [, b]) => b.length - a.length)
  return {
    resumo: [
      highlight('Dízimos', rows.length),
      highlight('Dizimistas', new Set(rows.map(({ idMembro }) => idMembro)).size),
      highlight('Recibos emitidos', rows.filter(({ numeroRecibo }) => numeroRecibo !== null).length),
      highlight('Total', total),
    ],
    secoes: [
      {
        titulo: 'Dízimos',
        tabela: {
          colunas: [
            textOf('Data', 13),
            textOf('Membro', 41),
            textOf('Meio', 15),
            numberOf('Recibo', 12),
            numberOf('Valor', 19),
          ],
          grupos: groupRows(rows, ({ dataDizimo }) => dataDizimo.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: monthName(mes),
            linhas: rowsOf(ofMonth, (row) => [
              formatDate(row.dataDizimo),
              row.name,
              meiosDizimo[row.meioDizimo] ?? row.meioDizimo,
              row.numeroRecibo === null ? '' : `Nº ${row.numeroRecibo}`,
              formatMoney(row.valor),
            ]),
            subtotal: [`Subtotal de ${monthName(mes)}`, '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
          })),
          total: [`Total: ${countText(rows.length, 'dízimo', 'dízimos')}`, '', '', '', total],
          vazio: 'Nenhum dízimo no período.',
        },
      },
      ...(means.length
        ? [
            {
              titulo: 'Por meio',
              tabela: {
                colunas: [textOf('Meio', 50), numberOf('Dízimos', 20), numberOf('Total', 30)],
                grupos: [
                  {
                    titulo: null,
                    linhas: means.map(([meio, list]) => [
                      meiosDizimo[meio] ?? meio,
                      figureText(list.length),
                      formatMoney(list[0]?.doMeio ?? '0.00'),
                    ]),
                    subtotal: null,
                  },
                ],
                total: ['Total', figureText(rows.length), total],
                vazio: '',
              },
            },
          ]
        : []),
    ],
  }
}
