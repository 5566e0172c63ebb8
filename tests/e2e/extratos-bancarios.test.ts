import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const list = '/dashboard/extratos-bancarios'

/** The id of the Pix that one of the movements is. */
const e2e = 'E60701190202611271200VISITANTE01'

/** A statement of the demo church's bank account with three movements of today. */
async function statement() {
  const [account] = await product.sql<{ numero: string; hoje: string }>(
    `select numero, to_char((now() at time zone 'America/Sao_Paulo')::date, 'YYYYMMDD') as hoje
     from conta_financeira where id_cliente = 1 and tipo = 'banco'`,
  )
  if (!account) throw new Error('no bank account')
  const movements = [
    ['77.31', `PIX RECEBIDO VISITANTE DESCONHECIDO ${e2e}`],
    ['-12.34', 'TARIFA TED'],
    ['-55.21', 'COMPRA PAPELARIA CENTRAL'],
  ].map(
    ([amount, memo], index) =>
      `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${account.hoje}\n<TRNAMT>${amount}\n<FITID>e2e${index}\n<MEMO>${memo}\n</STMTTRN>\n`,
  )
  const text = `OFXHEADER:100\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><BANKACCTFROM><BANKID>001<ACCTID>${account.numero}</BANKACCTFROM>
<BANKTRANLIST><DTSTART>${account.hoje}<DTEND>${account.hoje}\n${movements.join('')}</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
  return { name: 'extrato.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(text) }
}

test('the treasurer imports a statement, works through it with the keyboard, and the Pix that waited has its entry', async () => {
  // the bank has told of it in a notice, too
  await product.sql(
    `insert into pix_recebido (id_cliente, end_to_end_id, valor, quando, data, pagador, situacao, motivo)
     values (1, $1, 77.31, now(), (now() at time zone 'America/Sao_Paulo')::date, 'Visitante Desconhecido', 'pendente', 'txid')`,
    [e2e],
  )
  const page = await product.openPage({ perfil: 1, path: list })
  await settled(page)
  await page.getByText('Na igreja', { exact: true }).waitFor()
  // what the bank has minus what the books have: below zero, money is missing
  type Balances = { conciliacaoBancaria: { saldoBanco: string; saldoLivro: string } }
  const { conciliacaoBancaria: of } = await product.graphql<Balances>(
    1,
    '{ conciliacaoBancaria { saldoBanco saldoLivro } }',
  )
  const more = Number(of.saldoBanco) - Number(of.saldoLivro)
  const amount = Math.abs(more).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' })
  expect(more).not.toBe(0)
  expect(plain(await page.getByText('Diferença', { exact: true }).locator('..').innerText())).toContain(
    plain(`${more < 0 ? 'Falta' : 'Sobra'} ${amount}`),
  )
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Importar extrato' }).first().click()
  await page.getByLabel('Arquivo do banco').setInputFiles(await statement())
  await page.getByRole('dialog').getByRole('button', { name: 'Importar' }).click()
  await toastOf(page, '3 movimentos novos.').waitFor()

  // an income that the books do not have: L opens the form, Enter saves it
  await page.getByLabel('Buscar pelo histórico').fill('visitante')
  const row = (text: string) => page.getByRole('row', { name: text })
  await row('PIX RECEBIDO VISITANTE').waitFor()
  await page.waitForURL(/busca=visitante/)
  await page.getByRole('row', { name: 'TARIFA TED' }).waitFor({ state: 'detached' })
  await row('PIX RECEBIDO VISITANTE').focus()
  await page.keyboard.press('l')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('O que é').selectOption('Dízimo')
  await dialog.getByLabel('Quem deu').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('O que é').selectOption('Entrada')
  await dialog.getByLabel('Descrição').fill('Oferta de visitante')
  await dialog.getByLabel('Categoria').selectOption('Oferta')
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await toastOf(page, 'Lançado como entrada, e conciliado.').waitFor()
  await page.getByRole('button', { name: /^Conciliados/ }).click()
  await page.getByRole('link', { name: 'Oferta de visitante' }).waitFor()
  await row('Oferta de visitante').focus()
  await page.keyboard.press('d')
  // the match has made the entry: whether it goes too is asked
  const undo = page.getByRole('dialog', { name: 'Desfazer a conciliação' })
  await undo.getByRole('button', { name: 'Desfazer e excluir o lançado' }).waitFor()
  expect(await violations(page)).toEqual([])
  await undo.getByRole('button', { name: 'Só desfazer a conciliação' }).click()
  await toastOf(page, 'O movimento está pendente de novo.').waitFor()

  // the entry is there without its movement now, and Enter on the row, and again in the dialog, matches them
  await page.getByRole('button', { name: /^Pendentes/ }).click()
  await row('PIX RECEBIDO VISITANTE').getByText('Oferta de visitante').waitFor()
  await row('PIX RECEBIDO VISITANTE').focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('Confere com o banco.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Enter')
  await toastOf(page, 'Movimento conciliado.').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.goto('/dashboard/pix-recebidos')
  const pix = page.getByRole('row').filter({ hasText: 'Visitante Desconhecido' })
  await pix.getByRole('link', { name: 'Lançado' }).click()
  await page.getByText('Oferta de visitante').first().waitFor()
})

test('a line pays an open payable with one key, and undoing asks whether the payment is undone too', async () => {
  const [conta] = await product.sql<{ id: number }>(
    `insert into conta_pagar (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo)
     select 1, 'Mensalidade do banco', 12.34, (now() at time zone 'America/Sao_Paulo')::date, 'aberto', min(id)
     from centro_custo where id_cliente = 1 returning id`,
  )
  const state = async () =>
    (
      await product.sql<{ status: string }>('select status_conta as status from conta_pagar where id = $1', [conta?.id])
    )[0]?.status
  const page = await product.openPage({ perfil: 1, path: `${list}?busca=tarifa%20ted`, expected: [422] })
  await settled(page)
  const row = page.getByRole('row', { name: 'TARIFA TED' })
  await row.getByRole('link', { name: 'Mensalidade do banco' }).waitFor()
  await row.getByText('Possível').waitFor()
  await row.focus()
  await page.keyboard.press('b')
  const dialog = page.getByRole('dialog', { name: 'Registrar pagamento de uma conta' })
  await dialog.getByRole('radio', { name: /^Mensalidade do banco/ }).waitFor()
  await dialog.getByText('Encerra a conta').waitFor()
  expect(await violations(page)).toEqual([])
  // another amount asks what is interest or a discount
  await dialog
    .getByRole('radio', { name: /^(?!Mensalidade do banco)/ })
    .first()
    .check()
  // with a message it still fits a window of 800 pixels, and the sums stay above the buttons
  await page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByLabel('Juros').fill('99,00')
  await dialog.getByRole('button', { name: 'Registrar pagamento' }).click()
  await dialog.getByText('Juros e multa precisam ser menores que o movimento.').first().waitFor()
  const [box, sums, buttons] = await Promise.all(
    [dialog, dialog.getByRole('status').filter({ hasText: 'Quita' }), dialog.locator('footer')].map((part) =>
      part.boundingBox(),
    ),
  )
  expect(box!.y + box!.height).toBeLessThanOrEqual(800)
  expect(sums!.y + sums!.height).toBeLessThanOrEqual(buttons!.y)
  await dialog.getByRole('radio', { name: /^Mensalidade do banco/ }).check()
  await dialog.getByLabel('Juros').waitFor({ state: 'detached' })
  await page.keyboard.press('Enter')
  await toastOf(
    page,
    "Pagamento de R$ 12,34 da conta 'Mensalidade do banco' registrado, e movimento conciliado.",
  ).waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(await state()).toBe('pago')

  await page.getByRole('button', { name: /^Conciliados/ }).click()
  await row.getByRole('link', { name: 'Mensalidade do banco' }).waitFor()
  await row.focus()
  await page.keyboard.press('d')
  const asking = page.getByRole('dialog', { name: 'Desfazer a conciliação' })
  await asking.getByRole('button', { name: 'Desfazer também o pagamento' }).waitFor()
  expect(await violations(page)).toEqual([])
  await asking.getByRole('button', { name: 'Desfazer também o pagamento' }).click()
  await toastOf(page, 'O movimento está pendente de novo, e a conta em aberto.').waitFor()
  await asking.waitFor({ state: 'detached' })
  expect(await state()).toBe('aberto')
})

test('on a phone a movement is ignored and brought back', async () => {
  const page = await product.openPage({ perfil: 4, path: `${list}?busca=papelaria`, phone: true })
  await settled(page)
  const open = async () => page.getByRole('button', { name: /^Ações de movimento de -R\$/ }).click()
  await open()
  await page.getByRole('menuitem', { name: 'Ignorar' }).click()
  await toastOf(page, 'Movimento ignorado.').waitFor()
  await page.getByRole('button', { name: /^Ignorados/ }).click()
  await page.getByText('Ignorado por uma pessoa').waitFor()
  expect(await violations(page)).toEqual([])
  await open()
  await page.getByRole('menuitem', { name: 'Trazer de volta' }).click()
  await toastOf(page, 'O movimento está pendente de novo.').waitFor()
  expect(plain(await page.getByRole('group', { name: 'Situação' }).innerText())).toContain('Ignorados (0)')

  // the whole import is taken back, with the movement that was matched
  await page.getByRole('button', { name: 'Importações' }).click()
  await page
    .getByRole('button', { name: /^Desfazer a importação de extrato.ofx/ })
    .first()
    .click()
  await page.getByText('Um deles está conciliado, e a conciliação se desfaz.').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Desfazer importação' }).click()
  await toastOf(page, 'Importação desfeita: 3 movimentos saíram do extrato.').waitFor()
})

test('the assistant says once what the columns of a CSV file are and makes a rule; the accountant only reads', async () => {
  const [day] = await product.sql<{ hoje: string }>(
    `select to_char((now() at time zone 'America/Sao_Paulo')::date, 'DD/MM/YYYY') as hoje`,
  )
  const csv = (lines: string) => ({
    name: 'extrato.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`Dia;O que;Quanto\n${lines}`),
  })
  await product.hold('Auxiliar de tesouraria')
  const page = await product.openPage({ perfil: 4, path: list, alone: true })
  await settled(page)
  const dialog = page.getByRole('dialog')
  const send = async (lines: string) => {
    await page.getByRole('button', { name: 'Importar extrato' }).first().click()
    await page.getByLabel('Arquivo do banco').setInputFiles(csv(lines))
    await dialog.getByRole('button', { name: 'Importar' }).click()
  }
  const first = `${day?.hoje};COMPRA GRAFICA SOL;-33,21\n`
  await send(first)
  await dialog.getByText('Diga uma vez o que é cada coluna').waitFor()
  for (const [label, title] of [
    ['Data', 'Dia'],
    ['Descrição', 'O que'],
    ['Valor com sinal', 'Quanto'],
  ] as const)
    await dialog.getByLabel(label).selectOption(title)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await toastOf(page, '1 movimento novo').waitFor()
  await dialog.waitFor({ state: 'detached' })
  // the next file of this bank is read without a question
  await send(`${first}${day?.hoje};COMPRA GRAFICA LUA;-34,21\n`)
  await toastOf(page, '1 já estava aqui').waitFor()
  await dialog.waitFor({ state: 'detached' })

  await page.getByLabel('Buscar pelo histórico').fill('grafica sol')
  await page.waitForURL(/busca=grafica/)
  const row = page.getByRole('row', { name: 'COMPRA GRAFICA SOL' })
  await row.waitFor()
  await page.getByRole('row', { name: 'COMPRA GRAFICA LUA' }).waitFor({ state: 'detached' })
  await row.focus()
  await page.keyboard.press('r')
  const rule = page.getByRole('dialog', { name: 'Criar regra' })
  await rule.getByLabel('Categoria').selectOption({ index: 1 })
  expect(await violations(page)).toEqual([])
  await rule.getByRole('button', { name: 'Salvar regra' }).click()
  await toastOf(page, 'Regra criada').waitFor()
  await rule.waitFor({ state: 'detached' })
  await row.getByText('A lançar').waitFor()

  // the supplier of a proposal is shown, however many sort before it
  const supplier = 'mutation($input: FornecedorInput!) { criarFornecedor(input: $input) { id } }'
  for (let number = 1; number <= 20; number++)
    await product.graphql(1, supplier, { input: { nome: `Abelha e filhos ${number}` } })
  const { criarFornecedor } = await product.graphql<{ criarFornecedor: { id: number } }>(1, supplier, {
    input: { nome: 'Zélia Papelaria' },
  })
  const input = { texto: 'GRAFICA LUA', direcao: 'saiu', categoria: 3, idFornecedor: criarFornecedor.id }
  await product.graphql(1, 'mutation($input: RegraBancariaInput!) { criarRegraBancaria(input: $input) { id } }', {
    input,
  })
  await goTo(page, `${list}?busca=grafica%20lua`)
  await settled(page)
  await page.getByRole('row', { name: 'COMPRA GRAFICA LUA' }).focus()
  await page.keyboard.press('l')
  const booking = page.getByRole('dialog', { name: 'Lançar movimento' })
  expect(await booking.getByRole('combobox', { name: 'Fornecedor' }).inputValue()).toBe('Zélia Papelaria')
  await page.keyboard.press('Escape')
  await booking.waitFor({ state: 'detached' })

  await product.hold('Contador')
  const reader = await product.openPage({ perfil: 4, path: `${list}?busca=grafica%20sol`, alone: true })
  await settled(reader)
  await reader.getByRole('row', { name: 'COMPRA GRAFICA SOL' }).waitFor()
  await reader.getByRole('button', { name: 'Regras' }).click()
  const rules = reader.getByRole('dialog', { name: 'Regras para movimentos' })
  await rules.getByText("'COMPRA GRAFICA SOL' saiu").waitFor()
  expect(await violations(reader)).toEqual([])
  for (const name of ['Nova regra', /^Excluir a regra/, 'Importar extrato', 'Importações', /^Ações de movimento/])
    expect([name, await reader.getByRole('button', { name, includeHidden: true }).count()]).toEqual([name, 0])
})

test('what is confirmed all at once goes back all at once', async () => {
  const [day] = await product.sql<{ hoje: string }>(
    `select (now() at time zone 'America/Sao_Paulo')::date::text as hoje`,
  )
  const [bank] = await product.sql<{ id: number }>(
    `select id_conta_financeira as id from movimento_bancario where id_cliente = 1 and historico = 'COMPRA GRAFICA SOL'`,
  )
  for (const [descricao, valor] of [
    ['Gráfica Sol, folhetos', '33.21'],
    ['Gráfica Lua, convites', '34.21'],
  ] as const)
    await product.graphql(1, 'mutation($input: SaidaInput!) { criarSaida(input: $input) { id } }', {
      input: { descricao, valor, data: day?.hoje, categoria: 3, idContaFinanceira: bank?.id },
    })
  const states = async () =>
    (
      await product.sql<{ situacao: string }>(
        `select situacao from movimento_bancario where id_cliente = 1 and historico like 'COMPRA GRAFICA %' order by id`,
      )
    ).map(({ situacao }) => situacao)
  const page = await product.openPage({ perfil: 1, path: `${list}?busca=grafica` })
  await settled(page)
  await page.getByRole('button', { name: 'Confirmar sugeridos (2)' }).click()
  const told = toastOf(page, '2 movimentos conciliados.')
  await told.waitFor()
  expect(await states()).toEqual(['conciliado', 'conciliado'])
  await told.getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Os 2 movimentos estão pendentes de novo.').waitFor()
  expect(await states()).toEqual(['pendente', 'pendente'])
  // what somebody has changed meanwhile stays, and keeps no other
  await page.getByRole('button', { name: 'Confirmar sugeridos (2)' }).click()
  await told.waitFor()
  const [changed] = await product.sql<{ id: number }>(
    `select id from movimento_bancario where id_cliente = 1 and historico like 'COMPRA GRAFICA %' order by id`,
  )
  const ignore = 'mutation($id: ID!) { desfazerMovimento(id: $id) { id } ignorarMovimento(id: $id) { id } }'
  await product.graphql(1, ignore, { id: String(changed?.id) })
  await told.getByRole('button', { name: 'Desfazer' }).click()
  const half = '1 de 2 movimentos está pendente de novo. O outro ficou como está: Este movimento foi ignorado.'
  await toastOf(page, half).waitFor()
  expect(await states()).toEqual(['ignorado', 'pendente'])
  await product.graphql(1, 'mutation($id: ID!) { desfazerMovimento(id: $id) { id } }', { id: String(changed?.id) })
})

test('after C has confirmed a suggestion, the focus is on the row that took its place', async () => {
  const page = await product.openPage({ perfil: 1, path: list })
  await settled(page)
  const rows = page.getByRole('table').locator('tbody tr')
  const suggested = rows.filter({ hasText: /Sugerido|Possível/ }).first()
  await suggested.waitFor()
  const before = await rows.allInnerTexts()
  const index = before.indexOf(await suggested.innerText())
  await suggested.focus()
  await page.keyboard.press('c')
  await eventually(async () => expect(await rows.allInnerTexts()).not.toContain(before[index]))
  await eventually(async () =>
    expect(await rows.evaluateAll((all) => all.indexOf(document.activeElement as HTMLTableRowElement))).toBe(
      Math.min(index, (await rows.count()) - 1),
    ),
  )
})

test('a file whose days may be two is asked about, and a line with the other sign is corrected in one step', async () => {
  const [day] = await product.sql<{ hoje: string }>(
    `select to_char((now() at time zone 'America/Sao_Paulo')::date, 'YYYY-MM-DD') as hoje`,
  )
  const page = await product.openPage({ perfil: 1, path: list })
  await settled(page)
  const dialog = page.getByRole('dialog')
  const send = async (...lines: string[]) => {
    await page.getByRole('button', { name: 'Importar extrato' }).first().click()
    await page
      .getByLabel('Arquivo do banco')
      .setInputFiles({ name: 'card.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) })
    await dialog.getByRole('button', { name: 'Importar' }).click()
  }
  await send('Date,Description,Amount', '03/04/2024,CARD ABROAD,-45.10')
  const which = dialog.getByLabel('Que dia é 03/04/2024')
  await which.waitFor()
  expect(await dialog.getByRole('button', { name: 'Importar' }).isDisabled()).toBe(true)
  expect(await violations(page)).toEqual([])
  await which.selectOption('03/04/2024 é 4 de março')
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await toastOf(page, '1 movimento novo').waitFor()
  await dialog.waitFor({ state: 'detached' })
  expect(
    await product.sql(
      `select data::text as data from movimento_bancario where id_cliente = 1 and historico = 'CARD ABROAD'`,
    ),
  ).toEqual([{ data: '2024-03-04' }])

  const titles = 'Data;Descrição;Documento;Valor'
  await send(titles, `${day?.hoje};CARTAO MERCEARIA;991;45,10`)
  await dialog.getByText('Diga uma vez o que é cada coluna').waitFor()
  await dialog.getByRole('button', { name: 'Importar' }).click()
  await dialog.waitFor({ state: 'detached' })
  await send(titles, `${day?.hoje};CARTAO MERCEARIA;991;-45,10`)
  await dialog.waitFor({ state: 'detached' })
  await page.getByLabel('Buscar pelo histórico').fill('mercearia')
  await page.waitForURL(/busca=mercearia/)
  const row = page.getByRole('row').filter({ hasText: 'Um movimento de antes diz o mesmo com o sinal trocado.' })
  await row.getByRole('button', { name: /^Ações de movimento/ }).click()
  await page.getByRole('menuitem', { name: 'É o mesmo, com o sinal certo: corrigir' }).click()
  await page.getByRole('alertdialog', { name: 'Corrigir o sinal?' }).getByRole('button', { name: 'Corrigir' }).click()
  await toastOf(page, 'Sinal corrigido.').waitFor()
  expect(
    await product.sql(
      `select valor, situacao from movimento_bancario where id_cliente = 1 and historico = 'CARTAO MERCEARIA' order by id`,
    ),
  ).toEqual([
    { valor: '45.10', situacao: 'ignorado' },
    { valor: '-45.10', situacao: 'pendente' },
  ])
})
