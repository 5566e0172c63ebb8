import { useListQuery } from '../../../../kernel/list'
import { columnsOf, filterNames, filtroDe, LancamentoList } from '../../lancamento'
import { saidaSide, useSaidaActions } from '../side'
import { SaidasDocument } from './saidas.generated'

const columns = columnsOf(saidaSide)

export function Component() {
  const found = useListQuery(SaidasDocument, {
    name: 'saidas',
    columns,
    order: { campo: 'data', direcao: 'DESC' },
    filters: filterNames,
    filtro: (filters) => filtroDe(filters, saidaSide),
    onScreen: (list) => ({ comSoma: list.narrowed }),
    page: ({ saidas }) => saidas,
  })
  return (
    <LancamentoList
      side={saidaSide}
      found={found}
      meses={found.data?.saidas.meses ?? []}
      soma={found.data?.saidas.soma}
      actions={useSaidaActions()}
      exporting="saida.exportar"
    />
  )
}
