import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { lancamentoDescription, nomeDoMeio } from '../../../../financas/conta/index.js'
import { monthName } from '../../../../financas/lancamento/index.js'
import { countText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Pagamento {
  data: DateOnly
  descricaoConta: string
  parcela: number | null
  totalParcelas: number | null
  fornecedor: string | null
  meio: string | null
  valor: Decimal
  /** interest and fine minus discount */
  acrescimos: Decimal
  total: Decimal
  doMes: Decimal
  todos: Decimal
  todosOsAcrescimos: Decimal
}

/**
 * The payments of payables in the period that were not undone or reversed, with those of records that were settled whole
 * before payments were records.
 */
export const pagamentos: ReportSource = async ({ db, idCliente, periodo: { inicio, fim } }) => {
  const { rows } = await sql<Pagamento>`
    select *, sum(total) over (partition by date_trunc('month', data::timestamp)) as "doMes", sum(total) over () as todos,
      sum(acrescimos) over () as "todosOsAcrescimos"
    from (
      select b.data, c.descricao_conta as "descricaoConta", c.parcela, c.total_parcelas as "totalParcelas", f.nome as fornecedor,
        b.meio, b.valor, b.juros + b.multa - b.desconto as acrescimos, b.valor + b.juros + b.multa - b.desconto as total, c.id, b.vez
      from baixa_pagar b
      join conta_pagar c on c.id_cliente = b.id_cliente and c.id = b.id_conta
      left join fornecedor f on f.id_cliente = c.id_cliente and f.id = c.id_fornecedor
      where b.id_cliente = ${idCliente} and b.data between ${inicio}::date and ${fim}::date and b.excluido_em is null
        and not b.estornada
      union all
      select c.data_encerramento_conta, c.descricao_conta, c.parcela, c.total_parcelas, f.nome, null, c.valor_conta, 0.00,
        c.valor_conta, c.id, 0
      from conta_pagar c
      left join fornecedor f on f.id_cliente = c.id_cliente and f.id = c.id_fornecedor
      where c.id_cliente = ${idCliente} and c.data_encerramento_conta between ${inicio}::date and ${fim}::date
        and c.valor_baixado = 0
    ) pagamento order by data, id, vez`.execute(db)
  const [first] = rows
  return {
    paisagem: true,
    resumo: [
      highlight('Pagamentos', rows.length),
      highlight('Juros e multas, menos descontos', formatMoney(first?.todosOsAcrescimos ?? '0.00')),
      highlight('Total pago', formatMoney(first?.todos ?? '0.00')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Data', 11),
            textOf('Conta', 34),
            textOf('Fornecedor', 24),
            textOf('Meio', 14),
            numberOf('Valor', 14),
            numberOf('Acréscimos', 13),
            numberOf('Total', 14),
          ],
          grupos: groupRows(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: monthName(mes),
            linhas: rowsOf(ofMonth, (row) => [
              formatDate(row.data),
              lancamentoDescription(row),
              row.fornecedor ?? '',
              nomeDoMeio(row.meio),
              formatMoney(row.valor),
              row.acrescimos === '0.00' ? '' : formatMoney(row.acrescimos),
              formatMoney(row.total),
            ]),
            subtotal: [`Subtotal de ${monthName(mes)}`, '', '', '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
          })),
          total: [
            `Total: ${countText(rows.length, 'pagamento', 'pagamentos')}`,
            '',
            '',
            '',
            '',
            formatMoney(first?.todosOsAcrescimos ?? '0.00'),
            formatMoney(first?.todos ?? '0.00'),
          ],
          vazio: 'Nenhum pagamento no período.',
        },
      },
    ],
  }
}
