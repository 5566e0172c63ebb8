import { Button } from '@blueprintjs/core'
import { Clipboard, Share, Tick } from '@blueprintjs/icons'
import { type ReactNode, useId, useRef, useState } from 'react'
import { copied } from '../ui/copy'
import { toast } from '../ui/toast'
import styles from './copy-field.module.css'

type Props = {
  /** what it is: 'Link', 'Token' */
  label: string
  value: string
  /** lines that are shown where the browser does not fit the field to its text */
  rows?: number
  copyText?: string
  /** what to do next, said after copying */
  done?: string
  /** It is for somebody else: a phone offers its own choice of applications. */
  share?: boolean
  /** further buttons beside 'Copiar' */
  children?: ReactNode
}

/** A link, a secret or a code to take along. It stays in its field, where it can also be copied by hand. */
export function CopyField({ label, value, rows = 3, copyText = 'Copiar', done, share, children }: Props) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const ok = await copied(value)
    setCopied(ok)
    if (ok && done) toast.success(done)
    if (ok) return
    field.current?.select()
    toast.error('Não foi possível copiar. O texto está selecionado: copie à mão.')
  }
  // closing the phone's choice is no failure; the text is still there
  const send = () => void navigator.share({ text: value }).catch(() => undefined)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        readOnly
        rows={rows}
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className={styles.buttons}>
        {children}
        {share && 'share' in navigator && <Button icon={<Share />} text="Compartilhar" onClick={send} />}
        <Button
          intent="primary"
          icon={isCopied ? <Tick /> : <Clipboard />}
          text={isCopied ? 'Copiado' : copyText}
          onClick={() => void copy()}
        />
      </div>
    </div>
  )
}
