import { useSearchParams } from 'react-router-dom'
import { useList } from '../../../kernel/list'
import { addressParams } from '../../../kernel/ui'
import { useToday } from '../lancamento'
import type { Periodo } from '../livro-caixa'

/**
 * What a statement is asked for, kept in the address: the days, the account, the category and, by the platform's
 * administrator, the church.
 * @param usual the days without a choice
 */
export function usePedido(usual: (today: string) => Periodo) {
  const today = useToday()
  const [, setParams] = useSearchParams()
  const list = useList({
    columns: [],
    order: { campo: 'data', direcao: 'ASC' },
    filters: ['inicio', 'fim', 'idContaFinanceira', 'idCategoria'],
  })
  const { inicio, fim, idContaFinanceira, idCategoria } = list.filters
  const periodo = { ...usual(today), ...(inicio && { inicio }), ...(fim && { fim }) }
  return {
    today,
    list,
    periodo,
    idContaFinanceira,
    idCategoria,
    variables: { ...periodo, ...(idContaFinanceira && { idContaFinanceira }) },
    choosePeriod(chosen: Periodo) {
      const next = addressParams()
      next.delete('pagina')
      for (const [name, value] of Object.entries(chosen)) next.set(name, value)
      setParams(next, { preventScrollReset: true })
    },
  }
}

export type Pedido = ReturnType<typeof usePedido>
