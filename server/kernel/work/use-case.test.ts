import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { z } from 'zod'
import { perfis } from '../../../schema/rules/perfis.js'
import { type TestApp, testApp } from '../../../tests/factories/harness.js'
import { grantsFrom } from '../access/grants.js'
import { Context } from './context/context.js'
import { useCase } from './use-case.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '2' })
})
afterAll(() => app.close())

test('slow preparations hold no connection: while many of them run, other requests can still read', async () => {
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
    const viewer = {
      id,
      uuid,
      idCliente: church.idCliente,
      perfil: 1 as const,
      name: 'Ana',
      grants: grantsFrom(1, null),
    }
    const ctx = new Context(app.services, { viewer, requestId: String(requestId), ip: '', userAgent: '' })
    await ctx.read() // authentication reads before the preparation, so this test does too
    return upload(ctx, {})
  })
  try {
    expect((await app.rest(token, 'GET', '/tipoPatrimonios')).status).toBe(200)
  } finally {
    arrived()
  }
  expect(await Promise.all(calls)).toEqual(['done', 'done'])
})

test('only what is about the current user alone is written without the limits to the own groups', async () => {
  const church = await app.church()
  const { id, uuid } = await church.person()
  const perfil = perfis.leader
  const celulas = { [perfil]: { celulas: 'escrever meus' } }
  const grants = grantsFrom(perfil, JSON.stringify({ celulas, funcoes: null }))
  const viewer = { id, uuid, idCliente: church.idCliente, perfil, name: 'Lia', grants }
  const limit = (personal: boolean) =>
    useCase({
      action: 'eu.escrever',
      personal,
      input: z.object({}),
      run: async ({ db }) => {
        const { rows } = await sql<{ meus: string | null }>`
          select nullif(current_setting('app.meus_celulas', true), '') as meus`.execute(db)
        return rows[0]?.meus
      },
    })(new Context(app.services, { viewer, requestId: 'x', ip: '', userAgent: '' }), {})
  expect([await limit(false), await limit(true)]).toEqual(['{}', null])
})

test('a rule without its own text gets a Brazilian Portuguese text', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const refused = async (query: string) => {
    const { status, body } = await app.rest(token, 'GET', `/tipoPatrimonios?${query}`)
    return [status, body.campos]
  }
  expect(await refused('limit=0')).toEqual([422, { limit: 'O número deve ser no mínimo 1.' }])
  expect(await refused('limit=100001')).toEqual([422, { limit: 'O número deve ser no máximo 100.000.' }])
  expect(await refused('offset=-1')).toEqual([422, { offset: 'O número deve ser no mínimo 0.' }])
  expect(await refused('limit=1.5')).toEqual([422, { limit: 'Informe um número inteiro.' }])
  expect(await refused('limit=x')).toEqual([422, { limit: 'Informe um número.' }])
})

test('every kind of rule has an error text', () => {
  const said = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message
  expect(
    [
      [z.string(), 1],
      [z.string().max(2), 'abc'],
      [z.string().min(2), 'a'],
      [z.number().gt(2), 2],
      [z.number().lt(2), 2],
      [z.boolean(), 'x'],
      [z.array(z.string()).max(2), ['a', 'b', 'c']],
      [z.object({}), 1],
      [z.enum(['a', 'b']), 'c'],
      [z.uuid(), 'c'],
      [z.number().multipleOf(5), 3],
      [z.strictObject({}), { x: 1 }],
      [z.union([z.string(), z.number()]), true],
    ].map(([schema, value]) => said(schema as z.ZodType, value)),
  ).toEqual([
    'Informe um texto.',
    'Informe no máximo 2 caracteres.',
    'Informe no mínimo 2 caracteres.',
    'O número deve ser maior que 2.',
    'O número deve ser menor que 2.',
    'Informe sim ou não.',
    'Informe no máximo 2 itens.',
    'Valor inválido.',
    'Escolha uma destas opções: a, b.',
    'Formato inválido.',
    'Informe um múltiplo de 5.',
    'Campo desconhecido: x.',
    'Valor inválido.',
  ])
})
