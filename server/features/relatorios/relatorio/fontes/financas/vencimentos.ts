import { formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { type AtrasoBrackets, contasInAtraso, type Side } from '../../../../financas/conta/index.js'
import { pagarSide } from '../../../../financas/conta-pagar/index.js'
import { receberSide } from '../../../../financas/conta-receber/index.js'
import { countText, highlight, numberOf, type ReportSource, textOf } from '../fonte.js'

const amount = (value: Decimal): string => (value === '0.00' ? '' : formatMoney(value).replace('R$ ', ''))

const cells = (nome: string, row: AtrasoBrackets): string[] => [
  nome,
  String(row.quantidade),
  amount(row.aVencer),
  amount(row.ate30),
  amount(row.ate60),
  amount(row.ate90),
  amount(row.mais90),
  formatMoney(row.total).replace('R$ ', ''),
]

/** What was due and overdue at the end of the period, or today if that comes first, as on the screen. */
const byVencimento =
  (lado: Side): ReportSource =>
  async ({ db, idCliente, periodo, hoje }) => {
    const data = periodo.fim < hoje ? periodo.fim : hoje
    const { linhas, outras, total } = await contasInAtraso({ db, idCliente }, lado, { data, agrupar: 'descricao' })
    return {
      paisagem: true,
      resumo: [
        highlight('Contas', total.quantidade),
        highlight('A vencer', formatMoney(total.aVencer)),
        highlight('1 a 30 dias', formatMoney(total.ate30)),
        highlight('31 a 60 dias', formatMoney(total.ate60)),
        highlight('61 a 90 dias', formatMoney(total.ate90)),
        highlight('Mais de 90 dias', formatMoney(total.mais90)),
      ],
      secoes: [
        {
          titulo: `O que falta no fim de ${formatDate(data)}`,
          tabela: {
            colunas: [
              textOf('Descrição', 34),
              numberOf('Contas', 8),
              numberOf('A vencer', 12),
              numberOf('1 a 30', 12),
              numberOf('31 a 60', 12),
              numberOf('61 a 90', 12),
              numberOf('Mais de 90', 12),
              numberOf('Total', 13),
            ],
            grupos: [
              {
                titulo: null,
                linhas: [
                  ...linhas.map((row) => cells(row.nome ?? '', row)),
                  ...(outras ? [cells('Outras', outras)] : []),
                ],
                subtotal: null,
              },
            ],
            total: cells(`Total: ${countText(total.quantidade, 'conta', 'contas')}`, total),
            vazio: 'Nenhuma conta em aberto neste dia.',
          },
        },
      ],
    }
  }

export const pagarByVencimento = byVencimento(pagarSide)

export const receberByVencimento = byVencimento(receberSide)
