import { type Example, filled, newest } from '../../../../tests/e2e/screen-example.js'

const printed = '/relatorio/recibos/:id'

export const screens: Record<string, Example> = {
  [printed]: async (product) => filled(printed, await newest(product, 'recibo', 'true')),
  '/conferir/:codigo': async (product) => {
    const id = await newest(product, 'recibo', 'true')
    type Found = { recibo: { enderecoConferir: string } }
    const { recibo } = await product.graphql<Found>(1, 'query($id: ID!) { recibo(id: $id) { enderecoConferir } }', {
      id,
    })
    return new URL(recibo.enderecoConferir).pathname
  },
}
