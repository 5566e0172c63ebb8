import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../../tests/factories/harness.js'
import { givePassword, knownPassword } from '../../../../../tests/factories/password.js'
import { countStatements } from '../../../../../tests/factories/statements.js'

let app: TestApp

beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const day = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000)

const query = `query($de: DateOnly!, $ate: DateOnly!, $idUsuario: ID) {
  pessoasAtingidas(de: $de, ate: $ate, idUsuario: $idUsuario) { pessoas { name vezes } arquivos { id acao } } }`

test('whose records somebody changed or put into the bin is found, although the log has only the changed columns', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const intruder = await own.person({ perfil: 1, name: 'Caio Invasor' })
  const as = await app.session(own.idCliente, intruder.id)
  const [tither, visited, donor] = [
    await own.person({ name: 'Dora Dizimista' }),
    await own.person({ name: 'Eva Visitada' }),
    await own.person({ name: 'Flora Doadora' }),
  ]
  await own.person({ name: 'Hugo Intocado' })
  const create = async (path: string, body: object) => {
    const made = await app.rest(admin, 'POST', path, body)
    expect([path, made.status, made.body]).toEqual([path, 201, expect.anything()])
    return made.body.id as number
  }
  const tithe = { idMembro: tither.id, dataDizimo: '2026-06-07', valorDizimo: 50, meioDizimo: 'pix' }
  const dizimo = await create('/dizimos', tithe)
  const visita = await create('/visitas-pastorais', {
    // who visited is of the visit too
    idPastor: own.idCliente,
    idVisitado: visited.id,
    dataVisita: '2026-06-08',
    comentarioVisita: 'Pediu oração.',
  })
  const idCampanha = await create('/campanhasMissoes', {
    nomeCampanha: 'Sertão',
    tipoCampanha: 'nacional',
    dataInicio: '2026-03-01',
    dataFim: '2026-12-31',
    alvoCampanha: '1000.50',
  })
  const doacao = await create('/campanhas-missoes-doacoes', {
    idCampanha,
    idMembro: donor.id,
    valorDoacao: 30,
  })
  // what was there before these days
  await app.sql(`set session_replication_role = replica; update auditoria set quando = now() - interval '9 days' where id_cliente = ${own.idCliente};
    set session_replication_role = origin`)
  const ask = async (variables: object = {}) =>
    (await app.graphql(admin, query, { de: day(-1), ate: day(1), ...variables })).data.pessoasAtingidas
  const names = async (variables: object) => (await ask(variables)).pessoas.map(({ name }: { name: string }) => name)
  expect(await names({ idUsuario: String(intruder.id) })).toEqual([])

  const changed = await app.rest(as, 'PUT', `/dizimos/${dizimo}`, { ...tithe, valorDizimo: 5 })
  expect(changed.status).toBe(200)
  expect((await app.rest(as, 'DELETE', `/visitas-pastorais/${visita}`)).status).toBe(200)
  expect((await app.rest(as, 'DELETE', `/campanhas-missoes-doacoes/${doacao}`)).status).toBe(200)
  const found = await names({ idUsuario: String(intruder.id) })
  expect(found).toEqual(['Ana Administradora', tither.name, visited.name, donor.name])
  expect(await names({})).toEqual(expect.arrayContaining(found))
  expect(await names({ idUsuario: String(own.idCliente) })).toEqual([])
})

test('whose record was removed, or given to somebody else afterwards, is found too', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const intruder = await own.person({ perfil: 1, name: 'Caio Invasor' })
  const as = await app.session(own.idCliente, intruder.id)
  const [tither, other, member] = [
    await own.person({ name: 'Dora Dizimista' }),
    await own.person({ name: 'Eva Dizimista' }),
    await own.person({ name: 'Gil Músico' }),
  ]
  const tithe = { idMembro: tither.id, dataDizimo: '2026-06-07', valorDizimo: 50, meioDizimo: 'pix' }
  const { id: dizimo } = (await app.rest(admin, 'POST', '/dizimos', tithe)).body
  const { id: idDepartamento } = (await app.rest(admin, 'POST', '/departamentos', { tituloDepartamento: 'Louvor' }))
    .body
  const joins = () => app.rest(admin, 'POST', '/departamento-membros', { idDepartamento, idMembro: member.id })
  expect((await joins()).status).toBe(201)
  const membership = `/departamento-membros/departamento/${idDepartamento}/membro/${member.id}`

  expect((await app.rest(as, 'PUT', `/dizimos/${dizimo}`, { ...tithe, valorDizimo: 5 })).status).toBe(200)
  expect((await app.rest(as, 'PATCH', `${membership}/desativar`)).status).toBe(200)
  // somebody else puts it right
  expect((await app.rest(admin, 'PUT', `/dizimos/${dizimo}`, { ...tithe, idMembro: other.id })).status).toBe(200)
  expect((await app.rest(admin, 'DELETE', membership)).status).toBe(200)
  expect((await joins()).status).toBe(201)
  const { data } = await app.graphql(admin, query, { de: day(-1), ate: day(1), idUsuario: String(intruder.id) })
  const found = data.pessoasAtingidas.pessoas.map(({ name }: { name: string }) => name)
  expect(found).toEqual(expect.arrayContaining([tither.name, member.name]))
})

test('a token needs the scopes for what it gets: the audit log and people', async () => {
  const own = await app.church()
  await givePassword(app, own.idCliente)
  const make = `mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "${knownPassword}", nome: "Prazos", escopos: $escopos) { token } }`
  const ask = async (...escopos: string[]) => {
    const { data } = await app.graphql(await own.token(1), make, { escopos })
    return app.graphql(data.criarTokenApi.token, query, { de: day(-1), ate: day(1) })
  }
  const all = ['incidente.ler', 'auditoria.ler', 'usuario.ler']
  expect((await ask(...all)).errors).toBeUndefined()
  for (const without of all)
    expect((await ask(...all.filter((action) => action !== without))).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
})

test('a file is listed also where the log has numbers that Citus gives', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const id = 3 * 2 ** 48 + 7
  await app.sql(
    `insert into auditoria (id, id_cliente, id_usuario, acao, operacao, depois) values ($2, $1, $1, 'usuario.exportar', 'evento', '{}')`,
    [own.idCliente, id],
  )
  const { data } = await app.graphql(admin, query, { de: day(-1), ate: day(1) })
  // the other files of this database look for what is younger than its newest number
  await app.sql('delete from auditoria where id = $1', [id])
  expect(data.pessoasAtingidas.arquivos).toContainEqual({ id, acao: 'usuario.exportar' })
})

test('it sends as many statements for every table as for none', async () => {
  const own = await app.church()
  const admin = await own.token(1)
  const ask = (variables: object) => () => app.graphql(admin, query, variables)
  // a process looks up once when a church began
  await ask({ de: '2020-01-01', ate: '2020-01-31' })()
  const none = await countStatements(ask({ de: '2020-01-01', ate: '2020-01-31' }))
  expect(await countStatements(ask({ de: day(-1), ate: day(1) }))).toBe(none)
})
