import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { goTo, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const minhas = '/dashboard/escalas-cultos/usuario'

const create = async (name: string, type: string, input: object): Promise<number> => {
  const text = `mutation($input: ${type}!) { made: ${name}(input: $input) { id } }`
  return (await product.graphql<{ made: { id: number } }>(1, text, { input })).made.id
}

/** A worship service in which the demo's member serves, after the helper and the pastor have served in this function. */
async function duty(funcao: string, dataCulto: string): Promise<void> {
  const ids = new Map<Perfil, string>()
  for (const perfil of [2, 4, 5] as const)
    ids.set(perfil, String((await product.graphql<{ eu: { id: number } }>(perfil, '{ eu { id } }')).eu.id))
  const enter = async (dia: string, perfis: readonly Perfil[]) => {
    const idCulto = String(await create('criarCulto', 'CultoInput', { dataCulto: dia, horaCulto: '19:00' }))
    for (const perfil of perfis)
      await create('criarEscalaCulto', 'EscalaCultoInput', { idCulto, idMembro: ids.get(perfil), funcao })
  }
  await enter(dataCulto.replace(/\d\d$/, '01'), [4, 5])
  await enter(dataCulto, [2])
}

const card = (page: Page, funcao: string) => page.getByRole('listitem').filter({ hasText: funcao })

test('a member declines with a reason, which only those who make rosters read, and takes it back', async () => {
  await duty('Oboé', '2095-02-06')
  const page = await product.openPage({ perfil: 2, phone: true, path: minhas })
  const oboe = card(page, 'Oboé')
  await oboe.getByRole('button', { name: /^Recusar Oboé/ }).tap()
  const reason = oboe.getByLabel('Motivo (opcional)')
  await reason.and(page.locator(':focus')).waitFor()
  await reason.fill('Estarei em viagem')
  expect(await violations(page)).toEqual([])
  await oboe.getByRole('button', { name: 'Não vou poder' }).tap()
  await oboe.getByText('Motivo: Estarei em viagem').waitFor()
  await toastOf(page, 'Escala recusada.').waitFor()

  const matrix = await product.openPage({ perfil: 3, path: '/dashboard/escalas-cultos?mes=2095-02' })
  await matrix.getByRole('rowheader', { name: 'Oboé' }).waitFor()
  await matrix.locator('[title="Recusada: Estarei em viagem"]:visible').waitFor()

  await toastOf(page, 'Escala recusada.').getByRole('button', { name: 'Desfazer' }).tap()
  await toastOf(page, 'Recusa desfeita.').waitFor()
  await oboe.getByText('Pendente').waitFor()
  expect(await oboe.getByText('Motivo:').count()).toBe(0)

  // what was confirmed before is confirmed again
  await oboe.getByRole('button', { name: /^Confirmar Oboé/ }).tap()
  await oboe.getByText('Confirmada').waitFor()
  await oboe.getByRole('button', { name: /^Recusar Oboé/ }).tap()
  await oboe.getByRole('button', { name: 'Não vou poder' }).tap()
  await toastOf(page, 'Escala recusada.').last().getByRole('button', { name: 'Desfazer' }).tap()
  await oboe.getByText('Confirmada').waitFor()
})

test('a member asks all who can serve; the first who accepts takes the place, and the others see no request any more', async () => {
  await duty('Fagote', '2095-03-06')
  const page = await product.openPage({ perfil: 2, path: minhas })
  const fagote = card(page, 'Fagote')
  await fagote.getByRole('button', { name: 'Pedir substituto para Fagote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Pedir substituto' })
  await dialog.getByRole('list', { name: 'Quem pode ficar no lugar' }).waitFor()
  expect(await dialog.getByRole('listitem').count()).toBe(2)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Chamar todas as 2 pessoas' }).click()
  await fagote.getByText('2 pessoas chamadas para o seu lugar.', { exact: false }).waitFor()

  const helper = await product.openPage({ perfil: 4, phone: true, path: '/dashboard/home' })
  const invitation = helper.getByRole('region', { name: 'Pedidos de substituto' })
  await invitation.getByText(/precisa de um substituto/).waitFor()
  await invitation.getByRole('button', { name: /^Aceitar Fagote/ }).tap()
  await toastOf(helper, 'Obrigado! Você está na escala.').waitFor()
  await goTo(helper, minhas)
  await card(helper, 'Fagote').getByText('Confirmada').waitFor()

  const pastor = await product.openPage({ perfil: 5, path: minhas })
  await settled(pastor)
  expect(await pastor.getByRole('region', { name: 'Pedidos de substituto' }).count()).toBe(0)
  await goTo(page, '/dashboard/home')
  await goTo(page, minhas)
  await fagote.waitFor({ state: 'detached' })
})

test('a request for a substitute is cancelled; who makes rosters asks for one in the matrix', async () => {
  await duty('Trompa', '2095-04-03')
  const page = await product.openPage({ perfil: 2, path: minhas })
  const trompa = card(page, 'Trompa')
  await trompa.getByRole('button', { name: 'Pedir substituto para Trompa' }).click()
  const first = page.getByRole('dialog').getByRole('listitem').first()
  await first.getByRole('button', { name: /^Chamar / }).click()
  await first.getByText('Chamado(a)').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).click()
  await trompa.getByText('1 pessoa chamada').waitFor()
  await trompa.getByRole('button', { name: 'Cancelar pedido' }).click()
  await toastOf(page, 'O pedido de substituto foi cancelado.').waitFor()
  await trompa.getByRole('button', { name: 'Pedir substituto para Trompa' }).waitFor()

  const leader = await product.openPage({ perfil: 3, path: '/dashboard/escalas-cultos?mes=2095-04' })
  const row = leader.getByRole('row').filter({ has: leader.getByRole('rowheader', { name: 'Trompa' }) })
  await row.getByRole('button', { name: /^João Pedro Monteiro/ }).click()
  await leader.getByRole('menuitem', { name: 'Pedir substituto' }).click()
  const dialog = leader.getByRole('dialog', { name: 'Pedir substituto' })
  await dialog
    .getByRole('button', { name: /^Chamar / })
    .first()
    .click()
  await dialog.getByText('Chamado(a)').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
  // the menu knows of the request, and the dialog of whom it called
  await row.getByRole('button', { name: /^João Pedro Monteiro/ }).click()
  await leader.getByText('1 pessoa chamada para o lugar').waitFor()
  await leader.getByRole('menuitem', { name: 'Chamar mais' }).click()
  await dialog.getByText('Chamado(a)').waitFor()
  expect(await dialog.getByRole('button', { name: /^Chamar / }).count()).toBe(1)
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
  // who was called cannot: no answer is waited for any more
  await product.sql(
    `update convite_substituto set resposta = 'recusado' where id_pedido in (
       select p.id from pedido_substituto p join escala_culto e on e.id = p.id_escala
       where e.funcao = 'Trompa' and p.situacao = 'aberto')`,
  )
  await leader.reload()
  await row.getByRole('button', { name: /^João Pedro Monteiro/ }).click()
  await leader.getByText('1 pessoa chamada para o lugar: não pode').waitFor()
  await leader.getByRole('menuitem', { name: 'Cancelar pedido' }).click()
  await toastOf(leader, 'O pedido de substituto foi cancelado.').waitFor()
  await row.getByRole('button', { name: /^João Pedro Monteiro/ }).click()
  await leader.getByRole('menuitem', { name: 'Pedir substituto' }).waitFor()

  for (const [change, reason] of [
    [`data_culto = '2020-04-05'`, 'Este culto já começou.'],
    [`status_culto = 'cancelado'`, 'Este culto foi cancelado.'],
  ] as const) {
    await product.sql(
      `update culto set ${change} where id in (select id_culto from escala_culto where funcao = 'Trompa')`,
    )
    await goTo(leader, '/dashboard/escalas-cultos?mes=2020-04')
    await row.getByRole('button', { name: /^João Pedro Monteiro/ }).click()
    await leader.getByRole('menuitem', { name: `Pedir substituto ${reason}`, disabled: true }).waitFor()
    await leader.keyboard.press('Escape')
  }
})
