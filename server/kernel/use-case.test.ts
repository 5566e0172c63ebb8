import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { z } from 'zod'
import { type TestApp, testApp } from '../../tests/factories/harness.js'
import { Context } from './context.js'
import { useCase } from './use-case.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
})
afterAll(() => app.close())

test('slow preparations hold no connection: as many of them as there are connections, and others still read', async () => {
  const church = await app.church()
  const token = await church.token(1)
  let arrived = () => {}
  const stalled = new Promise<void>((resolve) => {
    arrived = resolve
  })
  const upload = useCase({
    action: 'eu.escrever',
    input: z.object({}),
    prepare: () => stalled,
    run: async () => 'done',
  })
  const calls = [1, 2].map(async (requestId) => {
    const { id, uuid } = await church.person()
    const viewer = { id, uuid, idCliente: church.idCliente, perfil: 1 as const, name: 'Ana' }
    const ctx = new Context(app.services, { viewer, requestId: String(requestId), ip: '', userAgent: '' })
    await ctx.read() // as authentication does
    return upload(ctx, {})
  })
  try {
    expect((await app.rest(token, 'GET', '/tipoPatrimonios')).status).toBe(200)
  } finally {
    arrived()
  }
  expect(await Promise.all(calls)).toEqual(['done', 'done'])
})
