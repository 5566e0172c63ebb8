import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import { toPage, useColumns, useList } from '../../../../kernel/list'
import { columnsOf, filterNames, LancamentoList } from '../../lancamento'
import { entradaSide, useEntradaDeeds } from '../side'
import { EntradasDocument, useEntradasQuery } from './entradas.generated'

const columns = columnsOf(entradaSide)

export function Component() {
  const client = useApolloClient()
  const deeds = useEntradaDeeds()
  const chosen = useColumns('entradas', columns)
  const list = useList({ churches: true, columns, order: { campo: 'data', direcao: 'DESC' }, filters: filterNames })
  const { categoria, data, mes, idCentroCusto, excluidos } = list.filters
  const filtro = {
    categoria: categoria ? Number(categoria) : undefined,
    data,
    mes,
    idCentroCusto,
    excluidos: excluidos === 'true',
  }
  const variables = { ...list.variables, filtro }
  const result = useEntradasQuery({ variables: { ...variables, comSoma: list.narrowed } })
  const shown = (result.data ?? result.previousData)?.entradas

  const load = async (slice: { first: number; after?: string }) => {
    const answer = await client.query({
      query: EntradasDocument,
      variables: { ...variables, ...slice },
      fetchPolicy: 'no-cache',
    })
    return dataOf(answer).entradas
  }

  return (
    <LancamentoList
      side={entradaSide}
      list={list}
      columns={chosen}
      page={toPage(result, ({ entradas }) => entradas)}
      meses={shown?.meses ?? []}
      soma={shown?.soma}
      load={load}
      deeds={deeds}
      exportar={{ action: 'entrada.exportar', name: 'entradas' }}
    />
  )
}
