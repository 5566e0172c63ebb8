import { Button, Checkbox } from '@blueprintjs/core'
import { type FormEvent, useState } from 'react'
import { Modal } from '../../../../kernel/ui'
import { paymentWord } from './actions'
import { LinhaDoExtrato } from './linha-do-extrato'
import type { MovimentoBancarioLinhaFragment } from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = {
  row: MovimentoBancarioLinhaFragment
  /** Whether the person may undo payments of such accounts. */
  settles: boolean
  onClose: () => void
  /** Returns whether it was undone. */
  onUndo: (baixas: boolean) => Promise<boolean>
}

/** Undoes the match of a movement with payments of accounts, and asks whether these are undone too. */
export function DesfazerDialog({ row, settles, onClose, onUndo }: Props) {
  const [baixas, setBaixas] = useState(false)
  const [loading, setLoading] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (loading) return
    setLoading(true)
    if (await onUndo(baixas)) onClose()
    else setLoading(false)
  }
  return (
    <Modal title="Desfazer a conciliação" onClose={onClose} width={520}>
      <form onSubmit={save}>
        <LinhaDoExtrato row={row} />
        <p>
          O movimento volta aos pendentes.{' '}
          {baixas
            ? `O lançamento do ${paymentWord(row.valor)} sai do livro-caixa.`
            : 'Os lançamentos ficam no livro-caixa.'}
        </p>
        {settles && (
          <Checkbox
            checked={baixas}
            onChange={({ currentTarget }) => setBaixas(currentTarget.checked)}
            label={`Desfazer também o ${paymentWord(row.valor)} de contas: o valor volta a ficar em aberto`}
          />
        )}
        <div className={styles.buttons}>
          <Button variant="minimal" text="Cancelar" onClick={onClose} />
          <Button type="submit" intent="primary" text="Desfazer" autoFocus loading={loading} />
        </div>
      </form>
    </Modal>
  )
}
