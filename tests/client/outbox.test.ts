import { InMemoryCache } from '@apollo/client'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { buildSchema, graphqlSync, parse } from 'graphql'
import { isComplete } from '../../client/kernel/kept/complete.js'
import {
  ageOf,
  countOf,
  failedAgain,
  type Item,
  merged,
  outcomeOf,
  variablesOf,
} from '../../client/kernel/outbox/item.js'
import { newest } from '../../client/kernel/outbox/newest.js'
import { createOutbox, type Outbox } from '../../client/kernel/outbox/outbox.js'
import { memoryStore, openStore, type Store } from '../../client/kernel/outbox/store.js'
import { textOf } from '../../client/kernel/outbox/text-of.js'
import { newerMarks } from '../../server/kernel/data/marks/marks.js'

const hour = 3_600_000
const day = 24 * hour

describe('the age of a change', () => {
  const made = { wall: 1000 * day, mono: 5000, page: 'a' }
  const later = (wall: number, mono: number, page = 'a') => ({ wall: made.wall + wall, mono: made.mono + mono, page })

  test('is the same by both clocks, and by one of them on another page', () => {
    expect(ageOf(made, later(hour, hour))).toBe(hour)
    expect(ageOf(made, later(2 * day, -4000, 'b'))).toBe(2 * day)
  })

  test('is not disturbed when the device’s clock is set by a day, in both directions', () => {
    expect(ageOf(made, later(hour + day, hour))).toBe(hour)
    expect(ageOf(made, later(hour - day, hour))).toBe(hour)
  })

  test('counts the time in which the phone slept, when the page’s clock stood still', () => {
    expect(ageOf(made, later(3 * hour, 60_000))).toBe(3 * hour)
  })

  // by how much the device's clock was wrong when the change was made, and what the device knew of it; then the same later
  test.each([
    ['was a day behind and is right', -day, day, 0, 0],
    ['was a day ahead and is right', day, -day, 0, 0],
    ['was right and is a day behind', 0, 0, -day, day],
    ['was right and is a day ahead', 0, 0, day, -day],
    ['is a day behind all the time', -day, day, -day, day + 4000],
    ['is a day ahead all the time', day, -day, day, -day - 4000],
    ['is a day behind all the time, unknown at first', -day, 0, -day, day],
    ['is a day ahead all the time, unknown at first', day, 0, day, -day],
    ['was corrected before, unknown to the device, from a day behind', 0, day, 0, 0],
    ['was corrected before, unknown to the device, from a day ahead', 0, -day, 0, 0],
  ])('is the true one on another page when the clock %s', (_when, wrong, known, wrongLater, knownLater) => {
    const wall = 1000 * day + wrong
    const later = 1000 * day + hour + wrongLater
    const made = { wall, mono: 5000, page: 'a', server: wall + known }
    expect(ageOf(made, { wall: later, mono: 10, page: 'b', server: later + knownLater })).toBe(hour)
  })

  test('is never negative, so that a mark is never newer than its arrival', () => {
    expect(ageOf(made, later(-day, 0, 'b'))).toBe(0)
  })
})

const roll = (marks: [who: string, on: boolean][], visitors?: number) => ({
  record: 'encontro:1',
  text: 'Chamada de Ágape',
  to: '/',
  query: 'mutation',
  variables: { id: '1' },
  marks: marks.map(([who, on]) => ({ who, name: who, on, at: 0 })),
  visitors: visitors === undefined ? undefined : { count: visitors, at: 0 },
})

/** Whether the server is there, what it answers to each request, and what it has received. */
let reach: boolean
/** after how many milliseconds a request fails that nobody answers; 0 when all are answered */
let hangs: number
/** how many requests were begun */
let asked: number
let answers: { status: number; body: unknown }[]
let received: { token: string; key: string | undefined; variables: Record<string, unknown> }[]
let stored: string | null
let expired: string[]
/** what the server answers instead of the owner of a token */
let ownersAnswer: (typeof answers)[number] | undefined
let owners: Record<string, { id: number; idCliente: number }>
let clock: number
/** how far the device's clock, which somebody may set, is ahead of the true time */
let ahead: number
/** what the device knows of that: the difference to the server's clock */
let known: number
/** what happens between the sending of a request and its answer */
let onTheWay: (variables: Record<string, unknown>) => void
let store: Store
/** whether the last change that was stored asked for a round sooner than usual */
let soonFleeting: boolean

const ok = { status: 200, body: { data: { marcarPresencas: { recusados: [] } } } }
const failure = (status: number, message = 'Não pode.', code = 'X') => ({
  status,
  body: { errors: [{ message, extensions: { status, code } }] },
})

const page = (name = 'a'): Outbox =>
  createOutbox({
    who: 'who',
    open: async () => store,
    now: () => ({ wall: clock + ahead, mono: clock, page: name, server: clock + ahead + known }),
    token: () => stored,
    patience: 10,
    async request(token, body, key) {
      asked++
      if (hangs) await new Promise((_, reject) => setTimeout(() => reject(new Error('timeout')), hangs))
      if (!reach) throw new TypeError('Failed to fetch')
      const { query, variables = {} } = body as { query: string; variables?: Record<string, unknown> }
      if (query === 'who' && ownersAnswer) return ownersAnswer
      if (query === 'who') return { status: 200, body: { data: { eu: owners[token] ?? null } } }
      received.push({ token, key, variables })
      onTheWay(variables)
      return answers.shift() ?? ok
    },
    alone: (work) => work(),
    changed: () => undefined,
    expired: (token) => {
      expired.push(token)
      stored = null
    },
    soon: (_work, fleeting) => {
      soonFleeting = fleeting
    },
  })

/** Signs in as this person. */
function enter(outbox: Outbox, token: string): void {
  stored = token
  const { id, idCliente } = owners[token] ?? { id: 0, idCliente: 0 }
  outbox.begin({ token, person: `${idCliente}:${id}` })
}

/** What became of the two rolls of these tests by now. */
const now = (outbox: Outbox) => Promise.all(['encontro:1', 'aula:2'].map((record) => outbox.deliver(record, false)))

const marksOf = ({ variables }: { variables: Record<string, unknown> }) =>
  (variables.input as { marcas: { idMembro: string; presente: boolean }[] }).marcas.map(
    ({ idMembro, presente }) => `${idMembro}${presente ? '+' : '-'}`,
  )

/** The roll as the server has it, which takes marks by its own rule. */
function fakeServer() {
  let times: Readonly<Record<string, string>> = {}
  const server = {
    there: '',
    visitors: 0,
    /** @param arrived by the server's clock, which nobody sets */
    take(sent: Record<string, unknown>, arrived: number): void {
      const { marcas, visitantes, enviadoEm } = sent.input as {
        marcas: { idMembro: string; presente: boolean; marcadoEm: string }[]
        visitantes?: { quantos: number; marcadoEm: string }
        enviadoEm: string
      }
      const marks = [
        ...marcas.map((each) => ({ key: each.idMembro, made: new Date(each.marcadoEm), to: each.presente ? 1 : 0 })),
        ...(visitantes ? [{ key: 'visitors', made: new Date(visitantes.marcadoEm), to: visitantes.quantos }] : []),
      ]
      const newer = newerMarks({ times, since: null }, marks, new Date(enviadoEm), new Date(arrived))
      for (const { key, to } of newer.marks)
        if (key === 'visitors') server.visitors = to
        else server.there = to ? key : ''
      times = newer.times
    },
  }
  return server
}

beforeEach(() => {
  reach = true
  hangs = 0
  asked = 0
  answers = []
  received = []
  stored = null
  expired = []
  owners = { ana: { id: 1, idCliente: 9 }, beto: { id: 2, idCliente: 9 } }
  ownersAnswer = undefined
  clock = 1000 * day
  ahead = 0
  known = 0
  onTheWay = () => undefined
  store = memoryStore()
})

test('the answer to the marks of a roll is all that the screen of that roll asks for, so that its copy can be shown', () => {
  const roll = 'roll { id people { name } }'
  const schema =
    buildSchema(`type Query { roll: Roll! } type Roll { id: ID! people: [Person!]! } type Person { name: String! }
    type Mutation { mark: Marked! } type Marked { roll: Roll! }`)
  const marked = { mark: { roll: { id: '7', people: [{ name: 'Ana' }] } } }
  const source = textOf(parse(`mutation { mark { ${roll} } }`))
  const { data } = graphqlSync({ schema, source, rootValue: marked }) as unknown as { data: typeof marked }
  const asked = new InMemoryCache().transformDocument(parse(`query { ${roll} }`))
  expect(isComplete(asked, data.mark)).toBe(true)
})

describe('the outbox', () => {
  test('marks are shown at once, collected while the server is not reached, and sent together', async () => {
    const outbox = page()
    reach = false
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    expect(outbox.count()).toBe(1)
    outbox.add(roll([['2', true]]))
    outbox.add(roll([['1', false]], 3))
    await outbox.flush()
    expect(outbox.state().failing).toBe('network')
    expect(outbox.count()).toBe(3)
    reach = true
    await outbox.flush()
    expect(received.map(marksOf)).toEqual([['2+', '1-']])
    expect(received[0]?.variables.input).toMatchObject({ visitantes: { quantos: 3 } })
    expect(outbox.state()).toEqual({ waiting: [], refused: [], failing: null })
  })

  test('a roll with which nobody was marked is one change, which says nothing about the visitors; a number that was entered stays', async () => {
    const outbox = page()
    reach = false
    enter(outbox, 'ana')
    outbox.add(roll([]))
    expect(outbox.count()).toBe(1)
    await outbox.flush()
    outbox.add(roll([], 3))
    outbox.add(roll([]))
    reach = true
    await outbox.flush()
    expect(received.map(({ variables }) => variables.input)).toMatchObject([{ marcas: [], visitantes: { quantos: 3 } }])
    outbox.add(roll([]))
    await outbox.flush()
    expect(received[1]?.variables.input).toMatchObject({ marcas: [], visitantes: undefined })
  })

  test('what was sent keeps its key and its content; marks made meanwhile follow in order', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    answers = [failure(500), ok]
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    outbox.add(roll([['1', false]]))
    outbox.add(roll([['2', true]]))
    await outbox.flush()
    expect(received.map(marksOf)).toEqual([['1+'], ['1+'], ['1-', '2+']])
    expect(received[0]?.key).toBe(received[1]?.key)
    expect(received[2]?.key).not.toBe(received[0]?.key)
    expect(outbox.count()).toBe(0)
  })

  test('a page that ends loses nothing: the next one sends it', async () => {
    const before = page('a')
    reach = false
    enter(before, 'ana')
    for (let who = 1; who <= 20; who++) before.add(roll([[String(who), true]]))
    await before.flush()
    reach = true
    const after = page('b')
    enter(after, 'ana')
    await after.flush()
    expect(received.flatMap(marksOf)).toHaveLength(20)
    expect(await store.all()).toEqual([])
  })

  test('a record that fails does not hold up another; within a record nothing overtakes', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    await outbox.flush()
    answers = [failure(503), ok]
    outbox.add(roll([['1', true]]))
    outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
    await outbox.flush()
    expect(received.map(marksOf)).toEqual([['1+'], ['7+']])
    outbox.add(roll([['2', true]]))
    answers = [failure(503)]
    await outbox.flush()
    // the older marks failed again, so the newer ones were not sent
    expect(received.map(marksOf).slice(2)).toEqual([['1+']])
    expect(outbox.count()).toBe(2)
  })

  test('after the session has expired everything is kept, and sent when the same person signs in again', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    answers = [failure(503), failure(503), failure(503), failure(401, 'Entre.', 'UNAUTHENTICATED')]
    for (let tries = 0; tries < 4; tries++) await outbox.flush()
    expect(expired).toEqual(['ana'])
    // while the person is asked to sign in again, nothing looks as if the server could not store it
    const { waiting, failing } = outbox.state()
    expect([waiting.map(({ tries }) => tries), failedAgain(waiting, failing)]).toEqual([[3], []])
    outbox.begin(null)
    await outbox.flush()
    expect(received).toHaveLength(4)
    owners.again = { id: 1, idCliente: 9 }
    enter(outbox, 'again')
    await outbox.flush()
    expect(received.map(({ token }) => token)).toEqual(['ana', 'ana', 'ana', 'ana', 'again'])
    expect(await store.all()).toEqual([])
  })

  test('in a network that hangs everybody is answered within moments, and a timer does not make the round endless', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    hangs = 60
    asked = 0
    outbox.add(roll([['2', true]]))
    outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
    const timer = setInterval(outbox.tick, 5)
    const round = outbox.flush().then(() => 'over')
    await outbox.tryNow()
    expect([asked, ...(await now(outbox))]).toEqual([1, 'waiting', 'waiting'])
    // long before the request has failed
    await new Promise((resolve) => setTimeout(resolve, 10))
    expect(outbox.state().failing).toBe('network')
    expect(await Promise.race([round, new Promise((resolve) => setTimeout(resolve, 500))])).toBe('over')
    clearInterval(timer)
    hangs = 0
    await outbox.flush()
    expect([...(await now(outbox)), outbox.state().failing]).toEqual(['sent', 'sent', null])
  })

  test('a request that never ends does not hold up the other records', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    outbox.add(roll([['2', true]]))
    await outbox.flush()
    onTheWay = ({ input }) => {
      if (JSON.stringify(input).includes('"idMembro":"3"')) throw new TypeError('Failed to fetch')
    }
    outbox.add(roll([['3', true]]))
    outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
    await outbox.flush()
    expect(await now(outbox)).toEqual(['waiting', 'waiting'])
    await outbox.flush()
    expect([...(await now(outbox))]).toEqual(['waiting', 'sent'])
  })

  test('another person never sends or sees it', async () => {
    const outbox = page()
    reach = false
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    reach = true
    enter(outbox, 'beto')
    await outbox.flush()
    expect([received, outbox.count()]).toEqual([[], 0])
    expect(await store.all()).toHaveLength(1)
  })

  test('a token that the server knows as another person’s sends nothing', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    owners.ana = { id: 2, idCliente: 9 }
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    expect([received, outbox.count()]).toEqual([[], 1])
  })

  test('a token that another tab replaces stops the sending before the next request', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
    outbox.onDelivered('encontro:1', () => {
      stored = 'beto'
    })
    await outbox.flush()
    expect(received.map(({ token }) => token)).toEqual(['ana'])
    expect(await store.all()).toHaveLength(1)
  })

  test('what the server refuses waits for the person with the server’s text, and is sent again or discarded', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    answers = [failure(409, 'Este culto foi cancelado.')]
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    const [refused] = outbox.state().refused as [Item]
    expect(refused).toMatchObject({ refused: 'Este culto foi cancelado.', text: 'Chamada de Ágape' })
    await outbox.flush()
    expect(received).toHaveLength(1)
    answers = [failure(409, 'Este culto foi cancelado.')]
    await outbox.retry(refused)
    // under a new key, because under the old one the server would repeat its answer
    expect(received[1]?.key).not.toBe(received[0]?.key)
    const [again] = outbox.state().refused as [Item]
    await outbox.discard(again)
    expect(await store.all()).toEqual([])
  })

  test('of marks that the server took in part, only the refused ones wait for the person', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    const recusados = [{ idMembro: '2', motivo: 'Pessoa não encontrada.' }]
    answers = [{ status: 200, body: { data: { marcarPresencas: { recusados } } } }]
    outbox.add(
      roll(
        [
          ['1', true],
          ['2', true],
        ],
        1,
      ),
    )
    await outbox.flush()
    const { waiting, refused } = outbox.state()
    expect([waiting, countOf(refused), refused[0]?.refused]).toEqual([[], 1, '2: Pessoa não encontrada.'])
  })

  // milliseconds: the first mark's way there and back, the correction after the first was sent, its way there
  test.each([
    [520, 30, 300, 75],
    [1900, 100, 1000, 2],
    [29_000, 500, 1, 1],
    [2, 900, 800, 1],
    [1, 0, 0, 1],
    [40, 40, 5000, 40],
  ])('a correction wins, also one made while the first mark is on its way (%i, %i, %i, %i ms)', async (...ms) => {
    const [there = 0, back = 0, pause = 0, next = 0] = ms
    const outbox = page()
    enter(outbox, 'ana')
    await outbox.flush()
    const server = fakeServer()
    const corrected = clock + pause
    const correct = () => {
      clock = corrected
      outbox.add(roll([['1', false]], 2))
    }
    onTheWay = (variables) => {
      const first = received.length === 1
      const arrived = clock + (first ? there : next)
      const answered = arrived + (first ? back : 0)
      server.take(variables, arrived)
      if (first && corrected <= answered) correct()
      clock = answered
    }
    outbox.add(roll([['1', true]], 1))
    await outbox.flush()
    if (clock < corrected) correct()
    await outbox.flush()
    expect(received).toHaveLength(2)
    expect(server).toMatchObject({ there: '', visitors: 2 })
  })

  // milliseconds: the way of the first tab's mark, the click in the second tab after that of the first, its mark's way
  test.each([
    [520, 0, 75],
    [2, 0, 1],
    [900, 300, 2],
    [29_000, 5000, 40],
    [40, 0, 900],
  ])('of clicks in two tabs the later one wins, whichever tab sends it (%i, %i, %i ms)', async (there, pause, next) => {
    for (const sender of ['a', 'b'] as const) {
      store = memoryStore()
      received = []
      const tabs = { a: page('a'), b: page('b') }
      for (const tab of Object.values(tabs)) {
        enter(tab, 'ana')
        await tab.flush()
      }
      const server = fakeServer()
      const clicked = clock + pause
      onTheWay = (variables) => {
        const first = received.length === 1
        const arrived = clock + (first ? there : next)
        if (first) {
          clock = clicked
          tabs.b.add(roll([['1', false]], 2))
        }
        server.take(variables, arrived)
        clock = Math.max(clock, arrived)
      }
      tabs.a.add(roll([['1', true]], 1))
      await tabs.a.flush()
      await tabs.b.reload()
      await tabs[sender].flush()
      expect(received.map(marksOf)).toEqual([['1+'], ['1-']])
      expect(server).toMatchObject({ there: '', visitors: 2 })
    }
  })

  // by how much the clock is set: after the first click, after the second one, after the first mark was accepted
  test.each([
    [hour, 0, 0],
    [-hour, 0, 0],
    [0, hour, 0],
    [0, -hour, 0],
    [0, 0, hour],
    [0, 0, -hour],
    [-day, day, 0],
  ])('of clicks in two tabs the later one wins, also when the clock is set (%i, %i, %i ms)', async (...sets) => {
    const [first = 0, second = 0, accepted = 0] = sets
    for (const offline of [true, false]) {
      store = memoryStore()
      received = []
      const tabs = { a: page('a'), b: page('b') }
      for (const tab of Object.values(tabs)) {
        enter(tab, 'ana')
        await tab.flush()
      }
      const server = fakeServer()
      const clickAgain = () => {
        ahead += first
        clock += 300
        tabs.b.add(roll([['1', false]], 2))
        ahead += second
      }
      onTheWay = (variables) => {
        const again = received.length > 1
        clock += again ? 3 : 600
        server.take(variables, clock)
        if (again) return
        if (!offline) clickAgain()
        ahead += accepted
      }
      reach = !offline
      tabs.a.add(roll([['1', true]], 1))
      await tabs.a.flush()
      if (offline) clickAgain()
      await tabs.b.reload()
      clock += 1000
      reach = true
      // the second tab was closed
      await tabs.a.flush()
      expect(received.map(marksOf)).toEqual([['1+'], ['1-']])
      expect(server).toMatchObject({ there: '', visitors: 2 })
    }
  })

  test('marks made without a network keep their age, also after an earlier mark whose first try failed', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    await outbox.flush()
    answers = [failure(503)]
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    clock += 60_000
    outbox.add(roll([['2', false]]))
    clock += hour
    onTheWay = () => {
      clock += 500
    }
    await outbox.flush()
    const { marcas, enviadoEm } = (received.at(-1)?.variables.input ?? {}) as {
      marcas: { idMembro: string; marcadoEm: string }[]
      enviadoEm: string
    }
    expect(marcas[0]?.idMembro).toBe('2')
    expect(Date.parse(enviadoEm) - Date.parse(marcas[0]?.marcadoEm ?? '')).toBeGreaterThanOrEqual(hour)
  })

  test('a roll called by a wrong clock, which is corrected before the next page sends it, keeps its age', async () => {
    const before = page('a')
    reach = false
    enter(before, 'ana')
    ahead = -day
    known = day
    before.add(roll([['1', true]]))
    await before.flush()
    ahead = 0
    known = 0
    clock += hour
    reach = true
    const after = page('b')
    enter(after, 'ana')
    await after.flush()
    const { marcas, enviadoEm } = (received[0]?.variables.input ?? {}) as {
      marcas: { marcadoEm: string }[]
      enviadoEm: string
    }
    expect(Date.parse(enviadoEm) - Date.parse(marcas[0]?.marcadoEm ?? '')).toBe(hour)
  })

  test('marks that were refused, and are sent again after later ones, stay older', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    answers = [failure(409), ok]
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    clock += 5000
    outbox.add(roll([['1', false]]))
    await outbox.flush()
    clock += 5000
    await outbox.retry(outbox.state().refused[0] as Item)
    const [, , again] = received
    const { marcas, enviadoEm } = (again?.variables.input ?? {}) as {
      marcas: { marcadoEm: string }[]
      enviadoEm: string
    }
    expect(Date.parse(enviadoEm) - Date.parse(marcas[0]?.marcadoEm ?? '')).toBe(10_000)
  })

  test('without anybody signed in nothing is stored, and nothing is said to be', async () => {
    const outbox = page()
    expect([outbox.add(roll([['1', true]])), await outbox.deliver('encontro:1')]).toEqual([false, 'lost'])
    enter(outbox, 'ana')
    stored = null
    outbox.begin(null)
    expect([outbox.add(roll([['1', true]])), await outbox.deliver('encontro:1')]).toEqual([false, 'lost'])
    expect(await store.all()).toEqual([])
  })

  test('what was stored is not said to be sent when the session ends over it', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    answers = [failure(401, 'Entre.', 'UNAUTHENTICATED')]
    onTheWay = () => outbox.begin(null)
    expect(await outbox.deliver('encontro:1')).toBe('waiting')
  })

  test('only what the server was reached for and could not store counts as failing; not a network, nor a busy server', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    await outbox.flush()
    const stuck = () => failedAgain(outbox.state().waiting, outbox.state().failing).length
    reach = false
    outbox.add(roll([['1', true]]))
    for (let tries = 0; tries < 5; tries++) await outbox.flush()
    expect(outbox.state().failing).toBe('network')
    reach = true
    answers = Array.from({ length: 5 }, () => failure(429, 'Muitos pedidos.', 'TOO_MANY_REQUESTS'))
    for (let tries = 0; tries < 5; tries++) await outbox.flush()
    expect([received.length, outbox.state().failing, stuck()]).toEqual([5, 'server', 0])
    answers = [failure(500), failure(500)]
    for (let tries = 0; tries < 2; tries++) await outbox.flush()
    expect([outbox.state().failing, stuck()]).toEqual(['server', 0])
    answers = [failure(500)]
    await outbox.flush()
    expect([outbox.state().failing, stuck()]).toEqual(['server', 1])
  })

  test('a server that is too busy to say whose the session is was reached', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    ownersAnswer = failure(429, 'Muitos pedidos.', 'TOO_MANY_REQUESTS')
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    expect([received, outbox.state().failing]).toEqual([[], 'server'])
  })

  test('what was discarded while it was sent does not come back when the server fails', async () => {
    const outbox = page()
    enter(outbox, 'ana')
    await outbox.flush()
    answers = [failure(500)]
    outbox.add(roll([['1', true]]))
    onTheWay = () => void outbox.discard(outbox.state().waiting[0] as Item)
    await outbox.flush()
    expect(await store.all()).toEqual([])
  })

  test('what waits in a browser without a database is known to end with the page, and is sent sooner', async () => {
    const outbox = page()
    reach = false
    enter(outbox, 'ana')
    outbox.add(roll([['1', true]]))
    await outbox.flush()
    expect([outbox.state().fleeting, soonFleeting]).toEqual([true, true])

    store = { ...memoryStore(), lasts: true }
    const other = page()
    enter(other, 'ana')
    other.add(roll([['1', true]]))
    await other.flush()
    expect([other.count(), other.state().fleeting, soonFleeting]).toEqual([1, undefined, false])
    // its database fails later, and so does what it has kept so far
    store.add = () => Promise.reject(new Error('full'))
    const { warn } = console
    console.warn = () => undefined
    other.add(roll([['2', true]]))
    await other.flush()
    console.warn = warn
    expect(other.state().fleeting).toBe(true)
  })

  test('a browser whose database cannot even be asked for stores in the page', async () => {
    // there is none in Node
    expect((await openStore()).lasts).toBe(false)
  })

  describe('what fails on this device', () => {
    const silent = console.warn
    beforeEach(() => {
      console.warn = () => undefined
    })
    afterEach(() => {
      console.warn = silent
    })

    test('a screen that cannot show the server’s answer does not keep the change, nor the others', async () => {
      const outbox = page()
      enter(outbox, 'ana')
      outbox.onDelivered('encontro:1', () => {
        throw new TypeError('an answer of another build')
      })
      outbox.add(roll([['1', true]]))
      outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
      await outbox.flush()
      expect([received.map(marksOf), await store.all()]).toEqual([[['1+'], ['7+']], []])
    })

    test('an item that cannot be sent holds up only its record, and can be discarded', async () => {
      const outbox = page()
      reach = false
      enter(outbox, 'ana')
      outbox.add(roll([['1', true]]))
      outbox.add({ ...roll([['7', true]]), record: 'aula:2' })
      await outbox.flush()
      // as another build may have written it
      const [item] = (await store.all()) as [Item]
      await store.put({ ...item, marks: [{ who: '1', name: 'Ana', on: true, at: Number.NaN }] })
      reach = true
      for (let tries = 0; tries < 4; tries++) await outbox.flush()
      expect(received.map(marksOf)).toEqual([['7+']])
      const { waiting, failing } = outbox.state()
      expect([failing, failedAgain(waiting, failing).map(({ record }) => record)]).toEqual(['server', ['encontro:1']])
      await outbox.discard(waiting[0] as Item)
      await outbox.flush()
      expect(outbox.state()).toEqual({ waiting: [], refused: [], failing: null })
    })

    test('a database that cannot be read for a while ends no later round', async () => {
      const good = memoryStore()
      let broken = false
      store = { ...good, all: async () => (broken ? Promise.reject(new Error('closed')) : good.all()) }
      const outbox = page()
      enter(outbox, 'ana')
      await outbox.flush()
      broken = true
      outbox.add(roll([['1', true]]))
      expect(await outbox.deliver('encontro:1')).toBe('waiting')
      expect([outbox.count(), outbox.state().failing]).toEqual([1, 'server'])
      broken = false
      expect(await outbox.deliver('encontro:1')).toBe('sent')
      expect([received.map(marksOf), outbox.count()]).toEqual([[['1+']], 0])
    })
  })

  describe('while nobody knows whose a new token is', () => {
    /** Another tab stores a token; Ana's screens stay. */
    function replaceToken(outbox: Outbox, token: string): void {
      stored = token
      outbox.begin(null, '9:1')
    }

    test('what is marked is shown and stored, and sent once it is known to be the same person’s', async () => {
      const outbox = page()
      enter(outbox, 'ana')
      owners.again = { id: 1, idCliente: 9 }
      replaceToken(outbox, 'again')
      expect(outbox.add(roll([['1', true]]))).toBe(true)
      expect([await outbox.deliver('encontro:1'), outbox.count()]).toEqual(['waiting', 1])
      expect([received, outbox.state().failing]).toEqual([[], 'sign-in'])
      // the page ends meanwhile
      const after = page('b')
      enter(after, 'again')
      expect(await after.deliver('encontro:1')).toBe('sent')
      expect(received.map(({ token }) => token)).toEqual(['again'])
    })

    test('it is not sent when it turns out to be another person’s: its owner is asked first', async () => {
      const outbox = page()
      enter(outbox, 'ana')
      reach = false
      outbox.add(roll([['1', true]]))
      await outbox.deliver('encontro:1')
      replaceToken(outbox, 'beto')
      outbox.add(roll([['2', true]]))
      reach = true
      await outbox.flush()
      enter(outbox, 'beto')
      await outbox.flush()
      expect([received, outbox.count()]).toEqual([[], 0])
      owners.again = { id: 1, idCliente: 9 }
      enter(outbox, 'again')
      await outbox.flush()
      // what she had marked before is hers
      expect(received.map(marksOf)).toEqual([['1+']])
      const [unsure] = outbox.state().refused as [Item]
      expect(unsure.refused).toContain('Outra sessão começou neste aparelho')
      await outbox.retry(unsure)
      expect(received.map(marksOf)).toEqual([['1+'], ['2+']])
    })
  })
})

describe('the answer to a request', () => {
  test.each([
    [200, { data: { a: 1 } }, 'done'],
    [401, { errors: [{ message: 'x', extensions: { code: 'UNAUTHENTICATED' } }] }, 'sign-in'],
    [200, { errors: [{ message: 'x', extensions: { status: 409 } }] }, 'refused'],
    [403, { errors: [{ message: 'x', extensions: { status: 403 } }] }, 'refused'],
    [429, { errors: [{ message: 'x', extensions: { status: 429 } }] }, 'busy'],
    [429, '<h1>Too Many Requests</h1>', 'busy'],
    [500, { errors: [{ message: 'x', extensions: { status: 500 } }] }, 'later'],
    [409, { errors: [{ message: 'x', extensions: { status: 409, tentarEm: 1 } }] }, 'later'],
    // a hotspot's own page, and a proxy's
    [200, { hotspot: true }, 'later'],
    [404, 'Not found', 'later'],
  ])('%i %j: %s', (status, body, kind) => {
    expect(outcomeOf(status, body).kind).toBe(kind)
  })

  test('a refusal has the texts of the fields', () => {
    const errors = [{ message: 'Confira.', extensions: { status: 422, campos: { a: 'Informe a data.' } } }]
    expect(outcomeOf(422, { errors })).toEqual({ kind: 'refused', text: 'Informe a data. Confira.' })
  })

  test('what the server asks before it saves waits for the person, who is told once, and is never answered yes', () => {
    const pergunta = 'Já existe um igual.'
    const extensions = {
      code: 'CONFIRM',
      status: 409,
      campos: { data: pergunta },
      confirmacoes: [{ nome: 'igual', pergunta }],
    }
    const errors = [{ message: `Nada foi salvo ainda: confira antes. ${pergunta}`, extensions }]
    expect(outcomeOf(409, { data: null, errors })).toEqual({ kind: 'refused', text: errors[0]?.message })
  })
})

test('the times of a request differ by the age of the marks, also when the clock was set by a day meanwhile', () => {
  const made = { wall: 1000 * day, mono: 0, page: 'a' }
  const base = { ...roll([['1', true]]), id: 'k', person: '9:1', made, seq: 1, tries: 0 }
  const first = { ...base, marks: [{ who: '1', name: '1', on: true, at: made.wall }] }
  const joined = merged(first, {
    ...base,
    made: { wall: made.wall + 10 * 60_000, mono: 10 * 60_000, page: 'a' },
    marks: [{ who: '2', name: '2', on: true, at: 0 }],
  })
  const sent = variablesOf(joined as Item, { wall: made.wall + day + hour, mono: hour, page: 'a' })
  const { marcas, enviadoEm } = sent.input as { marcas: { marcadoEm: string }[]; enviadoEm: string }
  expect(marcas.map(({ marcadoEm }) => Date.parse(enviadoEm) - Date.parse(marcadoEm))).toEqual([hour, 50 * 60_000])
})

test('a screen shows the answer to its marks until something newer is read, and never that of another roll', () => {
  const roll = (id: number, versao: number) => ({ id, versao })
  expect(newest(roll(1, 4), undefined)).toEqual(roll(1, 4))
  // a query that hung is answered with the roll before the marks
  expect(newest(roll(1, 4), roll(1, 5))).toEqual(roll(1, 5))
  expect(newest(roll(1, 6), roll(1, 5))).toEqual(roll(1, 6))
  expect(newest(roll(2, 4), roll(1, 5))).toEqual(roll(2, 4))
})
