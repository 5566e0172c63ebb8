import { Atraso, useAtraso } from '../../conta'
import { contaPagarSide } from '../side'
import { useContasPagarPorAtrasoQuery } from './atraso.generated'

export function Component() {
  const { list, variables } = useAtraso()
  const result = useContasPagarPorAtrasoQuery({ variables })
  return (
    <Atraso
      side={contaPagarSide}
      list={list}
      result={result}
      found={(result.data ?? result.previousData)?.contasPagarPorAtraso}
      exporting="contaPagar.exportar"
      exported="contas-pagar-por-atraso"
    />
  )
}
