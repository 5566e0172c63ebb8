import { useParams } from 'react-router-dom'
import { useCan } from '../../../../kernel/session'
import { ReciboPage } from '../papel/page'
import { reciboUrls } from '../urls'
import { useReciboQuery } from './recibo.generated'

const list = { text: 'Recibos', to: reciboUrls.list }
const home = { text: 'Início', to: '/dashboard/home' }

/** Any receipt on a blank page, also a cancelled one, for printing. */
export function Component() {
  const { id = '' } = useParams()
  const readsAll = useCan('recibo.lerDeTodos')
  const { data, error, refetch } = useReciboQuery({ variables: { id } })
  return <ReciboPage recibo={data?.recibo} error={error} refetch={refetch} back={readsAll ? list : home} download />
}
