import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type PersonData, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'
import { hashToken } from '../../../kernel/base/crypto.js'

let app: TestApp
let betel: TestChurch
let admin: string

beforeAll(async () => {
  // with TRUST_PROXY a test can choose the address of each request
  app = await testApp({ TRUST_PROXY: 'true', PUBLIC_URL: 'https://candeia.exemplo.org' })
  betel = await app.church('Igreja Betel')
  admin = await betel.token(1)
})
afterAll(() => app.close())

const password = 'lamparina acesa 42'
const born = '1961-03-09'
const anywhere = () => ({ 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}` })

/** Somebody without an e-mail and without a password. */
const invited = (data: Omit<PersonData, 'dataNascimento'> & { dataNascimento?: string | null } = {}, church = betel) =>
  church.person({ name: 'Zulmira Prates', email: null, dataNascimento: born, ...data } as PersonData)

const invite = (id: number, token = admin, headers = {}) =>
  app.graphql(
    token,
    'mutation($id: ID!) { criarLinkDeConvite(idUsuario: $id) { url validoAte pedirSegundoDado qrCode } }',
    { id },
    headers,
  )

const tokenIn = (answer: Awaited<ReturnType<typeof invite>>): string => {
  const token = /^https:\/\/candeia\.exemplo\.org\/convite\/(\S+)$/.exec(
    answer.data?.criarLinkDeConvite?.url ?? '',
  )?.[1]
  if (!token) throw new Error(JSON.stringify(answer))
  return token
}

const open = (token: string, headers = anywhere()) =>
  app.graphql(
    null,
    'query($token: String!) { verificarConvite(token: $token) { igreja nome pedirSegundoDado temEmail temTelefone } }',
    { token },
    headers,
  )

const accept = (token: string, resposta: string, more: object = {}, headers = anywhere()) =>
  app.graphql(
    null,
    `mutation($token: String!, $resposta: String!, $password: String!, $nomeAcesso: String) {
      aceitarConvite(token: $token, resposta: $resposta, password: $password, nomeAcesso: $nomeAcesso) { message entraCom } }`,
    { token, resposta, password, ...more },
    headers,
  )

const signIn = (email: string, senha = password, igreja?: number) =>
  app.rest(null, 'POST', '/login', { email, password: senha, igreja }, anywhere())

const listed = async (id: number, token = admin) => {
  const answer = await app.graphql(
    token,
    'query($id: ID!) { convitesDaPessoa(idUsuario: $id) { impedimento convites { id situacao autor } } }',
    { id },
  )
  return answer.data?.convitesDaPessoa
}

const fault = (answer: { errors?: { extensions: { status: number; campos?: object } }[] }) =>
  answer.errors?.[0]?.extensions

const events = async (id: number) =>
  (
    await app.sql<{ acao: string }>(
      `select acao from auditoria where id_cliente = $1 and acao like 'convite.%' and operacao = 'evento'
         and coalesce(depois ->> 'id_usuario', id_usuario::text) = $2 order by id`,
      [betel.idCliente, String(id)],
    )
  ).map(({ acao }) => acao)

describe('an invitation', () => {
  test('sets the first password once, with the birth date, and the person signs in again with the chosen name', async () => {
    const { id } = await invited()
    const answer = await invite(id)
    expect(answer.data.criarLinkDeConvite).toMatchObject({ pedirSegundoDado: 'dataNascimento' })
    expect(answer.data.criarLinkDeConvite.qrCode).toMatch(/^data:image\/svg\+xml;base64,/)
    const token = tokenIn(answer)
    expect((await open(token)).data.verificarConvite).toEqual({
      igreja: 'Igreja Betel',
      nome: 'Zulmira',
      pedirSegundoDado: 'dataNascimento',
      temEmail: false,
      temTelefone: false,
    })
    const nome = unique('zulmira')
    const done = await accept(token, '09/03/1961', { nomeAcesso: nome })
    const { entraCom } = done.data.aceitarConvite
    expect(entraCom).toBe(`${nome}.${betel.idCliente}`)
    for (const _ of ['the first time', 'the second time'])
      expect((await signIn(entraCom)).body.user).toMatchObject({ id, email: null })
    expect((await signIn(nome.toUpperCase(), password, betel.idCliente)).status).toBe(200)
    // the link is spent, also for who still has the paper
    expect(fault(await open(token))?.status).toBe(404)
    expect(fault(await accept(token, '09/03/1961'))?.status).toBe(404)
    expect((await listed(id)).convites).toMatchObject([{ situacao: 'usado' }])
    expect(await events(id)).toEqual(['convite.criar', 'convite.usar'])
  })

  test('only its hash is stored, and neither the answer nor a hash that can be guessed', async () => {
    const { id } = await invited()
    const token = tokenIn(await invite(id))
    const [row] = await app.sql('select * from convite_acesso where id_usuario = $1', [id])
    expect(row?.hash).toBe(hashToken(token))
    expect(JSON.stringify(row)).not.toContain(token)
    expect(JSON.stringify(row)).not.toContain(born)
    expect(row?.resposta_hash).not.toBe(hashToken(born))
    expect(
      (await app.sql('select (expira_em - created_at)::text as life from convite_acesso where id = $1', [row?.id]))[0]
        ?.life,
    ).toMatch(/^7 days/)
  })

  test('asks for the last digits of the telephone where there is no birth date, and then the telephone signs in', async () => {
    const telefoneUsuario = `9899${randomInt(1000000, 9999999)}`
    const { id } = await invited({ dataNascimento: null, telefoneUsuario })
    const token = tokenIn(await invite(id))
    expect((await open(token)).data.verificarConvite).toMatchObject({ pedirSegundoDado: 'telefone', temTelefone: true })
    const done = await accept(token, telefoneUsuario.slice(-4))
    expect(done.data.aceitarConvite.entraCom).toBe(telefoneUsuario)
    expect((await signIn(`(98) ${telefoneUsuario.slice(2, 7)}-${telefoneUsuario.slice(7)}`)).body.user.id).toBe(id)
  })

  test('is refused for somebody of whom the church knows nothing that could be asked', async () => {
    const { id } = await invited({ dataNascimento: null })
    expect((await listed(id)).impedimento).toMatch(/data de nascimento ou o telefone/)
    expect(fault(await invite(id))?.status).toBe(409)
    expect(await app.sql('select from convite_acesso where id_usuario = $1', [id])).toEqual([])
  })

  test('ends with the fifth wrong answer, from whatever addresses, and says how many are left', async () => {
    const { id } = await invited()
    const token = tokenIn(await invite(id))
    for (const left of [/Restam 4 tentativas/, /Restam 3/, /Restam 2/, /Resta uma tentativa/, /não vale mais/]) {
      const refused = fault(await accept(token, '10/03/1961'))
      expect([refused?.status, String(Object.values(refused?.campos ?? {}))]).toEqual([
        422,
        expect.stringMatching(left),
      ])
    }
    expect(fault(await accept(token, '09/03/1961'))?.status).toBe(404)
    expect((await listed(id)).convites).toMatchObject([{ situacao: 'bloqueado' }])
    expect((await events(id)).filter((acao) => acao === 'convite.recusar')).toHaveLength(5)
    expect(await app.sql('select from credencial where id_usuario = $1 and senha_hash is not null', [id])).toEqual([])
  })

  test('takes no more than five answers that are sent at once', async () => {
    const { id } = await invited()
    const token = tokenIn(await invite(id))
    await Promise.all(Array.from({ length: 12 }, () => accept(token, '10/03/1961')))
    expect((await events(id)).filter((acao) => acao === 'convite.recusar')).toHaveLength(5)
  })

  test('of two uses at once sets one password', async () => {
    const { id } = await invited({ telefoneUsuario: `9898${randomInt(1000000, 9999999)}` })
    const token = tokenIn(await invite(id))
    const answers = await Promise.all(
      ['azeite na botija', 'trigo no celeiro'].map((secret) => accept(token, born, { password: secret })),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.filter((answer) => fault(answer)?.status === 404)).toHaveLength(1)
  })

  test('stops working when a newer one is made, when it is cancelled, and after seven days', async () => {
    const { id } = await invited()
    const first = tokenIn(await invite(id))
    const second = tokenIn(await invite(id))
    expect(fault(await open(first))?.status).toBe(404)
    expect((await open(second)).errors).toBeUndefined()
    const { convites } = await listed(id)
    expect(convites).toMatchObject([{ situacao: 'aberto' }, { situacao: 'cancelado' }])
    const cancel = (of: number) =>
      app.graphql(admin, 'mutation($id: ID!) { cancelarConvite(id: $id) { situacao } }', { id: of })
    expect((await cancel(convites[0].id)).data.cancelarConvite.situacao).toBe('cancelado')
    expect(fault(await cancel(convites[0].id))?.status).toBe(409)
    expect(fault(await accept(second, born))?.status).toBe(404)
    const third = tokenIn(await invite(id))
    await app.sql(`update convite_acesso set expira_em = now() where hash = $1`, [hashToken(third)])
    expect(fault(await accept(third, born))?.status).toBe(404)
    expect((await listed(id)).convites[0]).toMatchObject({ situacao: 'vencido' })
  })

  test('asks for what was known when it was made: whoever changes the record later does not choose the answer', async () => {
    const { id } = await invited()
    const token = tokenIn(await invite(id))
    await app.rest(admin, 'PUT', `/user/${id}`, { name: 'Zulmira Prates', dataNascimento: '1999-09-09' })
    expect(fault(await accept(token, '09/09/1999'))?.status).toBe(422)
    expect((await accept(token, born, { nomeAcesso: unique('zul') })).errors).toBeUndefined()
  })

  test('ends when the person is deactivated, and does not return with the person', async () => {
    const { id } = await invited()
    const token = tokenIn(await invite(id))
    await app.rest(admin, 'PATCH', `/user/${id}/desativar`)
    await app.sql('update usuario set usuario_ativo = 1 where id = $1', [id])
    const [row] = await app.sql('select cancelado_em, id from convite_acesso where id_usuario = $1', [id])
    expect(row?.cancelado_em ?? 'still open').not.toBe('still open')
    expect(fault(await accept(token, born))?.status).toBe(404)
  })

  test('needs a name where the record has neither e-mail nor telephone, and another one where it is taken in the church', async () => {
    const nome = unique('sara')
    const one = tokenIn(await invite((await invited()).id))
    expect(fault(await accept(one, born))?.campos).toHaveProperty('nomeAcesso')
    expect(fault(await accept(one, born, { nomeAcesso: 'a.1' }))?.campos).toHaveProperty('nomeAcesso')
    expect((await accept(one, born, { nomeAcesso: nome })).errors).toBeUndefined()
    const two = tokenIn(await invite((await invited()).id))
    expect(fault(await accept(two, born, { nomeAcesso: nome }))).toMatchObject({ status: 409 })
    // the right answer was no attempt, and the link still works
    expect((await accept(two, born, { nomeAcesso: unique('sara') })).errors).toBeUndefined()
    // in another church the name is free, and is another account
    const other = await app.church()
    const person = await invited({}, other)
    const third = tokenIn(await invite(person.id, await other.token(1)))
    const done = await accept(third, born, { nomeAcesso: nome, password: 'azeite na botija' })
    expect(done.data.aceitarConvite.entraCom).toBe(`${nome}.${other.idCliente}`)
    expect((await signIn(`${nome}.${betel.idCliente}`, 'azeite na botija')).status).toBe(401)
    expect((await signIn(`${nome}.${other.idCliente}`, 'azeite na botija')).body.user.id).toBe(person.id)
  })

  test('tells the address of the record that a password was created', async () => {
    const email = `${unique('zulmira')}@exemplo.com.br`
    const { id } = await invited({ email })
    const token = tokenIn(await invite(id))
    expect((await accept(token, born)).data.aceitarConvite.entraCom).toBe(email)
    const letters = (await app.emails(betel.idCliente)).filter(({ para }) => para === email)
    expect(letters.map(({ assunto }) => assunto)).toEqual(['Sua senha foi criada'])
    // it proves no address
    const [credential] = await app.sql('select email_provado from credencial where id_usuario = $1', [id])
    expect(credential?.email_provado).toBeNull()
  })
})

describe('who may invite', () => {
  test('nobody who has a password, is inactive or is responsible for the church is invited', async () => {
    const { id } = await invited()
    await app.sql(`insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, 'x')`, [
      id,
      betel.idCliente,
    ])
    expect(fault(await invite(id))?.status).toBe(409)
    expect(fault(await invite((await invited({ usuarioAtivo: 0 })).id))?.status).toBe(409)
    expect(fault(await invite(betel.idCliente))?.status).toBe(409)
  })

  test('not a member, and not a token of the API', async () => {
    const { id } = await invited()
    const member = await app.session(betel.idCliente, (await betel.person({ perfil: 2 })).id)
    expect(fault(await invite(id, member))?.status).toBe(403)
    expect(await listed(id, member)).toBeUndefined()
    const made = await app.graphql(
      admin,
      'mutation($senha: String!) { criarTokenApi(nome: "Site", escopos: ["usuario.escrever"], minhaSenha: $senha) { token } }',
      { senha: knownPassword },
    )
    const apiToken = made.data.criarTokenApi.token
    expect(fault(await invite(id, apiToken))?.status).toBe(403)
  })

  test('a person of another church is not found', async () => {
    const { id } = await invited({}, await app.church())
    expect(fault(await invite(id))?.status).toBe(404)
    expect(fault(await invite(2_000_000_000))?.status).toBe(404)
  })

  test('a secretary invites members, and nobody who may do more, also by a function that begins later', async () => {
    const church = await app.church()
    await decideRecommended(app, church)
    const give = (id: number, nome: string, inicio = '2020-01-01') =>
      app.sql(
        `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
         select id_cliente, id, $2, $4 from funcao where id_cliente = $1 and nome = $3`,
        [church.idCliente, id, nome, inicio],
      )
    const secretary = (await church.person({ perfil: 2 })).id
    await give(secretary, 'Secretaria')
    const token = await app.session(church.idCliente, secretary)
    const [member, treasurer, later] = [
      await invited({ perfil: 2 }, church),
      await invited({ perfil: 2 }, church),
      await invited({ perfil: 2 }, church),
    ]
    await give(treasurer.id, 'Tesoureiro')
    await give(later.id, 'Tesoureiro', '2999-01-01')
    for (const { id } of [treasurer, later, await invited({ perfil: 1 }, church)])
      expect(fault(await invite(id, token))?.status).toBe(403)
    const kept = tokenIn(await invite(member.id, token))
    // what the person is given after the link was made is not opened by it
    await give(member.id, 'Tesoureiro')
    expect(fault(await accept(kept, born, { nomeAcesso: unique('zul') }))?.status).toBe(404)
    // an administrator's link does
    const byAdmin = tokenIn(await invite(member.id, await church.token(1)))
    expect((await accept(byAdmin, born, { nomeAcesso: unique('zul') })).errors).toBeUndefined()
  })

  test('the link of somebody who has lost the right to invite stops working', async () => {
    const pastor = await betel.person({ perfil: 5 })
    const { id } = await invited()
    const token = tokenIn(await invite(id, await app.session(betel.idCliente, pastor.id)))
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [pastor.id])
    expect(fault(await accept(token, born, { nomeAcesso: unique('zul') }))?.status).toBe(404)

    // who stays in the church and may only be a member, or has lost the function
    const other = await betel.person({ perfil: 5 })
    const lowered = tokenIn(await invite((await invited()).id, await app.session(betel.idCliente, other.id)))
    await app.sql('update usuario set perfil = 2 where id = $1', [other.id])
    expect(fault(await accept(lowered, born, { nomeAcesso: unique('zul') }))?.status).toBe(404)

    const church = await app.church()
    await decideRecommended(app, church)
    const secretary = await church.person({ perfil: 2 })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Secretaria'`,
      [church.idCliente, secretary.id],
    )
    const given = tokenIn(
      await invite((await invited({}, church)).id, await app.session(church.idCliente, secretary.id)),
    )
    await app.sql('delete from funcao_usuario where id_usuario = $1', [secretary.id])
    expect(fault(await accept(given, born, { nomeAcesso: unique('zul') }))?.status).toBe(404)
  })

  test('ends with the accesses of whoever made it, because it may have been made in a stolen session', async () => {
    const pastor = await betel.person({ perfil: 5 })
    const { id } = await invited()
    const token = tokenIn(await invite(id, await app.session(betel.idCliente, pastor.id)))
    const deactivate = 'mutation($id: ID!) { desativarUsuario(id: $id) { id } }'
    const activate = 'mutation($id: ID!) { ativarUsuario(id: $id) { id } }'
    expect((await app.graphql(admin, deactivate, { id: pastor.id })).errors).toBeUndefined()
    expect((await app.graphql(admin, activate, { id: pastor.id })).errors).toBeUndefined()
    expect((await listed(id)).convites).toMatchObject([{ situacao: 'cancelado' }])
    expect(fault(await accept(token, born, { nomeAcesso: unique('zul') }))?.status).toBe(404)
  })

  test('is refused for somebody without a perfil, whose rights are not known yet', async () => {
    const { id } = await invited({ perfil: -1 })
    expect((await listed(id)).impedimento).toMatch(/sem perfil/)
    expect(fault(await invite(id))?.status).toBe(409)
    const member = await invited()
    const token = tokenIn(await invite(member.id))
    await app.sql('update usuario set perfil = -1 where id = $1', [member.id])
    expect(fault(await open(token))?.status).toBe(404)
  })

  test('of two that are made at once for one person, one works', async () => {
    const { id } = await invited()
    await Promise.all([invite(id), invite(id), invite(id)])
    const { convites } = await listed(id)
    expect(convites.map(({ situacao }: { situacao: string }) => situacao).sort()).toEqual([
      'aberto',
      'cancelado',
      'cancelado',
    ])
  })
})

test('wrong tokens are limited by address, and the right one works there all the same', async () => {
  const token = tokenIn(await invite((await invited()).id))
  const here = anywhere()
  const wrong = `${betel.idCliente}-${'A'.repeat(43)}`
  for (let n = 0; n < 50; n++) expect(fault(await open(wrong, here))?.status).toBe(404)
  expect(fault(await open(wrong, here))?.status).toBe(429)
  expect((await open(token, here)).errors).toBeUndefined()
})
