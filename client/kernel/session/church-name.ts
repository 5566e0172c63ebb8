import { skipToken } from '@apollo/client/react'
import { useCan } from './can'
import { useNomeDaIgrejaQuery } from './church-name.generated'
import { useViewer } from './session'

/**
 * The name of the church that a record belongs to. Only the platform's administrator opens records of other churches;
 * their name is undefined until it is known.
 */
export function useChurchName(idCliente: number): string | undefined {
  const { igreja, idCliente: own } = useViewer()
  const other = useCan('plataforma.operar') && idCliente !== own
  const { data } = useNomeDaIgrejaQuery(other ? { variables: { idCliente } } : skipToken)
  return other ? data?.igrejas.nodes[0]?.nome : igreja.nome
}
