import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ownTestApp, type TestApp, type TestChurch, unique } from '../../../../../tests/factories/harness.js'
import { type FakeBrowser, FakePushService } from '../../../../../tests/factories/push-service.js'
import { avisoFeature } from '../../../acesso/aviso/index.js'
import { cultoTime, onDay } from './escala-avisos.js'
import { lembrarEscalas } from './lembrete.job.js'

let app: TestApp
let church: TestChurch
let service: FakePushService
let leader: string

beforeAll(async () => {
  service = await FakePushService.start()
  app = await ownTestApp({
    ALLOW_PRIVATE_ADDRESSES: 'true',
    PUSH_HOSTS: service.host,
    SMTP_URL: 'smtp://127.0.0.1:9',
  })
})
beforeEach(async () => {
  church = await app.church()
  leader = await church.token(3)
})
afterAll(async () => {
  await app.close()
  await service.stop()
})

interface Person {
  id: number
  name: string
  email: string | null
  token: string
  browser: FakeBrowser
}

/** A person whose phone shows notices at any hour. */
async function withPhone(name = 'Ana', token?: string): Promise<Person> {
  const browser = service.browser()
  const person = token
    ? (await app.graphql(token, '{ eu { id name email } }')).data.eu
    : await church.person({ name: unique(`${name} `) })
  const session = token ?? (await app.session(church.idCliente, person.id))
  await app.graphql(session, 'mutation { alterarSilencio { silencioDe } }')
  const { errors } = await app.graphql(
    session,
    'mutation($input: AparelhoInput!) { registrarAparelho(input: $input) { silencioDe } }',
    { input: browser.inscricao },
  )
  expect(errors).toBeUndefined()
  return { ...person, token: session, browser }
}

/** Runs the queued notices of the church. */
async function delivered(): Promise<void> {
  const rows = await app.sql<{ id: number }>('select id from aviso where id_cliente = $1', [church.idCliente])
  const data = { avisos: rows.map(({ id }) => id), idCliente: church.idCliente, idUsuario: null, requisicao: 'teste' }
  for (const job of avisoFeature.jobs ?? []) await job.run(app.services, data)
}

const titles = async ({ browser }: Person) => {
  await delivered()
  return browser.shown.map(({ titulo }) => titulo)
}

const culto = async (data: object = {}) =>
  (
    await app.rest(await church.token(1), 'POST', '/cultos', {
      dataCulto: '2090-01-01',
      horaCulto: '19:00',
      temaCulto: 'Tema reservado',
      ...data,
    })
  ).body as { id: number }
const roster = async (idCulto: number, idMembro: number, funcao = 'Vocal') =>
  (await app.rest(leader, 'POST', '/escalas-cultos', { idCulto, idMembro, funcao, confirmarConflito: true })).body as {
    id: number
  }
const announce = async (idCulto: number) =>
  (
    await app.graphql(leader, 'mutation($id: ID) { avisarEscalas(idCulto: $id) { avisadas semEmail depois } }', {
      id: idCulto,
    })
  ).data.avisarEscalas
const answer = (who: Person, id: number, resposta: string) =>
  app.graphql(
    who.token,
    'mutation($id: ID!, $resposta: String!) { responderEscala(id: $id, resposta: $resposta, motivo: "Febre alta") { id } }',
    { id, resposta },
  )
const letters = async () => (await app.emails(church.idCliente)).map(({ para }) => para)

describe('a new roster entry', () => {
  test('is a notice on the phone and an e-mail for people without one, each once', async () => {
    const [ana, beto] = [await withPhone(), await church.person()]
    const { id } = await culto()
    await roster(id, ana.id)
    await roster(id, beto.id)
    expect(await announce(id)).toEqual({ avisadas: 2, semEmail: [], depois: [] })
    expect(await announce(id)).toEqual({ avisadas: 0, semEmail: [], depois: [] })
    await delivered()
    expect(ana.browser.shown).toEqual([
      {
        titulo: 'Você tem uma escala nova',
        texto: 'Domingo, 01/01, às 19:00. Toque para responder.',
        caminho: '/dashboard/escalas-cultos/usuario',
        etiqueta: expect.any(String),
      },
    ])
    expect(await letters()).toEqual([beto.email])
  })

  test('is in one notice with the other new entries of the same person', async () => {
    const ana = await withPhone()
    const { id } = await culto()
    await roster(id, ana.id, 'Vocal')
    await roster(id, ana.id, 'Teclado')
    expect(await announce(id)).toMatchObject({ avisadas: 1 })
    expect(await titles(ana)).toEqual(['Você tem 2 escalas novas'])
  })
})

describe('a changed roster', () => {
  test('is told to people who know of their entry: another function, another person, removed', async () => {
    const ana = await withPhone()
    const { id } = await culto()
    const entry = await roster(id, ana.id)
    const change = async (data: object) =>
      expect(
        (
          await app.rest(leader, 'PUT', `/escalas-cultos/${entry.id}`, {
            idCulto: id,
            idMembro: ana.id,
            funcao: 'Vocal',
            ...data,
          })
        ).status,
      ).toBe(200)
    await change({ funcao: 'Som' })
    expect(await titles(ana)).toEqual([])
    await answer(ana, entry.id, 'confirmada')
    await change({ funcao: 'Teclado' })
    await change({ funcao: 'Teclado' })
    const other = await church.person()
    await change({ funcao: 'Teclado', idMembro: other.id })
    expect(await titles(ana)).toEqual(['A sua escala mudou', 'Você não está mais nesta escala'])
    const second = await roster(id, ana.id, 'Som')
    await answer(ana, second.id, 'confirmada')
    await app.rest(leader, 'DELETE', `/escalas-cultos/${second.id}`)
    expect((await titles(ana)).slice(2)).toEqual(['Você não está mais nesta escala'])
    expect(await letters()).toEqual([])
  })

  test('an entry that is restored is told to its person; one of a cancelled worship service can be told later', async () => {
    const ana = await withPhone()
    const { id } = await culto()
    const entry = await roster(id, ana.id)
    await announce(id)
    const admin = await church.token(1)
    const remove = () => app.rest(admin, 'DELETE', `/escalas-cultos/${entry.id}`)
    const restore = async () =>
      expect((await app.graphql(admin, `mutation { restaurarEscalaCulto(id: "${entry.id}") { id } }`)).errors).toBe(
        undefined,
      )
    await remove()
    await restore()
    const known = ['Você tem uma escala nova', 'Você não está mais nesta escala', 'Você está nesta escala, afinal']
    expect(await titles(ana)).toEqual(known)
    expect(await announce(id)).toMatchObject({ avisadas: 0 })
    await remove()
    await app.graphql(admin, `mutation { cancelarCulto(id: "${id}") { id } }`)
    await restore()
    await app.graphql(admin, `mutation { reabrirCulto(id: "${id}") { id } }`)
    expect((await titles(ana)).slice(3)).toEqual(['Você não está mais nesta escala'])
    expect(await announce(id)).toMatchObject({ avisadas: 1 })
  })

  test('a worship service that is moved, cancelled, reopened, deleted or restored is told to those who serve in it', async () => {
    const [ana, declined] = [await withPhone(), await withPhone('Dora')]
    const { id } = await culto()
    const entry = await roster(id, ana.id)
    await answer(ana, entry.id, 'confirmada')
    await answer(declined, (await roster(id, declined.id)).id, 'recusada')
    const admin = await church.token(1)
    const update = (data: object) =>
      app.rest(admin, 'PUT', `/cultos/${id}`, { dataCulto: '2090-01-01', horaCulto: '19:00', ...data })
    await update({ temaCulto: 'Outro tema' })
    expect(await titles(ana)).toEqual([])
    await update({ horaCulto: '18:00' })
    const call = async (word: string) =>
      expect((await app.graphql(admin, `mutation { ${word}(id: "${id}") { id } }`)).errors).toBeUndefined()
    await call('cancelarCulto')
    // nobody hears of the new hour before the worship service takes place again
    await update({ horaCulto: '17:00' })
    await update({ horaCulto: '18:00' })
    await call('reabrirCulto')
    expect((await app.rest(admin, 'DELETE', `/cultos/${id}`)).status).toBe(200)
    await app.graphql(admin, `mutation { restaurarCulto(id: "${id}") { id } }`)
    const moved = 'Um culto da sua escala mudou'
    const off = 'Um culto da sua escala foi cancelado'
    expect((await titles(ana)).sort()).toEqual([off, off, moved, moved, moved])
    expect(await titles(declined)).toEqual([])
    expect(ana.browser.shown[0]?.texto).toBe('Domingo, 01/01, às 18:00.')
  })
})

test('nobody hears of a worship service of today that has begun: an invitation could not be answered any more', async () => {
  const ana = await withPhone()
  const [today] = await app.sql<{ hoje: string }>(
    'select (now() at time zone fuso_horario)::date::text as hoje from cliente where id = $1',
    [church.idCliente],
  )
  const { id } = await culto({ dataCulto: today?.hoje, horaCulto: '00:00' })
  await roster(id, ana.id)
  expect(await announce(id)).toEqual({ avisadas: 0, semEmail: [], depois: [] })
  const confirmed = { idCulto: id, idMembro: ana.id, funcao: 'Som', resposta: 'confirmada', confirmarConflito: true }
  const { body } = await app.rest(leader, 'POST', '/escalas-cultos', confirmed)
  await app.rest(leader, 'PUT', `/escalas-cultos/${body.id}`, { ...confirmed, funcao: 'Teclado' })
  expect((await app.rest(await church.token(1), 'PATCH', `/cultos/${id}/cancelar`, {})).status).toBe(200)
  expect(await titles(ana)).toEqual([])
})

test('a refusal is told to the leader, a request to those who are asked; nothing on a lock screen names somebody or says why', async () => {
  const chefe = await withPhone('Chefe', leader)
  const [ana, bia] = [await withPhone(), await withPhone('Bia')]
  const { id } = await culto()
  const earlier = await culto({ dataCulto: '2089-12-25' })
  await roster(earlier.id, bia.id)
  const entry = await roster(id, ana.id)
  await answer(ana, entry.id, 'recusada')
  const asked = await app.graphql(ana.token, 'mutation($id: ID!) { pedirSubstituto(id: $id) { nomes } }', {
    id: entry.id,
  })
  expect(asked.data.pedirSubstituto.nomes).toEqual([bia.name])
  expect(await titles(bia)).toEqual(['Precisam de você em uma escala'])
  const [convite] = (await app.graphql(bia.token, '{ meusConvites { id } }')).data.meusConvites
  await app.graphql(bia.token, 'mutation($id: ID!) { aceitarSubstituicao(id: $id) { id } }', { id: convite.id })
  expect(await titles(chefe)).toEqual([
    'Alguém não pode servir',
    'Foi pedido um substituto',
    'O lugar na escala foi preenchido',
  ])
  expect(await titles(ana)).toEqual(['O lugar na escala foi preenchido'])
  const all = JSON.stringify([chefe, ana, bia].flatMap(({ browser }) => browser.shown))
  for (const secret of [ana.name, bia.name, 'Febre', 'Tema reservado', 'Vocal']) expect(all).not.toContain(secret)
  expect(await letters()).toEqual([])
})

test('the evening before, people who serve are reminded once, in their church’s time zone', async () => {
  const [ana, declined] = [await withPhone(), await withPhone('Dora')]
  // a zone in which it is between 18:00 and 19:00 now
  const [zone] = await app.sql<{ nome: string; amanha: string }>(
    `select name as nome, ((now() at time zone name)::date + 1)::text as amanha from pg_timezone_names
     where name like 'Etc/GMT%' and extract(hour from now() at time zone name) = 18 order by 1 limit 1`,
  )
  const setZone = (name: string) =>
    app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, name])
  const { id } = await culto({ dataCulto: zone?.amanha })
  const entry = await roster(id, ana.id)
  await roster(id, ana.id, 'Som')
  await answer(declined, (await roster(id, declined.id)).id, 'recusada')
  const remind = () => lembrarEscalas.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  await setZone('Etc/GMT')
  const [now] = await app.sql<{ hora: number }>(`select extract(hour from now() at time zone 'Etc/GMT')::int as hora`)
  if (now && (now.hora < 18 || now.hora > 21)) {
    await remind()
    expect(await titles(ana)).toEqual([])
  }
  await setZone(zone?.nome ?? '')
  await remind()
  await remind()
  expect(await titles(ana)).toEqual([`Você serve ${onDay(zone?.amanha ?? '')}`])
  // it ends when the first worship service begins
  const [notice] = await app.sql<{ fim: string }>(
    `select to_char(vale_ate at time zone $2, 'YYYY-MM-DD HH24:MI') as fim from aviso where id_usuario = $1`,
    [ana.id, zone?.nome],
  )
  expect(notice?.fim).toBe(`${zone?.amanha} 19:00`)
  expect(ana.browser.shown[0]?.texto).toContain('Toque para confirmar.')
  expect(await titles(declined)).toEqual([])
  expect(entry.id).toBeGreaterThan(0)
})

test('a lock screen says day and hour of a worship service as people say them', () => {
  expect([onDay('2026-11-29'), onDay('2026-12-02'), onDay('2026-12-05')]).toEqual([
    'no domingo',
    'na quarta-feira',
    'no sábado',
  ])
  expect(cultoTime({ dataCulto: '2026-11-29', horaCulto: '19:00' })).toBe('Domingo, 29/11, às 19:00')
  expect(cultoTime({ dataCulto: '2026-12-02', horaCulto: '20:00' })).toBe('Quarta-feira, 02/12, às 20:00')
})
