import { formatDate } from '../../../../kernel/dates.js'
import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { contasEmAtraso, type FaixasDeAtraso, type Lado } from '../../../financas/conta/index.js'
import { ladoPagar } from '../../../financas/conta-pagar/index.js'
import { ladoReceber } from '../../../financas/conta-receber/index.js'
import { destaque, type Fonte, numero, quantos, texto } from './fonte.js'

const amount = (value: Decimal): string => (value === '0.00' ? '' : formatMoney(value).replace('R$ ', ''))

const cells = (nome: string, row: FaixasDeAtraso): string[] => [
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
const porVencimento =
  (lado: Lado): Fonte =>
  async ({ db, idCliente, periodo, hoje }) => {
    const data = periodo.fim < hoje ? periodo.fim : hoje
    const { linhas, outras, total } = await contasEmAtraso({ db, idCliente }, lado, { data, agrupar: 'descricao' })
    return {
      paisagem: true,
      resumo: [
        destaque('Contas', total.quantidade),
        destaque('A vencer', formatMoney(total.aVencer)),
        destaque('1 a 30 dias', formatMoney(total.ate30)),
        destaque('31 a 60 dias', formatMoney(total.ate60)),
        destaque('61 a 90 dias', formatMoney(total.ate90)),
        destaque('Mais de 90 dias', formatMoney(total.mais90)),
      ],
      secoes: [
        {
          titulo: `O que falta no fim de ${formatDate(data)}`,
          tabela: {
            colunas: [
              texto('Descrição', 34),
              numero('Contas', 8),
              numero('A vencer', 12),
              numero('1 a 30', 12),
              numero('31 a 60', 12),
              numero('61 a 90', 12),
              numero('Mais de 90', 12),
              numero('Total', 13),
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
            total: cells(`Total: ${quantos(total.quantidade, 'conta', 'contas')}`, total),
            vazio: 'Nenhuma conta em aberto neste dia.',
          },
        },
      ],
    }
  }

export const pagarPorVencimento = porVencimento(ladoPagar)

export const receberPorVencimento = porVencimento(ladoReceber)
