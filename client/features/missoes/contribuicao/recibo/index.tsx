import { useParams } from 'react-router-dom'
import { useCan } from '../../../../kernel/session'
import { ReciboPage } from '../../../financas/recibo'
import { contribuicaoUrls } from '../urls'
import { useMeuReciboQuery } from './meu-recibo.generated'

const back = { text: 'Minhas contribuições', to: contribuicaoUrls.minhas }

/** The receipt of one's own tithe on a blank page, also for people who may not open the list of tithes. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useMeuReciboQuery({ variables: { id } })
  const avisos = data?.meuRecibo.estornado ? ['Este dízimo foi estornado: o recibo não vale mais.'] : []
  return (
    <ReciboPage
      recibo={data?.meuRecibo.recibo}
      error={error}
      refetch={refetch}
      back={back}
      download={useCan('recibo.ler')}
      avisos={avisos}
    />
  )
}
