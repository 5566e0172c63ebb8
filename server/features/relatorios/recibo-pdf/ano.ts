import { formatDate } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import type { Section, Table } from '../../../kernel/transport/pdf/document.js'
import { monthName } from '../../financas/lancamento/index.js'
import { sumOf } from '../../financas/movimento-bancario/index.js'
import type { YearLine } from '../../financas/recibo/index.js'

/** The law knows no deduction of gifts to a church, so that no receipt may look as if there were one. */
export const dedutivel = 'Dízimos e ofertas não são dedutíveis do imposto de renda.'

export const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')

/** What a person gave in a year: by month, then one by one. */
export function sectionsOfYear(linhas: readonly YearLine[]): Section[] {
  return [
    { titulo: 'Por mês', tabela: byMonth(linhas) },
    { titulo: 'Uma a uma', tabela: oneByOne(linhas) },
  ]
}

export const sumOfLines = (linhas: readonly YearLine[]): string => sumOf('0.00', ...linhas.map(({ valor }) => valor))

function byMonth(linhas: readonly YearLine[]): Table {
  const meses = Map.groupBy(linhas, ({ data }) => data.slice(0, 7))
  return {
    colunas: [
      { titulo: 'Mês', peso: 4, numero: false },
      { titulo: 'Contribuições', peso: 3, numero: true },
      { titulo: 'Dízimos', peso: 3, numero: true },
      { titulo: 'Doações', peso: 3, numero: true },
      { titulo: 'Total', peso: 3, numero: true },
    ],
    grupos: [
      {
        titulo: null,
        linhas: [...meses].map(([mes, ofMonth]) => [
          monthName(mes),
          String(ofMonth.length),
          ...[
            ofMonth.filter(({ campanha }) => campanha === null),
            ofMonth.filter(({ campanha }) => campanha !== null),
            ofMonth,
          ].map((some) => formatMoney(sumOfLines(some))),
        ]),
        subtotal: null,
      },
    ],
    total: ['Total', String(linhas.length), '', '', formatMoney(sumOfLines(linhas))],
    vazio: '',
  }
}

function oneByOne(linhas: readonly YearLine[]): Table {
  return {
    colunas: [
      { titulo: 'Data', peso: 2, numero: false },
      { titulo: 'Finalidade', peso: 5, numero: false },
      { titulo: 'Meio', peso: 3, numero: false },
      { titulo: 'Recibo nº', peso: 2, numero: true },
      { titulo: 'Valor', peso: 3, numero: true },
    ],
    grupos: [
      {
        titulo: null,
        linhas: linhas.map(({ data, campanha, meio, recibo, valor }) => [
          formatDate(data),
          campanha ?? 'Dízimo',
          meio ?? '',
          recibo === null ? '' : String(recibo),
          formatMoney(valor),
        ]),
        subtotal: null,
      },
    ],
    total: ['Total', '', '', '', formatMoney(sumOfLines(linhas))],
    vazio: '',
  }
}
