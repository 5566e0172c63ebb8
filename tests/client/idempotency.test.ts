import { globSync, readFileSync } from 'node:fs'
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client'
import { beforeEach, describe, expect, test } from '@jest/globals'
import { buildSchema, getNamedType, isObjectType, parse } from 'graphql'
import { forgetKeys, idempotencyLink, idempotent } from '../../client/kernel/apollo/idempotency.js'

const create = parse('mutation Criar($nome: String) { criar(nome: $nome) { ok } }')
const remove = parse('mutation Excluir($id: ID) { excluir(id: $id) { ok } }')

type Answer = 'saved' | 'lost' | 'busy' | { status: number }
let answers: Answer[] = []
let keys: (string | undefined)[] = []

const server = new ApolloLink((operation) => {
  keys.push(operation.getContext().headers?.['Idempotency-Key'])
  const answer = answers.shift() ?? 'saved'
  return new Observable((observer) => {
    // a request is answered later, so that several can be under way
    setTimeout(() => {
      if (answer === 'lost') return observer.error(new TypeError('Failed to fetch'))
      const field = operation.operationName === 'Criar' ? 'criar' : 'excluir'
      const status = answer === 'busy' ? 503 : typeof answer === 'object' ? answer.status : undefined
      if (status) observer.next({ data: null, errors: [{ message: 'não', extensions: { status } }] })
      else observer.next({ data: { [field]: { __typename: 'Mensagem', ok: true } } })
      observer.complete()
    })
  })
})

const client = new ApolloClient({ link: ApolloLink.from([idempotencyLink, server]), cache: new InMemoryCache() })
const send = (mutation: typeof create, variables: Record<string, unknown>, context = {}) =>
  client.mutate({ mutation, variables, context }).catch(() => undefined)
const save = (nome = 'Ana', context = {}) => send(create, { nome }, context)

beforeEach(() => {
  forgetKeys()
  keys = []
  answers = []
})

describe('the key of a mutation', () => {
  test.each<[string, Answer]>([
    ['a lost response', 'lost'],
    ['an overloaded server', 'busy'],
    ['an ended session', { status: 401 }],
    ['too many requests', { status: 429 }],
  ])('is sent again after %s, until the server has answered', async (_, answer) => {
    answers = [answer, answer]
    for (let times = 0; times < 4; times++) await save()
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys.slice(0, 3)).toEqual([keys[0], keys[0], keys[0]])
    expect(keys[3]).not.toBe(keys[0])
  })

  test('is new for other input, after a refusal, and after the session has ended', async () => {
    answers = ['lost', 'lost', { status: 422 }]
    await save('Ana')
    await save('Anna')
    await save('Ana')
    await save('Ana')
    forgetKeys()
    await save('Anna')
    expect(keys[2]).toBe(keys[0])
    expect(new Set(keys).size).toBe(4)
  })

  test('is different for equal mutations under way together, and each of them is repeated with its key', async () => {
    answers = ['lost', 'lost']
    await Promise.all([save(), save()])
    await save()
    await save()
    expect(keys[0]).not.toBe(keys[1])
    expect(keys.slice(2, 3)).toEqual(keys.slice(0, 1))
  })

  test('is discarded when another mutation has succeeded since then', async () => {
    answers = ['lost']
    await save()
    await send(remove, { id: '1' })
    await save()
    expect(new Set(keys).size).toBe(3)
  })

  test('is kept for the fifty last lost mutations', async () => {
    answers = Array.from({ length: 51 }, () => 'lost' as const)
    for (let index = 0; index < 51; index++) await save(`Ana ${index}`)
    answers = ['lost', 'lost']
    await save('Ana 50')
    await save('Ana 0')
    expect(keys[51]).toBe(keys[50])
    expect(keys[52]).not.toBe(keys[0])
  })

  test('is not sent with secrets, without a session, or with files; an explicit key stays', async () => {
    for (const context of [{ secret: true }, { anonymous: true }, { endsSession: true }]) await save('Ana', context)
    await send(create, { nome: new File(['x'], 'x.png') })
    await save('Ana', idempotent('folha'))
    expect(keys).toEqual([undefined, undefined, undefined, undefined, 'folha'])
  })
})

test('every mutation of the client that takes a password, or whose result is sealed, sends no key', () => {
  const read = (pattern: string) => globSync(pattern).map((file) => readFileSync(file, 'utf8'))
  const sealed = read('server/features/**/*.usecases.ts')
    .flatMap((text) => [...text.matchAll(/export const (\w+) = sealedCase\b/g)])
    .map(([, name]) => name)
  expect(sealed.length).toBeGreaterThanOrEqual(4)
  const schema = buildSchema(readFileSync('schema/schema.graphql', 'utf8'))
  const fields = Object.values(schema.getMutationType()?.getFields() ?? {})
  const secret = fields.filter(({ name, args, type }) => {
    const result = getNamedType(type)
    const shown = isObjectType(result) ? Object.keys(result.getFields()) : []
    return (
      sealed.includes(name) ||
      args.some(({ name, description }) => /senha|password/i.test(name) || /^(nova )?senha/i.test(description ?? '')) ||
      (shown.length === 1 && shown[0] === 'url')
    )
  })
  const documents = read('client/**/*.graphql')
  const screens = read('client/**/*.{ts,tsx}').filter((text) => !text.startsWith('/** Internal type.'))
  const found = secret.flatMap(({ name }) =>
    documents.flatMap((text) =>
      [...text.matchAll(new RegExp(`mutation (\\w+)[^{]*\\{\\s*${name}\\b`, 'g'))].map(([, operation]) => operation),
    ),
  )
  expect(found.length).toBeGreaterThanOrEqual(8)
  const open = found.filter((operation) =>
    screens.some((text) =>
      [...text.matchAll(new RegExp(`use${operation}Mutation\\(([^;]*?)\\)\n`, 'g'))].some(
        ([, options]) => !/secret: true|anonymous: true|endsSession: true/.test(options ?? ''),
      ),
    ),
  )
  expect(open).toEqual([])
})
