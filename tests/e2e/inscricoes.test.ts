import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { accounts, eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const list = '/dashboard/eventos'

/** An event for which people sign up themselves. */
async function makeEvent(nomeEvento: string, data: object = {}): Promise<number> {
  const query = 'mutation($input: EventoInput!) { criarEvento(input: $input) { id } }'
  const input = { nomeEvento, dataInicio: '2097-05-01T19:30', inscricaoAberta: true, ...data }
  return (await product.graphql<{ criarEvento: { id: number } }>(1, query, { input })).criarEvento.id
}
const join = (id: number, perfil: 1 | 2 | 3 | 5) =>
  product.graphql(perfil, 'mutation($id: ID!) { inscreverNoEvento(id: $id) { id } }', { id: String(id) })

async function open(path: string, visit: Parameters<Product['openPage']>[0] = {}): Promise<Page> {
  const page = await product.openPage({ perfil: 2, path, ...visit })
  await settled(page)
  return page
}
const confirm = (page: Page, name: string) => page.getByRole('alertdialog').getByRole('button', { name }).click()

test('a member signs up with the keyboard, is shown as signed up on the page, in the list and in the own area, and leaves again', async () => {
  const id = await makeEvent('Vigília de oração', { vagas: 2, inscricoesAte: '2097-04-20' })
  const page = await open(`${list}/${id}`)
  await page.getByText('Abertas até 20/04/2097').waitFor()
  await page.getByRole('button', { name: 'Inscrever-me' }).focus()
  await page.keyboard.press('Enter')
  await toastOf(page, 'Inscrição feita.').waitFor()
  await page.getByText('Inscrição confirmada').waitFor()
  await page.getByText('1 vaga livre', { exact: true }).waitFor()
  await goTo(page, `${list}?quando=meus`)
  await page.getByRole('link', { name: 'Vigília de oração' }).waitFor()
  await page.getByText('Inscrição confirmada').first().waitFor()
  await goTo(page, '/dashboard/meu-espaco')
  const row = page.getByRole('link', { name: /^Meus eventos/ })
  await row.waitFor()
  expect(await row.getAttribute('href')).toBe(`${list}?quando=meus`)

  await goTo(page, `${list}/${id}`)
  await page.getByRole('button', { name: 'Sair do evento' }).click()
  await page.getByText('Você deixa de participar de Vigília de oração.').waitFor()
  await confirm(page, 'Sair do evento')
  await toastOf(page, 'Você saiu do evento.').waitFor()
  await page.getByRole('button', { name: 'Inscrever-me' }).waitFor()
  await page.getByText('2 vagas livres').waitFor()
})

test('without a place a member waits, and gets in when another one leaves; those who look after the event see who waits', async () => {
  const id = await makeEvent('Jantar dos casais', { vagas: 1 })
  await join(id, 5)
  const page = await open(`${list}/${id}`)
  await page.getByText('Vagas esgotadas').waitFor()
  await page.getByRole('button', { name: 'Entrar na espera' }).click()
  await toastOf(page, 'Sem vagas: você está em 1º lugar na lista de espera.').waitFor()
  await page.getByText('1º lugar na lista de espera', { exact: true }).waitFor()
  // the place stays within its card, in the list and on the home page
  for (const path of [`${list}?quando=meus`, '/dashboard/home'])
    for (const width of [390, 320]) {
      await goTo(page, path)
      await page.setViewportSize({ width, height: 844 })
      const place = page.getByText('1º lugar na lista de espera').first()
      await place.waitFor()
      const within = await place.evaluate((text) => {
        const card = (text.closest('tr, li') ?? text).getBoundingClientRect()
        return text.getBoundingClientRect().right <= card.right + 0.5
      })
      expect([path, width, within]).toEqual([path, width, true])
    }
  await goTo(page, `${list}/${id}`)
  // members see how many wait, not who
  expect(await page.getByRole('link', { name: '1 pessoa' }).count()).toBe(0)

  const leader = await open(`${list}/${id}`, { perfil: 3 })
  await leader.getByRole('link', { name: '1 pessoa' }).click()
  const table = leader.getByRole('table', { name: 'Lista de espera' })
  await eventually(async () => expect(await table.locator('tbody tr').count()).toBe(1))
  await table.getByRole('link', { name: /Conversar no WhatsApp/ }).waitFor()
  expect(await violations(leader)).toEqual([])

  await product.graphql(5, 'mutation($id: ID!) { sairDoEvento(id: $id) { id } }', { id: String(id) })
  await goTo(page, list)
  await goTo(page, `${list}/${id}`)
  await page.getByText('Inscrição confirmada').waitFor()
  // the list already told the page that the person is in; how many wait comes with the event
  await page.getByText('Lista de espera', { exact: true }).waitFor({ state: 'detached' })

  // and somebody who waits can be taken out
  await join(id, 5)
  const [pastor] = await product.sql<{ name: string }>('select name from usuario where email = $1', [accounts[5]])
  await goTo(leader, `${list}/${id}/espera`)
  // the list may still show who waited before
  await table.getByRole('button', { name: `Ações de ${pastor?.name}` }).click()
  await leader.getByRole('menuitem', { name: 'Tirar da espera' }).click()
  await confirm(leader, 'Tirar da espera')
  await toastOf(leader, 'A pessoa saiu da lista de espera.').waitFor()
  await leader.getByText('Quem se inscreve quando não há vaga aparece aqui, por ordem de chegada.').waitFor()
})

test('those who look after a full event put two people who do not use the product on its waiting list', async () => {
  const id = await makeEvent('Retiro dos idosos', { vagas: 1, inscricaoAberta: false })
  const names = ['Zilda Retirante', 'Zeca Retirante', 'Zoraide Retirante']
  for (const name of names)
    await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
      input: { name },
    })
  const leader = await open(`${list}/${id}/membros/create`, { perfil: 3 })
  for (const name of names) {
    await leader.getByRole('combobox', { name: 'Membro' }).fill(name)
    await leader.getByRole('option', { name }).click()
  }
  await leader.getByRole('button', { name: 'Adicionar Membro' }).click()
  const dialog = leader.getByRole('dialog')
  await dialog.getByText('1 pessoa adicionada ao evento. 2 ficaram de fora.').waitFor()
  expect(await violations(leader)).toEqual([])
  await dialog.getByRole('button', { name: 'Pôr 2 pessoas na lista de espera' }).click()
  await toastOf(leader, '2 pessoas adicionadas à lista de espera.').waitFor()
  await leader.getByRole('link', { name: 'Lista de espera (2)' }).click()
  const table = leader.getByRole('table', { name: 'Lista de espera' })
  await eventually(async () => expect(await table.locator('tbody tr').count()).toBe(2))
  expect(await table.innerText()).toMatch(/Zeca Retirante[\s\S]*Zoraide Retirante/)
})

test('the form opens the sign-up with its end, and an event that has none shows no button', async () => {
  const page = await open(`${list}/create`, { perfil: 3 })
  await page.getByLabel('Nome').fill('Passeio das famílias')
  await page.getByRole('textbox', { name: /^Início( \*)?$/ }).pressSequentially('01052097')
  expect(await page.getByLabel('Inscrições até', { exact: true }).count()).toBe(0)
  await page.getByLabel('As pessoas se inscrevem sozinhas').check({ force: true })
  await page.getByLabel('Inscrições até', { exact: true }).pressSequentially('20042097')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.waitForURL(/eventos\/\d+$/)
  await page.getByText('Abertas até 20/04/2097').waitFor()
  await page.getByRole('button', { name: 'Editar' }).click()
  expect(await page.getByLabel('Inscrições até', { exact: true }).inputValue()).toBe('20/04/2097')
  const closed = await makeEvent('Reunião fechada', { inscricaoAberta: false })
  await goTo(page, `${list}/${closed}`)
  await page.getByRole('heading', { name: 'Reunião fechada' }).waitFor()
  expect(await page.getByRole('button', { name: 'Inscrever-me' }).count()).toBe(0)
})

test.each(['light', 'dark'] as const)(
  'on a phone of 360 px (%s), the home page, the event and the own area have no violation, and nothing is cut off',
  async (theme) => {
    const soon = new Date(Date.now() + 36e5 * 24).toISOString()
    const nome = `Encontro de jovens ${theme}`
    const id = await makeEvent(nome, { dataInicio: soon, vagas: 1 })
    await join(id, 5)
    const page = await product.openPage({ perfil: 2, phone: true, theme, fresh: true, path: '/dashboard/home' })
    await page.setViewportSize({ width: 360, height: 740 })
    await settled(page)
    await page.getByRole('heading', { name: 'Eventos para você' }).waitFor()
    for (const path of ['/dashboard/home', `${list}/${id}`, '/dashboard/meu-espaco', `${list}?quando=meus`]) {
      if (path !== '/dashboard/home') await goTo(page, path)
      await settled(page)
      expect([path, await violations(page, { targets: true })]).toEqual([path, []])
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect([path, await page.evaluate(overflow)]).toEqual([path, 0])
    }
    await goTo(page, '/dashboard/home')
    await page.getByRole('button', { name: `Entrar na espera: ${nome}` }).tap()
    await toastOf(page, 'Sem vagas: você está em 1º lugar na lista de espera.').waitFor()
    await page.getByRole('button', { name: `Sair da espera: ${nome}` }).waitFor()
  },
)
