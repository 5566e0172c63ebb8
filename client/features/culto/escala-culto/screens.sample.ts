import type { Product } from '../../../../tests/e2e/product.js'
import type { Example } from '../../../../tests/e2e/screen-example.js'

/** Creates a worship service on that day and a person who serves in it. */
async function newRoster(product: Product, dataCulto: string) {
  const service = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
  const input = { dataCulto, horaCulto: '19:00' }
  const { id: idCulto } = (await product.graphql<{ criarCulto: { id: number } }>(1, service, { input })).criarCulto
  const people = '{ usuarios(first: 1, busca: "membro@betel.demo") { nodes { id email } } }'
  type People = { usuarios: { nodes: { id: number; email: string }[] } }
  const [person] = (await product.graphql<People>(1, people)).usuarios.nodes
  if (!person) throw new Error('nobody in the demo data')
  const roster = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id } }'
  const of = { idCulto, idMembro: person.id, funcao: 'Vocal' }
  const { criarEscalaCulto } = await product.graphql<{ criarEscalaCulto: { id: number } }>(1, roster, { input: of })
  return { id: criarEscalaCulto.id, idCulto, email: person.email }
}

export const screens: Record<string, Example> = {
  '/dashboard/escalas-cultos/create/:id': async (product) =>
    `/dashboard/escalas-cultos/create/${(await newRoster(product, '2098-01-05')).id}`,
  '/responder-escala/:token': async (product) => {
    const { idCulto, email } = await newRoster(product, '2098-01-12')
    await product.graphql(1, 'mutation($idCulto: ID!) { avisarEscalas(idCulto: $idCulto) { avisadas } }', { idCulto })
    return new URL(await product.linkFor(email)).pathname
  },
}
