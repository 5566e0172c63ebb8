import { Button } from '@blueprintjs/core'
import { Cross } from '@blueprintjs/icons'
import { useEffect, useEffectEvent, useState } from 'react'
import type { EspecieComAnexos } from '../../../gql/types'
import { useCan } from '../../../kernel/session'
import { Modal, toast } from '../../../kernel/ui'
import { Add } from './add'
import styles from './anexos.module.css'
import { especies } from './especies'
import { formatBytes } from './format'
import { refusal, useEnvio } from './use-envio'
import { Way } from './way'

/**
 * Receipts that are chosen in the dialog of a payment. They are sent once the payment is stored, because a payment must
 * not depend on a large file.
 * @param ids the records that were paid; each gets every file
 * @param stored what the person is told while the files are on their way
 * @param onDone runs when everything is stored, or put away by the person
 */
export function useComprovanteDaBaixa(
  especie: EspecieComAnexos,
  ids: readonly number[],
  stored: string,
  onDone: () => void,
) {
  const mayAttach = useCan(especies[especie].escrever)
  const envio = useEnvio(especie, ids)
  const [files, setFiles] = useState<readonly File[]>([])
  const [saved, setSaved] = useState(false)
  const done = useEffectEvent(onDone)
  const over = saved && envio.sending.length === 0
  useEffect(() => {
    if (over) done()
  }, [over])

  return {
    field: mayAttach && <ComprovanteField files={files} onChange={setFiles} />,
    /** Sends them: the payment is stored. */
    send() {
      envio.add(files)
      setSaved(true)
    },
    /** Replaces the dialog while files are on their way, or when one could not be sent. */
    sending: saved && (
      <Modal title="Enviando comprovante" onClose={onDone}>
        <p className={styles.stored}>{stored}</p>
        <ul className={styles.list}>
          {envio.sending.map((one) => (
            <Way key={one.key} one={one} onRetry={() => envio.retry(one)} onPutAway={() => envio.putAway(one)} />
          ))}
        </ul>
      </Modal>
    ),
  }
}

type Props = { files: readonly File[]; onChange: (files: readonly File[]) => void }

function ComprovanteField({ files, onChange }: Props) {
  const add = (some: Iterable<File>) => {
    const good = [...some].filter((file) => {
      const why = refusal(file)
      if (why) toast.error(`${file.name}: ${why}`)
      return !why
    })
    onChange([...files, ...good])
  }
  return (
    <fieldset className={styles.chosen}>
      <legend className="visually-hidden">Comprovante</legend>
      {files.length > 0 && (
        <ul className={styles.list} aria-label="Comprovantes escolhidos">
          {files.map((file, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a file may be chosen twice, and none changes its place
            <li key={n} className={styles.item}>
              <span className={styles.about}>
                <strong>{file.name}</strong>
                <small>{formatBytes(file.size)}</small>
              </span>
              <Button
                variant="minimal"
                icon={<Cross />}
                aria-label={`Tirar ${file.name}`}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      <Add text="Anexar comprovante" onAdd={add} />
    </fieldset>
  )
}
