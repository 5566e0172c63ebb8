import { type Example, filled } from '../../../../tests/e2e/screen-example.js'

const receipt = '/relatorio/minhas-contribuicoes/:id/recibo'

export const screens: Record<string, Example> = {
  // a receipt opens only for the person who gave
  [receipt]: async (product) => {
    const { eu } = await product.graphql<{ eu: { id: number } }>(1, '{ eu { id } }')
    const create = 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { uuid } }'
    const input = { idMembro: String(eu.id), valorDizimo: '50.00', dataDizimo: '2026-01-05', meioDizimo: 'pix' }
    const { criarDizimo } = await product.graphql<{ criarDizimo: { uuid: string } }>(1, create, { input })
    await product.graphql(1, 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { id } }', { id: criarDizimo.uuid })
    return filled(receipt, criarDizimo.uuid)
  },
}
