import { useListQuery } from '../../../../kernel/list'
import { ContaList, columnsOf, filterNames, filtroDe } from '../../conta'
import { contaPagarSide, useContaPagarActions } from '../side'
import { ContasPagarDocument } from './contas-pagar.generated'

const columns = columnsOf(contaPagarSide)

export function Component() {
  const found = useListQuery(ContasPagarDocument, {
    name: 'contas-pagar',
    columns,
    order: { campo: 'statusConta', direcao: 'ASC' },
    filters: filterNames,
    filtro: (filters) => filtroDe(filters, ['aberto', 'atrasado', 'parcial', 'pago']),
    onScreen: (list) => ({ comSoma: list.narrowed }),
    page: ({ contasPagar }) => contasPagar,
  })
  return (
    <ContaList
      side={contaPagarSide}
      found={found}
      soma={found.data?.contasPagar.soma}
      restante={found.data?.contasPagar.restante}
      actions={useContaPagarActions()}
      exporting="contaPagar.exportar"
    />
  )
}
