import { type Example, filled } from '../../../../tests/e2e/screen-example.js'

const receipt = '/relatorio/minhas-contribuicoes/:id/recibo'

export const screens: Record<string, Example> = {
  // a receipt opens only for the person who gave
  [receipt]: async (product) => {
    const { eu } = await product.graphql<{ eu: { id: number } }>(1, '{ eu { id } }')
    // its month is open, and the day has come
    const yesterday = new Date(Date.now() - 86_400_000).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
    const create = 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { uuid } }'
    const input = { idMembro: String(eu.id), valorDizimo: '50.00', dataDizimo: yesterday, meioDizimo: 'pix' }
    const { criarDizimo } = await product.graphql<{ criarDizimo: { uuid: string } }>(1, create, { input })
    await product.graphql(1, 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { id } }', { id: criarDizimo.uuid })
    return filled(receipt, criarDizimo.uuid)
  },
}
