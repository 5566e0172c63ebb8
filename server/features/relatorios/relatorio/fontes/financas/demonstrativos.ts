import { formatDate } from '../../../../../../schema/rules/dates.js'
import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { notFound } from '../../../../../kernel/base/errors.js'
import { contaOfFilter } from '../../../../financas/conta-financeira/index.js'
import { balancete, fluxoCaixa, gerencial, razao, resultOf } from '../../../../financas/demonstrativo/index.js'
import { monthName } from '../../../../financas/lancamento/index.js'
import { type Escopo, groupRows, highlight, numberOf, type Parte, type ReportSource, rowsOf, textOf } from '../fonte.js'

const scopeOf = async ({ db, idCliente, filtros: { idContaFinanceira } }: Escopo) => ({
  db,
  idCliente,
  conta: await contaOfFilter({ db, idCliente }, idContaFinanceira),
})

/** What a statement says below its table. */
const note = (empty: boolean): string => `${empty ? 'Nenhum lançamento no período. ' : ''}${gerencial}`

/** An amount in a table with many columns. */
const amount = (value: Decimal): string => formatMoney(value).replace('R$ ', '')

/** A category below another one begins further to the right. */
const indented = ({ nivel, nome }: { nivel: number; nome: string }): string => (nivel === 1 ? nome : `– ${nome}`)

/** How many months one table has. */
const perTable = 12

/** The cash flow by the direct method, with a column for each month. */
export const fluxoCaixaSource: ReportSource = async (escopo) => {
  const fluxo = await fluxoCaixa(await scopeOf(escopo), escopo.periodo, true)
  const { meses, linhas, contas } = fluxo
  const tables = Array.from({ length: Math.ceil(meses.length / perTable) }, (_, index) => index * perTable)
  return {
    paisagem: meses.length > 3,
    resumo: [
      highlight('Saldo anterior', formatMoney(fluxo.saldoAnterior)),
      highlight('Entradas', formatMoney(fluxo.entradas)),
      highlight('Saídas', formatMoney(fluxo.saidas)),
      ...optional('Saldos iniciais', fluxo.saldosIniciais),
      ...optional('Transferências', fluxo.transferencias),
      highlight('Saldo final', formatMoney(fluxo.saldo)),
    ],
    secoes: [
      ...tables.map((from): Parte => {
        const until = Math.min(from + perTable, meses.length)
        const shown = meses.slice(from, until)
        const last = until === meses.length
        const totalOf = (value: Decimal) => (last ? [amount(value)] : [])
        const sums = (
          nome: string,
          of: 'entradas' | 'saidas' | 'transferencias' | 'saldosIniciais' | 'saldo',
          value: Decimal,
        ) => [nome, ...shown.map((mes) => amount(mes[of])), ...totalOf(value)]
        const lines = (tipo: string) =>
          linhas
            .filter((linha) => linha.tipo === tipo)
            .map((linha) => [indented(linha), ...linha.meses.slice(from, until).map(amount), ...totalOf(linha.total)])
        return {
          titulo: null,
          novaPagina: from > 0,
          tabela: {
            colunas: [
              textOf('Categoria', 22),
              ...shown.map(({ mes }) => numberOf(`${mes.slice(5)}/${mes.slice(0, 4)}`, 9)),
              ...(last ? [numberOf('Total', 10)] : []),
            ],
            grupos: [
              {
                titulo: null,
                linhas: [
                  ['Saldo anterior', ...shown.map((mes) => amount(mes.saldoAnterior)), ...totalOf(fluxo.saldoAnterior)],
                ],
                subtotal: null,
              },
              { titulo: 'Entradas', linhas: lines('entrada'), subtotal: sums('Total', 'entradas', fluxo.entradas) },
              { titulo: 'Saídas', linhas: lines('saida'), subtotal: sums('Total', 'saidas', fluxo.saidas) },
              {
                titulo: null,
                linhas: [
                  sums('Transferências', 'transferencias', fluxo.transferencias),
                  ...(fluxo.saldosIniciais === '0.00'
                    ? []
                    : [sums('Saldos iniciais', 'saldosIniciais', fluxo.saldosIniciais)]),
                ],
                subtotal: null,
              },
            ],
            total: sums('Saldo final', 'saldo', fluxo.saldo),
            vazio: '',
          },
          ...(contas.length === 0 && last && { nota: note(linhas.length === 0) }),
        }
      }),
      ...(contas.length === 0
        ? []
        : [
            {
              titulo: 'Onde está o dinheiro',
              tabela: {
                colunas: [textOf('Conta', 40), numberOf('Saldo anterior', 30), numberOf('Saldo final', 30)],
                grupos: [
                  {
                    titulo: null,
                    linhas: contas.map((conta) => [
                      conta.nome,
                      formatMoney(conta.saldoAnterior),
                      formatMoney(conta.saldo),
                    ]),
                    subtotal: null,
                  },
                ],
                total: ['Total', formatMoney(fluxo.saldoAnterior), formatMoney(fluxo.saldo)],
                vazio: '',
              },
              nota: note(linhas.length === 0),
            },
          ]),
    ],
  }
}

const optional = (label: string, value: Decimal) => (value === '0.00' ? [] : [highlight(label, formatMoney(value))])

const surplus = (value: Decimal) => (value.startsWith('-') ? 'Déficit' : 'Superávit')

/** The result of unrestricted and of restricted funds, beside that of the year before. */
export const resultSource: ReportSource = async (escopo) => {
  const { fundos, total, inicioAnterior, fimAnterior } = await resultOf(await scopeOf(escopo), escopo.periodo)
  const colunas = [textOf('Categoria', 50), numberOf('No período', 25), numberOf('Um ano antes', 25)]
  const row = (nome: string, value: Decimal, before: Decimal) => [nome, formatMoney(value), formatMoney(before)]
  return {
    resumo: [
      highlight('Receitas', formatMoney(total.entradas)),
      highlight('Despesas', formatMoney(total.saidas)),
      highlight(surplus(total.resultado), formatMoney(total.resultado)),
    ],
    secoes: [
      ...fundos.map(({ soma: fundo, linhas }) => {
        const side = (titulo: string, tipo: string, value: Decimal, before: Decimal) => ({
          titulo,
          linhas: linhas
            .filter((linha) => linha.tipo === tipo)
            .map((linha) => row(linha.nome, linha.total, linha.anterior)),
          subtotal: row(`Total de ${titulo.toLowerCase()}`, value, before),
        })
        return {
          titulo: fundo.restrito ? 'Fundos com restrição' : 'Fundos sem restrição',
          tabela: {
            colunas,
            grupos: [
              side('Receitas', 'entrada', fundo.entradas, fundo.entradasAntes),
              side('Despesas', 'saida', fundo.saidas, fundo.saidasAntes),
            ],
            total: row(surplus(fundo.resultado), fundo.resultado, fundo.resultadoAntes),
            vazio: 'Nenhum lançamento nos dois períodos.',
          },
        }
      }),
      {
        titulo: 'Todos os fundos',
        tabela: {
          colunas,
          grupos: [
            {
              titulo: null,
              linhas: [
                row('Receitas', total.entradas, total.entradasAntes),
                row('Despesas', total.saidas, total.saidasAntes),
              ],
              subtotal: null,
            },
          ],
          total: row(surplus(total.resultado), total.resultado, total.resultadoAntes),
          vazio: '',
        },
        nota: `Um ano antes: de ${formatDate(inicioAnterior)} a ${formatDate(fimAnterior)}. ${gerencial}`,
      },
    ],
  }
}

const grupos = {
  conta: 'Contas financeiras',
  patrimonio: 'Saldo acumulado',
  transferencia: 'Transferências',
  receita: 'Receitas',
  despesa: 'Despesas',
} as const

/** The trial balance by the church's own accounts and categories. */
export const balanceteSource: ReportSource = async (escopo) => {
  const { linhas, totais } = await balancete(await scopeOf(escopo), escopo.periodo)
  return {
    resumo: [
      highlight('Débitos', formatMoney(totais.totalDebitos)),
      highlight('Créditos', formatMoney(totais.totalCreditos)),
      highlight('Saldos devedores', formatMoney(totais.devedor)),
      highlight('Saldos credores', formatMoney(totais.credor)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Conta ou categoria', 32),
            numberOf('Saldo anterior', 17),
            numberOf('Débitos', 17),
            numberOf('Créditos', 17),
            numberOf('Saldo', 17),
          ],
          grupos: groupRows(linhas, ({ grupo }) => grupo).map(([grupo, rows]) => ({
            titulo: grupos[grupo as keyof typeof grupos],
            linhas: rows.map((row) => [
              indented(row),
              side(row.saldoAnterior, row.devedora),
              amount(row.debitos),
              amount(row.creditos),
              side(row.saldo, row.devedora),
            ]),
            subtotal: null,
          })),
          total: ['Total', '', amount(totais.totalDebitos), amount(totais.totalCreditos), ''],
          vazio: '',
        },
        nota: `${note(totais.totalDebitos === '0.00')} D: saldo devedor; C: saldo credor. As categorias começam em janeiro.`,
      },
    ],
  }
}

/** A balance with the letter of its side: one below zero is on the other side. */
const side = (saldo: Decimal, devedora: boolean): string => {
  if (saldo === '0.00') return amount(saldo)
  return `${amount(saldo.replace('-', ''))} ${saldo.startsWith('-') === devedora ? 'C' : 'D'}`
}

/** The ledger of a category or of an account, line by line. */
export const razaoSource: ReportSource = async (escopo) => {
  const { idCategoria, idContaFinanceira } = escopo.filtros
  const found = await razao(await scopeOf(escopo), escopo.periodo, { idCategoria, idContaFinanceira, page: undefined })
  if (!found) throw notFound(idCategoria ? 'Categoria não encontrada.' : 'Conta financeira não encontrada.')
  return {
    titulo: `Razão: ${found.nome}`,
    // its title names the category, and not the account that it is limited to
    ...(idCategoria && idContaFinanceira && escopo.detalhe && { detalhes: [escopo.detalhe] }),
    resumo: [
      highlight('Saldo anterior', side(found.saldoAnterior, found.devedora)),
      highlight('Débitos', amount(found.debitos)),
      highlight('Créditos', amount(found.creditos)),
      highlight('Saldo final', side(found.saldo, found.devedora)),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
          colunas: [
            textOf('Data', 11),
            textOf('Descrição', 30),
            textOf('Contrapartida', 17),
            numberOf('Débito', 14),
            numberOf('Crédito', 14),
            numberOf('Saldo', 15),
          ],
          grupos: groupRows(found.linhas, ({ data }) => data.slice(0, 7)).map(([mes, ofMonth]) => ({
            titulo: monthName(mes),
            linhas: rowsOf(ofMonth, (row) => [
              formatDate(row.data),
              row.descricao,
              row.contrapartida,
              row.debito === null ? '' : amount(row.debito),
              row.credito === null ? '' : amount(row.credito),
              side(row.saldo, found.devedora),
            ]),
            subtotal: null,
          })),
          total: null,
          vazio: 'Nenhuma linha neste período.',
        },
        nota: gerencial,
      },
    ],
  }
}
