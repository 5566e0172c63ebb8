import { useSearchParams } from 'react-router-dom'
import type { RelatorioCelulaDadosFragment } from './relatorio.generated'
import { useRelatorioCelulaQuery } from './relatorio.generated'

type Report = {
  relatorio?: RelatorioCelulaDadosFragment
  error?: unknown
  retry: () => void
}

export const FAILED = 'Não foi possível gerar o relatório da célula.'

/** The report of a cell for the period in the address. Without a period the server uses the current month. */
export function useRelatorio(id: string): Report {
  const [params] = useSearchParams()
  const dataInicial = params.get('dataInicial') || undefined
  const dataFinal = params.get('dataFinal') || undefined
  const { data, error, loading, refetch } = useRelatorioCelulaQuery({ variables: { id, dataInicial, dataFinal } })
  return {
    relatorio: data?.relatorioCelula,
    error: loading ? undefined : error,
    retry: () => void refetch().catch(() => undefined),
  }
}
