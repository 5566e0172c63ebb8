import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { Modal } from '../../../kernel/ui'
import styles from './conta.module.css'

/** Which records of a series a change is about: one, or also the later ones of which nothing is paid. */
export type Abrangencia = 'esta' | 'seguintes'

/** 'Esta e a seguinte em aberto', 'Esta e as 11 seguintes em aberto' */
export const estaESeguintes = (quantas: number): string =>
  quantas === 1 ? 'Esta e a seguinte em aberto' : `Esta e as ${quantas} seguintes em aberto`

type Asked = {
  /** 'Aluguel, de R$ 900,00' */
  what: string
  /** How many later records there are. */
  quantas: number
  /** How to get the records back. */
  restorable: string
}

type Question = Asked & { answer: (abrangencia: Abrangencia | undefined) => void }

/** Asks which records of a series to cancel: `ask` returns undefined for none. */
export function useAbrangencia() {
  const [asked, setAsked] = useState<Question>()
  const ask = (question: Asked) =>
    new Promise<Abrangencia | undefined>((resolve) => {
      const answer = (abrangencia: Abrangencia | undefined) => {
        setAsked(undefined)
        resolve(abrangencia)
      }
      setAsked({ ...question, answer })
    })
  return { ask, dialog: asked && <AbrangenciaDialog {...asked} /> }
}

function AbrangenciaDialog({ what, quantas, restorable, answer }: Question) {
  return (
    <Modal title="Cancelar Conta?" onClose={() => answer(undefined)}>
      <p className={styles.which}>
        {what}, sairá da lista. {restorable} As que já têm pagamento ou recebimento ficam.
      </p>
      <div className={styles.answers}>
        <Button text="Voltar" onClick={() => answer(undefined)} autoFocus />
        <Button intent="danger" variant="outlined" text="Só esta" onClick={() => answer('esta')} />
        <Button intent="danger" text={estaESeguintes(quantas)} onClick={() => answer('seguintes')} />
      </div>
    </Modal>
  )
}
