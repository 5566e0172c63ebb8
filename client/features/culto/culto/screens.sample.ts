import type { Example } from '../../../../tests/e2e/screen-example.js'

export const screens: Record<string, Example> = {
  '/dashboard/culto/confirmar-presenca/:token': async (product) => {
    const query = '{ cultos(first: 1) { nodes { token } } }'
    const { cultos } = await product.graphql<{ cultos: { nodes: { token: string }[] } }>(1, query)
    return `/dashboard/culto/confirmar-presenca/${cultos.nodes[0]?.token}`
  },
}
