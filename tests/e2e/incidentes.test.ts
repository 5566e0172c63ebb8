import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { businessDaysAfter } from '../../server/features/igreja/incidente/dias-uteis.js'
import { goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const day = (daysAgo: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() - daysAgo * 86_400_000)
const typed = (date: string): string => date.split('-').reverse().join('/')
const term = (date: string): string =>
  new Intl.DateTimeFormat('pt-BR', { weekday: 'short', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T12:00:00Z`),
  )

test('an incident is registered, its people are found in the audit log, everybody is told, and it is closed', async () => {
  // a change by the pastor: in the audit log, the demo itself was filled by the administrator
  const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  await product.graphql(5, create, { input: { name: 'Zulmira Atingida', email: 'zulmira@exemplo.com.br', perfil: 2 } })
  const { eu } = await product.graphql<{ eu: { name: string } }>(5, '{ eu { name } }')
  const until = term(businessDaysAfter(day(1), 3))

  const page = await product.openPage({ perfil: 1, path: '/dashboard/incidentes' })
  await page.getByRole('row', { name: /Lista de telefones perdida.*Encerrado/ }).waitFor()
  await page.getByRole('link', { name: 'Registrar incidente' }).click()
  await page.getByLabel('Nome do incidente').fill('Planilha no grupo errado')
  await page.getByRole('textbox', { name: 'O que aconteceu' }).fill('Uma planilha de contatos foi ao grupo errado.')
  await page.getByRole('textbox', { name: /^Quando a igreja soube(?!: hora)/ }).fill(typed(day(1)))
  await page.getByLabel('Quando a igreja soube: hora').fill('10:30')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Escolha os dados atingidos.').waitFor()
  await page.getByLabel('Contato (telefone, e-mail, endereço)').check()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Incidente registrado com sucesso.').waitFor()
  await page.getByText(`Avisar a ANPD e as pessoas até ${until}.`).waitFor()
  const text = page.getByRole('region', { name: 'Texto para as pessoas' })
  expect(await text.innerText()).toContain('Secretaria da Igreja Betel: privacidade@betel.demo')

  await page.getByRole('button', { name: 'Procurar na auditoria' }).click()
  const dialog = page.getByRole('dialog')
  const who = dialog.getByRole('combobox', { name: /^O que fez/ })
  await who.fill(eu.name)
  await page
    .getByRole('option', { name: new RegExp(`^${eu.name}`) })
    .first()
    .click()
  await dialog.getByRole('textbox', { name: /^De/ }).fill(typed(day(0)))
  await dialog.getByRole('textbox', { name: /^Até/ }).fill(typed(day(0)))
  await dialog.getByRole('button', { name: 'Procurar', exact: true }).click()
  await dialog.getByRole('button', { name: 'Adicionar 1 pessoa' }).click()
  await page.getByRole('link', { name: 'Zulmira Atingida' }).waitFor()

  const { pathname } = new URL(page.url())
  await goTo(page, '/dashboard/home')
  await page.getByText(`Há um incidente de segurança por avisar: até ${until}.`).waitFor()
  await goTo(page, pathname)
  for (const [what, field, value] of [
    ['Aviso às pessoas', 'Como', 'Mensagem a cada um'],
    ['Comunicação à ANPD', 'Número do protocolo', 'PROVA-1'],
  ] as const) {
    await page.getByRole('button', { name: `Registrar: ${what}` }).click()
    await dialog.getByLabel(field).fill(value)
    await dialog.getByRole('button', { name: 'Registrar', exact: true }).click()
    await page.getByRole('button', { name: `Corrigir: ${what}` }).waitFor()
    await page.getByText(new RegExp(value)).waitFor()
  }
  await page.getByRole('button', { name: 'Encerrar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Encerrar' }).click()
  await toastOf(page, 'Incidente encerrado.').waitFor()
  await page.getByRole('button', { name: 'Reabrir' }).waitFor()
  expect(await page.getByRole('button', { name: 'Editar' }).count()).toBe(0)
})

type Told = { destino: string; texto: string; meio?: string }

/** A registered incident, of which the church has told this. */
async function registered(input: object = {}, told: Told[] = []): Promise<{ id: string; path: string }> {
  const create = 'mutation($input: IncidenteInput!) { criarIncidente(input: $input) { id uuid } }'
  const { criarIncidente } = await product.graphql<{ criarIncidente: { id: number; uuid: string } }>(1, create, {
    input: {
      titulo: 'Caderno esquecido',
      descricao: 'Um caderno com telefones ficou em um ônibus.',
      dataConhecimento: `${day(1)}T08:00`,
      dados: ['contato'],
      ...input,
    },
  })
  const id = String(criarIncidente.id)
  const tell =
    'mutation($id: ID!, $input: ComunicacaoIncidenteInput!) { registrarComunicacaoIncidente(id: $id, input: $input) { id } }'
  for (const one of told) await product.graphql(1, tell, { id, input: { data: `${day(1)}T10:00`, ...one } })
  return { id, path: `/dashboard/incidentes/${criarIncidente.uuid}` }
}

test('a communication that was recorded by mistake is taken back', async () => {
  const { path } = await registered({}, [
    { destino: 'anpd', texto: 'De outro incidente' },
    { destino: 'complemento', texto: 'Também de outro' },
  ])
  const page = await product.openPage({ perfil: 1, path })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Corrigir: Comunicação à ANPD' }).click()
  await dialog.getByText('Desfaça antes o registro do complemento.').waitFor()
  await dialog.getByRole('button', { name: 'Cancelar' }).click()
  for (const what of ['Complemento à ANPD', 'Comunicação à ANPD']) {
    await page.getByRole('button', { name: `Corrigir: ${what}` }).click()
    await dialog.getByRole('button', { name: 'Desfazer registro' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer registro' }).click()
    await page.getByRole('button', { name: `Registrar: ${what}` }).waitFor()
  }
  await page.getByText(/^Avisar a ANPD e as pessoas até/).waitFor()
})

test('what somebody else has recorded meanwhile is shown instead of being taken back', async () => {
  const { id, path } = await registered({}, [{ destino: 'anpd', texto: 'De outro incidente' }])
  const page = await product.openPage({ perfil: 1, path, expected: [409] })
  await page.getByRole('button', { name: 'Corrigir: Comunicação à ANPD' }).click()
  const tell =
    'mutation($id: ID!, $input: ComunicacaoIncidenteInput!) { registrarComunicacaoIncidente(id: $id, input: $input) { id } }'
  await product.graphql(1, tell, { id, input: { data: `${day(1)}T11:00`, destino: 'anpd', texto: 'Deste incidente' } })
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Desfazer registro' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Desfazer registro' }).click()
  await toastOf(page, 'Outra pessoa mudou este incidente, e nada foi desfeito.').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('region', { name: 'O que a ANPD recebeu' }).getByText('Deste incidente').waitFor()
})

test('each text that was sent stays on the page, beside the ready one as long as there is something to tell', async () => {
  const { id, path } = await registered({ descricao: 'Sabe-se agora: foram dois cadernos.' }, [
    { destino: 'pessoas', meio: 'Carta', texto: 'Irmãos, um caderno foi esquecido.' },
    { destino: 'anpd', texto: 'Um caderno foi esquecido.' },
    { destino: 'complemento', texto: 'O caderno tinha 40 nomes.' },
  ])
  const page = await product.openPage({ perfil: 1, path })
  const texts = async () => {
    await page.getByRole('region', { name: 'O que a ANPD recebeu' }).waitFor()
    const sections = page.locator('section[tabindex="0"]')
    const names = await sections.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))
    return Object.fromEntries((await sections.allInnerTexts()).map((text, index) => [names[index], text]))
  }
  const sent = {
    'O que as pessoas receberam': 'Irmãos, um caderno foi esquecido.',
    'O que a ANPD recebeu': 'Um caderno foi esquecido.',
    'O que complementou a comunicação à ANPD': 'O caderno tinha 40 nomes.',
  }
  const ready = expect.stringContaining('Sabe-se agora: foram dois cadernos.')
  expect(await texts()).toEqual({
    ...sent,
    'Texto para as pessoas': ready,
    'Texto para o formulário da ANPD': ready,
  })
  await product.graphql(1, 'mutation($id: ID!) { encerrarIncidente(id: $id) { id } }', { id })
  await page.reload()
  expect(await texts()).toEqual(sent)
})

test('doubled terms are doubted where somebody may be harmed', async () => {
  const doubt = /Este prazo está em dobro, o que não vale se alguém pode ser ferido/
  const [contacts, counselling] = [
    await registered({ pequenoPorte: 1 }),
    await registered({ pequenoPorte: 1, dados: ['contato', 'sigilo'] }),
  ]
  const page = await product.openPage({ perfil: 1, path: counselling.path })
  await page.getByText(doubt).waitFor()
  await page.getByRole('button', { name: 'Editar' }).click()
  await page.getByText('Prazos em dobro, de agente de pequeno porte', { exact: true }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText(`Avisar a ANPD e as pessoas até ${term(businessDaysAfter(day(1), 3))}.`).waitFor()
  expect(await page.getByText(doubt).count()).toBe(0)
  await goTo(page, contacts.path)
  await page.getByText(`Avisar a ANPD e as pessoas até ${term(businessDaysAfter(day(1), 6))}.`).waitFor()
  expect(await page.getByText(doubt).count()).toBe(0)
})

test('a list that is longer than the number of people says so, also with those who are only counted', async () => {
  const { id, path } = await registered({ quantidadePessoas: 1 })
  const add = 'mutation($id: ID!, $ids: [ID!]!) { incluirPessoasIncidente(id: $id, ids: $ids) { id } }'
  const people = await product.sql<{ id: number }>(
    'select id from usuario where id_cliente = 1 and excluido_em is null order by id limit 3',
  )
  await product.graphql(1, add, { id, ids: people.map((person) => String(person.id)) })
  const page = await product.openPage({ perfil: 1, path })
  await page.getByText('A lista tem 3, mais do que o incidente diz (1).').waitFor()
  // as after a restore: nobody said that they erased their data
  await product.sql('update incidente set pessoas_apagadas = 2 where id = $1', [id])
  await page.reload()
  await page.getByText('Mais 2 pessoas, cujos dados não estão mais aqui.').waitFor()
  await page.getByText('A lista tem 5, mais do que o incidente diz (1).').waitFor()
})

test('who is in the recycle bin can be chosen as the one who did it, and as somebody whose data were hit', async () => {
  const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }'
  for (const name of ['Xisto Invasor', 'Xenia Saída']) {
    const email = `${name.slice(0, 5).toLowerCase().trim()}@exemplo.com.br`
    const { criarUsuario } = await product.graphql<{ criarUsuario: { id: number } }>(1, create, {
      input: { name, email, perfil: 2 },
    })
    await product.graphql(1, 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }', {
      id: String(criarUsuario.id),
    })
  }
  const { path } = await registered()
  const page = await product.openPage({ perfil: 1, path })
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Procurar na auditoria' }).click()
  await dialog.getByRole('combobox', { name: /^O que fez/ }).fill('xisto')
  await page.getByRole('option', { name: `Xisto Invasor (na lixeira) desde ${typed(day(0))}` }).click()
  await dialog.getByRole('button', { name: 'Procurar', exact: true }).click()
  await dialog.getByText('A auditoria não guarda nada sobre pessoas nestes dias.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Adicionar pessoas' }).click()
  await dialog.getByRole('combobox', { name: /^Pessoas atingidas/ }).fill('xenia')
  await page.getByRole('option', { name: /^Xenia Saída \(na lixeira\)/ }).click()
  await dialog.getByRole('button', { name: 'Adicionar', exact: true }).click()
  await page.getByRole('listitem').filter({ hasText: 'Xenia Saída' }).getByText('na lixeira').waitFor()
  const phone = await product.openPage({ perfil: 1, path, phone: true })
  const name = await phone.getByRole('link', { name: 'Xenia Saída' }).boundingBox()
  const button = await phone.getByRole('button', { name: 'Retirar Xenia Saída' }).boundingBox()
  expect(button?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
})

test('nobody else of the church is shown the register', async () => {
  const page = await product.openPage({ perfil: 5, path: '/dashboard/home' })
  await settled(page)
  expect(await page.getByRole('link', { name: 'Incidentes de segurança' }).count()).toBe(0)
  await goTo(page, '/dashboard/incidentes')
  await page.waitForURL(/\/auth\/500/)
})
