import { Button, Callout } from '@blueprintjs/core'
import { useCan } from '../../../kernel/session'
import { formatDate } from '../../../kernel/ui'
import type { Side } from './side'

/** Start values of the form for a payable or receivable, passed in the navigation state. */
export type ContaInicial = {
  descricaoConta: string
  valorConta: string
  dataVencimentoConta: string
  idCategoria?: number
  centroCusto?: { value: number; label: string }
  fornecedor?: { value: number; label: string }
}

type Props = { data: string; side: Side; onConta: () => void }

/**
 * The sentence about a new entry of a day that is to come: money that is not paid or received yet should be a payable or
 * receivable. It can be saved all the same.
 */
export function AvisoFuturo({ data, side: { conta }, onConta }: Props) {
  const offered = useCan(conta.write)
  if (!offered) return null
  return (
    <Callout intent="primary" role="status" title={`${formatDate(data)} ainda não chegou`}>
      <p>
        O que ainda vai ser {conta.feito} é uma {conta.nome}: ela lembra o vencimento e entra no saldo no dia.
      </p>
      <Button variant="outlined" text={`Criar ${conta.nome}`} onClick={onConta} />
    </Callout>
  )
}
