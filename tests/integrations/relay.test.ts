import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { ConcreteRequest, FetchFunction, GraphQLResponse } from 'relay-runtime'
import relay from 'relay-runtime'
import { type Installation, installation, root } from './server.js'

const { Environment, fetchQuery, Network, RecordSource, Store } = relay

/* Relay as it comes from the registry: its compiler reads the schema that the server sends, its runtime runs what the
compiler wrote. */
let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['celula.ler'])
  const admin = await server.church.token(1)
  for (const nomeCelula of ['Betânia', 'Central', 'Damasco'])
    expect((await server.app.rest(admin, 'POST', '/celulas', { nomeCelula })).status).toBe(201)
})
afterAll(() => server.stop())

const source = `
import { graphql } from 'relay-runtime'
export const query = graphql\`
  query paginaQuery($count: Int!, $cursor: String) {
    celulas(first: $count, after: $cursor) @connection(key: "pagina_celulas") {
      edges { node { id nomeCelula } }
    }
  }
\``

/** What the compiler makes of the query above. */
async function compiled(): Promise<ConcreteRequest> {
  const headers = { authorization: `Bearer ${token}` }
  const schema = await (await fetch(`${server.url}/graphql/schema`, { headers })).text()
  mkdirSync(path.join(server.folder, 'src'))
  const write = (name: string, text: string) => writeFileSync(path.join(server.folder, name), text)
  write('package.json', '{ "type": "module" }')
  write('schema.graphql', schema)
  write('src/pagina.js', source)
  const config = { src: './src', language: 'javascript', schema: './schema.graphql', eagerEsModules: true }
  write('relay.config.json', JSON.stringify(config))
  const { status, stdout, stderr } = await server.run(
    process.execPath,
    [path.join(root, 'node_modules/relay-compiler/cli.js')],
    token,
  )
  expect([status, stdout + stderr]).toEqual([0, expect.not.stringContaining('ERROR')])
  return (await import(path.join(server.folder, 'src/__generated__/paginaQuery.graphql.js'))).default
}

test('@connection joins the pages of a list', async () => {
  const query = await compiled()
  const ask: FetchFunction = async ({ text }, variables) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: text, variables }),
    })
    return (await answer.json()) as GraphQLResponse
  }
  const environment = new Environment({
    network: Network.create(ask),
    store: new Store(new RecordSource()),
    // our ids are numbers, each within its type; Relay wants texts that are unique
    getDataID: ({ id }: { id?: number }, type: string) => id && `${type} ${id}`,
  })
  type Page = { celulas: { edges: { node: { nomeCelula: string } }[]; pageInfo: { endCursor: string } } }
  const read = async (cursor: string | null) => {
    const page = await fetchQuery<{ response: Page; variables: object }>(environment, query, {
      count: 2,
      cursor,
    }).toPromise()
    return page?.celulas as Page['celulas']
  }
  const first = await read(null)
  expect(first.edges.map(({ node }) => node.nomeCelula)).toEqual(['Betânia', 'Central'])
  const both = await read(first.pageInfo.endCursor)
  expect(both.edges.map(({ node }) => node.nomeCelula)).toEqual(['Betânia', 'Central', 'Damasco'])
})
