import { useApolloClient } from '@apollo/client/react'
import { meiosContados } from '../../../gql/regras/features/financas/dizimo/dizimo.input'
import { dataOf } from '../../../kernel/apollo'
import { formatDate, formatMoney, useConfirm } from '../../../kernel/ui'
import { ContagemDeDizimosDocument } from './contado.generated'

/**
 * Asks before tithes in cash are booked on a day of which two people have counted tithes: the same money would be booked
 * twice. Resolves to whether they are to be booked.
 */
export function useConfirmContado() {
  const client = useApolloClient()
  const confirm = useConfirm()
  return async (dataDizimo: string, meios: readonly string[], idCliente: number | undefined): Promise<boolean> => {
    if (!meiosContados.some((meio) => meios.includes(meio))) return true
    const variables = { dataDizimo, idCliente }
    const soma = await client
      .query({ query: ContagemDeDizimosDocument, variables, fetchPolicy: 'no-cache' })
      .then((answer) => dataOf(answer).contagemDeDizimos)
      // what is wrong with the connection is said when they are saved
      .catch(() => null)
    if (soma === null) return true
    return confirm({
      title: 'Estes dízimos talvez já estejam lançados',
      text: `Uma contagem de dízimos de ${formatDate(dataDizimo)} já foi lançada: ${formatMoney(soma)}. Se os dízimos em dinheiro ou cheque são os que foram contados, eles entrariam duas vezes.`,
      confirmText: 'É outro dinheiro',
      cancelText: 'Voltar',
    })
  }
}
