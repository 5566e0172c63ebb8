import { Button } from '@blueprintjs/core'
import { Camera, Paperclip } from '@blueprintjs/icons'
import { type ReactNode, useRef } from 'react'
import styles from './anexos.module.css'
import { accepted, pictures } from './use-envio'

type Props = { text: string; onAdd: (files: Iterable<File>) => void; children?: ReactNode }

/** Files from the file dialog or the camera. */
export function Add({ text, onAdd, children }: Props) {
  const files = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const chosen = (input: HTMLInputElement) => {
    onAdd([...(input.files ?? [])])
    // The browser fires no change event when the same file is selected again, unless the value is cleared.
    input.value = ''
  }
  return (
    <div className={styles.add}>
      <input
        ref={files}
        type="file"
        multiple
        hidden
        accept={accepted}
        aria-label="Arquivos a anexar"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <input
        ref={camera}
        type="file"
        hidden
        accept={pictures}
        capture="environment"
        aria-label="Foto a anexar"
        onChange={(event) => chosen(event.currentTarget)}
      />
      <Button variant="outlined" icon={<Paperclip />} text={text} onClick={() => files.current?.click()} />
      <Button
        className={styles.camera}
        variant="outlined"
        icon={<Camera />}
        text="Tirar foto"
        onClick={() => camera.current?.click()}
      />
      <p>PDF, JPEG, PNG ou WebP, até 10 MB. {children}</p>
    </div>
  )
}
