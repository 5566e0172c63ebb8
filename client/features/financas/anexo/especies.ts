import type { Action } from '../../../gql/actions'
import type { EspecieComAnexos } from '../../../gql/types'

type Especie = {
  /** Who may do this adds attachments. */
  escrever: Action
  /** What is said of an attachment that came when the record was final. */
  posterior: string
}

const doMes = 'Depois do fechamento do mês'

export const especies: Readonly<Record<EspecieComAnexos, Especie>> = {
  entrada: { escrever: 'entrada.escrever', posterior: doMes },
  saida: { escrever: 'saida.escrever', posterior: doMes },
  contaPagar: { escrever: 'contaPagar.escrever', posterior: doMes },
  contaReceber: { escrever: 'contaReceber.escrever', posterior: doMes },
  manutencaoPatrimonio: { escrever: 'manutencaoPatrimonio.escrever', posterior: doMes },
  orcamento: { escrever: 'orcamento.criar', posterior: 'Depois da decisão' },
  reuniaoLideranca: { escrever: 'reuniaoLideranca.criar', posterior: 'Depois da aprovação da ata' },
}
