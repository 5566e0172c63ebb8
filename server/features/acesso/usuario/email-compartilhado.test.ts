import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let church: TestChurch
let token: string
let email: string
let owner: number

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
  email = `${unique('casa')}@example.org`.toLowerCase()
  owner = (await app.rest(token, 'POST', '/user', { name: 'João Exemplo', email })).body.id
})
afterAll(() => app.close())

const create = `mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id email observacoes } }`
const update = `mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { email observacoes } }`

const pergunta = 'Este e-mail é de João Exemplo. Salvar esta pessoa sem e-mail? As observações dirão de quem ele é.'
const repetido = 'Já existe uma pessoa com este e-mail.'

test('an e-mail of another person is refused with the question, and then saved as a note', async () => {
  const wife = { name: 'Ana Exemplo', email, observacoes: 'Canta' }
  const refused = await app.rest(token, 'POST', '/user', wife)
  expect([refused.status, refused.body.campos]).toEqual([409, { email: repetido, emailCompartilhado: pergunta }])
  const asked = await app.graphql(token, create, { input: wife })
  expect(asked.errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    campos: { email: repetido, emailCompartilhado: pergunta },
  })
  const saved = await app.graphql(token, create, { input: { ...wife, emailCompartilhado: true } })
  expect(saved.data.criarUsuario).toMatchObject({
    email: null,
    observacoes: 'Canta\nE-mail: o mesmo de João Exemplo.',
  })
  const child = { name: 'Nilo Exemplo', email, emailCompartilhado: true }
  const { status, body } = await app.rest(token, 'POST', '/user', child)
  expect([status, body.email, body.observacoes]).toEqual([201, '', 'E-mail: o mesmo de João Exemplo.'])
})

test('one name with one e-mail is one person, and an e-mail that is free stays, whatever is said of it', async () => {
  const again = { name: 'JOÃO EXEMPLO', email, emailCompartilhado: true }
  const refused = await app.rest(token, 'POST', '/user', again)
  expect([refused.status, refused.body.campos]).toEqual([409, { email: repetido }])
  const own = `${unique('livre')}@example.org`.toLowerCase()
  const { body } = await app.rest(token, 'POST', '/user', { name: 'Rute', email: own, emailCompartilhado: true })
  expect([body.email, body.observacoes]).toEqual([own, null])
})

test('a person who is changed loses the own e-mail to the shared one, and keeps the notes', async () => {
  const input = { name: 'Ana Exemplo', email: `${unique('ana')}@example.org`, observacoes: 'Canta' }
  const { id } = (await app.graphql(token, create, { input })).data.criarUsuario
  const change = (more: object) =>
    app.graphql(token, update, { id: String(id), input: { name: 'Ana Exemplo', email, ...more } })
  expect((await change({})).errors?.[0]?.extensions?.campos).toEqual({ email: repetido, emailCompartilhado: pergunta })
  for (const _ of [1, 2])
    expect((await change({ emailCompartilhado: true })).data?.atualizarUsuario).toEqual({
      email: null,
      observacoes: 'Canta\nE-mail: o mesmo de João Exemplo.',
    })
})

test('letters reach only the one who signs in with the e-mail, and nobody else becomes it when that one goes', async () => {
  const wife = (await app.rest(token, 'POST', '/user', { name: 'Ana Exemplo', email, emailCompartilhado: true })).body
  const link = (id: number) => app.graphql(token, `mutation { enviarLinkSenha(id: "${id}") { message } }`)
  expect((await link(wife.id)).errors?.[0]?.message).toBe('Esta pessoa não tem e-mail cadastrado.')
  expect((await link(owner)).errors).toBeUndefined()
  expect((await app.rest(token, 'DELETE', `/user/${owner}`)).status).toBe(200)
  const before = (await app.emails(church.idCliente)).length
  await app.rest(null, 'POST', '/email-recuperacao-senha', { email })
  expect((await app.emails(church.idCliente)).length).toBe(before)
  expect((await app.rest(token, 'GET', `/user/${wife.id}`)).body.email).toBe('')
})
