import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Modal } from '../../../../kernel/ui'
import { paymentWord, type Tambem } from './actions'
import { LinhaDoExtrato } from './linha-do-extrato'
import type { MovimentoBancarioLinhaFragment } from './movimentos.generated'
import styles from './movimentos.module.css'

type Props = {
  row: MovimentoBancarioLinhaFragment
  /** Whether the person may undo payments of such accounts. */
  settles: boolean
  onClose: () => void
  /** Returns whether it was undone. */
  onUndo: (tambem: Tambem) => Promise<boolean>
}

/** Undoes the match of a movement, and asks whether what it had made goes too: each answer is a button of its own. */
export function DesfazerDialog({ row, settles, onClose, onUndo }: Props) {
  const [loading, setLoading] = useState(false)
  const baixas = row.comBaixa && settles
  const lancados = row.comLancado
  const undo = async (tambem: Tambem) => {
    if (loading) return
    setLoading(true)
    if (await onUndo(tambem)) onClose()
    else setLoading(false)
  }
  const what = lancados
    ? baixas
      ? `O ${paymentWord(row.valor)} pode se desfazer junto, e a conta volta a ficar em aberto; o que foi lançado ao conciliar, como a tarifa, vai então para a lixeira. Senão, tudo fica no livro-caixa.`
      : 'O que foi lançado ao conciliar pode ir para a lixeira, ou ficar no livro-caixa.'
    : baixas
      ? `O ${paymentWord(row.valor)} que ele confirma pode se desfazer junto, e a conta volta a ficar em aberto; ou fica no livro-caixa.`
      : 'Os lançamentos ficam no livro-caixa.'
  return (
    <Modal title="Desfazer a conciliação" onClose={onClose} width={640}>
      <LinhaDoExtrato row={row} />
      <p>O movimento volta aos pendentes. {what}</p>
      <div className={styles.buttons}>
        <Button variant="minimal" text="Cancelar" onClick={onClose} />
        <Button
          variant={baixas || lancados ? 'outlined' : undefined}
          intent={baixas || lancados ? undefined : 'primary'}
          text="Só desfazer a conciliação"
          loading={loading}
          onClick={() => void undo({})}
        />
        {(baixas || lancados) && (
          <Button
            intent="primary"
            text={
              lancados
                ? baixas
                  ? 'Desfazer tudo'
                  : 'Desfazer e excluir o lançado'
                : `Desfazer também o ${paymentWord(row.valor)}`
            }
            loading={loading}
            onClick={() => void undo({ baixas, lancados })}
          />
        )}
      </div>
    </Modal>
  )
}
