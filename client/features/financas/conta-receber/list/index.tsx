import { useListQuery } from '../../../../kernel/list'
import { ContaList, columnsOf, filterNames, filtroDe } from '../../conta'
import { useContaReceberActions } from '../actions'
import { contaReceberSide } from '../side'
import { ContasReceberDocument } from './contas-receber.generated'

const columns = columnsOf(contaReceberSide)

export function Component() {
  const found = useListQuery(ContasReceberDocument, {
    name: 'contas-receber',
    columns,
    order: { campo: 'statusConta', direcao: 'ASC' },
    filters: filterNames,
    filtro: (filters) => filtroDe(filters, ['pendente', 'atrasado', 'parcial', 'recebido']),
    onScreen: (list) => ({ comSoma: list.narrowed }),
    page: ({ contasReceber }) => contasReceber,
  })
  return (
    <ContaList
      side={contaReceberSide}
      found={found}
      soma={found.data?.contasReceber.soma}
      restante={found.data?.contasReceber.restante}
      actions={useContaReceberActions()}
      exporting="contaReceber.exportar"
    />
  )
}
