import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('two people count on their own devices, see a difference, agree, sign, and the income is there', async () => {
  const ana = await product.openPage({ perfil: 1, path: '/dashboard/contagens/create' })
  await settled(ana)
  await ana.getByLabel('Descrição').fill('Ofertas da noite')
  await ana.getByRole('button', { name: 'Salvar' }).click()
  await toastOf(ana, 'Contagem criada com sucesso.').waitFor()
  // neither 15 nor 3
  for (const wrong of ['1,5', '-3']) {
    await ana.getByLabel('R$ 50', { exact: true }).fill(wrong)
    await ana.getByRole('button', { name: 'Salvar contagem' }).click()
    await ana.getByText('Informe quantas são, de 0 a 100.000.').waitFor()
    expect(await ana.getByLabel('R$ 50', { exact: true }).inputValue()).toBe(wrong)
    await ana.getByLabel('R$ 50', { exact: true }).fill('')
    await ana.getByText('Informe quantas são, de 0 a 100.000.').waitFor({ state: 'detached' })
  }
  await ana.getByLabel('R$ 50', { exact: true }).fill('3')
  await ana.getByLabel('R$ 0,25').fill('2')
  await ana.getByText('Total R$ 150,50').waitFor()
  expect(await violations(ana)).toEqual([])
  await ana.getByRole('button', { name: 'Salvar contagem' }).click()
  await ana.getByText('Confira e confirme o que você contou').waitFor()
  await ana.getByRole('button', { name: 'Confirmar contagem' }).click()
  await toastOf(ana, 'Sua contagem foi confirmada.').waitFor()
  await ana.getByText('Falta outra pessoa contar').waitFor()

  // somebody who begins to count, and is too late
  const caio = await product.openPage({ perfil: 5, path: new URL(ana.url()).pathname })
  await caio.getByLabel('R$ 20', { exact: true }).fill('7')

  // a phone
  const bia = await product.openPage({ perfil: 4, path: '/dashboard/contagens', phone: true })
  await bia.getByRole('table').getByText('Falta uma pessoa').waitFor()
  await bia.getByRole('table').getByText('Ofertas da noite').click()
  await bia.getByLabel('R$ 50', { exact: true }).waitFor()
  expect(await bia.getByText('150,50').count()).toBe(0)
  // nothing counted is no counting
  await bia.getByRole('button', { name: 'Salvar contagem' }).click()
  await bia.getByText('Informe o que você contou.').waitFor()
  await bia.getByLabel('R$ 50', { exact: true }).fill('2')
  await bia.getByRole('button', { name: 'Salvar contagem' }).click()
  await bia.getByText('Confira e confirme o que você contou').waitFor()
  // her own count, and nothing of the other
  await bia.getByRole('cell', { name: 'R$ 100,00' }).waitFor()
  expect(await bia.getByText('150,50').count()).toBe(0)
  expect(await violations(bia)).toEqual([])
  await bia.getByRole('button', { name: 'Confirmar contagem' }).click()
  await bia.getByText('Os totais são diferentes').waitFor()
  expect(await bia.getByRole('row', { name: 'R$ 50 diferente 3 2' }).count()).toBe(1)
  expect(await violations(bia)).toEqual([])

  await toastOf(bia, 'Sua contagem foi salva.').getByRole('button').click()
  await bia.getByRole('button', { name: 'Contar de novo' }).click()
  expect(await bia.getByLabel('R$ 50', { exact: true }).inputValue()).toBe('2')
  await bia.getByLabel('R$ 50', { exact: true }).fill('3')
  await bia.getByLabel('R$ 0,25').fill('2')
  await bia.getByRole('button', { name: 'Salvar contagem' }).click()
  await bia.getByText('Os totais são iguais').waitFor()
  await bia.getByText('2 vezes').waitFor()
  for (const page of [bia, ana]) {
    // the other device hears of it by itself
    await page.getByRole('button', { name: 'Assinar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Assinar' }).click()
    // the second signature enters the income, so the first one must have arrived
    await toastOf(page, /^Contagem assinada/).waitFor()
  }
  await toastOf(ana, 'Contagem assinada. A entrada foi lançada.').waitFor()
  // what the third person typed stays
  await caio.getByText('Outras duas pessoas já contaram').waitFor()
  expect(await caio.getByLabel('R$ 20', { exact: true }).inputValue()).toBe('7')
  await ana.getByRole('link', { name: 'Abrir a entrada' }).click()
  await ana.getByRole('heading', { name: 'Ofertas da noite' }).waitFor()
  await ana.getByRole('link', { name: 'Contagem' }).click()
  await ana.getByText('Lançada', { exact: true }).waitFor()
})

test('the form asks about a coming day; what was changed after the page showed it is not signed', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/contagens/create', expected: [409] })
  await settled(page)
  await page.getByLabel('Descrição').fill('Ofertas da vigília')
  const day = page.getByRole('textbox', { name: /^Data/ })
  const today = await day.inputValue()
  await day.fill('01/02/2097')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page
    .getByRole('alertdialog', { name: 'Confira antes de continuar' })
    .getByRole('button', { name: 'Voltar' })
    .click()
  await day.fill(today)
  await page.getByRole('button', { name: 'Salvar' }).click()
  await page.getByLabel('R$ 50', { exact: true }).fill('3')
  await page.getByRole('button', { name: 'Salvar contagem' }).click()
  await page.getByRole('button', { name: 'Confirmar contagem' }).click()
  await page.getByText('Falta outra pessoa contar').waitFor()
  const id = new URL(page.url()).pathname.split('/').at(-1)
  const count = 'mutation($id: ID!, $input: ParteContagemInput!) { contarContagem(id: $id, input: $input) { id } }'
  await product.graphql(4, count, { id, input: { cedulas: [{ valor: '50.00', quantidade: 3 }] } })
  await product.graphql(4, 'mutation($id: ID!) { confirmarContagem(id: $id) { id } }', { id })
  await page.getByRole('button', { name: 'Assinar' }).click()
  const question = page.getByRole('alertdialog')
  await question.getByText(/Ofertas da vigília, de .*: R\$\s150,00, Oferta/).waitFor()
  const change = 'mutation($id: ID!, $input: ContagemInput!) { atualizarContagem(id: $id, input: $input) { id } }'
  const data = today.split('/').reverse().join('-')
  await product.graphql(1, change, { id, input: { data, descricao: 'Campanha de missões' } })
  await question.getByRole('button', { name: 'Assinar' }).click()
  await toastOf(page, 'Esta contagem mudou: confira e assine de novo.').waitFor()
  await page.getByRole('heading', { name: 'Campanha de missões' }).waitFor()
  await question.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Assinar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Assinar' }).click()
  await toastOf(page, 'Contagem assinada com sucesso.').waitFor()

  await page.getByRole('button', { name: 'Ações', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Editar contagem' }).click()
  await page.getByText('Uma pessoa já assinou esta contagem').waitFor()
})

test('tithes that were counted, and tithes in cash of the same day, are booked beside each other only when somebody says so', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/dizimos/create', expected: [409] })
  await settled(page)
  const data = (await page.getByRole('textbox', { name: /^Data/ }).inputValue()).split('/').reverse().join('-')
  const both = [1, 4] as const
  const counted = async (descricao: string) => {
    const make = 'mutation($input: ContagemInput!) { criarContagem(input: $input) { id } }'
    const made = await product.graphql<{ criarContagem: { id: number } }>(1, make, {
      input: { data, descricao, categoria: 1 },
    })
    const { id } = made.criarContagem
    const count = `mutation($id: ID!, $input: ParteContagemInput!) {
      contarContagem(id: $id, input: $input) { id } confirmarContagem(id: $id) { id } }`
    const input = { cedulas: [{ valor: '50.00', quantidade: 3 }] }
    for (const perfil of both) await product.graphql(perfil, count, { id, input })
    return id
  }
  const sign = (perfil: 1 | 4, id: number) =>
    product.graphql(perfil, 'mutation($id: ID!) { assinarContagem(id: $id) { id } }', { id })
  const first = await counted('Dízimos da manhã')
  for (const perfil of both) await sign(perfil, first)

  const { eu } = await product.graphql<{ eu: { name: string } }>(1, '{ eu { name } }')
  await page.getByRole('combobox', { name: 'Membro' }).fill(eu.name)
  await page.getByRole('option', { name: eu.name }).first().click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('150,00')
  await page.getByRole('combobox', { name: 'Meio' }).selectOption('Dinheiro')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Confira antes de continuar' })
  await question.getByText(/Uma contagem de dízimos de .* já foi lançada: R\$\s150,00/).waitFor()
  await question.getByRole('button', { name: 'Continuar assim mesmo' }).click()
  await toastOf(page, 'Dízimo registrado com sucesso.').waitFor()

  const second = await counted('Dízimos da noite')
  await sign(4, second)
  const signer = await product.openPage({ perfil: 1, path: `/dashboard/contagens/${second}`, expected: [409] })
  await signer.getByRole('button', { name: 'Assinar' }).click()
  await signer.getByRole('alertdialog').getByRole('button', { name: 'Assinar' }).click()
  const other = signer.getByRole('alertdialog', { name: 'Confira antes de continuar' })
  await other.getByText(/já há .* em dinheiro ou cheque/).waitFor()
  expect(await violations(signer)).toEqual([])
  await other.getByRole('button', { name: 'Continuar assim mesmo' }).click()
  await toastOf(signer, 'Contagem assinada. A entrada foi lançada.').waitFor()
})
