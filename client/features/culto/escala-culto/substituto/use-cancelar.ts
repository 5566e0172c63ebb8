import { errorText } from '../../../../kernel/apollo'
import { toast } from '../../../../kernel/ui'
import { useCancelarPedidoSubstitutoMutation } from './substituto.generated'
import { useRefresh } from './use-refresh'

/** Takes back the request for a substitute: the person in the entry and those who make rosters may do so. */
export function useCancelarPedido(id: number) {
  const [cancelar, { loading }] = useCancelarPedidoSubstitutoMutation()
  const refresh = useRefresh()
  const cancel = async () => {
    try {
      await cancelar({ variables: { id: String(id) } })
      refresh()
      toast.success('O pedido de substituto foi cancelado.')
    } catch (error) {
      toast.error(errorText(error, 'Não foi possível cancelar o pedido.'))
    }
  }
  return { cancel, canceling: loading }
}
