import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Locator, Page } from 'playwright-core'
import { pdfOf } from '../../server/demo/anexos/documents.js'
import { picture } from '../factories/sample.js'
import { violations } from './accessibility.js'
import { eventually, goTo, menuItems, openFilters, type Perfil, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const titles = { entradas: 'Finanças da Igreja - Entradas', saidas: 'Finanças da Igreja - Saídas' } as const
type Many = keyof typeof titles

const table = (page: Page, name: string) => page.getByRole('table', { name })
const headings = (page: Page, many: Many) => table(page, titles[many]).locator('tbody th')
const rows = (page: Page, name: string) => table(page, name).locator('tbody tr:has(td)')

async function open(path: string, perfil: Perfil = 4, expected: number[] = []): Promise<Page> {
  const page = await product.openPage({ perfil, path: `/dashboard/${path}`, expected })
  await settled(page)
  return page
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

const confirm = (page: Page, name: RegExp) => page.getByRole('alertdialog').getByRole('button', { name }).click()

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`
/** Formats '1234.56' as 'R$ 1.234,56'. */
const reais = (amount: string) =>
  new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
    .format(amount as Intl.StringNumericLiteral)
    .replaceAll('\u00a0', ' ')
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const stored = (many: Many, descricao: string) =>
  product.sql<{ valor: string; data: string; categoria: number; excluida: boolean }>(
    `select valor::text, data::text, categoria, excluido_em is not null as excluida from ${many.slice(0, -1)} where descricao = $1`,
    [descricao],
  )

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())

/** The first and the last day of a month that is closed in the demo churches' books. */
function longAgo(months: number) {
  const [year, month] = today().split('-').map(Number) as [number, number]
  const day = (index: number, date: number) => new Date(Date.UTC(year, index, date)).toISOString().slice(0, 10)
  return { inicio: day(month - 1 - months, 1), fim: day(month - months, 0) }
}

const brazilian = (date: string) => date.split('-').reverse().join('/')
const nameOf = (date: string) =>
  new Intl.DateTimeFormat('pt-BR', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(date))

const dateField = (page: Page | Locator) => page.getByRole('textbox', { name: /^Data/ })

describe('lists of the treasury', () => {
  // a church has many more incomes than expenses, so the page sizes differ: each page has one or two months
  test.each([
    ['entradas', 100],
    ['saidas', 20],
  ] as const)(
    'the list of %s shows months with totals that equal the database, also for a month on two pages',
    async (many, tamanho) => {
      const page = await open(`${many}?tamanho=${tamanho}`)
      await page.getByRole('heading', { name: titles[many] }).waitFor()
      const wanted = await product.sql<{ mes: string; total: string; n: number }>(
        `select to_char(data, 'YYYY-MM') as mes, sum(valor)::text as total, count(*)::int as n from ${many.slice(0, -1)}
       where id_cliente = ${church} and excluido_em is null group by 1 order by 1 desc`,
      )
      const seen: string[] = []
      for (let number = 1; number <= 3; number++) {
        seen.push(...(await headings(page, many).allInnerTexts()).map(plain))
        if (number === 3) break
        await page.getByRole('button', { name: 'Próxima página' }).click()
        await page.waitForURL(new RegExp(`pagina=${number + 1}`))
        await settled(page)
      }
      expect(seen.length).toBeGreaterThan(3)
      for (const text of seen) {
        const month = wanted.find(({ total, n }) => text.includes(reais(total)) && text.includes(`${n} lançamento`))
        expect([text, month?.mes]).toEqual([text, expect.any(String)])
      }
      expect(seen.join()).toMatch(/continua na próxima página/)
      expect(seen.join()).toMatch(/continuação da página anterior/)
    },
  )

  test('/dashboard/financas shows the incomes', async () => {
    const page = await open('financas', 2)
    await page.getByRole('heading', { name: titles.entradas }).waitFor()
    expect(await rows(page, titles.entradas).count()).toBe(20)
  })

  test('expenses are filtered by description, exact date and category', async () => {
    const page = await open('saidas')
    await page.getByRole('searchbox').pressSequentially('ENERGIA eletrica')
    await eventually(async () => {
      const texts = await rows(page, titles.saidas).allInnerTexts()
      expect(texts.length).toBeGreaterThan(3)
      expect(texts.filter((text) => !text.startsWith('Energia elétrica'))).toEqual([])
    })
    await page.getByText('Soma do que foi encontrado').waitFor()
    const [sum] = await product.sql<{ soma: string }>(
      `select sum(valor)::text as soma from saida where id_cliente = ${church} and excluido_em is null and busca like '%energia%'`,
    )
    expect(plain(await page.getByText('Soma do que foi encontrado').innerText())).toContain(reais(sum?.soma ?? ''))

    await goTo(page, '/dashboard/saidas')
    await settled(page)
    const categoria = page.getByRole('combobox', { name: 'Categoria' })
    expect(await categoria.locator('option').allInnerTexts()).toEqual([
      'Categoria: todas',
      'Salários',
      'Manutenção',
      'Materiais',
      'Conta',
      'Outros',
    ])
    await categoria.selectOption('Salários')
    await page.waitForURL(/categoria=1/)
    await eventually(async () => {
      const texts = await rows(page, titles.saidas).allInnerTexts()
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text) => !text.includes('Salários'))).toEqual([])
    })
    await openFilters(page)
    await page.getByRole('textbox', { name: 'Data', exact: true }).pressSequentially('05')
    const day = (await rows(page, titles.saidas).first().innerText()).match(
      /(\d\d)\/(\d\d)\/(\d{4})/,
    ) as RegExpMatchArray
    await page.getByRole('textbox', { name: 'Data', exact: true }).fill(day[0])
    await page.waitForURL(new RegExp(`data=${day[3]}-${day[2]}-${day[1]}`))
    await eventually(async () => {
      await settled(page)
      const texts = await rows(page, titles.saidas).allInnerTexts()
      expect(texts.length).toBeGreaterThan(0)
      expect(texts.filter((text) => !text.includes(day[0]) || !text.includes('Salários'))).toEqual([])
    })
  })

  test('a member reads the entries and cannot change them; the platform’s administrator sees the church of each entry', async () => {
    for (const many of ['entradas', 'saidas'] as const) {
      const page = await open(many, 2)
      expect(await page.getByRole('link', { name: /^Nova / }).count()).toBe(0)
      await page
        .getByRole('button', { name: /^Ações de/ })
        .first()
        .click()
      expect(await menuItems(page)).toEqual(['Ver detalhes'])
      const platform = await open(many, 0)
      await table(platform, titles[many]).getByRole('columnheader', { name: 'Id do Cliente' }).waitFor()
      // a sum covers one church, which is entered in the top bar
      const sum = platform.getByText('Soma do que foi encontrado')
      await goTo(platform, `/dashboard/${many}?categoria=5`)
      await settled(platform)
      expect(await rows(platform, titles[many]).count()).toBeGreaterThan(0)
      expect([await sum.count(), await headings(platform, many).count()]).toEqual([0, 0])
      await platform
        .getByRole('banner')
        .getByRole('button', { name: /igreja/i })
        .click()
      await platform.getByRole('combobox', { name: 'Igreja' }).fill('Igreja Betel')
      const entered = platform.waitForEvent('load')
      await platform.getByRole('option', { name: /^Igreja Betel \(/ }).click()
      await entered
      await goTo(platform, `/dashboard/${many}?categoria=5`)
      await sum.waitFor()
      const [betel] = await product.sql<{ soma: string }>(
        `select sum(valor)::text as soma from ${many.slice(0, -1)}
         where id_cliente = ${church} and categoria = 5 and excluido_em is null`,
      )
      await eventually(async () => expect(plain(await sum.innerText())).toContain(reais(betel?.soma ?? '')))
    }
  })

  test('the filtered rows are exported', async () => {
    const page = await open('entradas?categoria=3')
    await page.getByRole('button', { name: 'Exportar' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Planilha CSV' }).click(),
    ])
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('"Doação"')
    expect(text).not.toContain('"Oferta"')
  })
})

describe.each([
  ['entradas', 'Entrada', 'Doação', 3],
  ['saidas', 'Saída', 'Materiais', 3],
] as const)('an entry of %s', (many, Nome, categoria, number) => {
  const name = `Prova de ${many}`

  test('a ledger entry is created with a money mask, edited, deleted after a confirmation, and restored', async () => {
    const page = await open(many, 1)
    await page.getByRole('link', { name: `Nova ${Nome}` }).click()
    await page.getByRole('heading', { name: `Nova ${Nome}` }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    for (const text of ['Informe a descrição.', 'Escolha a categoria.', 'Informe um valor válido.'])
      await page.getByText(text).waitFor()
    await page.getByLabel('Descrição').fill(name)
    await page.getByLabel('Valor').pressSequentially('1234,5')
    expect(await page.getByLabel('Valor').inputValue()).toBe('1.234,5')
    await page.getByLabel('Categoria').selectOption(categoria)
    expect(await dateField(page).inputValue()).toBe(brazilian(today()))
    await page.getByLabel('Descrição').press('Enter')
    await toastOf(page, `${Nome} criada com sucesso.`).waitFor()
    await page.waitForURL(new RegExp(`dashboard/${many}/\\d+$`))
    expect(await stored(many, name)).toEqual([{ valor: '1234.50', data: today(), categoria: number, excluida: false }])

    await goTo(page, `/dashboard/${many}`)
    await rowMenu(page, name, `Editar ${Nome}`)
    await page.getByRole('heading', { name: `Editar ${Nome}` }).waitFor()
    expect(await page.getByLabel('Valor').inputValue()).toBe('1.234,50')
    await page.getByLabel('Valor').fill('0,99')
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, `${Nome} atualizada com sucesso.`).waitFor()
    expect(await stored(many, name)).toMatchObject([{ valor: '0.99' }])

    await goTo(page, `/dashboard/${many}`)
    await rowMenu(page, name, `Excluir ${Nome}`)
    await page.getByRole('alertdialog', { name: 'Tem certeza?' }).waitFor()
    await confirm(page, /excluir/i)
    const toast = toastOf(page, `${Nome} excluída com sucesso.`)
    await toast.waitFor()
    expect(await stored(many, name)).toMatchObject([{ excluida: true }])
    await toast.getByRole('button', { name: 'Desfazer' }).click()
    await toastOf(page, `${Nome} restaurada com sucesso.`).waitFor()
    await page.getByRole('link', { name }).click()
    await page.waitForURL(new RegExp(`${many}/\\d+$`))
    await page.getByRole('heading', { name, level: 1 }).waitFor()
    expect(plain(await page.locator('main').innerText())).toContain('R$ 0,99')
  })

  test('the form reads an amount as it was pasted, or refuses it at its field; it never stores another amount', async () => {
    const page = await open(`${many}/create`, 4)
    const valor = page.getByLabel('Valor')
    const paste = async (text: string) => {
      await valor.fill('')
      await valor.evaluate((input: HTMLInputElement, copied) => {
        const clipboardData = new DataTransfer()
        clipboardData.setData('text', copied)
        input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
        document.execCommand('insertText', false, copied)
      }, text)
      await valor.blur()
    }
    for (const [text, shown] of [
      ['1,234.56', '1.234,56'],
      ['R$\u00a01.234,56', '1.234,56'],
      ['1\u2009234,5', '1.234,50'],
      ['1.234', '1.234,00'],
    ] as const) {
      await paste(text)
      expect(await valor.inputValue()).toBe(shown)
    }
    for (const [text, fault] of [
      ['-50', 'O valor não pode ser negativo.'],
      ['1,234', 'Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.'],
      ['US$ 50', 'Isto não é um valor. Use 1.234,56.'],
    ] as const) {
      await paste(text)
      await page.getByText(fault).waitFor()
    }
    expect(await valor.inputValue()).toBe('US$ 50')
    // the caret stays at the place of a correction
    await valor.fill('')
    await valor.pressSequentially('1500')
    await page.keyboard.press('Home')
    await page.keyboard.type('2')
    await page.keyboard.type('3')
    expect(await valor.inputValue()).toBe('231.500')
    await page.keyboard.press('Backspace')
    expect(await valor.inputValue()).toBe('21.500')
  })

  test('a ledger entry with a future day requires a confirmation, and then becomes a payable or receivable with the same values', async () => {
    const own = `Telhado novo em ${many}`
    const centre = `Obra de ${many}`
    await product.graphql(1, 'mutation($input: CategoriaInput!) { criarCategoria(input: $input) { id } }', {
      input: { nome: own, natureza: many === 'entradas' ? 'receita' : 'despesa', raiz: 5 },
    })
    const [{ id: idDepartamento } = { id: 0 }] = await product.sql<{ id: number }>(
      `select min(id)::int as id from departamento where id_cliente = 1 and excluido_em is null`,
    )
    await product.graphql(1, 'mutation($input: CentroCustoInput!) { criarCentroCusto(input: $input) { id } }', {
      input: { nome: centre, idDepartamento },
    })
    const page = await open(`${many}/create`, 4, [409])
    const conta = many === 'entradas' ? 'conta a receber' : 'conta a pagar'
    const description = `Depois de amanhã em ${many}`
    const future = `${Number(today().slice(0, 4)) + 1}-03-15`
    await page.getByLabel('Descrição').fill(description)
    await page.getByLabel('Valor').fill('321,09')
    await page.getByLabel('Categoria').selectOption(own)
    const centro = page.getByRole('combobox', { name: 'Centro de custo' })
    await centro.fill(centre)
    await page.getByRole('option', { name: centre }).click()
    // looked at again, and left as it was: the field's choices are of another search now
    await centro.fill('zzzz')
    await page.getByRole('listbox').getByRole('option').first().waitFor({ state: 'detached' })
    await centro.press('Escape')
    expect(await centro.inputValue()).toBe(centre)
    await dateField(page).fill(brazilian(future))
    const question = page.getByRole('alertdialog', { name: 'Confira antes de continuar' })
    const save = () => page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText(`${brazilian(future)} ainda não chegou`).waitFor()
    await save()
    expect(await question.innerText()).toContain(`${brazilian(future)} `)
    await question.getByRole('button', { name: 'Voltar' }).click()
    await eventually(async () => expect(await question.count()).toBe(0))
    expect(await page.getByLabel('Descrição').inputValue()).toBe(description)
    expect(await stored(many, description)).toEqual([])

    // leaving unsaved input still requires a confirmation
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('alertdialog', { name: 'Sair sem salvar?' }).getByRole('button', { name: 'Cancelar' }).click()

    await page.getByRole('button', { name: `Criar ${conta}` }).click()
    await page.waitForURL(/contas_(pagar|receber)\/create$/)
    await settled(page)
    expect([
      await page.getByLabel('Descrição').inputValue(),
      await page.getByLabel('Valor').inputValue(),
      await page.getByRole('textbox', { name: /^Data de vencimento/ }).inputValue(),
      await page.getByRole('combobox', { name: 'Centro de custo' }).inputValue(),
      await page.getByLabel('Categoria').locator('option:checked').innerText(),
    ]).toEqual([description, '321,09', brazilian(future), centre, own])

    await page.goto(`/dashboard/${many}/create`)
    await settled(page)
    await page.getByLabel('Descrição').fill(description)
    await page.getByLabel('Valor').fill('321,09')
    await page.getByLabel('Categoria').selectOption('Outros')
    await dateField(page).fill(brazilian(future))
    await save()
    await question.getByRole('button', { name: 'Continuar assim mesmo' }).click()
    await toastOf(page, `${Nome} criada com sucesso.`).waitFor()
    expect(await stored(many, description)).toMatchObject([{ valor: '321.09', data: future }])
  })

  test('a ledger entry in a closed month cannot be changed, and is undone by a reversal', async () => {
    const { inicio, fim } = longAgo(8)
    const refused = `O mês de ${nameOf(inicio)} está fechado.`
    const page = await open(`${many}/create`, 4, [409])
    await page.getByLabel('Descrição').fill('Tarde demais')
    await page.getByLabel('Valor').fill('10,00')
    await page.getByLabel('Categoria').selectOption('Outros')
    await dateField(page).fill(brazilian(fim))
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page.getByText(refused).waitFor()
    expect(await stored(many, 'Tarde demais')).toEqual([])

    await page.goto(`/dashboard/${many}?mes=${inicio.slice(0, 7)}`)
    await settled(page)
    const first = rows(page, titles[many]).first()
    const text = await first.getByRole('link').innerText()
    const before = plain((await headings(page, many).first().innerText()) ?? '')
    await first.getByRole('button', { name: `Ações de ${text}` }).click()
    await page.getByRole('menuitem', { name: `Estornar ${Nome}` }).click()
    const dialog = page.getByRole('dialog', { name: `Estornar ${Nome}` })
    await dateField(dialog).fill(brazilian(inicio))
    await dialog.getByRole('button', { name: 'Estornar' }).click()
    await dialog.getByText(refused).waitFor()
    await dateField(dialog).fill(brazilian(today()))
    await dialog.getByRole('button', { name: 'Estornar' }).click()
    await toastOf(page, `${Nome} estornada com sucesso.`).waitFor()
    await first.getByText('Estornada').waitFor()
    expect(plain(await headings(page, many).first().innerText())).toBe(before)
    const [reversal] = await stored(many, `Estorno: ${text}`)
    expect(reversal).toMatchObject({ data: today(), valor: expect.stringMatching(/^-/) })
  })
})

describe('the cash book', () => {
  test('the cash book shows balances, lines and subtotals that add up, and prints completely; its period can be changed', async () => {
    const { inicio } = longAgo(9)
    // half a month, so that all its lines fit on one page
    const fim = `${inicio.slice(0, 8)}14`
    const address = `livro-caixa?inicio=${inicio}&fim=${fim}`
    const page = await open(address)
    const [sums] = await product.sql<{ antes: string; depois: string; linhas: number }>(
      `select (sum(valor) filter (where data < $1::date) + inicial)::text as antes,
        (sum(valor) filter (where data <= $2::date) + inicial)::text as depois,
        count(*) filter (where data between $1::date and $2::date)::int as linhas
       from (select data, valor from entrada where id_cliente = ${church} and excluido_em is null
         union all select data, -valor from saida where id_cliente = ${church} and excluido_em is null) x,
        (select sum(saldo_inicial) as inicial from conta_financeira where id_cliente = ${church}) c
       group by inicial`,
      [inicio, fim],
    )
    if (!sums) throw new Error('no sums')
    const tile = async (label: string) =>
      plain(await page.locator('dl div').filter({ hasText: label }).locator('dd').first().innerText())
    expect([await tile('Saldo anterior'), await tile('Saldo final')]).toEqual([reais(sums.antes), reais(sums.depois)])
    await page
      .getByRole('status')
      .filter({ hasText: `de ${sums.linhas}` })
      .waitFor()
    await page.getByLabel('Linhas por página').selectOption('100')
    await eventually(async () => expect(await rows(page, 'Livro-caixa').count()).toBe(sums.linhas))
    expect(plain(await rows(page, 'Livro-caixa').last().innerText())).toContain(reais(sums.depois))
    await page.getByRole('heading', { name: 'Por categoria' }).waitFor()
    await page.getByRole('heading', { name: 'Por mês' }).waitFor()

    await page.getByRole('combobox', { name: 'Período' }).selectOption('Mês passado')
    const from = page.getByRole('textbox', { name: 'De' })
    await eventually(async () => expect(await from.inputValue()).toBe(brazilian(longAgo(1).inicio)))
    await from.fill(brazilian(inicio))
    await page.waitForURL(new RegExp(`inicio=${inicio}`))

    await goTo(page, `/dashboard/${address}`)
    await settled(page)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'Imprimir' }).click()
    const sheet = page.locator('body > section')
    await eventually(async () =>
      expect(await sheet.locator('table').first().locator('tbody tr').count()).toBe(sums.linhas),
    )
    const paper = plain((await sheet.textContent()) ?? '')
    for (const text of [reais(sums.antes), reais(sums.depois), 'Por categoria', 'Por mês'])
      expect(paper).toContain(text)
  })

  test('the cash book keeps the page size and the cost centre when another period is selected', async () => {
    const page = await open('livro-caixa?tamanho=50&pagina=2')
    const { inicio, fim } = longAgo(1)
    await page.locator('main select[aria-label="Centro de custo"] option:nth-child(2)').waitFor({ state: 'attached' })
    await page.evaluate(() => {
      for (const name of ['Centro de custo', 'Período']) {
        const select = document.querySelector<HTMLSelectElement>(`main select[aria-label="${name}"]`)
        if (!select) throw new Error(`no ${name}`)
        select.selectedIndex = 1
        select.dispatchEvent(new Event('change', { bubbles: true }))
      }
    })
    await page.waitForURL(new RegExp(`inicio=${inicio}`))
    const { searchParams } = new URL(page.url())
    const centro = await page.getByRole('combobox', { name: 'Centro de custo' }).inputValue()
    expect(centro).not.toBe('')
    expect(Object.fromEntries(searchParams)).toEqual({ tamanho: '50', idCentroCusto: centro, inicio, fim })
  })

  test('Ctrl+P prints the whole cash book; the PDF is the report of the period', async () => {
    const { inicio, fim } = longAgo(9)
    const page = await open(`livro-caixa?inicio=${inicio}&fim=${fim}`)
    const [book] = await product.sql<{ linhas: number }>(
      `select (select count(*) from entrada where id_cliente = ${church} and excluido_em is null and data between $1 and $2)::int
        + (select count(*) from saida where id_cliente = ${church} and excluido_em is null and data between $1 and $2)::int as linhas`,
      [inicio, fim],
    )
    // more lines than the screen shows at once
    expect(book?.linhas).toBeGreaterThan(20)
    await page.evaluate(() => {
      window.print = () => undefined
    })
    await page.keyboard.press('Control+p')
    await eventually(async () =>
      expect(await page.locator('body > section table').first().locator('tbody tr').count()).toBe(book?.linhas),
    )
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))

    // the browser's own print menu prints only a note that explains where the whole cash book is
    await page.emulateMedia({ media: 'print' })
    await page.getByText('Só uma página da lista. A lista inteira: Exportar, Imprimir.').waitFor()
    expect(await page.getByRole('combobox', { name: 'Período' }).isVisible()).toBe(false)
    await page.emulateMedia({ media: 'screen' })

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF do livro-caixa' }).click(),
    ])
    expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  })
})

test('the chart of the year shows the same figures as its table', async () => {
  const page = await open('painel-financeiro', 2)
  const figures = table(page, 'Entradas e saídas por mês')
  expect(await figures.locator('tbody tr').count()).toBe(12)
  const [row] = await product.sql<{ total: string }>(
    `select sum(valor)::text as total from entrada where id_cliente = ${church} and excluido_em is null and to_char(data, 'YYYY-MM') = $1`,
    [today().slice(0, 7)],
  )
  expect(plain((await figures.locator('tbody tr').last().textContent()) ?? '')).toContain(reais(row?.total ?? ''))
  await page.getByRole('list', { name: 'Saídas por categoria' }).getByText('Salários').waitFor()
})

describe('closing a month', () => {
  test('closing a month needs the pastor, and reopening needs the administrator; both require a confirmation', async () => {
    const pastor = await open('fechamento', 5)
    await pastor.getByText(/Fechado até .+, por .+ em/).waitFor()
    await pastor.getByRole('button', { name: /^Fechar / }).click()
    const asked = pastor.getByRole('alertdialog', { name: 'Fechar o mês?' })
    expect(await asked.innerText()).toMatch(/e os anteriores ficam fechados/)
    await confirm(pastor, /fechar mês/i)
    await toastOf(pastor, 'foi fechado.').waitFor()
    await eventually(async () => expect(await pastor.getByRole('button', { name: /^Fechar / }).count()).toBe(0))
    // a pastor may account for a closed month, but not reopen it
    await pastor
      .getByRole('button', { name: /^Ações de/ })
      .first()
      .click()
    expect(await menuItems(pastor)).toEqual(['Prestar contas'])

    const admin = await open('fechamento', 1)
    const closed = rows(admin, 'Meses').filter({ hasText: 'Fechado' }).first()
    await closed.getByRole('button', { name: /^Ações de/ }).click()
    await admin.getByRole('menuitem', { name: 'Reabrir mês' }).click()
    await confirm(admin, /reabrir mês/i)
    await toastOf(admin, 'foi reaberto.').waitFor()
    await rows(admin, 'Meses').filter({ hasText: 'Aberto' }).first().waitFor()
  })

  test('closing a month shows a member the closed months, and each month links to its cash book', async () => {
    const page = await open('fechamento', 2)
    expect(await page.getByRole('button', { name: /^(Fechar|Ações de)/ }).count()).toBe(0)
    await page.getByLabel('Ano').selectOption({ index: 1 })
    await page.waitForURL(/ano=\d{4}/)
    await settled(page)
    await rows(page, 'Meses').first().getByRole('link').click()
    await page.waitForURL(/livro-caixa\?inicio=/)
    await page.getByRole('heading', { name: 'Livro-caixa' }).waitFor()
  })
})

describe('attachments', () => {
  const pdf = {
    name: 'Nota fiscal.pdf',
    mimeType: 'application/pdf',
    buffer: pdfOf(['Nota fiscal', 'Valor: R$ 87,40']),
  }
  const png = { name: 'cupom.png', mimeType: 'image/png', buffer: picture.data }

  /** The page of a new expense without attachments. */
  async function expense(descricao: string, visit: { perfil: Perfil; phone?: boolean; expected?: number[] }) {
    const [made] = await product.sql<{ id: number }>(
      `insert into saida (id_cliente, descricao, data, categoria, valor) values (${church}, $1, $2, 4, 87.40) returning id`,
      [descricao, today()],
    )
    const page = await product.openPage({ path: `/dashboard/saidas/${made?.id}`, ...visit })
    await settled(page)
    return page
  }

  /** Pastes or drops a file, as a browser reports it. */
  const give = (page: Page, how: 'paste' | 'drop', { name, mimeType, buffer }: typeof pdf) =>
    page.evaluate(
      ({ how, name, mimeType, bytes }) => {
        const data = new DataTransfer()
        data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
        const init = { bubbles: true, cancelable: true }
        if (how === 'paste') document.dispatchEvent(new ClipboardEvent('paste', { ...init, clipboardData: data }))
        const title = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === 'Anexos')
        if (how === 'drop') title?.dispatchEvent(new DragEvent('drop', { ...init, dataTransfer: data }))
      },
      { how, name, mimeType, bytes: [...buffer] },
    )
  const item = (page: Page, name: string) => page.getByRole('button', { name })

  test('files are added by dialog, by pasting and by dropping; a PDF and a picture are shown in place; a deletion is undone', async () => {
    const page = await expense('Lâmpadas do salão', { perfil: 1, expected: [415] })
    await page.getByLabel('Arquivos a anexar').setInputFiles([pdf, png])
    await item(page, 'Nota fiscal.pdf').waitFor()
    await item(page, 'cupom.webp').waitFor()
    await give(page, 'paste', { ...png, name: 'tela.png' })
    await item(page, 'tela.webp').waitFor()
    await give(page, 'drop', { ...pdf, name: 'boleto.pdf' })
    await item(page, 'boleto.pdf').waitFor()
    expect(await violations(page)).toEqual([])

    await page
      .getByLabel('Arquivos a anexar')
      .setInputFiles([{ ...pdf, name: 'falso.pdf', buffer: Buffer.from('texto') }])
    await page.getByRole('alert').filter({ hasText: 'Envie um PDF ou uma imagem JPEG, PNG ou WebP.' }).waitFor()
    await page.getByRole('button', { name: 'Deixar falso.pdf' }).click()

    await item(page, 'Nota fiscal.pdf').click()
    const viewer = page.getByRole('dialog', { name: 'Nota fiscal.pdf' })
    await viewer.locator('canvas').waitFor()
    await viewer.getByText('Valor: R$ 87,40').waitFor()
    expect(await violations(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      viewer.getByRole('button', { name: 'Baixar' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('Nota fiscal.pdf')
    await viewer.getByRole('button', { name: 'Anexo anterior' }).click()
    const photo = page.getByRole('dialog', { name: 'cupom.webp' })
    await photo.getByRole('img', { name: 'cupom.webp' }).waitFor()
    await photo.getByRole('button', { name: 'Excluir' }).click()
    await confirm(page, /Excluir/)
    await item(page, 'cupom.webp').waitFor({ state: 'detached' })
    await toastOf(page, 'Anexo excluído com sucesso.').getByRole('button', { name: 'Desfazer' }).click()
    await item(page, 'cupom.webp').waitFor()
  })

  test('on a phone the camera adds a picture, and nothing scrolls sideways', async () => {
    const page = await expense('Gás da cantina', { perfil: 4, phone: true })
    expect(await page.getByLabel('Foto a anexar').getAttribute('capture')).toBe('environment')
    await page.getByRole('button', { name: 'Tirar foto' }).waitFor()
    await page.getByLabel('Foto a anexar').setInputFiles([png])
    await item(page, 'cupom.webp').click()
    await page.getByRole('dialog', { name: 'cupom.webp' }).getByRole('img').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
  })

  test('the cash book of a month says what has no receipt, and brings the receipts as one archive', async () => {
    const { inicio, fim } = longAgo(2)
    const page = await open(`livro-caixa?inicio=${inicio}&fim=${fim}`)
    const card = page.getByRole('region', { name: /^Comprovantes de / })
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: /^Baixar comprovantes do mês/ }).click(),
    ])
    expect(download.suggestedFilename()).toBe(`comprovantes-${inicio.slice(0, 7)}.zip`)
    expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK')
    const link = card.getByRole('link', { name: /saídas? sem comprovante$/ })
    const [, without] = /^(\d+) de/.exec(await link.innerText()) ?? []
    await link.click()
    await settled(page)
    expect(
      await rows(page, titles.saidas)
        .filter({ hasNot: page.locator('th') })
        .count(),
    ).toBe(Number(without))
  })
})
