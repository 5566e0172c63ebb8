import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { openNewChurch } from './new-church.js'
import { accounts, eventually, Product, password, settled, toastOf } from './product.js'

/* A church with the preset Recomendado and its functions. */
let product: Product
beforeAll(async () => {
  product = await Product.start({}, { decided: true })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const person = async (name: string, sexo: string | null, email: string | null) => {
  const make = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  const { criarUsuario } = await product.graphql<{ criarUsuario: { id: number } }>(1, make, {
    input: { name, sexo, email },
  })
  return criarUsuario.id
}

const perfilOf = async (id: number) =>
  (await product.sql<{ perfil: number }>('select perfil from usuario where id = $1', [id]))[0]?.perfil

const functionsOf = async (id: number) =>
  (
    await product.sql<{ nome: string }>(
      'select f.nome from funcao_usuario v join funcao f on f.id = v.id_funcao where v.id_usuario = $1 order by f.nome',
      [id],
    )
  ).map(({ nome }) => nome)

const looks = async (page: Page, name: string) => {
  if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/${name}.png`, fullPage: true })
}

const part = (page: Page, name: string) => page.getByRole('region', { name })

async function confirm(page: Page, secret = password) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Senha atual').fill(secret)
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click()
}

describe.each([
  { phone: true, theme: 'light' },
  { phone: true, theme: 'dark' },
  { phone: false, theme: 'light' },
  { phone: false, theme: 'dark' },
] as const)('phone: $phone, theme: $theme', ({ phone, theme }) => {
  test('an administrator says what somebody does, sees before what that opens, and invites her', async () => {
    const look = `${phone ? 'celular' : 'mesa'}-${theme}`
    const id = await person(`Ana Prado ${look}`, 'Feminino', `ana-${look}@exemplo.com.br`)
    expect(await perfilOf(id)).toBe(-1)
    const make = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }'
    const nomeCelula = `Célula Videira ${look}`
    const { criarCelula } = await product.graphql<{ criarCelula: { id: number } }>(1, make, { input: { nomeCelula } })

    const page = await product.openPage({ perfil: 1, phone, theme, path: `/dashboard/users/${id}`, expected: [422] })
    await page.getByRole('button', { name: 'O que Ana faz?' }).click()
    await page.getByRole('heading', { level: 1, name: 'O que Ana faz?' }).waitFor()
    await page
      .getByText(
        'Cada um pode o que o seu perfil permite nesta igreja, e mais o que as suas funções dizem. Quem lidera um grupo cuida dele.',
      )
      .waitFor()
    await part(page, 'Ana não vai ver').getByText('Tesouraria', { exact: true }).waitFor()
    await page.getByLabel('Tesoureira').check()
    const sees = part(page, 'Ana vai ver')
    await sees
      .getByRole('listitem')
      .filter({ hasText: /^Tesouraria/ })
      .waitFor()
    // where everything is new, nothing is marked
    expect(await sees.getByText('novo', { exact: true }).count()).toBe(0)
    await page.getByLabel('Procurar em À frente de um grupo ou de uma classe').fill(look)
    await page.getByLabel(`Líder da célula Videira ${look}`).check()
    await sees
      .getByText(/Vê e muda, nos grupos que lidera/)
      .first()
      .waitFor()
    await settled(page)
    expect(await violations(page)).toEqual([])
    await looks(page, `o-que-faz-${look}`)

    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page
      .getByRole('dialog')
      .getByText(`Acrescentar a Ana: Tesoureira, Líder da célula Videira ${look}.`)
      .waitFor()
    await confirm(page, 'senha errada')
    await page.getByRole('dialog').getByText('A senha atual não confere.').waitFor()
    expect([await functionsOf(id), await perfilOf(id)]).toEqual([[], -1])
    await confirm(page)
    await toastOf(page, 'O que Ana faz foi salvo.').waitFor()
    expect([await functionsOf(id), await perfilOf(id)]).toEqual([['Tesoureiro'], 2])
    const [led] = await product.sql<{ lider: number }>(
      'select membro_lider as lider from membro_celula where id_membro = $1',
      [id],
    )
    expect(led?.lider).toBe(1)

    const entry = part(page, 'Como Ana entra')
    // this server sends no e-mails, so none is promised
    await entry.getByText('o link do convite aparece aqui, para você entregar.').waitFor()
    await entry.getByRole('button', { name: 'Criar link de convite' }).click()
    await page
      .getByRole('alertdialog')
      .getByText(/Ana Prado/)
      .waitFor()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).click()

    // what stays is said when something ends
    await page.goto(`/dashboard/users/${id}`)
    await page.getByRole('button', { name: 'Tirar Tesoureiro' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText(/Deixa de ver ou de mudar: .*Tesouraria/).waitFor()
    await dialog.getByText(/Continua como está: .*Células/).waitFor()
    await looks(page, `tirar-${look}`)
    expect(await violations(page)).toEqual([])
    await dialog.getByLabel('Senha atual').fill(password)
    await dialog.getByRole('button', { name: 'Tirar', exact: true }).click()
    await toastOf(page, 'A pessoa deixa de ter a função.').waitFor()
    expect(await functionsOf(id)).toEqual([])
    await product.sql('update celula set excluido_em = now() where id = $1', [criarCelula.id])
  })
})

test('where the sex is unknown the answers fit both, and who has no e-mail is told the way in', async () => {
  const id = await person('Noah Prado', null, null)
  const page = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}/o-que-faz` })
  await page.getByLabel('Tesouraria', { exact: false }).first().waitFor()
  expect(await page.getByLabel(/^Tesoureir/).count()).toBe(0)
  await part(page, 'Como Noah entra').getByText('Noah não tem e-mail no cadastro.').waitFor()
  await part(page, 'Como Noah entra').getByRole('button', { name: 'Convidar por link' }).waitFor()
  await page.getByText('Avançado').click()
  await page.getByText(/^Perfil: Sem perfil/).waitFor()
  await page.getByRole('button', { name: 'Dar função por um período' }).waitFor()
})

test('leading a worship group alone asks for no password from who is a member already', async () => {
  const [member] = await product.sql<{ id: number; name: string }>('select id, name from usuario where email = $1', [
    accounts[2],
  ])
  const id = member?.id ?? 0
  const make = 'mutation($input: GrupoLouvorInput!) { criarGrupoLouvor(input: $input) { id } }'
  const { criarGrupoLouvor } = await product.graphql<{ criarGrupoLouvor: { id: number } }>(1, make, {
    input: { nomeGrupo: 'Harpa da manhã' },
  })
  const page = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}/o-que-faz` })
  await page.getByLabel('Procurar em À frente de um grupo ou de uma classe').fill('harpa')
  await page.getByLabel('Líder do grupo de louvor Harpa da manhã').check()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'faz foi salvo.').waitFor()
  await eventually(async () =>
    expect(
      await product.sql(
        'select membro_lider as lider from membro_grupo_louvor where id_grupo = $1 and id_membro = $2',
        [criarGrupoLouvor.id, id],
      ),
    ).toEqual([{ lider: 1 }]),
  )
  await page.getByText('Já é. Para passar a outra pessoa, abra a página do grupo ou da classe.').first().waitFor()
})

test('the first steps of a new church ask what each person does', async () => {
  const page = await openNewChurch(product, 'Igreja do Trabalho')
  await page.goto('/dashboard/primeiros-passos?passo=acessos')
  await page.getByLabel('Pessoa', { exact: true }).fill('déb')
  await page.getByRole('option').first().click()
  await page.getByRole('heading', { name: /^O que Débora Nogueira faz\?/ }).waitFor()
  await page.getByLabel('Conselho fiscal').check()
  await settled(page)
  expect(await violations(page)).toEqual([])
  await looks(page, 'primeiros-passos')
  expect(await page.getByRole('button', { name: 'Escolher outra pessoa' }).isDisabled()).toBe(true)
  await page.getByRole('button', { name: 'Desfazer' }).click()
  await page.getByRole('button', { name: 'Escolher outra pessoa' }).click()
  await page.getByLabel('Pessoa', { exact: true }).waitFor()
})
