import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, goTo, Product, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

/** Selects a church by its name in a form, as the platform's administrator does. */
async function nameChurch(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Igreja' }).fill(name)
  await page.getByRole('option', { name: new RegExp(`^${name} \\(\\d+\\)$`) }).click()
}

const churchOf = (email: string) => `(select id_cliente from usuario where email = '${email}')`
const betel = churchOf('admin@betel.demo')

test('the platform’s administrator selects people and places of the record’s church, or of the selected church', async () => {
  const [{ church, cell }] = (await product.sql(
    `select id_cliente church, min(id) cell from celula where id_cliente = ${betel} group by 1`,
  )) as [{ church: number; cell: number }]
  const page = await product.openPage({ perfil: 0, path: `/dashboard/celulas/create/${cell}` })
  await page.getByRole('heading', { name: 'Editar Célula' }).waitFor()
  expect(await page.getByRole('combobox', { name: 'Igreja' }).count()).toBe(0)
  await page.getByRole('combobox', { name: 'Responsável' }).fill('lider@betel')
  await page.getByRole('option', { name: / - lider@betel\.demo$/ }).waitFor()

  await goTo(page, '/dashboard/celulas/create')
  await page.getByRole('heading', { name: 'Nova Célula' }).waitFor()
  await page.getByLabel('Nome').fill('Célula feita pela plataforma')
  const picker = page.getByRole('combobox', { name: 'Responsável' })
  await picker.fill('lider@betel')
  await page.getByText('Nada encontrado').first().waitFor()
  const choose = async () => {
    await nameChurch(page, 'Igreja Betel')
    await picker.fill('lider@betel')
    await page.getByRole('option', { name: / - lider@betel\.demo$/ }).click()
  }
  await choose()
  await page.getByRole('button', { name: 'Limpar: Igreja' }).click()
  await page.getByLabel('Nome').focus()
  // the person who was selected before belongs to the other church
  await eventually(async () => expect(await picker.inputValue()).toBe(''))
  expect(await page.getByLabel('Nome').inputValue()).toBe('Célula feita pela plataforma')
  await choose()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Célula criada com sucesso.').waitFor()
  await eventually(async () =>
    expect(
      await product.sql(`select id_cliente from celula where nome_celula = 'Célula feita pela plataforma'`),
    ).toEqual([{ id_cliente: church }]),
  )
})

test('the platform’s home page shows churches, and its lists and books show the selected church', async () => {
  const page = await product.openPage({ perfil: 0, path: '/dashboard/home' })
  await page
    .getByRole('region', { name: 'Igrejas' })
    .getByRole('link', { name: /^Suspensas/ })
    .waitFor()
  await page.getByRole('heading', { name: 'Carga' }).waitFor()
  expect(await page.getByText('Recém-convertidos').count()).toBe(0)

  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  // lists that may be empty keep the church filter while a church is selected
  for (const path of [
    'auditoria',
    'lixeira?idCliente=9',
    'emails?idCliente=9',
    'tarefas?idCliente=9',
    'lentidao?idCliente=9',
    'livro-caixa',
    'orcamentos/resumo',
  ]) {
    await goTo(page, `/dashboard/${path}`)
    await nameChurch(page, 'Igreja Betel')
    await page.waitForURL(new RegExp(`idCliente=${church}$`))
  }
  // the budget of the selected church, since the platform's own church lacks these departments
  await page.getByRole('link', { name: 'Louvor' }).or(page.getByText('Louvor')).first().waitFor()
})

test('the platform’s administrator creates and edits ledger entries of the selected church', async () => {
  const [{ church }] = (await product.sql(
    `select distinct id_cliente church from celula where id_cliente = ${betel}`,
  )) as [{ church: number }]
  const page = await product.openPage({ perfil: 0, path: '/dashboard/contas_pagar/create' })
  await page.getByRole('heading', { name: 'Nova Conta' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByLabel('Descrição').fill('Conta feita pela plataforma')
  await page.getByRole('textbox', { name: 'Valor' }).fill('12,34')
  await page.getByRole('textbox', { name: /^Data de vencimento/ }).fill('20/12/2026')
  await page.getByRole('combobox', { name: 'Centro de custo' }).fill('Manutenção do templo')
  await page.getByRole('listbox').getByRole('option', { name: 'Manutenção do templo' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Conta criada com sucesso.').waitFor()

  // the platform's own church has no assets and no departments; the form still works
  await goTo(page, '/dashboard/manutencoes-patrimonios/create')
  await page.getByRole('heading', { name: 'Nova Manutenção' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('combobox', { name: 'Patrimônio' }).fill('mesa de som')
  await page.getByRole('option', { name: /^Mesa de som digital/ }).click()
  await page.getByRole('textbox', { name: /^Data/ }).fill('20/12/2026')
  await page.getByRole('textbox', { name: 'Valor' }).fill('56,78')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Manutenção criada com sucesso.').waitFor()

  await goTo(page, '/dashboard/entradas/create')
  await page.getByRole('heading', { name: 'Nova Entrada' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByLabel('Descrição').fill('Entrada feita pela plataforma')
  await page.getByRole('textbox', { name: 'Valor' }).fill('90,12')
  await page.getByLabel('Categoria').selectOption({ label: 'Oferta' })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Entrada criada com sucesso.').waitFor()

  expect(
    await product.sql(
      `select id_cliente, valor_conta::text as valor from conta_pagar where descricao_conta = 'Conta feita pela plataforma'
       union all select id_cliente, valor_manutencao::text from manutencao_patrimonio where valor_manutencao = 56.78
       union all select id_cliente, valor::text from entrada where descricao = 'Entrada feita pela plataforma'`,
    ),
  ).toEqual(['12.34', '56.78', '90.12'].map((valor) => ({ id_cliente: church, valor })))
})

test('the platform’s administrator creates worship services, rehearsals, resources and reservations of the selected church', async () => {
  const [{ church }] = (await product.sql(
    `select distinct id_cliente church from celula where id_cliente = ${betel}`,
  )) as [{ church: number }]
  const page = await product.openPage({ perfil: 0 })
  const choose = async (label: string, text: string) => {
    await page.getByRole('combobox', { name: label }).fill(text)
    await page.getByRole('option', { name: text }).first().click()
  }
  const save = async (toast: string) => {
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, toast).waitFor()
  }
  const start = async (path: string, heading: string) => {
    await goTo(page, `/dashboard/${path}/create`)
    await page.getByRole('heading', { name: heading }).waitFor()
    await nameChurch(page, 'Igreja Betel')
  }
  await start('cultos', 'Novo Culto')
  await page.getByRole('textbox', { name: 'Data' }).fill('24/12/2090')
  await page.getByRole('textbox', { name: 'Hora' }).fill('20:00')
  await choose('Local', 'Templo')
  await choose('Pregador', 'pastor@betel.demo')
  await save('Culto criado com sucesso.')

  await start('ensaios_louvor', 'Criar Ensaio')
  await choose('Grupo de louvor', 'Ministério Novo Canto')
  await page.locator('input[name=dataEnsaio]').fill('23/12/2090')
  await page.getByLabel('Hora').fill('20:15')
  await save('Ensaio criado com sucesso!')

  await start('recursos', 'Novo Recurso')
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Recurso feito pela plataforma')
  await choose('Tipo', 'Som e projeção')
  await save('Recurso criado com sucesso.')

  await start('reservas', 'Nova Reserva')
  expect(await page.getByRole('combobox', { name: 'Responsável' }).inputValue()).toBe('')
  await choose('Recurso', 'Recurso feito pela plataforma')
  await page.getByRole('textbox', { name: /^Finalidade/ }).fill('Reserva feita pela plataforma')
  await page.getByRole('textbox', { name: /^Início( \*)?$/ }).fill('10/03/2091')
  await page.getByRole('textbox', { name: /^Fim( \*)?$/ }).fill('10/03/2091')
  await save('Reserva criada com sucesso.')

  expect(
    await product.sql(
      `select id_cliente from culto where data_culto = '2090-12-24'
       union all select id_cliente from ensaio_louvor where data_ensaio = '2090-12-23'
       union all select id_cliente from recurso where nome_recurso = 'Recurso feito pela plataforma'
       union all select id_cliente from reserva where finalidade = 'Reserva feita pela plataforma'`,
    ),
  ).toEqual(Array(4).fill({ id_cliente: church }))
})

test('while the choices of the selected church load, choices of the platform’s own church are not offered', async () => {
  const [{ church }] = (await product.sql(
    `select distinct id_cliente church from celula where id_cliente = ${betel}`,
  )) as [{ church: number }]
  const page = await product.openPage({ perfil: 0 })
  const { promise: waiting, resolve: goOn } = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    const { operationName, variables } = route.request().postDataJSON()
    if (operationName === 'TipoRecursoChoices' && variables.idCliente === church) await waiting
    await route.continue()
  })
  await goTo(page, '/dashboard/recursos/create')
  const tipo = page.getByRole('combobox', { name: 'Tipo' })
  const choices = page.getByRole('listbox', { name: 'Tipo' }).getByRole('option')
  await tipo.click()
  await choices.first().waitFor()
  const own = await choices.allInnerTexts()
  await nameChurch(page, 'Igreja Betel')
  await tipo.click()
  await page.getByRole('status').filter({ hasText: 'Buscando…' }).waitFor()
  expect(await choices.count()).toBe(0)
  goOn()
  await choices.first().waitFor()
  expect(own.length).toBeGreaterThan(0)
})

test('the platform’s administrator enters a sheet of tithes in the selected church, which cannot be changed while the sheet has lines', async () => {
  const [{ church }] = (await product.sql(
    `select distinct id_cliente church from celula where id_cliente = ${betel}`,
  )) as [{ church: number }]
  const page = await product.openPage({ perfil: 0, path: '/dashboard/dizimos/folha' })
  await page.getByRole('heading', { name: 'Lançar dízimos' }).waitFor()
  const field = page.getByRole('combobox', { name: 'Igreja' })
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('combobox', { name: 'Membro' }).fill('lider@betel')
  await page.getByRole('option', { name: / - lider@betel\.demo$/ }).click()
  await page.getByRole('textbox', { name: 'Valor' }).fill('43,21')
  await page.getByRole('button', { name: 'Incluir' }).click()
  await page.getByText(`Id do Cliente: ${church}. Para lançar em outra igreja, limpe a folha.`).waitFor()
  expect(await field.count()).toBe(0)

  await page.reload()
  await page.getByText(`Id do Cliente: ${church}.`).waitFor()
  await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
  await toastOf(page, '1 dízimo lançado').waitFor()
  expect(await product.sql(`select id_cliente from dizimo where valor_dizimo = 43.21 and excluido_em is null`)).toEqual(
    [{ id_cliente: church }],
  )
})

test('a failure to load people, and an empty list of people, are reported at the field', async () => {
  const page = await product.openPage({ perfil: 1, expected: [500] })
  let answers: 'fault' | 'nobody' | 'people' = 'fault'
  await page.route('**/graphql', async (route) => {
    if (answers === 'people' || !route.request().postData()?.includes('UsuarioChoices')) return route.continue()
    if (answers === 'fault') return route.fulfill({ status: 500, json: { errors: [{ message: 'Falha.' }] } })
    return route.fulfill({ json: { data: { usuarios: { __typename: 'UsuarioPage', nodes: [] } } } })
  })
  for (const path of [
    'batismo/create',
    'visitas_pastorais/create',
    'celulas/create',
    'departament/create',
    'missoes/create',
    'contas_pagar/create',
    'dizimos/create',
  ]) {
    answers = 'fault'
    await goTo(page, `/dashboard/${path}`)
    const failure = page.getByRole('alert').filter({ hasText: 'Não foi possível carregar os usuários.' }).first()
    await failure.waitFor()
    answers = 'nobody'
    // by keyboard: a click would take the focus from the field; then its error would appear and move the page
    await failure.getByRole('button', { name: 'Tentar de novo' }).press('Enter')
    const nobody = page
      .getByRole('status')
      .filter({ hasText: /^Nenhum (usuário|recém-convertido) cadastrado!/ })
      .first()
    await nobody.waitFor()
    expect(await nobody.getByRole('link').getAttribute('href')).toBe('/dashboard/user/create')
  }
})

test('the platform’s administrator requests a report of the selected church', async () => {
  const [{ name }] = (await product.sql(
    `select min(nome_celula) as name from celula where id_cliente = ${betel} and excluido_em is null`,
  )) as [{ name: string }]
  const page = await product.openPage({ perfil: 0, path: '/dashboard/relatorios' })
  await page.getByLabel('Relatório', { exact: true }).selectOption('eventos')
  await page.getByRole('heading', { name: 'Relatórios' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('button', { name: 'Gerar PDF' }).click()
  // the header of the PDF names the church; it is made, and drawn by a viewer that is loaded for it
  await page.locator('.textLayer').getByText('Igreja Betel').waitFor({ timeout: 60_000 })

  // select a cell of that church
  await page.getByLabel('Relatório', { exact: true }).selectOption('celulas')
  const cell = page.getByRole('combobox', { name: 'Célula' })
  await cell.fill(name)
  await page.getByRole('option', { name }).first().click()
  await eventually(async () => expect(await cell.inputValue()).not.toBe(''))
  // the field of the cell is empty after another church is selected
  await page.getByRole('button', { name: 'Limpar: Igreja' }).click()
  await eventually(async () => expect(await cell.inputValue()).toBe(''))

  await nameChurch(page, 'Igreja Betel')
  await page.getByLabel('Relatório', { exact: true }).selectOption('eventos')
  const href = await page.getByRole('button', { name: 'Página para imprimir' }).getAttribute('href')
  await page.goto(href ?? '')
  await page.getByRole('main').getByText('Igreja Betel', { exact: true }).waitFor()
})

test('the platform’s administrator imports people into the selected church, and sees only its imports', async () => {
  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  const page = await product.openPage({ perfil: 0, path: '/dashboard/user/import' })
  await page.getByRole('heading', { name: 'Importar pessoas' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  const buffer = Buffer.from('Nome;E-mail\nPessoa da Planilha;planilha@betel.demo\n')
  const file = { name: 'pessoas-de-betel.csv', mimeType: 'text/csv', buffer }
  await page.getByLabel('Arquivo com os membros').setInputFiles(file)
  await page.getByRole('button', { name: 'Enviar' }).click()
  await page.getByText(`Id do Cliente: ${church}.`).waitFor()
  // another file is for the same church
  await page.getByRole('button', { name: 'Escolher outro arquivo' }).click()
  const field = page.getByRole('combobox', { name: 'Igreja' })
  await eventually(async () => expect(await field.inputValue()).toBe(`Igreja Betel (${church})`))
  const imports = page.getByRole('table', { name: 'Importações anteriores' })
  const row = imports.getByRole('row').filter({ hasText: 'pessoas-de-betel.csv' })
  await row.getByRole('cell', { name: String(church), exact: true }).waitFor()
  await row.getByRole('link').click()
  await page.getByText('Não enviar agora').click()
  await page.getByRole('button', { name: 'Importar', exact: true }).click()
  await toastOf(page, 'Membros importados com sucesso.').waitFor()
  expect(await product.sql(`select id_cliente from usuario where email = 'planilha@betel.demo'`)).toEqual([
    { id_cliente: church },
  ])

  const answered = page.waitForResponse(
    (response) => response.request().postDataJSON()?.operationName === 'Importacoes',
  )
  await goTo(page, '/dashboard/user/import')
  await page.getByRole('heading', { name: 'Importar pessoas' }).waitFor()
  const { variables } = (await answered).request().postDataJSON()
  expect(variables.idCliente).not.toBe(church)
  expect(await row.count()).toBe(0)
})

test('the platform’s administrator gives a lesson to a class of the selected church', async () => {
  const [{ id }] = (await product.sql(
    `select min(id) as id from classe_ebd
     where id_cliente = ${betel} and status_classe = 'ativa' and excluido_em is null`,
  )) as [{ id: number }]
  const named = await product.sql(
    `update classe_ebd set nome_classe = 'Classe de todas as igrejas', status_classe = 'ativa', excluido_em = null
     where id = $1 or id = (select min(id) from classe_ebd where id_cliente <> ${betel}) returning id`,
    [id],
  )
  expect(named.length).toBe(2)
  const page = await product.openPage({ perfil: 0, path: '/dashboard/aulasEBD/create' })
  await page.getByRole('heading', { name: 'Nova Aula' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('combobox', { name: 'Classe' }).fill('Classe de todas')
  const classes = page.getByRole('option', { name: 'Classe de todas as igrejas' })
  await classes.first().waitFor()
  expect(await classes.count()).toBe(1)
  await classes.click()
  await page.getByRole('button', { name: 'Fazer chamada' }).click()
  await page.waitForURL(new RegExp(`idClasse=${id}$`))
})

/** Creates a worship service of this church that is still to come. */
async function makeService(idCliente: number, temaCulto: string, dataCulto: string): Promise<number> {
  const create =
    'mutation($input: CultoInput!, $idCliente: Int) { criarCulto(input: $input, idCliente: $idCliente) { id } }'
  const variables = { input: { dataCulto, horaCulto: '19:30', temaCulto }, idCliente }
  return (await product.graphql<{ criarCulto: { id: number } }>(0, create, variables)).criarCulto.id
}

test('the platform’s administrator puts people of the selected church on a roster, in the form and in the matrix', async () => {
  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  const idCulto = await makeService(church, 'Culto escalado pela plataforma', '2095-03-06')
  const page = await product.openPage({ perfil: 0, path: '/dashboard/escalas-cultos/create' })
  await page.getByRole('heading', { name: 'Nova Escala' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('combobox', { name: 'Culto' }).fill('escalado pela plataforma')
  await page.getByRole('option', { name: /Culto escalado pela plataforma/ }).click()
  await page.getByRole('combobox', { name: 'Pessoa' }).fill('lider@betel')
  await page.getByRole('option', { name: / - lider@betel\.demo$/ }).click()
  await page.getByLabel('Função').fill('Vocal')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Escala criada com sucesso.').waitFor()

  // the matrix shows the month and the church of the new entry; another month is of the same church
  await page.waitForURL(new RegExp(`mes=2095-03&idCliente=${church}$`))
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await page.getByText('Nenhum culto neste mês.').waitFor()
  await page.getByRole('button', { name: 'Mês anterior' }).click()
  await page.waitForURL(new RegExp(`mes=2095-03&idCliente=${church}$`))
  await page.getByRole('button', { name: 'Escalar Vocal em 06/03/2095 19:30' }).first().click()
  await page.getByRole('combobox', { name: 'Quem serve: Vocal' }).fill('pastor@betel')
  await page.getByRole('option').first().click()
  await toastOf(page, 'Escala criada com sucesso.').waitFor()
  await eventually(async () =>
    expect(
      await product.sql(`select id_cliente from escala_culto where id_culto = $1 and excluido_em is null`, [idCulto]),
    ).toEqual([{ id_cliente: church }, { id_cliente: church }]),
  )
})

test('the platform’s administrator orders a service with moments and services of its church, and creates a moment there', async () => {
  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  const idCulto = await makeService(church, 'Culto ordenado pela plataforma', '2095-04-03')
  const other = await makeService(church, 'Culto de modelo', '2095-04-10')
  const page = await product.openPage({ perfil: 0, path: '/dashboard/cultos/momentos' })
  await page.getByRole('heading', { name: 'Momentos do culto' }).waitFor()
  const all = page.getByRole('cell', { name: 'Abertura', exact: true })
  await eventually(async () => expect(await all.count()).toBeGreaterThan(1))
  await nameChurch(page, 'Igreja Betel')
  await page.waitForURL(new RegExp(`idCliente=${church}$`))
  await eventually(async () => expect(await all.count()).toBe(1))
  await page.getByRole('button', { name: 'Novo Momento' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Igreja' }).fill('Igreja Betel')
  await page.getByRole('option', { name: /^Igreja Betel \(\d+\)$/ }).click()
  await dialog.getByLabel('Título').fill('Momento feito pela plataforma')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Momento criado com sucesso.').waitFor()
  expect(
    await product.sql(`select id_cliente from momento_culto where titulo = 'Momento feito pela plataforma'`),
  ).toEqual([{ id_cliente: church }])

  await goTo(page, '/dashboard/cultos/ordem')
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('combobox', { name: 'Culto' }).fill('ordenado pela plataforma')
  await page.getByRole('option', { name: /Culto ordenado pela plataforma/ }).click()
  await page.getByRole('button', { name: 'Abrir' }).click()
  await page.getByRole('button', { name: 'Adicionar Momento' }).first().click()
  const moment = page.getByRole('combobox', { name: 'Momento' })
  await moment.fill('Abertura')
  const options = page.getByRole('option', { name: 'Abertura', exact: true })
  await options.first().waitFor()
  expect(await options.count()).toBe(1)
  await options.click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Liturgia atualizada com sucesso.').waitFor()
  expect(await product.sql(`select id_cliente from liturgia_culto where id_culto = $1`, [idCulto])).toEqual([
    { id_cliente: church },
  ])

  await goTo(page, `/dashboard/cultos/ordem?idCulto=${other}`)
  await page.getByRole('button', { name: 'Copiar de outro culto' }).click()
  await page.getByRole('combobox', { name: 'Culto' }).fill('ordenado pela plataforma')
  await page.getByRole('option', { name: /Culto ordenado pela plataforma/ }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page
    .getByRole('list', { name: 'Ordem do culto' })
    .getByRole('button', { name: 'Abertura', exact: true })
    .waitFor()
})

test('the platform’s administrator filters rehearsals, and their calendar, by church', async () => {
  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  const page = await product.openPage({ perfil: 0, path: '/dashboard/ensaios_louvor?quando=todos' })
  await nameChurch(page, 'Igreja Betel')
  await page.waitForURL(new RegExp(`idCliente=${church}$`))
  await goTo(page, '/dashboard/ensaios_louvor/calendario')
  await nameChurch(page, 'Igreja Betel')
  await page.waitForURL(new RegExp(`idCliente=${church}$`))
  await page.getByRole('button', { name: 'Próximo mês' }).click()
  await page.waitForURL(new RegExp(`idCliente=${church}&mes=`))
})

test('what the platform’s administrator prints or shares of another church has that church’s name', async () => {
  const [{ celula, reuniao, culto }] = (await product.sql(
    `select (select min(id) from celula where id_cliente = ${betel} and excluido_em is null) as celula,
       (select min(uuid::text) from reuniao_lideranca where id_cliente = ${betel} and excluido_em is null) as reuniao,
       (select max(id) from culto where id_cliente = ${betel} and excluido_em is null and status_culto = 'agendado') as culto`,
  )) as [{ celula: number; reuniao: string; culto: number }]
  const page = await product.openPage({ perfil: 0, path: `/dashboard/cultos/${culto}` })
  const share = page.getByRole('link', { name: 'Enviar por WhatsApp' })
  await share.waitFor()
  await eventually(async () =>
    expect(decodeURIComponent((await share.getAttribute('href')) ?? '')).toContain('Igreja Betel'),
  )
  await goTo(page, `/dashboard/reunioes_lideranca/${reuniao}/ata`)
  await page.getByRole('article').getByText('Igreja Betel', { exact: true }).waitFor()
  await page.goto(`/relatorio/celula?idCelula=${celula}`)
  await page.getByRole('main').getByText('Igreja Betel', { exact: true }).waitFor()
})

test('what the platform’s administrator prints of another church has the time of that church', async () => {
  const zone = 'Pacific/Kiritimati'
  const [{ church, cell, before }] = (await product.sql(
    `select c.id church, c.fuso_horario before, min(celula.id) cell from cliente c join celula on celula.id_cliente = c.id
     where c.id = ${betel} group by 1, 2`,
  )) as [{ church: number; cell: number; before: string }]
  await product.sql(`update cliente set fuso_horario = '${zone}' where id = ${church}`)
  const now = () =>
    new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(new Date())
  try {
    const page = await product.openPage({ perfil: 0, fresh: true, path: '/dashboard/home' })
    // the printed sheet stays on the page until the browser has printed it
    await page.addInitScript(() => {
      window.print = () => undefined
    })
    const times = [now()]
    await page.goto(`/relatorio/celula?idCelula=${cell}`)
    const made = await page.getByText(/^Gerado por .* em \d/).textContent()
    await page.goto(`/dashboard/locais?idCliente=${church}`)
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'Imprimir' }).click()
    const sheet = await page.getByText(/^\d+ registros? · \d/).textContent()
    times.push(now())
    for (const text of [made, sheet]) expect([text, times.some((time) => text?.endsWith(time))]).toEqual([text, true])
  } finally {
    await product.sql(`update cliente set fuso_horario = '${before}' where id = ${church}`)
  }
})

test('the platform’s administrator creates and gives a function of the selected church', async () => {
  const [{ church }] = (await product.sql(`select ${betel} church`)) as [{ church: number }]
  // the form is left with what was typed, so no other test may go on with this page
  const page = await product.openPage({ perfil: 0, fresh: true, path: '/dashboard/funcoes' })
  await page.getByRole('heading', { name: 'Funções' }).waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.waitForURL(new RegExp(`idCliente=${church}$`))
  const [{ id, nome }] = (await product.sql(
    `select id, nome from funcao where id_cliente = ${church} and excluido_em is null order by nome limit 1`,
  )) as [{ id: number; nome: string }]
  await page.getByRole('link', { name: nome, exact: true }).click()
  await page.waitForURL(new RegExp(`/funcoes/${id}$`))
  await page.getByRole('button', { name: 'Dar a uma pessoa' }).click()
  const picker = page.getByRole('dialog').getByRole('combobox', { name: 'Pessoa' })
  // only people of the church of the function
  await picker.fill('lider@')
  await page.getByRole('option', { name: / - lider@betel\.demo$/ }).waitFor()
  expect(await page.getByRole('option', { name: /lider@/ }).count()).toBe(1)

  await goTo(page, '/dashboard/funcao/create')
  await page.getByRole('heading', { name: 'Nova função' }).waitFor()
  const name = page.getByRole('textbox', { name: /^Nome/ })
  await name.fill('Função feita pela plataforma')
  await nameChurch(page, 'Igreja Betel')
  expect(await name.inputValue()).toBe('Função feita pela plataforma')
})

test('the platform’s administrator sees the frequency of the worship services of one church', async () => {
  const page = await product.openPage({ perfil: 0, path: '/dashboard/cultos/frequencia' })
  // the platform's own church has no worship services
  await page.getByText('Ainda não há dados cadastrados.').waitFor()
  await nameChurch(page, 'Igreja Betel')
  await page.getByRole('heading', { name: 'Quantos vieram' }).waitFor()
})

test.each([
  ['tipoRecursos', 'tipo_recurso'],
  ['tipoPatrimonios', 'tipo_patrimonio'],
  ['tipoPosts', 'tipo_post'],
])('the platform’s administrator creates a type of the list %s in the selected church', async (path, table) => {
  const page = await product.openPage({ perfil: 0, path: `/dashboard/${path}` })
  await page.getByRole('button', { name: 'Novo Tipo' }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Igreja' }).fill('Igreja Betel')
  await page.getByRole('option', { name: /^Igreja Betel \(\d+\)$/ }).click()
  await dialog.getByLabel(/^Tipo de /).fill('Tipo feito pela plataforma')
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Tipo criado com sucesso.').waitFor()
  expect(
    await product.sql(
      `select id_cliente = ${betel} as betel from ${table} where ${table} = 'Tipo feito pela plataforma'`,
    ),
  ).toEqual([{ betel: true }])
})
