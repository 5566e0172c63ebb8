import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { errorText, newAddress } from '../../../../kernel/apollo'
import { Facts } from '../../../../kernel/detail'
import { Moved, PublicPage } from '../../../../kernel/public-page'
import { ErrorState, formatDate, formatMoney, PageSpinner, StatusDot } from '../../../../kernel/ui'
import { useConferirReciboQuery } from './conferir.generated'
import styles from './conferir.module.css'

const title = 'Conferir recibo'

/** Tells search engines to keep the page out of their lists. */
function useNoIndex() {
  useEffect(() => {
    const meta = Object.assign(document.createElement('meta'), { name: 'robots', content: 'noindex' })
    document.head.append(meta)
    return () => meta.remove()
  }, [])
}

/** Whether a receipt is the church's, and valid: for everybody who holds one. It says no more than what they need to compare. */
export function Component() {
  const { codigo = '' } = useParams()
  useNoIndex()
  const { data, error, refetch } = useConferirReciboQuery({
    variables: { codigo },
    context: { anonymous: true },
    fetchPolicy: 'network-only',
  })
  if (!data && !error) return <PageSpinner />
  if (!data) {
    const address = newAddress(error)
    return (
      <PublicPage title={title}>
        {address ? (
          <Moved address={address} />
        ) : (
          <ErrorState
            text={errorText(error, 'Não foi possível conferir o recibo.')}
            onRetry={() => void refetch().catch(() => undefined)}
          />
        )}
      </PublicPage>
    )
  }
  const { igreja, numero, ano, data: dia, valor, iniciais, cancelado } = data.conferirRecibo
  const que = ano === null ? 'recibo' : 'comprovante do ano'
  return (
    <PublicPage title={title} lead={igreja}>
      <p className={styles.resposta}>
        {cancelado ? (
          <StatusDot color="danger" text={`CANCELADO: este ${que} não vale mais.`} />
        ) : (
          <StatusDot color="success" text={`Este ${que} é da igreja e vale.`} />
        )}
      </p>
      <Facts
        title={`O ${que}`}
        facts={[
          ano === null ? ['Recibo nº', String(numero)] : ['Comprovante nº', `${numero}/${ano}`],
          [ano === null ? 'Data' : 'Conta até', formatDate(dia)],
          ['Valor', formatMoney(valor)],
          ['Iniciais de quem deu', iniciais ?? 'Não constam mais'],
        ]}
      />
      <p>Compare com o papel: se algo for diferente, o papel não é o que a igreja emitiu.</p>
    </PublicPage>
  )
}
