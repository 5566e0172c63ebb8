import { formatDate } from '../../../kernel/dates.js'
import { formatMoney } from '../../../kernel/money.js'
import type { Secao, Tabela } from '../../../kernel/pdf/document.js'
import { nomeDoMes } from '../../financas/lancamento/index.js'
import { soma } from '../../financas/movimento-bancario/index.js'
import type { LinhaDoAno } from '../../financas/recibo/index.js'

/** The law knows no deduction of gifts to a church, so that no receipt may look as if there were one. */
export const dedutivel = 'Dízimos e ofertas não são dedutíveis do imposto de renda.'

export const writtenCnpj = (cnpj: string): string => cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')

/** What a person gave in a year: by month, then one by one. */
export function secoesDoAno(linhas: readonly LinhaDoAno[]): Secao[] {
  return [
    { titulo: 'Por mês', tabela: porMes(linhas) },
    { titulo: 'Uma a uma', tabela: umaAUma(linhas) },
  ]
}

export const somaDe = (linhas: readonly LinhaDoAno[]): string => soma('0.00', ...linhas.map(({ valor }) => valor))

function porMes(linhas: readonly LinhaDoAno[]): Tabela {
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
        linhas: [...meses].map(([mes, doMes]) => [
          nomeDoMes(mes),
          String(doMes.length),
          ...[
            doMes.filter(({ campanha }) => campanha === null),
            doMes.filter(({ campanha }) => campanha !== null),
            doMes,
          ].map((some) => formatMoney(somaDe(some))),
        ]),
        subtotal: null,
      },
    ],
    total: ['Total', String(linhas.length), '', '', formatMoney(somaDe(linhas))],
    vazio: '',
  }
}

function umaAUma(linhas: readonly LinhaDoAno[]): Tabela {
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
    total: ['Total', '', '', '', formatMoney(somaDe(linhas))],
    vazio: '',
  }
}
