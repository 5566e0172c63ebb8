import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, menuItems, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const list = '/dashboard/campanha_missoes'
const card = (page: Page, nome: string) => page.getByRole('listitem').filter({ hasText: nome })

async function menu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const confirm = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer }).click()

test('a campaign is created, receives donations, is concluded, activated again and cancelled', async () => {
  const [donor] = (await product.sql<{ name: string }>(
    `select name from usuario where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo')
       and usuario_ativo = 1 and excluido_em is null order by id desc limit 1`,
  )) as [{ name: string }]
  const page = await product.openPage({ perfil: 1, path: list })
  await settled(page)
  const concluded = card(page, 'Missões Nacionais do ano passado')
  await concluded.getByText('Concluída').waitFor()
  // only the amount of a reached target is green
  const colour = (of: string) =>
    page
      .getByRole('progressbar', { name: `Progresso de ${of}` })
      .locator('span')
      .getAttribute('data-done')
  expect(await colour('Plantação de igreja em Holambra')).toBe('false')

  await page.getByRole('link', { name: 'Nova Campanha' }).click()
  await page.getByRole('heading', { name: 'Nova Campanha' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o nome da campanha.').waitFor()
  await page.getByText('Escolha o tipo da campanha.').waitFor()
  await page.getByLabel('Nome da campanha').fill('Barco novo')
  await page.getByLabel('Tipo').selectOption('nacional')
  await page.getByLabel('Alvo').fill('300,00')
  await page.getByRole('textbox', { name: 'Data de fim' }).fill('31/12/2099')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Campanha de missões criada com sucesso.').waitFor()
  await page.waitForURL(/campanha_missoes\/\d+\/doacoes$/)
  await goTo(page, list)
  await card(page, 'Barco novo').getByText('0,00%').waitFor()

  await menu(page, 'Barco novo', 'Nova Doação')
  await page.getByRole('heading', { name: 'Criar Doação para Campanha de Missões' }).waitFor()
  await page.getByLabel('Valor').fill('100,00')
  await page.getByLabel('Meio').selectOption('Pix')
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await page.getByText('Escolha quem doou.').waitFor()
  const box = page.getByRole('combobox', { name: 'Pessoa' })
  await box.fill(donor.name)
  await page
    .getByRole('option', { name: new RegExp(`^${donor.name}`) })
    .first()
    .click()
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click()
  await toastOf(page, 'Doação para campanha de missões criada com sucesso.').waitFor()
  await page.getByRole('heading', { name: 'Doações da Campanha' }).waitFor()
  await card(page, donor.name).getByText('Valor: R$ 100,00').waitFor()
  await page.getByText('33,33%').waitFor()
  const means = page.getByRole('combobox', { name: 'Meio' })
  await means.selectOption({ label: 'Cheque' })
  await page.waitForURL(/meioDoacao=cheque/)
  await card(page, donor.name).waitFor({ state: 'detached' })
  await means.selectOption({ label: 'Pix' })
  await card(page, donor.name).getByText('· Pix').waitFor()
  await means.selectOption({ index: 0 })

  await menu(page, `doação de ${donor.name}`, 'Excluir Doação')
  await confirm(page, 'Excluir')
  const removed = toastOf(page, 'Doação excluída com sucesso.')
  await removed.waitFor()
  await page.getByText('Nenhuma doação registrada.').waitFor()
  await page.getByText('0,00%').waitFor()
  await removed.getByText('Desfazer').click()
  await toastOf(page, 'Doação restaurada com sucesso.').waitFor()
  await page.getByText('33,33%').waitFor()

  await page.getByRole('button', { name: 'Voltar' }).click()
  const undo = page.getByRole('alertdialog').getByText('Se for engano, “Ativar”, no menu da campanha, desfaz.')
  for (const [item, answer, status] of [
    ['Concluir', 'Concluir', 'Concluída'],
    ['Ativar', 'Ativar', 'Ativa'],
    ['Desativar', 'Desativar', 'Desativada'],
  ] as const) {
    await menu(page, 'Barco novo', item)
    if (item !== 'Ativar') await undo.waitFor()
    await confirm(page, answer)
    await card(page, 'Barco novo').getByText(status, { exact: true }).waitFor()
  }
  const barco = /campanha_missoes\/(\d+)/.exec(
    (await card(page, 'Barco novo').getByRole('link').first().getAttribute('href')) ?? '',
  )?.[1]
  await goTo(page, `${list}/${barco}/doacao/create`)
  await page.getByText('Esta campanha está desativada e não recebe doações.').waitFor()
  await goTo(page, list)
  await menu(page, 'Barco novo', 'Ativar')
  await confirm(page, 'Ativar')
  await card(page, 'Barco novo').getByText('Ativa', { exact: true }).waitFor()
  const whatsapp = card(page, 'Barco novo').getByRole('link', { name: 'Enviar por WhatsApp' })
  expect(new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text')).toMatch(
    /^Campanha: Barco novo\n/,
  )
  await menu(page, 'Barco novo', 'Editar Campanha')
  await page.getByRole('heading', { name: 'Editar Campanha' }).waitFor()
  await page.getByText('Destes, R$ 100,00 são de doações registradas.').waitFor()
  await page.getByLabel('Valor atingido').fill('300,00')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Campanha de missões atualizada com sucesso.').waitFor()
  await goTo(page, list)
  await card(page, 'Barco novo').getByText('100,00%').waitFor()
  expect(await colour('Barco novo')).toBe('true')
})

test('a change made while the list is loading stays visible', async () => {
  const page = await product.openPage({ perfil: 1, path: list })
  await settled(page)
  await card(page, 'Plantação de igreja em Holambra').getByRole('link', { name: /doaç/ }).click()
  await page.getByRole('heading', { name: 'Doações da Campanha' }).waitFor()
  // the list is shown from the cache at once; the response to its request is made before the change and delivered after
  // it
  let delayed: Promise<void> | undefined
  const { promise: changed, resolve: tell } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (delayed || !route.request().postData()?.includes('query CampanhasMissoes(')) return route.continue()
    const answer = await route.fetch()
    delayed = changed.then(() => route.fulfill({ response: answer }).catch(() => undefined))
  })
  await page.getByRole('button', { name: 'Voltar' }).click()
  await eventually(async () => expect(delayed).toBeDefined())
  await menu(page, 'Plantação de igreja em Holambra', 'Concluir')
  await confirm(page, 'Concluir')
  await toastOf(page, 'Campanha de missões concluída com sucesso.').waitFor()
  tell()
  await delayed
  await settled(page)
  await card(page, 'Plantação de igreja em Holambra').getByText('Concluída', { exact: true }).waitFor()
})

test('the menu of a donation of a closed month leads to its ledger entry, whose reversal marks it', async () => {
  const [gift] = (await product.sql<{ campanha: number; entrada: number; nome: string }>(
    `select d.id_campanha as campanha, e.id as entrada, u.name as nome
     from doacao d join entrada e on e.origem = 'doacao' and e.id_origem = d.id and e.excluido_em is null
     join fechamento f on f.id_cliente = d.id_cliente and e.data <= f.fechado_ate join usuario u on u.id = d.id_membro
     where d.id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') and d.excluido_em is null
       and 1 = (select count(*) from doacao o where o.id_cliente = d.id_cliente and o.id_membro = d.id_membro
         and o.id_campanha = d.id_campanha)
     order by d.data_doacao desc, d.id desc limit 1`,
  )) as [{ campanha: number; entrada: number; nome: string }]
  const donations = `${list}/${gift.campanha}/doacoes?tamanho=100`
  const page = await product.openPage({ perfil: 1, path: donations })
  await page.getByRole('heading', { name: 'Doações da Campanha' }).waitFor()
  await page.getByRole('button', { name: `Ações de doação de ${gift.nome}` }).click()
  expect((await menuItems(page)).map((item) => item.replace('\n', ' '))).toEqual([
    'Ver a entrada',
    'Excluir Doação O mês está fechado: estorne na entrada.',
  ])
  await page.getByRole('menuitem', { name: 'Ver a entrada' }).click()
  await page.waitForURL(new RegExp(`/entradas/${gift.entrada}$`))
  await page.getByRole('button', { name: 'Estornar' }).click()
  await page.getByRole('dialog', { name: 'Estornar Entrada' }).getByRole('button', { name: 'Estornar' }).click()
  await toastOf(page, 'Entrada estornada com sucesso.').waitFor()
  await goTo(page, donations)
  await card(page, gift.nome).getByRole('link', { name: 'Estornada' }).click()
  await page.waitForURL(new RegExp(`/entradas/${gift.entrada}$`))

  // a deleted one of that month says what has to be done before it can come back
  await product.sql(
    `insert into doacao (id_cliente, id_campanha, id_membro, valor_doacao, data_doacao, excluido_em)
     select d.id_cliente, d.id_campanha, d.id_membro, 4321, e.data, now()
     from entrada e join doacao d on d.id = e.id_origem where e.id = $1`,
    [gift.entrada],
  )
  await goTo(page, `${list}/${gift.campanha}/doacoes?excluidos=true&tamanho=100`)
  await card(page, 'R$ 4.321,00').getByText('é preciso antes reabri-lo em Tesouraria, Fechamento.').waitFor()
  await product.sql('delete from doacao where valor_doacao = 4321')
})

test('a question about a donation leads to it among those of its campaign', async () => {
  const [gift] = await product.sql<{ campanha: number; valor: string }>(
    `with newest as (select d.* from doacao d join campanha_missoes c on c.id = d.id_campanha and c.id_cliente = d.id_cliente
         and c.excluido_em is null
       where d.id_cliente = 1 and d.excluido_em is null order by d.data_doacao desc, d.id desc limit 1),
       asked as (insert into a_conferir (id_cliente, nome, pergunta, tabela, id_registro, versao_registro)
         select id_cliente, 'doacaoParecida', 'Foi dada duas vezes?', 'doacao', id, versao from newest)
     select id_campanha as campanha, valor_doacao::text as valor from newest`,
  )
  const page = await product.openPage({ perfil: 1, path: '/dashboard/a-conferir' })
  await settled(page)
  await page
    .getByRole('row')
    .filter({ hasText: 'Foi dada duas vezes?' })
    .getByRole('link', { name: /^Doação para / })
    .click()
  await page.waitForURL(`**/campanha_missoes/${gift?.campanha}/doacoes`)
  const amount = Number(gift?.valor).toLocaleString('pt-BR', { minimumFractionDigits: 2 })
  await page.locator('li[data-saved]').getByText(amount).waitFor()
})

test('a person with read permission sees no button, no menu and no donors', async () => {
  const page = await product.openPage({ perfil: 2, path: list })
  await settled(page)
  expect(await page.getByRole('link', { name: 'Nova Campanha' }).count()).toBe(0)
  expect(await page.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  // no animation for people who prefer reduced motion
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter((each) => each.playState === 'running').length)
  await eventually(async () => expect(await moving()).toBe(0))
  await card(page, 'Barco-clínica')
    .getByRole('link', { name: /Ver \d+ doações/ })
    .click()
  await page.getByRole('heading', { name: 'Doações da Campanha' }).waitFor()
  await page.getByText('Doador reservado').first().waitFor()
  expect(await page.getByRole('link', { name: 'Nova Doação' }).count()).toBe(0)
  await goTo(page, `${list}/create`)
  await page.waitForURL('**/auth/500')
})
