import { useSearchParams } from 'react-router-dom'
import { errorText } from '../../../kernel/apollo'
import type { RelatorioCelulaDadosFragment } from './relatorio.generated'
import { useRelatorioCelulaQuery } from './relatorio.generated'

type Report = {
  relatorio?: RelatorioCelulaDadosFragment
  /** The server's text of what went wrong; undefined when nothing did. */
  failure?: string
  retry: () => void
}

/** The report of a cell in the period that the address names; without one the server takes the month. */
export function useRelatorio(id: string): Report {
  const [params] = useSearchParams()
  const dataInicial = params.get('dataInicial') || undefined
  const dataFinal = params.get('dataFinal') || undefined
  const { data, error, loading, refetch } = useRelatorioCelulaQuery({ variables: { id, dataInicial, dataFinal } })
  return {
    relatorio: data?.relatorioCelula,
    failure: error && !loading ? errorText(error, 'Não foi possível gerar o relatório da célula.') : undefined,
    retry: () => void refetch().catch(() => undefined),
  }
}
