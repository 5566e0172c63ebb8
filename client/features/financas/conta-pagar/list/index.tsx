import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import { toPage, useColumns, useList } from '../../../../kernel/list'
import { ContaList, columnsOf, filterNames, filtroDe } from '../../conta'
import { contaPagarSide, useContaPagarDeeds } from '../side'
import { ContasPagarDocument, useContasPagarQuery } from './contas-pagar.generated'

const columns = columnsOf(contaPagarSide)

export function Component() {
  const client = useApolloClient()
  const deeds = useContaPagarDeeds()
  const chosen = useColumns('contasPagar', columns)
  const list = useList({
    churches: true,
    columns,
    order: { campo: 'statusConta', direcao: 'ASC' },
    filters: filterNames,
  })
  const filtro = filtroDe(list.filters, ['aberto', 'atrasado', 'pago'])
  const variables = { ...list.variables, filtro }
  const result = useContasPagarQuery({ variables: { ...variables, comSoma: list.narrowed } })

  const load = async (slice: { first: number; after?: string }) => {
    const answer = await client.query({
      query: ContasPagarDocument,
      variables: { ...variables, ...slice },
      fetchPolicy: 'no-cache',
    })
    return dataOf(answer).contasPagar
  }

  return (
    <ContaList
      side={contaPagarSide}
      list={list}
      columns={chosen}
      page={toPage(result, ({ contasPagar }) => contasPagar)}
      soma={(result.data ?? result.previousData)?.contasPagar.soma}
      load={load}
      deeds={deeds}
      exportar={{ action: 'contaPagar.exportar', name: 'contas-pagar' }}
    />
  )
}
