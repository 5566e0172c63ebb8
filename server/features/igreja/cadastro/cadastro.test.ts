import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

const signUp = (data: object = {}) => {
  const church = {
    nomeIgreja: unique('Igreja '),
    name: 'Rute Fundadora',
    email: `${unique('rute')}@exemplo.com.br`,
    ...data,
  }
  return { church, answer: app.rest(null, 'POST', '/cadastro', church) }
}
const owner = async (email: string) =>
  await app.sql<{ id: number; id_cliente: number; perfil: number }>(
    'select id, id_cliente, perfil from usuario where email = $1 order by id',
    [email],
  )

test('signing up creates a church with its administrator, its initial types of assets, and an e-mail to set the password', async () => {
  const { church, answer } = signUp()
  expect((await answer).status).toBe(201)
  const [person] = await owner(church.email)
  expect(person).toMatchObject({ perfil: 1, id_cliente: person?.id })
  const consents = 'select id_usuario, documento, versao_texto, aceito from consentimento where id_cliente = $1'
  expect(await app.sql(consents, [person?.id])).toEqual([
    { id_usuario: person?.id, documento: 'termos', versao_texto: 2, aceito: 1 },
  ])

  const [message] = await app.emails(Number(person?.id))
  expect(message?.para).toBe(church.email)
  const token = /reset-password\/(\S+)/.exec(message?.texto ?? '')?.[1] as string
  expect(
    (await app.rest(null, 'POST', `/updatePassword/${church.email}`, { password: 'candeia de azeite', token })).status,
  ).toBe(200)
  const login = await app.rest(null, 'POST', '/login', { email: church.email, password: 'candeia de azeite' })
  expect(login.body.user).toMatchObject({ perfil: 1, idCliente: person?.id })
  expect((await app.rest(login.body.token, 'GET', '/tipoPatrimonios')).body.length).toBeGreaterThan(5)
})

test('a new church begins with the preset Recomendado: its members see nothing of the treasury but what the assembly approved', async () => {
  const { church, answer } = signUp()
  expect((await answer).status).toBe(201)
  const [person] = await owner(church.email)
  const idCliente = Number(person?.id)
  const admin = await app.session(idCliente, idCliente)
  expect((await app.graphql(admin, '{ matrizAcesso { preset } }')).data.matrizAcesso.preset).toBe('recomendado')
  const made = await app.rest(admin, 'POST', '/user', { name: 'Davi Membro', perfil: 2 })
  expect(made.body.perfil).toBe(2)
  const member = await app.session(idCliente, made.body.id)
  const statuses = async (path: string) => [
    (await app.rest(member, 'GET', path)).status,
    (await app.rest(admin, 'GET', path)).status,
  ]
  for (const path of ['/saidas', '/visitas-pastorais', '/reunioes-lideranca'])
    expect([path, await statuses(path)]).toEqual([path, [403, 200]])
  const month = await app.graphql(member, '{ matrizAcesso { celulas { perfil area nivel } } }')
  expect(month.data.matrizAcesso.celulas).toContainEqual({ perfil: 2, area: 'tesouraria', nivel: 'nada' })
  expect(month.data.matrizAcesso.celulas).toContainEqual({ perfil: 2, area: 'prestacoes', nivel: 'ler' })
})

test('a second church can be signed up with the same e-mail and gets the same response; the churches stay separate', async () => {
  const first = signUp()
  const one = await first.answer
  const two = await signUp({ email: first.church.email }).answer
  expect([two.status, two.body]).toEqual([one.status, one.body])
  const people = await owner(first.church.email)
  expect(new Set(people.map((person) => person.id_cliente)).size).toBe(2)
})

test('an Idempotency-Key creates one church, even with repeated and concurrent requests', async () => {
  const church = { nomeIgreja: unique('Igreja '), name: 'Rute Fundadora', email: `${unique('rute')}@exemplo.com.br` }
  const again = (key: string, data = {}, remoteAddress = '192.0.2.77') =>
    app.http.inject({
      method: 'POST',
      url: '/api/cadastro',
      remoteAddress,
      headers: { 'idempotency-key': key },
      payload: { ...church, ...data },
    })
  const key = unique('chave')
  const answers = await Promise.all([again(key), again(key), again(key)])
  answers.push(await again(key))
  expect(answers.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array(4).fill([201, answers[0]?.body]))
  expect(await owner(church.email)).toHaveLength(1)
  await again(unique('chave'))
  await again(key, { name: 'Outra Pessoa' })
  await again(key, {}, '192.0.2.78')
  expect(await owner(church.email)).toHaveLength(4)
  await app.sql('update limite set expire = $1 where key like $2', [Date.now() - 1, 'cadastro_chave:%'])
  await again(key)
  expect(await owner(church.email)).toHaveLength(5)
})

test('a perfil or an id in the form has no effect; a form that names a church is refused', async () => {
  expect((await signUp({ idCliente: 1 }).answer).status).toBe(403)
  const { church, answer } = signUp({ perfil: 0, id: 1 })
  expect((await answer).status).toBe(201)
  expect((await owner(church.email))[0]?.perfil).toBe(1)
})

test('older screens may send nome_igreja; a name with a web address is refused', async () => {
  const { nomeIgreja, ...rest } = signUp({ name: 'http://golpe.exemplo.net' }).church
  const refused = await app.rest(null, 'POST', '/cadastro', { ...rest, nome_igreja: nomeIgreja })
  expect([refused.status, Object.keys(refused.body.campos)]).toEqual([422, ['name']])
  const email = `${unique('nome')}@exemplo.com.br`
  const answer = await app.rest(null, 'POST', '/cadastro', { name: 'Rute', email, nome_igreja: 'Igreja da Praça' })
  expect(answer.status).toBe(201)
  const [church] = await app.sql('select nome from cliente where id = $1', [(await owner(email))[0]?.id])
  expect(church).toEqual({ nome: 'Igreja da Praça' })
})

test('a sign-up without names or with a wrong e-mail creates no church', async () => {
  const before = await app.sql('select count(*)::int as n from cliente')
  const { status, body } = await app.rest(null, 'POST', '/cadastro', { nomeIgreja: ' ', email: 'sem-arroba' })
  expect([status, Object.keys(body.campos).sort()]).toEqual([422, ['email', 'name', 'nomeIgreja']])
  expect(await app.sql('select count(*)::int as n from cliente')).toEqual(before)
})

test('a client address that signs up too many churches gets 429', async () => {
  const statuses: number[] = []
  for (let i = 0; i < 12; i++) {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/cadastro',
      remoteAddress: '203.0.113.9',
      payload: { nomeIgreja: unique('Igreja '), name: 'Robô', email: `${unique('robo')}@exemplo.com.br` },
    })
    statuses.push(answer.statusCode)
  }
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(201))
  expect(statuses.slice(10)).toEqual([429, 429])
})

test('the documented address /register leads to the sign-up page, with the plan that was chosen', async () => {
  for (const [url, to] of [
    ['/register', '/cadastro'],
    ['/register/', '/cadastro'],
    ['/register?plano=mensal', '/cadastro?plano=mensal'],
    ['/register?x=//evil.example', '/cadastro?x=//evil.example'],
  ]) {
    const { statusCode, headers } = await app.http.inject({ method: 'GET', url: url as string })
    expect([statusCode, headers.location]).toEqual([302, to])
  }
})
