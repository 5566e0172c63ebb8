import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { csv, importsOf } from '../../../../tests/factories/importacao.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())

describe.each([2, 4] as const)('somebody of perfil %s with the usual function Secretaria', (perfil) => {
  let church: TestChurch
  let token: string
  let secretary: number

  beforeEach(async () => {
    church = await app.church()
    await decideRecommended(app, church)
    secretary = (await church.person({ perfil })).id
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Secretaria'`,
      [church.idCliente, secretary],
    )
    token = await app.session(church.idCliente, secretary)
    await app.sql(`insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, 'x')`, [
      secretary,
      church.idCliente,
    ])
    await knowPassword(app, church.idCliente, secretary)
  })

  const perfilOf = async (id: number) => (await app.sql('select perfil from usuario where id = $1', [id]))[0]?.perfil

  test('lists, creates and edits people with their personal data, over GraphQL and REST', async () => {
    const ana = await church.person({ name: 'Ana Antiga', telefoneUsuario: '11977776666', cpf: '52998224725' })
    const { body } = await app.rest(token, 'GET', '/user')
    expect(body).toContainEqual(expect.objectContaining({ id: ana.id, telefoneUsuario: '11977776666' }))
    const made = await app.rest(token, 'POST', '/user', { name: 'Bia Nova', email: `${unique()}@exemplo.com.br` })
    expect([made.status, made.body.perfil]).toEqual([201, 2])
    const input = { name: 'Caio Novo', telefoneUsuario: '11966665555' }
    const create = 'mutation($input: UsuarioInput!) { criarUsuario(input: $input) { id perfil telefoneUsuario } }'
    const created = await app.graphql(token, create, { input })
    expect(created.data?.criarUsuario).toMatchObject({ perfil: -1, telefoneUsuario: '11966665555' })
    const edited = await app.rest(token, 'PUT', `/user/${ana.id}`, { name: 'Ana Nova', cidade: 'Campinas' })
    expect([edited.status, edited.body.name, edited.body.cidade]).toEqual([200, 'Ana Nova', 'Campinas'])
    const { acoesPermitidas } = (
      await app.graphql(token, 'query($id: ID!) { usuario(id: $id) { acoesPermitidas } }', { id: String(ana.id) })
    ).data.usuario
    expect(acoesPermitidas).toContain('editar')
    for (const action of ['alterarPerfil', 'verComo']) expect(acoesPermitidas).not.toContain(action)
  })

  test('gives at most the perfil of members, to new people and to others, and not to the own', async () => {
    const { id } = await church.person({ perfil: 2 })
    for (const asked of [0, 1, 3, 4, 5]) {
      const body = { name: unique('Pessoa '), perfil: asked }
      expect([asked, (await app.rest(token, 'POST', '/user', body)).status]).toEqual([asked, 403])
      for (const person of [id, secretary])
        await app.rest(token, 'PUT', `/user/${person}`, { name: unique('Pessoa '), perfil: asked })
      expect([asked, await perfilOf(id), await perfilOf(secretary)]).toEqual([asked, 2, perfil])
    }
    const member = await app.rest(token, 'POST', '/user', { name: unique('Pessoa '), perfil: 2 })
    expect([member.status, member.body.perfil]).toEqual([201, 2])
    expect(
      await app.sql('select from usuario where id_cliente = $1 and perfil > 2 and id <> $2', [
        church.idCliente,
        secretary,
      ]),
    ).toEqual([])
  })

  test('does not remove, or change the sign-in of, somebody who may do what the function does not', async () => {
    const pastor = await church.person({ perfil: 5 })
    const treasurer = await church.person({ perfil: 2 })
    await app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select id_cliente, id, $2, '2020-01-01' from funcao where id_cliente = $1 and nome = 'Tesoureiro'`,
      [church.idCliente, treasurer.id],
    )
    const member = await church.person({ perfil: 2 })
    const status = async (id: number) => [
      (
        await app.rest(token, 'PUT', `/user/${id}`, {
          name: 'Outra',
          email: `${unique()}@exemplo.com.br`,
          minhaSenha: knownPassword,
        })
      ).status,
      (await app.rest(token, 'DELETE', `/user/${id}`)).status,
    ]
    for (const { id } of [pastor, treasurer]) expect([id, await status(id)]).toEqual([id, [403, 403]])
    expect(await status(member.id)).toEqual([200, 200])
  })

  test('replaces the e-mail with which a member signs in only with the own password, over GraphQL and REST', async () => {
    const [member, without] = [await church.person({ perfil: 2 }), await church.person({ perfil: 2, email: null })]
    const asked = 'Informe a sua senha atual para trocar este e-mail.'
    const update = 'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { id } }'
    const graphql = async (input: object, id = member.id, as = token) => {
      const { errors } = await app.graphql(as, update, { id: String(id), input: { name: 'Nome', ...input } })
      return errors?.[0]?.extensions.campos?.minhaSenha ?? null
    }
    const rest = async (input: object, as = token) =>
      (await app.rest(as, 'PUT', `/user/${member.id}`, { name: 'Nome', ...input })).body.campos?.minhaSenha ?? null
    const email = () => `${unique()}@exemplo.com.br`
    const stored = async (id = member.id) =>
      (await app.sql<{ email: string | null }>('select email from usuario where id = $1', [id]))[0]?.email
    const before = await stored()
    for (const save of [graphql, rest]) {
      expect(await save({ email: email() })).toBe(asked)
      expect(await save({ email: null })).toBe(asked)
      expect(await save({ email: email(), minhaSenha: 'outra senha' })).toBe('A senha atual não confere.')
      expect(await save({ email: before, cidade: 'Campinas' })).toBeNull()
    }
    expect(await stored()).toBe(before)
    const next = email()
    expect(await graphql({ email: next, minhaSenha: knownPassword })).toBeNull()
    expect(await stored()).toBe(next)
    expect(await rest({ email: before, minhaSenha: knownPassword })).toBeNull()
    // the first address of somebody who has none is written down every day
    expect(await graphql({ email: email() }, without.id)).toBeNull()
    // the perfis that edit people by themselves do it as they always did
    for (const perfil of [1, 5] as const) {
      const steward = await church.token(perfil)
      expect([perfil, await rest({ email: email() }, steward)]).toEqual([perfil, null])
      expect([perfil, await graphql({ email: email() }, member.id, steward)]).toEqual([perfil, null])
    }
  })

  test('imports people from a file, who are members at most', async () => {
    const { preparar, gravar } = importsOf(app, church, token)
    const ready = await preparar(csv('nome;email;perfil', `Davi Importado;${unique()}@exemplo.com.br;5`))
    expect(ready.status).toBe(200)
    expect((await gravar(ready.importacao.id, false, false, true)).status).toBe(200)
    const rest = await app.restUpload(token, '/importar-usuarios', csv('nome;email', `Eva Importada;${unique()}@x.com`))
    expect(rest.status).toBe(200)
    const people = await app.sql<{ name: string; perfil: number }>(
      `select name, perfil from usuario where id_cliente = $1 and name like '%Importad_' order by name`,
      [church.idCliente],
    )
    expect(people.map(({ name }) => name)).toEqual(['Davi Importado', 'Eva Importada'])
    for (const { perfil: given } of people) expect(given).toBeLessThanOrEqual(2)
  })

  test('plans visits of a pastor and never reads their comments, also of a visit that the secretary planned', async () => {
    const [pastor, visited] = [await church.person({ perfil: 5 }), await church.person()]
    const plan = { idPastor: pastor.id, idVisitado: visited.id, dataVisita: '2026-10-12' }
    const create = 'mutation($input: VisitaPastoralInput!) { criarVisitaPastoral(input: $input) { id versao } }'
    const { data, errors } = await app.graphql(token, create, { input: plan })
    expect(errors).toBeUndefined()
    const { id, versao } = data.criarVisitaPastoral
    const comentarioVisita = 'Confiou um segredo.'
    const written = await app.graphql(
      await app.session(church.idCliente, pastor.id),
      'mutation($id: ID!, $input: VisitaPastoralInput!) { atualizarVisitaPastoral(id: $id, input: $input) { comentarioVisita } }',
      { id, input: { ...plan, versao, comentarioVisita } },
    )
    expect(written.data?.atualizarVisitaPastoral).toEqual({ comentarioVisita })
    const read = await app.graphql(
      token,
      `query($id: ID!) { visitaPastoral(id: $id) { idPastor comentarioVisita acoesPermitidas } visitasPastorais { nodes { comentarioVisita } } }`,
      { id },
    )
    expect(read.data?.visitaPastoral).toEqual({
      idPastor: pastor.id,
      comentarioVisita: null,
      acoesPermitidas: expect.not.arrayContaining(['verComentario']),
    })
    expect(read.data?.visitasPastorais.nodes).toEqual([{ comentarioVisita: null }])
    const moved = await app.rest(token, 'PUT', `/visitas-pastorais/${id}`, { ...plan, dataVisita: '2026-10-13' })
    expect(moved.status).toBe(200)
    for (const path of ['/visitas-pastorais', `/visitas-pastorais/${id}`, `/user/${visited.id}`])
      expect([path, JSON.stringify((await app.rest(token, 'GET', path)).body)]).not.toEqual([
        path,
        expect.stringContaining('segredo'),
      ])
    // moving the visit left the comment as it was
    const kept = await app.graphql(
      await app.session(church.idCliente, pastor.id),
      'query($id: ID!) { visitaPastoral(id: $id) { comentarioVisita } }',
      { id },
    )
    expect(kept.data?.visitaPastoral).toEqual({ comentarioVisita })
  })

  test('reads no tithe of others, no totals of the books and no comment, and has no right to them', async () => {
    const giver = await church.person()
    const gift = { idMembro: giver.id, valorDizimo: '321.45', dataDizimo: '2026-10-05', meioDizimo: 'pix' }
    expect((await app.rest(await church.token(1), 'POST', '/dizimos', gift)).status).toBe(201)
    const tithes = await app.graphql(token, '{ dizimos { nodes { valorDizimo } } }')
    expect(tithes.data?.dizimos?.nodes ?? []).toEqual([])
    for (const fields of [
      'livroCaixa { saldo }',
      'livroCaixa { entradas }',
      'contasFinanceiras { nodes { saldo } }',
      'saidas { nodes { valor } }',
    ])
      expect([fields, (await app.graphql(token, `{ ${fields} }`)).status]).toEqual([fields, 403])
    for (const path of ['/entradas', '/saidas', '/contas-financeiras', '/exportar/dizimos?formato=csv'])
      expect([path, (await app.rest(token, 'GET', path)).status]).toEqual([path, 403])
    const { home } = (await app.graphql(token, '{ home { meses { saldo } saldoDeHoje { saldo } } }')).data
    expect(home).toEqual({ meses: null, saldoDeHoje: null })
    const { acoes } = (await app.graphql(token, '{ eu { acoes } }')).data.eu as { acoes: string[] }
    const money = acoes.filter((action) =>
      /^(dizimo\.lerDeTodos|entrada|saida|livroCaixa|conta|orcamento|doacao\.(lerDoador|escrever|exportar))/.test(
        action,
      ),
    )
    expect(money).toEqual([])
    expect(acoes).not.toContain('visitaPastoral.lerComentario')
    expect(acoes).not.toContain('usuario.alterarPerfil')
  })
})

describe('somebody of whom more is to come', () => {
  let church: TestChurch
  /** edits people, and leads the own class */
  let token: string
  let classe: number

  const give = (nome: string, id: number, inicio: string, fim = 'null') =>
    app.sql(
      `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio, fim)
       select id_cliente, id, $2, ${inicio}, ${fim} from funcao where id_cliente = $1 and nome = '${nome}'`,
      [church.idCliente, id],
    )
  const newClass = async (idProfessor: number | null) => {
    const [made] = await app.sql<{ id: number }>(
      `insert into classe_ebd (id_cliente, nome_classe, faixa_etaria, id_professor) values ($1, $2, 'Jovens', $3) returning id`,
      [church.idCliente, unique('Classe '), idProfessor],
    )
    if (!made) throw new Error('no class')
    return made.id
  }
  const lesson = (id: number, day: number, deleted = 'null') =>
    app.sql(
      `insert into aula_ebd (id_cliente, id_classe, id_professor, data_aula, excluido_em)
       values ($1, $2, $3, current_date + $4::int, ${deleted})`,
      [church.idCliente, classe, id, day],
    )

  beforeAll(async () => {
    church = await app.church()
    await decideRecommended(app, church)
    const clerk = await church.person({ perfil: 2 })
    await app.sql(
      `insert into funcao (id_cliente, nome, acoes, alcance)
       values ($1, 'Cadastro', '["usuario.ler", "usuario.lerDadosPessoais", "usuario.lerEmail", "usuario.escrever"]', 'tudo')`,
      [church.idCliente],
    )
    await give('Cadastro', clerk.id, "'2020-01-01'")
    await newClass(clerk.id)
    classe = await newClass(null)
    token = await app.session(church.idCliente, clerk.id)
    await app.sql(`insert into credencial (id_usuario, id_cliente, senha_hash) values ($1, $2, 'x')`, [
      clerk.id,
      church.idCliente,
    ])
    await knowPassword(app, church.idCliente, clerk.id)
  })

  const may = async (id: number) => {
    const query = 'query($id: ID!) { usuario(id: $id) { acoesPermitidas } }'
    return (await app.graphql(token, query, { id: String(id) })).data.usuario.acoesPermitidas as string[]
  }
  const one = async (id: number) => {
    const name = unique('Outra ')
    const mail = { name, email: `${unique()}@exemplo.com.br`, minhaSenha: knownPassword }
    return [
      (await app.rest(token, 'PUT', `/user/${id}`, mail)).status,
      (await app.rest(token, 'PUT', `/user/${id}`, { name, usuarioAtivo: 0 })).status,
    ]
  }
  const many = async (operation: string, id: number) => {
    const text = `mutation($ids: [ID!]!) { ${operation}(ids: $ids) { feitos } }`
    return (await app.graphql(token, text, { ids: [String(id)] })).data[operation].feitos as number
  }

  test.each([
    ['a function that begins tomorrow', (id: number) => give('Tesoureiro', id, 'current_date + 1')],
    [
      'a function for a day of next year',
      (id: number) => give('Tesoureiro', id, 'current_date + 365', 'current_date + 365'),
    ],
    ['a lesson of another class on a later day', (id: number) => lesson(id, 30)],
  ])('is neither removed nor given another sign-in: %s', async (_, come) => {
    const { id } = await church.person({ perfil: 2 })
    await come(id)
    expect(await may(id)).toEqual(['editar'])
    expect([await many('enviarLinksSenha', id), await many('desativarUsuarios', id)]).toEqual([0, 0])
    expect(await one(id)).toEqual([403, 403])
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [id])
    const back = await app.rest(token, 'PUT', `/user/${id}`, { name: unique('Outra '), usuarioAtivo: 1 })
    expect([back.status, await many('ativarUsuarios', id)]).toEqual([403, 0])
  })

  test.each([
    ['a function that has ended', (id: number) => give('Tesoureiro', id, "'2020-01-01'", 'current_date - 2')],
    ['a lesson that was deleted', (id: number) => lesson(id, 31, 'now()')],
    ['nothing', () => Promise.resolve()],
  ])('is a member otherwise: %s', async (_, come) => {
    const { id } = await church.person({ perfil: 2 })
    await come(id)
    expect(await may(id)).toEqual(expect.arrayContaining(['excluir', 'desativar', 'enviarLinkSenha']))
    expect([await many('enviarLinksSenha', id), await one(id)]).toEqual([1, [200, 200]])
  })
})
