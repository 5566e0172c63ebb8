import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { accounts, Product, password, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
  await decide([
    { perfil: 2, area: 'visitas', nivel: 'ler' },
    { perfil: 2, area: 'tesouraria', nivel: 'nada' },
    { perfil: 3, area: 'tesouraria', nivel: 'escrever' },
    { perfil: 3, area: 'celulas', nivel: 'escrever' },
  ])
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const areas = '/dashboard/nivelUsuario/areas'

/** Changes the matrix as another administrator would. */
async function decide(celulas: { perfil: number; area: string; nivel: string }[]): Promise<void> {
  const { matrizAcesso } = await product.graphql<{ matrizAcesso: { versao: number } }>(1, '{ matrizAcesso { versao } }')
  await product.graphql(
    1,
    `mutation($celulas: [CelulaAcessoInput!]!, $minhaSenha: String!, $versao: Int!) {
      salvarMatrizAcesso(celulas: $celulas, minhaSenha: $minhaSenha, versao: $versao) { versao } }`,
    {
      celulas: celulas.map((celula) => ({ ...celula, alcance: 'tudo' })),
      minhaSenha: password,
      versao: matrizAcesso.versao,
    },
  )
}

const menuLink = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name, exact: true })

const dialog = (page: Page) => page.getByRole('dialog')

/** Confirms the open dialog with the password. */
async function confirm(page: Page, button: string, secret = password): Promise<void> {
  await dialog(page)
    .getByLabel(/senha atual/i)
    .fill(secret)
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
}

test('an area that a church takes from its members disappears from the menu of a member, and its page says whom to ask', async () => {
  const member = await product.openPage({ perfil: 2, path: '/dashboard/home', alone: true })
  await menuLink(member, 'EBD').waitFor()

  const admin = await product.openPage({ perfil: 1, path: areas, expected: [422] })
  await admin.getByLabel('Escola bíblica: Membro', { exact: true }).selectOption('Nada')
  await admin.getByText('antes: Ler').waitFor()
  await admin.getByText('1 mudança por salvar').waitFor()
  await admin.getByRole('button', { name: 'Salvar' }).click()
  await dialog(admin).getByRole('listitem').filter({ hasText: 'Escola bíblica' }).waitFor()
  await confirm(admin, 'Salvar', 'senha errada')
  await dialog(admin).getByText('A senha atual não confere.').waitFor()
  await confirm(admin, 'Salvar')
  await toastOf(admin, 'Níveis de acesso salvos.').waitFor()
  await admin.getByText('por salvar').waitFor({ state: 'detached' })

  await member.reload()
  await menuLink(member, 'Grupos').waitFor()
  expect(await menuLink(member, 'EBD').count()).toBe(0)
  await member.goto('/dashboard/classesEBD')
  await member.waitForURL('**/auth/500')
  const owner = await product.sql<{ name: string }>('select name from usuario where email = $1', [accounts[1]])
  await member.getByText(`fale com quem pode dar acesso: ${owner[0]?.name}`).waitFor()

  await admin.goto('/dashboard/auditoria?tabela=acesso_perfil')
  await admin
    .getByRole('button', { name: /^Matriz de acesso/ })
    .first()
    .click()
  await dialog(admin)
    .getByText(/Escola bíblica: Nada/)
    .waitFor()
})

test('a preset shows what it would change before anything is saved, and unsaved choices are not lost by a click', async () => {
  const page = await product.openPage({ perfil: 1, path: areas })
  await page.getByRole('button', { name: 'Ver o que muda com a matriz Recomendado' }).click()
  const changes = dialog(page).getByRole('region', { name: 'O que muda' })
  await changes.getByRole('heading', { name: /^Líder \d+ pessoa/ }).waitFor()
  await changes.getByText('Passa a ver o que um membro vê').first().waitFor()
  await dialog(page).getByRole('button', { name: 'Levar para a tela' }).click()
  await page.getByText(/\d+ mudanças por salvar/).waitFor()
  expect(await page.getByLabel('Líder: como membro').first().isChecked()).toBe(true)
  const stored = '{ matrizAcesso { celulas { perfil area nivel } } }'
  type Stored = { matrizAcesso: { celulas: { perfil: number; area: string; nivel: string }[] } }
  const { matrizAcesso } = await product.graphql<Stored>(1, stored)
  expect(matrizAcesso.celulas.find(({ perfil, area }) => perfil === 3 && area === 'tesouraria')?.nivel).toBe('escrever')

  await page.getByRole('link', { name: 'Perfis' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Descartar' }).click()
  await page.getByRole('link', { name: 'Perfis' }).click()
  await page.getByRole('heading', { level: 1, name: 'Níveis de acesso' }).waitFor()
})

test('when somebody else has saved meanwhile, the choices stay and can be saved after a second look', async () => {
  const page = await product.openPage({ perfil: 1, path: areas, expected: [409] })
  await page.getByLabel('Eventos: Membro').selectOption('Nada')
  await decide([{ perfil: 4, area: 'patrimonio', nivel: 'ler' }])
  await page.getByRole('button', { name: 'Salvar' }).click()
  await confirm(page, 'Salvar')
  await dialog(page).getByText('Outra pessoa mudou os níveis de acesso').waitFor()
  await dialog(page).getByRole('listitem').filter({ hasText: 'Eventos' }).waitFor()
  await confirm(page, 'Salvar')
  await toastOf(page, 'Níveis de acesso salvos.').waitFor()
  expect(await page.getByLabel('Patrimônio: Colaborador').inputValue()).toBe('ler')
  expect(await page.getByLabel('Eventos: Membro').inputValue()).toBe('nada')
})

test('on a phone, one perfil is shown at a time', async () => {
  const page = await product.openPage({ perfil: 1, path: areas, phone: true })
  await page.getByLabel('Dízimos: Membro').waitFor()
  expect(await page.getByLabel('Dízimos: Líder').isVisible()).toBe(false)
  await page.getByLabel('Perfil', { exact: true }).selectOption('3')
  await page.getByLabel('Dízimos: Líder').waitFor()
  expect(await page.getByLabel('Dízimos: Membro').isVisible()).toBe(false)
})

test('a function that a person gets takes effect at once, and ends when it is taken away', async () => {
  const member = await product.openPage({ perfil: 2, path: '/dashboard/home', alone: true })
  await menuLink(member, 'Grupos').waitFor()
  expect(await menuLink(member, 'Tesouraria').count()).toBe(0)

  const admin = await product.openPage({ perfil: 1, path: '/dashboard/funcoes' })
  await admin.getByRole('link', { name: 'Conselho fiscal' }).click()
  await admin.getByRole('button', { name: 'Dar a uma pessoa' }).click()
  await dialog(admin).getByLabel('Pessoa').fill(accounts[2])
  await admin.getByRole('option', { name: new RegExp(accounts[2]) }).click()
  await confirm(admin, 'Dar função')
  await toastOf(admin, 'Função dada com sucesso.').waitFor()
  const [person] = await product.sql<{ id: number; name: string }>('select id, name from usuario where email = $1', [
    accounts[2],
  ])
  await admin.getByRole('main').getByRole('link', { name: person?.name }).waitFor()

  await member.reload()
  await menuLink(member, 'Tesouraria').waitFor()

  await admin.goto(`/dashboard/nivelUsuario/quem?busca=${accounts[2]}`)
  const row = admin.getByRole('row').filter({ hasText: 'Conselho fiscal' })
  await row.getByText(/Tesouraria/).waitFor()

  await admin.goto(`/dashboard/users/${person?.id}`)
  await admin.getByRole('button', { name: 'Tirar Conselho fiscal' }).click()
  await confirm(admin, 'Tirar')
  await toastOf(admin, 'A pessoa deixa de ter a função.').waitFor()
  await admin.getByText('Sem função na igreja.').waitFor()

  await member.reload()
  await menuLink(member, 'Grupos').waitFor()
  expect(await menuLink(member, 'Tesouraria').count()).toBe(0)
})

/** Somebody of the church without an account, to whom the function is given. */
async function holder(perfil: 2 | 4, funcao: string): Promise<number> {
  const [found] = await product.sql<{ id: number }>(
    `select u.id from usuario u where u.id_cliente = (select id_cliente from usuario where email = $1) and u.perfil = $2
       and u.excluido_em is null and u.email <> all ($3::text[]) order by u.id limit 1`,
    [accounts[1], perfil, Object.values(accounts)],
  )
  const id = found?.id ?? 0
  await product.sql(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select f.id_cliente, f.id, u.id, '2020-01-01' from funcao f join usuario u on u.id_cliente = f.id_cliente
     where u.id = $1 and f.nome = $2`,
    [id, funcao],
  )
  return id
}

test('whoever edits people by a function is asked for the password to replace the e-mail of a member', async () => {
  const id = await holder(2, 'Recepção e crianças')
  await product.sql('delete from funcao_usuario where id_usuario = $1', [id])
  await product.sql(`update usuario set email = 'antes@exemplo.com.br' where id = $1`, [id])
  const [secretary] = await product.sql<{ id: number }>('select id from usuario where email = $1', [accounts[4]])
  const [given] = await product.sql<{ id: number }>(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select id_cliente, id, $2, '2020-01-01' from funcao where nome = 'Secretaria'
       and id_cliente = (select id_cliente from usuario where id = $1)
     on conflict do nothing returning id`,
    [id, secretary?.id],
  )
  const page = await product.openPage({ perfil: 4, path: `/dashboard/user/create/${id}`, expected: [422] })
  await page.getByLabel('E-mail').fill('depois@exemplo.com.br')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe a sua senha atual para trocar este e-mail.').waitFor()
  await page.getByLabel('Sua senha atual').fill(password)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Pessoa atualizada com sucesso.').waitFor()
  await page.getByText('depois@exemplo.com.br').first().waitFor()
  await product.sql('delete from funcao_usuario where id = $1', [given?.id ?? 0])
})

test('another e-mail for a member with a function asks for the password, once the server has said so', async () => {
  const id = await holder(2, 'Conselho fiscal')
  const page = await product.openPage({ perfil: 1, path: `/dashboard/user/create/${id}`, expected: [422] })
  await page.getByLabel('E-mail').fill('conselho@exemplo.com.br')
  expect(await page.getByLabel('Sua senha atual').count()).toBe(0)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe a sua senha atual para trocar este e-mail.').waitFor()
  await page.getByLabel('Sua senha atual').fill(password)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Pessoa atualizada com sucesso.').waitFor()
  await page.getByText('conselho@exemplo.com.br').first().waitFor()
})

test('an exclusive function in the recycle bin is shown on the person whom it still limits, and can be taken away there', async () => {
  const id = await holder(4, 'Contador')
  const bin = (when: string) =>
    product.sql(
      `update funcao set excluido_em = ${when} where nome = 'Contador' and id_cliente = (select id_cliente from usuario where id = $1)`,
      [id],
    )
  await bin('now()')
  const page = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}` })
  await page.getByText('Na Lixeira, ainda limita').waitFor()
  await page.getByRole('button', { name: 'Tirar Contador' }).click()
  await confirm(page, 'Tirar')
  await toastOf(page, 'A pessoa deixa de ter a função.').waitFor()
  await page.getByText('Sem função na igreja.').waitFor()
  await bin('null')
})

test('after the change of access an administrator reads of it at home, and answers what waits with the password', async () => {
  const [leader] = await product.sql<{ id: number; name: string; idCliente: number }>(
    'select id, name, id_cliente as "idCliente" from usuario where email = $1',
    [accounts[3]],
  )
  const { id, name, idCliente } = leader as { id: number; name: string; idCliente: number }
  await product.sql('update cliente set acesso_mudou_em = now() where id = $1', [idCliente])
  await product.sql(
    `insert into funcao (id_cliente, nome, acoes, alcance, a_revisar) values ($1, 'Como antes: Tesoureiro', '["saida.ler"]', 'tudo', true)`,
    [idCliente],
  )
  await product.sql('update usuario set limite_acesso = $2 where id = $1', [
    id,
    JSON.stringify({ comoMembro: true, meus: ['celulas'], revisado: false }),
  ])
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home', expected: [422] })
  const change = page.getByRole('heading', { name: 'O acesso da igreja mudou' })
  await change.waitFor()
  await page.getByRole('link', { name: 'Para revisar: 1 função e 1 pessoa' }).click()
  const review = page.getByRole('heading', { name: 'Para revisar' })
  await review.waitFor()
  await page.getByText('só os próprios grupos em Células').waitFor()

  await page.getByRole('button', { name: 'Manter Como antes: Tesoureiro' }).click()
  await confirm(page, 'Manter', 'senha errada')
  await dialog(page).getByText('A senha atual não confere.').waitFor()
  await confirm(page, 'Manter')
  await toastOf(page, 'A função fica como está.').waitFor()

  await page.getByRole('button', { name: `Tirar o limite de ${name}` }).click()
  await dialog(page)
    .getByText(new RegExp(`${name} passa a poder também: .*Células \\(escrever`))
    .waitFor()
  await confirm(page, 'Tirar o limite')
  await toastOf(page, `${name} pode agora também:`).waitFor()
  await review.waitFor({ state: 'detached' })

  await page.goto('/dashboard/home')
  await page.getByRole('button', { name: 'Entendi' }).click()
  await change.waitFor({ state: 'detached' })
  expect(await product.sql('select acesso_mudou_em as em from cliente where id = $1', [idCliente])).toEqual([
    { em: null },
  ])
})

test('a church without functions creates the usual ones, changes one and deletes it', async () => {
  await product.sql(
    `update funcao set excluido_em = now() where id_cliente = (select id_cliente from usuario where email = $1)`,
    [accounts[1]],
  )
  const page = await product.openPage({ perfil: 1, path: '/dashboard/funcoes', expected: [422] })
  await page.getByRole('button', { name: 'Criar as funções usuais' }).click()
  await confirm(page, 'Criar')
  await page.getByRole('link', { name: 'Tesoureiro' }).click()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Tesoureira')
  await page.getByRole('radio', { name: /^Toda a igreja/ }).check()
  // functions combine: the permissions of another one are added
  await page.getByLabel('Somar as permissões de').selectOption('Comunicação')
  await page.getByText(/permissões de Comunicação somadas\.$/).waitFor()
  await page.getByRole('checkbox', { name: 'criar, editar e excluir' }).and(page.locator(':checked')).last().waitFor()
  await page.getByLabel('Sua senha atual').fill('senha errada')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('A senha atual não confere.').waitFor()
  await page.getByLabel('Sua senha atual').fill(password)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Tesoureira' }).waitFor()
  await settled(page)
  await page.getByRole('button', { name: 'Excluir' }).click()
  await confirm(page, 'Excluir')
  await toastOf(page, 'Função excluída.').getByRole('button', { name: 'Desfazer' }).click()
  await toastOf(page, 'Função restaurada. Dê-a de novo a quem deve tê-la.').waitFor()
  await page.getByRole('link', { name: 'Tesoureira' }).waitFor()
})

test('a function of the own groups offers only what can be limited to them, and keeps nothing else that was chosen', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/funcao/create' })
  const offered = page.getByRole('group', { name: 'Permissões' })
  const visits = offered.getByText('Visitas pastorais', { exact: true })
  await visits.waitFor()
  await page.getByRole('textbox', { name: /^Nome/ }).fill('Cuidado da célula')
  await page.getByLabel('Somar as permissões de').selectOption('Cuidado pastoral')
  await page.getByText(/permissões de Cuidado pastoral somadas\.$/).waitFor()
  await page.getByRole('radio', { name: /^Só os próprios grupos/ }).check()
  await page.getByText(/\d+ permissões marcadas ficam de fora\.$/).waitFor()
  expect(await visits.count()).toBe(0)
  await page.getByLabel('Somar as permissões de').selectOption('Conselho fiscal')
  await page.getByText('Nenhuma permissão de Conselho fiscal se limita aos próprios grupos.').waitFor()
  await page.getByLabel('Somar as permissões de').selectOption('Líder de célula')
  await page.getByText(/permissões de Líder de célula somadas\.$/).waitFor()
  await page.getByLabel('Sua senha atual').fill(password)
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Cuidado da célula' }).waitFor()
  const main = page.getByRole('main')
  await main.getByText('Células', { exact: true }).waitFor()
  expect(await main.getByText('Visitas pastorais', { exact: true }).count()).toBe(0)
})

test('an administrator sees the church as another person, in this tab and for reading only, and asks before input is lost', async () => {
  const found = await product.sql<{ id: number; name: string }>('select id, name from usuario where email = $1', [
    accounts[5],
  ])
  const { id, name } = found[0] as { id: number; name: string }
  const start = `/dashboard/nivelUsuario/quem?busca=${encodeURIComponent(name)}`
  const page = await product.openPage({ perfil: 1, path: start, alone: true, expected: [403] })
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ver como esta pessoa' }).click()
  const bar = page.getByRole('region', { name: 'Ver como' })
  await bar.getByText(`Você vê como ${name} (Pastor). Só leitura.`).waitFor()
  await page.waitForURL('**/dashboard/home')
  await page.getByRole('button', { name: `Menu de ${name}` }).waitFor()
  await page.getByRole('heading', { name: new RegExp(`, ${name.split(' ')[0]}`) }).waitFor()
  expect(await menuLink(page, 'Configurações').count()).toBe(0)

  // another tab stays the administrator's
  const other = await page.context().newPage()
  await other.goto('/dashboard/home')
  await menuLink(other, 'Configurações').waitFor()
  expect(await other.getByRole('region', { name: 'Ver como' }).count()).toBe(0)
  await other.close()

  // what is written through the outbox is neither stored on the device nor sent
  const [culto] = (await product.sql<{ id: number; visitantes: number }>(
    `select id, visitantes from culto where id_cliente = (select id_cliente from usuario where id = $1)
       and excluido_em is null and status_culto = 'agendado' order by data_culto limit 1`,
    [id],
  )) as [{ id: number; visitantes: number }]
  await page.goto(`/dashboard/cultos/${culto.id}/presenca`)
  const number = page.getByRole('status', { name: 'Visitantes' })
  await number.waitFor()
  await page.getByRole('button', { name: 'Um visitante a mais' }).click()
  await toastOf(page, 'Em “Ver como” é só leitura: nada foi marcado.').waitFor()
  expect(await number.innerText()).toBe(String(culto.visitantes))
  expect(await page.getByText(/marcaç(ão|ões) aguarda/).count()).toBe(0)
  expect(await product.sql('select visitantes from culto where id = $1', [culto.id])).toEqual([
    { visitantes: culto.visitantes },
  ])

  // the page that this person may not open, and the reload, stay in the preview
  await page.goto('/dashboard/auditoria')
  await page.waitForURL('**/auth/500')
  await bar.getByText(`Você vê como ${name} (Pastor). Só leitura.`).waitFor()

  await page.goto('/dashboard/user/create')
  const field = page.getByRole('textbox', { name: /^Nome/ }).first()
  await field.fill('Priscila Prévia')
  await bar.getByRole('button', { name: 'Sair da visualização' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()
  expect(await field.inputValue()).toBe('Priscila Prévia')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Você está vendo como outra pessoa: só leitura.').first().waitFor()
  expect(await product.sql(`select from usuario where name = 'Priscila Prévia'`)).toEqual([])

  await bar.getByRole('button', { name: 'Sair da visualização' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click()
  await page.waitForURL(`**${start}`)
  await menuLink(page, 'Configurações').waitFor()
  expect(await bar.count()).toBe(0)

  // the beginning is in the audit log; signing out ends a preview
  const rows = await product.sql<{ depois: object }>(
    `select depois from auditoria where acao = 'usuario.verComo' and operacao = 'evento'`,
  )
  expect(rows).toEqual([{ depois: { id_usuario: id } }])
  await page.goto(`/dashboard/users/${id}`)
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ver como esta pessoa' }).click()
  await bar.waitFor()

  // so does a new sign-in in another tab, and what the other person sees goes with it
  await page.getByRole('button', { name: `Menu de ${name}` }).waitFor()
  const again = await page.context().newPage()
  await again.goto('/termos-e-condicoes')
  const variables = { input: { email: accounts[1], password } }
  const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const answer = await again.request.post('/graphql', { data: { query, variables } })
  const token = (await answer.json()).data.entrar.token as string
  await again.evaluate((value) => localStorage.setItem('token', value), token)
  await again.close()
  await menuLink(page, 'Configurações').waitFor()
  expect(await bar.count()).toBe(0)

  await page.goto(`/dashboard/users/${id}`)
  await page.getByRole('button', { name: `Ações de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Ver como esta pessoa' }).click()
  await bar.waitFor()
  await page.getByRole('button', { name: `Menu de ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  expect(await bar.count()).toBe(0)
})
