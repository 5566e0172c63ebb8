export { Convites } from './convites'
export { SubstitutoDialog } from './later-dialog'
export { Pedido } from './pedido'
export { useCancelarPedido } from './use-cancelar'
