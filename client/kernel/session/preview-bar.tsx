import { Button } from '@blueprintjs/core'
import { useEffect, useState } from 'react'
import type { Preview } from '../apollo/preview'
import { useConfirm } from '../ui'
import { endPreview } from './preview'
import styles from './preview-bar.module.css'

/** Whether the time of the preview is over. */
function useOver({ ate }: Preview): boolean {
  const ends = Date.parse(ate)
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, ends - Date.now()))
    return () => clearTimeout(timer)
  }, [ends])
  return now >= ends || Date.now() >= ends
}

/** Says as whom an administrator sees the church, above every page, and ends it. */
export function PreviewBar({ preview }: { preview: Preview }) {
  const confirm = useConfirm()
  const over = useOver(preview)
  const { name, nomePerfil } = preview
  const leave = () => void endPreview(preview, confirm)
  return (
    <section className={styles.bar} aria-label="Ver como">
      <p role="status">
        {over ? (
          <>
            A visualização como <strong>{name}</strong> terminou.
          </>
        ) : (
          <>
            Você vê como <strong>{name}</strong> ({nomePerfil}). Só leitura.
          </>
        )}
      </p>
      <Button size="small" variant="outlined" text="Sair" aria-label="Sair da visualização" onClick={leave} />
    </section>
  )
}
