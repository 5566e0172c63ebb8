import type { Example } from '../../../../tests/e2e/screen-example.js'

export const screens: Record<string, Example> = {
  '/reset-password/:token': async (product) => {
    const email = 'varredura@exemplo.com.br'
    const input = { nomeIgreja: 'Igreja da Varredura', name: 'Vera Varredura', email }
    const query = 'mutation($input: CadastroInput!) { cadastrarIgreja(input: $input) { message } }'
    await product.graphql(null, query, { input })
    return new URL(await product.linkFor(email)).pathname
  },
}
