import { useParams } from 'react-router-dom'
import { dizimoUrls } from '../urls'
import { ReciboPage } from './page'
import { useReciboDizimoQuery } from './recibo.generated'

const back = { text: 'Dízimos', to: dizimoUrls.list }

/** The receipt on a blank page, for printing. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useReciboDizimoQuery({ variables: { id } })
  return <ReciboPage recibo={data?.reciboDizimo} error={error} refetch={refetch} back={back} download />
}
