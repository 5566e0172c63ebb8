import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import { toPage, useColumns, useList } from '../../../../kernel/list'
import { ContaList, columnsOf, filterNames, filtroDe } from '../../conta'
import { contaReceberSide, useContaReceberDeeds } from '../side'
import { ContasReceberDocument, useContasReceberQuery } from './contas-receber.generated'

const columns = columnsOf(contaReceberSide)

export function Component() {
  const client = useApolloClient()
  const deeds = useContaReceberDeeds()
  const chosen = useColumns('contasReceber', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'statusConta', direcao: 'ASC' },
    filters: filterNames,
  })
  const filtro = filtroDe(list.filters, ['pendente', 'atrasado', 'recebido'])
  const variables = { ...list.variables, filtro }
  const result = useContasReceberQuery({ variables: { ...variables, comSoma: list.narrowed } })

  const load = async (slice: { first: number; after?: string }) => {
    const answer = await client.query({
      query: ContasReceberDocument,
      variables: { ...variables, ...slice },
      fetchPolicy: 'no-cache',
    })
    return dataOf(answer).contasReceber
  }

  return (
    <ContaList
      side={contaReceberSide}
      list={list}
      columns={chosen}
      page={toPage(result, ({ contasReceber }) => contasReceber)}
      soma={(result.data ?? result.previousData)?.contasReceber.soma}
      load={load}
      deeds={deeds}
      exportar={{ action: 'contaReceber.exportar', name: 'contas-receber' }}
    />
  )
}
