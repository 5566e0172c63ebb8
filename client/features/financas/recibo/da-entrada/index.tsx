import { Button } from '@blueprintjs/core'
import { NewObject } from '@blueprintjs/icons'
import { Link, useNavigate } from 'react-router-dom'
import { dataOf, errorText } from '../../../../kernel/apollo'
import { DetailCard } from '../../../../kernel/detail'
import { useCan } from '../../../../kernel/session'
import { toast } from '../../../../kernel/ui'
import { reciboUrls } from '../urls'
import { useEmitirReciboEntradaMutation, useRecibosDaEntradaQuery } from './da-entrada.generated'

/** The receipts of the income of a donation, for the treasury; it issues one while none is valid. */
export function RecibosDaEntrada({ id }: { id: number }) {
  const reads = useCan('recibo.lerDeTodos')
  const writes = useCan('recibo.escrever')
  const navigate = useNavigate()
  const { data } = useRecibosDaEntradaQuery({ variables: { id: String(id) }, skip: !reads })
  const [emitir, { loading }] = useEmitirReciboEntradaMutation()
  if (!data) return null
  const { idEstorno, recibos } = data.entrada
  const valid = recibos.nodes.some(({ canceladoEm }) => !canceladoEm)
  const offers = writes && !valid && !idEstorno
  if (!offers && recibos.nodes.length === 0) return null
  const issue = async () => {
    try {
      const { uuid } = dataOf(await emitir({ variables: { id: String(id) } })).emitirReciboEntrada
      navigate(reciboUrls.papel(uuid))
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível emitir o recibo.'))
    }
  }
  return (
    <DetailCard title="Recibos">
      {recibos.nodes.map(({ uuid, numero, canceladoEm, motivoCancelamento }) => (
        <p key={uuid}>
          <Link to={reciboUrls.papel(uuid)}>Recibo nº {numero}</Link>
          {canceladoEm && `, cancelado: ${motivoCancelamento}`}
        </p>
      ))}
      {offers && <Button icon={<NewObject />} text="Emitir recibo" loading={loading} onClick={issue} />}
    </DetailCard>
  )
}
