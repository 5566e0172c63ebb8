import type { Product } from '../../../../tests/e2e/product.js'
import type { Example } from '../../../../tests/e2e/screen-example.js'

export const screens: Record<string, Example> = {
  '/ofertar/:endereco': async (product: Product) => {
    const publish = 'mutation { publicarOfertar(noAr: true) { enderecoPublico } }'
    type Published = { publicarOfertar: { enderecoPublico: string } }
    const { enderecoPublico } = (await product.graphql<Published>(1, publish)).publicarOfertar
    return new URL(enderecoPublico).pathname
  },
}
