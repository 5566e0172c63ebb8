import { formatMoney } from '../../../../kernel/money.js'
import { gerencial } from '../../../financas/demonstrativo/index.js'
import { nomeDoMes } from '../../../financas/lancamento/index.js'
import { calcularExecucao, nomePrevisao } from '../../../financas/previsao-orcamentaria/index.js'
import { destaque, type Fonte, numero, porcento, texto } from './fonte.js'

const fundos = [
  { restrito: false, titulo: 'Fundos sem restrição' },
  { restrito: true, titulo: 'Fundos com restrição' },
  { restrito: null, titulo: 'Todos os fundos' },
]

const amount = (value: string): string => formatMoney(value).replace('R$ ', '')

/** The execution of the budget of the last day's year, until the end of its month. */
export const execucaoOrcamentaria: Fonte = async ({ db, idCliente, periodo: { fim } }) => {
  const [ano, mes] = [Number(fim.slice(0, 4)), Number(fim.slice(5, 7))]
  const { previsao, linhas } = await calcularExecucao({ db, idCliente }, { ano, mes, idCentroCusto: null })
  const result = linhas.find(({ tipo, restrito }) => tipo === null && restrito === null)
  return {
    titulo: `Previsto e realizado até ${nomeDoMes(fim)}`,
    paisagem: true,
    comPeriodo: false,
    resumo: [
      destaque('Previsão', previsao ? nomePrevisao(previsao) : 'Nenhuma aprovada'),
      destaque('Resultado previsto', formatMoney(result?.previsto ?? '0.00')),
      destaque('Resultado realizado', formatMoney(result?.realizado ?? '0.00')),
    ],
    secoes: [
      {
        titulo: null,
        tabela: {
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
                  ...[linha.previstoMes, linha.realizadoMes, linha.previsto, linha.realizado, linha.diferenca].map(
                    amount,
                  ),
                  porcento(linha.percentual),
                  amount(linha.previstoAno),
                ]),
              subtotal: null,
            }))
            .filter(({ linhas: own }) => own.length > 0),
          total: null,
          vazio: 'Nenhum valor previsto ou realizado.',
        },
        nota: linhas.length > 1 ? gerencial : `Nenhum valor previsto ou realizado. ${gerencial}`,
      },
    ],
  }
}
