import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

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

const criar =
  'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id uuid idCliente perfil nomePerfil cpf uf telefoneUsuario versao } }'
const atualizar =
  'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { name perfil observacoes usuarioAtivo versao } }'
const excluir = 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }'
const restaurar = 'mutation($id: ID!) { restaurarUsuario(id: $id) { id excluidoEm } }'
const ativar = 'mutation($id: ID!) { ativarUsuario(id: $id) { usuarioAtivo } }'
const desativar = 'mutation($id: ID!) { desativarUsuario(id: $id) { usuarioAtivo } }'
const enviarLink = 'mutation($id: ID!) { enviarLinkSenha(id: $id) { message } }'
const enviarFoto =
  'mutation($id: ID!, $arquivo: Upload!) { enviarFotoUsuario(id: $id, arquivo: $arquivo) { id fotoUrl } }'
const minhaFoto = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { id fotoUrl } }'

const writes = (id: number | string): [string, string, object][] => [
  ['criarUsuario', criar, { input: fields() }],
  ['atualizarUsuario', atualizar, { id, input: fields() }],
  ['ativarUsuario', ativar, { id }],
  ['desativarUsuario', desativar, { id }],
  ['enviarLinkSenha', enviarLink, { id }],
  ['excluirUsuario', excluir, { id }],
  ['restaurarUsuario', restaurar, { id }],
]
const routes = (ref: number | string): ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?][] => [
  ['GET', `/user/${ref}`],
  ['PUT', `/user/${ref}`, fields()],
  ['PATCH', `/user/${ref}/ativar`],
  ['PATCH', `/user/${ref}/desativar`],
  ['DELETE', `/user/${ref}`],
]
const lerUm = 'query($id: ID!) { usuario(id: $id) { id } }'

describe('each operation asks who is there', () => {
  test('no session: 401', async () => {
    const { id } = await create()
    for (const [name, query, variables] of [['usuario', lerUm, { id }] as const, ...writes(id)]) {
      expect([name, (await app.graphql(null, query, variables)).status]).toEqual([name, 401])
    }
    expect((await app.graphql(null, '{ usuarios { totalCount } }')).status).toBe(401)
    for (const [method, path, body] of routes(id))
      expect([path, (await app.rest(null, method, path, body)).status]).toEqual([path, 401])
    for (const path of ['/user', '/adm/user', '/exportar/usuarios?formato=csv', '/exportar/patrimonios?formato=csv']) {
      expect([path, (await app.rest(null, 'GET', path)).status]).toEqual([path, 401])
    }
    expect((await app.rest(null, 'POST', '/user', fields())).status).toBe(401)
    expect((await app.upload(null, enviarFoto, { id }, { arquivo: await png() })).status).toBe(401)
  })

  test('a perfil that may only read: 403 and nothing changes', async () => {
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
      expect((await app.upload(token, enviarFoto, { id }, { arquivo: await png() })).status).toBe(403)
      expect((await app.rest(token, 'GET', `/user/${id}`)).body).toMatchObject({ id, name, usuarioAtivo: 1 })
    }
    for (const path of ['/user', `/user/${id}`])
      expect((await app.rest(await betel.token(-1), 'GET', path)).status).toBe(403)
    for (const list of ['usuarios', 'patrimonios']) {
      expect((await app.rest(await betel.token(2), 'GET', `/exportar/${list}?formato=csv`)).status).toBe(403)
    }
  })

  test("another church's person is not found, by number and by uuid", async () => {
    const { id, uuid, name } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [operation, query, variables] of [['usuario', lerUm, { id: ref }] as const, ...writes(ref).slice(1)]) {
        expect([operation, (await app.graphql(token, query, variables)).status]).toEqual([operation, 404])
      }
      for (const [method, path, body] of routes(ref))
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, 404])
      expect((await app.upload(token, enviarFoto, { id: ref }, { arquivo: await png() })).status).toBe(404)
    }
    expect((await app.rest(token, 'GET', '/user')).body.some((row: { id: number }) => row.id === id)).toBe(false)
    expect((await app.rest(token, 'GET', '/exportar/usuarios?formato=csv')).body.toString()).not.toContain(name)
  })

  test('who may: created, edited, deactivated, activated, deleted, restored over GraphQL', async () => {
    const token = await betel.token(5)
    const input = fields({
      cpf: '529.982.247-25',
      uf: 'sp',
      telefoneUsuario: '(11) 98765-4321',
      observacoes: 'Canta no coral',
    })
    const created = (await app.graphql(token, criar, { input })).data.criarUsuario
    expect(created).toMatchObject({
      idCliente: betel.idCliente,
      perfil: 2,
      nomePerfil: 'Membro',
      cpf: '52998224725',
      uf: 'SP',
      telefoneUsuario: '11987654321',
      versao: 1,
    })
    const edited = await app.graphql(token, atualizar, { id: created.uuid, input: { name: 'Nome novo', versao: 1 } })
    expect(edited.data.atualizarUsuario).toEqual({
      name: 'Nome novo',
      perfil: 2,
      observacoes: 'Canta no coral',
      usuarioAtivo: 1,
      versao: 2,
    })
    expect((await app.graphql(token, desativar, { id: created.id })).data.desativarUsuario).toEqual({ usuarioAtivo: 0 })
    expect((await app.graphql(token, ativar, { id: created.id })).data.ativarUsuario).toEqual({ usuarioAtivo: 1 })
    expect((await app.graphql(token, excluir, { id: created.id })).data.excluirUsuario.message).toBe(
      'Usuário excluído com sucesso.',
    )
    expect((await app.graphql(token, lerUm, { id: created.id })).status).toBe(404)
    expect((await app.graphql(token, restaurar, { id: created.id })).status).toBe(403)
    expect((await app.graphql(await betel.token(1), restaurar, { id: created.id })).data.restaurarUsuario).toEqual({
      id: created.id,
      excluidoEm: null,
    })
    await app.graphql(await betel.token(1), excluir, { id: created.id })
  })

  test('the same over REST, with the documented fields', async () => {
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
      email: null,
      dataNascimento: '1990-02-28',
      recemConvertido: 1,
    })
    expect((await app.rest(token, 'PATCH', `/user/${uuid}/desativar`)).body).toMatchObject({ id, usuarioAtivo: 0 })
    expect((await app.rest(token, 'GET', '/user?usuarioAtivo=0')).body.map((row: { id: number }) => row.id)).toContain(
      id,
    )
    expect((await app.rest(token, 'PATCH', `/user/${uuid}/ativar`)).body).toMatchObject({ id, usuarioAtivo: 1 })
    expect((await app.rest(token, 'DELETE', `/user/${id}`)).body).toEqual({ message: 'Usuário excluído com sucesso.' })
    expect((await app.rest(token, 'GET', `/user/${id}`)).status).toBe(404)
  })

  test('the platform sees all churches and writes in the person’s own', async () => {
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

describe('validation', () => {
  test('each field in its own Portuguese words, and nothing is written', async () => {
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

  test('e-mail and CPF are one person’s in a church, again after a deletion, and both are named at their fields', async () => {
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
    const edit = await app.graphql(await betel.token(1), atualizar, {
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
    expect((await app.graphql(await betel.token(1), restaurar, { id: first.id })).status).toBe(409)
  })

  test('an edit over somebody else’s edit is refused', async () => {
    const { id } = await create()
    const token = await betel.token(1)
    expect((await app.graphql(token, atualizar, { id, input: fields({ versao: 1 }) })).status).toBe(200)
    expect(
      (await app.graphql(token, atualizar, { id, input: fields({ versao: 1 }) })).errors?.[0]?.extensions.code,
    ).toBe('CONFLICT')
  })
})

describe('perfis', () => {
  const change = async (token: string, id: number, perfil: number) =>
    (await app.rest(token, 'PUT', `/user/${id}`, { name: 'Alguém', perfil })).status

  test('a pastor registers members, and gives no other perfil', async () => {
    const token = await betel.token(5)
    expect((await app.rest(token, 'POST', '/user', fields({ perfil: 2 }))).status).toBe(201)
    for (const perfil of [-1, 0, 1, 3, 5])
      expect((await app.rest(token, 'POST', '/user', fields({ perfil }))).status).toBe(403)
    const { id } = await betel.person({ perfil: 3 })
    expect([await change(token, id, 3), await change(token, id, 2)]).toEqual([200, 403])
  })

  test('an administrator gives all but the platform’s', async () => {
    const token = await betel.token(1)
    const { id } = await betel.person()
    expect([await change(token, id, 1), await change(token, id, 0), await change(token, id, -1)]).toEqual([
      200, 403, 200,
    ])
    expect((await app.rest(token, 'POST', '/user', fields({ perfil: 0 }))).status).toBe(403)
    expect(await app.sql('select 1 from usuario where id_cliente = $1 and perfil = 0', [betel.idCliente])).toEqual([])
  })

  test('nobody changes the own perfil, deactivates or deletes oneself', async () => {
    const { id } = await betel.person({ perfil: 1 })
    const token = await app.session(betel.idCliente, id)
    expect(await change(token, id, 2)).toBe(409)
    expect((await app.rest(token, 'PATCH', `/user/${id}/desativar`)).status).toBe(409)
    expect((await app.rest(token, 'PUT', `/user/${id}`, { name: 'Eu', usuarioAtivo: 0 })).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `/user/${id}`)).body.message).toBe(
      'O seu próprio usuário não pode ser excluído por você.',
    )
    expect((await app.rest(token, 'GET', `/user/${id}`)).body).toMatchObject({ perfil: 1, usuarioAtivo: 1 })
  })

  test('who answers for the church stays its active administrator', async () => {
    const { id } = await betel.person({ perfil: 1 })
    const owner = betel.idCliente
    for (const token of [await app.session(betel.idCliente, id), await app.platformToken()]) {
      expect(await change(token, owner, 2)).toBe(409)
      expect((await app.rest(token, 'PATCH', `/user/${owner}/desativar`)).status).toBe(409)
      expect((await app.graphql(token, excluir, { id: owner })).errors?.[0]?.message).toBe(
        'O responsável pela igreja não pode ser excluído.',
      )
    }
  })

  test('a pastor cannot enter as an administrator by way of the e-mail, nor remove one', async () => {
    const admin = await betel.person({ perfil: 1 })
    const token = await betel.token(5)
    expect((await app.rest(token, 'PUT', `/user/${admin.id}`, fields())).status).toBe(403)
    expect((await app.rest(token, 'PUT', `/user/${admin.id}`, { name: 'Nome', email: admin.email })).status).toBe(200)
    expect((await app.rest(token, 'DELETE', `/user/${admin.id}`)).status).toBe(403)
    expect((await app.rest(token, 'PATCH', `/user/${admin.id}/desativar`)).status).toBe(403)
  })

  test('a deletion, a deactivation or another perfil holds from the next request on', async () => {
    const admin = await betel.token(1)
    for (const remove of [
      (id: number) => app.rest(admin, 'DELETE', `/user/${id}`),
      (id: number) => app.rest(admin, 'PATCH', `/user/${id}/desativar`),
      (id: number) => app.graphql(admin, atualizar, { id, input: { name: 'Fora', usuarioAtivo: 0 } }),
    ]) {
      const { id } = await betel.person({ perfil: 1 })
      const token = await app.session(betel.idCliente, id)
      expect((await app.rest(token, 'GET', '/user')).status).toBe(200)
      expect((await remove(id)).status).toBe(200)
      expect((await app.rest(token, 'GET', '/user')).status).toBe(401)
      expect(await app.sql('select 1 from sessao where id_usuario = $1', [id])).toEqual([])
    }
    const { id } = await betel.person({ perfil: 1 })
    const token = await app.session(betel.idCliente, id)
    expect(await change(admin, id, 2)).toBe(200)
    expect((await app.rest(token, 'POST', '/user', fields())).status).toBe(403)
  })
})

describe('private reading', () => {
  const privado = {
    cpf: '71428793860',
    dataNascimento: '1988-05-06',
    telefoneUsuario: '11955554444',
    cep: '01310100',
    endereco: 'Av. Paulista',
    numero: '1',
    complemento: 'ap',
    bairro: 'Bela Vista',
    cidade: 'São Paulo',
    uf: 'SP',
    observacoes: 'nota',
    sexo: 'Feminino',
    estadoCivil: 'Casado(a)',
    dataConversao: '2010-01-01',
    dataBatismo: '2011-01-01',
  }
  const names = Object.keys(privado)
  const nothing = Object.fromEntries(names.map((name) => [name, null]))
  const one = `query($id: ID!) { usuario(id: $id) { name email ${names.join(' ')} linhaDoTempo { tipo } } }`
  let church: TestChurch
  let person: { id: number; name: string; email: string }

  beforeAll(async () => {
    church = await app.church()
    person = (
      await app.rest(await church.token(1), 'POST', '/user', {
        name: 'Zélia Conceição',
        email: 'zelia@exemplo.com.br',
        ...privado,
      })
    ).body
  })

  test('a member reads name and e-mail of others; those who help read all', async () => {
    const { name, email, id } = person
    const member = await church.token(2)
    expect((await app.graphql(member, one, { id })).data.usuario).toEqual({ name, email, ...nothing, linhaDoTempo: [] })
    expect((await app.rest(member, 'GET', `/user/${id}`)).body).toMatchObject({ name, email, ...nothing })
    const listed = (await app.rest(member, 'GET', '/user')).body.find((row: { id: number }) => row.id === id)
    expect(listed).toMatchObject({ name, email, ...nothing })
    for (const perfil of [3, 4, 5] as const)
      expect((await app.rest(await church.token(perfil), 'GET', `/user/${id}`)).body).toMatchObject(privado)
  })

  test('one’s own record is whole', async () => {
    const token = await app.session(church.idCliente, person.id)
    const { usuario } = (await app.graphql(token, one, { id: person.id })).data
    expect(usuario).toMatchObject(privado)
    expect(usuario.linhaDoTempo).toHaveLength(3)
    expect(
      (await app.rest(token, 'GET', '/user')).body.find((row: { id: number }) => row.id === person.id),
    ).toMatchObject(privado)
  })

  test('neither search, filter nor order tells it', async () => {
    const member = await church.token(2)
    const found = async (token: string, busca: string) =>
      (await app.rest(token, 'GET', `/user?busca=${encodeURIComponent(busca)}`)).body.length
    expect([await found(await church.token(3), '95555'), await found(member, '95555')]).toEqual([1, 0])
    expect([
      await found(member, 'zelia CONCEICAO'),
      await found(member, 'zelia@'),
      await found(member, 'zelia nobody'),
    ]).toEqual([1, 1, 0])
    const list = async (args: string) => (await app.graphql(member, `{ usuarios(${args}) { totalCount } }`)).status
    expect(await list('filtro: { mesAniversario: 5 }')).toBe(403)
    expect(await list('ordem: { campo: dataNascimento }')).toBe(403)
    expect(await list('ordem: { campo: email }')).toBe(200)
    expect((await app.rest(member, 'GET', '/user?mesAniversario=5')).status).toBe(403)
  })

  test('the recycle bin is for those who may restore', async () => {
    const gone = (await app.rest(await church.token(1), 'POST', '/user', fields())).body
    await app.rest(await church.token(1), 'DELETE', `/user/${gone.id}`)
    const bin = '{ usuarios(filtro: { excluidos: true }) { nodes { id acoesPermitidas } } }'
    expect((await app.graphql(await church.token(1), bin)).data.usuarios.nodes).toEqual([
      { id: gone.id, acoesPermitidas: ['restaurar'] },
    ])
    expect((await app.graphql(await church.token(5), bin)).status).toBe(403)
  })
})

describe('list', () => {
  let church: TestChurch
  let token: string

  beforeAll(async () => {
    church = await app.church()
    token = await church.token(1)
    for (const [name, email, perfil, recemConvertido, dataNascimento] of [
      ['Ávila', 'c@exemplo.com.br', 3, 0, '1990-05-01'],
      ['bruno 100%', null, 2, 1, '1980-05-20'],
      ['Carla', 'a@exemplo.com.br', 2, 0, null],
    ] as const) {
      await app.rest(token, 'POST', '/user', { name, email, perfil, recemConvertido, dataNascimento })
    }
  })

  const list = async (args: string) =>
    (await app.graphql(token, `{ usuarios(${args}) { totalCount pageInfo { hasNextPage endCursor } nodes { name } } }`))
      .data.usuarios
  const namesOf = async (args: string) => (await list(args)).nodes.map((row: { name: string }) => row.name)

  test('searches, filters, sorts and pages', async () => {
    expect(await namesOf('first: 10')).toEqual(['Ana Administradora', 'Ávila', 'bruno 100%', 'Carla'])
    expect(await namesOf('busca: "AVILA"')).toEqual(['Ávila'])
    expect(await namesOf('busca: "100%"')).toEqual(['bruno 100%'])
    expect(await namesOf('filtro: { recemConvertido: 1 }')).toEqual(['bruno 100%'])
    expect(await namesOf('filtro: { perfil: 3 }')).toEqual(['Ávila'])
    expect(await namesOf('filtro: { usuarioAtivo: 0 }')).toEqual([])
    expect(await namesOf('filtro: { mesAniversario: 5 }, ordem: { campo: dataNascimento }')).toEqual([
      'bruno 100%',
      'Ávila',
    ])
    expect((await namesOf('ordem: { campo: dataNascimento, direcao: DESC }')).slice(0, 2)).toEqual([
      'Ávila',
      'bruno 100%',
    ])
    expect((await namesOf('ordem: { campo: perfil, direcao: DESC }'))[0]).toBe('Ávila')
    expect(await list('first: 3')).toMatchObject({ totalCount: 4, pageInfo: { hasNextPage: true, endCursor: '3' } })
    expect(await namesOf('first: 3, after: "3"')).toEqual(['Carla'])
    expect((await app.graphql(token, '{ usuarios(first: 101) { totalCount } }')).status).toBe(422)
  })

  test('takes four statements for one person and for a hundred', async () => {
    const query =
      '{ usuarios(first: 100) { totalCount nodes { id name nomePerfil fotoUrl acoesPermitidas cidade linhaDoTempo { titulo } } } }'
    // the least of three: the job queue looks after itself in between, on connections of this process
    const statements = async () => {
      const counts: number[] = []
      for (let i = 0; i < 3; i++) {
        counts.push(
          await countStatements(async () => {
            expect((await app.graphql(token, query)).errors).toBeUndefined()
          }),
        )
      }
      return Math.min(...counts)
    }
    const few = await statements()
    await app.sql(
      `insert into usuario (id_cliente, name, perfil) select $1, 'Pessoa ' || i, 2 + i % 3 from generate_series(1, 300) i`,
      [church.idCliente],
    )
    const many = await statements()
    expect(many).toBeLessThanOrEqual(few + 1) // the count is skipped when one page holds all
    expect(many).toBeLessThanOrEqual(2 + 4) // the transaction's start and the session's look-up
  })
})

describe('photos', () => {
  test('of a person, and one’s own', async () => {
    const { id } = await create()
    const sent = await app.upload(await betel.token(5), enviarFoto, { id }, { arquivo: await png() })
    expect(sent.data.enviarFotoUsuario).toEqual({ id, fotoUrl: expect.stringMatching(/^\/arquivos\/[0-9a-f-]{36}$/) })
    expect((await app.rest(await betel.token(2), 'GET', `/user/${id}`)).body.fotoUrl).toBe(
      sent.data.enviarFotoUsuario.fotoUrl,
    )
    const member = await betel.person({ perfil: -1 })
    const own = await app.upload(await app.session(betel.idCliente, member.id), minhaFoto, {}, { arquivo: await png() })
    expect(own.data.enviarMinhaFoto.id).toBe(member.id)
    expect(own.data.enviarMinhaFoto.fotoUrl).not.toBeNull()
  })

  test('only pictures', async () => {
    const { id } = await create()
    const sent = await app.upload(
      await betel.token(1),
      enviarFoto,
      { id },
      { arquivo: { name: 'x.png', type: 'image/png', data: Buffer.from('<svg/>') } },
    )
    expect(sent.status).toBe(415)
  })
})

describe('link to set a password', () => {
  test('is sent when asked for, not by registering somebody', async () => {
    const { id, email } = await create()
    const lettersTo = async () => (await app.letters(betel.idCliente)).filter(({ para }) => para === email)
    expect(await lettersTo()).toHaveLength(0)
    expect((await app.graphql(await betel.token(5), enviarLink, { id })).status).toBe(200)
    expect(await lettersTo()).toHaveLength(1)
  })

  test('needs an e-mail and an active person', async () => {
    const send = async (id: number) => (await app.graphql(await betel.token(1), enviarLink, { id })).errors?.[0]
    expect(await send((await create({ email: null })).id)).toMatchObject({
      message: 'Esta pessoa não tem e-mail cadastrado.',
      extensions: { code: 'CONFLICT' },
    })
    expect(await send((await create({ usuarioAtivo: 0 })).id)).toMatchObject({ extensions: { code: 'CONFLICT' } })
  })

  test('no longer works after the e-mail was changed', async () => {
    const { id } = await create()
    await app.graphql(await betel.token(1), enviarLink, { id })
    const links = () => app.sql('select 1 from token_senha where id_usuario = $1', [id])
    expect(await links()).toHaveLength(1)
    await app.rest(await betel.token(1), 'PUT', `/user/${id}`, fields())
    expect(await links()).toHaveLength(0)
  })
})

test('the timeline tells of the record and of changed perfis, newest first', async () => {
  const { id } = await create({ dataBatismo: '2011-12-31', dataConversao: '2010-01-01' })
  for (const perfil of [3, 5]) await app.rest(await betel.token(1), 'PUT', `/user/${id}`, { name: 'Alguém', perfil })
  const { data } = await app.graphql(
    await betel.token(4),
    'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo data titulo descricao } } }',
    { id },
  )
  const entries = data.usuario.linhaDoTempo as {
    tipo: string
    data: string
    titulo: string
    descricao: string | null
  }[]
  expect(entries.map(({ tipo, titulo, descricao }) => [tipo, titulo, descricao])).toEqual([
    ['perfil', 'Perfil alterado', 'De Líder para Pastor'],
    ['perfil', 'Perfil alterado', 'De Membro para Líder'],
    ['cadastro', 'Cadastro', null],
    ['batismo', 'Batismo', null],
    ['conversao', 'Conversão', null],
  ])
  expect(entries.at(-1)?.data).toBe('2010-01-01T12:00:00.000Z')
})

describe('exports', () => {
  test('all rows of the filter, in the order, audited', async () => {
    const church = await app.church()
    const token = await church.token(3)
    for (const [name, usuarioAtivo] of [
      ['=Zé', 1],
      ['Ana', 1],
      ['Bia', 0],
    ] as const) {
      await app.rest(await church.token(1), 'POST', '/user', {
        name,
        usuarioAtivo,
        cpf: name === 'Ana' ? '01234567890' : null,
        dataNascimento: '1990-02-28',
      })
    }
    const { status, body, headers } = await app.rest(
      token,
      'GET',
      '/exportar/usuarios?formato=csv&ordem=name:DESC&usuarioAtivo=1&perfil=2',
    )
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(headers['content-disposition']).toMatch(/^attachment; filename="usuarios-\d{4}-\d\d-\d\d\.csv"$/)
    expect(headers['x-content-type-options']).toBe('nosniff')
    const lines = body.toString().replace('\ufeff', '').split('\r\n')
    expect(lines[0]).toMatch(/^"Nome";"E-mail";"Telefone";"Perfil";"Situação"/)
    expect(lines.slice(1).map((line: string) => line.split(';')[0])).toEqual(['"Ana"', `"'=Zé"`])
    expect(lines[1]).toContain(';"Membro";"Ativo";"Não";')
    expect(lines[1]).toContain(';"012.345.678-90";28/02/1990;')
    const [audit] = await app.sql<{ id_usuario: number; depois: object }>(
      `select id_usuario, depois from auditoria where id_cliente = $1 and acao = 'usuario.exportar'`,
      [church.idCliente],
    )
    expect(audit?.depois).toMatchObject({ formato: 'csv', linhas: 2 })
    expect(audit?.id_usuario).toBeGreaterThan(0)
  })

  test('XLSX is a workbook; a format, an order or a bin that there is not is refused', async () => {
    const token = await betel.token(4)
    const { body, headers } = await app.rest(token, 'GET', '/exportar/usuarios?formato=xlsx')
    expect(body.subarray(0, 2).toString()).toBe('PK')
    expect(headers['content-type']).toBe('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    for (const query of ['', 'formato=pdf', 'formato=csv&ordem=senha:ASC', 'formato=csv&mesAniversario=13']) {
      expect([query, (await app.rest(token, 'GET', `/exportar/usuarios?${query}`)).status]).toEqual([query, 422])
    }
    for (const list of ['usuarios', 'patrimonios']) {
      expect((await app.rest(token, 'GET', `/exportar/${list}?formato=csv&excluidos=true`)).status).toBe(403)
      expect((await app.rest(await betel.token(1), 'GET', `/exportar/${list}?formato=csv&excluidos=true`)).status).toBe(
        200,
      )
    }
  })

  test('assets, with amounts as numbers', async () => {
    const token = await betel.token(1)
    const [tipo] = (await app.rest(token, 'GET', '/tipoPatrimonios')).body
    const asset = {
      nomePatrimonio: 'Mesa de som',
      codigoPatrimonio: unique('PAT-'),
      tipoPatrimonio: tipo.id,
      valorCompraPatrimonio: 2599.9,
      dataAquisicaoPatrimonio: '2026-01-15',
    }
    await app.rest(token, 'POST', '/patrimonios', asset)
    const { body } = await app.rest(
      await betel.token(4),
      'GET',
      `/exportar/patrimonios?formato=csv&busca=${asset.codigoPatrimonio}&tipoPatrimonio=${tipo.id}`,
    )
    const [header, line] = body.toString().replace('\ufeff', '').split('\r\n')
    expect(header).toContain('Valor de compra')
    expect(line).toBe(
      `"Mesa de som";"${asset.codigoPatrimonio}";"${tipo.tipoPatrimonio}";"";15/01/2026;2599,90;"";;"";"";"";`,
    )
    expect(
      await app.sql(`select 1 from auditoria where id_cliente = $1 and acao = 'patrimonio.exportar'`, [
        betel.idCliente,
      ]),
    ).not.toHaveLength(0)
  })
})

test('the search over everything finds people by what the reader may see', async () => {
  const { usuarioFeature } = await import('./index.js')
  const { Context } = await import('../../../kernel/context.js')
  const { openReading } = await import('../../../kernel/tenant/session.js')
  const { id, uuid, name, email } = await create({ telefoneUsuario: '21933332222' })
  const search = async (perfil: 1 | 2 | -1, pattern: string) => {
    const viewer = { id: 0, uuid: '', idCliente: betel.idCliente, perfil, name: '' }
    const reading = await openReading(app.services.sessions, betel.idCliente)
    const hits = await usuarioFeature.search?.(
      new Context(app.services, { viewer, requestId: '', ip: '', userAgent: '' }),
      reading,
      [pattern],
    )
    await reading.end()
    return hits
  }
  expect(await search(2, `%${email}%`)).toEqual([{ tipo: 'usuario', id, uuid, titulo: name, subtitulo: email }])
  expect(await search(1, '%93333222%')).toHaveLength(1)
  expect(await search(2, '%93333222%')).toEqual([])
  expect(await search(-1, `%${email}%`)).toEqual([])
})
