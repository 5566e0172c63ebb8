import { expect, test } from '@jest/globals'
import fastify from 'fastify'
import { mountBrowserErrors } from './browser-errors.js'

function server() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const app = fastify({ logger: { level: 'warn', stream } })
  mountBrowserErrors(app)
  const send = async (payload: object) => (await app.inject({ method: 'POST', url: '/erros', payload })).statusCode
  return { app, send, lines: () => lines.map((line) => JSON.parse(line)).filter(({ nome }) => nome) }
}

const error = { nome: 'TypeError', pilha: ['assets/index-CC9SQwH.js:1:2345'] }

test('the kind and the place of an error reach the log, and no more than thirty in a minute', async () => {
  const { app, send, lines } = server()
  for (let n = 0; n < 40; n++) expect(await send(error)).toBe(204)
  expect(lines()).toHaveLength(30)
  expect(lines()[0]).toMatchObject(error)
  await app.close()
})

test('nothing else is taken', async () => {
  const { app, send, lines } = server()
  for (const wrong of [
    { ...error, mensagem: 'Maria da Silva' },
    { ...error, nome: 'Maria da Silva' },
    { ...error, pilha: ['Maria da Silva'] },
    { ...error, pilha: ['https://igreja.org/reset-password/segredo'] },
    { ...error, pilha: Array(9).fill(error.pilha[0]) },
    { nome: 'Error' },
    [],
  ])
    expect([wrong, await send(wrong)]).toEqual([wrong, 400])
  expect([413, 400]).toContain(await send({ ...error, nome: 'x'.repeat(5000) }))
  expect(lines()).toEqual([])
  await app.close()
})
