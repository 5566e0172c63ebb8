import type { Example } from '../../../../tests/e2e/screen-example.js'

export const screens: Record<string, Example> = {
  '/convite/:token': async (product) => {
    const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
    const input = { name: 'Vera Convidada', dataNascimento: '1990-12-31', perfil: 2 }
    type Created = { criarUsuario: { id: number } }
    const { id } = (await product.graphql<Created>(1, create, { input })).criarUsuario
    type Invited = { criarLinkDeConvite: { url: string } }
    const invite = 'mutation($id: ID!) { criarLinkDeConvite(idUsuario: $id) { url } }'
    const { url } = (await product.graphql<Invited>(1, invite, { id })).criarLinkDeConvite
    return new URL(url).pathname
  },
}
