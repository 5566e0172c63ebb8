import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const reais = (value: string) =>
  plain(
    new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' }).format(value as Intl.StringNumericLiteral),
  )

interface Account {
  id: number
  nome: string
  saldo: string
}

/** The accounts of the first demo church with their balances, the largest balance first. */
async function accounts(): Promise<Account[]> {
  const { contasFinanceiras } = await product.graphql<{ contasFinanceiras: { nodes: Account[] } }>(
    1,
    '{ contasFinanceiras { nodes { id nome saldo } } }',
  )
  return contasFinanceiras.nodes.toSorted((a, b) => Number(b.saldo) - Number(a.saldo))
}

const tile = async (page: Page, label: string) =>
  plain(await page.locator('dl div').filter({ hasText: label }).locator('dd').first().innerText())

test('the list of accounts opens the statement of one, whose last balance is the balance in the list', async () => {
  const [account] = await accounts()
  if (!account) throw new Error('no account')
  const page = await product.openPage({ perfil: 1, path: '/dashboard/contas-financeiras' })
  await settled(page)
  await page.getByRole('link', { name: account.nome, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: account.nome }).waitFor()
  await page.getByRole('combobox', { name: 'Período' }).selectOption('Últimos doze meses')
  await page.waitForURL(/inicio=/)
  await eventually(async () => expect(await tile(page, 'Saldo final')).toBe(reais(account.saldo)))
  const rows = page.getByRole('table', { name: `Extrato de ${account.nome}` }).locator('tbody tr')
  expect(await rows.count()).toBe(20)

  // the last page ends with the last balance
  await page.getByLabel('Linhas por página').selectOption('100')
  await settled(page)
  const next = page.getByRole('button', { name: 'Próxima página' })
  while (await next.isEnabled()) {
    await next.click()
    await settled(page)
  }
  expect(plain(await rows.last().innerText())).toContain(reais(account.saldo))
})

test('a transfer leads from the statement of one account to that of the other', async () => {
  const [moved] = await product.sql<{ origem: number; destino: string; dia: string }>(
    `select id_conta_origem as origem, c.nome as destino, to_char(data, 'YYYY-MM-DD') as dia
     from transferencia t join conta_financeira c on c.id = t.id_conta_destino and c.id_cliente = t.id_cliente
     where t.id_cliente = 1 and t.excluido_em is null order by t.id desc limit 1`,
  )
  if (!moved) throw new Error('no transfer')
  // one day only, because a month can have more rows than a page
  const period = `inicio=${moved.dia}&fim=${moved.dia}&tamanho=100`
  const page = await product.openPage({ perfil: 1, path: `/dashboard/contas-financeiras/${moved.origem}?${period}` })
  await settled(page)
  const row = page.getByRole('row').filter({ hasText: `Transferência para ${moved.destino}` })
  await row.first().getByRole('link', { name: moved.destino }).click()
  await page.getByRole('heading', { level: 1, name: moved.destino }).waitFor()
})

test('a statement is downloaded as PDF and as a spreadsheet', async () => {
  const [account] = await accounts()
  const page = await product.openPage({ perfil: 1, path: `/dashboard/contas-financeiras/${account?.id}` })
  await settled(page)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'PDF do extrato' }).click(),
  ])
  expect((await readFile(await pdf.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await page.getByRole('button', { name: 'Exportar' }).click()
  const [csv] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
  ])
  expect((await readFile(await csv.path(), 'utf8')).split('\r\n')[1]).toContain('Saldo anterior')
})

test('before a month is closed, its screen shows the balance of each account and of all', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/fechamento' })
  await settled(page)
  const balances = page.getByRole('region', { name: 'Saldos das contas' })
  await balances.getByRole('rowheader', { name: 'Todas' }).waitFor()
  const names = (await accounts()).map(({ nome }) => nome)
  for (const nome of names) await balances.getByRole('link', { name: nome, exact: true }).waitFor()
  const month = await balances.getByRole('combobox', { name: 'Mês dos saldos' }).inputValue()
  const { livroCaixa } = await product.graphql<{ livroCaixa: { saldo: string } }>(
    1,
    `{ livroCaixa(inicio: "${month}-01") { saldo } }`,
  )
  expect(plain(await balances.locator('tfoot').innerText())).toContain(reais(livroCaixa.saldo))
  expect(await violations(page)).toEqual([])
})

test('a day before the opening balance of the chosen account is asked about, and so is moving that day over entries', async () => {
  const day = (ago: number) => churchDay(-ago)
  const nome = 'Banco do Começo'
  const { criarContaFinanceira: conta } = await product.graphql<{ criarContaFinanceira: { id: number } }>(
    1,
    'mutation($input: ContaFinanceiraInput!) { criarContaFinanceira(input: $input) { id } }',
    { input: { nome, tipo: 'banco', saldoInicial: '5000.00', dataSaldoInicial: day(1) } },
  )
  const page = await product.openPage({ perfil: 1, path: '/dashboard/entradas/create', expected: [409] })
  await settled(page)
  await page.getByLabel('Descrição').fill('Oferta de antes')
  await page.getByLabel('Valor').fill('10,00')
  await page.getByLabel('Categoria').selectOption('Oferta')
  await page.getByLabel('Conta financeira').selectOption(nome)
  await page.getByRole('textbox', { name: 'Data' }).fill(day(2).split('-').reverse().join('/'))
  const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await save()
  const question = page.getByRole('alertdialog', { name: 'Confira antes de continuar' })
  expect(await question.innerText()).toContain(`é de antes do saldo inicial de ${nome}`)
  await question.getByRole('button', { name: 'Voltar' }).click()
  await eventually(async () => expect(await question.count()).toBe(0))
  const stored = () => product.sql(`select id from entrada where descricao = 'Oferta de antes'`)
  expect(await stored()).toEqual([])
  await save()
  await question.getByRole('button', { name: 'Continuar assim mesmo' }).click()
  await eventually(async () => expect(await stored()).toHaveLength(1))
  const { contaFinanceira } = await product.graphql<{ contaFinanceira: { saldo: string } }>(
    1,
    `{ contaFinanceira(id: ${conta.id}) { saldo } }`,
  )
  expect(contaFinanceira.saldo).toBe('5000.00')

  const edit = await product.openPage({ perfil: 1, path: `/dashboard/contas-financeiras/create/${conta.id}` })
  await settled(edit)
  await edit.getByLabel('Valor').fill('5.100,00')
  await edit.getByRole('button', { name: 'Salvar', exact: true }).click()
  // history counts in no balance, so nothing is asked
  await toastOf(edit, 'Conta financeira atualizada com sucesso.').waitFor()
})

test('the home page says the balance that the accounts add up to, and what waits to be entered', async () => {
  const all = await accounts()
  const cents = all.reduce((sum, { saldo }) => sum + Math.round(Number(saldo) * 100), 0)
  const page = await product.openPage({ perfil: 1, path: '/dashboard' })
  await settled(page)
  const figure = page.getByRole('link', { name: /^Saldo de hoje/ })
  expect(plain(await figure.locator('strong').innerText())).toBe(reais((cents / 100).toFixed(2)))
  await page
    .getByText('Para entrar nos livros:')
    .getByRole('link', { name: /pendentes?$/ })
    .click()
  await page.waitForURL(/extratos-bancarios/)
})

test('what nobody could be asked waits in a list that the home page counts, and is answered there', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard' })
  await settled(page)
  await page
    .getByText('Nos livros:')
    .getByRole('link', { name: /lançamentos? a conferir$/ })
    .click()
  await page.waitForURL(/a-conferir/)
  await settled(page)
  const table = page.getByRole('table', { name: 'Lançamentos a conferir' })
  await table.getByText(/^Já existe um lançamento, de /).waitFor()
  expect(await violations(page)).toEqual([])
  const right = table.getByRole('button', { name: /^Está certo/ })
  await right.first().click()
  await toastOf(page, 'Uma pergunta conferida.').waitFor()
  await page.getByText('Nada a conferir').waitFor()
  const open = await product.sql('select id from a_conferir where id_cliente = 1 and conferido_em is null')
  expect(open).toEqual([])
})
