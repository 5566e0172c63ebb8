import { ApolloClient, InMemoryCache } from '@apollo/client'
import { afterEach, expect, jest, test } from '@jest/globals'
import { parse } from 'graphql'
import { createUploadLink, hasFiles } from '../../client/kernel/apollo/upload-link.js'

afterEach(() => {
  jest.restoreAllMocks()
})

const mutation = parse('mutation Enviar($id: ID!, $arquivos: [Upload!]!, $capa: Upload) { enviar { ok } }')
const file = (name: string) => new File([name], name, { type: 'image/png' })

function answer(body: unknown, status = 200) {
  const headers = { 'content-type': 'application/graphql-response+json' }
  return jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status, headers }))
}

const send = (variables: Record<string, unknown>) =>
  new ApolloClient({ link: createUploadLink('/graphql'), cache: new InMemoryCache() }).mutate({ mutation, variables })

test('hasFiles is true for a file at any depth, and false for other values', () => {
  expect(hasFiles({ a: { b: [1, file('x')] } })).toBe(true)
  expect(hasFiles({ a: { b: [1, null, 'x'] }, data: '2026-01-01' })).toBe(false)
  expect(hasFiles(undefined)).toBe(false)
})

test('the client sends the multipart form of the GraphQL upload specification', async () => {
  const fetch = answer({ data: { enviar: { __typename: 'X', ok: true } } })
  const [one, two] = [file('um.png'), file('dois.png')]
  await send({ id: '7', arquivos: [one, two], capa: one })

  const [, init] = fetch.mock.calls[0]!
  const body = init?.body as FormData
  const operations = JSON.parse(String(body.get('operations')))
  expect(operations.operationName).toBe('Enviar')
  expect(operations.variables).toEqual({ id: '7', arquivos: [null, null], capa: null })
  expect(JSON.parse(String(body.get('map')))).toEqual({
    0: ['variables.arquivos.0', 'variables.capa'],
    1: ['variables.arquivos.1'],
  })
  expect((body.get('0') as File).name).toBe('um.png')
  expect((body.get('1') as File).name).toBe('dois.png')
  expect(init?.headers).toMatchObject({ 'apollo-require-preflight': 'true' })
})

test("a refused upload fails with the server's message", async () => {
  answer({ errors: [{ message: 'O arquivo é grande demais.', extensions: { code: 'PAYLOAD_TOO_LARGE' } }] }, 413)
  await expect(send({ id: '7', arquivos: [file('x')] })).rejects.toThrow('O arquivo é grande demais.')
})
