import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** A room of its own, taken from 19:00 to 21:00 on 10/05/2097. */
async function makeRoom(nomeRecurso: string): Promise<void> {
  const { tipoRecursos } = await product.graphql<{ tipoRecursos: { nodes: { id: number }[] } }>(
    1,
    '{ tipoRecursos(first: 1) { nodes { id } } }',
  )
  const recurso = { nomeRecurso, idTipoRecurso: String(tipoRecursos.nodes[0]?.id) }
  const made = await product.graphql<{ criarRecurso: { id: number } }>(
    1,
    'mutation($input: RecursoInput!) { criarRecurso(input: $input) { id } }',
    { input: recurso },
  )
  const input = {
    idRecurso: String(made.criarRecurso.id),
    dataInicio: '2097-05-10T19:00',
    dataFim: '2097-05-10T21:00',
    finalidade: 'Ensaio geral',
  }
  await product.graphql(1, 'mutation($input: ReservaInput!) { criarReserva(input: $input) { id } }', { input })
}

test('a member asks for a room on a narrow phone, the pastor gives another hour, and the member gives the room back', async () => {
  await makeRoom('Sala azul')
  const member = await product.openPage({ perfil: 2, path: '/dashboard/meu-espaco', phone: true })
  await member.setViewportSize({ width: 360, height: 740 })
  await member.getByRole('link', { name: /^Pedir uma sala/ }).tap()
  await member.getByRole('heading', { name: 'Meus pedidos de sala' }).waitFor()
  await member.getByRole('link', { name: 'Pedir uma sala' }).tap()
  await member.getByText('Informe o dia e o horário para ver o que está livre.').waitFor()
  await member.getByRole('textbox', { name: /^Dia/ }).fill('10/05/2097')
  await member.getByLabel(/^Das/).fill('20:00')
  await member.getByLabel(/^Até/).fill('22:00')
  const room = member.getByRole('radio', { name: /^Sala azul/ })
  await room.waitFor()
  // what is taken is said before anything is sent
  await member.getByText('Ensaio geral, 19:00 às 21:00').waitFor()
  expect(await overflow(member)).toBe(0)
  expect(await room.isDisabled()).toBe(true)
  await member.getByLabel(/^Das/).fill('21:00')
  await member.getByText('Ensaio geral, 19:00 às 21:00').waitFor({ state: 'detached' })
  await room.check()
  await settled(member)
  expect([await violations(member), await overflow(member)]).toEqual([[], 0])
  await member.getByRole('button', { name: 'Enviar pedido' }).tap()
  await member.getByText('Diga para que é.').waitFor()
  await member.getByLabel(/^Para que é/).fill('Noite de jogos')
  await member.getByLabel('Quantas pessoas').fill('15')
  await member.getByRole('button', { name: 'Enviar pedido' }).tap()
  await toastOf(member, 'Pedido enviado. Você recebe um aviso quando houver resposta.').waitFor()
  const card = member.getByRole('listitem').filter({ hasText: 'Noite de jogos' })
  await card.getByText('Pendente').waitFor()
  await settled(member)
  expect([await violations(member), await overflow(member)]).toEqual([[], 0])

  const pastor = await product.openPage({ perfil: 5, path: '/dashboard/home' })
  await pastor.getByRole('link', { name: 'Pedidos de sala', exact: true }).last().click()
  await pastor.getByRole('table', { name: 'Pedidos de sala' }).waitFor()
  await goTo(pastor, '/dashboard/pedidos-reserva?busca=jogos')
  await pastor.getByRole('row', { name: /Noite de jogos/ }).click()
  const dialog = pastor.getByRole('dialog')
  await dialog.getByText('Livre').waitFor()
  await settled(pastor)
  expect(await violations(pastor)).toEqual([])
  await dialog.getByRole('button', { name: 'Outra sala ou horário' }).click()
  // until after midnight
  await dialog.getByLabel(/^Até/).fill('01:00')
  await dialog.getByText('Termina no dia seguinte.').waitFor()
  await dialog.getByRole('button', { name: 'Aprovar assim' }).click()
  await toastOf(pastor, 'Pedido aprovado: a reserva está feita.').waitFor()
  await pastor
    .getByRole('row', { name: /Noite de jogos/ })
    .getByText('Aprovado')
    .waitFor()

  await member.reload()
  await card.getByText('10/05/2097 21:00 a 11/05/2097 01:00').waitFor()
  await card.getByRole('button', { name: 'Cancelar o pedido de Sala azul' }).tap()
  await member.getByRole('alertdialog').getByRole('button', { name: 'Cancelar pedido' }).tap()
  await toastOf(member, 'Pedido cancelado.').waitFor()
  await card.getByText('Cancelado').waitFor()
  const [left] = await product.sql<{ n: number }>(
    `select count(*)::int as n from reserva where finalidade = 'Noite de jogos' and excluido_em is null`,
  )
  expect(left).toEqual({ n: 0 })
})

test('the list shows only the requests of the chosen state, as the notice of a waiting request does', async () => {
  await makeRoom('Sala verde')
  const [{ id: idRecurso }] = (await product.sql<{ id: number }>(
    `select id from recurso where nome_recurso = 'Sala verde'`,
  )) as [{ id: number }]
  const ask = async (finalidade: string) => {
    const input = {
      idRecurso: String(idRecurso),
      dataInicio: '2097-05-12T19:00',
      dataFim: '2097-05-12T20:00',
      finalidade,
    }
    const made = await product.graphql<{ pedirReserva: { id: number } }>(
      2,
      'mutation($input: PedidoReservaInput!) { pedirReserva(input: $input) { id } }',
      { input },
    )
    return made.pedirReserva.id
  }
  await ask('Oficina de velas')
  await product.graphql(5, 'mutation($id: ID!) { recusarPedidoReserva(id: $id, resposta: "Em obras.") { id } }', {
    id: await ask('Oficina de cestos'),
  })
  const page = await product.openPage({ perfil: 5, path: '/dashboard/pedidos-reserva?busca=oficina&situacao=pendente' })
  const rows = page.getByRole('table', { name: 'Pedidos de sala' }).locator('tbody tr')
  const shown = async () => (await rows.allInnerTexts()).map((text) => /Oficina de \w+/.exec(text)?.[0])
  await rows.first().waitFor()
  await settled(page)
  expect(await shown()).toEqual(['Oficina de velas'])
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Recusado')
  await eventually(async () => expect(await shown()).toEqual(['Oficina de cestos']))
})
