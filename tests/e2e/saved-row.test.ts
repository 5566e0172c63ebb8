import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`
/** More records than a page of a list shows. */
const MANY = 25
const later = Array.from({ length: MANY }, (_, index) => `2098-03-${String(index + 2).padStart(2, '0')}`)

async function open(path: string, perfil: Perfil = 1): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/${path}` })
  await settled(page)
  return page
}

async function make(name: string, type: string, input: object): Promise<{ id: number; uuid: string }> {
  const query = `mutation($input: ${type}!) { ${name}(input: $input) { id uuid } }`
  const answer = await product.graphql<Record<string, { id: number; uuid: string }>>(1, query, { input })
  return answer[name] as { id: number; uuid: string }
}

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name)
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click()
}

const save = (page: Page, text = 'Salvar') => page.getByRole('button', { name: text, exact: true }).click()

const marked = (page: Page) => page.locator('tr[data-saved]')

describe('after saving, the list shows the marked row of', () => {
  test('a new tithe on the second page of its month', async () => {
    const { id } = await make('criarUsuario', 'UsuarioInput', { name: 'Hulda Figueira' })
    for (const dataDizimo of later)
      await make('criarDizimo', 'DizimoInput', {
        dataDizimo,
        idMembro: String(id),
        valorDizimo: '10.00',
        meioDizimo: 'pix',
      })
    const page = await open('dizimos/create')
    await choose(page, 'Membro', 'Hulda Figueira')
    await page.getByRole('textbox', { name: 'Valor' }).fill('77,00')
    await page.getByRole('textbox', { name: /^Data/ }).fill('01/03/2098')
    await page.getByRole('combobox', { name: 'Meio' }).selectOption('Pix')
    await save(page)
    await toastOf(page, 'Dízimo registrado com sucesso.').waitFor()
    await marked(page).getByText('R$ 77,00').waitFor()
    expect(new URL(page.url()).search).toBe('?mes=2098-03&pagina=2')
    await page.waitForFunction(() => document.activeElement?.matches('tr[data-saved]'))
    // The mark belongs to this visit of the list only.
    await page.getByRole('button', { name: 'Página anterior' }).click()
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await page.getByText('R$ 77,00').waitFor()
    expect(await marked(page).count()).toBe(0)
  })

  test('an edited lesson that has moved to another page', async () => {
    const { id } = await make('criarClasseEBD', 'ClasseEBDInput', { nomeClasse: 'Classe do Carvalho' })
    for (const dataAula of later) await make('criarAulaEBD', 'NovaAulaEBDInput', { dataAula, idClasse: String(id) })
    const page = await open(`aulasEBD?idClasse=${id}`)
    await page.getByRole('row').nth(1).getByRole('link').first().click()
    await page.getByRole('heading', { name: /^Aula de/ }).waitFor()
    await page.getByRole('textbox', { name: /^Data/ }).fill('01/03/2098')
    await page.getByRole('textbox', { name: 'Tema' }).fill('A semente')
    await save(page, 'Salvar aula')
    await toastOf(page, 'Aula atualizada com sucesso.').waitFor()
    await marked(page).getByText('A semente').waitFor()
    expect(new URL(page.url()).search).toBe(`?idClasse=${id}&pagina=2`)
  })

  test('a new reservation on the second page of its resource', async () => {
    const { id: idTipoRecurso } = await make('criarTipoRecurso', 'TipoRecursoInput', { tipoRecurso: 'Barracas' })
    const recurso = { nomeRecurso: 'Barraca azul', idTipoRecurso: String(idTipoRecurso), quantidade: 1 }
    const { id } = await make('criarRecurso', 'RecursoInput', recurso)
    for (const day of later)
      await make('criarReserva', 'ReservaInput', {
        idRecurso: String(id),
        finalidade: 'Retiro',
        dataInicio: `${day}T12:00:00Z`,
        dataFim: `${day}T13:00:00Z`,
        quantidade: 1,
      })
    const page = await open(`reservas/create?idRecurso=${id}`)
    await page.getByRole('textbox', { name: /^Finalidade/ }).fill('Bazar do bairro')
    await page.getByRole('textbox', { name: /^Início( \*)?$/ }).fill('01/03/2098')
    await page.getByLabel('Início: hora').fill('09:00')
    await page.getByRole('textbox', { name: /^Fim( \*)?$/ }).fill('01/03/2098')
    await page.getByLabel('Fim: hora').fill('10:00')
    await save(page)
    await toastOf(page, 'Reserva criada com sucesso.').waitFor()
    await marked(page).getByText('Bazar do bairro').waitFor()
    expect(new URL(page.url()).search).toBe(`?idRecurso=${id}&pagina=2`)
  })

  test('a past rehearsal, although the list opens with the coming ones', async () => {
    const { id, uuid } = await make('criarGrupoLouvor', 'GrupoLouvorInput', { nomeGrupo: 'Coro do Vale' })
    const rehearsal = (dataEnsaio: string) =>
      make('criarEnsaioLouvor', 'EnsaioLouvorInput', {
        idGrupo: String(id),
        dataEnsaio,
        horaEnsaio: '19:00',
        statusEnsaio: 'Marcado',
      })
    for (const day of later) await rehearsal(day)
    // Perfil 4 may create rehearsals, but may not open the setlists of other people's groups.
    const page = await open(`ensaios_louvor/${uuid}`, 4)
    await page.getByRole('link', { name: 'Novo Ensaio' }).first().click()
    await page.getByRole('textbox', { name: /^Data/ }).fill('10/01/2020')
    await page.getByRole('textbox', { name: /^Hora/ }).fill('18:15')
    await save(page)
    await toastOf(page, 'Ensaio criado com sucesso!').waitFor()
    await marked(page).getByText('10/01/2020').waitFor()
    expect(new URL(page.url()).search).toBe('?quando=todos&pagina=2')

    // For those who may open it, the setlist is the rehearsal's own page.
    const admin = await open(`ensaios_louvor/${uuid}`)
    await admin.getByRole('link', { name: 'Novo Ensaio' }).first().click()
    await admin.getByRole('textbox', { name: /^Data/ }).fill('11/01/2020')
    await admin.getByRole('textbox', { name: /^Hora/ }).fill('18:15')
    await save(admin)
    await admin.waitForURL(/setlist_louvor\/[0-9a-f-]{36}$/)
  })

  test('an edited record that the list’s search no longer finds', async () => {
    await make('criarLocal', 'LocalInput', { nomeLocal: 'Sala do Lírio' })
    const page = await open('locais?busca=l%C3%ADrio')
    await page.getByRole('button', { name: 'Ações de Sala do Lírio' }).click()
    await page.getByRole('menuitem', { name: 'Editar Local' }).click()
    await page.getByRole('heading', { name: 'Editar Local' }).waitFor()
    await page.getByLabel('Nome').fill('Auditório Novo')
    await save(page)
    await toastOf(page, 'Local atualizado com sucesso.').waitFor()
    await marked(page).getByText('Auditório Novo').waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('')
  })

  test('a new donation with an early date, as a card', async () => {
    const [campanha] = await product.sql<{ id: number }>(
      `select id from campanha_missoes where id_cliente = ${church} and status_campanha = 'ativa' and excluido_em is null
        order by id limit 1`,
    )
    const { id: giver } = await make('criarUsuario', 'UsuarioInput', { name: 'Lídia Púrpura' })
    const day = (before: number) =>
      new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - before * 86_400_000)
    for (let made = 0; made < 22; made++)
      await make('criarDoacao', 'DoacaoInput', {
        idCampanha: String(campanha?.id),
        idMembro: String(giver),
        valorDoacao: '5.00',
        dataDoacao: day(0),
      })
    const page = await open(`campanha_missoes/${campanha?.id}/doacao/create`)
    await page.getByRole('textbox', { name: 'Valor' }).fill('91,00')
    await page.getByRole('textbox', { name: /^Data/ }).fill(day(1).split('-').reverse().join('/'))
    await choose(page, 'Usuário', 'Lídia Púrpura')
    await save(page, 'Cadastrar')
    await page.locator('li[data-saved]').getByText('Valor: R$ 91,00').waitFor()
    expect(new URL(page.url()).search).toBe('?pagina=2')
  })
})
