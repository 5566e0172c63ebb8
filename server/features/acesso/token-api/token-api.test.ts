import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const create =
  'mutation($escopos: [String!]!, $expiraEm: DateOnly) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos, expiraEm: $expiraEm) { token tokenApi { id uuid nome escopos usadoEm } } }'
const revoke = 'mutation($id: ID!) { revogarTokenApi(id: $id) { revogadoEm } }'
const list = '{ tokensApi { id nome escopos revogadoEm } }'
const make = async (escopos: string[] = ['patrimonio.ler']) =>
  (await app.graphql(await betel.token(1), create, { escopos })).data.criarTokenApi

test('an API token cannot be read or revoked without a session (401), without permission (403) or from another church (404)', async () => {
  const { tokenApi } = await make()
  for (const [query, variables] of [
    [list, {}],
    [create, { escopos: ['patrimonio.ler'] }],
    [revoke, { id: tokenApi.id }],
  ] as const) {
    expect((await app.graphql(null, query, variables)).status).toBe(401)
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect((await app.graphql(await betel.token(perfil), query, variables)).status).toBe(403)
  }
  for (const id of [tokenApi.id, tokenApi.uuid])
    expect((await app.graphql(await other.token(1), revoke, { id })).status).toBe(404)
  expect((await app.graphql(await other.token(1), list)).data.tokensApi).toEqual([])
})

test('a token is not created without the current password, nor without the code of those who sign in in two steps', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const ask =
    'mutation($minhaSenha: String, $codigo: String) { criarTokenApi(nome: "Site", escopos: ["patrimonio.ler"], minhaSenha: $minhaSenha, codigo: $codigo) { token } }'
  const refusal = async (variables: object) => {
    const { status, errors } = await app.graphql(token, ask, variables)
    return [status, errors?.[0]?.extensions.campos]
  }
  expect(await refusal({})).toEqual([422, { minhaSenha: 'Informe a sua senha atual.' }])
  expect(await refusal({ minhaSenha: 'outra senha' })).toEqual([422, { minhaSenha: 'A senha atual não confere.' }])
  await app.sql(
    `update credencial set totp_segredo = 'x', totp_ativo_em = now() where id_usuario = $1 and id_cliente = $1`,
    [church.idCliente],
  )
  expect(await refusal({ minhaSenha: knownPassword })).toEqual([
    422,
    { codigo: 'Informe o código do aplicativo de verificação.' },
  ])
  expect((await app.graphql(token, list)).data.tokensApi).toEqual([])
})

test('a token may do only what its scopes allow, over REST and GraphQL, until it is revoked', async () => {
  const { token, tokenApi } = await make(['patrimonio.ler', 'tipoPatrimonio.ler'])
  expect(token).toMatch(/^cdt_\d+\.[\w-]{43}$/)
  expect((await app.graphql(token, '{ patrimonios { totalCount } }')).status).toBe(200)
  expect((await app.rest(token, 'GET', '/patrimonios')).status).toBe(200)
  expect((await app.rest(token, 'POST', '/patrimonios', {})).status).toBe(403)
  expect((await app.graphql(token, '{ usuarios { totalCount } }')).status).toBe(403)
  expect((await app.graphql(token, '{ __schema { queryType { name } } }')).data.__schema.queryType.name).toBe('Query')
  expect((await app.graphql(await betel.token(1), revoke, { id: tokenApi.uuid })).status).toBe(200)
  expect((await app.rest(token, 'GET', '/patrimonios')).status).toBe(401)
  expect((await app.graphql(await betel.token(1), revoke, { id: tokenApi.id })).status).toBe(409)
})

test('a token that reads the income does not read the balance and the bank details of the account where it lies', async () => {
  const admin = await betel.token(1)
  const conta = { nome: 'Banco', tipo: 'banco', saldoInicial: 5000, agencia: '0001', numero: '777-1', banco: 'Banco X' }
  const { body } = await app.rest(admin, 'POST', '/contas-financeiras', conta)
  const entrada = { descricao: 'Oferta', data: body.dataSaldoInicial, categoria: 2, valor: '10.00' }
  await app.rest(admin, 'POST', '/entradas', { ...entrada, idContaFinanceira: body.id })
  const query = '{ entradas { nodes { contaFinanceira { nome saldoInicial saldo banco agencia numero } } } }'
  const seen = async (token: string) => (await app.graphql(token, query)).data.entradas.nodes[0].contaFinanceira
  expect(await seen(admin)).toMatchObject({ nome: 'Banco', saldo: '5010.00', numero: '777-1' })
  const { token } = await make(['entrada.ler'])
  expect(JSON.stringify(await seen(token))).not.toMatch(/50[01]0\.00|777-1|0001|Banco X/)
})

test('a token that reads the cash book does not read the bank details of the other account of a transfer', async () => {
  const admin = await betel.token(1)
  const made = async (path: string, data: object) => (await app.rest(admin, 'POST', path, data)).body
  const data = '2026-05-04'
  const from = await made('/contas-financeiras', { nome: 'De', tipo: 'banco', dataSaldoInicial: data })
  const to = await made('/contas-financeiras', { nome: 'Para', tipo: 'banco', dataSaldoInicial: data, numero: '888-2' })
  const idContaFinanceira = from.id
  await made('/entradas', { descricao: 'Oferta', data, categoria: 2, valor: '10.00', idContaFinanceira })
  await made('/transferencias', { idContaOrigem: from.id, idContaDestino: to.id, data, valor: '1.00' })
  const query = `{ entradas(filtro: { idContaFinanceira: ${from.id} }) { nodes { contaFinanceira {
    extrato(inicio: "${data}") { linhas { nodes { outraConta { nome saldo numero } } } } } } } }`
  const seen = async (token: string) => (await app.graphql(token, query)).data.entradas.nodes[0].contaFinanceira.extrato
  const others = async (token: string) =>
    (await seen(token)).linhas.nodes.flatMap(({ outraConta }: { outraConta: object | null }) => outraConta ?? [])
  expect(await others(admin)).toEqual([{ nome: 'Para', saldo: '1.00', numero: '888-2' }])
  const { token } = await make(['entrada.ler', 'livroCaixa.ler'])
  expect(await others(token)).toEqual([{ nome: 'Para', saldo: null, numero: null }])
})

test('a token without a scope that its owner has is told its name, over REST and GraphQL', async () => {
  const { token } = await make(['patrimonio.ler'])
  const text = 'Este token não tem a permissão saida.ler.'
  const graphql = await app.graphql(token, '{ saidas { totalCount } }')
  expect([graphql.status, graphql.errors?.[0]]).toMatchObject([
    403,
    { message: text, extensions: { code: 'FORBIDDEN', campos: { escopos: 'saida.ler' } } },
  ])
  const rest = await app.rest(token, 'GET', '/saidas')
  expect([rest.status, rest.body]).toMatchObject([403, { message: text, campos: { escopos: 'saida.ler' } }])
  const platform = await app.graphql(token, '{ igrejas { totalCount } }')
  expect([platform.status, platform.errors?.[0]?.message]).toEqual([403, 'Seu perfil não permite esta ação.'])
})

test('a token cannot create tokens, and people can give a token only permissions that they have themselves', async () => {
  const { token } = await make(['tokenApi.administrar', 'patrimonio.ler'])
  expect((await app.graphql(token, create, { escopos: ['patrimonio.ler'] })).status).toBe(403)
  const answer = await app.graphql(await betel.token(1), create, { escopos: ['plataforma.operar', 'não existe'] })
  expect([answer.status, Object.keys(answer.errors?.[0]?.extensions.campos ?? {})]).toEqual([422, ['escopos']])
  expect((await app.graphql(await betel.token(1), create, { escopos: [] })).status).toBe(422)
})

test('a token with the scope to edit people cannot invite anybody, because the link leads to a session with more permissions', async () => {
  const { token } = await make(['usuario.ler', 'usuario.escrever'])
  const { id, email } = await betel.person()
  const one = await app.graphql(token, 'mutation($id: ID!) { enviarLinkSenha(id: $id) { message } }', { id })
  const many = await app.graphql(token, 'mutation($ids: [ID!]!) { enviarLinksSenha(ids: $ids) { feitos } }', {
    ids: [id],
  })
  expect([one.status, many.status]).toEqual([403, 403])
  expect(one.errors?.[0]?.message).toBe('Um token de API não pode fazer isto. Entre no sistema com a sua senha.')
  await app.runJobs()
  expect((await app.emails(betel.idCliente)).filter(({ para }) => para === email)).toEqual([])
})

test('a token with the scope to edit people cannot change an e-mail or a perfil, because the new e-mail gets password links', async () => {
  const { token } = await make(['usuario.ler', 'usuario.lerEmail', 'usuario.escrever', 'usuario.alterarPerfil'])
  const person = await betel.person()
  const { id, name, email } = person
  const update = 'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { name } }'
  const graphql = async (input: object) => {
    const { status, errors } = await app.graphql(token, update, { id, input: { name, ...input } })
    return [status, errors?.[0]?.extensions.campos]
  }
  const rest = async (input: object) => {
    const { status, body } = await app.rest(token, 'PUT', `/user/${id}`, { name, ...input })
    return [status, body.campos]
  }
  const fieldsOf = (campo: string, what: string) => ({
    [campo]: `Um token de API não pode ${what}. Entre no sistema com a sua senha.`,
  })
  const another = fieldsOf('email', 'alterar o e-mail de uma pessoa, porque é com ele que se entra')
  const higher = fieldsOf('perfil', 'dar nem retirar este perfil')
  for (const send of [graphql, rest]) {
    expect(await send({ email: 'atacante@exemplo.com.br' })).toEqual([403, another])
    expect(await send({ email: null })).toEqual([403, another])
    expect(await send({ perfil: 1 })).toEqual([403, higher])
    expect(await send({ name: 'Outro Nome', email: email?.toUpperCase(), perfil: 2 })).toEqual([200, undefined])
  }
  const created = { name, email: 'atacante@exemplo.com.br', perfil: 1 }
  expect((await app.rest(token, 'POST', '/user', created)).body.campos).toEqual(higher)
  const set = 'mutation($id: ID!) { alterarPerfilUsuario(id: $id, perfil: 1, minhaSenha: "Candeia-de-teste-7") { id } }'
  expect((await app.graphql(token, set, { id })).status).toBe(403)
  expect(await app.sql('select email, perfil from usuario where id = $1', [id])).toEqual([{ email, perfil: 2 }])
})

test('a token cannot activate or restore people above Membro, neither one person nor many', async () => {
  const { token } = await make(['usuario.ler', 'usuario.escrever', 'lixeira.restaurar'])
  const [leader, member, deleted] = await Promise.all([
    betel.person({ perfil: 3, usuarioAtivo: 0 }),
    betel.person({ usuarioAtivo: 0 }),
    betel.person({ perfil: 3 }),
  ])
  await app.sql('update usuario set excluido_em = now() where id = $1', [deleted.id])
  const text =
    'Um token de API não pode devolver o acesso de quem pode mais que um membro. Entre no sistema com a sua senha.'
  for (const answer of [
    await app.rest(token, 'PATCH', `/user/${leader.id}/ativar`),
    await app.rest(token, 'PUT', `/user/${leader.id}`, { name: leader.name, usuarioAtivo: 1 }),
  ])
    expect([answer.status, answer.body.campos]).toEqual([403, { usuarioAtivo: text }])
  const restore = await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', {
    id: deleted.id,
  })
  expect([restore.status, restore.errors?.[0]?.message]).toEqual([403, text])
  const many = 'mutation($ids: [ID!]!) { ativarUsuarios(ids: $ids) { feitos recusados { motivo } } }'
  expect((await app.graphql(token, many, { ids: [leader.id, member.id] })).data.ativarUsuarios).toEqual({
    feitos: 1,
    recusados: [{ motivo: text }],
  })
})

test('a token stops working when it expires or its owner becomes inactive; it never has more permissions than its owner', async () => {
  const past = await app.graphql(await betel.token(1), create, { escopos: ['patrimonio.ler'], expiraEm: '2020-01-01' })
  expect(past.errors?.[0]?.extensions.campos).toEqual({ expiraEm: 'A validade não pode estar no passado.' })
  const { token, tokenApi } = await make()
  await app.sql(`update token_api set expira_em = now() - interval '1 second' where id = $1`, [tokenApi.id])
  expect((await app.rest(token, 'GET', '/patrimonios')).status).toBe(401)

  const church = await app.church()
  const mine = (
    await app.graphql(await church.token(1), create, { escopos: ['patrimonio.escrever', 'patrimonio.ler'] })
  ).data.criarTokenApi.token
  await app.sql('update usuario set perfil = 2 where id = $1', [church.idCliente])
  expect((await app.rest(mine, 'POST', '/patrimonios', {})).status).toBe(403)
  await app.sql('update usuario set usuario_ativo = 0 where id = $1', [church.idCliente])
  expect((await app.rest(mine, 'GET', '/patrimonios')).status).toBe(401)
})

test('a repeated request returns the same token, which is not stored in clear text', async () => {
  const repeat = { 'idempotency-key': 'token do site' }
  const variables = { escopos: ['patrimonio.ler'] }
  const first = await app.graphql(await betel.token(1), create, variables, repeat)
  const second = await app.graphql(await betel.token(1), create, variables, repeat)
  expect(second.data).toEqual(first.data)
  const [kept] = await app.sql('select resultado from idempotencia where chave = $1', ['token do site'])
  expect(JSON.stringify(kept)).not.toContain(first.data.criarTokenApi.token)
})

test('creating and revoking a token write audit rows', async () => {
  const { tokenApi } = await make()
  await app.graphql(await betel.token(1), revoke, { id: tokenApi.id })
  const rows = await app.sql<{ acao: string }>(
    `select acao from auditoria where id_cliente = $1 and depois ->> 'id' = $2 and operacao = 'evento' order by id`,
    [betel.idCliente, String(tokenApi.id)],
  )
  expect(rows.map(({ acao }) => acao)).toEqual(['tokenApi.criar', 'tokenApi.revogar'])
})

test('a token expires at the end of its last day in the church time zone', async () => {
  const church = await app.church()
  await app.sql(`update cliente set fuso_horario = 'America/Rio_Branco' where id = $1`, [church.idCliente])
  await app.graphql(await church.token(1), create, { escopos: ['patrimonio.ler'], expiraEm: '2099-12-31' })
  const [row] = await app.sql<{ expira_em: Date }>('select expira_em from token_api where id_cliente = $1', [
    church.idCliente,
  ])
  expect(row?.expira_em.toISOString()).toBe('2100-01-01T05:00:00.000Z')
})

test('the database stores only the hash, and the time of the last use', async () => {
  const { token, tokenApi } = await make()
  await app.rest(token, 'GET', '/patrimonios')
  const [row] = await app.sql<{ hash: string; usado_em: Date | null }>(
    'select hash, usado_em from token_api where id = $1',
    [tokenApi.id],
  )
  expect(row?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(token).not.toContain(row?.hash ?? '?')
  expect(row?.usado_em).not.toBeNull()
})

test('the answer to a token names the fields that it may not read of everybody; a session gets no such list', async () => {
  const ask = async (token: string, query: string) =>
    ((await app.graphql(token, query)) as { extensions?: { ocultos?: string[] } }).extensions?.ocultos
  const query =
    '{ usuarios { nodes { ...Pessoa linhaDoTempo { tipo } } } } fragment Pessoa on Usuario { name email cpf }'
  const { token } = await make(['usuario.ler'])
  expect(await ask(token, query)).toEqual(['Usuario.cpf', 'Usuario.email', 'Usuario.linhaDoTempo'])
  expect(await ask(token, '{ usuarios { nodes { name } } }')).toBeUndefined()
  const wider = (await make(['usuario.ler', 'usuario.lerEmail', 'usuario.lerDadosPessoais'])).token
  expect(await ask(wider, query)).toBeUndefined()
  expect(await ask(await betel.token(2), query)).toBeUndefined()
})
