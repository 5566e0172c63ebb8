import { Button, TextArea } from '@blueprintjs/core'
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react'
import { useUnsavedInput } from '../../../kernel/later'
import styles from './recusa.module.css'

/** Maximum length of the reason, as on the server. */
const MAX = 200

type Props = {
  loading: boolean
  onDecline: (motivo: string | undefined) => void
  onBack: () => void
}

/**
 * Asks for the reason before a roster entry is declined; the reason may stay empty. It replaces the answers on the page
 * and is no dialog, because without a network the script of a dialog may be missing.
 */
export function Recusa({ loading, onDecline, onBack }: Props) {
  const id = useId()
  const [motivo, setMotivo] = useState('')
  useUnsavedInput(motivo !== '')
  const decline = (event: FormEvent) => {
    event.preventDefault()
    onDecline(motivo.trim() || undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) event.currentTarget.form?.requestSubmit()
  }
  return (
    <form className={styles.form} onSubmit={decline}>
      <label htmlFor={id}>Motivo (opcional)</label>
      <TextArea
        id={id}
        autoFocus
        fill
        rows={2}
        maxLength={MAX}
        disabled={loading}
        aria-describedby={`${id}-hint`}
        value={motivo}
        onChange={(event) => setMotivo(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        Só quem monta as escalas lê o motivo.
      </p>
      <div className={styles.buttons}>
        <Button variant="outlined" text="Voltar" disabled={loading} onClick={onBack} />
        <Button type="submit" intent="danger" text="Não vou poder" loading={loading} />
      </div>
    </form>
  )
}
