import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { decideOwnGroups } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { TestSocket } from '../../../../tests/factories/socket.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../matriz-acesso/index.js'

let app: TestApp
let church: TestChurch
let admin: string
let member: { id: number; uuid: string; name: string; email: string | null }

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
  member = await church.person({ perfil: 2 })
})
afterAll(() => {
  TestSocket.closeAll()
  return app.close()
})

const begin = (token: string, id: number | string) =>
  app.graphql(token, 'mutation($id: ID!) { verComo(id: $id) { chave ate } }', { id: String(id) })

/** The header of a preview that the administrator begins. */
async function preview(id: number, token = admin): Promise<Record<string, string>> {
  const { data, errors } = await begin(token, id)
  expect(errors).toBeUndefined()
  return { 'x-ver-como': data.verComo.chave }
}

const readOnly = 'Você está vendo como outra pessoa: só leitura.'
const recommended = () =>
  transaction(
    app.services.sessions,
    church.idCliente,
    { idUsuario: null, acao: 'teste', requisicao: 'teste' },
    (work) => applyPreset(work, 'recomendado'),
  )

describe('what a preview shows', () => {
  test('an administrator sees the menu and the screens of the person', async () => {
    await recommended()
    const own = await app.graphql(await app.session(church.idCliente, member.id), '{ eu { id name acoes } }')
    const { data } = await app.graphql(admin, '{ eu { id name acoes } }', {}, await preview(member.id))
    expect(data.eu).toEqual(own.data.eu)
    expect((await app.rest(admin, 'GET', '/saidas', undefined, await preview(member.id))).status).toBe(403)
    expect((await app.rest(admin, 'GET', '/saidas')).status).toBe(200)
  })

  test('an administrator sees only the groups that the person leads', async () => {
    await decideOwnGroups(app, church)
    const leader = await church.person({ perfil: 3 })
    const cell = (nomeCelula: string, lider: number) =>
      app.graphql(admin, 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id } }', {
        input: { nomeCelula, idResponsavel: String(lider) },
      })
    for (const [name, lider] of [
      ['Betânia', leader.id],
      ['Sião', member.id],
    ] as const)
      expect((await cell(name, lider)).errors).toBeUndefined()
    const ask = (headers: Record<string, string>) =>
      app.graphql(admin, '{ celulas { totalCount nodes { nomeCelula } } }', {}, headers)
    expect((await ask(await preview(leader.id))).data.celulas.nodes).toEqual([{ nomeCelula: 'Betânia' }])
    expect((await ask({})).data.celulas.totalCount).toBe(2)
  })

  test('an administrator sees nothing that is for the person alone: sessions, the copy of the own data, reports, comments of visits', async () => {
    const pastor = await church.person({ perfil: 5 })
    const headers = await preview(pastor.id)
    for (const query of ['{ minhasSessoes { uuid } }', '{ enderecoCalendario { id } }']) {
      const { errors } = await app.graphql(admin, query, {}, headers)
      expect([query, errors?.[0]?.message]).toEqual([query, readOnly])
    }
    const { data } = await app.graphql(admin, '{ eu { acoes } }', {}, headers)
    expect(data.eu.acoes).toContain('visitaPastoral.ler')
    expect(data.eu.acoes).not.toContain('visitaPastoral.lerComentario')
  })

  test('an administrator may never do more than without the preview', async () => {
    const other = await church.person({ perfil: 1 })
    const { data } = await app.graphql(admin, '{ eu { acoes } }', {}, await preview(other.id))
    const own = await app.graphql(admin, '{ eu { acoes } }')
    expect(own.data.eu.acoes).toEqual(expect.arrayContaining(data.eu.acoes))
    expect(data.eu.acoes).not.toContain('usuario.verComo')
  })
})

describe('a preview changes nothing', () => {
  test('a mutation, an upload, a REST write and signing in answer 403 in Portuguese', async () => {
    const headers = await preview((await church.person({ perfil: 1 })).id)
    const input = { name: 'Nova', perfil: 2 }
    const { status, errors } = await app.graphql(
      admin,
      'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id } }',
      { input },
      headers,
    )
    expect([status, errors?.[0]?.message]).toEqual([403, readOnly])
    const signIn = await app.graphql(
      admin,
      'mutation { entrar(input: { email: "a@exemplo.com.br", password: "x" }) { token } }',
      {},
      headers,
    )
    expect([signIn.status, signIn.errors?.[0]?.message]).toEqual([403, readOnly])
    const rest = await app.rest(admin, 'POST', '/user', input, headers)
    expect([rest.status, rest.body.message]).toEqual([403, readOnly])
    const upload = await app.http.inject({
      method: 'POST',
      url: '/graphql',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': 'multipart/form-data; boundary=x',
        'apollo-require-preflight': 'true',
        ...headers,
      },
      payload: '--x--',
    })
    expect([upload.statusCode, upload.json().errors[0].message]).toEqual([403, readOnly])
  })

  test('a preview cannot begin another preview', async () => {
    const headers = await preview((await church.person({ perfil: 1 })).id)
    const mutation = 'mutation($id: ID!) { verComo(id: $id) { chave } }'
    expect((await app.graphql(admin, mutation, { id: String(member.id) }, headers)).status).toBe(403)
  })
})

describe('who may preview whom', () => {
  test('only an administrator begins a preview, and the platform does not', async () => {
    for (const perfil of [2, 3, 4, 5] as const) {
      const { status } = await begin(await church.token(perfil), member.id)
      expect([perfil, status]).toEqual([perfil, 403])
    }
    expect((await begin(await app.platformToken(), member.id)).status).toBe(403)
  })

  test('administrators cannot preview themselves, a person of another church, or an inactive person', async () => {
    const elsewhere = await (await app.church()).person()
    const inactive = await church.person({ usuarioAtivo: 0 })
    expect((await begin(admin, church.idCliente)).status).toBe(403)
    expect((await begin(admin, elsewhere.uuid)).status).toBe(404)
    expect((await begin(admin, inactive.id)).status).toBe(409)
  })

  test('acoesPermitidas has verComo only for people who can be previewed', async () => {
    const ask = async (token: string, id: number) =>
      (await app.graphql(token, 'query($id: ID!) { usuario(id: $id) { acoesPermitidas } }', { id: String(id) })).data
        .usuario.acoesPermitidas
    expect(await ask(admin, member.id)).toContain('verComo')
    expect(await ask(admin, church.idCliente)).not.toContain('verComo')
    expect(await ask(await church.token(5), member.id)).not.toContain('verComo')
  })

  test('an API token neither begins nor uses a preview', async () => {
    const headers = await preview(member.id)
    const { data } = await app.graphql(
      admin,
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Ferramenta", escopos: $escopos) { token } }',
      { escopos: ['eu.ler', 'usuario.verComo'] },
    )
    const { token } = data.criarTokenApi
    expect((await begin(token, member.id)).status).toBe(403)
    const { status, errors } = await app.graphql(token, '{ eu { id } }', {}, headers)
    expect([status, errors?.[0]?.message]).toEqual([403, 'Um token de API não pode ver o sistema como outra pessoa.'])
  })
})

describe('the value of a preview', () => {
  const refused = async (token: string, value: string) => {
    const { status, errors } = await app.graphql(token, '{ eu { id } }', {}, { 'x-ver-como': value })
    return [status, errors?.[0]?.extensions.campos]
  }
  const over = [403, { verComo: 'A visualização como outra pessoa terminou.' }]

  test('serves no other session, no other person and no longer than it says', async () => {
    const { 'x-ver-como': value = '' } = await preview(member.id)
    const [id, ends, signed] = value.split('.')
    const other = await church.person()
    expect(await refused(await app.session(church.idCliente, church.idCliente), value)).toEqual(over)
    for (const wrong of ['', 'x', `${other.id}.${ends}.${signed}`, `${id}.${Number(ends) + 1}.${signed}`])
      expect(await refused(admin, wrong)).toEqual(over)
    expect(Number(ends) - Date.now()).toBeLessThanOrEqual(30 * 60_000)
  })

  test('is refused when it is old', async () => {
    const { 'x-ver-como': value = '' } = await preview(member.id)
    const now = Date.now
    Date.now = () => now() + 31 * 60_000
    const answer = await refused(admin, value).finally(() => {
      Date.now = now
    })
    expect(answer).toEqual(over)
  })

  test('ends when the person is deactivated or rises above the administrator, at the next request', async () => {
    const headers = await preview(member.id)
    const value = headers['x-ver-como'] as string
    await app.sql('update usuario set perfil = 0 where id = $1', [member.id])
    expect(await refused(admin, value)).toEqual(over)
    await app.sql('update usuario set perfil = 2, usuario_ativo = 0 where id = $1', [member.id])
    expect(await refused(admin, value)).toEqual(over)
  })

  test('ends with the session', async () => {
    const token = await app.session(church.idCliente, church.idCliente)
    const headers = await preview(member.id, token)
    expect((await app.graphql(token, 'mutation { sair { message } }')).status).toBe(200)
    expect((await app.graphql(token, '{ eu { id } }', {}, headers)).status).toBe(401)
  })
})

describe('traces', () => {
  test('the beginning is audited, and what is exported is the administrator’s', async () => {
    const worker = await church.person({ perfil: 4 })
    const headers = await preview(worker.id)
    const file = await app.rest(admin, 'GET', '/exportar/usuarios?formato=csv', undefined, headers)
    expect(file.status).toBe(200)
    const rows = await app.sql<{ acao: string; id_usuario: number; depois: object }>(
      `select acao, id_usuario, depois from auditoria
       where id_cliente = $1 and acao in ('usuario.verComo', 'usuario.exportar') order by id`,
      [church.idCliente],
    )
    expect(rows.map(({ acao, id_usuario }) => [acao, id_usuario])).toEqual([
      ['usuario.verComo', church.idCliente],
      ['usuario.exportar', church.idCliente],
    ])
    expect(rows[0]?.depois).toEqual({ id_usuario: worker.id })
  })
})

describe('a subscription in a preview', () => {
  const connect = async (verComo: string): Promise<[TestSocket, string | undefined]> => {
    const socket = await TestSocket.open(app.http)
    socket.send({ type: 'connection_init', payload: { token: admin, verComo } })
    return [socket, (await socket.next())?.type]
  }

  test('has the rights of the person', async () => {
    const { 'x-ver-como': value = '' } = await preview((await church.person({ perfil: -1 })).id)
    const [socket, answer] = await connect(value)
    expect(answer).toBe('connection_ack')
    socket.subscribe('subscription { presencaCulto(idCulto: "1") { __typename } }')
    const message = await socket.next()
    expect(JSON.stringify(message)).toContain('FORBIDDEN')
  })

  test('is refused with a wrong value', async () => {
    expect((await connect('1.1.x'))[1]).toBeUndefined()
  })
})
