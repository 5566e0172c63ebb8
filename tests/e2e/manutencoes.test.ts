import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { goTo, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const title = 'Manutenções de patrimônios'
const today = () => new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date())

async function open(path: string, perfil: Perfil, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/${path}`, expected })
  await settled(page)
  return page
}

const row = (page: Page, text: string) =>
  page.getByRole('table', { name: title }).locator('tbody tr').filter({ hasText: text })

const stored = (descricao: string) =>
  product.sql<{ status: string; valor: string; saida: string | null; excluida: boolean }>(
    `select status_manutencao as status, valor_manutencao::text as valor, s.valor::text as saida,
       m.excluido_em is not null as excluida
     from manutencao_patrimonio m
     left join saida s on s.origem = 'manutencaoPatrimonio' and s.id_origem = m.id and s.excluido_em is null
     where descricao_manutencao = $1`,
    [descricao],
  )

async function create(page: Page, descricao: string): Promise<void> {
  await page.getByRole('heading', { name: 'Nova Manutenção' }).waitFor()
  await page.getByRole('combobox', { name: 'Patrimônio' }).fill('mesa de som')
  await page.getByRole('option', { name: /^Mesa de som digital/ }).click()
  await page.getByRole('textbox', { name: /^Data/ }).fill(today())
  await page.getByRole('textbox', { name: 'Valor' }).fill('320,05')
  await page.getByRole('textbox', { name: 'Descrição' }).fill(descricao)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Manutenção criada com sucesso.').waitFor()
  await page.waitForURL(/dashboard\/manutencoes-patrimonios\/\d+$/)
  await goTo(page, '/dashboard/manutencoes-patrimonios')
  await settled(page)
}

async function act(page: Page, text: string, item: string, confirmText?: string): Promise<void> {
  await row(page, text)
    .getByRole('button', { name: /^Ações de manutenção/ })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
  if (!confirmText) return
  const question = page.getByRole('alertdialog')
  expect(await question.innerText()).toContain('Tem certeza?')
  await question.getByRole('button', { name: confirmText }).click()
}

test('a maintenance is created, changed and concluded, which creates its expense; after that only its page can undo it', async () => {
  const page = await open('manutencoes-patrimonios/create', 4, [422])
  await page.getByRole('heading', { name: 'Nova Manutenção' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Escolha o patrimônio.').waitFor()
  await create(page, 'Fonte queimada')
  expect(plain(await row(page, 'Fonte queimada').innerText())).toMatch(/Mesa de som[\s\S]*Pendente[\s\S]*R\$ 320,05/)
  await act(page, 'Fonte queimada', 'Editar manutenção')
  await page.waitForURL(/create\/\d+$/)
  await page.getByRole('heading', { name: 'Editar Manutenção' }).waitFor()
  await page.getByRole('textbox', { name: 'Valor' }).fill('300,00')
  await page.getByRole('combobox', { name: 'Departamento que paga' }).fill('Mídia')
  await page.getByRole('option', { name: 'Mídia e Comunicação' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Manutenção atualizada com sucesso.').waitFor()
  await goTo(page, '/dashboard/manutencoes-patrimonios')
  await settled(page)
  await act(page, 'Fonte queimada', 'Concluir manutenção')
  const paid = page.getByRole('alertdialog').getByLabel('Paga em', { exact: true })
  // the fields stand apart from the text and from each other
  const fields = await page.getByRole('alertdialog').evaluate((dialog) => {
    const boxes = [...dialog.querySelectorAll('p, label, input, select')].map((one) => one.getBoundingClientRect())
    return boxes.slice(1).map(({ top }, index) => Math.round(top - (boxes[index]?.bottom ?? 0)))
  })
  expect(Math.min(...fields)).toBeGreaterThanOrEqual(5)
  expect(fields[0]).toBeGreaterThanOrEqual(12)
  await paid.fill('02/01/2099')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Concluir', exact: true }).click()
  await toastOf(page, 'A data não pode ser futura.').waitFor()
  await act(page, 'Fonte queimada', 'Concluir manutenção', 'Concluir')
  await toastOf(page, 'Manutenção concluída com sucesso.').waitFor()
  await row(page, 'Fonte queimada').getByText('Concluída').waitFor()
  expect(await row(page, 'Fonte queimada').getByRole('button').count()).toBe(0)
  expect(await stored('Fonte queimada')).toEqual([
    { status: 'concluido', valor: '300.00', saida: '300.00', excluida: false },
  ])

  await row(page, 'Fonte queimada').getByRole('link', { name: 'Fonte queimada' }).click()
  await page.getByRole('link', { name: /^Lançamento nº/ }).waitFor()
  await page.getByRole('button', { name: 'Desfazer conclusão' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer conclusão' }).click()
  await toastOf(page, 'Manutenção reaberta com sucesso.').waitFor()
  await page.getByRole('button', { name: 'Concluir manutenção' }).waitFor()
  expect(await page.getByRole('link', { name: /^Lançamento nº/ }).count()).toBe(0)
  expect(await stored('Fonte queimada')).toMatchObject([{ status: 'pendente', saida: null }])
})

test('the edit address of a concluded maintenance says why there is no form, and can undo the conclusion', async () => {
  const page = await open('manutencoes-patrimonios/create', 4)
  await create(page, 'Cabo partido')
  await act(page, 'Cabo partido', 'Concluir manutenção', 'Concluir')
  await toastOf(page, 'Manutenção concluída com sucesso.').waitFor()
  const [{ id } = {}] = await product.sql<{ id: number }>(
    `select id from manutencao_patrimonio where descricao_manutencao = 'Cabo partido'`,
  )
  const edit = `/dashboard/manutencoes-patrimonios/create/${id}`
  await goTo(page, edit)
  await page.getByText('Esta manutenção está concluída: para alterá-la, desfaça antes a conclusão.').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  await page.getByRole('button', { name: 'Desfazer conclusão' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer conclusão' }).click()
  await toastOf(page, 'Manutenção reaberta com sucesso.').waitFor()
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Cabo trocado')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Manutenção atualizada com sucesso.').waitFor()
  expect(await stored('Cabo trocado')).toMatchObject([{ status: 'pendente', saida: null }])

  // the expense of a closed month stays
  const [{ closed } = {}] = await product.sql<{ closed: number }>(
    `select m.id as closed from manutencao_patrimonio m
     join usuario u on u.id_cliente = m.id_cliente and u.email = 'admin@betel.demo'
     join saida s on s.id_cliente = m.id_cliente and s.origem = 'manutencaoPatrimonio' and s.id_origem = m.id
     join fechamento f on f.id_cliente = m.id_cliente and s.data <= f.fechado_ate
     where m.status_manutencao = 'concluido' and m.excluido_em is null and s.excluido_em is null limit 1`,
  )
  await goTo(page, `/dashboard/manutencoes-patrimonios/create/${closed}`)
  await page.getByText('Esta manutenção está concluída, em um mês fechado, e não pode mais ser alterada.').waitFor()
  expect(await page.getByRole('button', { name: 'Desfazer conclusão' }).count()).toBe(0)
  await page.getByRole('link', { name: 'Voltar para Manutenções de patrimônios' }).click()
  await page.waitForURL(/dashboard\/manutencoes-patrimonios$/)
})

test('a maintenance is cancelled and restored; the edit form accepts only a number in the address', async () => {
  const page = await open('manutencoes-patrimonios/create/nova', 1, [404])
  await create(page, 'Troca de faders')
  await act(page, 'Troca de faders', 'Cancelar manutenção')
  const question = page.getByRole('alertdialog')
  await question.getByText(/sairá da lista\. Fica na Lixeira, de onde você pode restaurar\./).waitFor()
  await question.getByRole('button', { name: 'Cancelar manutenção' }).click()
  await toastOf(page, 'Manutenção cancelada com sucesso.').waitFor()
  const [cancelled] = await product.sql<{ id: number }>(
    `select id from manutencao_patrimonio where descricao_manutencao = 'Troca de faders'`,
  )
  await goTo(page, `/dashboard/manutencoes-patrimonios/create/${cancelled?.id}`)
  await page.getByText('O que está na lixeira não pode ser alterado.').waitFor()
  expect(await page.locator('form').count()).toBe(0)
  await goTo(page, `/dashboard/manutencoes-patrimonios/${cancelled?.id}`)
  await page.getByText(/^Na lixeira desde/).waitFor()
  await goTo(page, '/dashboard/manutencoes-patrimonios')
  await toastOf(page, 'Manutenção cancelada com sucesso.').getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Manutenção restaurada com sucesso.').waitFor()
  await row(page, 'Troca de faders').waitFor()
  expect(await stored('Troca de faders')).toMatchObject([{ status: 'pendente', saida: null, excluida: false }])
  await goTo(page, '/dashboard/manutencoes-patrimonios/create/999999999')
  await toastOf(page, 'Manutenção não encontrada.').waitFor()
  await page.waitForURL(/dashboard\/manutencoes-patrimonios$/)
})

test('an asset’s page lists its maintenances; a member can only read them', async () => {
  const page = await open('patrimonios?busca=mesa+de+som', 4)
  await page
    .getByRole('link', { name: /^Mesa de som/ })
    .first()
    .click()
  await page.waitForURL(/patrimonios\/\d+$/)
  const card = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Manutenções' }) })
  await card.getByRole('listitem').first().waitFor()
  expect(plain(await card.innerText())).toMatch(/R\$ /)
  await card.getByRole('link', { name: 'Nova Manutenção' }).click()
  await page.getByRole('heading', { name: 'Nova Manutenção' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Patrimônio' }).inputValue()).toContain('Mesa de som digital')

  const member = await open('manutencoes-patrimonios', 2)
  expect(await member.getByRole('table', { name: title }).locator('tbody tr').count()).toBe(20)
  expect(await member.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  expect(await member.getByRole('link', { name: 'Nova Manutenção' }).count()).toBe(0)
})
