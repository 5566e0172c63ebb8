import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { generate } from 'otplib'
import type { Page } from 'playwright-core'
import { type BankPix, FakePsp } from '../factories/psp.js'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { eventually, menuItems, Product, password, settled, toastOf } from './product.js'

const settings = '/dashboard/pix-automatico'
const down = 'O serviço de Pix do banco está fora do ar.'
let product: Product
let psp: FakePsp
/** of the administrator's second step */
let secret = ''
/** what somebody pays */
let pix: BankPix
beforeAll(async () => {
  // a bank on this machine
  product = await Product.start({ ALLOW_PRIVATE_ADDRESSES: 'true' })
  psp = await FakePsp.start()
})
afterEach(() => product.expectNoFaults())
afterAll(async () => {
  await product.stop()
  await psp.stop()
})

/** The code of now, though it was used in the same half minute. */
async function code(): Promise<string> {
  await product.sql(`update credencial set totp_ultimo_passo = 0
    where id_usuario = (select id from usuario where email = 'admin@betel.demo')`)
  return generate({ secret })
}

async function inTwoSteps(): Promise<void> {
  const prepare = 'mutation($p: String!) { prepararDoisFatores(password: $p) { segredo } }'
  type Prepared = { prepararDoisFatores: { segredo: string } }
  secret = (await product.graphql<Prepared>(1, prepare, { p: password })).prepararDoisFatores.segredo
  await product.graphql(1, 'mutation($c: String!) { ativarDoisFatores(codigo: $c) }', { c: await code() })
}

const phone = async (perfil: 1 | 4, path: string, expected: number[] = []): Promise<Page> => {
  const page = await product.openPage({ perfil, phone: true, alone: true, path, expected })
  await page.setViewportSize({ width: 360, height: 760 })
  await settled(page)
  return page
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

async function save(page: Page, senha = password): Promise<void> {
  await page.getByLabel('Sua senha atual').fill(senha)
  await page.getByLabel('Código de verificação').fill(await code())
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
}

/** The bank sends its notice to the address that it was told. */
async function tell(one = pix): Promise<number> {
  const address = [...psp.webhooks.values()].at(-1) ?? 'no address'
  const headers = { 'content-type': 'application/json' }
  return (await fetch(`${address}/pix`, { method: 'POST', headers, body: JSON.stringify({ pix: [one] }) })).status
}

/** What the database has of the Pix. */
const stored = () =>
  product.sql<{ situacao: string; valor: string; devolvido: string }>(
    'select situacao, valor, valor_devolvido as devolvido from pix_recebido where end_to_end_id = $1',
    [pix.endToEndId],
  )

const returned = (devolvido: string) =>
  eventually(async () => expect(await stored()).toEqual([{ situacao: 'lancado', valor: '25.00', devolvido }]))

const entries = async () =>
  (
    await product.sql<{ valor: string }>(
      `select valor from entrada e where id_cliente = 1 and excluido_em is null
         and (origem = 'pixRecebido' and id_origem = (select id from pix_recebido where end_to_end_id = $1)
           or id_estornado in (select id from entrada where origem = 'pixRecebido'
             and id_origem = (select id from pix_recebido where end_to_end_id = $1)))
       order by id`,
      [pix.endToEndId],
    )
  ).map(({ valor }) => valor)

const cents = (amounts: readonly string[]) => amounts.reduce((sum, amount) => sum + BigInt(amount.replace('.', '')), 0n)

/** What lies in all accounts together, in cents. */
async function balance(): Promise<bigint> {
  type Accounts = { contasFinanceiras: { nodes: { saldo: string }[] } }
  const { contasFinanceiras } = await product.graphql<Accounts>(
    1,
    '{ contasFinanceiras(first: 100) { nodes { saldo } } }',
  )
  return cents(contasFinanceiras.nodes.map(({ saldo }) => saldo))
}

const received = (one = pix) => `/dashboard/pix-recebidos?busca=${one.endToEndId}`
const rowOf = (page: Page) => page.getByRole('table', { name: 'Pix recebidos' }).locator('tbody tr')

test('the bank is off at first; the administrator connects it on a phone, nothing wrong is stored, and a test says why it fails', async () => {
  const page = await phone(1, settings, [422, 503])
  await page.getByText('Desligado. Peça ao banco da igreja acesso à API Pix').waitFor()
  await page.getByText('Ative antes a verificação em duas etapas').waitFor()
  expect(await page.getByRole('button', { name: 'Salvar' }).count()).toBe(0)
  await inTwoSteps()
  await page.reload()
  await page.getByRole('button', { name: 'Salvar', exact: true }).tap()
  for (const text of [
    'Escolha o banco.',
    'Informe o endereço da API Pix do banco.',
    'Informe o endereço em que o banco dá o acesso (token).',
    'Informe o Client ID que o banco deu.',
    'Informe o Client Secret que o banco deu.',
    'Informe a sua senha atual.',
    'Informe o código do aplicativo de verificação.',
  ])
    await page.getByText(text, { exact: true }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await violations(page, { targets: true })).toEqual([])

  await page.getByLabel(/^Banco/).selectOption('Efí')
  await page.getByRole('button', { name: 'Preencher os endereços: Efí' }).tap()
  const address = page.getByLabel('Endereço da API Pix')
  expect(await address.inputValue()).toBe('https://pix.api.efipay.com.br/v2')
  await page.getByLabel(/^Banco/).selectOption('Outro banco')
  await address.fill('o meu banco')
  await page.getByLabel('Endereço do acesso (token)').fill(psp.settings.enderecoAcesso)
  await page.getByLabel('Client ID').fill(psp.settings.aplicacao)
  await page.getByLabel('Client Secret').fill('outro')
  await save(page)
  await page.getByText('Informe um endereço completo, que comece com https://.').waitFor()
  await address.fill(psp.settings.endereco)
  await save(page, 'nao-e-esta')
  await page.getByText('A senha atual não confere.').waitFor()
  await save(page)
  await page.getByText('O banco não aceitou o Client ID, o Client Secret ou o certificado.').waitFor()
  await page.getByText('O código já foi usado: informe o próximo do aplicativo.').waitFor()
  await page.waitForFunction(() => (document.activeElement as HTMLInputElement).name === 'aplicacao')
  await page.getByLabel('Client Secret').fill(psp.settings.segredo)
  const certificate = { name: 'banco.p12', mimeType: 'application/x-pkcs12', buffer: Buffer.from('ABC') }
  await page.getByLabel('Certificado', { exact: true }).setInputFiles(certificate)
  await save(page)
  await page.getByText('Este arquivo não é um certificado .p12 ou .pfx.').waitFor()
  await page.getByLabel('Certificado', { exact: true }).setInputFiles([])
  psp.down = true
  await save(page)
  await page.getByText(down).waitFor()
  expect(await product.sql('select from provedor_pix where id_cliente = 1')).toEqual([])

  psp.down = false
  await save(page)
  await toastOf(page, 'Pix pelo banco salvo.').waitFor()
  await page.getByText('Ligado, por Outro banco').waitFor()
  // the form begins anew
  for (const label of ['Client Secret', 'Sua senha atual', 'Código de verificação'])
    await eventually(async () => expect(await page.getByLabel(label).inputValue()).toBe(''))
  // the first search tells the bank our address
  await eventually(async () =>
    expect(await product.sql('select from provedor_pix where id_cliente = 1 and aviso_em is not null')).toHaveLength(1),
  )
  psp.down = true
  await page.getByRole('button', { name: 'Testar conexão' }).tap()
  await toastOf(page, down).waitFor()
  const problem = page.getByRole('definition').filter({ hasText: down })
  await problem.waitFor()
  psp.down = false
  await page.getByRole('button', { name: 'Testar conexão' }).tap()
  await toastOf(page, 'O banco respondeu: está tudo certo.').waitFor()
  await problem.waitFor({ state: 'detached' })
  await page.getByText('Registrados', { exact: true }).waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
})

test('the bank tells of a Pix twice, and it is one line with one entry', async () => {
  const member = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/ofertar' })
  await settled(member)
  await member.getByLabel(/^Para/).selectOption('Oferta')
  await member.getByLabel('Valor').fill('25,00')
  await member.getByRole('button', { name: 'Gerar código' }).tap()
  const text = await member.getByLabel('Pix copia e cola').inputValue()
  const txid = [...psp.charges.keys()].at(-1) ?? 'no charge'
  expect(text).toContain(`pix.exemplo.org/qr/${txid}`)

  const before = await balance()
  pix = psp.pay(txid, '25.00', { pagador: { nome: 'Ana Paula' } })
  expect(await Promise.all([tell(), tell()])).toEqual([200, 200])
  await returned('0.00')
  // the bank is asked once for notices that wait together, otherwise for each
  expect([1, 2]).toContain(psp.asked.filter((call) => call === `GET /pix/${pix.endToEndId}`).length)
  expect(await entries()).toEqual(['25.00'])
  expect(await balance()).toBe(before + 2500n)

  await product.hold('Auxiliar de tesouraria')
  const page = await product.openPage({ perfil: 4, alone: true, path: received() })
  await rowOf(page).getByText('Lançado').waitFor()
  expect(await rowOf(page).count()).toBe(1)
  // the function alone pays nothing out, but the perfil does by the table; only the administrator changes the bank
  await rowOf(page)
    .getByRole('button', { name: /^Ações de Pix/ })
    .click()
  expect(await menuItems(page)).toEqual(['Identificar', 'Devolver'])
  await page.keyboard.press('Escape')
  expect(await page.getByRole('link', { name: 'Configurar o Pix pelo banco' }).count()).toBe(0)
  await rowOf(page).getByRole('link', { name: 'Lançado' }).click()
  await page.getByRole('heading', { name: 'Oferta por Pix' }).waitFor()
  await page.goto(settings)
  await page.getByText('A página pede a permissão “Pix pelo banco: configurar o Pix pelo banco”').waitFor()
})

test('the bank takes a part of it back, the treasurer gives back another, and the rest goes unannounced: each is reversed', async () => {
  const before = (await balance()) - 2500n
  psp.refund(pix, '10.00')
  expect(await tell()).toBe(200)
  await returned('10.00')
  expect(await entries()).toEqual(['25.00', '-25.00', '15.00'])
  expect(await balance()).toBe(before + 1500n)

  await product.hold('Tesoureiro')
  const page = await phone(4, received(), [422, 503])
  await rowOf(page)
    .getByText(/^Devolvido R\$\s10,00$/)
    .waitFor()
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  await rowOf(page)
    .getByRole('button', { name: /^Ações de Pix/ })
    .tap()
  await page.getByRole('menuitem', { name: 'Devolver' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Devolver o Pix' })
  await dialog.getByText(/Restam R\$\s15,00/).waitFor()
  const give = async (valor: string) => {
    await dialog.getByLabel('Valor').fill(valor)
    await dialog.getByLabel('Sua senha atual').fill(password)
    await dialog.getByRole('button', { name: 'Devolver' }).tap()
  }
  await give('15,01')
  await dialog.getByText('O valor é maior do que o que resta deste Pix.').waitFor()
  psp.refusedRefunds = 1
  await give('5,00')
  await dialog.getByText(down).waitFor()
  await give('5,00')
  await toastOf(page, 'Pix devolvido.').waitFor()
  await rowOf(page)
    .getByText(/^Devolvido R\$\s15,00$/)
    .waitFor()
  expect(await entries()).toEqual(['25.00', '-25.00', '15.00', '-15.00', '10.00'])

  psp.refund(pix, '10.00', { natureza: 'MED_FRAUDE' })
  await page.getByRole('button', { name: 'Buscar no banco' }).tap()
  await toastOf(page, 'O banco será consultado em instantes.').waitFor()
  await returned('25.00')
  // the list shows what the search found, once it has ended
  await rowOf(page).getByText('Devolvido', { exact: true }).waitFor()
  await rowOf(page)
    .getByText(/^Pelo banco R\$\s10,00$/)
    .waitFor()
  await page.getByRole('button', { name: 'Buscar no banco' }).waitFor()
  expect(
    await rowOf(page)
      .getByRole('button', { name: /^Ações de Pix/ })
      .count(),
  ).toBe(0)
  const all = await entries()
  expect([cents(all), all.length]).toEqual([0n, 6])
  expect(await balance()).toBe(before)
  await page.goto('/dashboard/entradas?busca=devolução de pix')
  await page.getByRole('row').filter({ hasText: 'Estorno' }).first().waitFor()
  expect(await page.getByRole('row').filter({ hasText: 'Estorno' }).allInnerTexts()).toEqual([
    expect.stringMatching(/10,00/),
    expect.stringMatching(/15,00/),
    expect.stringMatching(/25,00/),
  ])
})

test('a Pix whose donation was typed into another account waits until somebody says that it is that one', async () => {
  type Made = { id: number }
  const account = async (nome: string) =>
    (
      await product.graphql<{ criarContaFinanceira: Made }>(
        1,
        'mutation($input: ContaFinanceiraInput!) { criarContaFinanceira(input: $input) { id } }',
        { input: { nome, tipo: 'banco', dataSaldoInicial: churchDay(-60) } },
      )
    ).criarContaFinanceira.id
  const [typedInto, ofPix] = [await account('Cofre das campanhas'), await account('Banco dos Pix')]
  await product.sql('update provedor_pix set id_conta_financeira = $1 where id_cliente = 1', [ofPix])
  const [campaign] = await product.sql<{ id: number; nome: string }>(
    `select id, nome_campanha as nome from campanha_missoes
     where id_cliente = 1 and excluido_em is null and status_campanha <> 'cancelada' order by id limit 1`,
  )
  const { eu } = await product.graphql<{ eu: Made & { name: string } }>(2, '{ eu { id name } }')
  const donation = {
    idCampanha: String(campaign?.id),
    idMembro: String(eu.id),
    valorDoacao: '61.37',
    dataDoacao: churchDay(-1),
    idContaFinanceira: String(typedInto),
  }
  await product.graphql(1, 'mutation($input: DoacaoInput!) { criarDoacao(input: $input) { id } }', { input: donation })
  const { gerarCodigoPix } = await product.graphql<{ gerarCodigoPix: { txid: string } }>(
    2,
    'mutation($input: GerarCodigoPixInput!) { gerarCodigoPix(input: $input) { txid } }',
    { input: { finalidade: 'campanha', idCampanha: String(campaign?.id) } },
  )
  const gift = psp.pay(gerarCodigoPix.txid, '61.37')
  expect(await tell(gift)).toBe(200)

  const page = await phone(1, received(gift))
  await rowOf(page).getByText('Doação igual já lançada à mão').waitFor()
  await rowOf(page)
    .getByRole('button', { name: /^Ações de Pix/ })
    .tap()
  await page.getByRole('menuitem', { name: 'Já está lançado?' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Este Pix já está lançado?' })
  await dialog.getByText(`${eu.name} já fez uma doação de R$`).waitFor()
  await dialog.getByText(`à campanha ${campaign?.nome}`).waitFor()
  await settled(page)
  expect(await overflow(page)).toBeLessThanOrEqual(0)
  expect(await violations(page, { targets: true })).toEqual([])
  await dialog.getByRole('button', { name: 'É esta doação' }).tap()
  await toastOf(page, 'O Pix é aquela doação, em Banco dos Pix. Nada foi lançado de novo.').waitFor()
  await rowOf(page).getByRole('link', { name: 'Lançado' }).waitFor()
  expect(
    await product.sql(
      `select e.valor, e.id_conta_financeira as conta from pix_recebido p
       join entrada e on e.id_cliente = p.id_cliente and e.origem = 'doacao' and e.id_origem = p.id_doacao
       where p.end_to_end_id = $1`,
      [gift.endToEndId],
    ),
  ).toEqual([{ valor: '61.37', conta: ofPix }])
})

test('the bank is switched off again, and its notices count no longer', async () => {
  const page = await product.openPage({ perfil: 1, alone: true, path: settings, expected: [422] })
  await settled(page)
  await page.getByLabel('Lançar sozinho cada Pix que o banco informa').focus()
  await page.keyboard.press('Space')
  await save(page)
  await toastOf(page, 'Pix pelo banco salvo.').waitFor()
  await page.getByRole('definition').filter({ hasText: 'Desligado' }).waitFor()
  expect(await tell()).toBe(404)
  await page.goto('/dashboard/pix-recebidos')
  await page.getByText('O Pix pelo banco está desligado').waitFor()
  expect(await page.getByRole('button', { name: 'Buscar no banco' }).count()).toBe(0)
})
