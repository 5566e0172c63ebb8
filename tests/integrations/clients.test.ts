import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { relayStylePagination } from '@apollo/client/utilities'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Client, fetchExchange } from '@urql/core'
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs'
import { createClient } from 'graphql-ws'
import { Webhook } from 'standardwebhooks'
import { knownPassword, knowPassword } from '../factories/password.js'
import { picture } from '../factories/sample.js'
import { type Installation, installation, waitFor } from './server.js'

/* Libraries of others as they come from the registry, with no more than an address and an API token. */
let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['celula.ler', 'presencaCulto.ler', 'culto.ler'])
  const admin = await server.church.token(1)
  for (const nomeCelula of ['Betânia', 'Central', 'Damasco'])
    expect((await server.app.rest(admin, 'POST', '/celulas', { nomeCelula })).status).toBe(201)
})
afterAll(() => server.stop())

const authorization = () => ({ authorization: `Bearer ${token}` })

describe('urql', () => {
  const client = (preferGetMethod: 'force' | false) =>
    new Client({
      url: `${server.url}/graphql`,
      exchanges: [fetchExchange],
      preferGetMethod,
      fetchOptions: () => ({ headers: authorization() }),
    })

  test.each(['force', false] as const)('reads a list (GET: %s)', async (get) => {
    const { data, error } = await client(get).query('{ celulas(first: 2) { nodes { nomeCelula } } }', {}).toPromise()
    expect([error, data]).toEqual([
      undefined,
      { celulas: { nodes: [{ nomeCelula: 'Betânia' }, { nomeCelula: 'Central' }] } },
    ])
  })

  test('keeps what was answered beside a record that is gone', async () => {
    const { data, error } = await client(false)
      .query('{ gone: celula(id: 999999999) { id } celulas(first: 1) { totalCount } }', {})
      .toPromise()
    expect(data).toEqual({ gone: null, celulas: { totalCount: 3 } })
    expect(error?.graphQLErrors).toMatchObject([{ message: 'Célula não encontrada.', path: ['gone'] }])
  })
})

test("Apollo Client's relayStylePagination joins the pages of a list", async () => {
  const client = new ApolloClient({
    link: new HttpLink({ uri: `${server.url}/graphql`, headers: authorization() }),
    cache: new InMemoryCache({ typePolicies: { Query: { fields: { celulas: relayStylePagination() } } } }),
  })
  const query = gql`
    query Celulas($after: String) {
      celulas(first: 2, after: $after) {
        edges { cursor node { id nomeCelula } }
        pageInfo { hasNextPage endCursor }
      }
    }
  `
  const watched = client.watchQuery<{
    celulas: { edges: { node: { nomeCelula: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } }
  }>({ query })
  const shown: string[][] = []
  const subscription = watched.subscribe(({ data }) => {
    const edges = data?.celulas?.edges
    if (edges) shown.push(edges.map((edge) => edge?.node?.nomeCelula ?? ''))
  })
  await waitFor(() => shown.length > 0)
  await watched.fetchMore({ variables: { after: '2' } })
  await waitFor(() => shown.at(-1)?.length === 3)
  subscription.unsubscribe()
  expect([shown[0], shown.at(-1)]).toEqual([
    ['Betânia', 'Central'],
    ['Betânia', 'Central', 'Damasco'],
  ])
})

test('apollo-upload-client sends a picture', async () => {
  const admin = await server.church.token(1)
  const { body } = await server.app.rest(admin, 'POST', '/eventos', { nomeEvento: 'Retiro', dataInicio: '2096-05-10' })
  const escopos = ['evento.ler', 'evento.escrever']
  const headers = { authorization: `Bearer ${await server.apiToken(escopos)}` }
  const client = new ApolloClient({
    link: new UploadHttpLink({ uri: `${server.url}/graphql`, headers }),
    cache: new InMemoryCache(),
  })
  const { data } = await client.mutate<{ enviarFotoEvento: { fotoUrl: string } }>({
    mutation: gql`
      mutation Enviar($id: ID!, $arquivo: Upload!) {
        enviarFotoEvento(id: $id, arquivo: $arquivo) { id fotoUrl }
      }
    `,
    variables: {
      id: String(body.id),
      arquivo: new File([new Uint8Array(picture.data)], picture.name, { type: picture.type }),
    },
  })
  expect(data?.enviarFotoEvento.fotoUrl).toMatch(/^\/arquivos\//)
})

describe('graphql-ws', () => {
  const url = () => `${server.url.replace('http', 'ws')}/graphql/ws`

  test('subscribes with the header that other clients use', async () => {
    const admin = await server.church.token(1)
    const { body } = await server.app.rest(admin, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '10:00' })
    const client = createClient({ url: url(), connectionParams: { headers: { Authorization: `Bearer ${token}` } } })
    const events = client.iterate({
      query: 'subscription($c: ID!) { presencaCulto(idCulto: $c) { presentes } }',
      variables: { c: String(body.id) },
    })
    expect((await events.next()).value).toEqual({ data: { presencaCulto: { presentes: 0 } } })
    await client.dispose()
  })

  test('is told why its connection is closed', async () => {
    const closed = Promise.withResolvers<CloseEvent>()
    const client = createClient({
      url: url(),
      connectionParams: { token: `${token}x` },
      lazy: false,
      retryAttempts: 0,
      onNonLazyError: () => undefined,
      on: { closed: (event) => closed.resolve(event as CloseEvent) },
    })
    const { code, reason } = await closed.promise
    expect([code, reason]).toEqual([4403, expect.stringMatching(/^Este token de API não vale/)])
    await client.dispose()
  })
})

test('the library of Standard Webhooks accepts a delivery, and refuses one that was changed', async () => {
  const received: { text: string; headers: IncomingHttpHeaders }[] = []
  const receiver = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk) => (text += chunk))
    request.on('end', () => {
      received.push({ text, headers: request.headers })
      response.writeHead(204).end()
    })
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  try {
    await knowPassword(server.app, server.church.idCliente)
    const admin = await server.church.token(1)
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`
    const { data } = await server.app.graphql(
      admin,
      'mutation($input: WebhookInput!) { criarWebhook(input: $input) { segredo } }',
      { input: { url, eventos: ['celula.criada'], minhaSenha: knownPassword } },
    )
    const { segredo } = data.criarWebhook
    expect((await server.app.rest(admin, 'POST', '/celulas', { nomeCelula: 'Emaús' })).status).toBe(201)
    await waitFor(() => received.length > 0)
    const [{ text, headers } = { text: '', headers: {} }] = received
    const given = Object.fromEntries(
      ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [name, String(headers[name])]),
    )
    const webhook = new Webhook(segredo)
    expect(webhook.verify(text, given)).toMatchObject({ evento: 'celula.criada', entrega: given['webhook-id'] })
    expect(() => webhook.verify(text.replace('celula', 'evento'), given)).toThrow('No matching signature found')
  } finally {
    receiver.closeAllConnections()
    receiver.close()
  }
})
