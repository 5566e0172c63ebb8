import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { parse } from 'graphql'
import { earlyLink, forgetScreens } from '../../client/kernel/apollo/early.js'
import { askAgain, askEarly, forgetEarly } from '../../client/kernel/apollo/early-queries.js'
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

test('after a change, what was asked before it is not shown', async () => {
  void askEarly('Home', text)
  forgetEarly()
  expect(await open()).toBe('usual')
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

test('only the latest lists and the latest records are remembered, and a storage that others have written is no error', async () => {
  for (let at = 1; at <= 22; at++) await openList(`/dashboard/lista-${'x'.repeat(at)}`)
  for (let at = 1; at <= 12; at++) await openList(`/dashboard/membrosCelula/${at}`)
  expect(JSON.parse(storage.getItem('consultas') ?? '')).toHaveLength(30)
  askAgain(`/dashboard/lista-xx`)
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
