import { Button, Dialog } from '@blueprintjs/core'
import { createContext, type ReactNode, useCallback, useContext, useId, useRef, useState } from 'react'
import styles from './confirm.module.css'

export type Confirmation = {
  title?: string
  text?: ReactNode
  confirmText?: string
  cancelText?: string
  /** What cannot be undone: the button warns by its colour. */
  danger?: boolean
}

type Ask = (confirmation?: Confirmation) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation>({})
  const [open, setOpen] = useState(false)
  const resolve = useRef<(answer: boolean) => void>(undefined)
  const ids = { title: useId(), text: useId() }

  const ask = useCallback<Ask>((confirmation = {}) => {
    // A question that replaces an open one answers it with no.
    resolve.current?.(false)
    setAsked(confirmation)
    setOpen(true)
    return new Promise<boolean>((done) => {
      resolve.current = done
    })
  }, [])

  const answer = (value: boolean) => {
    setOpen(false)
    resolve.current?.(value)
    resolve.current = undefined
  }

  const { title = 'Tem certeza?', text = 'Você não poderá reverter isso!', danger } = asked
  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      <Dialog
        isOpen={open}
        onClose={() => answer(false)}
        role="alertdialog"
        aria-labelledby={ids.title}
        aria-describedby={ids.text}
        className={styles.dialog}
        transitionDuration={120}
      >
        <h2 id={ids.title}>{title}</h2>
        <div id={ids.text} className={styles.text}>
          {text}
        </div>
        <div className={styles.buttons}>
          <Button text={asked.cancelText ?? 'Cancelar'} onClick={() => answer(false)} autoFocus={danger} />
          <Button
            intent={danger ? 'danger' : 'primary'}
            text={asked.confirmText ?? 'Confirmar'}
            onClick={() => answer(true)}
            autoFocus={!danger}
          />
        </div>
      </Dialog>
    </ConfirmContext.Provider>
  )
}

/** `const confirm = useConfirm()`, then `if (await confirm({ confirmText: 'Excluir', danger: true })) ...`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm outside ConfirmProvider')
  return ask
}
