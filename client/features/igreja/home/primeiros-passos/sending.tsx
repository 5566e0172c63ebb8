import { ProgressBar } from '@blueprintjs/core'
import type { Progress } from './one-by-one'
import styles from './primeiros-passos.module.css'

type Props = {
  progress: Progress | undefined
  /** Names of the records saved on this visit. */
  saved: readonly string[]
  /** The number of records that the last attempt could not save. */
  left: number
}

/** Shows the progress of a batch, the saved records and the number of failed ones. */
export function Sending({ progress, saved, left }: Props) {
  return (
    <div role="status" className={styles.sending}>
      {progress && (
        <>
          <p>{`Salvando ${progress.sent + 1} de ${progress.total}…`}</p>
          <ProgressBar value={progress.sent / progress.total} stripes={false} />
        </>
      )}
      {!progress && saved.length > 0 && <p>{`Salvos agora: ${saved.join(', ')}.`}</p>}
      {!progress && left > 0 && (
        <p className={styles.fault}>
          {left === 1
            ? 'Uma linha não foi salva e continua aqui, com o motivo.'
            : `${left} linhas não foram salvas e continuam aqui.`}
        </p>
      )}
    </div>
  )
}
