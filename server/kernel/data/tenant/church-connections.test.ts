import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { grantsOf } from '../../access/grants.js'
import { newcomers } from '../../base/turns/order.js'
import { within } from '../../base/watching/running.js'
import { partOf } from '../../transport/serving/watched.js'
import { Context } from '../../work/context/context.js'
import { readingFor } from '../../work/context/reading-for.js'
import { ChurchConnections } from './church-connections.js'
import { openReading, openSnapshot, type Reading, type ReadingTransaction, transaction } from './session.js'

let app: TestApp
let church: TestChurch
let other: TestChurch
const held: ReadingTransaction[] = []

/** How many connections of the pool (12) a church may have. */
const share = 3

beforeAll(async () => {
  app = await testApp({ DATABASE_POOL: '12' })
  church = await established()
  other = await established()
})
afterAll(async () => {
  await release()
  await app.close()
})

/** A church that is older than its first week, in which all churches share half of the connections. */
async function established(): Promise<TestChurch> {
  const old = await app.church()
  await app.sql(`update cliente set created_at = now() - interval '30 days' where id = $1`, [old.idCliente])
  return old
}

const release = () => Promise.all(held.splice(0).map((reading) => reading.end()))

async function hold(of: TestChurch): Promise<void> {
  for (let n = 0; n < share; n++) held.push(await openReading(app.services.sessions, of.idCliente))
}

const home = '{ eu { id name } home { hoje } }'

test('a church has at most a quarter of the connections; its next request waits, and other churches are not affected', async () => {
  const [token, third] = [await church.token(1), await (await established()).token(1)]
  const places = { nomeLocal: 'Templo', endereco: 'Rua A, 1' }
  await hold(church)
  const answered: string[] = []
  const reads = app.graphql(token, home).finally(() => answered.push('read'))
  const writes = app.rest(token, 'POST', '/locais', places).finally(() => answered.push('write'))
  // when the first church has all connections that it may have, another church still gets its own connections
  await hold(other)
  expect((await app.graphql(third, home)).status).toBe(200)
  expect(answered).toEqual([])
  await release()
  expect([(await reads).status, (await writes).status]).toEqual([200, 201])
})

test('requests of one church beyond its connections are all answered', async () => {
  const tokens = await Promise.all(([1, 3, 4, 5] as const).map((perfil) => church.token(perfil)))
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, n) => app.graphql(tokens[n % tokens.length] as string, home)),
  )
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})

test('transactions that fail or time out give their connection back', async () => {
  const token = await church.token(1)
  for (let n = 0; n < share * 2; n++) {
    expect((await app.rest(token, 'POST', '/locais', {})).status).toBe(422)
    expect((await app.rest(token, 'GET', '/locais/999999999')).status).toBe(404)
  }
  await hold(church)
  await release()
})

test('many GraphQL requests sent as multipart wait for connections like all others, and a quiet church does not wait for all of them', async () => {
  const [noisy, quiet] = [await established(), await established()]
  const tokens = await Promise.all(([1, 3] as const).map((perfil) => noisy.token(perfil)))
  const quietToken = await quiet.token(1)
  const multipart = async (token: string) => {
    const form = new FormData()
    form.set('operations', JSON.stringify({ query: home }))
    form.set('map', '{}')
    const body = new Response(form)
    const { statusCode } = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': body.headers.get('content-type') ?? '',
        'apollo-require-preflight': '1',
      },
      payload: Buffer.from(await body.arrayBuffer()),
    })
    return statusCode
  }
  // what a church needs once
  expect([await multipart(tokens[0] ?? ''), (await app.graphql(quietToken, home)).status]).toEqual([200, 200])
  for (const one of [church, other, await established()]) await hold(one)
  const rest = await established()
  for (let n = 0; n < 2; n++) held.push(await openReading(app.services.sessions, rest.idCliente))

  const answered: string[] = []
  const many = Array.from({ length: 8 }, (_, n) =>
    multipart(tokens[n % 2] ?? '').finally(() => answered.push('multipart')),
  )
  await until(() => app.services.sessions.connections.waiting === 8)
  const list = app.graphql(quietToken, home).finally(() => answered.push('quiet'))
  await until(() => app.services.sessions.connections.waiting === 9)
  expect(answered).toEqual([])
  await held.pop()?.end()
  expect((await list).status).toBe(200)
  // it did not wait until all eight had had the one connection
  expect(answered.length).toBeLessThan(9)
  await release()
  expect(await Promise.all(many)).toEqual(Array(8).fill(200))
})

describe('requests that need more than one connection', () => {
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

  const cells = async ({ db }: Pick<Reading, 'db'>): Promise<string[]> =>
    (await db.selectFrom('celula').select('nomeCelula').orderBy('nomeCelula').execute()).map(
      ({ nomeCelula }) => nomeCelula,
    )

  /** Requests of somebody who reads all cells and exports only the own one. */
  async function requests(count: number): Promise<Context[]> {
    const of = await established()
    const [mine] = await app.sql<{ id: number }>(
      `insert into celula (id_cliente, nome_celula) values ($1, 'Minha'), ($1, 'Outra') returning id`,
      [of.idCliente],
    )
    const viewer = {
      ...{ id: 1, uuid: '', idCliente: of.idCliente, perfil: perfis.member, name: '' },
      grants: grantsOf(perfis.member, { celulas: null, funcoes: [{ acoes: ['celula.exportar'], alcance: 'meus' }] }),
      own: { groups: { celulas: [Number(mine?.id)] }, people: new Set<number>(), seen: {} },
    }
    return Array.from(
      { length: count },
      () => new Context(app.services, { viewer, requestId: 'teste', ip: '', userAgent: '' }),
    )
  }

  test('parts that are limited otherwise never wait for a second connection while their request holds one', async () => {
    const all = await requests(share)
    let begun = 0
    const answers = all.map((ctx) =>
      ctx.reading(async (work) => {
        const before = await cells(work)
        begun++
        await until(() => begun === share)
        const own = await readingFor(ctx, ['celula.exportar'], cells)
        return [before, own, await cells(work)]
      }),
    )
    const whole = ['Minha', 'Outra']
    expect(await Promise.all(answers)).toEqual(Array(share).fill([whole, ['Minha'], whole]))
    await Promise.all(all.map((ctx) => ctx.close()))
    await hold(church)
    await release()
  })

  test.each([
    ['writes', (idCliente: number) => transaction(app.services.sessions, idCliente, author, ({ db }) => cells({ db }))],
    [
      'reads a snapshot',
      async (idCliente: number) => {
        const { db, end } = await openSnapshot(app.services.sessions, idCliente)
        return cells({ db }).finally(end)
      },
    ],
  ] as const)(
    'a request that has read, and %s beside that, holds no connection while it waits',
    async (_what, also) => {
      const all = await requests(share)
      let begun = 0
      const answers = all.map((ctx) =>
        partOf(ctx, async () => {
          const before = await ctx.reading(cells)
          begun++
          await until(() => begun === share)
          return [before, await also(ctx.viewer?.idCliente ?? 0), await ctx.reading(cells)]
        }),
      )
      const whole = ['Minha', 'Outra']
      expect(await Promise.all(answers)).toEqual(Array(share).fill([whole, whole, whole]))
      await Promise.all(all.map((ctx) => ctx.close()))
      await hold(church)
      await release()
    },
  )

  test('such parts read in turns, each as far as it reaches', async () => {
    const [ctx] = (await requests(1)) as [Context]
    const parts = (['all', 'own', 'all', 'own'] as const).map(async (reach) => {
      const found: string[] = []
      const read = async (work: Pick<Reading, 'db'>) => {
        for (let n = 0; n < 20; n++) found.push((await cells(work)).join())
      }
      await (reach === 'own' ? readingFor(ctx, ['celula.exportar'], read) : ctx.reading(read))
      return new Set(found)
    })
    const [whole, own] = [new Set(['Minha,Outra']), new Set(['Minha'])]
    expect(await Promise.all(parts)).toEqual([whole, own, whole, own])
    await ctx.close()
  })

  test('a request that ends while a part waits for its turn gives its connection back', async () => {
    for (const ctx of await requests(share * 2)) {
      const slow = ctx.reading(({ db }) => sql`select pg_sleep(0.1)`.execute(db))
      const late = ctx.reading((work) => readingFor(ctx, ['celula.exportar'], () => cells(work)))
      const outcomes = Promise.allSettled([slow, late])
      await new Promise(setImmediate)
      await ctx.close()
      expect((await outcomes)[1]).toMatchObject({ status: 'rejected' })
    }
    await hold(church)
    await release()
  })

  test('nothing reads beside a snapshot of the same request, whose figures would no longer agree', async () => {
    const [ctx] = (await requests(1)) as [Context]
    await ctx.readings.inPortions()
    await ctx.reading(async (work) => {
      await cells(work)
      await expect(readingFor(ctx, ['celula.exportar'], cells)).rejects.toThrow('beside its own snapshot')
      expect(await cells(work)).toHaveLength(2)
    })
    // once no part reads in the snapshot, it ends
    expect(await readingFor(ctx, ['celula.exportar'], cells)).toEqual(['Minha'])
    await ctx.close()
  })
})

async function until(done: () => boolean): Promise<void> {
  for (const late = Date.now() + 4000; !done() && Date.now() < late; )
    await new Promise((resolve) => setTimeout(resolve, 5))
  expect(done()).toBe(true)
}

describe('the order of those who wait for a connection', () => {
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  /** A pool of 8, of which seven are given; a church has two of them. Churches below 0 are of their first week. */
  function desk() {
    let now = 0
    const connections = new ChurchConnections(
      8,
      async (church) => (church < 0 ? newcomers : church),
      () => now,
    )
    const begun: number[] = []
    const leaves = new Map<number, (() => void)[]>()
    const ask = async (church: number) => {
      const leave = await connections.wait(church)
      begun.push(church)
      leaves.set(church, [...(leaves.get(church) ?? []), leave])
    }
    /** Ends the oldest transaction of the church, which has taken so many milliseconds since the last call. */
    const end = async (church: number, ms = 0) => {
      now += ms
      leaves.get(church)?.shift()?.()
      await settled()
    }
    /** Lets a church's transactions take so long. */
    const known = async (church: number, ms: number) => {
      for (let n = 0; n < 3; n++) {
        await ask(church)
        await end(church, ms)
      }
      begun.length = 0
    }
    return { connections, begun, ask, end, known }
  }

  test('whose transactions are short comes first, and every fourth connection goes to who was served the longest ago', async () => {
    const { begun, ask, end, known } = desk()
    for (const noisy of [1, 2]) await known(noisy, 400)
    await known(3, 20)
    for (const holder of [11, 11, 12, 12, 13, 13, 14]) await ask(holder)
    const waiting = [1, 1, 2, 3, 3, 3, 3, 2].map(ask)
    await settled()
    expect(begun).toHaveLength(7)
    begun.length = 0
    // of equal weight whoever was served the longest ago is next; a church has two connections, whatever it asks for
    for (const holder of [11, 11, 3, 3, 3]) await end(holder)
    expect(begun).toEqual([3, 3, 3, 1, 3])
    for (const one of [12, 12, 13, 13]) await end(one)
    await Promise.all(waiting)
    expect(begun).toEqual([3, 3, 3, 1, 3, 2, 1, 2])
  })

  test('new churches have half of the connections, and are one church in the order of all', async () => {
    const { begun, ask, end } = desk()
    const waiting = [-1, -1, -2, -2, -3, -3, 1, 2].map(ask)
    await settled()
    expect(begun).toEqual([-1, -1, -2, -2, 1, 2])
    const more = [3, 4, -4, 5].map(ask)
    await settled()
    expect(begun.slice(6)).toEqual([3])
    // the oldest in the order is 4, which was never served, and not one of the new ones before it
    await end(-1)
    expect(begun.slice(6)).toEqual([3, 4])
    await end(1)
    expect(begun.slice(6)).toEqual([3, 4, 5])
    await end(2)
    expect(begun.slice(6)).toEqual([3, 4, 5, -3])
    await end(-2)
    await end(-2)
    await Promise.all([...waiting, ...more])
  })

  test('nobody waits behind the many calls of one operation of tenant 0, which has a quarter of the connections', async () => {
    const { connections, begun, ask, end } = desk()
    const calls = (operation: string, count: number) =>
      Array.from({ length: count }, () => within({ operation, idCliente: null }, undefined, () => ask(0)))
    const letters = Promise.allSettled(calls('mutation solicitarRecuperacaoSenha', 110))
    await settled()
    expect([begun.length, connections.waiting]).toEqual([2, 0])
    const others = [...calls('query painelPlataforma', 1), ...calls('POST /cadastro', 1), ask(1), ask(2), ask(3)]
    await Promise.all(others)
    expect(begun).toEqual([0, 0, 0, 0, 1, 2, 3])
    for (let n = 0; n < 110; n++) await end(0)
    // of those that wait only the letters were too many
    expect((await letters).map(({ status }) => status)).toEqual([
      ...Array(102).fill('fulfilled'),
      ...Array(8).fill('rejected'),
    ])
  })

  test('a job that comes first neither waits for its church, which has all that it may have, nor for others', async () => {
    const { connections, begun, ask, end, known } = desk()
    await known(4, 20)
    const letter = () =>
      within({ operation: 'job senha.recuperar', idCliente: null, comesFirst: true }, undefined, () => ask(1))
    const waiting = [1, 1, 1].map(ask)
    await settled()
    await letter()
    expect([begun, connections.waiting]).toEqual([[1, 1, 1], 0])
    const others = [2, 2, 3, 3, 4].map(ask)
    await settled()
    others.push(letter())
    await settled()
    expect([begun.slice(3), connections.waiting]).toEqual([[2, 2, 3, 3], 3])
    await end(2)
    expect(begun.slice(7)).toEqual([1])
    for (const one of [1, 1, 2]) await end(one)
    await Promise.all([...waiting, ...others])
  })

  test('who waits for its own church waits for no connection while one is free; tenant 0 comes first', async () => {
    const { connections, begun, ask, end, known } = desk()
    await known(0, 4000)
    await known(4, 20)
    const first = [1, 1, 1].map(ask)
    await settled()
    expect([begun, connections.waiting]).toEqual([[1, 1], 0])
    expect(await connections.take(1)).toBeUndefined()
    const others = [2, 2, 3, 3, 4].map(ask)
    await settled()
    const later = [4, 0].map(ask)
    await settled()
    expect([begun.slice(2), connections.waiting]).toEqual([[2, 2, 3, 3, 4], 3])
    for (const one of [2, 2, 1]) await end(one)
    expect(begun.slice(7)).toEqual([0, 4, 1])
    await Promise.all([...first, ...others, ...later])
  })
})
