import paper from '../../../../kernel/paper/paper.module.css'
import { LoadFailed } from '../../../../kernel/record'
import { PageSpinner, useDocumentTitle } from '../../../../kernel/ui'
import { nomeDoRecibo } from '../nome'
import type { ReciboPapelFragment } from './papel.generated'
import { type Back, Paper } from './paper'

const failure = 'Não foi possível carregar o recibo.'

type Props = {
  recibo: ReciboPapelFragment | null | undefined
  error: unknown
  refetch: () => Promise<unknown>
  back: Back
  /** whether the person may download the PDF */
  download: boolean
  /** why the receipt is not valid, besides its cancellation */
  avisos?: readonly string[]
}

/** A receipt on a blank page, for printing. */
export function ReciboPage({ recibo, error, refetch, back, download, avisos = [] }: Props) {
  useDocumentTitle(recibo ? nomeDoRecibo(recibo) : 'Recibo')
  return (
    <main className={paper.page}>
      {recibo ? (
        <Paper recibo={recibo} back={back} download={download} avisos={avisos} />
      ) : error ? (
        <>
          <h1 className="visually-hidden">Recibo</h1>
          <LoadFailed error={error} text={failure} onRetry={refetch} list={back.to} />
        </>
      ) : (
        <PageSpinner />
      )}
    </main>
  )
}
