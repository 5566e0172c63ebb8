import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../kernel/apollo'
import { formatDate, formatMoney } from '../../../kernel/ui'
import { DizimosParecidosDocument } from './parecidos.generated'

export type Parecido = {
  /** The stored tithe. */
  id: number
  /** The question whether the line is to be saved beside it. */
  pergunta: string
}

type Linhas = readonly { idMembro: number | string; valorDizimo: string }[]

/** Asks which lines resemble a stored tithe: typed by somebody else, or told by the bank. By line index. */
export function useParecidos() {
  const client = useApolloClient()
  return async (dataDizimo: string, linhas: Linhas, idCliente: number | undefined): Promise<Map<number, Parecido>> => {
    const variables = {
      dataDizimo,
      linhas: linhas.map(({ idMembro, valorDizimo }) => ({ idMembro: String(idMembro), valorDizimo })),
      idCliente,
    }
    try {
      const answer = await client.query({ query: DizimosParecidosDocument, variables, fetchPolicy: 'no-cache' })
      const found = dataOf(answer).dizimosParecidos
      return new Map(found.map(({ linha, dizimo }) => [linha, { id: dizimo.id, pergunta: pergunta(dizimo) }]))
    } catch {
      // what is wrong with the lines or the connection is said when they are saved
      return new Map()
    }
  }
}

const pergunta = (dizimo: { membro?: { name: string } | null; valorDizimo: string; dataDizimo: string }) =>
  `${dizimo.membro?.name} já tem um dízimo de ${formatMoney(dizimo.valorDizimo)} em ${formatDate(dizimo.dataDizimo)}. Lançar assim mesmo?`
