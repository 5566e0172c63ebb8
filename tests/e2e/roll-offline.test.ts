import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { BrowserContext, Page, Route } from 'playwright-core'
import { keys, openInside, workerReady } from './network.js'
import { accounts, eventually, fillLogin, type Perfil, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`

interface Roll {
  id: number
  path: string
  people: { id: number; name: string }[]
}

let days = 0

/** A cell with this number of members, and a meeting. */
async function makeRoll(members = 30): Promise<Roll> {
  const people = await product.sql<{ id: number; name: string }>(
    `select id, name from usuario u where id_cliente = ${church} and usuario_ativo = 1 and excluido_em is null
       and email not like '%.demo' order by id limit $1`,
    [members],
  )
  const cell = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }'
  const cellInput = { nomeCelula: `Célula do Sinal Fraco ${++days}`, diaCelula: 3, horaCelula: '20:00' }
  const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(1, cell, { input: cellInput })
  const idCelula = String(criarCelula.id)
  await product.graphql(
    1,
    'mutation($idCelula: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $idCelula, ids: $ids) { feitos } }',
    { idCelula, ids: people.map(({ id }) => String(id)) },
  )
  const meeting = 'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { id } }'
  const input = { idCelula, dataEncontro: '2026-03-04' }
  const { criarEncontro } = await product.graphql<{ criarEncontro: { id: number } }>(1, meeting, { input })
  return { id: criarEncontro.id, path: `/dashboard/encontro-celula/${criarEncontro.id}/membros`, people }
}

/** The people whose presence is stored; a person whose presence was stored twice appears twice. */
const stored = async (id: number): Promise<number[]> =>
  (
    await product.sql<{ id: number }>(
      'select id_membro as id from membro_encontro where id_encontro = $1 order by id_membro',
      [id],
    )
  ).map((row) => row.id)

const idsOf = (people: { id: number }[]) => people.map(({ id }) => id).sort((a, b) => a - b)
const isStored = (id: number, people: { id: number }[]) =>
  eventually(async () => expect(await stored(id)).toEqual(idsOf(people)))

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)
const line = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^${name}`) })
/** The labels lie above their checkboxes. */
const mark = async (page: Page, ...people: { name: string }[]) => {
  for (const { name } of people) await page.locator('label').filter({ hasText: name }).first().click()
}
const waits = (page: Page, count: number, until = 'conexão') =>
  page.getByText(count === 1 ? `1 marcação aguarda ${until}.` : `${count} marcações aguardam ${until}.`).waitFor()
const nothingWaits = (page: Page) =>
  eventually(async () => expect(await page.getByText(/marcaç(ão|ões) aguarda/).count()).toBe(0))

/** As if a minute had passed on this device since its marks, so that the next mark of another device is newer for sure. */
const aMinuteLater = (page: Page) =>
  page.evaluate(() => {
    for (const clock of [Date, performance]) {
      const now = clock.now.bind(clock)
      clock.now = () => now() + 60_000
    }
  })

const open = async (perfil: Perfil, path: string, options: object = {}) => {
  const page = await product.openPage({ perfil, path, unreliable: true, alone: true, ...options })
  await settled(page)
  return page
}

/** What the device keeps for reading. */
const kept = (page: Page) => keys(page, 'kept')

/** The server's answer to the next marks. */
const delivery = (page: Page) =>
  page.waitForResponse((answer) => answer.request().postData()?.includes('marcarPresencas(') ?? false)

/** Handles the requests that deliver marks. */
const onDelivery = (page: Page, handle: (route: Route) => Promise<void>) =>
  page.route('**/graphql', (route) =>
    route.request().postData()?.includes('marcarPresencas(') ? handle(route) : route.fallback(),
  )

/** Holds all requests to the server. Returns the function that sends them. */
async function hang(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = []
  const hold = (route: Route) => void held.push(route)
  await page.route('**/graphql', hold)
  return async () => {
    await page.unroute('**/graphql', hold)
    // those of a page that was left are gone
    await Promise.all(held.map((route) => route.continue().catch(() => undefined)))
  }
}

test('30 taps in 30 s are at most 6 requests, none waits over 5 s, and answers carry what changed', async () => {
  const roll = await makeRoll()
  const page = await open(3, roll.path)
  const sent: { at: number; marks: number; bytes: number }[] = []
  page.on('response', async (answer) => {
    const asked = answer.request().postDataJSON()
    if (!String(asked?.query).includes('marcarPresencas(')) return
    const { length: bytes } = await answer.body()
    // when it left the page: how long the server takes depends on the machine
    const { startTime: at } = answer.request().timing()
    sent.push({ at, marks: asked.variables.input.marcas.length, bytes })
  })
  const taps = await page.evaluate(
    () =>
      new Promise<number[]>((resolve) => {
        const labels = [...document.querySelectorAll<HTMLElement>('main label[data-on]')]
        const at: number[] = []
        const timer = setInterval(() => {
          at.push(Date.now())
          labels[at.length - 1]?.click()
          if (at.length < 30) return
          clearInterval(timer)
          resolve(at)
        }, 1000)
      }),
  )
  await isStored(roll.id, roll.people)
  await eventually(async () => expect(sent.reduce((sum, { marks }) => sum + marks, 0)).toBe(30))
  expect(sent.length).toBeLessThanOrEqual(6)
  // each request holds the oldest mark that is not sent yet
  let first = 0
  for (const { at, marks } of sent) {
    expect(at - (taps[first] ?? 0)).toBeLessThan(5500)
    first += marks
  }
  const whole = await product.graphql<object>(
    3,
    'query($id: ID!) { encontro(id: $id) { id uuid visitantes versao chamada { idMembro presente membroCelula membroLider membro { id uuid name email fotoUrl } } } }',
    { id: String(roll.id) },
  )
  const bytes = sent.reduce((sum, answer) => sum + answer.bytes, 0)
  const before = 31 * JSON.stringify(whole).length
  expect(bytes).toBeLessThan(before / 10)
})

test('hiding the page sends what was marked at once', async () => {
  const roll = await makeRoll(2)
  const page = await open(3, roll.path)
  const answer = delivery(page)
  await mark(page, ...roll.people)
  const hidden = Date.now()
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await answer
  expect(Date.now() - hidden).toBeLessThan(3000)
  await isStored(roll.id, roll.people)
})

describe('a roll of thirty', () => {
  test('opened before the network was lost, marked without it in a tab that is killed, and delivered when it is back', async () => {
    const roll = await makeRoll(30)
    const page = await open(1, roll.path, { worker: true })
    await workerReady(page)
    const context: BrowserContext = page.context()
    await setOffline(page, true)
    await page.reload()
    await page.getByText(/^Sem conexão: dados de \d+h\d\d\.$/).waitFor()
    await page.getByText('0 presentes de 30').waitFor()
    await mark(page, ...roll.people.slice(0, 20))
    await page.getByRole('button', { name: 'Um visitante a mais' }).click()
    await waits(page, 21)
    await page.close()

    const again = await context.newPage()
    await again.goto(roll.path)
    await again.getByText('20 presentes de 30').waitFor()
    await waits(again, 21)
    await again.getByRole('button', { name: 'Marcar todos' }).click()
    await waits(again, 31)
    await again.getByRole('button', { name: 'Salvar presença' }).click()
    await toastOf(again, 'A chamada está guardada neste aparelho.').waitFor()
    expect(await stored(roll.id)).toEqual([])

    await context.setOffline(false)
    await isStored(roll.id, roll.people)
    await nothingWaits(again)
    const [meeting] = await product.sql<{ visitantes: number }>('select visitantes from encontro where id = $1', [
      roll.id,
    ])
    expect(meeting?.visitantes).toBe(1)
  })

  test('the network is lost in the middle of it: marks before and after arrive, and rows say which of them wait', async () => {
    const roll = await makeRoll(30)
    const page = await open(1, roll.path)
    await mark(page, ...roll.people.slice(0, 10))
    await isStored(roll.id, roll.people.slice(0, 10))
    await setOffline(page, true)
    await mark(page, ...roll.people.slice(10, 30))
    await waits(page, 20)
    expect(await page.getByText('Aguardando').count()).toBe(20)
    // a mark that is taken back before it was sent is one mark
    await mark(page, ...roll.people.slice(29, 30))
    await waits(page, 20)
    await setOffline(page, false)
    await isStored(roll.id, roll.people.slice(0, 29))
    await page.getByText('29 presentes de 30').waitFor()
    await nothingWaits(page)
  })
})

test('a browser without a database says that the page has to stay open, and delivers from it', async () => {
  const roll = await makeRoll(2)
  const page = await product.openPage({ perfil: 1, unreliable: true, alone: true })
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('A mutation operation was attempted on a database that did not allow mutations.')
    }
  })
  await page.goto(roll.path)
  await settled(page)
  await setOffline(page, true)
  await mark(page, ...roll.people)
  await page.getByText('2 marcações aguardam conexão. Este navegador não guarda nada').waitFor()
  await page.getByRole('button', { name: 'Salvar presença' }).click()
  await toastOf(page, 'A chamada ainda não foi enviada. Este navegador não guarda nada').waitFor()
  expect(await page.getByText(/guardadas? neste aparelho/).count()).toBe(0)
  await setOffline(page, false)
  await isStored(roll.id, roll.people)
})

describe('a network that hangs', () => {
  test('holds up nobody who saves a roll: after a moment it is kept here, and it arrives when the network answers', async () => {
    const roll = await makeRoll(2)
    const page = await open(1, roll.path)
    const answerAgain = await hang(page)
    await mark(page, ...roll.people)
    await page.getByRole('button', { name: 'Salvar presença' }).click()
    await toastOf(page, 'A chamada está guardada neste aparelho.').waitFor()
    await waits(page, 2)
    expect(await stored(roll.id)).toEqual([])
    await answerAgain()
    await isStored(roll.id, roll.people)
    await nothingWaits(page)
  })

  test('does not lock the form of a lesson whose marks wait', async () => {
    const [aula] = (await product.sql<{ id: number }>(
      `select a.id from aula_ebd a where a.id_cliente = ${church} and a.excluido_em is null
         and exists (select from membro_classe_ebd m where m.id_classe = a.id_classe and m.status_membro = 'ativo')
       order by data_aula desc limit 1`,
    )) as [{ id: number }]
    const page = await open(1, `/dashboard/aulasEBD/${aula.id}`)
    const theme = page.getByRole('textbox', { name: 'Tema' })
    await theme.fill('A rede que não responde')
    const answerAgain = await hang(page)
    await page.getByRole('button', { name: 'Mais um visitante' }).click()
    await page.getByRole('button', { name: 'Salvar aula' }).click()
    await toastOf(page, 'A chamada ainda não chegou ao servidor.').waitFor()
    await eventually(async () => expect(await theme.isEnabled()).toBe(true))
    await answerAgain()
    await nothingWaits(page)
    await page.getByRole('button', { name: 'Salvar aula' }).click()
    await toastOf(page, 'Aula atualizada com sucesso.').waitFor()
    expect(await product.sql('select tema_aula as theme from aula_ebd where id = $1', [aula.id])).toEqual([
      { theme: 'A rede que não responde' },
    ])
  })
})

describe('the server fails', () => {
  test('an error of the server keeps the marks, which can be seen after some tries; the next try delivers them', async () => {
    const roll = await makeRoll(3)
    const page = await open(1, roll.path)
    let broken = true
    await onDelivery(page, async (route) => {
      if (broken) await route.fulfill({ status: 500, body: '<h1>Internal Server Error</h1>' })
      else await route.fallback()
    })
    // all in one request
    await setOffline(page, true)
    await mark(page, ...roll.people)
    await waits(page, 3)
    await setOffline(page, false)
    await waits(page, 3, 'envio')
    expect(await stored(roll.id)).toEqual([])
    const strip = page.getByRole('status').filter({ hasText: 'aguardam envio.' })
    await eventually(async () => {
      await strip.getByRole('button', { name: 'Enviar agora' }).click()
      expect(await strip.getByRole('button', { name: 'Ver' }).count()).toBe(1)
    })
    await strip.getByRole('button', { name: 'Ver' }).click()
    const tray = page.getByRole('dialog', { name: 'Precisa de você' })
    await tray.getByText('O servidor não conseguiu guardar.').waitFor()
    await tray.getByRole('button', { name: 'Descartar' }).waitFor()
    const again = tray.getByRole('button', { name: 'Tentar de novo' })
    await again.waitFor()
    broken = false
    // At once: a click by the mouse takes so long that the marks may be delivered by themselves, and the button gone.
    await again.evaluate((button: HTMLElement) => button.click())
    await tray.getByText('Tudo foi resolvido.').waitFor()
    await isStored(roll.id, roll.people)
    await nothingWaits(page)
  })

  test('marks whose answer was lost are delivered twice under one key, and stored once', async () => {
    const roll = await makeRoll(3)
    const page = await open(1, roll.path)
    const keys: (string | undefined)[] = []
    await onDelivery(page, async (route) => {
      keys.push(route.request().headers()['idempotency-key'])
      if (keys.length > 1) return route.fallback()
      await route.fetch()
      await route.abort('failed')
    })
    // all in one request
    await setOffline(page, true)
    await mark(page, ...roll.people)
    await page.getByRole('button', { name: 'Um visitante a mais' }).click()
    await waits(page, 4)
    await setOffline(page, false)
    await page.getByRole('button', { name: 'Enviar agora' }).waitFor()
    await isStored(roll.id, roll.people)
    await page.getByRole('button', { name: 'Enviar agora' }).click()
    await nothingWaits(page)
    await isStored(roll.id, roll.people)
    expect(keys).toHaveLength(2)
    expect(new Set(keys).size).toBe(1)
    const [meeting] = await product.sql<{ visitantes: number }>('select visitantes from encontro where id = $1', [
      roll.id,
    ])
    expect(meeting?.visitantes).toBe(1)
  })

  test('what the server refuses waits for the person, with the server’s text; it is sent again, or discarded', async () => {
    const roll = await makeRoll(3)
    const page = await open(1, roll.path)
    await setOffline(page, true)
    await mark(page, ...roll.people)
    await waits(page, 3)
    await product.sql('update encontro set excluido_em = now() where id = $1', [roll.id])
    await setOffline(page, false)
    const strip = page.getByRole('status').filter({ hasText: 'Precisa de você:' })
    await strip.getByRole('button', { name: 'Ver' }).click()
    const tray = page.getByRole('dialog', { name: 'Precisa de você' })
    await tray.getByText('Encontro não encontrado.').waitFor()
    await tray.getByText(`Presente: ${roll.people.map(({ name }) => name).join(', ')}`).waitFor()
    const refusedAgain = page.waitForResponse((response) => response.status() === 404)
    await tray.getByRole('button', { name: 'Tentar de novo' }).click()
    await refusedAgain
    await tray.getByRole('button', { name: 'Tentar de novo', disabled: false }).waitFor()
    await product.sql('update encontro set excluido_em = null where id = $1', [roll.id])
    await tray.getByRole('button', { name: 'Tentar de novo' }).click()
    await tray.getByText('Tudo foi resolvido.').waitFor()
    await isStored(roll.id, roll.people)
    await tray.getByRole('button', { name: 'Fechar' }).click()

    await product.sql('update encontro set excluido_em = now() where id = $1', [roll.id])
    await mark(page, ...roll.people.slice(0, 1))
    await strip.getByRole('button', { name: 'Ver' }).click()
    await tray.getByRole('button', { name: 'Descartar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
    await tray.getByText('Tudo foi resolvido.').waitFor()
    await isStored(roll.id, roll.people)
  })
})

describe('somebody’s session', () => {
  const endSessions = (email: string) =>
    product.sql('delete from sessao where id_usuario = (select id from usuario where email = $1)', [email])

  /** Signs in with the login screen, because these tests end the sessions of their people. */
  async function enter(perfil: Perfil, path: string): Promise<Page> {
    const page = await product.openPage({ path: '/login', expected: [401], unreliable: true })
    await fillLogin(page, accounts[perfil])
    await page.waitForURL('**/dashboard/home')
    await settled(page)
    await page.goto(path)
    await settled(page)
    return page
  }

  /** Marks without a network, and loses the session meanwhile. */
  async function markAndExpire(roll: Roll): Promise<Page> {
    const page = await enter(5, roll.path)
    await setOffline(page, true)
    await mark(page, ...roll.people)
    await waits(page, roll.people.length)
    await endSessions(accounts[5])
    await setOffline(page, false)
    await page.waitForURL('**/login')
    return page
  }

  test('that has expired keeps the marks, asks to sign in, and then delivers them', async () => {
    const roll = await makeRoll(3)
    const page = await markAndExpire(roll)
    expect(await stored(roll.id)).toEqual([])
    // the copies for reading are gone with the session
    await eventually(async () => expect([await kept(page), await keys(page, 'person')]).toEqual([[], []]))
    await fillLogin(page, accounts[5])
    await page.waitForURL(`**${roll.path}`)
    await isStored(roll.id, roll.people)
    await nothingWaits(page)
  })

  test('another person who signs in on the device neither sees nor sends the marks; their owner does later', async () => {
    const roll = await makeRoll(3)
    const page = await markAndExpire(roll)
    let deliveries = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('marcarPresencas(')) deliveries++
    })
    await fillLogin(page, accounts[4])
    await page.waitForURL(`**${roll.path}`)
    await page.getByText('0 presentes de 3').waitFor()
    await page.evaluate(() => window.dispatchEvent(new Event('online')))
    await nothingWaits(page)
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
    expect([deliveries, await stored(roll.id)]).toEqual([0, []])
    await fillLogin(page, accounts[5])
    await isStored(roll.id, roll.people)
    expect(deliveries).toBe(1)
  })

  test('whoever leaves with marks that wait is told so; what was kept for reading is wiped, the marks stay', async () => {
    const roll = await makeRoll(2)
    const page = await enter(5, '/dashboard/meu-espaco')
    await openInside(page, roll.path)
    await page.getByText('0 presentes de 2').waitFor()
    await setOffline(page, true)
    await mark(page, ...roll.people)
    await waits(page, 2)
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair agora?' })
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'detached' })
    await openInside(page, '/dashboard/meu-espaco')
    await page.getByRole('main').getByRole('button', { name: 'Sair' }).click()
    await question.getByRole('button', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
    await eventually(async () =>
      expect([await kept(page), await keys(page, 'person'), (await keys(page, 'outbox')).length]).toEqual([[], [], 1]),
    )
    await setOffline(page, false)
    await fillLogin(page, accounts[5], password)
    await isStored(roll.id, roll.people)
  })
})

describe('what the person takes along', () => {
  test('comes again in the next session of the same page, and when the page is seen again later', async () => {
    const page = await product.openPage({ path: '/login', unreliable: true })
    const taken = () => eventually(async () => expect((await kept(page)).join('\n')).toContain('MinhasEscalas'))
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await taken()
    await settled(page)
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
    await eventually(async () => expect(await kept(page)).toEqual([]))
    await fillLogin(page, accounts[5])
    await page.waitForURL('**/dashboard/home')
    await taken()

    const again = page.waitForResponse((answer) => answer.request().postData()?.includes('LevarComigo') ?? false)
    await page.evaluate(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 31 * 60_000
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect((await (await again).json()).errors).toBeUndefined()
  })
})

describe('two leaders at once', () => {
  test('of each person the newest mark counts, whoever delivers first; both see it', async () => {
    const roll = await makeRoll(2)
    const [ana, beto] = roll.people as [Roll['people'][number], Roll['people'][number]]
    const one = await open(1, roll.path)
    const two = await open(5, roll.path)
    await setOffline(one, true)
    await setOffline(two, true)
    await mark(one, ana, beto)
    await waits(one, 2)
    await aMinuteLater(one)
    // the other leader marks Ana as absent after that: the mark is set twice, because a mark says what is
    await mark(two, ana)
    await mark(two, ana)
    await waits(two, 1)
    await Promise.all([delivery(two), setOffline(two, false)])
    expect(await stored(roll.id)).toEqual([])
    await setOffline(one, false)
    await isStored(roll.id, [beto])
    await eventually(async () => expect(await line(one, ana.name).isChecked()).toBe(false))
  })

  test('a device whose clock is wrong by a day counts as well as any other', async () => {
    for (const wrong of [-1, 1]) {
      const roll = await makeRoll(2)
      const [ana, beto] = roll.people as [Roll['people'][number], Roll['people'][number]]
      const right = await open(5, roll.path)
      const page = await product.openPage({ perfil: 1, unreliable: true, alone: true })
      await page.addInitScript((days) => {
        const now = Date.now.bind(Date)
        Date.now = () => now() + days * 86_400_000
      }, wrong)
      await page.goto(roll.path)
      await settled(page)
      await setOffline(page, true)
      await mark(page, ana, beto)
      await waits(page, 2)
      await aMinuteLater(page)
      // the right device takes Ana off later, and delivers first
      await mark(right, ana)
      await mark(right, ana)
      await right.getByRole('button', { name: 'Salvar presença' }).click()
      await toastOf(right, 'Presença salva com sucesso.').waitFor()
      await setOffline(page, false)
      await isStored(roll.id, [beto])
      await eventually(async () => expect(await line(page, ana.name).isChecked()).toBe(false))
      // a newer mark of the wrong device wins
      await mark(page, ana)
      await isStored(roll.id, [ana, beto])
    }
  })
})

describe('the roll of a meeting that nobody has created', () => {
  /** The cell of the leader of the demo, which meets on this day of the week and had no meeting for a week. */
  async function cellMeeting(days: number) {
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now())
    const [cell] = (await product.sql<{ id: number; members: number }>(
      `update celula c set dia_celula = extract(dow from $1::date + $2::int) from membro_celula m join usuario u on u.id = m.id_membro
         where m.id_celula = c.id and u.email = $3 and m.membro_lider = 1 and m.excluido_em is null
         returning c.id, (select count(*)::int from membro_celula o join usuario p on p.id = o.id_membro
           where o.id_celula = c.id and o.excluido_em is null and p.excluido_em is null) as members`,
      [day, days, accounts[3]],
    )) as [{ id: number; members: number }]
    await product.sql(
      `update encontro set excluido_em = now() where id_celula = $1 and excluido_em is null and data_encontro > $2::date - 8`,
      [cell.id, day],
    )
    return { ...cell, day, path: `/dashboard/celulas/${cell.id}/chamada/${day}` }
  }

  /** A class that the leader of the demo teaches, without a lesson today. */
  async function classLesson(day: string) {
    const [taught] = (await product.sql<{ id: number; name: string; pupils: number }>(
      `update classe_ebd c set id_professor = (select id from usuario where email = $1) where c.id = (
           select m.id_classe from membro_classe_ebd m join classe_ebd o on o.id = m.id_classe
           where o.id_cliente = ${church} and o.excluido_em is null and o.status_classe = 'ativa'
             and m.status_membro = 'ativo' order by m.id_classe limit 1)
         returning c.id, c.nome_classe as name, (select count(*)::int from membro_classe_ebd p
           join usuario u on u.id = p.id_membro where p.id_classe = c.id and p.status_membro = 'ativo' and u.excluido_em is null) as pupils`,
      [accounts[3]],
    )) as [{ id: number; name: string; pupils: number }]
    await product.sql(
      'update aula_ebd set excluido_em = now() where id_classe = $1 and data_aula = $2 and excluido_em is null',
      [taught.id, day],
    )
    return { ...taught, path: `/dashboard/classesEBD/${taught.id}/chamada/${day}` }
  }

  /** Another cell that the leader of the demo leads, after the first by its name, with a meeting on that day and its roll. */
  async function secondCell(day: string) {
    const [leader] = (await product.sql<{ id: number }>('select id from usuario where email = $1', [accounts[3]])) as [
      { id: number },
    ]
    const [dow] = (await product.sql<{ dow: number }>('select extract(dow from $1::date)::int as dow', [day])) as [
      { dow: number },
    ]
    const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(
      1,
      'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }',
      { input: { nomeCelula: 'Zoar', diaCelula: dow.dow, horaCelula: '20:00' } },
    )
    const idCelula = String(criarCelula.id)
    await product.graphql(
      1,
      'mutation($idCelula: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $idCelula, ids: $ids) { feitos } }',
      { idCelula, ids: [String(leader.id)] },
    )
    await product.sql('update membro_celula set membro_lider = 1 where id_celula = $1', [criarCelula.id])
    const { criarEncontro } = await product.graphql<{ criarEncontro: { id: number } }>(
      1,
      'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { id } }',
      { input: { idCelula, dataEncontro: day } },
    )
    const now = new Date().toISOString()
    await product.graphql(
      1,
      'mutation($id: ID!, $input: MarcasInput!) { marcarPresencas(id: $id, input: $input) { recusados { motivo } } }',
      {
        id: String(criarEncontro.id),
        input: { marcas: [{ idMembro: String(leader.id), presente: true, marcadoEm: now }], enviadoEm: now },
      },
    )
    return {
      id: criarEncontro.id,
      async remove() {
        for (const table of ['membro_celula', 'encontro'])
          await product.sql(`update ${table} set excluido_em = now() where id_celula = $1`, [criarCelula.id])
        await product.sql('update celula set excluido_em = now() where id = $1', [criarCelula.id])
      },
    }
  }

  const rollsTaken = (page: Page) =>
    page.waitForResponse((answer) => answer.request().postData()?.includes('query ChamadaDoDia') ?? false)

  test('opened from the home page without a network, called in a tab that is killed: it is created when the network is back; so is a lesson', async () => {
    const { id, day, members, path } = await cellMeeting(0)
    const taught = await classLesson(day)
    const second = await secondCell(day)
    const page = await product.openPage({ perfil: 3, path: '/dashboard/home', worker: true, unreliable: true })
    await Promise.all([rollsTaken(page), workerReady(page)])
    for (const copy of [`ChamadaDoDia ${id}`, `ChamadaDaClasse ${taught.id}`, `PresencaEncontro {"id":"${second.id}"}`])
      await eventually(async () => expect((await kept(page)).join('\n')).toContain(copy))
    const context = page.context()
    await setOffline(page, true)
    await page.goto('/dashboard/home')
    await page.getByRole('heading', { name: taught.name, exact: true }).waitFor()
    // the second cell's meeting was created by somebody else
    await page.getByRole('button', { name: 'Rever a chamada de hoje' }).click()
    await page.waitForURL(`**/dashboard/encontro-celula/${second.id}/membros?*`)
    await page.getByText('1 presente de 1').waitFor()
    await second.remove()
    await page.goBack()
    await page.getByRole('button', { name: 'Fazer a chamada de hoje' }).click()
    await page.waitForURL(`**${path}`)
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await page.getByText(`0 presentes de ${members}`).waitFor()
    await page.getByRole('button', { name: 'Marcar todos' }).click()
    await page.getByRole('button', { name: 'Um visitante a mais' }).click()
    await waits(page, members + 1)
    await page.close()

    const again = await context.newPage()
    await again.goto(path)
    await again.getByText(`${members} presentes de ${members}`).waitFor()
    await waits(again, members + 1)
    const meetings = () =>
      product.sql(
        `select data_encontro::text as day, visitantes, (select count(*)::int from membro_encontro where id_encontro = e.id) as present
           from encontro e where id_celula = $1 and excluido_em is null and data_encontro > $2::date - 8`,
        [id, day],
      )
    expect(await meetings()).toEqual([])
    await context.setOffline(false)
    await eventually(async () => expect(await meetings()).toEqual([{ day, visitantes: 1, present: members }]))
    await nothingWaits(again)
    // the roll goes on in the meeting that was created
    await again.getByRole('button', { name: 'Desmarcar todos' }).click()
    await eventually(async () => expect(await meetings()).toEqual([{ day, visitantes: 1, present: 0 }]))
    // the answer has arrived, too
    await nothingWaits(again)

    // the same for a lesson of a class
    await context.setOffline(true)
    await again.goto(taught.path)
    await again.getByText(`0 presentes de ${taught.pupils}`).waitFor()
    await again.getByRole('button', { name: 'Marcar todos' }).click()
    await again.getByRole('button', { name: 'Mais um visitante' }).click()
    // a guest whom the device knows from another roll
    const [guest] = (await product.sql<{ name: string }>(
      `select u.name from membro_celula m join usuario u on u.id = m.id_membro
       where m.id_celula = $1 and m.excluido_em is null and u.excluido_em is null and u.usuario_ativo = 1
         and not exists (select from membro_classe_ebd p where p.id_classe = $2 and p.id_membro = u.id)
       order by u.id limit 1`,
      [id, taught.id],
    )) as [{ name: string }]
    await again.getByRole('combobox', { name: 'Adicionar convidado' }).fill(guest.name)
    await again.getByRole('option').filter({ hasText: guest.name }).first().click()
    const present = taught.pupils + 1
    await waits(again, present + 1)
    await context.setOffline(false)
    const lessons = () =>
      product.sql(
        `select visitantes, (select count(*)::int from membro_aula_ebd where id_aula = a.id) as present
           from aula_ebd a where id_classe = $1 and data_aula = $2 and excluido_em is null`,
        [taught.id, day],
      )
    await eventually(async () => expect(await lessons()).toEqual([{ visitantes: 1, present }]))
    await nothingWaits(again)
    await again.getByRole('button', { name: 'Tema, Bíblias e oferta' }).click()
    await again.waitForURL(/\/dashboard\/aulasEBD\/\d+$/)
    await again.getByText(`${present} presentes de ${present}`).waitFor()
  })

  test('called in a tab that is killed, it is delivered before the next start takes it along', async () => {
    const { id, members, path } = await cellMeeting(0)
    const page = await product.openPage({ perfil: 3, path: '/dashboard/home', worker: true, unreliable: true })
    await Promise.all([rollsTaken(page), workerReady(page)])
    await eventually(async () => expect((await kept(page)).join('\n')).toContain(`ChamadaDoDia ${id}`))
    const context = page.context()
    await context.setOffline(true)
    await page.goto(path)
    await page.getByRole('button', { name: 'Marcar todos' }).click()
    await waits(page, members)
    await page.close()

    const again = await context.newPage()
    const isDelivery = (request: { postData(): string | null }) =>
      request.postData()?.includes('marcarPresencasDoDia(') ?? false
    // later than the home page would ask for the roll
    await again.route('**/graphql', async (route) => {
      if (isDelivery(route.request())) await new Promise((resolve) => setTimeout(resolve, 4000))
      await route.fallback()
    })
    await context.setOffline(false)
    const delivered = again.waitForResponse((answer) => isDelivery(answer.request()))
    await Promise.all([rollsTaken(again), delivered, again.goto('/dashboard/home')])
    await settled(again)
    await context.setOffline(true)
    await again.goto(path)
    await again.getByText(`${members} presentes de ${members}`).waitFor()
    await context.setOffline(false)
  })

  test('whoever saves it untouched does not undo the visitors that another counted; the delivered roll opens without a network', async () => {
    const { id, day, members, path } = await cellMeeting(0)
    const taught = await classLesson(day)
    const rolls = [
      {
        path,
        people: members,
        save: 'Salvar presença',
        more: 'Um visitante a mais',
        stored:
          'select id, visitantes from encontro where id_celula = $1 and data_encontro = $2 and excluido_em is null',
        of: id,
        own: (id: number) => `/dashboard/encontro-celula/${id}/membros`,
      },
      {
        path: taught.path,
        people: taught.pupils,
        save: 'Salvar chamada',
        more: 'Mais um visitante',
        stored: 'select id, visitantes from aula_ebd where id_classe = $1 and data_aula = $2 and excluido_em is null',
        of: taught.id,
        own: (id: number) => `/dashboard/aulasEBD/${id}`,
      },
    ]
    for (const { path, people, save, more, stored, of, own } of rolls) {
      const visitors = async () =>
        (await product.sql<{ id: number; visitantes: number }>(stored, [of, day])).map((row) => row.visitantes)
      const one = await open(3, path, { worker: true })
      const two = await open(1, path)
      await workerReady(one)
      await one.getByRole('button', { name: 'Marcar todos' }).click()
      for (let count = 0; count < 3; count++) await one.getByRole('button', { name: more }).click()
      await one.getByRole('button', { name: save }).click()
      await toastOf(one, 'salva com sucesso.').waitFor()
      expect(await visitors()).toEqual([3])
      await two.getByRole('button', { name: save }).click()
      await toastOf(two, 'salva com sucesso.').waitFor()
      expect(await visitors()).toEqual([3])

      const shown = one.getByRole('group', { name: 'Visitantes' }).getByRole('status')
      await setOffline(one, true)
      await one.goBack()
      await one.getByText(`${people} presentes de ${people}`).waitFor()
      expect(await shown.innerText()).toBe('3')
      const [record] = (await product.sql<{ id: number }>(stored, [of, day])) as [{ id: number }]
      await openInside(one, own(record.id))
      await one.getByText(`${people} presentes de ${people}`).waitFor()
      await one.goBack()
      await one.getByRole('button', { name: more }).click()
      await waits(one, 1)
      await setOffline(one, false)
      await eventually(async () => expect(await visitors()).toEqual([4]))
      await nothingWaits(one)

      // so does one that was delivered after its screen was left
      await setOffline(one, true)
      await one.getByRole('button', { name: more }).click()
      await one.getByRole('button', { name: save }).click()
      await toastOf(one, 'A chamada está guardada neste aparelho.').waitFor()
      await setOffline(one, false)
      await eventually(async () => expect(await visitors()).toEqual([5]))
      await nothingWaits(one)
      await setOffline(one, true)
      await one.goBack()
      await one.getByText(`${people} presentes de ${people}`).waitFor()
      await eventually(async () => expect(await shown.innerText()).toBe('5'))
      await setOffline(one, false)
    }
  })

  test('the shortcuts of the icon lead to the roll and the worship service of today without a network, and nobody to a screen that is not theirs', async () => {
    const { day, path } = await cellMeeting(0)
    await product.sql(
      `update classe_ebd set id_professor = (select id from usuario where email = $1)
         where id_professor = (select id from usuario where email = $2)`,
      [accounts[1], accounts[3]],
    )
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(
      1,
      'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }',
      { input: { dataCulto: day, horaCulto: '00:10', temaCulto: 'Culto do Atalho' } },
    )
    const page = await product.openPage({ perfil: 3, path: '/dashboard/home', worker: true, unreliable: true })
    const shortcut = (name: string) => page.goto(`/dashboard/home?atalho=${name}`)
    await workerReady(page)
    await eventually(async () => {
      const copies = (await kept(page)).join('\n')
      expect(copies).toContain('ChamadaDoDia')
      expect(copies).toMatch(new RegExp(`PresencaDoCulto.*"id":"${criarCulto.id}"`))
    })
    await setOffline(page, true)
    await shortcut('chamada')
    await page.waitForURL(`**${path}`)
    await page.getByRole('checkbox').first().waitFor()
    await shortcut('presenca')
    // several services on the same day are a choice
    const choice = page.getByRole('link', { name: 'Culto do Atalho' })
    const more = page.getByRole('heading', { name: 'Confirmar presenças' })
    await choice.or(more).first().waitFor()
    if ((await choice.count()) > 0) await choice.click()
    await page.waitForURL(`**/dashboard/cultos/${criarCulto.id}/presenca`)
    await more.waitFor()
    await setOffline(page, false)

    const second = await secondCell(day)
    await shortcut('chamada')
    await page.getByRole('heading', { name: 'De qual grupo é a chamada?' }).waitFor()
    await page.getByRole('link', { name: 'Zoar' }).click()
    await page.waitForURL(`**/dashboard/encontro-celula/${second.id}/membros?*`)
    await second.remove()
    await cellMeeting(2)
    await shortcut('chamada')
    await toastOf(page, 'Hoje nenhum grupo seu tem chamada.').waitFor()
    await page.waitForURL('**/dashboard/home')

    const member = await open(2, '/dashboard/home')
    for (const [name, text] of [
      ['chamada', 'Você não lidera nenhuma célula e nenhuma classe.'],
      ['presenca', 'Registrar presenças não faz parte das suas permissões.'],
      ['dizimos', 'Lançar dízimos não faz parte das suas permissões.'],
    ] as const) {
      await member.goto(`/dashboard/home?atalho=${name}`)
      await toastOf(member, text).waitFor()
      await member.waitForURL('**/dashboard/home')
    }
  })

  test('a device whose clock is a day ahead does not call the roll of tomorrow', async () => {
    await cellMeeting(1)
    const page = await product.openPage({ perfil: 3, worker: true, unreliable: true, alone: true })
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 86_400_000
    })
    await page.goto('/dashboard/home')
    await Promise.all([rollsTaken(page), workerReady(page)])
    await setOffline(page, true)
    await page.goto('/dashboard/home')
    await page.getByRole('button', { name: /^Fazer a chamada de \d/ }).waitFor()
    await page.evaluate(() => localStorage.removeItem('candeia.relogio'))
    await page.reload()
    await page.getByRole('button', { name: 'Fazer a chamada de hoje' }).waitFor()
    await setOffline(page, false)
  })
})

describe('other screens that write without a network', () => {
  test('a lesson’s roll, a presence at a worship service and an answer to a roster', async () => {
    const [member] = await product.sql<{ id: number }>(`select id from usuario where email = $1`, [accounts[2]])
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const input = { dataCulto: '2097-05-05', horaCulto: '19:00' }
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, { input })
    const roster = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id } }'
    const { criarEscalaCulto } = await product.graphql<{ criarEscalaCulto: { id: number } }>(1, roster, {
      input: { idCulto: String(criarCulto.id), idMembro: String(member?.id), funcao: 'Recepção do teste' },
    })
    // the outbox comes with the answer, from the worker's files
    const answer = await open(2, '/dashboard/escalas-cultos/usuario', { worker: true })
    await workerReady(answer)
    const card = answer.getByRole('listitem').filter({ hasText: 'Recepção do teste' })
    await card.waitFor()
    await setOffline(answer, true)
    await card.getByRole('button', { name: /^Confirmar/ }).click()
    await toastOf(answer, 'A sua resposta está guardada neste aparelho.').waitFor()
    await waits(answer, 1)
    await card.getByText('Aguardando').waitFor()
    await setOffline(answer, false)
    await eventually(async () =>
      expect(await product.sql('select resposta from escala_culto where id = $1', [criarEscalaCulto.id])).toEqual([
        { resposta: 'confirmada' },
      ]),
    )
    await card.getByText('Confirmada').waitFor()

    const [person] = (await makeRoll(1)).people as [Roll['people'][number]]
    const door = await open(1, `/dashboard/cultos/${criarCulto.id}/presenca`)
    const box = door.getByRole('combobox', { name: 'Registrar presença de' })
    const option = door.getByRole('option').filter({ hasText: person.name }).first()
    const here = () => product.sql('select id_membro from participacao_culto where id_culto = $1', [criarCulto.id])
    await box.fill(person.name)
    await option.waitFor()
    await setOffline(door, true)
    await option.click()
    await toastOf(door, 'A presença está guardada neste aparelho.').waitFor()
    await waits(door, 1)
    await setOffline(door, false)
    await eventually(async () => expect(await here()).toEqual([{ id_membro: person.id }]))
    await nothingWaits(door)
    // of another person, whose mark was a mistake
    const [other] = (await makeRoll(2)).people.filter(({ id }) => id !== person.id) as [Roll['people'][number]]
    await box.fill(other.name)
    const wrong = door.getByRole('option').filter({ hasText: other.name }).first()
    await wrong.waitFor()
    await setOffline(door, true)
    await wrong.click()
    await waits(door, 1)
    await door.getByRole('button', { name: `Remover a presença de ${other.name}` }).click()
    await door.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
    await toastOf(door, 'A presença foi retirada neste aparelho. A mudança é enviada quando houver conexão.').waitFor()
    await door.getByText(other.name).waitFor({ state: 'detached' })
    await setOffline(door, false)
    await nothingWaits(door)
    expect(await here()).toEqual([{ id_membro: person.id }])

    // without guests, whom 'Desmarcar todos' leaves: an earlier test may have left some in today's lesson
    const [aula] = (await product.sql<{ id: number }>(
      `with aluno as (select id_classe, id_membro from membro_classe_ebd where status_membro = 'ativo')
       select a.id from aula_ebd a where a.id_cliente = ${church} and a.excluido_em is null
         and exists (select from aluno m where m.id_classe = a.id_classe)
         and not exists (select from membro_aula_ebd p where p.id_aula = a.id
           and not exists (select from aluno m where m.id_classe = a.id_classe and m.id_membro = p.id_membro))
       order by data_aula desc limit 1`,
    )) as [{ id: number }]
    const lesson = await open(1, `/dashboard/aulasEBD/${aula.id}`)
    const all = lesson.getByRole('button', { name: /^(Marcar|Desmarcar) todos$/ })
    await lesson.getByRole('checkbox').first().waitFor()
    if ((await all.innerText()) === 'Marcar todos') await all.click()
    await lesson.getByRole('button', { name: 'Desmarcar todos' }).click()
    await eventually(async () => expect(await lesson.getByRole('checkbox', { checked: true }).count()).toBe(0))
    await setOffline(lesson, true)
    await all.click()
    const count = await lesson.getByRole('checkbox').count()
    await lesson.getByRole('button', { name: 'Mais um visitante' }).click()
    await lesson.getByText(/marcações aguardam conexão/).waitFor()
    await setOffline(lesson, false)
    await eventually(async () =>
      expect((await product.sql('select id from membro_aula_ebd where id_aula = $1', [aula.id])).length).toBe(count),
    )
    await nothingWaits(lesson)
  })
})

describe('what today needs is there without a network', () => {
  test('who counts at the door of a worship service of today opens its presences, and the visitors counted there arrive', async () => {
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now())
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, {
      input: { dataCulto: today, horaCulto: '00:05', temaCulto: 'Culto da Portaria' },
    })
    const visitors = async () =>
      (await product.sql<{ visitantes: number }>('select visitantes from culto where id = $1', [criarCulto.id]))[0]
        ?.visitantes
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', worker: true, unreliable: true })
    await workerReady(page)
    await eventually(async () => {
      const copies = (await kept(page)).filter((key) => key.includes('PresencaDoCulto'))
      expect(copies.join('\n')).toContain(`"id":"${criarCulto.id}"`)
    })
    await setOffline(page, true)
    await page.goto(`/dashboard/cultos/${criarCulto.id}/presenca`)
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    const more = page.getByRole('button', { name: 'Um visitante a mais' })
    for (let count = 0; count < 3; count++) await more.click()
    const number = page.getByRole('status', { name: 'Visitantes' })
    await eventually(async () => expect(await number.innerText()).toBe('3'))
    await waits(page, 1)
    await page.reload()
    await eventually(async () => expect(await number.innerText()).toBe('3'))
    await more.click()
    await waits(page, 2)
    await setOffline(page, false)
    await eventually(async () => expect(await visitors()).toBe(4))
    await nothingWaits(page)
    expect(await number.innerText()).toBe('4')
  })

  test('visitors that were counted and delivered are there when the page is opened without a network; what is discarded is not counted', async () => {
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, {
      input: { dataCulto: '2097-06-09', horaCulto: '19:00' },
    })
    const visitors = async () =>
      (await product.sql<{ visitantes: number }>('select visitantes from culto where id = $1', [criarCulto.id]))[0]
        ?.visitantes
    const page = await open(1, '/dashboard/home', { worker: true })
    await workerReady(page)
    await page.goto(`/dashboard/cultos/${criarCulto.id}/presenca`)
    const more = page.getByRole('button', { name: 'Um visitante a mais' })
    const number = page.getByRole('status', { name: 'Visitantes' })
    const shows = (count: string) => eventually(async () => expect(await number.innerText()).toBe(count))
    await more.waitFor()
    await eventually(async () => expect((await kept(page)).join('\n')).toContain('PresencaDoCulto'))
    for (let count = 0; count < 4; count++) await more.click()
    await eventually(async () => expect(await visitors()).toBe(4))
    // the server has them before the page has its answer
    await eventually(async () => expect(await keys(page, 'outbox')).toEqual([]))
    await setOffline(page, true)
    await page.reload()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await shows('4')
    // counted without a network, and delivered by the page that was opened after it
    await more.click()
    await waits(page, 1)
    await page.reload()
    await shows('5')
    await setOffline(page, false)
    await eventually(async () => expect(await visitors()).toBe(5))
    await nothingWaits(page)
    await setOffline(page, true)
    await page.reload()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await shows('5')
    await setOffline(page, false)
    await page.getByText('Ao vivo').waitFor()

    // refused: the number is the server's again, and the next press does not contain the refused ones
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('contarVisitantesCulto')
        ? route.fulfill({
            json: { errors: [{ message: 'Não agora.', extensions: { status: 409, code: 'CONFLICT' } }] },
          })
        : route.fallback(),
    )
    await more.click()
    await more.click()
    await page.getByText('2 marcações não foram aceitas.').or(page.getByText('1 marcação não foi aceita.')).waitFor()
    await shows('5')
    await page.getByRole('button', { name: 'Ver' }).click()
    const tray = page.getByRole('dialog', { name: 'Precisa de você' })
    const discard = tray.getByRole('button', { name: 'Descartar' })
    while ((await discard.count()) > 0) {
      const left = await discard.count()
      await discard.first().click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Descartar' }).click()
      await eventually(async () => expect(await discard.count()).toBe(left - 1))
    }
    await tray.getByRole('button', { name: 'Fechar' }).last().click()
    await page.unroute('**/graphql')
    await shows('5')
    await more.click()
    await shows('6')
    await eventually(async () => expect(await visitors()).toBe(6))
  })

  test('visitors that another window of the person delivers are not taken back by the next press', async () => {
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, {
      input: { dataCulto: '2097-06-16', horaCulto: '19:00' },
    })
    const visitors = async () =>
      (await product.sql<{ visitantes: number }>('select visitantes from culto where id = $1', [criarCulto.id]))[0]
        ?.visitantes
    const page = await open(1, `/dashboard/cultos/${criarCulto.id}/presenca`)
    const more = page.getByRole('button', { name: 'Um visitante a mais' })
    await more.waitFor()
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('contarVisitantesCulto') ? route.abort() : route.fallback(),
    )
    for (let count = 0; count < 3; count++) await more.click()
    await page.getByText(/marcaç(ão|ões) aguarda/).waitFor()
    const other = await page.context().newPage()
    await other.goto('/dashboard/home')
    await eventually(async () => expect(await visitors()).toBe(3))
    await nothingWaits(page)
    await page.unroute('**/graphql')
    await more.click()
    await eventually(async () => expect(await visitors()).toBe(4))
    await other.close()
  })

  test('the own area, and every cell that the person leads or belongs to', async () => {
    const [pastor] = (await product.sql<{ id: number }>('select id from usuario where email = $1', [accounts[5]])) as [
      { id: number },
    ]
    const cells = await Promise.all(
      ['Hebrom', 'Jope', 'Lida'].map(async (nomeCelula) => {
        const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(
          1,
          'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }',
          { input: { nomeCelula, diaCelula: 2, horaCelula: '20:00' } },
        )
        await product.graphql(
          1,
          'mutation($idCelula: ID!, $ids: [ID!]!) { adicionarMembrosCelula(idCelula: $idCelula, ids: $ids) { feitos } }',
          { idCelula: String(criarCelula.id), ids: [String(pastor.id)] },
        )
        return { id: criarCelula.id, name: nomeCelula }
      }),
    )
    const [led] = cells
    await product.sql('update membro_celula set membro_lider = (id_celula = $1)::int where id_celula = any($2)', [
      led?.id,
      cells.map(({ id }) => id),
    ])
    const page = await open(5, '/dashboard/home', { worker: true })
    await workerReady(page)
    await eventually(async () => {
      const copies = (await kept(page)).join('\n')
      for (const { id } of cells) expect(copies).toContain(`CelulaDetalhe ${id}`)
    })
    await setOffline(page, true)
    for (const { id, name } of cells) {
      await page.goto(`/dashboard/celulas/${id}`)
      await page.getByRole('heading', { name }).waitFor()
    }
    await page.goto('/dashboard/meu-espaco')
    await page.getByText(/^Minha célula: /).waitFor()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await setOffline(page, false)
    for (const table of ['membro_celula', 'encontro'])
      await product.sql(`update ${table} set excluido_em = now() where id_celula = any($1)`, [
        cells.map(({ id }) => id),
      ])
    await product.sql('update celula set excluido_em = now() where id = any($1)', [cells.map(({ id }) => id)])
  })

  test('a roster that was answered is shown with its answer when the page is opened without a network', async () => {
    const [member] = await product.sql<{ id: number }>(`select id from usuario where email = $1`, [accounts[2]])
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, {
      input: { dataCulto: '2097-06-16', horaCulto: '19:00' },
    })
    const roster = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id } }'
    const { criarEscalaCulto } = await product.graphql<{ criarEscalaCulto: { id: number } }>(1, roster, {
      input: { idCulto: String(criarCulto.id), idMembro: String(member?.id), funcao: 'Projeção do teste' },
    })
    const page = await open(2, '/dashboard/home', { worker: true })
    await workerReady(page)
    await page.goto('/dashboard/escalas-cultos/usuario')
    const card = page.getByRole('listitem').filter({ hasText: 'Projeção do teste' })
    await card.getByText('Pendente').waitFor()
    await eventually(async () => expect((await kept(page)).join('\n')).toContain('MinhasEscalas'))
    await card.getByRole('button', { name: /^Recusar/ }).click()
    await card.getByRole('button', { name: 'Não vou poder' }).click()
    await toastOf(page, 'Escala recusada.').waitFor()
    expect(await product.sql('select resposta from escala_culto where id = $1', [criarEscalaCulto.id])).toEqual([
      { resposta: 'recusada' },
    ])
    await setOffline(page, true)
    await page.reload()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await card.getByText('Recusada').waitFor()
    expect(await card.getByRole('button', { name: /^Recusar/ }).count()).toBe(0)
    await setOffline(page, false)
  })

  test('after the home page was open: the own rosters, the own cell, the home page itself, and this week’s worship services', async () => {
    const [member] = await product.sql<{ id: number }>(`select id from usuario where email = $1`, [accounts[2]])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(
      Date.now() + 2 * 86_400_000,
    )
    const cultos = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, cultos, {
      input: { dataCulto: today, horaCulto: '19:00', temaCulto: 'Culto da Travessia' },
    })
    const roster = 'mutation($input: EscalaCultoInput!) { criarEscalaCulto(input: $input) { id } }'
    await product.graphql(1, roster, {
      // on some weekdays the demo has another roster of that day
      input: {
        idCulto: String(criarCulto.id),
        idMembro: String(member?.id),
        funcao: 'Som da travessia',
        confirmarConflito: true,
      },
    })
    const page = await product.openPage({ perfil: 2, path: '/dashboard/home', worker: true, unreliable: true })
    const taken = page.waitForResponse((response) => response.request().postData()?.includes('LevarComigo') ?? false)
    await workerReady(page)
    expect((await (await taken).json()).errors).toBeUndefined()
    await settled(page)
    const [cell] = (await product.sql<{ id: number; name: string; leader: string }>(
      `select c.id, c.nome_celula as name, l.name as leader from celula c
         join membro_celula m on m.id_celula = c.id and m.excluido_em is null
         join membro_celula o on o.id_celula = c.id and o.excluido_em is null and o.membro_lider = 1
         join usuario l on l.id = o.id_membro
       where m.id_membro = $1 and c.excluido_em is null`,
      [member?.id],
    )) as [{ id: number; name: string; leader: string }]
    await eventually(async () => {
      const copies = (await kept(page)).join('\n')
      expect(copies).toContain(`"id":"${criarCulto.id}"`)
      expect(copies).toContain(`CelulaDetalhe ${cell.id}`)
    })
    // a network that hangs: neither an answer nor a failure
    const answerAgain = await hang(page)
    await page.goto(`/dashboard/celulas/${cell.id}`)
    await page.getByRole('heading', { name: cell.name }).waitFor()
    await page.getByText(/^A rede não responde: dados de/).waitFor()
    await answerAgain()
    await page.getByText(/^A rede não responde: dados de/).waitFor({ state: 'detached' })
    await setOffline(page, true)
    await page.goto(`/dashboard/celulas/${cell.id}`)
    await page.getByRole('heading', { name: cell.name }).waitFor()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await page.getByText(cell.leader).first().waitFor()
    await page.goto(`/dashboard/cultos/${criarCulto.id}/programa`)
    await page.getByRole('heading', { name: 'Culto da Travessia' }).waitFor()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    await page.goto('/dashboard/escalas-cultos/usuario')
    await page.getByText('Som da travessia').waitFor()
    await page.goto('/dashboard/home')
    await page.getByText('Som da travessia').first().waitFor()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    // a screen that is not taken along says so, inside the frame
    await page.goto('/dashboard/feed')
    await page.getByRole('heading', { name: /^Sem conexão/ }).waitFor()
    await page.getByRole('button', { name: /^Menu de / }).waitFor()
    // copies that are older than 72 hours are shown no more, and removed, though nobody can be signed in
    await page.addInitScript(() => {
      const now = Date.now.bind(Date)
      Date.now = () => now() + 73 * 3_600_000
    })
    await page.goto(`/dashboard/cultos/${criarCulto.id}/programa`)
    await page
      .getByText(/Sem conexão/)
      .first()
      .waitFor()
    expect(await page.getByText('Culto da Travessia').count()).toBe(0)
    await eventually(async () => expect(await kept(page)).toEqual([]))
    await setOffline(page, false)
    // whoever leaves is signed out on this device, whatever the network does
    await page.reload()
    await settled(page)
    await hang(page)
    await page.getByRole('button', { name: /^Menu de / }).click()
    await page.getByRole('menuitem', { name: 'Sair' }).click()
    await page.waitForURL('**/login')
  })
})
