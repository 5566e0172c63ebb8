import type { Product } from '../../../../tests/e2e/product.js'
import { newest } from '../../../../tests/e2e/screen-example.js'

export const screens = {
  // the screen shows only the own requests of the person who signed up the church
  '/dashboard/meus-pedidos/create/:id?': async (product: Product) =>
    `/dashboard/meus-pedidos/create/${await newest(product, 'pedido_reserva', "situacao = 'pendente' and id_solicitante = id_cliente")}`,
}
