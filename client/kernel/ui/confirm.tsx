import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef, useState } from 'react'
import { answerQuestions } from '../apollo/questions'
import { later } from '../later'
import styles from './confirm.module.css'
import type { Confirmation } from './confirm-dialog'

/** Loaded early by the frame, since a confirmation may be needed while offline. */
const ConfirmDialog = later(async () => (await import('./confirm-dialog')).ConfirmDialog, {
  place: 'overlay',
  onClose: ({ onAnswer, onClosed }) => {
    onAnswer(false)
    onClosed()
  },
})

/** Loads the dialog's script early. Never rejects. */
export const fetchConfirm = ConfirmDialog.fetch

type Ask = (confirmation: Confirmation) => Promise<boolean>

const ConfirmContext = createContext<Ask | null>(null)

/** Renders the dialogs of `useConfirm`. Used once, around the application. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Confirmation | null>(null)
  const [open, setOpen] = useState(false)
  const resolve = useRef<(answer: boolean) => void>(undefined)
  const focused = useRef<Element>(null)

  const ask = useCallback<Ask>((confirmation) => {
    // A new confirmation closes an open confirmation with the answer no.
    resolve.current?.(false)
    focused.current = document.activeElement
    setAsked(confirmation)
    setOpen(true)
    return new Promise<boolean>((done) => {
      resolve.current = done
    })
  }, [])

  useEffect(() => answerQuestions((questions) => ask(asConfirmation(questions))), [ask])

  const answer = (value: boolean) => {
    setOpen(false)
    resolve.current?.(value)
    resolve.current = undefined
  }

  const returnFocus = () => {
    // Keep a new confirmation that was opened while the previous confirmation was closing.
    if (!resolve.current) setAsked(null)
    if (focused.current instanceof HTMLElement && focused.current.isConnected) focused.current.focus()
  }

  return (
    <ConfirmContext.Provider value={ask}>
      {children}
      {asked && <ConfirmDialog {...asked} open={open} onAnswer={answer} onClosed={returnFocus} />}
    </ConfirmContext.Provider>
  )
}

/** What the server asks before it saves. */
const asConfirmation = (questions: readonly string[]): Confirmation => ({
  title: 'Confira antes de continuar',
  text: (
    <ul className={styles.questions}>
      {questions.map((question) => (
        // an amount stays on one line
        <li key={question}>{question.replaceAll('R$ ', 'R$\u00a0')}</li>
      ))}
    </ul>
  ),
  confirmText: 'Continuar assim mesmo',
  cancelText: 'Voltar',
  careful: true,
})

/** `const confirm = useConfirm()`, then `if (await confirm({ text, confirmText: 'Excluir', danger: true })) ...`. */
export function useConfirm(): Ask {
  const ask = useContext(ConfirmContext)
  if (!ask) throw new Error('useConfirm outside ConfirmProvider')
  return ask
}
