import { useParams } from 'react-router-dom'
import { useCan } from '../../../../kernel/session'
import { ReciboPage } from '../../../financas/dizimo'
import { contribuicaoUrls } from '../urls'
import { useMeuReciboQuery } from './meu-recibo.generated'

const back = { text: 'Minhas contribuições', to: contribuicaoUrls.minhas }

/** The receipt of one's own tithe on a blank page, also for people who may not open the list of tithes. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useMeuReciboQuery({ variables: { id } })
  return (
    <ReciboPage recibo={data?.meuRecibo} error={error} refetch={refetch} back={back} download={useCan('dizimo.ler')} />
  )
}
