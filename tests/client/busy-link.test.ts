import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { parse } from 'graphql'
import { busyLink } from '../../client/kernel/apollo/busy-link.js'

const list = parse('query Pessoas { pessoas { total } }')
const save = parse('mutation Criar { criar { ok } }')
const busy = { code: 'TOO_MANY_REQUESTS', status: 429, tentarEm: 0.02 }

/** The refusals that come before the server answers. */
let refusals: object[] = []
let sent = 0

const server = new ApolloLink(({ operationType }) => {
  sent++
  const refusal = refusals.shift()
  const data = operationType === 'query' ? { pessoas: { total: 30 } } : { criar: { ok: true } }
  return new Observable((observer) => {
    observer.next(refusal ? { data: null, errors: [{ message: 'não', extensions: { ...refusal } }] } : { data })
    observer.complete()
  })
})

const client = () =>
  new ApolloClient({ link: ApolloLink.from([busyLink(), busyLink(), server]), cache: new InMemoryCache() })

beforeEach(() => {
  refusals = []
  sent = 0
})

describe('a query for which the server had no place', () => {
  test('is sent again by itself, three times', async () => {
    refusals = [busy, busy, busy]
    const { data } = await client().query({ query: list })
    expect([data, sent]).toEqual([{ pessoas: { total: 30 } }, 4])
  })

  test('fails when there is no place the fourth time either', async () => {
    refusals = [busy, busy, busy, busy]
    await expect(client().query({ query: list })).rejects.toThrow('não')
    expect(sent).toBe(4)
  })

  test('is not sent before the server asked for it', async () => {
    refusals = [{ ...busy, tentarEm: 0.2 }]
    const began = performance.now()
    await client().query({ query: list })
    expect(performance.now() - began).toBeGreaterThanOrEqual(195)
  })

  test('is not sent any more when its screen was left', async () => {
    refusals = [busy]
    const subscription = client().watchQuery({ query: list }).subscribe({})
    await new Promise((resolve) => setTimeout(resolve, 5))
    subscription.unsubscribe()
    await new Promise((resolve) => setTimeout(resolve, 80))
    expect(sent).toBe(1)
  })
})

test.each<[string, typeof list, object]>([
  ['a wait of minutes', list, { ...busy, tentarEm: 900 }],
  ['another refusal', list, { code: 'FORBIDDEN', status: 403 }],
  ['what changes data', save, busy],
])('%s is told at once', async (_, document, refusal) => {
  refusals = [refusal]
  const asked = document === save ? client().mutate({ mutation: save }) : client().query({ query: document })
  await expect(asked).rejects.toThrow('não')
  expect(sent).toBe(1)
})
