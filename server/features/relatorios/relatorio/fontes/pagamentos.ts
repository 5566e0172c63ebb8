import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { descricaoDoLancamento, nomeDoMeio } from '../../../financas/conta/index.js'
import { nomeDoMes } from '../../../financas/lancamento/index.js'
import { agrupar, cada, destaque, type Fonte, numero, quantos, texto } from './fonte.js'

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
export const pagamentos: Fonte = async ({ db, idCliente, periodo: { inicio, fim } }) => {
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
      destaque('Pagamentos', rows.length),
      destaque('Juros e multas, menos descontos', formatMoney(first?.todosOsAcrescimos ?? '0.00')),
      destaque('Total pago', formatMoney(first?.todos ?? '0.00')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            texto('Data', 11),
            texto('Conta', 34),
            texto('Fornecedor', 24),
            texto('Meio', 14),
            numero('Valor', 14),
            numero('Acréscimos', 13),
            numero('Total', 14),
          ],
          grupos: agrupar(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: nomeDoMes(mes),
            linhas: cada(ofMonth, (row) => [
              formatDate(row.data),
              descricaoDoLancamento(row),
              row.fornecedor ?? '',
              nomeDoMeio(row.meio),
              formatMoney(row.valor),
              row.acrescimos === '0.00' ? '' : formatMoney(row.acrescimos),
              formatMoney(row.total),
            ]),
            subtotal: [`Subtotal de ${nomeDoMes(mes)}`, '', '', '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
          })),
          total: [
            `Total: ${quantos(rows.length, 'pagamento', 'pagamentos')}`,
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
