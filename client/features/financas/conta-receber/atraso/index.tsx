import { Atraso, useAtraso } from '../../conta'
import { contaReceberSide } from '../side'
import { useContasReceberPorAtrasoQuery } from './atraso.generated'

export function Component() {
  const { list, variables } = useAtraso()
  const result = useContasReceberPorAtrasoQuery({ variables })
  return (
    <Atraso
      side={contaReceberSide}
      list={list}
      result={result}
      found={(result.data ?? result.previousData)?.contasReceberPorAtraso}
      exporting="contaReceber.exportar"
      exported="contas-receber-por-atraso"
    />
  )
}
