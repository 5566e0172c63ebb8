import { readFile } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { eventually, nextFrame, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const list = '/dashboard/patrimonios'
const table = (page: Page) => page.getByRole('table', { name: 'Lista de Patrimônios' })
const rows = (page: Page) => table(page).locator('tbody tr')
const count = (page: Page) => page.getByRole('status').filter({ hasText: / de / })

/** Opens the list as an administrator. */
async function openList(search = ''): Promise<Page> {
  const page = await product.openPage({ perfil: 1, path: list + search })
  await settled(page)
  return page
}

async function names(page: Page): Promise<string[]> {
  await settled(page)
  return table(page).locator('tbody td:first-child').allInnerTexts()
}

/** Opens the form from the list. */
async function openForm(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Novo Patrimônio' }).click()
  await page.getByRole('heading', { name: 'Criar Novo Patrimônio' }).waitFor()
}

/** Selects the first type that is offered. */
async function chooseTipo(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
}

async function rowMenu(page: Page, of: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Ações de ${of}` }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Creates an asset, so that each test has its own. */
async function makeAsset(nomePatrimonio: string): Promise<number> {
  const codigoPatrimonio = `E2E-${nomePatrimonio.replace(/\W/g, '')}`
  const [tipo] = await product.sql<{ id: number }>(
    `select id from tipo_patrimonio where id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') limit 1`,
  )
  const input = { nomePatrimonio, codigoPatrimonio, tipoPatrimonio: String(tipo?.id) }
  const query = 'mutation($input: PatrimonioInput!) { criarPatrimonio(input: $input) { id } }'
  const { criarPatrimonio } = await product.graphql<{ criarPatrimonio: { id: number } }>(1, query, { input })
  return criarPatrimonio.id
}

const stored = (codigo: string) =>
  product.sql<{ nome_patrimonio: string; valor_compra_patrimonio: string; data_aquisicao_patrimonio: string }>(
    `select nome_patrimonio, valor_compra_patrimonio::text, data_aquisicao_patrimonio::text from patrimonio where codigo_patrimonio = $1`,
    [codigo],
  )

describe('the list of assets', () => {
  test('the search of the list of assets runs while the user types, is kept in the address, and can be cleared', async () => {
    const page = await openList()
    const total = await count(page).innerText()
    const box = page.getByRole('searchbox')
    await box.pressSequentially('VIOLAO')
    await page.waitForURL(/busca=VIOLAO/)
    await eventually(async () => {
      const found = await names(page)
      expect(found.length).toBeGreaterThan(0)
      expect(found.filter((name) => !/viol[aã]o/i.test(name))).toEqual([])
    })
    const found = await names(page)
    await page.reload()
    expect(await names(page)).toEqual(found)
    await box.fill('nada parecido com isto')
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    await page.getByRole('button', { name: 'Limpar busca e filtros' }).click()
    await count(page).getByText(total).waitFor()
    expect(await box.inputValue()).toBe('')
  })

  test('the list of assets can be sorted by a column, in both directions', async () => {
    const page = await openList()
    const head = page.getByRole('columnheader', { name: 'Código' })
    await head.getByRole('button').click()
    await page.waitForURL(/ordem=codigoPatrimonio%3AASC/)
    const compare = new Intl.Collator('pt-BR').compare
    const codes = () => table(page).locator('tbody td:nth-child(2)').allInnerTexts()
    await eventually(async () => {
      const shown = await codes()
      expect(shown).toEqual([...shown].sort(compare))
    })
    expect(await head.getAttribute('aria-sort')).toBe('ascending')
    const up = await codes()
    await head.getByRole('button').click()
    await page.waitForURL(/ordem=codigoPatrimonio%3ADESC/)
    await eventually(async () => expect(await codes()).not.toEqual(up))
    const down = await codes()
    expect(await head.getAttribute('aria-sort')).toBe('descending')
    expect(down).toEqual([...down].sort((a, b) => compare(b, a)))
  })

  test('the list of assets has pages, never with more rows than the page size', async () => {
    const page = await openList()
    const first = await names(page)
    expect(first).toHaveLength(20)
    await page.getByRole('button', { name: 'Próxima página' }).click()
    await page.waitForURL(/pagina=2/)
    await count(page).getByText(/^21–/).waitFor()
    const second = await names(page)
    expect(second.filter((name) => first.includes(name) && name !== second[0])).toEqual([])
    await page.goBack()
    await count(page).getByText(/^1–20/).waitFor()
    await page.getByLabel('Linhas por página').selectOption('50')
    await page.waitForURL(/tamanho=50/)
    await eventually(async () => expect((await names(page)).length).toBeGreaterThan(20))
  })

  test('the list of assets can be filtered by type', async () => {
    const page = await openList()
    const filter = page.getByRole('combobox', { name: 'Tipo' })
    await filter.click()
    await page.getByRole('listbox').getByRole('option').first().click()
    await page.waitForURL(/tipoPatrimonio=\d+/)
    await settled(page)
    await eventually(async () => expect(await filter.inputValue()).not.toBe(''))
    const chosen = await filter.inputValue()
    await page.reload()
    await eventually(async () => expect(await filter.inputValue()).toBe(chosen))
    await eventually(async () => {
      const types = await table(page).locator('tbody td:nth-child(3)').allInnerTexts()
      expect(new Set(types)).toEqual(new Set([chosen]))
    })
  })

  test('the list of assets shows the selected columns, and remembers them', async () => {
    const page = await openList()
    await page.getByRole('button', { name: 'Colunas' }).click()
    await page.getByRole('checkbox', { name: 'Valor atual' }).check({ force: true })
    await page.keyboard.press('Escape')
    await page.getByRole('columnheader', { name: 'Valor atual' }).waitFor()
    await page.reload()
    await settled(page)
    await page.getByRole('columnheader', { name: 'Valor atual' }).waitFor()
    expect(await rows(page).first().innerText()).toMatch(/R\$\s[\d.]+,\d\d/)
  })

  test('the export downloads the rows of the list as CSV and as XLSX', async () => {
    const page = await openList('?busca=violão')
    const found = await names(page)
    const download = async (item: string) => {
      await page.getByRole('button', { name: 'Exportar' }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      return { name: file.suggestedFilename(), data: await readFile(await file.path()) }
    }
    const csv = await download('Planilha CSV')
    expect(csv.name).toMatch(/\.csv$/)
    const lines = csv.data.toString('utf8').trim().split(/\r?\n/)
    expect(lines).toHaveLength(found.length + 1)
    for (const [index, name] of found.entries()) expect(lines[index + 1]).toContain(name)
    const xlsx = await download('Planilha Excel (XLSX)')
    expect(xlsx.name).toMatch(/\.xlsx$/)
    expect(xlsx.data.subarray(0, 4).toString('latin1')).toBe('PK\x03\x04')
  })

  test('printing the list of assets prints every page of the list, not only the page on the screen', async () => {
    const page = await openList()
    const [total = 0] = (await count(page).innerText()).match(/\d+$/)?.map(Number) ?? []
    await page.evaluate(() => {
      window.print = () =>
        document.body.setAttribute('data-printed', String(document.querySelectorAll('section tbody tr').length))
    })
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'Imprimir' }).click()
    await page.locator('body[data-printed]').waitFor()
    expect(total).toBeGreaterThan(20)
    expect(await page.locator('body').getAttribute('data-printed')).toBe(String(total))

    // a list that is too long for paper is not asked for page by page
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    let asked = 0
    const pretend = async (route: Route) => {
      const response = await route.fetch()
      const body = await response.text()
      if (body.includes('"totalCount"')) asked++
      await route.fulfill({ response, body: body.replace(/"totalCount":\d+/, '"totalCount":300000') })
    }
    await page.route('**/graphql', pretend)
    await page.getByRole('button', { name: 'Exportar' }).click()
    await page.getByRole('menuitem', { name: 'Imprimir' }).click()
    await toastOf(page, 'São 300.000 registros, e imprimem-se até 5.000.').waitFor()
    expect(asked).toBeLessThan(3)
    await page.unroute('**/graphql', pretend)
  })

  test('the list of assets shows an error and a retry button when it fails to load', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', expected: [500] })
    await settled(page)
    await page.route('**/graphql', (route) => route.fulfill({ status: 500, body: '{}' }), { times: 1 })
    await page.evaluate(() => {
      history.pushState(null, '', '/dashboard/tipoPatrimonios')
      dispatchEvent(new PopStateEvent('popstate'))
    })
    await page.getByText('Não foi possível buscar os tipos de patrimônio.').waitFor()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('table', { name: 'Tipos de patrimônio' }).waitFor()
  })

  test('an asset is deleted from the list after a confirmation; "Desfazer" and the recycle bin restore it', async () => {
    await makeAsset('Órgão elétrico')
    const page = await openList('?busca=Órgão')
    await rowMenu(page, 'Órgão elétrico', 'Excluir Patrimônio')
    const dialog = page.getByRole('alertdialog', { name: 'Tem certeza?' })
    await dialog.getByRole('button', { name: 'Cancelar' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await names(page)).toEqual(['Órgão elétrico'])

    const remove = async () => {
      await rowMenu(page, 'Órgão elétrico', 'Excluir Patrimônio')
      await dialog.getByRole('button', { name: 'Excluir' }).click()
      await page.getByText('Nenhum resultado para esta busca.').waitFor()
    }
    await remove()
    await toastOf(page, 'Patrimônio excluído com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Patrimônio restaurado com sucesso.').waitFor()
    await rows(page).getByText('Órgão elétrico').waitFor()

    await remove()
    await page.getByRole('button', { name: 'Lixeira' }).click()
    await rows(page).getByText('Órgão elétrico').waitFor()
    await rowMenu(page, 'Órgão elétrico', 'Restaurar Patrimônio')
    await page.getByText('Nenhum resultado para esta busca.').waitFor()
    await page.getByRole('button', { name: 'Lixeira' }).click()
    await rows(page).getByText('Órgão elétrico').waitFor()
  })
})

test('one key press in the row menu does not also answer the confirmation that it opens', async () => {
  await makeAsset('Bateria de teste')
  const page = await openList('?busca=Bateria de teste')
  const button = page.getByRole('button', { name: 'Ações de Bateria de teste' })
  const question = page.getByRole('alertdialog', { name: 'Tem certeza?' })
  // The key is pressed twice, because the second time the confirmation opens before the key is released.
  for (let round = 1; round <= 2; round++) {
    await button.focus()
    await page.keyboard.press('Enter', { delay: 60 })
    await page.getByRole('menuitem', { name: 'Editar Patrimônio' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter', { delay: 60 })
    await question.getByRole('button', { name: 'Cancelar' }).and(page.locator(':focus')).waitFor()
    await page.keyboard.press('Enter', { delay: 60 })
    await question.waitFor({ state: 'detached' })
    await button.and(page.locator(':focus')).waitFor()
  }
  expect(await names(page)).toEqual(['Bateria de teste'])
})

describe('the form of an asset', () => {
  test('an asset is created in the form, its picture is shown, and it is edited', async () => {
    const page = await openList()
    await openForm(page)
    await page.getByLabel('Nome').fill('Teclado de palco')
    await page.getByLabel('Código').fill('TEC-900')
    await chooseTipo(page)
    await page.getByLabel('Valor de compra').pressSequentially('1234,56')
    await page.getByLabel('Data de aquisição', { exact: true }).pressSequentially('05032024')
    const picture = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#c05020' } })
      .png()
      .toBuffer()
    await page
      .getByLabel('Foto do patrimônio')
      .setInputFiles({ name: 'teclado.png', mimeType: 'image/png', buffer: picture })
    await page.getByRole('img', { name: 'Foto do patrimônio' }).waitFor()
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Patrimônio criado com sucesso.').waitFor()
    await page.waitForURL(/patrimonios($|\?)/)
    // the list has more rows than one page
    await page.getByRole('link', { name: 'Mostrar' }).click()
    await page.locator('tr[data-saved]').getByRole('link', { name: 'Teclado de palco' }).click()
    await page.waitForURL(/patrimonios\/\d+$/)
    expect(await stored('TEC-900')).toEqual([
      {
        nome_patrimonio: 'Teclado de palco',
        valor_compra_patrimonio: '1234.56',
        data_aquisicao_patrimonio: '2024-03-05',
      },
    ])

    await page.getByText('R$ 1.234,56').waitFor()
    await page.getByText('05/03/2024').waitFor()
    const photo = page.getByRole('img', { name: 'Teclado de palco' })
    await photo.waitFor()
    const width = () => photo.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))
    expect(await width()).toBe(40)

    await page.getByRole('button', { name: 'Editar' }).click()
    await page.getByRole('heading', { name: 'Editar Patrimônio' }).waitFor()
    expect(await page.getByLabel('Valor de compra').inputValue()).toBe('1.234,56')
    await page.getByLabel('Nome').fill('Teclado de ensaio')
    await page.keyboard.press('Enter')
    await toastOf(page, 'Patrimônio atualizado com sucesso.').waitFor()
    await page.getByRole('link', { name: 'Mostrar' }).click()
    await page.locator('tr[data-saved]').getByRole('link', { name: 'Teclado de ensaio' }).waitFor()
    expect(await stored('TEC-900')).toMatchObject([{ nome_patrimonio: 'Teclado de ensaio' }])
  })

  test('the form of an asset shows missing values and server errors at their fields', async () => {
    await makeAsset('Caixa de som')
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonio/create', expected: [409, 422] })
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    const name = page.getByLabel('Nome')
    await page.getByText(/Informe o nome/).waitFor()
    expect(await name.getAttribute('aria-invalid')).toBe('true')
    expect(await name.evaluate((field) => field === document.activeElement)).toBe(true)
    await name.fill('Outra caixa de som')
    await page.getByLabel('Código').fill('E2E-Caixadesom')
    await chooseTipo(page)
    await page.getByRole('button', { name: 'Salvar', exact: true }).click()
    await page
      .getByText(/[Jj]á existe/)
      .first()
      .waitFor()
    expect(await name.inputValue()).toBe('Outra caixa de som')
  })

  test('a type can be created from the form', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonio/create' })
    await page.getByRole('button', { name: 'Novo tipo' }).click()
    await page.getByLabel('Tipo de patrimônio').fill('Instrumentos de sopro')
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar', exact: true }).click()
    await toastOf(page, 'Tipo criado com sucesso.').waitFor()
    const field = page.getByRole('combobox', { name: 'Tipo' })
    await eventually(async () => expect(await field.inputValue()).toBe('Instrumentos de sopro'))
  })

  test('a form in a dialog with unsaved input ignores a press beside it, and Escape requires a confirmation', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonio/create' })
    await page.getByRole('button', { name: 'Novo tipo' }).click()
    const field = page.getByLabel('Tipo de patrimônio')
    const dialog = page.getByRole('dialog')
    await field.waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: 'Novo tipo' }).click()
    await field.fill('Instrumentos de arco')
    // the dialog knows of the input one frame later
    await nextFrame(page)
    await page.mouse.click(5, 5)
    await nextFrame(page)
    expect(await page.getByRole('alertdialog').count()).toBe(0)
    expect(await field.inputValue()).toBe('Instrumentos de arco')
    const question = page.getByRole('alertdialog', { name: 'Descartar o que foi digitado?' })
    await field.press('Escape')
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('Instrumentos de arco')
    await field.press('Escape')
    await question.getByRole('button', { name: 'Descartar' }).click()
    await dialog.waitFor({ state: 'detached' })
  })

  test('a confirmation appears before the user leaves the form of an asset with unsaved input', async () => {
    const page = await openList()
    await openForm(page)
    await page.getByLabel('Nome').fill('Púlpito')
    const away = () =>
      page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Pessoas' }).click()
    const question = page.getByRole('alertdialog', { name: 'Sair sem salvar?' })
    await away()
    await question.getByRole('button', { name: 'Cancelar' }).click()
    await question.waitFor({ state: 'detached' })
    expect(await page.getByLabel('Nome').inputValue()).toBe('Púlpito')
    await away()
    await question.getByRole('button', { name: 'Sair sem salvar' }).click()
    await page.waitForURL('**/dashboard/users')
  })

  test('a double click on "Salvar" creates one record', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonio/create' })
    await page.getByLabel('Nome').fill('Mesa de som')
    await page.getByLabel('Código').fill('MES-900')
    await chooseTipo(page)
    let sent = 0
    page.on('request', (request) => {
      if (request.postData()?.includes('criarPatrimonio')) sent++
    })
    await page.getByRole('button', { name: 'Salvar', exact: true }).dblclick()
    await toastOf(page, 'Patrimônio criado com sucesso.').waitFor()
    expect(sent).toBe(1)
    expect(await stored('MES-900')).toHaveLength(1)
  })

  test('the form works without a mouse', async () => {
    const page = await openList()
    const { keyboard } = page
    const tabTo = async (name: RegExp) => {
      for (let presses = 0; presses < 60; presses++) {
        const focused = await page.evaluate(() => {
          const element = document.activeElement
          // the body contains every text, so a text cannot identify it
          if (element === document.body) return ''
          const label =
            element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels?.[0] : null
          return label?.innerText ?? element?.getAttribute('aria-label') ?? element?.textContent ?? ''
        })
        if (name.test(focused.trim())) return
        await keyboard.press('Tab')
      }
      throw new Error(`${name} is not in reach of the Tab key`)
    }
    await tabTo(/^Pular para o conteúdo/)
    await keyboard.press('Enter')
    await tabTo(/^Novo Patrimônio/)
    await keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Criar Novo Patrimônio' }).waitFor()
    await tabTo(/^Nome/)
    await keyboard.type('Projetor')
    await tabTo(/^Código/)
    await keyboard.type('PRO-900')
    await tabTo(/^Tipo/)
    await keyboard.press('ArrowDown')
    await page.getByRole('listbox').getByRole('option').first().waitFor()
    await keyboard.press('Enter')
    await tabTo(/^Data de aquisição/)
    await keyboard.type('10022025')
    await tabTo(/^Valor de compra/)
    await keyboard.type('2500')
    await tabTo(/^Salvar$/)
    await keyboard.press('Enter')
    await toastOf(page, 'Patrimônio criado com sucesso.').waitFor()
    expect(await stored('PRO-900')).toEqual([
      { nome_patrimonio: 'Projetor', valor_compra_patrimonio: '2500.00', data_aquisicao_patrimonio: '2025-02-10' },
    ])
  })
})

describe('types of asset', () => {
  test('types of asset are created, renamed, deleted and restored', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/tipoPatrimonios' })
    await page.getByRole('button', { name: 'Novo Tipo' }).click()
    await page.getByLabel('Tipo de patrimônio').fill('Vitrais')
    await page.keyboard.press('Enter')
    await toastOf(page, 'Tipo criado com sucesso.').waitFor()
    await rowMenu(page, 'Vitrais', 'Editar Tipo')
    await page.getByLabel('Tipo de patrimônio').fill('Vitrais e janelas')
    await page.keyboard.press('Enter')
    await toastOf(page, 'Tipo atualizado com sucesso.').waitFor()
    await rowMenu(page, 'Vitrais e janelas', 'Excluir Tipo')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await toastOf(page, 'Tipo excluído com sucesso.').getByText('Desfazer').click()
    await toastOf(page, 'Tipo restaurado com sucesso.').waitFor()
    await page.getByRole('cell', { name: 'Vitrais e janelas', exact: true }).waitFor()
  })
})
