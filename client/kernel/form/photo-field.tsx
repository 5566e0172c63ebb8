import { Button } from '@blueprintjs/core'
import { Camera } from '@blueprintjs/icons'
import { useEffect, useId, useRef, useState } from 'react'
import styles from './form.module.css'

const MAX_BYTES = 10_000_000

type Props = {
  label: string
  /** The record's stored picture. */
  current?: string | null
  /** A picture that was selected and is not uploaded yet. */
  file: File | undefined
  onChange: (file: File | undefined) => void
  /**
   * Marks the picture for removal; the screen removes it once the record is saved. Without this function the picture
   * can only be replaced.
   */
  onRemove?: () => void
}

/** Selects a picture and previews it. The screen uploads it once the record is saved. */
export function PhotoField({ label, current, file, onChange, onRemove }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const preview = usePreview(file)
  const shown = preview ?? current

  const choose = (chosen: File | undefined) => {
    setError(undefined)
    if (!chosen) return
    if (chosen.size > MAX_BYTES) setError('A foto pode ter até 10 MB.')
    else onChange(chosen)
  }

  return (
    <div className={styles.photo}>
      <div className={styles.photoFrame}>{shown ? <img src={shown} alt={label} /> : <Camera size={28} />}</div>
      <div>
        <label htmlFor={id} className={styles.photoLabel}>
          {label}
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          className={styles.photoInput}
          aria-describedby={`${id}-help`}
          onChange={(event) => {
            choose(event.currentTarget.files?.[0])
            // The browser fires no change event when the same file is selected again, unless the value is cleared.
            event.currentTarget.value = ''
          }}
        />
        <Button
          variant="outlined"
          text={shown ? 'Trocar foto' : 'Escolher foto'}
          onClick={() => input.current?.click()}
        />
        {file && <Button variant="minimal" text="Desfazer" onClick={() => onChange(undefined)} />}
        {onRemove && current && !file && (
          <Button
            variant="minimal"
            intent="danger"
            text="Retirar"
            aria-label={`Retirar: ${label}`}
            onClick={onRemove}
          />
        )}
        <p id={`${id}-help`} className={error ? styles.photoError : styles.photoHelp} role={error && 'alert'}>
          {error ?? 'JPEG, PNG ou WebP, até 10 MB.'}
        </p>
      </div>
    </div>
  )
}

function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!file) return setUrl(undefined)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
