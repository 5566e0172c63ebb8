import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import type { GraphQLObjectType } from 'graphql'
import { bastaParaEscolher } from '../../../../schema/rules/acesso/escolher.input.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { allFeatures, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword as senha } from '../../../../tests/factories/password.js'
import { schemaOf } from '../../../../tests/factories/schema.js'

let app: TestApp
let church: TestChurch
let admin: string

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
  await decideRecommended(app, church)
})
afterAll(() => app.close())

const query = `query($busca: String!, $filtro: EscolhaFiltro, $ordem: String) {
  pessoasParaEscolher(busca: $busca, filtro: $filtro, ordem: $ordem) { id name bairro } }`
const choose = (token: string | null, busca = 'zel', more: object = {}) => app.graphql(token, query, { busca, ...more })
const names = async (token: string, busca: string, more: object = {}): Promise<string[]> =>
  (await choose(token, busca, more)).data.pessoasParaEscolher.map(({ name }: { name: string }) => name)
const refused = async (...args: Parameters<typeof choose>) => {
  const { status, errors } = await choose(...args)
  return [status, errors?.[0]?.extensions.campos]
}

/** A member of the church, by default one who may do nothing more than members. */
async function somebody(data: object = {}) {
  const person = await church.person({ perfil: 2, ...data })
  return { ...person, token: await app.session(church.idCliente, person.id) }
}

async function leaderOfCell() {
  const leader = await somebody()
  const cell = (await app.rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id
  await app.rest(admin, 'POST', '/membros-celulas', { idCelula: cell, idMembro: leader.id })
  return { ...leader, cell: String(cell) }
}

async function teacher() {
  const person = await somebody()
  const made = await app.rest(admin, 'POST', '/classesEBD', {
    nomeClasse: unique('Classe '),
    faixaEtaria: 'Crianças',
    idProfessor: person.id,
  })
  expect(made.status).toBe(201)
  return { ...person, classe: String(made.body.id) }
}

async function giveFunction(nome: string, idUsuario: number) {
  const { data } = await app.graphql(admin, '{ funcoes { nodes { id nome } } }')
  const funcao = data.funcoes.nodes.find((one: { nome: string }) => one.nome === nome)
  const give = 'mutation($input: AtribuirFuncaoInput!) { atribuirFuncao(input: $input) { id } }'
  const input = { idFuncao: funcao.id, idUsuario, inicio: '2026-01-01', minhaSenha: senha }
  expect((await app.graphql(admin, give, { input })).errors).toBeUndefined()
}

async function tokenWith(escopo: string): Promise<string> {
  const make =
    'mutation($escopos: [String!]!, $senha: String!) { criarTokenApi(minhaSenha: $senha, nome: "Site", escopos: $escopos) { token } }'
  return (await app.graphql(admin, make, { escopos: [escopo], senha })).data.criarTokenApi.token
}

describe('who chooses people by name', () => {
  test('whoever leads a group, teaches, or has a function that adds people; nobody else', async () => {
    await church.person({ name: 'Zélia Prado' })
    const treasurer = await somebody()
    await giveFunction('Tesoureiro', treasurer.id)
    for (const { token } of [await leaderOfCell(), await teacher(), treasurer, { token: admin }])
      expect(await names(token, 'zel')).toEqual(['Zélia Prado'])
    for (const perfil of [-1, 2, 3, 4] as const)
      expect([perfil, await refused(await church.token(perfil))]).toEqual([perfil, [403, undefined]])
    expect(await refused(null)).toEqual([401, undefined])
  })

  test('a token needs the scope of something that adds people', async () => {
    await church.person({ name: 'Zélia Prado' })
    expect(await names(await tokenWith('celula.escrever'), 'zel')).toEqual(['Zélia Prado'])
    expect(await refused(await tokenWith('celula.ler'))).toEqual([403, { escopos: 'usuario.escolher' }])
  })

  test('what gave the right takes it with it', async () => {
    const leader = await leaderOfCell()
    const other = await church.person()
    await app.rest(admin, 'POST', '/membros-celulas', { idCelula: leader.cell, idMembro: other.id })
    const promote =
      'mutation($idCelula: ID!, $idMembro: ID!) { promoverMembroCelula(idCelula: $idCelula, idMembro: $idMembro) { id } }'
    await app.graphql(admin, promote, { idCelula: leader.cell, idMembro: String(other.id) })
    expect(await refused(leader.token)).toEqual([403, undefined])
  })
})

describe('what they find', () => {
  test.each([
    ['', false],
    ['an', false],
    ['a b c', false],
    ['%%%', false],
    ['123', false],
    ['ana', true],
    ['Íris', true],
    ['Zé Sá Lima', true],
  ])('%j is enough of a name: %j', (busca, enough) => {
    expect(bastaParaEscolher(busca)).toBe(enough)
  })

  test('fewer than three letters find nobody', async () => {
    const { token } = await leaderOfCell()
    for (const busca of ['an', ' a ', '%%%'])
      expect(await refused(token, busca)).toEqual([422, { busca: 'Digite ao menos três letras do nome.' }])
  })

  test('ten people at most, names that begin with it first; active people of this church, and no other data', async () => {
    const { token } = await leaderOfCell()
    await church.person({ name: 'Beto Zelindo' })
    for (let n = 10; n < 22; n++) await church.person({ name: `Zelma ${n}` })
    await app.sql(`update usuario set bairro = 'Centro' where id_cliente = $1 and name = 'Zelma 10'`, [
      church.idCliente,
    ])
    await church.person({ name: 'Zela Inativa', usuarioAtivo: 0 })
    const gone = await church.person({ name: 'Zela Excluída' })
    await app.rest(admin, 'DELETE', `/user/${gone.id}`)
    await (await app.church()).person({ name: 'Zela De Outra' })
    const { data } = await choose(token, 'zel')
    expect(data.pessoasParaEscolher).toHaveLength(10)
    expect(data.pessoasParaEscolher[0]).toEqual({ id: expect.any(Number), name: 'Zelma 10', bairro: 'Centro' })
    expect(await names(token, 'zelindo')).toEqual(['Beto Zelindo'])
    const type = schemaOf(allFeatures).getType('PessoaParaEscolher') as GraphQLObjectType
    expect(Object.keys(type.getFields()).sort()).toEqual(['bairro', 'fotoUrl', 'id', 'name', 'uuid'])
  })

  test('a text of the e-mail or the telephone finds nobody', async () => {
    const { token } = await leaderOfCell()
    await church.person({ name: 'Otto Reis', email: 'zeladoria@exemplo.com.br' })
    expect(await names(token, 'zeladoria')).toEqual([])
  })

  test('nobody who is in the group already, and only as far as the person reads the group', async () => {
    const { token, cell } = await leaderOfCell()
    const inside = await church.person({ name: 'Zelma Dentro' })
    await church.person({ name: 'Zelma Fora' })
    await app.rest(admin, 'POST', '/membros-celulas', { idCelula: cell, idMembro: inside.id })
    expect(await names(token, 'zel', { filtro: { foraDaCelula: cell } })).toEqual(['Zelma Fora'])
    expect(await refused(token, 'zel', { filtro: { foraDoEncontro: '1', foraDoDepartamento: '1' } })).toEqual([
      200,
      undefined,
    ])
    expect(await refused(token, 'zel', { filtro: { aoAlcanceDe: 'celula.ler' } })).toEqual([
      422,
      { 'filtro.aoAlcanceDe': 'Escolha escalaCulto.escrever ou indisponibilidade.escrever.' },
    ])
  })

  test('a department leader rosters only the people of the department', async () => {
    const leader = await somebody()
    const department = await app.rest(admin, 'POST', '/departamentos', {
      tituloDepartamento: unique('Departamento '),
      idResponsavel: leader.id,
    })
    const inside = await church.person({ name: 'Zelma Dentro' })
    await church.person({ name: 'Zelma Fora' })
    const membership = { idDepartamento: department.body.id, idMembro: inside.id, statusMembro: 'ativo' }
    expect((await app.rest(admin, 'POST', '/departamento-membros', membership)).status).toBe(201)
    const more = { filtro: { aoAlcanceDe: 'escalaCulto.escrever' } }
    expect(await names(leader.token, 'zel', more)).toEqual(['Zelma Dentro'])
    expect(await names(leader.token, 'zel')).toEqual(['Zelma Dentro', 'Zelma Fora'])
  })

  test('an order that tells something is for whose work needs it', async () => {
    const { token } = await leaderOfCell()
    await church.person({ name: 'Zelma Antiga' })
    await church.person({ name: 'Zelma Nova', recemConvertido: 1 })
    for (const ordem of ['pastor', 'recemConvertido'])
      expect(await refused(token, 'zel', { ordem })).toEqual([403, undefined])
    expect(await names(admin, 'zel', { ordem: 'recemConvertido' })).toEqual(['Zelma Nova', 'Zelma Antiga'])
  })

  test('recent converts, and all others, for who registers baptisms; it tells nothing but names', async () => {
    const baptist = await somebody()
    await app.sql(
      `insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Batismos', '["batismo.ler", "batismo.criar"]', 'tudo')`,
      [church.idCliente],
    )
    await giveFunction('Batismos', baptist.id)
    await church.person({ name: 'Zelma Antiga' })
    await church.person({ name: 'Zelma Nova', recemConvertido: 1 })
    const found = (token: string, recemConvertido: number) => names(token, 'zel', { filtro: { recemConvertido } })
    for (const token of [baptist.token, admin]) {
      expect(await found(token, 1)).toEqual(['Zelma Nova'])
      expect(await found(token, 0)).toEqual(['Zelma Antiga'])
    }
    for (const recemConvertido of [0, 1])
      expect(await refused((await leaderOfCell()).token, 'zel', { filtro: { recemConvertido } })).toEqual([
        403,
        undefined,
      ])
    expect(await refused(admin, 'zel', { filtro: { recemConvertido: 2 } })).toEqual([
      422,
      { 'filtro.recemConvertido': 'Informe sim ou não.' },
    ])
  })

  test('minors only for who teaches them, who has the classes of the whole church, or who reads their personal data', async () => {
    const born = (years: number) => `${new Date().getFullYear() - years}-01-02`
    const child = await church.person({ name: 'Zelma Aluna', dataNascimento: born(8) })
    const waiting = await church.person({ name: 'Zelma Espera', dataNascimento: born(8) })
    await church.person({ name: 'Zelma De Ninguém', dataNascimento: born(8) })
    await church.person({ name: 'Zelma Adulta', dataNascimento: born(30) })
    await church.person({ name: 'Zelma Sem Data' })
    const adults = ['Zelma Adulta', 'Zelma Sem Data']
    const everybody = ['Zelma Adulta', 'Zelma Aluna', 'Zelma De Ninguém', 'Zelma Espera', 'Zelma Sem Data']
    const [one, other] = [await teacher(), await teacher()]
    const enrol =
      'mutation($classe: ID!, $ids: [ID!]!) { adicionarMembrosClasseEBD(idClasse: $classe, ids: $ids) { feitos } }'
    for (const [token, { id }] of [
      [admin, child],
      // whom a teacher adds waits for confirmation
      [one.token, waiting],
    ] as const)
      expect((await app.graphql(token, enrol, { classe: one.classe, ids: [String(id)] })).data).toEqual({
        adicionarMembrosClasseEBD: { feitos: 1 },
      })
    expect(await names(one.token, 'zel')).toEqual(['Zelma Adulta', 'Zelma Aluna', 'Zelma Sem Data'])
    // to add somebody to the class, the pupils that it has are left out
    expect(await names(one.token, 'zel', { filtro: { foraDaClasseEBD: one.classe } })).toEqual(adults)
    for (const { token } of [other, await leaderOfCell()]) expect(await names(token, 'zel')).toEqual(adults)
    const [superintendent, secretary] = [await somebody(), await somebody()]
    await app.sql(
      `insert into funcao (id_cliente, nome, acoes, alcance)
       values ($1, 'Superintendente', '["classeEBD.ler", "classeEBD.escrever"]', 'tudo')`,
      [church.idCliente],
    )
    await giveFunction('Superintendente', superintendent.id)
    await giveFunction('Secretaria', secretary.id)
    for (const token of [superintendent.token, secretary.token, admin])
      expect(await names(token, 'zel')).toEqual(everybody)
  })

  test('without a year of birth, who is entered as a child: by the class, by the pupils with it, by the family', async () => {
    const [one, other, leader] = [await teacher(), await teacher(), await leaderOfCell()]
    const born = (years: number) => `${new Date().getFullYear() - years}-01-02`
    const pupil = async (name: string, classe: string, data: object = {}) => {
      const { id } = await church.person({ name, ...data })
      await app.sql('insert into membro_classe_ebd (id_cliente, id_classe, id_membro) values ($1, $2, $3)', [
        church.idCliente,
        classe,
        id,
      ])
      return id
    }
    const classe = async (nome: string, bracket: string | null = null) =>
      String(
        (
          await app.sql<{ id: number }>(
            'insert into classe_ebd (id_cliente, nome_classe, faixa_etaria) values ($1, $2, $3) returning id',
            [church.idCliente, nome, bracket],
          )
        )[0]?.id,
      )
    const related = async (tipo: string, name: string, otherName: string, data: object = {}) => {
      const [first, second] = [await church.person({ name }), await church.person({ name: otherName, ...data })]
      await app.sql('insert into parentesco (id_cliente, id_pessoa, id_parente, tipo) values ($1, $2, $3, $4)', [
        church.idCliente,
        first.id,
        second.id,
        tipo,
      ])
      return second.id
    }
    // known as children
    const own = await pupil('Zelma Aluna', one.classe)
    const birthday = await pupil('Zelma De Aniversário', await classe(unique('Turma '), '9 a 11 anos'))
    await app.sql(`update usuario set aniversario = '05-17' where id = $1`, [birthday])
    const lambs = await classe(unique('Cordeirinhos '))
    await pupil('Zelma Cordeirinha', lambs)
    await pupil('Zelma Datada', lambs, { dataNascimento: born(6) })
    await pupil('Zelma Adolescente', await classe(unique('Pré-Adolescentes ')))
    await related('filho', 'Zelma Mãe', 'Zelma Filha')
    await related('responsavel', 'Zelma Tutelada', 'Zelma Tutora')
    // adults
    await pupil('Zelma Jovem', await classe(unique('Jovens '), '18 a 35 anos'))
    await pupil('Zelma Do Curso', await classe(unique('Pais de adolescentes ')))
    const mixed = await classe(unique('Novos convertidos '))
    await pupil('Zelma Convertida', mixed)
    await pupil('Zelma Datada Também', mixed, { dataNascimento: born(6) })
    await pupil('Zelma Adulta', mixed, { dataNascimento: born(40) })
    await related('filho', 'Zelma Avó', 'Zelma Casada', { estadoCivil: 'Casado(a)' })
    await related('conjuge', 'Zelma Esposa', 'Zelma Esposo')
    const adults = ['Adulta', 'Avó', 'Casada', 'Convertida', 'Do Curso', 'Esposa', 'Esposo', 'Jovem', 'Mãe', 'Tutora']
    const all = async (token: string) => {
      const found = await Promise.all(
        [...adults, 'Aluna', 'De Ani', 'Cordeirinha', 'Datada', 'Adolescente', 'Filha', 'Tutelada'].map((name) =>
          names(token, `Zelma ${name}`),
        ),
      )
      return [...new Set(found.flat())].map((name) => name.slice('Zelma '.length)).sort()
    }
    for (const { token } of [other, leader]) expect(await all(token)).toEqual(adults.toSorted())
    // the own pupil, whom no other may choose
    await app.sql('update membro_classe_ebd set a_confirmar = false where id_membro = $1', [own])
    expect(await all(one.token)).toEqual([...adults, 'Aluna'].sort())
    expect(await all(admin)).toHaveLength(adults.length + 8)
  })

  test('a filter by groups tells no more of them than the action reaches that reads who is in them', async () => {
    const person = await somebody()
    const group = async () =>
      String((await app.rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id)
    const foreign = await group()
    const inside = await church.person({ name: 'Zelma Dentro' })
    await church.person({ name: 'Zelma Fora' })
    await app.rest(admin, 'POST', '/membros-celulas', { idCelula: foreign, idMembro: inside.id })
    for (const [nome, actions, alcance] of [
      ['Só a própria', ['celula.ler', 'celula.escrever'], 'meus'],
      ['Encontros de todas', ['encontro.ler', 'usuario.ler'], 'tudo'],
    ] as const) {
      await app.sql('insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, $3, $4)', [
        church.idCliente,
        nome,
        JSON.stringify(actions),
        alcance,
      ])
      await giveFunction(nome, person.id)
    }
    const filtro = { foraDaCelula: foreign }
    const both = ['Zelma Dentro', 'Zelma Fora']
    expect(await names(admin, 'zel', { filtro })).toEqual(['Zelma Fora'])
    expect(await names(person.token, 'zel', { filtro })).toEqual(both)
    const text = 'query($filtro: UsuarioFiltro) { usuarios(busca: "zel", filtro: $filtro) { nodes { name } } }'
    const { usuarios } = (await app.graphql(person.token, text, { filtro })).data
    expect(usuarios.nodes.map(({ name }: { name: string }) => name)).toEqual(both)
    const rest = await app.rest(person.token, 'GET', `/user?busca=zel&foraDaCelula=${foreign}`)
    expect(rest.body.map(({ name }: { name: string }) => name).sort()).toEqual(both)
  })
})

describe('limits', () => {
  test('sixty answers in a minute', async () => {
    const { token } = await leaderOfCell()
    const statuses: number[] = []
    for (let n = 0; n < 61; n++) statuses.push((await choose(token)).status)
    expect([statuses.slice(0, 60).every((status) => status === 200), statuses[60]]).toEqual([true, 429])
  })

  test('the audit log tells of the first one in an hour', async () => {
    const { token, id } = await leaderOfCell()
    await choose(token)
    await choose(token, 'zelma')
    const rows = await app.sql(
      `select id_usuario, depois from auditoria where id_cliente = $1 and acao = 'usuario.escolher'`,
      [church.idCliente],
    )
    expect(rows).toEqual([{ id_usuario: id, depois: {} }])
  })
})
