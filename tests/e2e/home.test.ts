import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { churchDay } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { accounts, eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start({}, { decided: true })
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const digits = (text: string) => text.replace(/\D/g, '')

test('each figure links to the list that it counts', async () => {
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  const figures = page.getByRole('region', { name: 'Números da igreja' })
  for (const [name, address, place] of [
    [/^Pessoas ativas/, /users\?usuarioAtivo=1$/, 'total'],
    [/^Recém-convertidos/, /users\?recemConvertido=1$/, 'total'],
    [/^Células ativas/, /celulas\?statusCelula=ativa$/, 'total'],
    [/^Entradas de/, /entradas\?mes=\d{4}-\d{2}$/, 'sum'],
    [/^Saídas de/, /saidas\?mes=\d{4}-\d{2}$/, 'sum'],
  ] as const) {
    const figure = figures.getByRole('link', { name })
    const value = digits(await figure.locator('strong').innerText())
    await figure.click()
    await page.waitForURL(address)
    await settled(page)
    if (place === 'sum') {
      const sum = page.getByText('Soma do que foi encontrado:')
      await sum.waitFor()
      expect(digits(await sum.innerText())).toBe(value)
    } else {
      await page
        .getByText(new RegExp(`de ${value}\\b`))
        .first()
        .waitFor()
    }
    await page.goBack()
    await figures.waitFor()
  }
})

/** The headings of the cards, in order. */
const cards = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts()

test('the search of a class’s pupils promises only what the person may search by', async () => {
  const [classe] = await product.sql<{ id: number }>(
    'select id from classe_ebd where id_cliente = 1 and excluido_em is null order by id limit 1',
  )
  // in this church members read classes, and neither e-mails nor telephones
  await product.sql(`update acesso_perfil set areas = areas - 'ensino' where id_cliente = 1 and perfil = 2`)
  for (const [perfil, text] of [
    [2, 'Buscar por nome'],
    [1, 'Buscar por nome, e-mail ou telefone'],
  ] as const) {
    const page = await product.openPage({ perfil, path: `/dashboard/classesEBD/${classe?.id}/alunos` })
    expect(await page.getByRole('searchbox').getAttribute('placeholder')).toBe(text)
  }
})

describe('the home page is for the person who looks', () => {
  test('a member on a phone sees the next worship service, the rosters and the cell with its address, and no figure of the church', async () => {
    // on some days one of the demo waits for an answer, which would come first
    await product.sql(
      `update escala_culto set resposta = 'confirmada', respondida_em = now() where resposta <> 'confirmada' and id_membro =
        (select id from usuario where email = 'membro@betel.demo')`,
    )
    const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/home' })
    await page.getByRole('region', { name: 'Meu espaço' }).waitFor()
    await settled(page)
    const heads = await cards(page)
    const [cell] = await product.sql<{ nome: string; endereco: string }>(
      `select c.nome_celula as nome, c.endereco_celula as endereco from celula c join membro_celula m on m.id_celula = c.id
        join usuario u on u.id = m.id_membro where u.email = 'membro@betel.demo' and m.excluido_em is null`,
    )
    if (!cell) throw new Error('the member of the demo is in no cell')
    expect(heads.slice(0, 3)).toEqual(['Próximo culto', 'Suas próximas escalas', cell.nome])
    for (const other of ['Aniversariantes do mês', 'Sentimos falta', 'Pessoas novas', 'Contas que vencem em 7 dias'])
      expect(heads).not.toContain(other)
    expect(heads.some((head) => head.startsWith('Primeiros passos'))).toBe(false)
    const own = page.getByRole('region', { name: 'Meu espaço' })
    await own.getByText(cell.endereco).waitFor()
    const maps = await own
      .getByRole('link', { name: 'Abrir no mapa' })
      .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
    expect(maps.some((to) => new URL(to).searchParams.get('query') === cell.endereco)).toBe(true)
    // figures of the church are for those who decide by them
    expect(await page.getByRole('region', { name: 'Números da igreja' }).count()).toBe(0)
    const sent = new URL(
      (await own.getByRole('link', { name: 'Enviar por WhatsApp' }).first().getAttribute('href')) ?? '',
    )
    expect([sent.host, sent.searchParams.get('text')]).toEqual(['wa.me', expect.stringContaining('Igreja Betel')])
    await own.getByRole('link', { name: 'Ofertar por Pix' }).tap()
    await page.getByRole('heading', { level: 1, name: 'Ofertar por Pix' }).waitFor()
  })

  test('a roster that waits for an answer comes first, and is answered there', async () => {
    await product.sql(
      `update escala_culto set resposta = 'pendente', respondida_em = null where id_membro =
        (select id from usuario where email = 'membro@betel.demo')`,
    )
    const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/home', alone: true })
    await page.getByRole('heading', { name: 'Suas próximas escalas' }).waitFor()
    expect((await cards(page))[0]).toBe('Suas próximas escalas')
    const confirm = page.getByRole('button', { name: /^Confirmar / })
    const before = await confirm.count()
    await confirm.first().click()
    await toastOf(page, 'Presença na escala confirmada.').waitFor()
    await eventually(async () => expect(await confirm.count()).toBe(before - 1))
  })

  test('a leader opens the roll with one press; its meeting is created with the first mark, and a second press opens it', async () => {
    const [cell] = await product.sql<{ id: number; nome: string }>(
      `select c.id, c.nome_celula as nome from celula c join membro_celula m on m.id_celula = c.id join usuario u on u.id = m.id_membro
        where u.email = 'lider@betel.demo' and m.membro_lider = 1 and m.excluido_em is null`,
    )
    if (!cell) throw new Error('the leader of the demo leads no cell')
    await product.sql(
      `update encontro set excluido_em = now() where id_celula = $1 and data_encontro > current_date - 8`,
      [cell.id],
    )
    const page = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/home', alone: true })
    await page.getByRole('heading', { level: 2, name: cell.nome }).waitFor()
    expect((await cards(page))[0]).toBe(cell.nome)
    await page.getByRole('button', { name: /^Fazer a chamada de/ }).click()
    await page.waitForURL(/celulas\/\d+\/chamada\/\d{4}-\d\d-\d\d$/)
    await settled(page)
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(2)
    await page
      .locator('label')
      .filter({ has: page.getByRole('checkbox') })
      .first()
      .click()
    await page.getByRole('button', { name: 'Salvar presença' }).click()
    await toastOf(page, 'Presença salva com sucesso.').waitFor()
    await page.goto('/dashboard/home')
    await page.getByRole('button', { name: /^Rever a chamada de/ }).click()
    await page.waitForURL(/encontro-celula\/\d+\/membros/)
    await page.getByText(/^1 presente de \d+$/).waitFor()
    const made = await product.sql(
      `select from encontro where id_celula = $1 and excluido_em is null and data_encontro > current_date - 8`,
      [cell.id],
    )
    expect(made).toHaveLength(1)
  })

  test('a leader sees who missed the last two meetings, with a link to call', async () => {
    const [gone] = await product.sql<{ name: string; telefone: string }>(
      `with cell as (select m.id_celula from membro_celula m join usuario u on u.id = m.id_membro
          where u.email = 'lider@betel.demo' and m.membro_lider = 1 and m.excluido_em is null),
        member as (select u.id, u.name, u.telefone_usuario as telefone from membro_celula m join usuario u on u.id = m.id_membro
          where m.id_celula in (table cell) and m.membro_lider = 0 and m.excluido_em is null and u.usuario_ativo = 1
            and u.telefone_usuario is not null and u.excluido_em is null and m.created_at < now() - interval '200 days'
          order by u.id limit 1),
        cleared as (delete from membro_encontro where id_membro in (select id from member)
          and id_encontro in (select id from encontro where id_celula in (table cell)))
      select name, telefone from member`,
    )
    if (!gone) throw new Error('the cell of the demo’s leader has no member')
    const page = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/home', alone: true })
    await page.getByRole('heading', { name: 'Faltaram aos dois últimos encontros' }).waitFor()
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: gone.name }) })
    expect(await row.locator('a[href^="tel:"]').getAttribute('href')).toBe(`tel:+55${gone.telefone}`)
    expect(await row.locator('a[href^="https://wa.me/"]').getAttribute('href')).toBe(`https://wa.me/55${gone.telefone}`)
  })

  test('a leader of groups of other kinds sees each with what is next, who is missing, and one press to look after it', async () => {
    const [leader] = await product.sql<{ id: number; igreja: number }>(
      `select id, id_cliente as igreja from usuario where email = 'lider@betel.demo'`,
    )
    if (!leader) throw new Error('the demo has no leader')
    const { id, igreja } = leader
    const today = `(now() at time zone 'America/Sao_Paulo')::date`
    // without a function, what the church allows to leaders applies
    await product.sql('delete from funcao_usuario where id_usuario = $1', [id])
    await product.sql('update classe_ebd set id_professor = null where id_professor = $1', [id])
    const [lesson] = await product.sql<{ classe: string }>(
      `with one as (update classe_ebd set id_professor = $1 where id = (select id from classe_ebd
          where id_cliente = $2 and excluido_em is null and status_classe = 'ativa' order by id limit 1) returning id, nome_classe),
        gone as (update aula_ebd set excluido_em = now() where id_classe in (select id from one) and data_aula > ${today} - 7),
        made as (insert into aula_ebd (id_cliente, id_classe, data_aula) select $2, id, ${today} from one returning id)
      select nome_classe as classe from one, made`,
      [id, igreja],
    )
    const [served] = await product.sql<{ departamento: string }>(
      `with dept as (update departamento set id_responsavel = $1, status = 1 where id = (select id from departamento
          where id_cliente = $2 and excluido_em is null order by id limit 1) returning id, titulo_departamento),
        gone as (update escala_culto set excluido_em = now() where id_departamento in (select id from dept))
      select titulo_departamento as departamento from dept`,
      [id, igreja],
    )
    const [sent] = await product.sql<{ missao: string }>(
      `update missao set id_responsavel = $1, status_missao = 'em_andamento' where id = (select id from missao
        where id_cliente = $2 and excluido_em is null order by id limit 1) returning nome_missao as missao`,
      [id, igreja],
    )
    if (!lesson || !served || !sent) throw new Error('the demo has no class, department or mission')
    const page = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/home', alone: true })
    const card = (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
    await card(lesson.classe).getByRole('link', { name: 'Fazer a chamada de hoje' }).tap()
    await page.waitForURL(/aulasEBD\/\d+$/)
    await settled(page)
    expect(await page.getByRole('checkbox').count()).toBeGreaterThan(2)
    await page.goBack()
    await card(served.departamento).getByText('Ninguém do departamento está na escala.').waitFor()
    await card(served.departamento).getByRole('link', { name: 'Montar a escala' }).tap()
    await page.waitForURL(/escalas-cultos\?mes=/)
    await page.goBack()
    await card(sent.missao)
      .getByRole('link', { name: /^(Ver|Montar) a equipe$/ })
      .waitFor()
    const heads = await cards(page)
    expect(heads.indexOf(sent.missao)).toBeLessThan(heads.indexOf('Próximo culto'))
  })

  test('a pastor sees the people to care for first, the treasurer the bills, an administrator new people too', async () => {
    const pastor = await product.openPage({ perfil: 5, path: '/dashboard/home' })
    await pastor.getByRole('heading', { name: 'Sentimos falta' }).waitFor()
    expect((await cards(pastor)).slice(0, 2)).toEqual(['Próximas visitas', 'Sentimos falta'])
    // the card opens what it counts
    const counted = pastor.locator('a[href="/dashboard/users?deixouDeVir=true"]')
    const many = Number.parseInt(await counted.innerText(), 10)
    await counted.click()
    await pastor.waitForURL('**/users?deixouDeVir=true')
    await pastor
      .getByText(new RegExp(`de ${many}$`))
      .first()
      .waitFor()
    await goTo(pastor, '/dashboard/home')
    await pastor.getByRole('heading', { name: 'Sentimos falta' }).waitFor()
    // last month is open
    await product.sql(
      "update fechamento set fechado_ate = (date_trunc('month', now() at time zone 'America/Sao_Paulo') - interval '1 month')::date - 1 where id_cliente = 1",
    )
    const treasurer = await product.openPage({ perfil: 4, path: '/dashboard/home' })
    await treasurer.getByRole('heading', { name: 'Contas que vencem em 7 dias' }).waitFor()
    const heads = await cards(treasurer)
    for (const other of ['Sentimos falta', 'Pessoas novas', 'Aniversariantes do mês'])
      expect(heads).not.toContain(other)
    await treasurer.getByText(/^Meses fechados até/).waitFor()
    // a treasurer who may not close it sees who does, and can ask
    const [{ name }] = (await product.sql('select name from usuario where email = $1', [accounts[1]])) as [
      { name: string },
    ]
    const ask = treasurer.getByRole('region', { name: 'Pedir que feche o mês' })
    await ask.getByText(`${name}. Pedir que feche:`).waitFor()
    const message = await ask.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')
    expect(decodeURIComponent(message ?? '')).toMatch(
      /^https:\/\/wa\.me\/\?text=O mês de \S+ de \d{4} pode ser fechado na Candeia\. Você fecha, por favor\?\nhttp\S+\/dashboard\/fechamento$/,
    )
    const admin = await product.openPage({ perfil: 1, path: '/dashboard/home' })
    await admin.getByRole('heading', { name: 'Pessoas novas' }).waitFor()
    await admin.getByText(/^Meses fechados até/).waitFor()
    expect(await admin.getByRole('region', { name: 'Pedir que feche o mês' }).count()).toBe(0)
    expect(await cards(admin)).toEqual(expect.arrayContaining(['Sentimos falta', 'Aniversariantes do mês']))
  })

  test.each([2, 3, 4, 5] as const)(
    'nothing is wrong for a finger, in light and dark, for perfil %s',
    async (perfil) => {
      const page = await product.openPage({ perfil, phone: true })
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto('/dashboard/home')
      for (const theme of ['light', 'dark']) {
        await page.evaluate((value) => localStorage.setItem('tema', value), theme)
        await page.reload()
        await page.getByRole('region', { name: perfil === 2 ? 'Meu espaço' : 'Números da igreja' }).waitFor()
        await settled(page)
        expect(await violations(page, { targets: true })).toEqual([])
      }
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
    },
  )
})

test('the first steps are dismissed permanently', async () => {
  await product.sql('update cliente set passos_dispensados_em = null')
  const page = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  const steps = page.getByRole('heading', { name: /^Primeiros passos/ })
  await steps.waitFor()
  const church = page.getByRole('link', { name: 'Dados da igreja' })
  expect(await church.getAttribute('href')).toBe('/dashboard/primeiros-passos?passo=igreja')
  await page.getByRole('button', { name: 'Dispensar' }).click()
  await steps.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('region', { name: 'Números da igreja' }).waitFor()
  expect(await steps.count()).toBe(0)
})

test('the platform’s administrator sees on every screen that no backup was made for 7 days; nobody of a church does', async () => {
  await product.sql('delete from copia_seguranca')
  await product.sql(`update cliente set created_at = now() - interval '8 days'`)
  const page = await product.openPage({ perfil: 0, path: '/dashboard/home' })
  const notice = page.getByRole('status').filter({ hasText: 'cópia de segurança' })
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/^Ainda não foi feita nenhuma cópia de segurança:.*npm run backup/s)
  expect(await violations(page)).toEqual([])
  await product.sql(`insert into copia_seguranca (terminada_em) values (now() - interval '8 days')`)
  await page.goto('/dashboard/tarefas')
  await notice.waitFor()
  expect(await notice.innerText()).toMatch(/^A última cópia de segurança é de \d\d\/\d\d\/\d{4}:/)

  await product.sql('insert into copia_seguranca default values')
  await page.goto('/dashboard/home')
  const term = page.locator('div').filter({ has: page.getByText('Última cópia de segurança', { exact: true }) })
  expect(await term.last().innerText()).toMatch(/\d\d\/\d\d\/\d{4}/)
  await settled(page)
  expect(await notice.count()).toBe(0)

  await product.sql('delete from copia_seguranca')
  const church = await product.openPage({ perfil: 1, path: '/dashboard/home' })
  await church.getByRole('region', { name: 'Números da igreja' }).waitFor()
  await settled(church)
  expect(await church.getByText('cópia de segurança').count()).toBe(0)
})

test('whom a leader adds to the own cell waits without contact data, until the administrator confirms from the home page', async () => {
  const [cell] = await product.sql<{ id: number; nome: string }>(
    `select c.id, c.nome_celula as nome from celula c join membro_celula m on m.id_celula = c.id
       join usuario u on u.id = m.id_membro
     where u.email = 'lider@betel.demo' and m.membro_lider = 1 and m.excluido_em is null`,
  )
  if (!cell) throw new Error('the leader of the demo leads no cell')
  // somebody in no group: another group of the leader would show the data
  const person = { name: 'Zuleica Nova da Célula', telefone: '11955554321' }
  await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
    input: { name: person.name, telefoneUsuario: person.telefone },
  })
  const row = (page: Page) => page.getByRole('row').filter({ hasText: person.name })
  const members = `/dashboard/membrosCelula/${cell.id}`
  const find = (page: Page) => page.getByRole('searchbox').fill(person.name)

  const leader = await product.openPage({ perfil: 3, path: `${members}/adicionar` })
  const box = leader.getByRole('combobox', { name: 'Membro' })
  await box.click()
  await box.fill(person.name)
  await leader
    .getByRole('option', { name: new RegExp(`^${person.name}`) })
    .first()
    .click()
  await leader.getByRole('button', { name: 'Adicionar Membro' }).click()
  await toastOf(leader, 'A pessoa foi adicionada à célula com sucesso.').waitFor()
  await leader.getByText('Os dados de contato aparecem quando a secretaria confirmar.').waitFor()
  await find(leader)
  await row(leader).getByText('A confirmar').waitFor()
  expect(digits(await row(leader).innerText())).not.toContain(person.telefone.slice(-8))
  expect(await leader.getByRole('button', { name: /^Confirmar/ }).count()).toBe(0)

  const admin = await product.openPage({ perfil: 1, path: '/dashboard/home', alone: true })
  // the demo has one, and the leader has added another
  await admin.getByText('2 participações a confirmar nos grupos.').waitFor()
  await admin.getByRole('link', { name: 'Ver e confirmar' }).click()
  await admin.getByRole('heading', { name: 'Participações a confirmar' }).waitFor()
  expect(await violations(admin)).toEqual([])
  await admin.getByRole('button', { name: `Confirmar ${person.name} em ${cell.nome}` }).click()
  await toastOf(admin, '1 participação confirmada.').waitFor()
  await row(admin).waitFor({ state: 'detached' })

  await admin.goto(members)
  const waiting = admin.getByText('1 pessoa a confirmar')
  await waiting.waitFor()
  await admin.getByRole('button', { name: 'Confirmar', exact: true }).click()
  await waiting.waitFor({ state: 'detached' })
  await admin.goto('/dashboard/participacoes-a-confirmar')
  await admin.getByText('Nada a confirmar').waitFor()

  await leader.goto(members)
  await find(leader)
  await eventually(async () => expect(digits(await row(leader).innerText())).toContain(person.telefone.slice(-8)))
  expect(await row(leader).getByText('A confirmar').count()).toBe(0)
})

test('who teaches one lesson waits on the page of what waits, and saving the lesson confirms it', async () => {
  const { classe, teacher } = await lessonThatWaits()
  const admin = await product.openPage({ perfil: 1, path: '/dashboard/participacoes-a-confirmar', alone: true })
  const row = admin.getByRole('row').filter({ hasText: teacher })
  await row.getByText(/na aula de \d{2}\/\d{2}\/\d{4}/).waitFor()
  await admin.getByRole('link', { name: `Abrir ${classe} para confirmar ${teacher}` }).click()
  await admin.getByRole('button', { name: 'Salvar aula' }).click()
  await toastOf(admin, 'Aula atualizada com sucesso.').waitFor()
  await admin.goto('/dashboard/participacoes-a-confirmar')
  await admin.getByText('Nada a confirmar').waitFor()
})

/** A lesson today, whose teacher a leader has named. */
async function lessonThatWaits() {
  const [classe, teacher] = ['Classe dos Substitutos', 'Zenaide Substituta']
  const made = async (mutation: string) => {
    const { made } = await product.graphql<{ made: { id: number } }>(1, `mutation { made: ${mutation} { id } }`)
    return made.id
  }
  const idProfessor = await made(`criarUsuario(input: { name: "${teacher}" })`)
  const idClasse = await made(`criarClasseEBD(input: { nomeClasse: "${classe}" })`)
  const today = churchDay()
  const id = await made(
    `criarAulaEBD(input: { idClasse: "${idClasse}", dataAula: "${today}", idProfessor: "${idProfessor}" })`,
  )
  await product.sql('update aula_ebd set lider_a_confirmar = true where id = $1', [id])
  return { classe, teacher }
}
