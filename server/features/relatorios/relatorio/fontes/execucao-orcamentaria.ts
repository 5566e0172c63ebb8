import { type Decimal, formatMoney } from '../../../../kernel/money.js'
import { gerencial } from '../../../financas/demonstrativo/index.js'
import { nomeDoMes } from '../../../financas/lancamento/index.js'
import {
  calcularExecucao,
  calcularExecucaoPorCentro,
  type Execucao,
  nomePrevisao,
} from '../../../financas/previsao-orcamentaria/index.js'
import { destaque, type Fonte, numero, type Parte, porcento, quantos, texto } from './fonte.js'

const fundos = [
  { restrito: false, titulo: 'Fundos sem restrição' },
  { restrito: true, titulo: 'Fundos com restrição' },
  { restrito: null, titulo: 'Todos os fundos' },
]

const amount = (value: Decimal): string => formatMoney(value).replace('R$ ', '')

const vazio = 'Nenhum valor previsto ou realizado.'

const previsaoDe = (previsao: Execucao['previsao']) =>
  destaque('Previsão', previsao ? nomePrevisao(previsao) : 'Nenhuma aprovada')

/** The execution of the budget of the last day's year, until the end of its month; of one cost centre, or of all. */
export const execucaoOrcamentaria: Fonte = async ({ db, idCliente, periodo: { fim }, filtros, detalhe }) => {
  const [ano, mes] = anoEMes(fim)
  const idCentroCusto = filtros.idCentroCusto ?? null
  const { previsao, linhas } = await calcularExecucao({ db, idCliente }, { ano, mes, idCentroCusto })
  const result = linhas.find(({ tipo, restrito }) => tipo === null && restrito === null)
  return {
    titulo: `Previsto e realizado até ${nomeDoMes(fim)}`,
    detalhes: detalhe ? [detalhe] : [],
    paisagem: true,
    comPeriodo: false,
    resumo: [
      previsaoDe(previsao),
      destaque('Resultado previsto', formatMoney(result?.previsto ?? '0.00')),
      destaque('Resultado realizado', formatMoney(result?.realizado ?? '0.00')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: tabelaDe(linhas),
        nota: linhas.length > 1 ? gerencial : `${vazio} ${gerencial}`,
      },
    ],
  }
}

/** The same of each cost centre, one after the other, each on its own page; first what all of them spent. */
export const execucaoPorCentro: Fonte = async ({ db, idCliente, periodo: { fim } }) => {
  const [ano, mes] = anoEMes(fim)
  const { previsao, centros } = await calcularExecucaoPorCentro({ db, idCliente }, { ano, mes })
  return {
    titulo: `Previsto e realizado por centro de custo até ${nomeDoMes(fim)}`,
    paisagem: true,
    comPeriodo: false,
    resumo: [previsaoDe(previsao), destaque('Centros de custo', comNome(centros))],
    secoes: [
      todos(centros),
      ...centros.map(({ nome, linhas }) => ({
        titulo: nome,
        novaPagina: true,
        tabela: tabelaDe(linhas),
        nota: gerencial,
      })),
    ],
  }
}

const anoEMes = (dia: string): [number, number] => [Number(dia.slice(0, 4)), Number(dia.slice(5, 7))]

/** How many of them are cost centres: what has none is among them. */
const comNome = (centros: readonly { centro: number | null }[]): number =>
  centros.filter(({ centro }) => centro !== null).length

/** The first page: the expenses of each cost centre. */
const todos = (centros: readonly { centro: number | null; nome: string; linhas: Execucao['linhas'] }[]): Parte => ({
  titulo: 'Despesas dos centros de custo',
  tabela: {
    colunas: [
      texto('Centro de custo', 30),
      numero('Previsto até o mês', 16),
      numero('Realizado até o mês', 16),
      numero('Diferença', 16),
      numero('% do previsto', 11),
      numero('Previsto no ano', 16),
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
            porcento(spent?.percentual ?? null),
            amount(previstoAno),
          ]
        }),
        subtotal: null,
      },
    ],
    total: [`Total: ${quantos(comNome(centros), 'centro', 'centros')}`, '', '', '', '', ''],
    vazio,
  },
})

const tabelaDe = (linhas: Execucao['linhas']): NonNullable<Parte['tabela']> => ({
  colunas: [
    texto('Categoria', 30),
    numero('Previsto no mês', 14),
    numero('Realizado no mês', 14),
    numero('Previsto até o mês', 14),
    numero('Realizado até o mês', 14),
    numero('Diferença', 14),
    numero('% do previsto', 11),
    numero('Previsto no ano', 14),
  ],
  grupos: fundos
    .map(({ restrito, titulo }) => ({
      titulo,
      linhas: linhas
        .filter((linha) => linha.restrito === restrito)
        .map((linha) => [
          linha.nivel === 2 ? `– ${linha.nome}` : linha.nome,
          ...[linha.previstoMes, linha.realizadoMes, linha.previsto, linha.realizado, linha.diferenca].map(amount),
          porcento(linha.percentual),
          amount(linha.previstoAno),
        ]),
      subtotal: null,
    }))
    .filter(({ linhas: own }) => own.length > 0),
  total: null,
  vazio,
})
