import { sql } from 'kysely'
import { type DateOnly, formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { descricaoDoLancamento, type Lado } from '../../../financas/conta/index.js'
import { ladoPagar } from '../../../financas/conta-pagar/index.js'
import { ladoReceber } from '../../../financas/conta-receber/index.js'
import { nomeDoMes } from '../../../financas/lancamento/index.js'
import { agrupar, cada, destaque, type Fonte, numero, quantos, texto } from './fonte.js'

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

interface Nomes {
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
  ({ tabela, aberto }: Lado, { situacoes, ...nomes }: Nomes): Fonte =>
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
        destaque('Contas', rows.length),
        destaque(nomes.aVencer, formatMoney(sums.abertas)),
        destaque(nomes.atrasadas, formatMoney(sums.atrasadas)),
        destaque(nomes.encerradas, formatMoney(sums.encerradas)),
        destaque('Total', formatMoney(sums.todas)),
      ],
      secoes: [
        {
          titulo: null,
          tabela: {
            colunas: [
              texto('Vencimento', 11),
              texto('Descrição', 34),
              texto('Centro de custo', 20),
              texto('Responsável', 20),
              texto('Status', 12),
              texto('Encerrada em', 12),
              numero('Valor', 15),
            ],
            grupos: agrupar(rows, ({ vencimento }) => vencimento.slice(0, 7)).map(([mes, ofMonth]) => ({
              titulo: nomeDoMes(mes),
              linhas: cada(ofMonth, (row) => [
                formatDate(row.vencimento),
                descricaoDoLancamento(row),
                row.centro,
                row.responsavel ?? 'Igreja',
                row.situacao !== 'encerrada' && row.baixado !== '0.00'
                  ? `${situacoes[row.situacao]}, parcial`
                  : situacoes[row.situacao],
                row.encerramento ? formatDate(row.encerramento) : '',
                formatMoney(row.valor),
              ]),
              subtotal: [`Subtotal de ${nomeDoMes(mes)}`, '', '', '', '', '', formatMoney(ofMonth[0]?.doMes ?? '0.00')],
            })),
            total: [`Total: ${quantos(rows.length, 'conta', 'contas')}`, '', '', '', '', '', formatMoney(sums.todas)],
            vazio: 'Nenhuma conta vence no período.',
          },
        },
      ],
    }
  }

export const contasPagar = contas(ladoPagar, {
  situacoes: { aberta: 'Aberto', atrasada: 'Atrasado', encerrada: 'Pago' },
  aVencer: 'A vencer',
  atrasadas: 'Atrasado',
  encerradas: 'Pago',
})

export const contasReceber = contas(ladoReceber, {
  situacoes: { aberta: 'Pendente', atrasada: 'Atrasado', encerrada: 'Recebido' },
  aVencer: 'A vencer',
  atrasadas: 'Atrasado',
  encerradas: 'Recebido',
})
