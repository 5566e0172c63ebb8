import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function open(path: string, perfil: 1 | 2 | 3 = 3, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path, expected })
  await settled(page)
  return page
}

async function choose(page: Page, label: string, text: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('combobox', { name: label }).fill(text)
  await page
    .getByRole('option', { name: new RegExp(text) })
    .first()
    .click()
}

async function when(page: Page, from: string, until: string): Promise<void> {
  await page.getByRole('textbox', { name: /^Início( \*)?$/ }).fill('10/03/2031')
  await page.getByLabel('Início: hora').fill(from)
  await page.getByRole('textbox', { name: /^Fim( \*)?$/ }).fill('10/03/2031')
  await page.getByLabel('Fim: hora').fill(until)
}

test('a resource is created with a new type and reserved, and its last unit cannot be reserved twice', async () => {
  const page = await open('/dashboard/recursos', 3, [409])
  await page.getByRole('link', { name: 'Novo Recurso' }).click()
  await page.getByRole('heading', { name: 'Novo Recurso' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o nome do recurso.').waitFor()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Tenda 6 x 3')
  await page.getByRole('button', { name: 'Novo tipo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Tendas')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Tipo criado com sucesso.').waitFor()
  await page.getByRole('textbox', { name: /^Quantidade/ }).fill('2')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Recurso criado com sucesso.').waitFor()

  const reserve = async (finalidade: string, from: string, until: string) => {
    await goTo(page, '/dashboard/recursos?busca=tenda')
    await page.getByRole('button', { name: 'Ações de Tenda 6 x 3' }).click()
    await page.getByRole('menuitem', { name: 'Reservar' }).click()
    await page.getByRole('heading', { name: 'Nova Reserva' }).waitFor()
    await page.getByRole('textbox', { name: /^Finalidade/ }).fill(finalidade)
    await page.getByRole('textbox', { name: /^Unidades/ }).fill('2')
    await when(page, from, until)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  }
  await reserve('Bazar', '08:00', '16:00')
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  await reserve('Evangelismo', '15:30', '18:00')
  await page.getByText('As 2 unidades de "Tenda 6 x 3" já estão reservadas nesse horário').first().waitFor()
  await page
    .getByText(/10\/03\/2031 das 08:00 às 16:00, Bazar \(2\)/)
    .first()
    .waitFor()
  await page.getByLabel('Início: hora').fill('16:00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  await page.waitForURL(/reservas$/)
  // years away, so that it is on a later page of the list
  await page.getByRole('status').getByRole('link', { name: 'Mostrar' }).click()
  await page.waitForURL(/reservas\?idRecurso=\d+$/)
  await page.locator('tr[data-saved]').getByText('Evangelismo').waitFor()
})

test('a free resource links to a new reservation with resource and time filled in; afterwards it is shown as reserved', async () => {
  const page = await open('/dashboard/recursos/disponibilidade?dia=2031-03-20')
  const card = page.getByRole('listitem').filter({ hasText: 'Van' }).first()
  await card.getByText('Livre').waitFor()
  // a night ends on the next day
  await page.getByLabel('das', { exact: true }).fill('22:00')
  await page.getByLabel('às', { exact: true }).fill('05:00')
  await page.getByText('Termina no dia seguinte.').waitFor()
  await page.waitForURL(/das=22%3A00&ate=05%3A00|das=22:00&ate=05:00/)
  expect(await card.getByRole('link', { name: 'Reservar Van' }).getAttribute('href')).toContain('2031-03-21T05')
  await goTo(page, '/dashboard/recursos/disponibilidade?dia=2031-03-20')
  await card.getByRole('link', { name: 'Reservar Van' }).click()
  await page.getByRole('heading', { name: 'Nova Reserva' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Recurso' }).inputValue()).toBe('Van')
  expect(await page.getByLabel('Início: hora').inputValue()).toBe('08:00')
  await page.getByRole('textbox', { name: /^Finalidade/ }).fill('Passeio da EBD')
  await page.getByRole('button', { name: 'Salvar e criar outra' }).click()
  await toastOf(page, 'Reserva criada com sucesso.').waitFor()
  // the next resource is usually reserved for the same occasion
  await page.getByRole('button', { name: 'Salvar e criar outra' }).and(page.locator(':enabled')).waitFor()
  expect([
    await page.getByRole('textbox', { name: /^Finalidade/ }).inputValue(),
    await page.getByLabel('Início: hora').inputValue(),
  ]).toEqual(['Passeio da EBD', '08:00'])
  await goTo(page, '/dashboard/recursos/disponibilidade?dia=2031-03-20')
  await card.getByText('Reservado').waitFor()
  // on a phone, what it is for and when stand on one line
  await page.setViewportSize({ width: 360, height: 740 })
  const middles = await card
    .getByRole('listitem')
    .locator(':scope > *')
    .evaluateAll((parts) =>
      parts.map((part) => part.getBoundingClientRect()).map(({ top, bottom }) => (top + bottom) / 2),
    )
  expect(middles).toHaveLength(2)
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(4)
  await page.setViewportSize({ width: 1360, height: 850 })
  await card.getByRole('link', { name: 'Passeio da EBD' }).click()
  const dialog = page.getByRole('dialog', { name: 'Passeio da EBD' })
  await dialog.getByText('20/03/2031 08:00 às 22:00').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  // the list starts with the nearest reservations, but this reservation is years away
  await goTo(page, '/dashboard/reservas?busca=passeio')
  await page.getByRole('button', { name: 'Ações de Passeio da EBD' }).click()
  await page.getByRole('menuitem', { name: 'Excluir Reserva' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await toastOf(page, 'Reserva excluída com sucesso.').waitFor()
})

test('the list of reservations starts with the coming ones, the nearest first; one click shows the others', async () => {
  const { recursos } = await product.graphql<{ recursos: { nodes: { id: number }[] } }>(
    1,
    '{ recursos(busca: "Van", first: 1) { nodes { id } } }',
  )
  const reserve = (finalidade: string, day: string) =>
    product.graphql(1, 'mutation($input: ReservaInput!) { criarReserva(input: $input) { id } }', {
      input: {
        idRecurso: String(recursos.nodes[0]?.id),
        quantidade: 1,
        finalidade,
        dataInicio: `${day}T08:00`,
        dataFim: `${day}T09:00`,
      },
    })
  await reserve('Retiro distante', '2032-05-04')
  await reserve('Retiro próximo', '2032-05-03')
  await reserve('Retiro passado', '2020-05-03')
  const page = await open('/dashboard/reservas')
  const period = page.getByRole('group', { name: 'Período' })
  const days = () =>
    page
      .getByRole('table', { name: 'Reservas' })
      .locator('[data-label="Quando"]')
      .evaluateAll((shown) =>
        shown.map(({ textContent }) =>
          /(\d\d)\/(\d\d)\/(\d{4})/
            .exec(textContent ?? '')
            ?.slice(1, 4)
            .reverse()
            .join('-'),
        ),
      )
  expect(await period.getByRole('button', { name: 'Próximas' }).getAttribute('aria-pressed')).toBe('true')
  const next = await days()
  expect([next.length > 1, next]).toEqual([true, [...next].sort()])
  expect(next).not.toContain('2020-05-03')
  await period.getByRole('button', { name: 'Anteriores' }).click()
  await page.waitForURL(/quando=passadas/)
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' })
  // reservations of today are in both lists, so the first row does not tell which one is shown
  await eventually(async () => {
    const before = await days()
    expect([before.length > 1, String(before[0]) <= today]).toEqual([true, true])
    expect(before).toEqual([...before].sort().reverse())
  })
  await period.getByRole('button', { name: 'Todas' }).click()
  await page.waitForURL(/quando=todos/)
  // a search covers all periods
  await goTo(page, '/dashboard/reservas?busca=retiro')
  await settled(page)
  expect(await days()).toEqual(['2032-05-04', '2032-05-03', '2020-05-03'])
})

test('a member can read but not reserve', async () => {
  const page = await open('/dashboard/reservas', 2)
  await page.getByRole('table', { name: 'Reservas' }).waitFor()
  expect(await page.getByRole('link', { name: 'Nova Reserva' }).count()).toBe(0)
  await goTo(page, '/dashboard/reservas/create')
  await page.waitForURL('**/auth/500')
  await goTo(page, '/dashboard/tipoRecursos')
  await page.getByRole('table', { name: 'Tipos de recurso' }).waitFor()
  expect(await page.getByRole('button', { name: 'Novo Tipo' }).count()).toBe(0)
})

test('a resource is selected by typing, and edited', async () => {
  const page = await open('/dashboard/reservas/create')
  await choose(page, 'Recurso', 'Cadeiras')
  expect(await page.getByRole('combobox', { name: 'Recurso' }).inputValue()).toBe('Cadeiras plásticas (120 unidades)')
  const responsible = await page.getByRole('combobox', { name: 'Responsável' }).inputValue()
  expect(responsible).toContain('lider@betel.demo')
})
