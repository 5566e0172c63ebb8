import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import pg from 'pg'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { summariseIgrejasJob } from './resumo.job.js'
import { summarise } from './resumo.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})

const today = todayIn('America/Sao_Paulo')
const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)
const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const keep = () => transaction(app.services.sessions, church.idCliente, author, (work) => summarise(work, today))
const query = `{ home {
  pessoas { total ativas recemConvertidas } celulas
  aniversariantes { total pessoas { id dia } }
  cuidado { totalAusentes ausentes { id ultimaPresenca } }
  frequencia { idCulto presentes }
} }`
async function home() {
  const { data, errors } = await app.graphql(token, query)
  expect(errors).toBeUndefined()
  return data.home
}
/** What the home page says when it counts for itself. */
async function counted() {
  for (const table of ['resumo_igreja', 'contagem_pessoas'])
    await app.sql(`delete from ${table} where id_cliente = $1`, [church.idCliente])
  return home()
}
const post = async (path: string, body: object) => {
  const answer = await app.rest(token, 'POST', path, body)
  expect([path, answer.status < 300 || answer.body]).toEqual([path, true])
  return answer.body
}
const present = (idCulto: number, idMembro: number) =>
  app.graphql(token, 'mutation($c: ID!, $m: ID!) { registrarPresencaCulto(idCulto: $c, idMembro: $m) { id } }', {
    c: String(idCulto),
    m: String(idMembro),
  })

test('the figures that are kept are those that the home page counts, after every change', async () => {
  const birthday = `1980-${today.slice(5, 7)}-05`
  const [came, left] = [await church.person({ dataNascimento: birthday }), await church.person({ recemConvertido: 1 })]
  const { id: idCelula } = await post('/celulas', { nomeCelula: 'Betânia' })
  await app.sql(
    `insert into culto (id_cliente, data_culto, hora_culto) select $1, $2::date - n * 7, '10:00' from generate_series(1, 20) n`,
    [church.idCliente, today],
  )
  const services = await app.sql<{ id: number }>(
    'select id from culto where id_cliente = $1 order by data_culto desc',
    [church.idCliente],
  )
  for (const [n, { id }] of services.entries())
    for (const person of n < 4 ? [came] : [came, left]) expect((await present(id, person.id)).errors).toBeUndefined()
  const first = await counted()
  expect([first.pessoas.total, first.celulas, first.aniversariantes.total]).toEqual([3, 1, 1])
  expect(first.cuidado).toEqual({ totalAusentes: 1, ausentes: [{ id: left.id, ultimaPresenca: day(-35) }] })
  expect(first.frequencia.map(({ presentes }: { presentes: number }) => presentes)).toEqual([
    ...Array(12).fill(2),
    ...Array(4).fill(1),
  ])
  // what is read is what is kept: this is wrong
  await keep()
  expect(await home()).toEqual(first)
  await app.sql(`update resumo_igreja set valor = valor || '{"totalAusentes": 78}' where id_cliente = $1`, [
    church.idCliente,
  ])
  await app.sql('update contagem_pessoas set total = 74 where id_cliente = $1 and celulas = 1', [church.idCliente])
  const wrong = await home()
  expect([wrong.pessoas.total, wrong.cuidado.totalAusentes]).toEqual([77, 78])
  const changes: Record<string, () => Promise<unknown>> = {
    'a person comes': () => church.person({ dataNascimento: birthday }),
    'a person goes': () => app.rest(token, 'DELETE', `/user/${came.id}`),
    'a person is no longer active': () =>
      app.sql(
        `set local app.id_cliente = '${church.idCliente}'; update usuario set usuario_ativo = 0 where id = ${left.id}`,
      ),
    'a cell goes': () => app.rest(token, 'DELETE', `/celulas/${idCelula}`),
    'somebody was present': () => present(services[0]!.id, church.idCliente),
    'a worship service goes': () => app.rest(token, 'DELETE', `/cultos/${services[4]!.id}`),
  }
  for (const [name, change] of Object.entries(changes)) {
    await keep()
    const before = await home()
    await change()
    const after = await home()
    expect([name, after]).not.toEqual([name, before])
    expect([name, after]).toEqual([name, await counted()])
  }
  await keep()
  expect(await home()).toEqual(await counted())
})

test('a change that is not committed while the figures are made ends them when it is', async () => {
  const client = new pg.Client(app.database.roles.app as pg.ClientConfig)
  await client.connect()
  try {
    await client.query('begin')
    await client.query(`set local app.id_cliente = '${church.idCliente}'`)
    await client.query(`insert into usuario (id_cliente, name) values (${church.idCliente}, 'Rute')`)
    await keep()
    expect((await home()).pessoas.total).toBe(1)
    await client.query('commit')
  } finally {
    await client.end()
  }
  expect((await home()).pessoas.total).toBe(2)
})

test('the job makes the figures of a church in which something has changed, and only then', async () => {
  const run = () => summariseIgrejasJob.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
  const version = () =>
    app.sql<{ xmin: string }>(
      `select resumo_igreja.xmin::text || contagem_pessoas.xmin as xmin, total, valor ->> 'dia' as dia from contagem_pessoas full join resumo_igreja using (id_cliente)
       where id_cliente = $1 order by total desc`,
      [church.idCliente],
    )
  await run()
  const first = await version()
  expect(first).toMatchObject([
    { total: 1, dia: today },
    { total: 0, dia: today },
  ])
  await run()
  expect(await version()).toEqual(first)
  await church.person()
  await run()
  expect(await version()).toMatchObject([{ total: 2 }, { total: 0 }])
})
