import { pedir } from './candeia.mjs'

const query = `query($after: String) {
  usuarios(first: 100, after: $after, ordem: { campo: name }) {
    nodes { id name email }
    pageInfo { hasNextPage endCursor }
  }
}`

async function* pessoas() {
  let after = null
  do {
    const { nodes, pageInfo } = (await pedir(query, { after })).usuarios
    yield* nodes
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after)
}

for await (const { name } of pessoas()) console.log(name)
