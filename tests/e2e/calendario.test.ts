import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function open(path: string, options: { phone?: boolean } = {}): Promise<Page> {
  const page = await product.openPage({ perfil: 2, path, ...options })
  await settled(page)
  return page
}

async function makeEvent(nomeEvento: string, dataInicio: string): Promise<void> {
  const query = 'mutation($input: EventoInput!) { criarEvento(input: $input) { id } }'
  await product.graphql(1, query, { input: { nomeEvento, dataInicio } })
}

async function makeBooking(finalidade: string, dataInicio: string, dataFim: string): Promise<void> {
  type Kinds = { tipoRecursos: { nodes: [{ id: number }] } }
  const { tipoRecursos } = await product.graphql<Kinds>(1, '{ tipoRecursos(first: 1) { nodes { id } } }')
  const ofResource = 'mutation($input: RecursoInput!) { criarRecurso(input: $input) { id } }'
  const resource = { nomeRecurso: 'Van de março', idTipoRecurso: tipoRecursos.nodes[0].id }
  type Created = { criarRecurso: { id: number } }
  const { criarRecurso } = await product.graphql<Created>(1, ofResource, { input: resource })
  const ofBooking = 'mutation($input: ReservaInput!) { criarReserva(input: $input) { id } }'
  const input = { idRecurso: criarRecurso.id, finalidade, dataInicio, dataFim }
  await product.graphql(1, ofBooking, { input })
}

test('month, week and list show the same entries, link to the record, and are kept in the URL', async () => {
  await makeEvent('Vigília de março', '2031-03-14T22:00')
  const page = await open('/dashboard/calendario?dia=2031-03-10')
  await page.getByRole('heading', { name: 'Março de 2031' }).waitFor()
  const month = page.getByRole('table', { name: 'Março de 2031' })
  await month.getByRole('link', { name: /Vigília de março/ }).waitFor()
  await month.getByRole('button', { name: 'sexta-feira, 14 de março, 1 item' }).click()
  await page.waitForURL(/dia=2031-03-14/)
  await page.getByRole('button', { name: 'Semana' }).click()
  await page.getByRole('heading', { name: '9 de mar a 15 de mar de 2031' }).waitFor()
  await page.getByRole('link', { name: /22:00.*Vigília de março/ }).waitFor()
  await page.getByRole('button', { name: 'Lista' }).click()
  await page.getByRole('heading', { name: /sexta-feira, 14 de março/i }).waitFor()
  await page.getByRole('button', { name: 'Eventos' }).click()
  await page.getByText('Nada marcado nestes dias.').waitFor()
  await page.reload()
  await page.getByText('Nada marcado nestes dias.').waitFor()
  await page.getByRole('button', { name: 'Eventos' }).click()
  await page.getByRole('link', { name: /Vigília de março/ }).click()
  await page.waitForURL(/\/dashboard\/eventos\/\d+$/)
  await page.getByRole('heading', { name: 'Vigília de março' }).waitFor()
})

test('the legend shows the colour of each kind of entry, and a hidden kind in a weaker one', async () => {
  await makeEvent('Vigília de maio', '2031-05-16T22:00')
  await makeBooking('Buscar o coral', '2031-05-17T09:00', '2031-05-17T11:00')
  const page = await open('/dashboard/calendario?dia=2031-05-10')
  const legend = () =>
    page
      .getByRole('group', { name: 'O que mostrar' })
      .getByRole('button')
      .evaluateAll((kinds) =>
        kinds.map((kind) => {
          const { backgroundColor, opacity } = getComputedStyle(kind.firstElementChild as Element)
          return [kind.textContent, backgroundColor === 'rgba(0, 0, 0, 0)' ? 'none' : opacity]
        }),
      )
  expect(await legend()).toEqual([
    ['Eventos', '1'],
    ['Reservas', '1'],
  ])
  await page.getByRole('button', { name: 'Reservas' }).click()
  await eventually(async () =>
    expect(await legend()).toEqual([
      ['Eventos', '1'],
      ['Reservas', '0.3'],
    ]),
  )
})

test('the months are changed by keyboard, and a button returns to today', async () => {
  const page = await open('/dashboard/calendario?dia=2031-01-31')
  await page.getByRole('heading', { name: 'Janeiro de 2031' }).waitFor()
  await page.getByRole('button', { name: 'Próximo' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Fevereiro de 2031' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Março de 2031' }).waitFor()
  await page.getByRole('button', { name: 'Hoje' }).click()
  await page.waitForURL((url) => !url.searchParams.has('dia'))
  // waits until it is there, and fails when a second element matches
  await page.locator('[aria-current=date]').waitFor()
})

test('a subscription address is created, read by a calendar program, and revoked', async () => {
  const page = await open('/dashboard/calendario')
  await page.getByRole('button', { name: 'Assinar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Assinar o calendário' })
  await dialog.getByRole('button', { name: 'Criar endereço' }).click()
  const url = await dialog.getByLabel('Endereço do calendário').inputValue()
  expect(url).toMatch(/\/api\/calendario\/\d+-[\w-]{43}\.ics$/)
  const local = new URL(new URL(url).pathname, page.url()).href
  const read = await fetch(local)
  expect([read.status, (await read.text()).slice(0, 15)]).toEqual([200, 'BEGIN:VCALENDAR'])
  await dialog.getByRole('button', { name: 'Concluir' }).click()
  await page.getByRole('button', { name: 'Assinar' }).click()
  await dialog.getByText(/Último acesso em/).waitFor()
  await dialog.getByRole('button', { name: 'Revogar' }).click()
  const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
  await question.getByRole('button', { name: 'Revogar' }).click()
  await toastOf(page, 'O endereço do calendário foi revogado.').waitFor()
  expect((await fetch(local)).status).toBe(404)
  await dialog.getByRole('button', { name: 'Criar endereço' }).waitFor()
})

test('on a phone, tapping a day scrolls to its entries below the month', async () => {
  await makeEvent('Vigília de abril', '2031-04-18T22:00')
  const page = await open('/dashboard/calendario?dia=2031-04-10', { phone: true })
  await page.setViewportSize({ width: 360, height: 520 })
  const entry = page.getByRole('link', { name: /Vigília de abril/ }).filter({ visible: true })
  expect(await entry.count()).toBe(0)
  await page.getByRole('button', { name: 'sexta-feira, 18 de abril, 1 item' }).click()
  await entry.waitFor()
  const bar = (await page.getByRole('navigation', { name: 'Atalhos' }).boundingBox())?.height ?? 0
  await eventually(async () => {
    const box = await entry.boundingBox()
    if (!box) throw new Error('the entry is not rendered')
    expect(box.y).toBeGreaterThanOrEqual(0)
    expect(box.y + box.height).toBeLessThanOrEqual(520 - bar)
  })
})
