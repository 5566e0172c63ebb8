import { errorText } from '../../../../kernel/apollo'
import { ErrorState, PageSpinner, useDocumentTitle } from '../../../../kernel/ui'
import { type Back, Paper, type Recibo } from './paper'
import styles from './recibo.module.css'

const failure = 'Não foi possível carregar o recibo.'

type Props = {
  recibo: Recibo | undefined
  error: unknown
  refetch: () => Promise<unknown>
  back: Back
  /** whether the person may download the PDF */
  download: boolean
}

/** A receipt on a blank page, for printing. */
export function ReciboPage({ recibo, error, refetch, back, download }: Props) {
  useDocumentTitle(recibo ? `Recibo nº ${recibo.numeroRecibo}` : 'Recibo')
  return (
    <main className={styles.page}>
      {recibo ? (
        <Paper recibo={recibo} back={back} download={download} />
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
