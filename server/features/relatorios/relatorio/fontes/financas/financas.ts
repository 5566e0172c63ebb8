import { formatDate } from '../../../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../../../schema/rules/money.js'
import {
  type CategoriaTotal,
  type ContaTotals,
  monthName,
  type Totals,
  totalsByCategoria,
  totalsByConta,
  totalsByMonth,
  totalsOfPeriod,
} from '../../../../financas/lancamento/index.js'
import { categoriaName, linesOfLivro } from '../../../../financas/livro-caixa/index.js'
import { figureText, groupRows, highlight, numberOf, type Parte, type ReportSource, rowsOf, textOf } from '../fonte.js'

/** The church's cash book: opening balance, entries with subtotals by month, categories, closing balance. */
export const financas: ReportSource = async ({ db, idCliente, periodo: { inicio, fim } }) => {
  const scope = { db, idCliente }
  const contas = await totalsByConta(scope, inicio, fim)
  const antes = contas.map(({ saldoAnterior }) => saldoAnterior)
  const totals = await totalsOfPeriod(scope, inicio, fim, antes)
  const meses = await totalsByMonth(scope, inicio, fim, { antes })
  const categorias = await totalsByCategoria(scope, inicio, fim)
  const rows = await linesOfLivro(scope, { inicio, fim, saldoAnterior: totals.saldoAnterior })
  const byMonth = new Map(meses.map((mes) => [mes.mes, mes]))
  return {
    resumo: [
      highlight('Saldo anterior', formatMoney(totals.saldoAnterior)),
      highlight('Entradas', formatMoney(totals.entradas)),
      highlight('Saídas', formatMoney(totals.saidas)),
      ...(totals.saldosIniciais === '0.00' ? [] : [highlight('Saldos iniciais', formatMoney(totals.saldosIniciais))]),
      highlight('Saldo final', formatMoney(totals.saldo)),
    ],
    secoes: [
      byMes(meses, totals),
      ...(contas.length < 2 ? [] : [byConta(contas, totals)]),
      {
        titulo: 'Por categoria',
        tabela: {
          colunas: [textOf('Categoria', 50), numberOf('Lançamentos', 20), numberOf('Total', 30)],
          grupos: sides(categorias, { entrada: totals.entradas, saida: totals.saidas }),
          total: null,
          vazio: 'Nenhum lançamento no período.',
        },
      },
      {
        titulo: 'Lançamentos',
        tabela: {
          colunas: [
            // the amount columns are wide enough for sums of millions in the usual font size
            textOf('Data', 11),
            textOf('Descrição', 31),
            textOf('Categoria', 13),
            numberOf('Entrada', 18),
            numberOf('Saída', 18),
            numberOf('Saldo', 18),
          ],
          grupos: groupRows(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => {
            const sum = byMonth.get(mes)
            return {
              titulo: monthName(mes),
              linhas: rowsOf(ofMonth, (row) => [
                formatDate(row.data),
                row.descricao,
                categoriaName(row),
                row.tipo === 'entrada' ? formatMoney(row.valor) : '',
                row.tipo === 'saida' ? formatMoney(row.valor) : '',
                formatMoney(row.saldo),
              ]),
              subtotal: sum
                ? [`Subtotal de ${monthName(mes)}`, '', '', ...[sum.entradas, sum.saidas, sum.saldo].map(formatMoney)]
                : null,
            }
          }),
          total: ['Total', '', '', ...[totals.entradas, totals.saidas, totals.saldo].map(formatMoney)],
          vazio: 'Nenhum lançamento no período.',
        },
      },
    ],
  }
}

/** The months with their sums. Opening balances have a column when an account begins within the period. */
function byMes(meses: Awaited<ReturnType<typeof totalsByMonth>>, totals: Totals): Parte {
  const open = meses.some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  return {
    titulo: 'Entradas e saídas por mês',
    grafico: {
      series: ['Entradas', 'Saídas'],
      pontos: meses.map(({ mes, entradas, saidas }) => ({
        rotulo: `${mes.slice(5)}/${mes.slice(0, 4)}`,
        valores: [entradas, saidas],
      })),
    },
    tabela: {
      colunas: [
        textOf('Mês', open ? 24 : 26),
        ...(open ? larguras(16, 'Saldo anterior', 'Saldos iniciais') : larguras(19, 'Saldo anterior')),
        ...larguras(open ? 14 : 18, 'Entradas', 'Saídas'),
        numberOf('Saldo', open ? 16 : 19),
      ],
      grupos: [
        {
          titulo: null,
          linhas: meses.map(({ mes, saldoAnterior, saldosIniciais, entradas, saidas, saldo }) => [
            monthName(mes),
            ...[saldoAnterior, ...(open ? [saldosIniciais] : []), entradas, saidas, saldo].map(formatMoney),
          ]),
          subtotal: null,
        },
      ],
      total: [
        'Total',
        ...[
          totals.saldoAnterior,
          ...(open ? [totals.saldosIniciais] : []),
          totals.entradas,
          totals.saidas,
          totals.saldo,
        ].map(formatMoney),
      ],
      vazio: '',
    },
  }
}

/** Columns of amounts with the same width. */
const larguras = (largura: number, ...titulos: string[]) => titulos.map((titulo) => numberOf(titulo, largura))

/** Where the money lies, for a church with several accounts. */
function byConta(contas: readonly ContaTotals[], totals: Totals): Parte {
  // an account may begin within the period, and together they may begin with nothing
  const open = [totals, ...contas].some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  const amountsOf = (of: Omit<Totals, 'quantidade'>) =>
    [of.saldoAnterior, ...(open ? [of.saldosIniciais] : []), of.entradas, of.saidas, of.transferencias, of.saldo].map(
      formatMoney,
    )
  return {
    titulo: 'Por conta financeira',
    tabela: {
      colunas: open
        ? [
            textOf('Conta', 16),
            ...larguras(14, 'Saldo anterior', 'Saldos iniciais', 'Entradas', 'Saídas', 'Transferências', 'Saldo'),
          ]
        : [
            textOf('Conta', 22),
            numberOf('Saldo anterior', 16),
            ...larguras(15, 'Entradas', 'Saídas'),
            ...larguras(16, 'Transferências', 'Saldo'),
          ],
      grupos: [{ titulo: null, linhas: contas.map((conta) => [conta.nome, ...amountsOf(conta)]), subtotal: null }],
      total: ['Total', ...amountsOf(totals)],
      vazio: '',
    },
  }
}

/** The categories of income and of expenses, each group with its sum. */
const sides = (categorias: readonly CategoriaTotal[], totals: Record<'entrada' | 'saida', string>) =>
  (['entrada', 'saida'] as const).flatMap((side) => {
    const own = categorias.filter(({ tipo }) => tipo === side)
    if (own.length === 0) return []
    const name = side === 'entrada' ? 'Entradas' : 'Saídas'
    return [
      {
        titulo: name,
        linhas: own.map((row) => [categoriaName(row), figureText(row.quantidade), formatMoney(row.total)]),
        subtotal: [
          `Total de ${name.toLowerCase()}`,
          figureText(own.reduce((all, { quantidade }) => all + quantidade, 0)),
          formatMoney(totals[side]),
        ],
      },
    ]
  })
