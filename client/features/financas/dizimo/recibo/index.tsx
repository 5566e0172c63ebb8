import { useParams } from 'react-router-dom'
import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageSpinner, useDocumentTitle } from '../../../../kernel/ui'
import { Paper } from './paper'
import { useReciboDizimoQuery } from './recibo.generated'
import styles from './recibo.module.css'

const failure = 'Não foi possível carregar o recibo.'

/** The receipt on a blank page, for printing. */
export function Component() {
  const { id = '' } = useParams()
  const { data, error, refetch } = useReciboDizimoQuery({ variables: { id } })
  useDocumentTitle(data ? `Recibo nº ${data.reciboDizimo.numeroRecibo}` : 'Recibo')
  return (
    <main className={styles.page}>
      {data ? (
        <Paper recibo={data.reciboDizimo} />
      ) : error ? (
        <>
          <h1 className="visually-hidden">Recibo</h1>
          <ErrorState text={errorText(error, failure)} onRetry={() => void refetch().catch(() => undefined)} />
        </>
      ) : (
        <PageSpinner />
      )}
    </main>
  )
}
