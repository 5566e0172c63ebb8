import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

/** The bank account and the cash box of the demo church. */
async function accounts() {
  const [row] = await product.sql<{
    banco: string
    numero: string
    caixa: string
    idBanco: number
    idCaixa: number
    hoje: string
  }>(
    `select b.nome as banco, b.numero, c.nome as caixa, b.id as "idBanco", c.id as "idCaixa",
       (now() at time zone 'America/Sao_Paulo')::date::text as hoje
     from conta_financeira b join conta_financeira c on c.id_cliente = 1 and c.geral where b.id_cliente = 1 and b.tipo = 'banco'`,
  )
  if (!row) throw new Error('no accounts')
  return row
}

const givers = (...names: string[]) =>
  Promise.all(
    names.map(
      async (name) =>
        (
          await product.graphql<{ criarUsuario: { id: number } }>(
            1,
            'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }',
            { input: { name } },
          )
        ).criarUsuario.id,
    ),
  )

/** The account in which the tithe of each of these people lies, in the order of the names. */
const liesIn = async (...names: string[]): Promise<number[]> =>
  (
    await product.sql<{ conta: number }>(
      `select e.id_conta_financeira as conta from dizimo d join usuario u on u.id = d.id_membro and u.id_cliente = 1
       join entrada e on e.id_cliente = 1 and e.origem = 'dizimo' and e.id_origem = d.id and e.excluido_em is null
       where d.id_cliente = 1 and d.excluido_em is null and u.name = any($1) order by u.name, d.id`,
      [names],
    )
  ).map(({ conta }) => conta)

async function line(page: Page, name: string, amount: string, meio: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Membro' }).fill(name)
  await page.getByRole('option', { name }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Valor' }).fill(amount)
  await page.getByRole('combobox', { name: 'Meio' }).selectOption(meio)
  await page.getByRole('combobox', { name: 'Meio' }).press('Enter')
  await page.getByRole('table', { name: 'Linhas da folha' }).getByText(name).waitFor()
}

test('the first sheet with several means asks once where they lie, and shows a sum for each account', async () => {
  const { banco, caixa, idBanco, idCaixa } = await accounts()
  await product.sql('delete from conta_do_meio where id_cliente = 1')
  const names = ['Anacleto Graviola', 'Brunilda Pitanga']
  await givers(...names)
  const page = await product.openPage({ perfil: 1, path: '/dashboard/dizimos/folha', alone: true })
  await settled(page)
  await line(page, names[0] as string, '81,10', 'Dinheiro')
  await line(page, names[1] as string, '82,20', 'Pix')
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  const dialog = page.getByRole('dialog', { name: 'Em qual conta cai cada meio?' })
  await dialog.getByLabel('Dinheiro').selectOption(caixa)
  await dialog.getByLabel('Pix').selectOption(banco)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar e continuar' }).click()
  await toastOf(page, '2 dízimos lançados').waitFor()
  expect(await liesIn(...names)).toEqual([idCaixa, idBanco])

  // it is known now: the sheet shows what will lie where, and an account that is chosen holds for all lines
  const more = ['Cornélio Umbu', 'Deolinda Cajá']
  await givers(...more)
  await page.goto('/dashboard/dizimos/folha')
  await settled(page)
  await line(page, more[0] as string, '83,30', 'Dinheiro')
  await line(page, more[1] as string, '84,40', 'Pix')
  const sums = page.getByText('Por conta', { exact: true }).locator('..')
  expect(plain(await sums.innerText()).replaceAll(/\s+/g, ' ')).toBe(`Por conta ${caixa} R$ 83,30 ${banco} R$ 84,40`)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Conta financeira').selectOption(caixa)
  await sums.waitFor({ state: 'detached' })
  await page.getByLabel('Conta financeira').selectOption('')
  await sums.waitFor()
  await page.getByRole('button', { name: 'Salvar 2 dízimos' }).click()
  await toastOf(page, '2 dízimos lançados').waitFor()
  expect(await liesIn(...more)).toEqual([idCaixa, idBanco])
})

test('the page of accounts shows what lies where, and changes it', async () => {
  const { banco, caixa, idBanco, idCaixa } = await accounts()
  await product.graphql(1, 'mutation($itens: [ContaDoMeioInput!]!) { definirContasDosMeios(itens: $itens) { id } }', {
    itens: [
      { meio: 'dinheiro', idContaFinanceira: String(idCaixa) },
      { meio: 'pix', idContaFinanceira: String(idBanco) },
      { meio: 'cheque', idContaFinanceira: String(idBanco) },
    ],
  })
  const page = await product.openPage({ perfil: 1, path: '/dashboard/contas-financeiras', alone: true })
  await settled(page)
  await page.getByRole('button', { name: 'Onde cai cada meio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Onde cai cada meio' })
  await dialog.getByLabel('Cheque').selectOption(caixa)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await toastOf(page, 'Contas dos meios salvas com sucesso.').waitFor()
  await page.getByRole('row', { name: caixa }).getByText('Dinheiro, Cheque').waitFor()
  await page.getByRole('row', { name: banco }).getByText('Pix').waitFor()
})

test('Pix that were typed into the cash box are brought to the bank all at once, one by its key, and go back', async () => {
  const { banco, caixa, numero, idBanco, idCaixa, hoje } = await accounts()
  const names = ['Eleutério Jenipapo', 'Filomena Sapoti']
  const people = await givers(...names)
  for (const [at, idMembro] of people.entries())
    await product.graphql(1, 'mutation($input: DizimoInput!) { criarDizimo(input: $input) { id } }', {
      input: {
        idMembro: String(idMembro),
        valorDizimo: `9${at}.17`,
        dataDizimo: hoje,
        meioDizimo: 'pix',
        idContaFinanceira: String(idCaixa),
      },
    })
  const day = hoje.replaceAll('-', '')
  const lines = names.map(
    (name, at) =>
      `<STMTTRN>\n<DTPOSTED>${day}\n<TRNAMT>9${at}.17\n<FITID>trazer${at}\n<MEMO>PIX RECEBIDO ${name.toUpperCase()}\n</STMTTRN>\n`,
  )
  const text = `<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>001<ACCTID>${numero}</BANKACCTFROM><BANKTRANLIST>\n${lines.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  const page = await product.openPage({ perfil: 1, path: '/dashboard/extratos-bancarios' })
  await settled(page)
  await page.getByRole('button', { name: 'Importar extrato' }).first().click()
  const file = { name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(text) }
  await page.getByLabel('Arquivo do banco').setInputFiles(file)
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click()
  await toastOf(page, '2 movimentos novos').waitFor()
  await page.getByLabel('Buscar pelo histórico').fill('pix recebido')
  await page.waitForURL(/busca=pix/)
  await page.getByText(`2 movimentos já estão lançados em ${caixa}.`).waitFor()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: `Trazer os 2 para ${banco}` }).click()
  const done = toastOf(page, '2 lançamentos trazidos e conciliados.')
  await done.waitFor()
  expect(await liesIn(...names)).toEqual([idBanco, idBanco])
  await page.getByRole('button', { name: 'Desfazer', exact: true }).last().click()
  await toastOf(page, 'Os 2 movimentos estão pendentes de novo.').waitFor()
  await eventually(async () => expect(await liesIn(...names)).toEqual([idCaixa, idCaixa]))

  const row = page.getByRole('row', { name: 'ELEUTÉRIO JENIPAPO' })
  await row.getByText(`já lançado em ${caixa}`).waitFor()
  await row.focus()
  await page.keyboard.press('c')
  await toastOf(page, '1 lançamento trazido e conciliado.').waitFor()
  expect(await liesIn(...names)).toEqual([idBanco, idCaixa])
})

test('entries chosen in a list move to another account, and back', async () => {
  const { banco, caixa, idBanco, idCaixa, hoje } = await accounts()
  for (const descricao of ['Oferta de mover um', 'Oferta de mover dois'])
    await product.graphql(1, 'mutation($input: EntradaInput!) { criarEntrada(input: $input) { id } }', {
      input: { descricao, data: hoje, categoria: 2, valor: '33.00', idContaFinanceira: String(idCaixa) },
    })
  const lie = async () =>
    (
      await product.sql<{ conta: number }>(
        "select id_conta_financeira as conta from entrada where id_cliente = 1 and descricao like 'Oferta de mover %'",
      )
    ).map(({ conta }) => conta)
  const page = await product.openPage({ perfil: 1, path: '/dashboard/entradas?busca=oferta%20de%20mover' })
  await settled(page)
  for (const name of ['um', 'dois'])
    await page.getByRole('checkbox', { name: `Selecionar Oferta de mover ${name}` }).press('Space')
  await page.getByRole('button', { name: 'Mover para outra conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mover 2 lançamentos' })
  await dialog
    .getByText(new RegExp(`· ${caixa}$`))
    .first()
    .waitFor()
  await dialog.getByLabel('Para a conta').selectOption(banco)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await toastOf(page, `2 lançamentos movidos para ${banco}.`).waitFor()
  expect(await lie()).toEqual([idBanco, idBanco])
  await page.getByRole('button', { name: 'Desfazer', exact: true }).last().click()
  await toastOf(page, 'Os lançamentos voltaram à conta em que estavam.').waitFor()
  expect(await lie()).toEqual([idCaixa, idCaixa])
})

test('the dialog names the entry that has to stay, and why', async () => {
  const { banco, hoje } = await accounts()
  const [{ antes, fim }] = (await product.sql(
    `select (date_trunc('month', $1::date) - interval '5 days')::date::text as antes,
       (date_trunc('month', $1::date)::date - 1)::text as fim`,
    [hoje],
  )) as [{ antes: string; fim: string }]
  for (const [descricao, data] of [
    ['Oferta que fica', antes],
    ['Oferta que iria', hoje],
  ])
    await product.graphql(1, 'mutation($input: EntradaInput!) { criarEntrada(input: $input) { id } }', {
      input: { descricao, data, categoria: 2, valor: '34.00' },
    })
  await product.sql('update fechamento set fechado_ate = $1 where id_cliente = 1', [fim])
  const page = await product.openPage({ perfil: 1, path: '/dashboard/entradas?busca=oferta%20que', expected: [409] })
  await settled(page)
  for (const name of ['Oferta que iria', 'Oferta que fica'])
    await page.getByRole('checkbox', { name: `Selecionar ${name}` }).press('Space')
  await page.getByRole('button', { name: 'Mover para outra conta' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mover 2 lançamentos' })
  await dialog.getByLabel('Para a conta').selectOption(banco)
  await dialog.getByRole('button', { name: 'Mover', exact: true }).click()
  await dialog
    .getByRole('alert')
    .getByText(/^Não foi possível mover os lançamentos\. Nada foi movido\./)
    .waitFor()
  const named = await dialog.getByRole('listitem').allInnerTexts()
  expect(named[0]).toMatch(/^Oferta que fica/)
  expect(named[0]).toContain(antes.split('-').reverse().join('/'))
  expect(named[0]).toMatch(/O mês de \S+ de \d{4} está fechado\./)
  expect(named.slice(1)).toEqual(['e mais 1'])
  expect(await violations(page)).toEqual([])
})
