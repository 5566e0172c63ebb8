import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

/* A church with the preset Recomendado, in which members do not read the list of people. */
let product: Product
beforeAll(async () => {
  product = await Product.start({}, { decided: true })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('a member who leads a cell adds somebody by three letters of the name, on a phone', async () => {
  const { eu } = await product.graphql<{ eu: { id: number; acoes: string[] } }>(2, '{ eu { id acoes } }')
  expect(eu.acoes).not.toContain('usuario.ler')
  const make = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }'
  const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(1, make, {
    input: { nomeCelula: 'Célula da Videira', idResponsavel: String(eu.id) },
  })
  const person = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  for (const name of ['Wanderleia Prado', 'Wanda Prado'])
    await product.graphql(1, person, { input: { name, dataNascimento: '1980-05-06' } })

  const page = await product.openPage({
    perfil: 2,
    phone: true,
    fresh: true,
    path: `/dashboard/celulas/${criarCelula.id}`,
  })
  await page.getByRole('heading', { name: 'Célula da Videira' }).first().waitFor()
  await page.goto(`/dashboard/membrosCelula/${criarCelula.id}/adicionar`)
  const field = page.getByRole('combobox', { name: 'Membro' })
  await field.tap()
  await page.getByRole('status').getByText('Digite ao menos três letras do nome.').waitFor()
  await field.fill('wa')
  await page.getByRole('status').getByText('Digite ao menos três letras do nome.').waitFor()
  expect(await page.getByRole('option').count()).toBe(0)
  await field.fill('wan')
  await page.getByRole('option', { name: 'Wanderleia Prado' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('option', { name: 'Wanderleia Prado' }).tap()
  await page.getByRole('button', { name: 'Adicionar Membro' }).tap()
  await toastOf(page, 'A pessoa foi adicionada à célula com sucesso.').waitFor()
  const members = () =>
    product.sql<{ name: string }>(
      'select u.name from membro_celula m join usuario u on u.id = m.id_membro where m.id_celula = $1 and u.id <> $2',
      [criarCelula.id, eu.id],
    )
  await eventually(async () => expect(await members()).toEqual([{ name: 'Wanderleia Prado' }]))

  // whom the member has just added is not offered again
  await page.goto(`/dashboard/membrosCelula/${criarCelula.id}/adicionar`)
  await field.fill('wan')
  await page.getByRole('option', { name: 'Wanda Prado' }).waitFor()
  expect(await page.getByRole('option', { name: 'Wanderleia Prado' }).count()).toBe(0)
})

test('a member reads the statement of accounts that the assembly approved, and gets its PDF', async () => {
  const page = await product.openPage({ perfil: 2, phone: true, fresh: true, path: '/dashboard/prestacoes-contas' })
  await page.getByRole('heading', { name: 'Prestação de contas', level: 1 }).waitFor()
  const [approved] = await product.sql<{ id: number; nome: string }>(
    `select id, nome from prestacao_contas where id_cliente = 1 and decisao in ('aprovada', 'ressalva') and excluido_em is null order by fim desc`,
  )
  await page.getByText(String(approved?.nome)).first().waitFor()
  expect(await page.getByText('Com o conselho').count()).toBe(0)
  await page.goto(`/dashboard/prestacoes-contas/${approved?.id}`)
  await page.getByRole('heading', { name: 'Demonstrativo' }).waitFor()
  await page.getByRole('heading', { name: 'Parecer do conselho' }).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PDF' }).tap(),
  ])
  expect(file.suggestedFilename()).toMatch(/^prestacao-de-contas-.*\.pdf$/)
})
