import { useApolloClient } from '@apollo/client/react'
import { dataOf } from '../../../../kernel/apollo'
import { toPage, useColumns, useList } from '../../../../kernel/list'
import { columnsOf, filterNames, LancamentoList } from '../../lancamento'
import { saidaSide, useSaidaDeeds } from '../side'
import { SaidasDocument, useSaidasQuery } from './saidas.generated'

const columns = columnsOf(saidaSide)

export function Component() {
  const client = useApolloClient()
  const deeds = useSaidaDeeds()
  const chosen = useColumns('saidas', columns)
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
  const result = useSaidasQuery({ variables: { ...variables, comSoma: list.narrowed } })
  const shown = (result.data ?? result.previousData)?.saidas

  const load = async (slice: { first: number; after?: string }) => {
    const answer = await client.query({
      query: SaidasDocument,
      variables: { ...variables, ...slice },
      fetchPolicy: 'no-cache',
    })
    return dataOf(answer).saidas
  }

  return (
    <LancamentoList
      side={saidaSide}
      list={list}
      columns={chosen}
      page={toPage(result, ({ saidas }) => saidas)}
      meses={shown?.meses ?? []}
      soma={shown?.soma}
      load={load}
      deeds={deeds}
      exportar={{ action: 'saida.exportar', name: 'saidas' }}
    />
  )
}
