import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import sharp from 'sharp'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'

let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
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

const update =
  'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { name perfil observacoes usuarioAtivo versao } }'
const remove = 'mutation($id: ID!) { excluirUsuario(id: $id) { message } }'
const sendLink = 'mutation($id: ID!) { enviarLinkSenha(id: $id) { message } }'
const sendPhoto =
  'mutation($id: ID!, $arquivo: Upload!) { enviarFotoUsuario(id: $id, arquivo: $arquivo) { id fotoUrl } }'
const ownPhoto = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { id fotoUrl } }'

describe('rules for giving perfis', () => {
  const change = async (token: string, id: number, perfil: number) =>
    (await app.rest(token, 'PUT', `/user/${id}`, { name: 'Alguém', perfil })).status

  test('a pastor registers people only without a perfil or as members, and cannot change a perfil', async () => {
    const token = await betel.token(5)
    for (const perfil of [-1, 2]) expect((await app.rest(token, 'POST', '/user', fields({ perfil }))).status).toBe(201)
    for (const perfil of [0, 1, 3, 5])
      expect((await app.rest(token, 'POST', '/user', fields({ perfil }))).status).toBe(403)
    const { id } = await betel.person({ perfil: 3 })
    expect([await change(token, id, 3), await change(token, id, 2)]).toEqual([200, 403])
  })

  test.each([{}, { perfil: null }, { perfil: ' ' }])(
    'over REST a new person with %j becomes a member',
    async (data) => {
      const { status, body } = await app.rest(await betel.token(5), 'POST', '/user', fields(data))
      expect([status, body.perfil]).toEqual([201, 2])
      // an edit without a perfil does not change it
      const noAccess = await create({ perfil: -1 })
      expect((await app.rest(await betel.token(5), 'PUT', `/user/${noAccess.id}`, fields(data))).body.perfil).toBe(-1)
    },
  )

  test('an administrator gives every perfil except that of the platform', async () => {
    const token = await betel.token(1)
    const { id } = await betel.person()
    expect([await change(token, id, 1), await change(token, id, 0), await change(token, id, -1)]).toEqual([
      200, 403, 200,
    ])
    expect((await app.rest(token, 'POST', '/user', fields({ perfil: 0 }))).status).toBe(403)
    expect(await app.sql('select 1 from usuario where id_cliente = $1 and perfil = 0', [betel.idCliente])).toEqual([])
  })

  test('a perfil is given only with the current password; the REST calls need it where the church has decided about access', async () => {
    const church = await app.church()
    const [token, { id }] = [await church.token(1), await church.person()]
    const wanted = { minhaSenha: 'Informe a sua senha atual para dar este perfil.' }
    const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { perfil } }'
    const graphql = async (query: string, input: object) => {
      const { status, errors } = await app.graphql(token, query, { id, input: { name: 'Alguém', ...input } })
      return [status, errors?.[0]?.extensions.campos]
    }
    const rest = async (input: object) => {
      const edited = await app.rest(token, 'PUT', `/user/${id}`, { name: 'Alguém', ...input })
      return [edited.status, edited.body.campos]
    }
    for (const query of [create, update]) {
      expect(await graphql(query, { perfil: 3 })).toEqual([422, wanted])
      expect(await graphql(query, { perfil: 3, minhaSenha: 'outra senha' })).toEqual([
        422,
        { minhaSenha: 'A senha atual não confere.' },
      ])
      // members are registered every day, and a perfil that stays changes nothing
      expect(await graphql(query, { perfil: 2 })).toEqual([200, undefined])
    }
    expect((await app.rest(token, 'GET', '/user')).body.some(({ perfil }: { perfil: number }) => perfil === 3)).toBe(
      false,
    )
    for (const query of [create, update])
      expect(await graphql(query, { perfil: 3, minhaSenha: knownPassword })).toEqual([200, undefined])
    expect(await rest({ perfil: 4 })).toEqual([200, undefined])
    await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, '{"visitas": "nada"}')`, [
      church.idCliente,
    ])
    expect(await rest({ perfil: 5 })).toEqual([422, wanted])
    expect((await app.rest(token, 'POST', '/user', fields({ perfil: 5 }))).body.campos).toEqual(wanted)
    expect(await rest({ perfil: 5, minhaSenha: knownPassword })).toEqual([200, undefined])
    const changes = await app.sql(
      `select depois ->> 'perfil' as perfil, depois::text like '%senha%' as senha from auditoria
       where id_cliente = $1 and tabela = 'usuario' and id_registro = $2 and operacao = 'alterar' and depois ? 'perfil' order by id`,
      [church.idCliente, id],
    )
    expect(changes).toEqual(['3', '4', '5'].map((perfil) => ({ perfil, senha: false })))
  })

  test.each([
    ['nothing but that leaders may do what members may', '{}', true, 422],
    ['nothing, although a row of it is stored', '{}', false, 200],
    ['only what members may do in one area', '{"visitas": "nada"}', false, 422],
  ])(
    'where the church has decided %s, the REST call for a perfil answers as it should',
    async (_, areas, how, status) => {
      const church = await app.church()
      await app.sql('insert into acesso_perfil (id_cliente, perfil, areas, como_membro) values ($1, 3, $2, $3)', [
        church.idCliente,
        areas,
        how,
      ])
      expect(await change(await church.token(1), (await church.person()).id, 4)).toBe(status)
    },
  )

  test('people cannot change their own perfil, or deactivate or delete themselves', async () => {
    const { id } = await betel.person({ perfil: 1 })
    const token = await app.session(betel.idCliente, id)
    expect(await change(token, id, 2)).toBe(409)
    expect((await app.rest(token, 'PATCH', `/user/${id}/desativar`)).status).toBe(409)
    expect((await app.rest(token, 'PUT', `/user/${id}`, { name: 'Eu', usuarioAtivo: 0 })).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `/user/${id}`)).body.message).toBe(
      'O seu próprio cadastro não pode ser excluído por você.',
    )
    expect((await app.rest(token, 'GET', `/user/${id}`)).body).toMatchObject({ perfil: 1, usuarioAtivo: 1 })
  })

  test('the person responsible for the church cannot lose the perfil, be deactivated or be deleted', async () => {
    const { id } = await betel.person({ perfil: 1 })
    const owner = betel.idCliente
    for (const token of [await app.session(betel.idCliente, id), inChurch(await app.platformToken(), betel)]) {
      expect(await change(token, owner, 2)).toBe(409)
      expect((await app.rest(token, 'PATCH', `/user/${owner}/desativar`)).status).toBe(409)
      expect((await app.graphql(token, remove, { id: owner })).errors?.[0]?.message).toBe(
        'O responsável pela igreja não pode ser excluído.',
      )
    }
  })

  test('a pastor can neither change the e-mail of an administrator nor remove an administrator', async () => {
    const admin = await betel.person({ perfil: 1 })
    const token = await betel.token(5)
    expect((await app.rest(token, 'PUT', `/user/${admin.id}`, fields())).status).toBe(403)
    expect((await app.rest(token, 'PUT', `/user/${admin.id}`, { name: 'Nome', email: admin.email })).status).toBe(200)
    expect((await app.rest(token, 'DELETE', `/user/${admin.id}`)).status).toBe(403)
    expect((await app.rest(token, 'PATCH', `/user/${admin.id}/desativar`)).status).toBe(403)
  })

  test('a pastor whom the church keeps out of the treasury cannot take over the account of somebody who writes it', async () => {
    const church = await app.church()
    const [treasurer, member] = [await church.person({ perfil: 4 }), await church.person()]
    const pastor = await church.token(5)
    const set = async (id: number, token = pastor, data: object = {}) =>
      (await app.rest(token, 'PUT', `/user/${id}`, fields(data))).body
    expect((await set(treasurer.id)).id).toBe(treasurer.id)
    await app.sql(`insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, '{"tesouraria": "nada"}')`, [
      church.idCliente,
    ])
    expect((await set(treasurer.id)).message).toBe(
      'O e-mail de quem pode fazer o que você não pode não pode ser alterado por você.',
    )
    expect((await app.rest(pastor, 'PUT', `/user/${treasurer.id}`, { name: 'Outro nome' })).status).toBe(200)
    expect((await set(member.id)).id).toBe(member.id)
    // a member who writes the books by a function
    const named = await app.sql<{ id: number }>(
      `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Caixa', '["entrada.escrever"]', 'tudo') returning id`,
      [church.idCliente],
    )
    await app.sql(
      'insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) values ($1, $2, $3, current_date - 9)',
      [church.idCliente, named[0]?.id, member.id],
    )
    expect((await set(member.id)).message).toContain('quem pode fazer o que você não pode')
    // who may, gives the own password, as for another perfil
    const admin = await church.token(1)
    const wanted = { minhaSenha: 'Informe a sua senha atual para trocar este e-mail.' }
    expect((await set(treasurer.id, admin)).campos).toEqual(wanted)
    expect((await set(treasurer.id, admin, { minhaSenha: knownPassword })).id).toBe(treasurer.id)
    // also for a member with a function, who may do more than a member
    expect((await set(member.id, admin)).campos).toEqual(wanted)
    expect((await set(member.id, admin, { minhaSenha: knownPassword })).id).toBe(member.id)
    const open = await app.graphql(await betel.token(1), update, {
      id: (await betel.person({ perfil: 3 })).id,
      input: fields(),
    })
    expect(open.errors?.[0]?.extensions.campos).toEqual(wanted)
  })

  test('the old address of somebody who signs in is told of another e-mail, once an hour', async () => {
    const church = await app.church()
    const [person, silent] = [await church.person(), await church.person()]
    await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
      person.id,
      church.idCliente,
      'x',
    ])
    const token = await church.token(1)
    const put = (id: number, email: string | null = `${unique('p')}@exemplo.com.br`) =>
      app.rest(token, 'PUT', `/user/${id}`, { name: 'Nome', email })
    for (const email of [undefined, person.email ?? '', undefined])
      expect((await put(person.id, email)).status).toBe(200)
    expect((await put(silent.id)).status).toBe(200)
    const told = (await app.emails(church.idCliente)).filter(({ assunto }) =>
      assunto.startsWith('O e-mail da sua conta'),
    )
    expect(told.filter(({ para }) => para === person.email)).toHaveLength(1)
    expect(told.filter(({ para }) => para === silent.email)).toEqual([])
    expect(told[0]?.texto).toContain('agora se entra com outro endereço')
    const last = `${unique('p')}@exemplo.com.br`
    for (const email of [last, null]) expect((await put(person.id, email)).status).toBe(200)
    const [removed] = (await app.emails(church.idCliente)).filter(({ para }) => para === last)
    expect(removed?.texto).toContain('foi retirado: ninguém mais entra nela com este endereço.')
  })

  test('an API token cannot change an e-mail: whoever reads it can set a password', async () => {
    const create =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
    const escopos = ['usuario.ler', 'usuario.escrever']
    const { token } = (await app.graphql(await betel.token(1), create, { escopos })).data.criarTokenApi
    const [member, silent] = [await betel.person(), await betel.person()]
    await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
      member.id,
      betel.idCliente,
      'x',
    ])
    const set = async (id: number, bearer = token) => (await app.rest(bearer, 'PUT', `/user/${id}`, fields())).status
    expect([await set(betel.idCliente), await set(member.id), await set(silent.id)]).toEqual([403, 403, 403])
    expect(await set(member.id, await betel.token(1))).toBe(200)
  })

  test('an API token registers people only without a perfil, whatever the door', async () => {
    const create =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
    const { token } = (await app.graphql(await betel.token(1), create, { escopos: ['usuario.escrever'] })).data
      .criarTokenApi
    const added = async (bearer: string, data: object) => {
      const { status, body } = await app.rest(bearer, 'POST', '/user', { ...fields(), ...data })
      return [status, body.perfil ?? Object.keys(body.campos)]
    }
    expect(await added(token, {})).toEqual([201, -1])
    expect(await added(token, { perfil: -1 })).toEqual([201, -1])
    expect(await added(token, { perfil: 2 })).toEqual([403, ['perfil']])
    const over = await app.graphql(
      token,
      'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { perfil } }',
      {
        input: { ...fields(), perfil: 2 },
      },
    )
    expect(over.errors?.[0]?.extensions.campos).toHaveProperty('perfil')
    // a session registers members, as the old integrations expect
    expect(await added(await betel.token(1), {})).toEqual([201, 2])
  })

  test('another administrator cannot change the e-mail of the person responsible for the church', async () => {
    const { id } = await betel.person({ perfil: 1 })
    const set = async (token: string, idUsuario: number) =>
      (await app.rest(token, 'PUT', `/user/${idUsuario}`, fields())).status
    expect(await set(await app.session(betel.idCliente, id), betel.idCliente)).toBe(403)
    expect(await set(await app.session(betel.idCliente, id), id)).toBe(409)
  })

  test('a deletion, a deactivation or a new perfil takes effect from the next request on', async () => {
    const admin = await betel.token(1)
    for (const remove of [
      (id: number) => app.rest(admin, 'DELETE', `/user/${id}`),
      (id: number) => app.rest(admin, 'PATCH', `/user/${id}/desativar`),
      (id: number) => app.graphql(admin, update, { id, input: { name: 'Fora', usuarioAtivo: 0 } }),
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

describe('pictures of people', () => {
  test('pictures of people can be uploaded by a pastor for another person, and by a person without a perfil for that person’s own record', async () => {
    const { id } = await create()
    const sent = await app.upload(await betel.token(5), sendPhoto, { id }, { arquivo: await png() })
    expect(sent.data.enviarFotoUsuario).toEqual({ id, fotoUrl: expect.stringMatching(/^\/arquivos\/[0-9a-f-]{36}$/) })
    expect((await app.rest(await betel.token(2), 'GET', `/user/${id}`)).body.fotoUrl).toBe(
      sent.data.enviarFotoUsuario.fotoUrl,
    )
    const member = await betel.person({ perfil: -1 })
    const own = await app.upload(await app.session(betel.idCliente, member.id), ownPhoto, {}, { arquivo: await png() })
    expect(own.data.enviarMinhaFoto.id).toBe(member.id)
    expect(own.data.enviarMinhaFoto.fotoUrl).not.toBeNull()
  })

  test('pictures of people can be removed by users with permission; every person can remove their own', async () => {
    const remove = 'mutation($id: ID!) { removerFotoUsuario(id: $id) { fotoUrl } }'
    const removeOwn = 'mutation { removerMinhaFoto { id fotoUrl } }'
    const member = await betel.person({ perfil: -1 })
    const session = await app.session(betel.idCliente, member.id)
    const variables = { id: member.id }
    const photoOf = async () =>
      (await app.rest(await betel.token(1), 'GET', `/user/${member.id}`)).body.fotoUrl as string | null
    await app.upload(await betel.token(5), sendPhoto, variables, { arquivo: await png() })
    for (const [token, status] of [
      [null, 401],
      [await betel.token(4), 403],
      [session, 403],
      [await (await app.church()).token(1), 404],
    ] as const)
      expect((await app.graphql(token, remove, variables)).status).toBe(status)
    expect(await photoOf()).not.toBeNull()
    expect((await app.graphql(await betel.token(5), remove, variables)).data.removerFotoUsuario.fotoUrl).toBeNull()
    expect(await photoOf()).toBeNull()
    await app.upload(session, ownPhoto, {}, { arquivo: await png() })
    expect(await photoOf()).not.toBeNull()
    expect((await app.graphql(null, removeOwn)).status).toBe(401)
    const own = (await app.graphql(session, removeOwn)).data.removerMinhaFoto
    expect(own).toEqual({ id: member.id, fotoUrl: null })
    expect(await photoOf()).toBeNull()
  })

  test('a file that is not a picture is refused', async () => {
    const { id } = await create()
    const sent = await app.upload(
      await betel.token(1),
      sendPhoto,
      { id },
      { arquivo: { name: 'x.png', type: 'image/png', data: Buffer.from('<svg/>') } },
    )
    expect(sent.status).toBe(415)
  })
})

describe('link to set a password', () => {
  test('a link to set a password is sent only on request, not when a person is registered', async () => {
    const { id, email } = await create()
    const emailsTo = async () => (await app.emails(betel.idCliente)).filter(({ para }) => para === email)
    expect(await emailsTo()).toHaveLength(0)
    expect((await app.graphql(await betel.token(5), sendLink, { id })).status).toBe(200)
    expect(await emailsTo()).toHaveLength(1)
  })

  test('a link to set a password needs an e-mail and an active person', async () => {
    const send = async (id: number) => (await app.graphql(await betel.token(1), sendLink, { id })).errors?.[0]
    expect(await send((await create({ email: null })).id)).toMatchObject({
      message: 'Esta pessoa não tem e-mail cadastrado.',
      extensions: { code: 'CONFLICT' },
    })
    expect(await send((await create({ usuarioAtivo: 0 })).id)).toMatchObject({ extensions: { code: 'CONFLICT' } })
  })

  test('a link to set a password stops working when the person’s e-mail is changed', async () => {
    const { id } = await create()
    await app.graphql(await betel.token(1), sendLink, { id })
    const links = () => app.sql('select 1 from token_senha where id_usuario = $1', [id])
    expect(await links()).toHaveLength(1)
    await app.rest(await betel.token(1), 'PUT', `/user/${id}`, fields())
    expect(await links()).toHaveLength(0)
  })
})
