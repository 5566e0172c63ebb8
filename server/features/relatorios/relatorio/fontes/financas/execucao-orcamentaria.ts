import { type Decimal, formatMoney } from '../../../../../../schema/rules/money.js'
import { gerencial } from '../../../../financas/demonstrativo/index.js'
import { monthName } from '../../../../financas/lancamento/index.js'
import {
  computeExecucao,
  computeExecucaoByCentro,
  type Execucao,
  previsaoName,
} from '../../../../financas/previsao-orcamentaria/index.js'
import { countText, highlight, numberOf, type Parte, percent, type ReportSource, textOf } from '../fonte.js'

const fundos = [
  { restrito: false, titulo: 'Fundos sem restrição' },
  { restrito: true, titulo: 'Fundos com restrição' },
  { restrito: null, titulo: 'Todos os fundos' },
]

const amount = (value: Decimal): string => formatMoney(value).replace('R$ ', '')

const vazio = 'Nenhum valor previsto ou realizado.'

const previsaoOf = (previsao: Execucao['previsao']) =>
  highlight('Previsão', previsao ? previsaoName(previsao) : 'Nenhuma aprovada')

/** The execution of the budget of the last day's year, until the end of its month; of one cost centre, or of all. */
export const execucaoOrcamentaria: ReportSource = async ({ db, idCliente, periodo: { fim }, filtros, detalhe }) => {
  const [ano, mes] = yearAndMonth(fim)
  const idCentroCusto = filtros.idCentroCusto ?? null
  const { previsao, linhas } = await computeExecucao({ db, idCliente }, { ano, mes, idCentroCusto })
  const result = linhas.find(({ tipo, restrito }) => tipo === null && restrito === null)
  return {
    titulo: `Previsto e realizado até ${monthName(fim)}`,
    detalhes: detalhe ? [detalhe] : [],
    paisagem: true,
    comPeriodo: false,
    resumo: [
      previsaoOf(previsao),
      highlight('Resultado previsto', formatMoney(result?.previsto ?? '0.00')),
      highlight('Resultado realizado', formatMoney(result?.realizado ?? '0.00')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: tableOf(linhas),
        nota: linhas.length > 1 ? gerencial : `${vazio} ${gerencial}`,
      },
    ],
  }
}

/** The same of each cost centre, one after the other, each on its own page; first what all of them spent. */
export const execucaoByCentro: ReportSource = async ({ db, idCliente, periodo: { fim } }) => {
  const [ano, mes] = yearAndMonth(fim)
  const { previsao, centros } = await computeExecucaoByCentro({ db, idCliente }, { ano, mes })
  return {
    titulo: `Previsto e realizado por centro de custo até ${monthName(fim)}`,
    paisagem: true,
    comPeriodo: false,
    resumo: [previsaoOf(previsao), highlight('Centros de custo', namedCentros(centros))],
    secoes: [
      allCentros(centros),
      ...centros.map(({ nome, linhas }) => ({
        titulo: nome,
        novaPagina: true,
        tabela: tableOf(linhas),
        nota: gerencial,
      })),
    ],
  }
}

const yearAndMonth = (dia: string): [number, number] => [Number(dia.slice(0, 4)), Number(dia.slice(5, 7))]

/** How many of them are cost centres: what has none is among them. */
const namedCentros = (centros: readonly { centro: number | null }[]): number =>
  centros.filter(({ centro }) => centro !== null).length

/** The first page: the expenses of each cost centre. */
const allCentros = (
  centros: readonly { centro: number | null; nome: string; linhas: Execucao['linhas'] }[],
): Parte => ({
  titulo: 'Despesas dos centros de custo',
  tabela: {
    colunas: [
      textOf('Centro de custo', 30),
      numberOf('Previsto até o mês', 16),
      numberOf('Realizado até o mês', 16),
      numberOf('Diferença', 16),
      numberOf('% do previsto', 11),
      numberOf('Previsto no ano', 16),
    ],
    grupos: [
      {
        titulo: null,
        linhas: centros.map(({ nome, linhas }) => {
          const spent = linhas.find(({ tipo, restrito, nivel }) => tipo === 'saida' && restrito === null && nivel === 0)
          const { previsto = '0.00', realizado = '0.00', diferenca = '0.00', previstoAno = '0.00' } = spent ?? {}
          return [
            nome,
            amount(previsto),
            amount(realizado),
            amount(diferenca),
            percent(spent?.percentual ?? null),
            amount(previstoAno),
          ]
        }),
        subtotal: null,
      },
    ],
    total: [`Total: ${countText(namedCentros(centros), 'centro', 'centros')}`, '', '', '', '', ''],
    vazio,
  },
})

const tableOf = (linhas: Execucao['linhas']): NonNullable<Parte['tabela']> => ({
  colunas: [
    textOf('Categoria', 30),
    numberOf('Previsto no mês', 14),
    numberOf('Realizado no mês', 14),
    numberOf('Previsto até o mês', 14),
    numberOf('Realizado até o mês', 14),
    numberOf('Diferença', 14),
    numberOf('% do previsto', 11),
    numberOf('Previsto no ano', 14),
  ],
  grupos: fundos
    .map(({ restrito, titulo }) => ({
      titulo,
      linhas: linhas
        .filter((linha) => linha.restrito === restrito)
        .map((linha) => [
          linha.nivel === 2 ? `– ${linha.nome}` : linha.nome,
          ...[linha.previstoMes, linha.realizadoMes, linha.previsto, linha.realizado, linha.diferenca].map(amount),
          percent(linha.percentual),
          amount(linha.previstoAno),
        ]),
      subtotal: null,
    }))
    .filter(({ linhas: own }) => own.length > 0),
  total: null,
  vazio,
})
