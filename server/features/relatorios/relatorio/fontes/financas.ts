import { formatDate } from '../../../../kernel/dates.js'
import { formatMoney } from '../../../../kernel/money.js'
import {
  nomeDoMes,
  type Totais,
  type TotaisDaConta,
  type TotalDaCategoria,
  totaisDoPeriodo,
  totaisPorCategoria,
  totaisPorConta,
  totaisPorMes,
} from '../../../financas/lancamento/index.js'
import { linhasDoLivro, nomeCategoria } from '../../../financas/livro-caixa/index.js'
import { agrupar, cada, destaque, type Fonte, inteiro, numero, type Parte, texto } from './fonte.js'

/** The church's cash book: opening balance, entries with subtotals by month, categories, closing balance. */
export const financas: Fonte = async ({ db, idCliente, periodo: { inicio, fim } }) => {
  const scope = { db, idCliente }
  const contas = await totaisPorConta(scope, inicio, fim)
  const antes = contas.map(({ saldoAnterior }) => saldoAnterior)
  const totais = await totaisDoPeriodo(scope, inicio, fim, antes)
  const meses = await totaisPorMes(scope, inicio, fim, { antes })
  const categorias = await totaisPorCategoria(scope, inicio, fim)
  const rows = await linhasDoLivro(scope, { inicio, fim, saldoAnterior: totais.saldoAnterior })
  const abertas = meses.some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  const byMonth = new Map(meses.map((mes) => [mes.mes, mes]))
  return {
    resumo: [
      destaque('Saldo anterior', formatMoney(totais.saldoAnterior)),
      destaque('Entradas', formatMoney(totais.entradas)),
      destaque('Saídas', formatMoney(totais.saidas)),
      ...(totais.saldosIniciais === '0.00' ? [] : [destaque('Saldos iniciais', formatMoney(totais.saldosIniciais))]),
      destaque('Saldo final', formatMoney(totais.saldo)),
    ],
    secoes: [
      {
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
            texto('Mês', abertas ? 24 : 26),
            ...(abertas ? larguras(16, 'Saldo anterior', 'Saldos iniciais') : larguras(19, 'Saldo anterior')),
            ...larguras(abertas ? 14 : 18, 'Entradas', 'Saídas'),
            numero('Saldo', abertas ? 16 : 19),
          ],
          grupos: [
            {
              titulo: null,
              linhas: meses.map(({ mes, saldoAnterior, saldosIniciais, entradas, saidas, saldo }) => [
                nomeDoMes(mes),
                ...[saldoAnterior, ...(abertas ? [saldosIniciais] : []), entradas, saidas, saldo].map(formatMoney),
              ]),
              subtotal: null,
            },
          ],
          total: [
            'Total',
            ...[
              totais.saldoAnterior,
              ...(abertas ? [totais.saldosIniciais] : []),
              totais.entradas,
              totais.saidas,
              totais.saldo,
            ].map(formatMoney),
          ],
          vazio: '',
        },
      },
      ...(contas.length < 2 ? [] : [porConta(contas, totais)]),
      {
        titulo: 'Por categoria',
        tabela: {
          colunas: [texto('Categoria', 50), numero('Lançamentos', 20), numero('Total', 30)],
          grupos: sides(categorias, { entrada: totais.entradas, saida: totais.saidas }),
          total: null,
          vazio: 'Nenhum lançamento no período.',
        },
      },
      {
        titulo: 'Lançamentos',
        tabela: {
          colunas: [
            // the amount columns are wide enough for sums of millions in the usual font size
            texto('Data', 11),
            texto('Descrição', 31),
            texto('Categoria', 13),
            numero('Entrada', 18),
            numero('Saída', 18),
            numero('Saldo', 18),
          ],
          grupos: agrupar(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => {
            const sum = byMonth.get(mes)
            return {
              titulo: nomeDoMes(mes),
              linhas: cada(ofMonth, (row) => [
                formatDate(row.data),
                row.descricao,
                nomeCategoria(row),
                row.tipo === 'entrada' ? formatMoney(row.valor) : '',
                row.tipo === 'saida' ? formatMoney(row.valor) : '',
                formatMoney(row.saldo),
              ]),
              subtotal: sum
                ? [`Subtotal de ${nomeDoMes(mes)}`, '', '', ...[sum.entradas, sum.saidas, sum.saldo].map(formatMoney)]
                : null,
            }
          }),
          total: ['Total', '', '', ...[totais.entradas, totais.saidas, totais.saldo].map(formatMoney)],
          vazio: 'Nenhum lançamento no período.',
        },
      },
    ],
  }
}

/** Columns of amounts with the same width. */
const larguras = (largura: number, ...titulos: string[]) => titulos.map((titulo) => numero(titulo, largura))

/** Where the money lies, for a church with several accounts. */
function porConta(contas: readonly TotaisDaConta[], totais: Totais): Parte {
  // an account may begin within the period, and together they may begin with nothing
  const abertas = [totais, ...contas].some(({ saldosIniciais }) => saldosIniciais !== '0.00')
  const valores = (of: Omit<Totais, 'quantidade'>) =>
    [
      of.saldoAnterior,
      ...(abertas ? [of.saldosIniciais] : []),
      of.entradas,
      of.saidas,
      of.transferencias,
      of.saldo,
    ].map(formatMoney)
  return {
    titulo: 'Por conta financeira',
    tabela: {
      colunas: abertas
        ? [
            texto('Conta', 16),
            ...larguras(14, 'Saldo anterior', 'Saldos iniciais', 'Entradas', 'Saídas', 'Transferências', 'Saldo'),
          ]
        : [
            texto('Conta', 22),
            numero('Saldo anterior', 16),
            ...larguras(15, 'Entradas', 'Saídas'),
            ...larguras(16, 'Transferências', 'Saldo'),
          ],
      grupos: [{ titulo: null, linhas: contas.map((conta) => [conta.nome, ...valores(conta)]), subtotal: null }],
      total: ['Total', ...valores(totais)],
      vazio: '',
    },
  }
}

/** The categories of income and of expenses, each group with its sum. */
const sides = (categorias: readonly TotalDaCategoria[], totals: Record<'entrada' | 'saida', string>) =>
  (['entrada', 'saida'] as const).flatMap((side) => {
    const own = categorias.filter(({ tipo }) => tipo === side)
    if (own.length === 0) return []
    const name = side === 'entrada' ? 'Entradas' : 'Saídas'
    return [
      {
        titulo: name,
        linhas: own.map((row) => [nomeCategoria(row), inteiro(row.quantidade), formatMoney(row.total)]),
        subtotal: [
          `Total de ${name.toLowerCase()}`,
          inteiro(own.reduce((all, { quantidade }) => all + quantidade, 0)),
          formatMoney(totals[side]),
        ],
      },
    ]
  })
