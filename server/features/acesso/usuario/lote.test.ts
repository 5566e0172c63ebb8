import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  inChurch,
  type PersonData,
  type TestApp,
  type TestChurch,
  testApp,
} from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
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

type Name = 'ativarUsuarios' | 'desativarUsuarios' | 'enviarLinksSenha'
const names: readonly Name[] = ['ativarUsuarios', 'desativarUsuarios', 'enviarLinksSenha']

const call = (token: string | null, name: Name, ids: (number | string)[], rest = {}) =>
  app.graphql(
    token,
    `mutation($ids: [ID!]!, $idCliente: Int) {
      ${name}(ids: $ids, idCliente: $idCliente) { message feitos recusados { id name motivo } } }`,
    { ids, ...rest },
  )
const done = async (token: string, name: Name, ids: (number | string)[]) => (await call(token, name, ids)).data[name]

const people = (count: number, data: PersonData = {}) =>
  Promise.all(Array.from({ length: count }, () => betel.person(data)))

const active = async (...ids: number[]) => {
  const rows = await app.sql<{ usuario_ativo: number }>(
    'select usuario_ativo from usuario where id = any($1) order by array_position($1::int[], id)',
    [ids],
  )
  return rows.map(({ usuario_ativo }) => usuario_ativo)
}

describe('access of each perfil to each operation', () => {
  test('bulk actions get 401 without a session, and 403 for a perfil that may only read; nothing changes', async () => {
    const [ana, beto] = [await betel.person(), await betel.person({ usuarioAtivo: 0 })]
    for (const name of names) {
      expect([name, (await call(null, name, [ana.id, beto.id])).status]).toEqual([name, 401])
      for (const perfil of [-1, 2, 3, 4] as const)
        expect([name, perfil, (await call(await betel.token(perfil), name, [ana.id, beto.id])).status]).toEqual([
          name,
          perfil,
          403,
        ])
    }
    expect(await active(ana.id, beto.id)).toEqual([1, 0])
  })

  test('people of another church are reported as not found, and do not change', async () => {
    const [ana, beto] = [await betel.person(), await betel.person({ usuarioAtivo: 0 })]
    const token = await other.token(1)
    for (const name of names) {
      const { feitos, recusados } = await done(token, name, [ana.id, beto.uuid, 'ninguém'])
      expect([name, feitos, recusados]).toEqual([
        name,
        0,
        [String(ana.id), beto.uuid, 'ninguém'].map((id) => ({ id, name: null, motivo: 'Pessoa não encontrada.' })),
      ])
      expect((await call(token, name, [ana.id], { idCliente: betel.idCliente })).errors?.[0]?.extensions.code).toBe(
        'TENANT_MISMATCH',
      )
    }
    expect(await active(ana.id, beto.id)).toEqual([1, 0])
  })

  test('the platform’s administrator changes people only in the named church', async () => {
    const [ana, foreign] = [await betel.person(), await other.person()]
    const ids = [ana.id, foreign.id]
    const { data } = await call(await app.platformToken(), 'desativarUsuarios', ids, { idCliente: betel.idCliente })
    expect(data.desativarUsuarios).toMatchObject({ feitos: 1, recusados: [{ id: String(foreign.id), name: null }] })
    expect(await active(ana.id, foreign.id)).toEqual([0, 1])
  })

  test('a request names at least one person and at most 100', async () => {
    const token = await betel.token(1)
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    for (const name of names) {
      const fieldsOf = async (ids: number[]) => (await call(token, name, ids)).errors?.[0]?.extensions
      expect(await fieldsOf([])).toMatchObject({ status: 422, campos: { ids: 'Selecione ao menos uma pessoa.' } })
      expect(await fieldsOf(many)).toMatchObject({ status: 422, campos: { ids: 'Selecione no máximo 100 pessoas.' } })
    }
  })
})

test('bulk actions need the same number of SQL statements for forty people as for one', async () => {
  const all = (await people(40)).map(({ id }) => id)
  const token = await betel.token(1)
  for (const name of ['desativarUsuarios', 'ativarUsuarios', 'enviarLinksSenha'] as const) {
    const statements = async (ids: number[]) => {
      const before = name === 'ativarUsuarios' ? 0 : 1
      await app.sql('update usuario set usuario_ativo = $1 where id = any($2)', [before, ids])
      return countStatements(async () => expect((await done(token, name, ids)).feitos).toBe(ids.length))
    }
    const one = await statements(all.slice(0, 1))
    expect([name, await statements(all)]).toEqual([name, one])
  }
})

test('several people are deactivated and activated, each once, even when the request names a person by id and by uuid', async () => {
  const [ana, beto, caio] = (await people(3)) as [Person, Person, Person]
  const token = await betel.token(5)
  expect(await done(token, 'desativarUsuarios', [ana.id, beto.uuid, beto.id, caio.uuid.toUpperCase()])).toEqual({
    message: '3 pessoas desativadas.',
    feitos: 3,
    recusados: [],
  })
  expect(await active(ana.id, beto.id, caio.id)).toEqual([0, 0, 0])
  expect((await done(token, 'ativarUsuarios', [ana.id])).message).toBe('1 pessoa ativada.')
  expect(await active(ana.id, beto.id, caio.id)).toEqual([1, 0, 0])
  const versions = await app.sql(
    'select versao from usuario where id = any($1) order by array_position($1::int[], id)',
    [[ana.id, beto.id]],
  )
  expect(versions).toEqual([{ versao: 3 }, { versao: 2 }])
  const audit = await app.sql(
    `select id_registro, antes, depois from auditoria where acao = 'usuario.escrever' and id_registro = $1`,
    [beto.id],
  )
  expect(audit).toMatchObject([{ antes: { usuario_ativo: 1 }, depois: { usuario_ativo: 0 } }])
})

test('people who are already in the requested state are reported and not counted', async () => {
  const [ana, beto] = (await people(2)) as [Person, Person]
  const token = await betel.token(1)
  await done(token, 'desativarUsuarios', [beto.id])
  const motivo = (recusados: { motivo: string }[]) => recusados.map((each) => each.motivo)
  const off = await done(token, 'desativarUsuarios', [ana.id, beto.id])
  expect([off.message, off.feitos]).toEqual(['1 pessoa desativada. 1 ficou de fora.', 1])
  expect(motivo(off.recusados)).toEqual(['Esta pessoa já está inativa.'])
  await done(token, 'ativarUsuarios', [beto.id])
  const on = await done(token, 'ativarUsuarios', [beto.id])
  expect([on.message, on.feitos]).toEqual(['Nenhuma pessoa ativada. 1 ficou de fora.', 0])
  expect(motivo(on.recusados)).toEqual(['Esta pessoa já está ativa.'])
})

test('people who may not be deactivated are reported with the reason; the others lose access at once', async () => {
  const [ana, beto] = (await people(2)) as [Person, Person]
  const admin = await betel.person({ perfil: 1 })
  const pastor = await betel.person({ perfil: 5 })
  const token = await app.session(betel.idCliente, pastor.id)
  const session = await app.session(betel.idCliente, ana.id)
  const { message, feitos, recusados } = await done(token, 'desativarUsuarios', [
    ana.id,
    betel.idCliente,
    pastor.id,
    admin.id,
    beto.id,
  ])
  expect([message, feitos]).toEqual(['2 pessoas desativadas. 3 ficaram de fora.', 2])
  expect(recusados.map(({ id, motivo }: { id: string; motivo: string }) => [Number(id), motivo])).toEqual([
    [betel.idCliente, 'O responsável pela igreja não pode ser desativado.'],
    [pastor.id, 'O seu próprio cadastro não pode ser desativado por você.'],
    [admin.id, 'Quem pode fazer o que você não pode não pode ser desativado por você.'],
  ])
  expect(await active(betel.idCliente, ana.id, beto.id, admin.id, pastor.id)).toEqual([1, 0, 0, 1, 1])
  expect((await app.rest(session, 'GET', '/user')).status).toBe(401)
  expect(await app.sql('select 1 from sessao where id_usuario = $1', [ana.id])).toEqual([])
})

test('links to set a password are sent once each to active people with an e-mail, also to people with a password', async () => {
  // a new church, because the daily limit of e-mails is low
  const church = await app.church()
  const [ana, beto] = [await church.person(), await church.person()]
  const [silent, gone] = [await church.person({ email: null }), await church.person({ usuarioAtivo: 0 })]
  await app.sql('insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, $3)', [
    beto.id,
    church.idCliente,
    'x',
  ])
  const result = await done(await church.token(1), 'enviarLinksSenha', [ana.id, beto.id, silent.id, gone.id])
  expect(result).toEqual({
    message:
      '2 links para criar a senha guardados com quem cuida do sistema, porque este servidor não envia e-mails. 2 ficaram de fora.',
    feitos: 2,
    recusados: [
      { id: String(silent.id), name: silent.name, motivo: 'Esta pessoa não tem e-mail cadastrado.' },
      { id: String(gone.id), name: gone.name, motivo: 'Esta pessoa está inativa e não pode entrar no sistema.' },
    ],
  })
  await app.runJobs()
  const emails = (await app.emails(church.idCliente)).filter(({ texto }) => texto.includes('/reset-password/'))
  const to = [ana, beto, silent, gone].map(({ email }) => emails.filter(({ para }) => para === email).length)
  expect(to).toEqual([1, 1, 0, 0])
})

describe('changing a perfil', () => {
  const change = (
    token: string | null,
    id: number | string,
    perfil: number,
    versao?: number,
    minhaSenha = knownPassword,
  ) =>
    app.graphql(
      token,
      'mutation($id: ID!, $perfil: Int!, $versao: Int, $minhaSenha: String) { alterarPerfilUsuario(id: $id, perfil: $perfil, versao: $versao, minhaSenha: $minhaSenha) { perfil nomePerfil versao } }',
      { id, perfil, versao, minhaSenha },
    )
  const said = async (token: string, id: number, perfil: number) => {
    const { status, errors } = await change(token, id, perfil)
    return [status, errors?.[0]?.message]
  }

  test('a change of perfil is refused without a session, without permission, and from another church', async () => {
    const { id, uuid } = await betel.person()
    expect((await change(null, id, 3)).status).toBe(401)
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect([perfil, (await change(await betel.token(perfil), id, 3)).status]).toEqual([perfil, 403])
    for (const ref of [id, uuid]) expect((await change(await other.token(1), ref, 3)).status).toBe(404)
    expect(await app.sql('select perfil from usuario where id = $1', [id])).toEqual([{ perfil: 2 }])
  })

  test('a change of perfil is allowed for an administrator, and takes effect from the next request on', async () => {
    const { id } = await betel.person()
    const session = await app.session(betel.idCliente, id)
    expect((await app.rest(session, 'POST', '/departamentos', { tituloDepartamento: 'Jovens' })).status).toBe(403)
    const { data } = await change(await betel.token(1), id, 3, 1)
    expect(data.alterarPerfilUsuario).toEqual({ perfil: 3, nomePerfil: 'Líder', versao: 2 })
    expect((await app.rest(session, 'POST', '/departamentos', { tituloDepartamento: 'Jovens' })).status).toBe(201)
    expect((await change(await betel.token(1), id, 4, 2, 'outra senha')).errors?.[0]?.extensions.campos).toEqual({
      minhaSenha: 'A senha atual não confere.',
    })
    expect((await change(await betel.token(1), id, 4, 1)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await change(await betel.token(1), id, 6)).errors?.[0]?.extensions.campos).toEqual({
      perfil: 'Perfil inválido.',
    })
  })

  test('only the platform gives its own perfil; nobody changes their own perfil or that of the person responsible for the church', async () => {
    const [person, admin] = [await betel.person(), await betel.person({ perfil: 1 })]
    await app.sql('insert into credencial (id_usuario, id_cliente) values ($1, $2)', [admin.id, betel.idCliente])
    await knowPassword(app, betel.idCliente, admin.id)
    const token = await app.session(betel.idCliente, admin.id)
    expect(await said(token, person.id, 0)).toEqual([403, 'Não é possível dar nem retirar um perfil acima do seu.'])
    expect(await said(token, admin.id, 2)).toEqual([409, 'Não é possível alterar o próprio perfil.'])
    const owner = [409, 'O perfil do responsável pela igreja não pode ser alterado.']
    expect(await said(token, betel.idCliente, 2)).toEqual(owner)
    const platform = inChurch(await app.platformToken(), betel)
    expect(await said(platform, betel.idCliente, 2)).toEqual(owner)
    expect(await said(platform, person.id, 0)).toEqual([200, undefined])
    expect(await said(token, person.id, 2)).toEqual([403, 'Não é possível dar nem retirar um perfil acima do seu.'])
  })

  test('several people get one perfil with one password, under the rules for one person', async () => {
    const give = (token: string | null, ids: (number | string)[], perfil: number, minhaSenha = knownPassword) =>
      app.graphql(
        token,
        'mutation($ids: [ID!]!, $perfil: Int!, $minhaSenha: String!) { alterarPerfilUsuarios(ids: $ids, perfil: $perfil, minhaSenha: $minhaSenha) { message feitos recusados { id motivo } } }',
        { ids, perfil, minhaSenha },
      )
    const [ana, beto, member] = await Promise.all([
      betel.person({ perfil: -1 }),
      betel.person({ perfil: -1 }),
      betel.person(),
    ])
    const stranger = await other.person()
    const perfis = async () =>
      (
        await app.sql<{ perfil: number }>('select perfil from usuario where id = any($1) order by id', [
          [ana.id, beto.id, stranger.id],
        ])
      ).map(({ perfil }) => perfil)
    expect((await give(null, [ana.id], 2)).status).toBe(401)
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      expect([perfil, (await give(await betel.token(perfil), [ana.id], 2)).status]).toEqual([perfil, 403])
    const token = await betel.token(1)
    const wrong = await give(token, [ana.id], 2, 'outra senha')
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ minhaSenha: 'A senha atual não confere.' })
    expect((await give(token, [ana.id], 6)).errors?.[0]?.extensions.campos).toEqual({ perfil: 'Perfil inválido.' })
    expect(await perfis()).toEqual(expect.arrayContaining([-1, -1, 2]))

    const ids = [ana.id, beto.uuid, member.id, betel.idCliente, stranger.id]
    expect((await give(token, ids, 2)).data.alterarPerfilUsuarios).toEqual({
      message: '2 perfis alterados. 3 ficaram de fora.',
      feitos: 2,
      recusados: [
        { id: String(member.id), motivo: 'Esta pessoa já tem este perfil.' },
        { id: String(betel.idCliente), motivo: 'Não é possível alterar o próprio perfil.' },
        { id: String(stranger.id), motivo: 'Pessoa não encontrada.' },
      ],
    })
    expect(await perfis()).toEqual([2, 2, 2])
    const above = (await give(token, [ana.id], 0)).data.alterarPerfilUsuarios
    expect([above.feitos, above.recusados[0].motivo]).toEqual([
      0,
      'Não é possível dar nem retirar um perfil acima do seu.',
    ])
    const changed = await app.sql(
      `select id_registro from auditoria where id_cliente = $1 and acao = 'usuario.alterarPerfil' and id_registro = any($2)`,
      [betel.idCliente, [ana.id, beto.id]],
    )
    expect(changed).toHaveLength(2)
  })

  test('a change of perfil appears in acoesPermitidas only where it is allowed', async () => {
    const church = await app.church()
    const admin = await church.person({ perfil: 1 })
    const person = await church.person()
    const offered = async (token: string, id: number) =>
      (await app.graphql(token, 'query($id: ID!) { usuario(id: $id) { acoesPermitidas } }', { id })).data.usuario
        .acoesPermitidas
    const token = await app.session(church.idCliente, admin.id)
    expect(await offered(token, person.id)).toContain('alterarPerfil')
    for (const id of [admin.id, church.idCliente]) expect(await offered(token, id)).not.toContain('alterarPerfil')
    expect(await offered(await church.token(5), person.id)).not.toContain('alterarPerfil')
  })
})

type Person = Awaited<ReturnType<TestChurch['person']>>
