import { useListQuery } from '../../../../kernel/list'
import { columnsOf, filterNames, filtroDe, LancamentoList } from '../../lancamento'
import { entradaSide, useEntradaActions } from '../side'
import { EntradasDocument } from './entradas.generated'

const columns = columnsOf(entradaSide)

export function Component() {
  const found = useListQuery(EntradasDocument, {
    name: 'entradas',
    columns,
    order: { campo: 'data', direcao: 'DESC' },
    filters: filterNames,
    filtro: (filters) => filtroDe(filters, entradaSide),
    onScreen: (list) => ({ comSoma: list.narrowed }),
    page: ({ entradas }) => entradas,
  })
  return (
    <LancamentoList
      side={entradaSide}
      found={found}
      meses={found.data?.entradas.meses ?? []}
      soma={found.data?.entradas.soma}
      actions={useEntradaActions()}
      exporting="entrada.exportar"
    />
  )
}
