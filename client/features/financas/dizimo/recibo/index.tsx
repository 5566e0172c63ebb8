import { useParams } from 'react-router-dom'
import { useCan } from '../../../../kernel/session'
import { ReciboPage } from '../../recibo'
import { dizimoUrls } from '../urls'
import { useReciboDizimoQuery } from './recibo.generated'

const back = { text: 'Dízimos', to: dizimoUrls.list }

/** The receipt on a blank page, for printing. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useReciboDizimoQuery({ variables: { id } })
  const { recibo, estornado, excluidoEm } = data?.reciboDizimo ?? {}
  const avisos = [
    ...(excluidoEm ? ['Este dízimo foi excluído: o recibo não vale mais.'] : []),
    ...(estornado ? ['Este dízimo foi estornado: o recibo não vale mais.'] : []),
  ]
  return (
    <ReciboPage
      recibo={recibo}
      error={error}
      refetch={refetch}
      back={back}
      download={useCan('recibo.ler')}
      avisos={avisos}
    />
  )
}
