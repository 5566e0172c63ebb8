import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { lancamentoDescription, type Side } from '../../../../financas/conta/index.js'
import { pagarSide } from '../../../../financas/conta-pagar/index.js'
import { receberSide } from '../../../../financas/conta-receber/index.js'
import { monthName } from '../../../../financas/lancamento/index.js'
import { countText, groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

interface Conta {
  descricaoConta: string
  parcela: number | null
  totalParcelas: number | null
  vencimento: DateOnly
  encerramento: DateOnly | null
  situacao: 'aberta' | 'atrasada' | 'encerrada'
  valor: Decimal
  /** how much of it is paid or received */
  baixado: Decimal
  centro: string
  responsavel: string | null
  doMes: Decimal
  todas: Decimal
  abertas: Decimal
  atrasadas: Decimal
  encerradas: Decimal
}

interface Names {
  situacoes: Record<Conta['situacao'], string>
  /** labels for open and not yet due, overdue, and settled */
  aVencer: string
  atrasadas: string
  encerradas: string
}

const nothing = { todas: '0.00', abertas: '0.00', atrasadas: '0.00', encerradas: '0.00' }

/**
 * The payables or receivables that are due in the period. An open one is overdue from the day after its due date. The
 * database computes the sums: what is paid of an open one counts as paid.
 */
const contas =
  ({ tabela, aberto }: Side, { situacoes, ...nomes }: Names): ReportSource =>
  async ({ db, idCliente, periodo: { inicio, fim }, hoje }) => {
    const { rows } = await sql<Conta>`
      select *, sum(valor) over (partition by date_trunc('month', vencimento::timestamp)) as "doMes",
        sum(valor) over () as todas,
        coalesce(sum(valor - baixado) filter (where situacao = 'aberta') over (), 0.00) as abertas,
        coalesce(sum(valor - baixado) filter (where situacao = 'atrasada') over (), 0.00) as atrasadas,
        coalesce(sum(baixado) over (), 0.00) as encerradas
      from (
        select c.id, descricao_conta as "descricaoConta", parcela, total_parcelas as "totalParcelas",
          data_vencimento_conta as vencimento, data_encerramento_conta as encerramento, valor_conta as valor,
          case when status_conta = ${sql.lit(aberto)} then valor_baixado else valor_conta end as baixado,
          centro.nome as centro, responsavel.name as responsavel, case
            when status_conta <> ${sql.lit(aberto)} then 'encerrada'
            when data_vencimento_conta < ${hoje}::date then 'atrasada'
            else 'aberta' end as situacao
        from ${sql.table(tabela)} c
        join centro_custo centro on centro.id = c.id_centro_custo and centro.id_cliente = c.id_cliente
        left join usuario responsavel
          on responsavel.id = c.responsavel_usuario_conta and responsavel.id_cliente = c.id_cliente
        where c.id_cliente = ${idCliente} and c.excluido_em is null
          and data_vencimento_conta between ${inicio}::date and ${fim}::date
      ) conta order by vencimento, id`.execute(db)
    const sums = rows[0] ?? nothing
    return {
      paisagem: true,
      resumo: [
        highlight('Contas', rows.length),
        highlight(nomes.aVencer, formatMoney(sums.abertas)),
        highlight(nomes.atrasadas, formatMoney(sums.atrasadas)),
        highlight(nomes.encerradas, formatMoney(sums.encerradas)),
        highlight('Total', formatMoney(sums.todas)),
      ],
      secoes: [
        {
          titulo: null,
          tabela: {
            colunas: [
              textOf('Vencimento', 11),
              textOf('Descrição', 34),
              textOf('Centro de custo', 20),
              textOf('Responsável', 20),
              textOf('Status', 12),
              textOf('Encerrada em', 12),
              numberOf('Valor', 15),
            ],
            grupos: groupRows(rows, ({ vencimento }) => vencimento.slice(0, 7)).map(([mes, ofMonth]) => ({
              titulo: monthName(mes),
              linhas: rowsOf(ofMonth, (row) => [
                formatDate(row.vencimento),
                lancamentoDescription(row),
                row.centro,
                row.responsavel ?? 'Igreja',
                row.situacao !== 'encerrada' && row.baixado !== '0.00'
                  ? `${situacoes[row.situacao]}, parcial`
                  : situacoes[row.situacao],
                row.encerramento ? formatDate(row.encerramento) : '',
                formatMoney(row.valor),
              ]),
              subtotal: [`Subtotal de ${monthName(mes)}`, '', '', '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
            })),
            total: [`Total: ${countText(rows.length, 'conta', 'contas')}`, '', '', '', '', '', formatMoney(sums.todas)],
            vazio: 'Nenhuma conta vence no período.',
          },
        },
      ],
    }
  }

export const contasPagar = contas(pagarSide, {
  situacoes: { aberta: 'Aberto', atrasada: 'Atrasado', encerrada: 'Pago' },
  aVencer: 'A vencer',
  atrasadas: 'Atrasado',
  encerradas: 'Pago',
})

export const contasReceber = contas(receberSide, {
  situacoes: { aberta: 'Pendente', atrasada: 'Atrasado', encerrada: 'Recebido' },
  aVencer: 'A vencer',
  atrasadas: 'Atrasado',
  encerradas: 'Recebido',
})
