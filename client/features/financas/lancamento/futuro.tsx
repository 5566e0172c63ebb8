import { Button } from '@blueprintjs/core'
import { useState } from 'react'
import { useCan } from '../../../kernel/session'
import { formatDate, Modal, useConfirm } from '../../../kernel/ui'
import styles from './lancamento.module.css'
import type { Side } from './side'
import { useToday } from './today'

/** Create the entry anyway, create a payable or receivable instead, or go back to the form. */
type Resposta = 'lancar' | 'conta' | 'voltar'

/** Start values of the form for a payable or receivable, passed in the navigation state. */
export type ContaInicial = {
  idCliente: number
  descricaoConta: string
  valorConta: string
  dataVencimentoConta: string
  idCategoria?: number
  centroCusto?: { value: number; label: string }
  fornecedor?: { value: number; label: string }
}

type Pergunta = { data: string; answer: (resposta: Resposta) => void }

const title = 'Esta data está no futuro'
const consequence = (data: string) => `${formatDate(data)} ainda não chegou, mas o valor já contaria no saldo do mês.`

/**
 * Requires a confirmation before money is saved with a future date, for records that cannot become a payable or
 * receivable. Returns false when the record must not be saved.
 * @param stored the date that the record already has
 */
export function useConfirmFutura() {
  const today = useToday()
  const confirm = useConfirm()
  return async (data: string, stored?: string) =>
    data <= today ||
    data === stored ||
    confirm({ title, text: consequence(data), confirmText: 'Lançar mesmo assim', cancelText: 'Voltar' })
}

/**
 * Requires a decision about an entry with a future date: money that is not paid or received yet should be a payable or
 * receivable.
 */
export function usePerguntaFutura(side: Side, novo: boolean) {
  const [asked, setAsked] = useState<Pergunta>()
  const ask = (data: string) =>
    new Promise<Resposta>((resolve) => {
      const answer = (resposta: Resposta) => {
        setAsked(undefined)
        resolve(resposta)
      }
      setAsked({ data, answer })
    })
  return { ask, dialog: asked && <PerguntaFutura {...asked} side={side} novo={novo} /> }
}

function PerguntaFutura({ data, answer, side, novo }: Pergunta & { side: Side; novo: boolean }) {
  const { conta } = side
  const offersConta = useCan(conta.write) && novo
  return (
    <Modal title={title} onClose={() => answer('voltar')}>
      <p className={styles.explain}>
        {consequence(data)}{' '}
        {offersConta &&
          `O que ainda vai ser ${conta.feito} é uma ${conta.nome}: ela lembra o vencimento e entra no saldo no dia.`}
      </p>
      <div className={styles.answers}>
        <Button text="Voltar" onClick={() => answer('voltar')} autoFocus />
        <Button
          text="Lançar mesmo assim"
          variant={offersConta ? 'outlined' : undefined}
          intent={offersConta ? 'none' : 'primary'}
          onClick={() => answer('lancar')}
        />
        {offersConta && <Button intent="primary" text={`Criar ${conta.nome}`} onClick={() => answer('conta')} />}
      </div>
    </Modal>
  )
}
