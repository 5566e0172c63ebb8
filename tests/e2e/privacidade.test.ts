import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import { goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const plain = (text: string) => text.replaceAll('\u00a0', ' ')
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

describe('audit log and recycle bin', () => {
  test('a change is shown with its old and new values; a deleted record is restored', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/tipoPosts' })
    const write = (query: string, variables: object) => product.graphql(1, query, variables)
    const { criarLocal: local } = (await write('mutation($input: LocalInput!) { criarLocal(input: $input) { id } }', {
      input: { nomeLocal: 'Salão da Lixeira', capacidade: 10 },
    })) as { criarLocal: { id: number } }
    await write('mutation($id: ID!, $input: LocalInput!) { atualizarLocal(id: $id, input: $input) { id } }', {
      id: String(local.id),
      input: { nomeLocal: 'Salão da Lixeira', capacidade: 25 },
    })
    await write('mutation($id: ID!) { excluirLocal(id: $id) { message } }', { id: String(local.id) })

    await goTo(page, `/dashboard/auditoria?tabela=local&idRegistro=${local.id}&operacao=alterar`)
    await page.getByRole('button', { name: 'Local: Salão da Lixeira' }).click()
    const change = page.getByRole('dialog').getByRole('row', { name: /Capacidade/ })
    await change.waitFor()
    expect(await change.getByRole('cell').allInnerTexts()).toEqual(['10', '25'])
    await page.keyboard.press('Escape')

    // the audit log shows amounts and codes as texts for people
    const { criarEntrada: entry } = (await write(
      'mutation($input: EntradaInput!) { criarEntrada(input: $input, confirmacoes: ["valorIncomum"]) { id } }',
      { input: { descricao: 'Oferta da auditoria', data: today(), valor: '1234.50', categoria: 2 } },
    )) as { criarEntrada: { id: number } }
    const { criarUsuario: person } = (await write(
      'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }',
      { input: { name: 'Auditada da Silva', email: 'auditada@exemplo.com.br', perfil: 2 } },
    )) as { criarUsuario: { id: number } }
    for (const [tabela, id, expected] of [
      ['entrada', entry.id, { Valor: 'R$ 1.234,50', Categoria: 'Oferta' }],
      ['usuario', person.id, { Perfil: 'Membro', Ativo: 'Sim' }],
    ] as const) {
      await goTo(page, `/dashboard/auditoria?tabela=${tabela}&idRegistro=${id}&operacao=criar`)
      await page.getByRole('table', { name: 'Auditoria' }).getByRole('button').first().click()
      for (const [field, text] of Object.entries(expected)) {
        const row = page
          .getByRole('dialog')
          .locator('tr')
          .filter({ hasText: new RegExp(`^${field}`) })
        await row.waitFor()
        expect((await row.locator('td').allInnerTexts()).map(plain)).toEqual(['-', text])
      }
      await page.keyboard.press('Escape')
    }

    await goTo(page, '/dashboard/lixeira?busca=Salão da Lixeira')
    await page.getByRole('button', { name: 'Restaurar Salão da Lixeira' }).click()
    await toastOf(page, 'Local restaurado.').waitFor()
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    await goTo(page, '/dashboard/locais?busca=Salão da Lixeira')
    await page.getByText('Salão da Lixeira').first().waitFor()
  })
})

describe('settings of privacy and of the church', () => {
  test('the church’s data are refused with invalid check digits, and saved with valid ones', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=igreja' })
    await page.getByRole('heading', { name: 'Dados da igreja' }).waitFor()
    await page.getByLabel('CNPJ').fill('11222333000182')
    await page.getByLabel('CEP').fill('01310100')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('CNPJ inválido.').waitFor()
    await page.getByLabel('CNPJ').fill('11222333000181')
    await page.getByLabel('E-mail do encarregado').fill('')
    await page.getByLabel('Telefone do encarregado').fill('')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Informe o e-mail ou o telefone do encarregado.').waitFor()
    await page.getByLabel('E-mail do encarregado').fill('privacidade@betel.demo')
    await page.getByLabel('Telefone do encarregado').fill('1932550100')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Dados da igreja atualizados.').waitFor()
    await page.reload()
    await page.getByRole('heading', { name: 'Dados da igreja' }).waitFor()
    expect(await page.getByLabel('CNPJ').inputValue()).toBe('11.222.333/0001-81')
    expect(await page.getByLabel('CEP').inputValue()).toBe('01310-100')
  })

  test('a member requests their own data and answers a consent', async () => {
    const page = await product.openPage({ perfil: 2, path: '/dashboard/settings?aba=privacidade' })
    await page.getByRole('heading', { name: 'Os meus dados' }).waitFor()
    await page.getByText('fale com Secretaria da Igreja Betel').first().waitFor()
    expect(await page.getByRole('link', { name: 'privacidade@betel.demo' }).count()).toBe(2)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Solicitar Dados' }).click()
    expect((await download).suggestedFilename()).toBe('meus-dados.json')
    await page.getByRole('button', { name: 'Concordo: Uso da minha imagem', exact: true }).click()
    await toastOf(page, 'Resposta registrada.').waitFor()
    expect(await page.getByRole('button', { name: 'Baixar tudo' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: 'Encerrar conta' }).count()).toBe(0)
  })

  test('the administrator downloads the church’s data as a ZIP', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/settings?aba=privacidade' })
    const download = page.waitForEvent('download', { timeout: 60_000 })
    await page.getByRole('button', { name: 'Baixar tudo' }).click()
    expect((await download).suggestedFilename()).toMatch(/^igreja-\d+\.zip$/)
  })
})

test('the platform’s administrator suspends a church and ends the suspension', async () => {
  const page = await product.openPage({ perfil: 0, path: '/dashboard/igrejas?busca=Esperança' })
  await settled(page)
  const menu = page.getByRole('button', { name: /Comunidade Esperança/ })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Suspender' }).click()
  await page.getByRole('dialog').getByLabel('Motivo').fill('Teste de suspensão.')
  await page.getByRole('dialog').getByRole('button', { name: 'Suspender' }).click()
  await toastOf(page, 'Igreja suspensa.').waitFor()
  await page.getByRole('cell').getByText('Suspensa').waitFor()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Reativar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reativar' }).click()
  await toastOf(page, 'Igreja reativada.').waitFor()
  await goTo(page, '/dashboard/tarefas')
  await page.getByRole('heading', { name: 'Tarefas com falha' }).waitFor()
})
