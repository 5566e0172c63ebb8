import { skipToken } from '@apollo/client/react'
import { useCan } from './can'
import { useIgrejaDoRegistroQuery } from './church-name.generated'
import { useViewer } from './session'

/** What is written of a church on what is printed of its records. */
type Church = { nome: string; fusoHorario: string }

/**
 * The church that a record belongs to, or by which a list is filtered; without one, the own church. Only the platform's
 * administrator opens records of other churches, which are undefined until they are known.
 */
export function useChurchOf(idCliente: number | null | undefined): Church | undefined {
  const { igreja, idCliente: own } = useViewer()
  const other = useCan('plataforma.operar') && idCliente && idCliente !== own ? idCliente : null
  const { data, error } = useIgrejaDoRegistroQuery(other ? { variables: { idCliente: other } } : skipToken)
  if (!other) return igreja
  // what waits for it is printed all the same
  const unknown = error && { nome: `Igreja ${other}`, fusoHorario: igreja.fusoHorario }
  return data?.igrejas.nodes[0] ?? unknown
}

export const useChurchName = (idCliente: number): string | undefined => useChurchOf(idCliente)?.nome
