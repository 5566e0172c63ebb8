import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../../tests/factories/harness.js'
import { hashPassword } from '../../../acesso/sessao/index.js'
import { limpezaFeature } from '../../../igreja/limpeza/index.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp({ SMTP_URL: 'smtp://127.0.0.1:9' })
  betel = await app.church()
})
afterAll(() => app.close())

let week = 0
/** A different Sunday for each worship service, so that tests do not affect each other. */
const sunday = () => new Date(Date.UTC(2090, 0, 1) + 7 * 86_400_000 * week++).toISOString().slice(0, 10)
const service = async (data: object = {}, church = betel) =>
  (await app.rest(await church.token(1), 'POST', '/cultos', { dataCulto: sunday(), horaCulto: '19:00', ...data })).body

const answer = 'mutation($id: ID!, $resposta: String!) { responderEscala(id: $id, resposta: $resposta) { resposta } }'
const notify = 'mutation($idCulto: ID) { avisarEscalas(idCulto: $idCulto) { avisadas semEmail } }'
const avisarTodos = 'mutation($idCulto: ID) { avisarEscalas(idCulto: $idCulto) { avisadas semEmail guardados depois } }'
const byToken = 'query($token: String!) { escalaPorToken(token: $token) { igreja name funcao resposta } }'
const answerByToken =
  'mutation($token: String!, $resposta: String!) { responderEscalaPorToken(token: $token, resposta: $resposta) { resposta } }'
const tokenIn = (text: string | undefined) => /responder-escala\/(\S+)/.exec(text ?? '')?.[1] as string

test('the e-mail about rosters is sent once to each person, with a link that answers only that roster entry', async () => {
  const church = await app.church()
  const culto = await service({ dataCulto: '2090-01-01' }, church)
  const [ana, beto] = [
    await church.person({ name: 'Ana Avisada' }),
    await church.person({ name: 'Beto Sem', email: null }),
  ]
  const token = await church.token(1)
  for (const [{ id }, funcao] of [
    [ana, 'Vocal'],
    [ana, 'Teclado'],
    [beto, 'Som'],
  ] as const)
    await app.rest(token, 'POST', '/escalas-cultos', {
      idCulto: culto.id,
      idMembro: id,
      funcao,
      confirmarConflito: true,
    })
  const tell = async () => (await app.graphql(token, notify, { idCulto: culto.id })).data.avisarEscalas
  expect(await tell()).toEqual({ avisadas: 1, semEmail: ['Beto Sem'] })
  expect(await tell()).toEqual({ avisadas: 0, semEmail: ['Beto Sem'] })
  const emails = (await app.emails(church.idCliente)).filter(({ para }) => para === ana.email)
  expect(emails).toHaveLength(1)
  expect(emails[0]?.texto).toContain('01/01/2090 19:00\nFunção: Vocal')
  expect(await app.sql('select sair_em from email_saida where para = $1', [ana.email])).toEqual([
    { sair_em: '/dashboard/settings?aba=avisos' },
  ])
  const secret = tokenIn(emails[0]?.texto)
  expect(await app.sql('select 1 from token_escala where hash = $1', [secret])).toEqual([])

  const seen = await app.graphql(null, byToken, { token: secret })
  expect(seen.data.escalaPorToken).toEqual({
    igreja: church.nome,
    name: 'Ana Avisada',
    funcao: 'Vocal',
    resposta: 'pendente',
  })
  const answered = await app.graphql(null, answerByToken, { token: secret, resposta: 'confirmada' })
  expect(answered.data.responderEscalaPorToken.resposta).toBe('confirmada')
  const state = await app.sql(`select funcao, resposta from escala_culto where id_cliente = $1 order by funcao`, [
    church.idCliente,
  ])
  expect(state).toEqual([
    { funcao: 'Som', resposta: 'pendente' },
    { funcao: 'Teclado', resposta: 'pendente' },
    { funcao: 'Vocal', resposta: 'confirmada' },
  ])
  const [audit] = await app.sql<{ id_usuario: number }>(
    `select id_usuario from auditoria where id_cliente = $1 and acao = 'escalaCulto.responder' limit 1`,
    [church.idCliente],
  )
  expect(audit?.id_usuario).toBe(ana.id)
  // the link token is not accepted as a session
  expect((await app.rest(secret, 'GET', '/userProfile')).status).toBe(401)
})

test('where no e-mails are sent, only people with a device count as notified; the others get one kept link for each entry', async () => {
  const silent = await testApp()
  const church = await silent.church()
  const token = await church.token(1)
  const day = { dataCulto: '2090-01-01', horaCulto: '19:00' }
  const { body: culto } = await silent.rest(token, 'POST', '/cultos', day)
  const [ana, beto, caio] = [
    await church.person({ name: 'Ana Avisada' }),
    await church.person({ name: 'Beto Sem', email: null }),
    await church.person({ name: 'Caio Celular' }),
  ]
  await silent.sql(
    `insert into aparelho (id_cliente, id_usuario, sessao, endereco_hash, cifrado, dispositivo)
     values ($1, $2, gen_random_uuid(), 'x', 'x', 'Celular')`,
    [church.idCliente, caio.id],
  )
  const roster = (idMembro: number, funcao: string) =>
    silent.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro, funcao, confirmarConflito: true })
  for (const { id } of [ana, beto, caio]) await roster(id, 'Vocal')
  const tell = async () => (await silent.graphql(token, avisarTodos, { idCulto: culto.id })).data.avisarEscalas
  const kept = { semEmail: ['Beto Sem'], guardados: ['Ana Avisada'], depois: [] }
  const letters = async () => (await silent.emails(church.idCliente)).map(({ para }) => para)
  expect(await tell()).toEqual({ avisadas: 1, ...kept })
  expect(await tell()).toEqual({ avisadas: 0, ...kept })
  expect(await letters()).toEqual([ana.email])
  const told = await silent.sql<{ id: number }>(
    'select id_membro as id from escala_culto where id_cliente = $1 and avisada_em is not null',
    [church.idCliente],
  )
  expect(told).toEqual([{ id: caio.id }])
  await roster(ana.id, 'Teclado')
  expect(await tell()).toEqual({ avisadas: 0, ...kept })
  const [, second] = await silent.emails(church.idCliente)
  expect(second?.texto).toContain('Função: Teclado')
  expect(second?.texto).not.toContain('Função: Vocal')
  // a letter that was refused left no link, so that the entry is tried again
  const dora = await church.person({ name: 'Dora Depois' })
  await roster(dora.id, 'Som')
  for (const funcao of ['Violão', 'Baixo', 'Flauta', 'Piano']) {
    await roster(ana.id, funcao)
    await tell()
  }
  const links = 'select from token_escala where id_cliente = $1'
  expect(await tell()).toMatchObject({ guardados: ['Dora Depois'], depois: ['Ana Avisada'] })
  expect(await silent.sql(links, [church.idCliente])).toHaveLength(6)
  await silent.close()
})

test('the link of a roster e-mail works until the current time of the worship service, which may be moved', async () => {
  const church = await app.church()
  const culto = await service({}, church)
  const token = await church.token(1)
  const person = await church.person()
  await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: person.id, funcao: 'Vocal' })
  await app.graphql(token, notify, { idCulto: culto.id })
  const secret = tokenIn((await app.emails(church.idCliente)).find(({ para }) => para === person.email)?.texto)
  const status = async () => (await app.graphql(null, byToken, { token: secret })).status
  const move = async (day: string) =>
    expect((await app.rest(token, 'PUT', `/cultos/${culto.id}`, { dataCulto: day, horaCulto: '19:00' })).status).toBe(
      200,
    )
  const night = async () => {
    for (const job of limpezaFeature.jobs ?? [])
      await job.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    return (await app.sql('select 1 from token_escala where id_cliente = $1', [church.idCliente])).length
  }
  await move('2090-02-01')
  expect([await status(), await night()]).toEqual([200, 1])
  await move('2020-02-01')
  expect(await status()).toBe(404)
  await move('2090-03-01')
  expect(await status()).toBe(200)
  // after the nightly clean-up, the link of a past worship service is deleted
  await move('2020-02-01')
  expect(await night()).toBe(0)
  const late = await app.graphql(null, answerByToken, { token: secret, resposta: 'confirmada' })
  expect(late.status).toBe(404)
})

test('the link of a roster e-mail stops working when its person gets a new password; links of other people still work', async () => {
  const church = await app.church()
  const culto = await service({ dataCulto: '2090-01-01' }, church)
  const token = await church.token(1)
  const people = [await church.person(), await church.person()]
  for (const { id } of people)
    await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: id, funcao: 'Vocal' })
  await app.graphql(token, notify, { idCulto: culto.id })
  const emails = await app.emails(church.idCliente)
  const links = people.map(({ email }) => tokenIn(emails.find(({ para }) => para === email)?.texto))
  const status = () => Promise.all(links.map(async (token) => (await app.graphql(null, byToken, { token })).status))
  expect(await status()).toEqual([200, 200])
  const [person] = people
  await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
    person?.id,
    church.idCliente,
    await hashPassword('lamparina acesa 42'),
  ])
  const changed = await app.graphql(
    await app.session(church.idCliente, person?.id ?? 0),
    'mutation { alterarMinhaSenha(atual: "lamparina acesa 42", nova: "outra lamparina 43") { message } }',
  )
  expect(changed.errors).toBeUndefined()
  expect(await status()).toEqual([404, 200])
})

test('a roster answer in a suspended church is refused, by link or with a session, but the entry can be read', async () => {
  const church = await app.church()
  const culto = await service({}, church)
  const token = await church.token(1)
  const person = await church.person()
  const { body } = await app.rest(token, 'POST', '/escalas-cultos', {
    idCulto: culto.id,
    idMembro: person.id,
    funcao: 'Vocal',
  })
  await app.graphql(token, notify, { idCulto: culto.id })
  const secret = tokenIn((await app.emails(church.idCliente)).find(({ para }) => para === person.email)?.texto)
  const byLink = () => app.graphql(null, answerByToken, { token: secret, resposta: 'confirmada' })
  const as = await app.session(church.idCliente, person.id)
  const signedIn = () => app.graphql(as, answer, { id: String(body.id), resposta: 'confirmada' })
  const state = async () => (await app.sql('select resposta from escala_culto where id = $1', [body.id]))[0]
  await app.sql('update cliente set suspenso_em = now() where id = $1', [church.idCliente])
  for (const answer of [await byLink(), await signedIn()])
    expect([answer.status, answer.errors?.[0]?.message]).toEqual([
      403,
      'A conta da igreja está suspensa: os dados podem ser lidos, mas não alterados.',
    ])
  expect(await state()).toEqual({ resposta: 'pendente' })
  expect((await app.graphql(null, byToken, { token: secret })).data.escalaPorToken.resposta).toBe('pendente')
  await app.sql('update cliente set suspenso_em = null where id = $1', [church.idCliente])
  expect((await byLink()).errors).toBeUndefined()
  expect(await state()).toEqual({ resposta: 'confirmada' })
})

test('the link of a roster e-mail is refused when it is wrong, when the worship service is over, or when the entry was deleted or its person changed', async () => {
  const culto = await service()
  const token = await betel.token(1)
  const linkFor = async () => {
    const person = await betel.person()
    const { body } = await app.rest(token, 'POST', '/escalas-cultos', {
      idCulto: culto.id,
      idMembro: person.id,
      funcao: unique('Vocal '),
    })
    await app.graphql(token, notify, { idCulto: culto.id })
    const message = (await app.emails(betel.idCliente)).filter(({ para }) => para === person.email).at(-1)
    return { person, id: body.id as number, secret: tokenIn(message?.texto) }
  }
  const status = async (secret: string) => (await app.graphql(null, byToken, { token: secret })).status
  const [old, given, gone, left] = [await linkFor(), await linkFor(), await linkFor(), await linkFor()]
  for (const { secret } of [old, given, gone, left]) expect(await status(secret)).toBe(200)
  const past = await service({ dataCulto: '2020-01-01' })
  await app.sql('update escala_culto set id_culto = $2 where id = $1', [old.id, past.id])
  const fields = { idCulto: culto.id, idMembro: (await betel.person()).id, funcao: 'Vocal' }
  await app.rest(token, 'PUT', `/escalas-cultos/${given.id}`, fields)
  await app.rest(token, 'DELETE', `/escalas-cultos/${gone.id}`)
  await app.sql('update usuario set usuario_ativo = 0 where id = $1', [left.person.id])
  for (const { secret } of [old, given, gone, left]) expect(await status(secret)).toBe(404)
  expect(await status(`${betel.idCliente}-${'a'.repeat(43)}`)).toBe(404)
  expect(await status('x')).toBe(404)
})
