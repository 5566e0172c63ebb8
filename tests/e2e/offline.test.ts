import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page, Request } from 'playwright-core'
import { failScripts, frameStands, loseResponse, openInside } from './network.js'
import { accounts, eventually, Product, settled, toastOf } from './product.js'
import { follow } from './profiles.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)

/** Writes a refused change of this person, as another build may have left it on the device. */
const leaveBehind = (page: Page, person: string, fields: object) =>
  page.evaluate(
    async ([person, fields]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open('candeia')
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      const item = { id: 'x', person, record: 'x:1', text: 'Chamada', to: '/', query: '', variables: {}, tries: 1 }
      await new Promise<void>((resolve, reject) => {
        const transaction = database.transaction('outbox', 'readwrite')
        transaction.oncomplete = () => resolve()
        transaction.onerror = () => reject(transaction.error)
        transaction.objectStore('outbox').clear()
        transaction.objectStore('outbox').add({ ...item, refused: 'Não.', ...(fields as object) })
      })
      database.close()
    },
    [person, fields] as const,
  )

describe('what works without a network', () => {
  test('what the strip or the tray cannot show ends neither the frame nor the screen', async () => {
    const [{ id, church }] = (await product.sql<{ id: number; church: number }>(
      'select id, id_cliente as church from usuario where email = $1',
      [accounts[2]],
    )) as [{ id: number; church: number }]
    const page = await product.openPage({ perfil: 2, path: '/dashboard/home', unreliable: true, alone: true })
    // React reports there what a boundary has caught, before the reload too when the frame hears of what is left behind
    const quiet = () => {
      console.error = () => undefined
    }
    await page.addInitScript(quiet)
    await page.evaluate(quiet)
    await settled(page)
    const tables = () => page.evaluate(async () => (await indexedDB.databases()).some(({ name }) => name === 'candeia'))
    await eventually(async () => expect(await tables()).toBe(true))
    await leaveBehind(page, `${church}:${id}`, { marks: null, made: null })
    await page.reload()
    await page.getByText('Não foi possível mostrar o que aguarda neste aparelho.').waitFor()
    await frameStands(page)
    await page.getByRole('heading', { level: 1 }).waitFor()

    await leaveBehind(page, `${church}:${id}`, { marks: [], made: null })
    await page.reload()
    await page.getByRole('button', { name: 'Ver', exact: true }).click()
    const message = page.getByRole('alert').filter({ hasText: 'Não foi possível mostrar esta parte.' })
    await message.waitFor()
    await frameStands(page)
    await message.getByRole('button', { name: 'Fechar' }).click()
    await message.waitFor({ state: 'detached' })
    await page.getByText('1 marcação não foi aceita.').waitFor()
  })

  test('a screen that cannot be loaded keeps the menu, shows the cause, and is loaded when the network is back', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', unreliable: true })
    await settled(page)
    await setOffline(page, true)
    await page
      .getByRole('navigation', { name: 'Menu principal' })
      .getByRole('link', { name: 'Patrimônio', exact: true })
      .click()
    await page.getByRole('heading', { name: /^Sem conexão/ }).waitFor()
    await frameStands(page)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { name: /^Sem conexão/ }).waitFor()
    await setOffline(page, false)
    await page.getByRole('table', { name: 'Patrimônios' }).waitFor()
    await page.waitForURL('**/dashboard/patrimonios')
  })

  test('the sheet of tithes keeps its lines without the network, says so, and is saved when it is back', async () => {
    const name = 'Sebastiana Sem Rede'
    await product.graphql(1, 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }', {
      input: { name },
    })
    const page = await product.openPage({ perfil: 4, path: '/dashboard/dizimos/folha', unreliable: true, phone: true })
    await settled(page)
    await page.getByRole('combobox', { name: 'Membro' }).fill(name)
    await page.getByRole('option', { name }).click()
    await page.getByRole('textbox', { name: 'Valor' }).fill('19,00')
    await page.getByRole('button', { name: 'Incluir' }).click()
    await setOffline(page, true)
    await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
    const kept = 'As linhas continuam aqui: salve de novo quando a internet voltar.'
    await page.getByRole('alert').filter({ hasText: kept }).waitFor()
    const line = page.getByRole('table', { name: 'Linhas da folha' }).getByText(name)
    await line.waitFor()
    await setOffline(page, false)
    await page.getByRole('button', { name: 'Salvar 1 dízimo' }).click()
    await toastOf(page, '1 dízimo lançado').waitFor()
    expect(await product.sql('select from dizimo where valor_dizimo = 19.00 and excluido_em is null')).toHaveLength(1)
  })

  test('a row is deleted only after a confirmation, and stays when the server cannot be reached', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonios', unreliable: true })
    await settled(page)
    const rows = page.getByRole('table', { name: 'Patrimônios' }).locator('tbody tr')
    const before = await rows.count()
    await setOffline(page, true)
    await page
      .getByRole('button', { name: /^Ações de / })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Excluir' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Excluir' }).click()
    await page.locator('.bp6-toast').first().waitFor()
    expect(await rows.count()).toBe(before)
  })
})

describe('a response that is lost after the server has saved', () => {
  const lossy = (request: Request) => request.url().endsWith('/graphql')

  test('a form saved again with the same input saves the record once; with other input it saves another record', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/user/create', unreliable: lossy })
    await settled(page)
    const stored = async () =>
      (
        await product.sql<{ name: string }>(
          "select name from usuario where name like 'Resposta Perdida%' and excluido_em is null order by name",
        )
      ).map(({ name }) => name)
    const save = page.getByRole('button', { name: 'Salvar', exact: true })
    await loseResponse(page, 'CriarUsuario')
    await page.getByLabel('Nome').first().fill('Resposta Perdida')
    await save.click()
    await page.getByRole('alert').filter({ hasText: 'Houve um problema' }).waitFor()
    expect(await stored()).toEqual(['Resposta Perdida'])
    await save.click()
    await toastOf(page, 'Pessoa criada com sucesso.').waitFor()
    expect(await stored()).toEqual(['Resposta Perdida'])

    await openInside(page, '/dashboard/user/create')
    await settled(page)
    await loseResponse(page, 'CriarUsuario')
    await page.getByLabel('Nome').first().fill('Resposta Perdida Dois')
    await save.click()
    await page.getByRole('alert').filter({ hasText: 'Houve um problema' }).waitFor()
    await page.getByLabel('Nome').first().fill('Resposta Perdida Três')
    await save.click()
    await toastOf(page, 'Pessoa criada com sucesso.').first().waitFor()
    await eventually(async () =>
      expect(await stored()).toEqual(['Resposta Perdida', 'Resposta Perdida Dois', 'Resposta Perdida Três']),
    )
  })

  test('a visitor is counted once, though the answer about the first was lost', async () => {
    const create = 'mutation($input: CultoInput!) { criarCulto(input: $input) { id } }'
    const input = { dataCulto: '2097-03-02', horaCulto: '19:00' }
    const { criarCulto } = await product.graphql<{ criarCulto: { id: number } }>(1, create, { input })
    const path = `/dashboard/cultos/${criarCulto.id}/presenca`
    const page = await product.openPage({ perfil: 3, path, unreliable: lossy })
    const counted = async () =>
      (await product.sql<{ visitantes: number }>('select visitantes from culto where id = $1', [criarCulto.id]))[0]
        ?.visitantes
    const more = page.getByRole('button', { name: 'Um visitante a mais' })
    await more.waitFor()
    await loseResponse(page, 'ContarVisitantesCulto')
    await more.click()
    await eventually(async () => expect(await counted()).toBe(1))
    await more.click()
    await eventually(async () => expect(await counted()).toBe(2))
    await page.getByRole('status', { name: 'Visitantes' }).filter({ hasText: /^2$/ }).waitFor()
    await page.getByText('Aguardando').waitFor({ state: 'detached' })
    expect(await counted()).toBe(2)
  })
})

describe('a list that cannot be refreshed', () => {
  test('a list that cannot be refreshed keeps its rows and shows a notice above them; the requested page loads when the network is back', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/users', unreliable: true })
    await settled(page)
    const table = page.getByRole('table', { name: 'Pessoas' })
    const names = await table.locator('tbody tr').allInnerTexts()
    expect(names.length).toBe(20)
    await setOffline(page, true)
    await page.getByRole('button', { name: 'Próxima página' }).click()
    const notice = page.getByRole('alert').filter({ hasText: 'Abaixo está o que havia antes.' })
    await notice.waitFor()
    expect(await table.locator('tbody tr').allInnerTexts()).toEqual(names)
    await notice.getByRole('button', { name: 'Tentar de novo' }).click()
    await notice.waitFor()
    await setOffline(page, false)
    await notice.waitFor({ state: 'detached' })
    await page.getByText(/^21–40 de/).waitFor()
    await eventually(async () => expect(await table.locator('tbody tr').allInnerTexts()).not.toEqual(names))
  })
})

describe('a month that cannot be refreshed', () => {
  test('a month that cannot be refreshed is shown as before, with a notice; no request is repeated automatically, and the notice disappears when the server responds', async () => {
    let refused = 0
    const page = await product.openPage({
      perfil: 1,
      path: '/dashboard/escalas-cultos',
      unreliable: (request) => request.url().endsWith('/graphql'),
    })
    await page.getByRole('region', { name: 'Matriz de escalas' }).waitFor()
    await page.route('**/graphql', (route) => {
      refused++
      return route.abort('failed')
    })
    await page.getByRole('button', { name: 'Próximo mês' }).click()
    await page.getByText('Não foi possível buscar as escalas.').waitFor()
    await page.getByRole('button', { name: 'Mês anterior' }).click()
    const notice = page.getByText('Não foi possível atualizar. O que aparece aqui pode ter mudado.')
    await notice.waitFor()
    await page.getByRole('region', { name: 'Matriz de escalas' }).waitFor()
    expect(refused).toBe(2)
    await page.unrouteAll()
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await notice.waitFor({ state: 'detached' })
    await page.getByRole('region', { name: 'Matriz de escalas' }).waitFor()
  })
})

describe('a script that cannot be loaded', () => {
  test('a script that cannot be loaded is replaced by a message, keeps the typed values, and is fetched again at the next try', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', unreliable: true })
    const fail = await failScripts(page)
    await openInside(page, '/dashboard/patrimonio/create')
    await page.getByLabel('Nome').first().fill('Piano de cauda')
    fail('aborted', /calendar/)
    await page
      .getByRole('button', { name: /^Abrir calendário/ })
      .first()
      .click()
    await page.getByText('Não foi possível carregar esta parte.').waitFor()
    fail('not found', /calendar/)
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('button', { name: 'Tentar de novo', disabled: false }).waitFor()
    fail('none')
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('button', { name: 'Hoje' }).waitFor()
    expect(await page.getByLabel('Nome').first().inputValue()).toBe('Piano de cauda')
  })

  test('a script that is missing after a new build offers to reload the page, but not while a form has unsaved input', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', unreliable: true })
    await settled(page)
    const fail = await failScripts(page)
    await page.route('**/index.html', (route) => route.fulfill({ body: '<script src="/assets/index-new.js">' }))
    fail('not found')
    await openInside(page, '/dashboard/patrimonios')
    await page.getByRole('heading', { name: 'Há uma versão nova.' }).waitFor()
    await frameStands(page)
    await page.getByRole('button', { name: 'Atualizar' }).waitFor()
    fail('none')
    await openInside(page, '/dashboard/patrimonio/create')
    await page.getByLabel('Nome').first().fill('Piano de cauda')
    fail('not found')
    await page
      .getByRole('button', { name: /^Abrir calendário/ })
      .first()
      .click()
    await page.getByText('Salve o que preencheu e depois atualize a página.').waitFor()
    expect(await page.getByRole('button', { name: 'Atualizar' }).count()).toBe(0)
  })

  test('a part whose files came, but whose import failed, offers to reload the page, but not while a form has unsaved input', async () => {
    const open = async () => {
      const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonio/create', unreliable: true })
      await settled(page)
      await page.route(/\/assets\/calendar-.*\.js$/, (route) =>
        route.request().resourceType() === 'fetch' ? route.continue() : route.abort('failed'),
      )
      const calendar = page.getByRole('button', { name: /^Abrir calendário/ }).first()
      return { page, calendar, reload: page.getByRole('button', { name: 'Atualizar' }) }
    }
    const filled = await open()
    await filled.page.getByLabel('Nome').first().fill('Piano de cauda')
    await filled.calendar.click()
    await filled.page.getByText('Salve o que preencheu e depois atualize a página.').waitFor()
    expect(await filled.reload.count()).toBe(0)

    const { page, calendar, reload } = await open()
    await calendar.click()
    await page.getByText('Não foi possível carregar esta parte. Atualize a página.').waitFor()
    await page.unrouteAll()
    await reload.click()
    await reload.waitFor({ state: 'detached' })
    await calendar.click()
    await page.getByRole('button', { name: 'Hoje' }).waitFor()
  })

  test('a message is shown without the script for toasts, and the next message is a toast again', async () => {
    const page = await product.openPage({ unreliable: true })
    const fail = await failScripts(page)
    fail('aborted', /toaster/)
    await page.goto('/reset-password/invalido')
    await page.getByRole('alert').filter({ hasText: 'Token inválido ou expirado.' }).waitFor()
    expect(await page.locator('.bp6-toast').count()).toBe(0)
    fail('none')
    await openInside(page, '/reset-password/outro')
    await toastOf(page, 'Token inválido ou expirado.').waitFor()
  })
})

test('a screen whose data are known, but of which the device has no copy, says that they could not be refreshed', async () => {
  const page = await product.openPage({ perfil: 1, unreliable: true })
  // as in some private windows
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('no database', 'InvalidStateError')
    }
  })
  await page.goto('/dashboard/meu-espaco')
  await settled(page)
  await page.getByRole('heading', { name: 'Meu espaço' }).waitFor()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Minhas contribuições ./ })
    .waitFor()
  await follow(page, '/dashboard/users')
  await settled(page)
  await page.route('**/graphql', (route) => route.abort('failed'))
  await follow(page, '/dashboard/meu-espaco')
  await page.getByText('Não foi possível atualizar. O que aparece aqui pode ter mudado.').waitFor()
})
