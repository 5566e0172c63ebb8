import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ name: unique('Pessoa '), email: `${unique('p')}@exemplo.com.br`, ...data })
const create = async (data: object = {}, perfil: 1 | 5 = 1) =>
  (await app.rest(await betel.token(perfil), 'POST', '/user', fields(data))).body
const png = async () => ({
  name: 'foto.png',
  type: 'image/png',
  data: await sharp({ create: { width: 20, height: 10, channels: 3, background: '#336699' } })
    .png()
    .toBuffer(),
})

const createDocument =
  'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id uuid idCliente perfil nomePerfil cpf uf telefoneUsuario versao } }'
const update =
  'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { name perfil observacoes usuarioAtivo versao } }'
const remove = 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarUsuario(id: $id) { id excluidoEm } }'
const activate = 'mutation($id: ID!) { ativarUsuario(id: $id) { usuarioAtivo } }'
const deactivate = 'mutation($id: ID!) { desativarUsuario(id: $id) { usuarioAtivo } }'
const sendLink = 'mutation($id: ID!) { enviarLinkSenha(id: $id) { message } }'
const sendPhoto =
  'mutation($id: ID!, $arquivo: Upload!) { enviarFotoUsuario(id: $id, arquivo: $arquivo) { id fotoUrl } }'
const writes = (id: number | string): [string, string, object][] => [
  ['criarUsuario', createDocument, { input: fields() }],
  ['atualizarUsuario', update, { id, input: fields() }],
  ['ativarUsuario', activate, { id }],
  ['desativarUsuario', deactivate, { id }],
  ['enviarLinkSenha', sendLink, { id }],
  ['excluirUsuario', remove, { id }],
  ['restaurarUsuario', restore, { id }],
]
const routes = (ref: number | string): ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] => [
  ['GET', `/user/${ref}`],
  ['PUT', `/user/${ref}`, fields()],
  ['PATCH', `/user/${ref}/ativar`],
  ['PATCH', `/user/${ref}/desativar`],
  ['DELETE', `/user/${ref}`],
]
const readOne = 'query($id: ID!) { usuario(id: $id) { id } }'

describe('access of each perfil to each operation', () => {
  test('a write request with a perfil that may only read gets 403 and changes nothing', async () => {
    const { id, name } = await create()
    for (const perfil of [2, 3, 4] as const) {
      const token = await betel.token(perfil)
      for (const [operation, query, variables] of writes(id)) {
        expect([perfil, operation, (await app.graphql(token, query, variables)).status]).toEqual([
          perfil,
          operation,
          403,
        ])
      }
      for (const [method, path, body] of routes(id).slice(1)) {
        expect([perfil, path, (await app.rest(token, method, path, body)).status]).toEqual([perfil, path, 403])
      }
      expect((await app.rest(token, 'POST', '/user', fields())).status).toBe(403)
      expect((await app.upload(token, sendPhoto, { id }, { arquivo: await png() })).status).toBe(403)
      expect((await app.rest(token, 'GET', `/user/${id}`)).body).toMatchObject({ id, name, usuarioAtivo: 1 })
    }
    for (const path of ['/user', `/user/${id}`])
      expect((await app.rest(await betel.token(-1), 'GET', path)).status).toBe(403)
    for (const list of ['usuarios', 'patrimonios']) {
      expect((await app.rest(await betel.token(2), 'GET', `/exportar/${list}?formato=csv`)).status).toBe(403)
    }
  })

  test('a person of another church is not found, by id or by uuid', async () => {
    const { id, uuid, name } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [operation, query, variables] of [
        ['usuario', readOne, { id: ref }] as const,
        ...writes(ref).slice(1),
      ]) {
        expect([operation, (await app.graphql(token, query, variables)).status]).toEqual([operation, 404])
      }
      for (const [method, path, body] of routes(ref))
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, 404])
      expect((await app.upload(token, sendPhoto, { id: ref }, { arquivo: await png() })).status).toBe(404)
    }
    expect((await app.rest(token, 'GET', '/user')).body.some((row: { id: number }) => row.id === id)).toBe(false)
    expect((await app.rest(token, 'GET', '/exportar/usuarios?formato=csv')).body.toString()).not.toContain(name)
  })

  test('a pastor creates, edits, deactivates, activates and deletes a person over GraphQL; only the administrator restores', async () => {
    const token = await betel.token(5)
    const input = fields({
      cpf: '529.982.247-25',
      uf: 'sp',
      telefoneUsuario: '(11) 98765-4321',
      observacoes: 'Canta no coral',
    })
    const created = (await app.graphql(token, createDocument, { input })).data.criarUsuario
    expect(created).toMatchObject({
      idCliente: betel.idCliente,
      // a new person has no access unless the input names a perfil
      perfil: -1,
      nomePerfil: 'Sem perfil',
      cpf: '52998224725',
      uf: 'SP',
      telefoneUsuario: '11987654321',
      versao: 1,
    })
    const edited = await app.graphql(token, update, { id: created.uuid, input: { name: 'Nome novo', versao: 1 } })
    expect(edited.data.atualizarUsuario).toEqual({
      name: 'Nome novo',
      perfil: -1,
      observacoes: 'Canta no coral',
      usuarioAtivo: 1,
      versao: 2,
    })
    expect((await app.graphql(token, deactivate, { id: created.id })).data.desativarUsuario).toEqual({
      usuarioAtivo: 0,
    })
    expect((await app.graphql(token, activate, { id: created.id })).data.ativarUsuario).toEqual({ usuarioAtivo: 1 })
    expect((await app.graphql(token, remove, { id: created.id })).data.excluirUsuario.message).toBe(
      'Pessoa excluída com sucesso.',
    )
    expect((await app.graphql(token, readOne, { id: created.id })).status).toBe(404)
    expect((await app.graphql(token, restore, { id: created.id })).status).toBe(403)
    expect((await app.graphql(await betel.token(1), restore, { id: created.id })).data.restaurarUsuario).toEqual({
      id: created.id,
      excluidoEm: null,
    })
    await app.graphql(await betel.token(1), remove, { id: created.id })
  })

  test('a pastor creates, edits, deactivates, activates and deletes a person over REST, with the documented fields', async () => {
    const token = await betel.token(5)
    const body = {
      name: 'Ana',
      email: `${unique('ana')}@Exemplo.com.br`,
      telefoneUsuario: '11987654321',
      perfil: 2,
      recemConvertido: 1,
      usuarioAtivo: 1,
      idCliente: betel.idCliente,
      dataNascimento: '1990-02-28',
    }
    const created = await app.rest(token, 'POST', '/user', body)
    expect(created.status).toBe(201)
    expect(created.body).toMatchObject({ ...body, email: body.email.toLowerCase(), cpf: null, fotoUrl: null })
    expect(created.body.created_at).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)
    const { id, uuid } = created.body
    for (const ref of [id, uuid]) expect((await app.rest(token, 'GET', `/user/${ref}`)).body).toEqual(created.body)
    const list = await app.rest(token, 'GET', `/user?idCliente=${betel.idCliente}`)
    expect(list.body.find((row: { id: number }) => row.id === id)).toEqual(created.body)
    expect(Number(list.headers['x-total-count'])).toBe(list.body.length)
    expect((await app.rest(token, 'PUT', `/user/${id}`, { name: 'Ana Maria', email: '' })).body).toMatchObject({
      name: 'Ana Maria',
      email: '',
      dataNascimento: '1990-02-28',
      recemConvertido: 1,
    })
    expect((await app.rest(token, 'PATCH', `/user/${uuid}/desativar`)).body).toMatchObject({ id, usuarioAtivo: 0 })
    expect((await app.rest(token, 'GET', '/user?usuarioAtivo=0')).body.map((row: { id: number }) => row.id)).toContain(
      id,
    )
    expect((await app.rest(token, 'PATCH', `/user/${uuid}/ativar`)).body).toMatchObject({ id, usuarioAtivo: 1 })
    expect((await app.rest(token, 'DELETE', `/user/${id}`)).body).toEqual({ message: 'Pessoa excluída com sucesso.' })
    expect((await app.rest(token, 'GET', `/user/${id}`)).status).toBe(404)
  })

  test('the platform’s administrator sees the people of all churches and writes in the church of the person', async () => {
    const token = await app.platformToken()
    const { id } = await create()
    const all = (await app.rest(token, 'GET', '/adm/user')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
    expect((await app.rest(await betel.token(1), 'GET', '/adm/user')).status).toBe(403)
    expect((await app.rest(token, 'PUT', `/user/${id}`, fields({ perfil: 5 }))).body).toMatchObject({
      id,
      idCliente: betel.idCliente,
      perfil: 5,
    })
    const made = await app.graphql(
      token,
      'mutation($input: UsuarioInput!, $idCliente: Int) { criarUsuario(input: $input, idCliente: $idCliente) { idCliente } }',
      { input: fields(), idCliente: other.idCliente },
    )
    expect(made.data.criarUsuario).toEqual({ idCliente: other.idCliente })
  })
})

describe('validation of a person', () => {
  test('each invalid field is reported with its own Portuguese message, and nothing is written', async () => {
    const before = (await app.rest(await betel.token(1), 'GET', '/user')).body.length
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/user', {
      email: 'sem-arroba',
      telefoneUsuario: '123',
      cpf: '111.111.111-11',
      dataNascimento: '2999-01-01',
      sexo: 'X',
      estadoCivil: 'Amigado',
      uf: 'XX',
      cep: '1',
      recemConvertido: 2,
      usuarioAtivo: 'talvez',
      perfil: 6,
    })
    expect(status).toBe(422)
    expect(body.campos).toEqual({
      name: 'Informe o nome.',
      email: 'Informe um e-mail válido.',
      telefoneUsuario: 'Informe um telefone válido, com DDD.',
      cpf: 'CPF inválido.',
      dataNascimento: 'A data de nascimento não pode estar no futuro.',
      sexo: 'Escolha o sexo: Masculino ou Feminino.',
      estadoCivil: 'Escolha um estado civil da lista.',
      uf: 'Escolha um estado da lista.',
      cep: 'CEP inválido.',
      recemConvertido: 'Informe sim ou não.',
      usuarioAtivo: 'Informe sim ou não.',
      perfil: 'Perfil inválido.',
    })
    expect((await app.rest(await betel.token(1), 'GET', '/user')).body).toHaveLength(before)
  })

  test('e-mail and CPF are unique in a church, are free again after a delete, and duplicates are reported at their fields', async () => {
    const same = { email: `${unique('mesmo')}@exemplo.com.br`, cpf: '39053344705' }
    const first = await create(same)
    const again = await app.rest(
      await betel.token(1),
      'POST',
      '/user',
      fields({ ...same, email: same.email.toUpperCase() }),
    )
    expect([again.status, again.body.message, again.body.campos]).toEqual([
      409,
      'Já existe uma pessoa com este e-mail.',
      { email: 'Já existe uma pessoa com este e-mail.', cpf: 'Já existe uma pessoa com este CPF.' },
    ])
    const second = await create()
    const edit = await app.graphql(await betel.token(1), update, {
      id: second.id,
      input: fields({ cpf: '390.533.447-05' }),
    })
    expect([edit.status, edit.errors?.[0]?.message, edit.errors?.[0]?.extensions.campos]).toEqual([
      409,
      'Já existe uma pessoa com este CPF.',
      { cpf: 'Já existe uma pessoa com este CPF.' },
    ])
    expect((await app.rest(await other.token(1), 'POST', '/user', fields(same))).status).toBe(201)
    expect((await app.rest(await betel.token(1), 'PUT', `/user/${first.id}`, fields(same))).status).toBe(200)
    await app.rest(await betel.token(1), 'DELETE', `/user/${first.id}`)
    expect((await app.rest(await betel.token(1), 'POST', '/user', fields(same))).status).toBe(201)
    expect((await app.graphql(await betel.token(1), restore, { id: first.id })).status).toBe(409)
  })
})
