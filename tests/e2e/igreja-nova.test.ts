import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { openNewChurch } from './new-church.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const nothingYet = 'Ainda não há dados cadastrados.'

/** The parts of a toolbar; only lists with records have them. */
const tools = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('search')
    .or(page.getByRole('main').getByRole('searchbox'))
    .or(page.getByRole('main').getByRole('combobox'))
    .or(page.getByRole('main').getByRole('button', { name: /^(Exportar|Colunas|Filtros|Lixeira)$/ }))

const lists = [
  ['departaments', 'Crie os departamentos da igreja', 'Novo Departamento'],
  ['celulas', 'Crie a primeira célula', 'Nova Célula'],
  ['eventos', 'Cadastre o primeiro evento', 'Novo Evento'],
  ['cultos', 'Cadastre o próximo culto', 'Novo Culto'],
  ['campanha_missoes', 'Crie a primeira campanha', 'Nova Campanha'],
  ['dizimos', 'Lance o primeiro dízimo', 'Novo Dízimo'],
  ['contas_pagar', 'Cadastre as contas do mês', 'Nova Conta'],
  ['centro-custo', 'Crie centros de custo', 'Novo Centro de Custo'],
] as const

describe('lists without records', () => {
  test('lists without records show a hint and the add button, but no search, filter, export or column choice', async () => {
    const page = await openNewChurch(product, 'Igreja do Começo')
    for (const [path, hint, add] of lists) {
      await page.goto(`/dashboard/${path}`)
      await page.getByText(nothingYet).waitFor()
      await page.getByText(hint).waitFor()
      expect([path, await page.getByRole('main').getByRole('link', { name: add }).count()]).toEqual([path, 2])
      expect([path, await tools(page).count()]).toEqual([path, 0])
    }
  })

  test('a member sees another hint and no add button in lists without records', async () => {
    const page = await openNewChurch(product, 'Igreja da Leitura')
    await product.sql(`update usuario set perfil = 2 where name = 'Débora Nogueira'
      and id_cliente = (select id from cliente where nome = 'Igreja da Leitura')`)
    await page.goto('/dashboard/eventos')
    await page.getByText(nothingYet).waitFor()
    await page.getByText('O que for cadastrado aparece aqui.').waitFor()
    expect(await page.getByRole('link', { name: 'Novo Evento' }).count()).toBe(0)
    await page.goto('/dashboard/dizimos')
    await page.getByText('Os dízimos que a tesouraria lançar aparecem aqui.').waitFor()
    expect(await tools(page).count()).toBe(0)
  })

  test('a list without records shows its filters while a filter is set, and its recycle bin while it has deleted records', async () => {
    const page = await openNewChurch(product, 'Igreja do Filtro')
    await page.goto('/dashboard/locais?busca=templo')
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('templo')
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
    await page.getByText(nothingYet).waitFor()
    expect(await tools(page).count()).toBe(0)

    await page.getByRole('main').getByRole('link', { name: 'Novo Local' }).last().click()
    await page.getByLabel('Nome').fill('Templo')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByRole('cell', { name: 'Templo', exact: true }).waitFor()
    await page.goto('/dashboard/locais')
    await settled(page)
    await page.getByRole('searchbox').waitFor()
    await page.getByRole('button', { name: 'Ações de Templo' }).click()
    await page.getByRole('menuitem', { name: 'Excluir Local' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await page.getByText(nothingYet).waitFor()
    await page.reload()
    await page.getByRole('button', { name: 'Lixeira' }).click()
    await page.getByRole('cell', { name: 'Templo', exact: true }).waitFor()
    await page.getByRole('searchbox').waitFor()
  })
})

const steps = '/dashboard/primeiros-passos'

/** Opens the step with this title, unless it is already open, and returns it. */
async function openStep(page: Page, title: string) {
  const step = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: new RegExp(`${title} (Feito|A fazer)`) }) })
  const heading = step.getByRole('button', { name: new RegExp(title) }).first()
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click()
  return step
}

const typed = (page: Page, row: string, field: string) =>
  page.getByRole('group', { name: row, exact: true }).getByLabel(field)

describe('the first steps of a new church', () => {
  test('the first steps of a new church are completed on one screen, and each saved record is in the database', async () => {
    const page = await openNewChurch(product, 'Igreja da Primeira Noite', { expected: [409] })
    const own = `id_cliente = (select id from cliente where nome = 'Igreja da Primeira Noite')`
    await page.getByRole('link', { name: 'Começar' }).click()
    await page.waitForURL(`**${steps}`)
    await page.getByText('0 de 9 feitos').waitFor()

    const church = await openStep(page, 'Dados da igreja')
    await church.getByLabel('Cidade').fill('Rio Branco')
    await church.getByLabel('Fuso horário').selectOption({ label: 'Rio Branco' })
    await church.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('1 de 9 feitos').waitFor()
    await church.getByRole('button', { name: 'Próximo: O que a igreja usa' }).click()

    const used = await openStep(page, 'O que a igreja usa')
    await eventually(async () => expect(await used.getByRole('checkbox', { checked: false }).count()).toBe(1))
    await used.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('2 de 9 feitos').waitFor()
    await used.getByRole('button', { name: 'Próximo: Primeiras pessoas' }).click()

    // Enter moves to the next field, and there is always another blank row.
    const people = await openStep(page, 'Primeiras pessoas')
    await typed(page, 'Pessoa 1', 'Nome').fill('Ana Prado')
    await typed(page, 'Pessoa 1', 'Nome').press('Enter')
    await page.keyboard.type('15991234567')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Bento Reis')
    await typed(page, 'Pessoa 3', 'Nome').fill('Clara Luz')
    await typed(page, 'Pessoa 3', 'E-mail').fill('igrejadaprimeiranoite@exemplo.com.br')
    await typed(page, 'Pessoa 4', 'Telefone').fill('1')
    await people.getByRole('button', { name: 'Salvar' }).click()
    await typed(page, 'Pessoa 4', 'Nome').and(page.locator('[aria-invalid=true]')).waitFor()
    expect(await product.sql(`select 1 from usuario where ${own} and name = 'Ana Prado'`)).toEqual([])
    await typed(page, 'Pessoa 4', 'Telefone').fill('')
    await people.getByRole('button', { name: 'Salvar' }).click()
    // Saved rows leave the form. The refused row stays and shows the reason.
    await page.getByText('Salvos agora: Ana Prado, Bento Reis.').waitFor()
    await page.getByText('Já existe uma pessoa com este e-mail.').waitFor()
    expect(await typed(page, 'Pessoa 1', 'Nome').inputValue()).toBe('Clara Luz')
    await typed(page, 'Pessoa 1', 'E-mail').fill('clara@exemplo.com.br')
    await typed(page, 'Pessoa 1', 'E-mail').press('Control+Enter')
    await page.getByText('Salvos agora: Ana Prado, Bento Reis, Clara Luz.').waitFor()
    await page.getByText('3 de 9 feitos').waitFor()
    expect(
      await product.sql(`select name, perfil, telefone_usuario from usuario where ${own} and name = 'Ana Prado'`),
    ).toEqual([{ name: 'Ana Prado', perfil: -1, telefone_usuario: '15991234567' }])

    const cells = await openStep(page, 'Células')
    await typed(page, 'Célula 1', 'Nome').fill('Betânia')
    await typed(page, 'Célula 1', 'Líder').fill('bento')
    await page.getByRole('option', { name: 'Bento Reis' }).click()
    await typed(page, 'Célula 1', 'Dia da semana').selectOption({ label: 'Quinta-feira' })
    await typed(page, 'Célula 1', 'Hora').fill('20:00')
    await typed(page, 'Célula 2', 'Nome').fill('Emaús')
    await cells.getByRole('button', { name: 'Salvar' }).click()
    await toastOf(page, '2 células criadas.').waitFor()
    expect(
      await product.sql(`select nome_celula, dia_celula, name from celula c left join membro_celula m on m.id_celula = c.id and membro_lider = 1
        left join usuario u on u.id = m.id_membro
        where c.${own} order by 1`),
    ).toEqual([
      { nome_celula: 'Betânia', dia_celula: 4, name: 'Bento Reis' },
      { nome_celula: 'Emaús', dia_celula: null, name: null },
    ])

    const departments = await openStep(page, 'Departamentos')
    await departments.getByText('Louvor', { exact: true }).click()
    await departments.getByText('Mídia', { exact: true }).click()
    await departments.getByLabel('Outro departamento').fill('Cantina')
    await departments.getByLabel('Outro departamento').press('Enter')
    await departments.getByRole('button', { name: 'Criar 3 departamentos' }).click()
    await toastOf(page, '3 departamentos criados.').waitFor()
    await eventually(async () => expect(await departments.getByRole('checkbox', { disabled: true }).count()).toBe(3))

    const services = await openStep(page, 'Cultos e eventos')
    await page.getByRole('group', { name: 'Culto 1' }).getByRole('textbox', { name: /^Data/ }).fill('06/12/2026')
    await typed(page, 'Culto 1', 'Hora').fill('19:00')
    await services.getByRole('button', { name: 'Salvar' }).click()
    await toastOf(page, 'Um culto cadastrado.').waitFor()

    const accounts = await openStep(page, 'Contas e saldo inicial')
    await typed(page, 'Caixa geral', 'Saldo inicial').fill('850,00')
    await accounts.getByRole('button', { name: 'Salvar saldo inicial' }).click()
    await toastOf(page, 'Saldo inicial salvo.').waitFor()
    await page.getByText('8 de 9 feitos').waitFor()
    await typed(page, 'Conta 1', 'Nome').fill('Banco do Bairro')
    await typed(page, 'Conta 1', 'Saldo inicial').fill('12.345,67')
    await typed(page, 'Conta 2', 'Nome').fill('Poupança da obra')
    await typed(page, 'Conta 2', 'Tipo').selectOption({ label: 'Poupança' })
    await accounts.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, '2 contas criadas.').waitFor()
    expect(
      await product.sql(`select nome, tipo, saldo_inicial::text from conta_financeira where ${own} order by id`),
    ).toEqual([
      { nome: 'Caixa geral', tipo: 'caixa', saldo_inicial: '850.00' },
      { nome: 'Banco do Bairro', tipo: 'banco', saldo_inicial: '12345.67' },
      { nome: 'Poupança da obra', tipo: 'poupanca', saldo_inicial: '0.00' },
    ])
    // which account each means has is asked, with what most churches answer
    const means = page.getByRole('dialog', { name: 'Em qual conta cai cada meio?' })
    expect(await means.getByLabel('Dinheiro').locator('option:checked').textContent()).toBe('Caixa geral')
    expect(await means.getByLabel('Pix').locator('option:checked').textContent()).toBe('Banco do Bairro')
    await means.getByLabel('Cheque').selectOption('Caixa geral')
    expect(await violations(page)).toEqual([])
    await means.getByRole('button', { name: 'Salvar e continuar' }).click()
    await toastOf(page, 'Contas dos meios salvas com sucesso.').waitFor()
    expect(
      await product.sql(
        `select c.nome, array_agg(m.meio order by m.meio) as meios from conta_do_meio m
         join conta_financeira c on c.id_cliente = m.id_cliente and c.id = m.id_conta_financeira
         where m.${own} group by c.nome order by c.nome`,
      ),
    ).toEqual([
      { nome: 'Banco do Bairro', meios: ['boleto', 'cartao', 'debito', 'pix', 'transferencia'] },
      { nome: 'Caixa geral', meios: ['cheque', 'dinheiro'] },
    ])
    await accounts.getByRole('button', { name: 'Conferir onde cai cada meio' }).click()
    expect(await means.getByLabel('Cheque').locator('option:checked').textContent()).toBe('Caixa geral')
    await means.getByRole('button', { name: 'Cancelar' }).click()

    const money = await openStep(page, 'Primeira entrada')
    await typed(page, 'Entrada 1', 'Descrição').fill('Oferta de domingo')
    await typed(page, 'Entrada 1', 'Categoria').selectOption({ label: 'Oferta' })
    await typed(page, 'Entrada 1', 'Valor').fill('350,00')
    await money.getByRole('button', { name: 'Salvar' }).click()
    await page.getByText('Todos os passos foram dados.').waitFor()
    await money.getByRole('link', { name: 'Ir para o início' }).click()
    await page.getByRole('region', { name: 'Números da igreja' }).waitFor()
    await page.getByRole('heading', { name: /^Primeiros passos/ }).waitFor({ state: 'detached' })

    // the audit log tells the church's time, not the browser's
    await page.goto('/dashboard/auditoria')
    await page.getByRole('button', { name: 'Entrada: Oferta de domingo' }).waitFor()
    const written = await page.locator('[data-label="Quando"]').first().innerText()
    const [, day, month, year, time] = /^(\d\d)\/(\d\d)\/(\d{4}), (\d\d:\d\d)$/.exec(written) ?? []
    const since = Date.now() - Date.parse(`${year}-${month}-${day}T${time}:00-05:00`)
    expect([written, since > -60_000 && since < 1_800_000]).toEqual([written, true])
  })

  test('the first steps of a new church keep unsaved rows after a failure, and a repeated save creates no second record', async () => {
    const page = await openNewChurch(product, 'Igreja da Estrada', { unreliable: true })
    await page.goto(`${steps}?passo=pessoas`)
    await typed(page, 'Pessoa 1', 'Nome').fill('Davi Serra')
    await typed(page, 'Pessoa 2', 'Nome').fill('Ester Rocha')
    // The server saves the record, but its response is lost.
    await page.route('**/graphql', async (route) => {
      if (!route.request().postData()?.includes('CriarPessoaDoPasso')) return route.fallback()
      await route.fetch()
      await route.abort()
    })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Não foi possível salvar esta pessoa.').waitFor()
    await page.getByText('2 linhas não foram salvas e continuam aqui.').waitFor()
    expect(await typed(page, 'Pessoa 2', 'Nome').inputValue()).toBe('Ester Rocha')

    await page.getByRole('link', { name: 'Início' }).first().click()
    const question = page.getByRole('alertdialog')
    await question.getByText('O que você preencheu será perdido.').waitFor()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    // A closed step keeps its rows.
    await openStep(page, 'Departamentos')
    await openStep(page, 'Primeiras pessoas')
    expect(await typed(page, 'Pessoa 1', 'Nome').inputValue()).toBe('Davi Serra')

    await page.unroute('**/graphql')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText('Salvos agora: Davi Serra, Ester Rocha.').waitFor()
    const saved = await product.sql(`select name from usuario where name in ('Davi Serra', 'Ester Rocha') order by 1`)
    expect(saved).toEqual([{ name: 'Davi Serra' }, { name: 'Ester Rocha' }])
  })

  test('the first steps of a new church fit on a phone, are found as a command, and are refused to a pastor', async () => {
    const page = await openNewChurch(product, 'Igreja do Bolso', { phone: true })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${steps}?passo=celulas`)
    await typed(page, 'Célula 1', 'Nome').fill('Betânia')
    await typed(page, 'Célula 2', 'Nome').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    const desk = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await settled(desk)
    await desk.keyboard.press('Control+k')
    await desk.getByRole('combobox', { name: /^Buscar/ }).fill('primeiros pas')
    await desk.getByRole('option', { name: /Primeiros passos.*Comando/ }).click()
    await desk.waitForURL(`**${steps}`)
    const pastor = await product.openPage({ perfil: 5, path: steps })
    await pastor.waitForURL('**/auth/500')
  })
})

describe('the first bill', () => {
  const church = (name: string) => `(select id from cliente where nome = '${name}')`
  async function newBill(page: Page): Promise<void> {
    await page.goto('/dashboard/contas_pagar/create')
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Conta de luz')
    await page.getByRole('textbox', { name: 'Valor' }).fill('187,40')
    await page.getByRole('textbox', { name: 'Data de vencimento' }).fill('10/12/2030')
    await page.getByText('este é criado ao salvar').waitFor()
  }
  const typed = async (page: Page) => [
    await page.getByRole('textbox', { name: 'Descrição' }).inputValue(),
    await page.getByRole('textbox', { name: 'Valor' }).inputValue(),
    await page.getByRole('textbox', { name: 'Data de vencimento' }).inputValue(),
  ]

  test('needs no cost centre and no department: Geral is made by itself, and the supplier in place', async () => {
    const page = await openNewChurch(product, 'Igreja da Conta')
    await newBill(page)
    const before = await typed(page)
    await page.getByRole('button', { name: 'Novo fornecedor' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Nome' }).fill('Companhia de Luz')
    await dialog.getByRole('button', { name: 'Salvar' }).click()
    await toastOf(page, 'Fornecedor criado com sucesso.').waitFor()
    await dialog.waitFor({ state: 'detached' })
    expect([await typed(page), await page.getByRole('combobox', { name: 'Fornecedor' }).inputValue()]).toEqual([
      before,
      'Companhia de Luz',
    ])
    expect(await page.getByRole('combobox', { name: 'Centro de custo' }).inputValue()).toBe('Geral')
    // the second bill takes the cost centre of the first
    await page.getByRole('button', { name: 'Salvar e criar outra' }).click()
    await toastOf(page, 'Conta criada com sucesso.').waitFor()
    await eventually(async () => expect(await page.getByRole('textbox', { name: 'Descrição' }).inputValue()).toBe(''))
    expect(await page.getByRole('combobox', { name: 'Centro de custo' }).inputValue()).toBe('Geral')
    await page.getByRole('textbox', { name: 'Descrição' }).fill('Conta de água')
    await page.getByRole('textbox', { name: 'Valor' }).fill('60,00')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.waitForURL(/contas_pagar\/(?!create)/)
    const stored = await product.sql(
      `select p.descricao_conta as conta, c.nome as centro, d.titulo_departamento as departamento, f.nome as fornecedor
       from conta_pagar p join centro_custo c on c.id = p.id_centro_custo and c.id_cliente = p.id_cliente
         join departamento d on d.id = c.id_departamento and d.id_cliente = c.id_cliente
         left join fornecedor f on f.id = p.id_fornecedor and f.id_cliente = p.id_cliente
       where p.id_cliente = ${church('Igreja da Conta')} order by p.id`,
    )
    expect(stored).toEqual([
      { conta: 'Conta de luz', centro: 'Geral', departamento: 'Geral', fornecedor: 'Companhia de Luz' },
      { conta: 'Conta de água', centro: 'Geral', departamento: 'Geral', fornecedor: null },
    ])
  })

  test('may have a cost centre and a department that are made in place, and loses nothing that is typed', async () => {
    const page = await openNewChurch(product, 'Igreja do Centro')
    await newBill(page)
    const before = await typed(page)
    await page.getByRole('button', { name: 'Novo centro' }).click()
    const centre = page.getByRole('dialog', { name: 'Novo Centro de Custo' })
    await centre.getByRole('textbox', { name: 'Nome' }).fill('Templo')
    await centre.getByRole('button', { name: 'Novo departamento' }).click()
    const department = page.getByRole('dialog', { name: 'Novo Departamento' })
    await department.getByLabel('Título').fill('Zeladoria')
    await department.getByRole('button', { name: 'Salvar' }).click()
    await department.waitFor({ state: 'detached' })
    expect(await centre.getByRole('textbox', { name: 'Nome' }).inputValue()).toBe('Templo')
    expect(await centre.getByRole('combobox', { name: 'Departamento' }).inputValue()).toBe('Zeladoria')
    await centre.getByRole('button', { name: 'Salvar' }).click()
    await centre.waitFor({ state: 'detached' })
    expect([await typed(page), await page.getByRole('combobox', { name: 'Centro de custo' }).inputValue()]).toEqual([
      before,
      'Templo',
    ])
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Conta criada com sucesso.').waitFor()
    const made = await product.sql(`select nome from centro_custo where id_cliente = ${church('Igreja do Centro')}`)
    expect(made).toEqual([{ nome: 'Templo' }])
  })
})
