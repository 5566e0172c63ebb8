import { useState } from 'react'
import { type RecordSearch, searchAgain, useFound } from '../../../kernel/form'
import { useCan } from '../../../kernel/session'
import { useFornecedorChoicesQuery, useFornecedorEscolhidoQuery } from './choices.generated'

type Options = {
  /** Whether inactive suppliers are found too. */
  all?: boolean
  /** Otherwise nothing is asked for. */
  wanted: boolean | undefined
}

/**
 * The suppliers that match the search text, for a field or filter. Undefined for whoever may not read suppliers, and
 * where none are wanted.
 */
export function useFornecedorSearch({ all, wanted }: Options): RecordSearch | undefined {
  const may = useCan('fornecedor.ler') && wanted
  const [busca, search] = useState('')
  const { data, previousData, loading, error, refetch } = useFornecedorChoicesQuery({
    variables: { first: 20, busca: busca || undefined, filtro: all ? {} : { ativo: true } },
    skip: !may,
  })
  const found = useFound({ data, previousData })?.fornecedores.nodes ?? []
  if (!may) return undefined
  const again = searchAgain({ loading, error, refetch })
  return { choices: found.map(fornecedorChoice), busca, loading, search, again }
}

/** The name of the supplier by which a list is filtered, once it is known. */
export function useNomeFornecedor(id: string | undefined): string | undefined {
  const may = useCan('fornecedor.ler')
  const { data } = useFornecedorEscolhidoQuery({ variables: { id: id ?? '' }, skip: !id || !may })
  return data?.fornecedor.nome
}

export const fornecedorChoice = ({ id, nome }: { id: number; nome: string }) => ({ value: id, label: nome })
