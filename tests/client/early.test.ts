import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parse } from 'graphql'
import { earlyLink, fillEarly, forgetScreens } from '../../client/kernel/apollo/early.js'
import { askAgain, askEarly, askOnce, forgetEarly } from '../../client/kernel/apollo/early-queries.js'
import { setPreview } from '../../client/kernel/apollo/preview.js'
import { setToken } from '../../client/kernel/apollo/token.js'
import { fakeStorage } from './fake-storage.js'

const text = 'query Home { home { hoje __typename } }'
const query = parse('query Home { home { hoje } }')
const home = (hoje: string) => ({ home: { __typename: 'Home', hoje } })

const storage = fakeStorage()
const realFetch = globalThis.fetch
// Test files share a process: a window that stays makes others (axe-core) believe that they run in a browser.
const ofBrowser = ['localStorage', 'sessionStorage', 'window'] as const
let requests: { operationName: string; variables: object; query: string; token: string | null }[] = []
let answers: (() => Response | Promise<Response>)[] = []
/** how often the query went to the server the usual way */
let asked = 0

/** Gives every request the token of the session, as the product's own link does. */
const authorization = new ApolloLink((operation, forward) => {
  operation.setContext({ token: localStorage.getItem('token') })
  return forward(operation)
})
const server = new ApolloLink(() => {
  asked++
  return new Observable((observer) => {
    observer.next({ data: home('usual') })
    observer.complete()
  })
})
const links = ApolloLink.from([authorization, earlyLink, server])
const open = async () => {
  const client = new ApolloClient({ link: links, cache: new InMemoryCache() })
  return (await client.query<{ home: { hoje: string } }>({ query })).data?.home.hoje
}

const list = parse('query Lista($first: Int) { home { hoje } }')
/** Opens a list at an address, as its screen does. */
const openList = async (path: string, { first = 20, query = list, search = '' } = {}) => {
  Object.assign(window, { location: { pathname: path, search } })
  const client = new ApolloClient({ link: links, cache: new InMemoryCache() })
  const found = await client.query<{ home: { hoje: string } }>({
    query,
    variables: { first, after: undefined },
    context: { opensScreen: true },
  })
  return found.data?.home.hoje
}

beforeEach(() => {
  storage.clear()
  Object.assign(globalThis, { localStorage: storage, sessionStorage: fakeStorage(), window: new EventTarget() })
  requests = []
  answers = []
  asked = 0
  globalThis.fetch = (async (_url, init) => {
    const headers = new Headers(init?.headers)
    requests.push({ ...JSON.parse(String(init?.body)), token: headers.get('authorization') })
    return (answers.shift() ?? (() => Response.json({ data: home('early') })))()
  }) as typeof fetch
  setToken('a')
})
afterEach(() => {
  globalThis.fetch = realFetch
  setPreview(null)
  forgetScreens()
  for (const name of ofBrowser) Reflect.deleteProperty(globalThis, name)
  jest.restoreAllMocks()
})

test('a screen gets the answer of the query that was sent early, and only once', async () => {
  void askEarly('Home', text)
  expect(await open()).toBe('early')
  expect(asked).toBe(0)
  expect(requests).toEqual([expect.objectContaining({ operationName: 'Home', token: 'Bearer a' })])
  expect(await open()).toBe('usual')
})

test('a refused or lost early request is sent again the usual way', async () => {
  answers = [
    () => Response.json({ errors: [{ message: 'não' }] }, { status: 401 }),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => new Response('<html>', { status: 502 }),
  ]
  for (let at = 1; at <= 3; at++) {
    void askEarly('Home', text)
    expect(await open()).toBe('usual')
    expect(asked).toBe(at)
  }
})

test('the answer for another session, or an old one, is not used', async () => {
  void askEarly('Home', text)
  setToken('b')
  expect(await open()).toBe('usual')

  void askEarly('Home', text)
  const now = performance.now()
  jest.spyOn(performance, 'now').mockReturnValue(now + 31_000)
  expect(await open()).toBe('usual')
})

test('nothing is sent early without a session, or while the church is seen as another person', async () => {
  setToken(null)
  expect(await askEarly('Home', text)).toBe(null)
  setToken('a')
  const ate = new Date(Date.now() + 60_000).toISOString()
  setPreview({ chave: 'k', ate, name: 'Ana', nomePerfil: 'Membro', back: '/' })
  expect(await askEarly('Home', text)).toBe(null)
  expect(requests).toEqual([])
  expect(await open()).toBe('usual')
})

test('a list that is opened again gets the answer to what it asked the last time, with the same variables', async () => {
  askAgain('/dashboard/users')
  expect(requests).toEqual([])
  expect(await openList('/dashboard/users')).toBe('usual')
  askAgain('/dashboard/cultos')
  expect(requests).toEqual([])
  askAgain('/dashboard/users')
  expect(requests).toEqual([
    {
      operationName: 'Lista',
      variables: { first: 20 },
      query: expect.stringContaining('__typename'),
      token: 'Bearer a',
    },
  ])
  expect(await openList('/dashboard/users')).toBe('early')
  expect(await openList('/dashboard/users')).toBe('usual')
})

test('an early answer to other variables, or to a build before, is not used', async () => {
  await openList('/dashboard/users')
  askAgain('/dashboard/users')
  expect(await openList('/dashboard/users', { first: 50 })).toBe('usual')

  askAgain('/dashboard/users')
  expect(await openList('/dashboard/users', { query: parse('query Lista($first: Int) { home { hoje mes } }') })).toBe(
    'usual',
  )
})

test('a screen that opens with two queries asks both again, once each', async () => {
  const context = { opensScreen: 'too' } as const
  const church = parse('query Igreja { home { mes } }')
  await openList('/dashboard/home', { query })
  await new ApolloClient({ link: links, cache: new InMemoryCache() }).query({ query: church, context })
  askAgain('/dashboard/home')
  expect(requests.map(({ operationName }) => operationName)).toEqual(['Home', 'Igreja'])
  askOnce('Home', text)
  askOnce('Outra', 'query Outra { home { mes } }')
  expect(requests.map(({ operationName }) => operationName)).toEqual(['Home', 'Igreja', 'Outra'])
})

test('of two queries the one whose answer came first, before the screen was drawn, hides the other one not', async () => {
  Object.assign(window, { location: { pathname: '/dashboard/home', search: '' } })
  const context = { opensScreen: 'too' } as const
  const church = 'query Igreja { home { hoje __typename } }'
  void askEarly('Igreja', church)
  await new Promise((resolve) => setTimeout(resolve))
  const client = new ApolloClient({ link: links, cache: new InMemoryCache() })
  expect(fillEarly(client, { query: parse('query Igreja { home { hoje } }'), variables: {}, context })).not.toBe(null)
  await client.query({ query, context, fetchPolicy: 'network-only' })
  forgetEarly()
  requests = []
  askAgain('/dashboard/home')
  expect(requests.map(({ operationName }) => operationName)).toEqual(['Igreja', 'Home'])
})

test('after a change, what was asked before it is not shown', async () => {
  void askEarly('Home', text)
  forgetEarly()
  expect(await open()).toBe('usual')
})

/** Opens the home page as a screen does that can be drawn with an answer that has arrived. */
const draw = async (wait = true) => {
  const client = new ApolloClient({ link: links, cache: new InMemoryCache() })
  // the answer passes through a few promises
  if (wait) await new Promise((resolve) => setTimeout(resolve))
  const filled = fillEarly(client, { query, variables: {}, context: {} })
  return { client, hoje: filled && client.readQuery<{ home: { hoje: string } }>({ query })?.home.hoje }
}

test('an early answer that has arrived is there when the screen is drawn, and is not given out again', async () => {
  void askEarly('Home', text)
  expect((await draw()).hoje).toBe('early')
  expect((await draw()).hoje).toBe(null)
  expect(await open()).toBe('usual')
})

test('a screen that is drawn before its early answer still gets it afterwards', async () => {
  void askEarly('Home', text)
  expect((await draw(false)).hoje).toBe(null)
  expect(await open()).toBe('early')
  expect(asked).toBe(0)
})

test('a screen is not drawn with the answer for another session, or with one that was refused', async () => {
  void askEarly('Home', text)
  await new Promise((resolve) => setTimeout(resolve))
  setToken('b')
  expect((await draw()).hoje).toBe(null)

  answers = [() => Response.json({ errors: [{ message: 'não' }] }, { status: 401 })]
  void askEarly('Home', text)
  expect((await draw()).hoje).toBe(null)
  expect(await open()).toBe('usual')
})

test('a list that was drawn with its early answer asks for its next page, and again for the first', async () => {
  const variables = { first: 20, after: '' }
  const page = parse('query Lista($first: Int, $after: String) { home { hoje } }')
  const { client } = await draw()
  client.writeQuery({ query: page, variables, data: home('early') })
  const observed = client.watchQuery({
    query: page,
    variables,
    fetchPolicy: 'cache-first',
    initialFetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const watching = observed.subscribe(() => undefined)
  expect(asked).toBe(0)
  for (const [at, after] of ['20', ''].entries()) {
    await observed.reobserve({ variables: { first: 20, after }, fetchPolicy: 'cache-first' })
    expect(asked).toBe(at + 1)
  }
  watching.unsubscribe()
})

test('a search is not remembered, nor what is seen as another person, nor anything after the session', async () => {
  await openList('/dashboard/users', { search: '?busca=Ana' })
  const ate = new Date(Date.now() + 60_000).toISOString()
  setPreview({ chave: 'k', ate, name: 'Ana', nomePerfil: 'Membro', back: '/' })
  await openList('/dashboard/cultos')
  setPreview(null)
  expect(storage.getItem('consultas')).toBe(null)

  await openList('/dashboard/celulas')
  expect(storage.getItem('consultas')).toContain('/dashboard/celulas')
  forgetScreens()
  for (const path of ['users', 'cultos', 'celulas']) askAgain(`/dashboard/${path}`)
  expect(requests).toEqual([])
})

test('only the latest screens are remembered, and a storage that others have written is no error', async () => {
  for (let at = 1; at <= 22; at++) await openList(`/dashboard/membrosCelula/${at}`)
  expect(JSON.parse(storage.getItem('consultas') ?? '')).toHaveLength(20)
  askAgain('/dashboard/membrosCelula/2')
  expect(requests).toEqual([])
  askAgain('/dashboard/membrosCelula/3')
  expect(requests).toHaveLength(1)
  for (const text of ['{', '{}', '[null]']) {
    storage.setItem('consultas', text)
    askAgain('/dashboard/membrosCelula/3')
    await openList('/dashboard/cultos')
    forgetScreens()
  }
  expect(requests).toHaveLength(1)
})
