import { formatDate } from '../../../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../../../schema/rules/money.js'
import { notFound } from '../../../../../kernel/base/errors.js'
import { contaOfExtrato } from '../../../../financas/conta-financeira/index.js'
import { endOfMonth, monthName } from '../../../../financas/lancamento/index.js'
import {
  categoriaName,
  type ExtratoTotals,
  entradaOf,
  linesOfExtratos,
  saidaOfExtrato,
  totalsOfExtratos,
} from '../../../../financas/livro-caixa/index.js'
import { groupRows, highlight, numberOf, type ReportSource, rowsOf, textOf } from '../fonte.js'

/** The statement of one account: what moved its money, line by line, with the balance at the end of each month. */
export const extrato: ReportSource = async ({ db, idCliente, periodo, filtros: { idContaFinanceira } }) => {
  const scope = { db, idCliente }
  const conta = await contaOfExtrato(scope, idContaFinanceira)
  if (!conta) throw notFound('Conta financeira não encontrada.')
  const totals = (await totalsOfExtratos(scope, [conta], periodo))[0] as ExtratoTotals
  const rows = await linesOfExtratos(scope, [{ ...conta, saldoAnterior: totals.saldoAnterior }], periodo)
  const some = (label: string, valor: string) => (valor === '0.00' ? [] : [highlight(label, formatMoney(valor))])
  return {
    titulo: `Extrato: ${conta.nome}`,
    resumo: [
      highlight('Saldo anterior', formatMoney(totals.saldoAnterior)),
      ...some('Saldo inicial', totals.saldosIniciais),
      highlight('Entradas', formatMoney(totals.entradas)),
      highlight('Saídas', formatMoney(totals.saidas)),
      ...some('Recebido de outras contas', totals.recebidas),
      ...some('Enviado a outras contas', totals.enviadas),
      highlight('Saldo final', formatMoney(totals.saldo)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Data', 11),
            textOf('Descrição', 31),
            textOf('Categoria', 13),
            numberOf('Entrada', 18),
            numberOf('Saída', 18),
            numberOf('Saldo', 18),
          ],
          grupos: groupRows(rows, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => {
            const last = endOfMonth(mes) < periodo.fim ? endOfMonth(mes) : periodo.fim
            return {
              titulo: monthName(mes),
              linhas: rowsOf(ofMonth, (row) => [
                formatDate(row.data),
                row.descricao,
                categoriaName(row),
                written(entradaOf(row)),
                written(saidaOfExtrato(row)),
                formatMoney(row.saldo),
              ]),
              subtotal: [`Saldo em ${formatDate(last)}`, '', '', '', '', formatMoney(ofMonth.at(-1)!.saldo)],
            }
          }),
          total: null,
          vazio: 'Nenhuma movimentação no período.',
        },
      },
    ],
  }
}

const written = (valor: string | null): string => (valor === null ? '' : formatMoney(valor))
