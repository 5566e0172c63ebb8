import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { usuarioFiltro } from '../../../../schema/rules/acesso/usuario.input.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { grantsFrom } from '../../../kernel/access/grants.js'
import { projectRoot } from '../../../kernel/base/paths.js'

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

test('people found by a search come in the order of a picker: the name begins with it, a later name does, the rest', async () => {
  const church = await app.church()
  for (const name of ['Adriana Lima', 'Beto Anacleto', 'Mariana Anaquel', 'Ana Zuleica', 'Luciana Reis'])
    await church.person({ name })
  const query = `query($busca: String) {
    usuarios(busca: $busca, ordem: { campo: busca }) { nodes { name } } }`
  const found = async (busca: string | null) => {
    const { data } = await app.graphql(await church.token(1), query, { busca })
    return data.usuarios.nodes.map(({ name }: { name: string }) => name)
  }
  expect(await found('ána')).toEqual([
    'Ana Administradora',
    'Ana Zuleica',
    'Beto Anacleto',
    'Mariana Anaquel',
    'Adriana Lima',
    'Luciana Reis',
  ])
  expect((await found('ana zu'))[0]).toBe('Ana Zuleica')
  expect((await found(null)).slice(0, 2)).toEqual(['Adriana Lima', 'Ana Administradora'])
})

test('people are found whatever way their names are spelled and typed', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const read = (name: string) => readFileSync(path.join(projectRoot, 'tests/cases', name), 'utf8').trim()
  const [rita = '', typed = ''] = read('c6-apostrofo.txt').split('\n')
  const names = [read('b3-nfd.txt'), rita, 'Yūki Tanaka', 'Łucja Straße']
  for (const name of names) expect((await app.rest(token, 'POST', '/user', fields({ name }))).status).toBe(201)
  const query = `query($busca: String!) { usuarios(busca: $busca) { nodes { name } }
    pessoasParaEscolher(busca: $busca) { name } buscar(texto: $busca) { titulo } }`
  const [decomposed, , yuki, lucja] = names.map((name) => name.normalize('NFC'))
  const sought: [string, string | undefined][] = [
    ['joao decomposto', decomposed],
    ['João Decomposto', decomposed],
    ['JOÃO'.normalize('NFD'), decomposed],
    [typed, rita],
    ['d´avila', rita],
    ['yuki', yuki],
    ['ＹŪＫＩ', yuki],
    ['lucja strasse', lucja],
  ]
  for (const [busca, name] of sought) {
    const { data, errors } = await app.graphql(token, query, { busca })
    expect([busca, errors]).toEqual([busca, undefined])
    expect([busca, data]).toEqual([
      busca,
      { usuarios: { nodes: [{ name }] }, pessoasParaEscolher: [{ name }], buscar: [{ titulo: name }] },
    ])
  }
})

describe('personal data', () => {
  const privado = {
    cpf: '71428793860',
    dataNascimento: '1988-05-06',
    aniversario: '05-06',
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
        perfil: 2,
        ...privado,
      })
    ).body
  })

  test('a member reads only name and e-mail of other people; leaders, assistants and pastors read all fields', async () => {
    const { name, email, id } = person
    const member = await church.token(2)
    expect((await app.graphql(member, one, { id })).data.usuario).toEqual({ name, email, ...nothing, linhaDoTempo: [] })
    expect((await app.rest(member, 'GET', `/user/${id}`)).body).toMatchObject({ name, email, ...nothing })
    const listed = (await app.rest(member, 'GET', '/user')).body.find((row: { id: number }) => row.id === id)
    expect(listed).toMatchObject({ name, email, ...nothing })
    for (const perfil of [3, 4, 5] as const)
      expect((await app.rest(await church.token(perfil), 'GET', `/user/${id}`)).body).toMatchObject(privado)
  })

  test('whoever may not read personal data or e-mails changes neither: null keeps them, a value is refused', async () => {
    const { id, email } = person
    const scopes =
      'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Nomes", escopos: $e) { token } }'
    const { data } = await app.graphql(await church.token(1), scopes, { e: ['usuario.ler', 'usuario.escrever'] })
    const { token } = data.criarTokenApi
    const read = (await app.rest(token, 'GET', `/user/${id}`)).body
    expect(read).toMatchObject({ email: '', ...nothing })
    expect((await app.rest(token, 'PUT', `/user/${id}`, { ...read, recemConvertido: 1 })).status).toBe(200)
    const stored = async () => (await app.rest(await church.token(1), 'GET', `/user/${id}`)).body
    expect(await stored()).toMatchObject({ ...privado, email, recemConvertido: 1 })
    for (const [campo, value] of Object.entries({ email: 'outra@exemplo.com.br', cidade: 'Campinas' })) {
      const refused = await app.rest(token, 'PUT', `/user/${id}`, { name: 'Outro nome', [campo]: value })
      expect([refused.status, Object.keys(refused.body.campos)]).toEqual([403, [campo]])
    }
    expect(await stored()).toMatchObject({ ...privado, email, name: person.name })
    const hidden = 'query($id: ID!) { usuario(id: $id) { camposOcultos } }'
    const hiddenFrom = async (each: string) =>
      (await app.graphql(each, hidden, { id })).data.usuario.camposOcultos.toSorted()
    expect(await hiddenFrom(token)).toEqual([...names, 'email'].toSorted())
    expect(await hiddenFrom(await church.token(5))).toEqual([])
  })

  test('people read their own record completely', async () => {
    const token = await app.session(church.idCliente, person.id)
    const { usuario } = (await app.graphql(token, one, { id: person.id })).data
    expect(usuario).toMatchObject(privado)
    expect(usuario.linhaDoTempo).toHaveLength(3)
    expect(
      (await app.rest(token, 'GET', '/user')).body.find((row: { id: number }) => row.id === person.id),
    ).toMatchObject(privado)
  })

  test('a person is found by telephone number and CPF as people write them, by those who may read both', async () => {
    const found = async (busca: string, perfil: 2 | 3 = 3) => {
      const token = await church.token(perfil)
      const { data } = await app.graphql(
        token,
        'query($busca: String!) { usuarios(busca: $busca) { nodes { id } } buscar(texto: $busca) { id } }',
        { busca },
      )
      const listed = data.usuarios.nodes.map(({ id }: { id: number }) => id)
      expect([busca, data.buscar.map(({ id }: { id: number }) => id)]).toEqual([busca, listed])
      return listed
    }
    const written = ['(11) 95555-4444', '95555-4444', '+55 11 95555-4444', '+55(11)95555.4444', '5511955554444']
    for (const busca of [...written, 'Zélia (11)', '714.287.938-60', '71428793860'])
      expect([busca, await found(busca)]).toEqual([busca, [person.id]])
    for (const busca of ['(12) 95555-4444', '714.287.938-61']) expect([busca, await found(busca)]).toEqual([busca, []])
    for (const busca of ['95555-4444', '714.287.938-60']) expect([busca, await found(busca, 2)]).toEqual([busca, []])
  })

  test('hidden personal data cannot be found through search, filter or order', async () => {
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

  test('no filter of the list reveals who is in groups or has functions that the current user may not read', async () => {
    const create =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $escopos) { token } }'
    const made = await app.graphql(await church.token(1), create, { escopos: ['usuario.ler'] })
    const answers: Record<string, string> = {}
    for (const field of Object.keys(usuarioFiltro.unwrap().unwrap().shape)) {
      const flag = ['comAcesso', 'deixouDeVir', 'excluidos'].includes(field)
      const value = field === 'aoAlcanceDe' ? 'escalaCulto.escrever' : flag ? true : /^(id|fora)/.test(field) ? '1' : 1
      const query = 'query($filtro: UsuarioFiltro) { usuarios(filtro: $filtro) { totalCount } }'
      const { errors } = await app.graphql(made.data.criarTokenApi.token, query, { filtro: { [field]: value } })
      answers[field] = errors?.[0]?.extensions.campos?.escopos ?? errors?.[0]?.message ?? 'a lista'
    }
    expect(answers).toEqual({
      usuarioAtivo: 'a lista',
      recemConvertido: 'a lista',
      perfil: 'a lista',
      mesAniversario: 'Seu perfil não permite consultar datas de nascimento.',
      idDepartamento: 'departamento.ler',
      foraDoDepartamento: 'departamento.ler',
      foraDoEvento: 'evento.ler',
      foraDaMissao: 'missao.ler',
      foraDoGrupoLouvor: 'grupoLouvor.ler',
      foraDaCelula: 'celula.ler',
      foraDaClasseEBD: 'classeEBD.ler',
      foraDoEncontro: 'encontro.ler',
      comAcesso: 'funcao.ler',
      deixouDeVir: 'presencaCulto.ler',
      aoAlcanceDe: 'a lista',
      excluidos: 'Seu perfil não permite esta ação.',
    })
    const query = '/user?foraDaCelula=1'
    expect((await app.rest(made.data.criarTokenApi.token, 'GET', query)).body.message).toContain('celula.ler')
    expect((await app.rest(await church.token(2), 'GET', query)).status).toBe(200)
  })

  test('the recycle bin is shown only to people who may restore', async () => {
    const gone = (await app.rest(await church.token(1), 'POST', '/user', fields())).body
    await app.rest(await church.token(1), 'DELETE', `/user/${gone.id}`)
    const bin = '{ usuarios(filtro: { excluidos: true }) { nodes { id acoesPermitidas } } }'
    expect((await app.graphql(await church.token(1), bin)).data.usuarios.nodes).toEqual([
      { id: gone.id, acoesPermitidas: ['restaurar'] },
    ])
    expect((await app.graphql(await church.token(5), bin)).status).toBe(403)
  })
})

describe('list of people', () => {
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

  test('the list of people can be searched, filtered and sorted, and has pages', async () => {
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

  test('the list of people needs at most one SQL statement more for 300 people than for a few', async () => {
    const query =
      '{ usuarios(first: 100) { totalCount nodes { id name nomePerfil fotoUrl acoesPermitidas cidade linhaDoTempo { titulo } } } }'
    const statements = () =>
      countStatements(async () => expect((await app.graphql(token, query)).errors).toBeUndefined())
    const few = await statements()
    await app.sql(
      `insert into usuario (id_cliente, name, perfil) select $1, 'Pessoa ' || i, 2 + i % 3 from generate_series(1, 300) i`,
      [church.idCliente],
    )
    const many = await statements()
    expect(many).toBeLessThanOrEqual(few + 1) // the count is skipped when one page contains all rows
    expect(many).toBeLessThanOrEqual(8) // the timelines of all features are read in one statement
  })
})

test('the timeline contains the registration and changes of the perfil, newest first', async () => {
  const { id } = await create({ perfil: 2, dataBatismo: '2011-12-31', dataConversao: '2010-01-01' })
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
  const pages: unknown[] = []
  for (let after: string | null = null; ; ) {
    const read = await app.graphql(
      await betel.token(4),
      `query($id: ID!, $after: String) { usuario(id: $id) { acontecimentos(first: 2, after: $after) {
        nodes { tipo data titulo descricao } totalCount pageInfo { hasNextPage endCursor } } } }`,
      { id, after },
    )
    const page = read.data.usuario.acontecimentos
    expect(page.totalCount).toBe(entries.length)
    pages.push(...page.nodes)
    if (!page.pageInfo.hasNextPage) break
    after = page.pageInfo.endCursor
  }
  expect(pages).toEqual(entries)
})

test('the global search finds people only by data that the current user may see', async () => {
  const { usuarioFeature } = await import('./index.js')
  const { Context } = await import('../../../kernel/work/context/context.js')
  const { openReading } = await import('../../../kernel/data/tenant/session.js')
  const { readParts } = await import('../../../kernel/data/reading/parts.js')
  const { id, uuid, name, email } = await create({ telefoneUsuario: '21933332222' })
  const search = async (perfil: 1 | 2, pattern: string) => {
    const viewer = { id: 0, uuid: '', idCliente: betel.idCliente, perfil, name: '', grants: grantsFrom(perfil, null) }
    const reading = await openReading(app.services.sessions, betel.idCliente)
    const parts = usuarioFeature.search?.find(
      new Context(app.services, { viewer, requestId: '', ip: '', userAgent: '' }),
      reading,
      [pattern],
      '',
    )
    const [hits] = await readParts(reading, [parts ?? []])
    await reading.end()
    return hits
  }
  expect(await search(2, `%${email}%`)).toEqual([{ tipo: 'usuario', id, uuid, titulo: name, subtitulo: email }])
  expect(await search(1, '%93333222%')).toHaveLength(1)
  expect(await search(2, '%93333222%')).toEqual([])
  expect(usuarioFeature.search?.action).toBe('usuario.ler')
})

test('a cached list query returns only people of the current church, with the requested columns, order and filter', async () => {
  const other = await app.church()
  const ask = async (church: TestChurch, fields: string, args = '') =>
    (await app.graphql(await church.token(1), `{ usuarios(first: 3${args}) { nodes { ${fields} } } }`)).data.usuarios
      .nodes
  for (let again = 0; again < 2; again++) {
    for (const church of [other, betel]) {
      const nodes = await ask(church, 'idCliente perfil email')
      expect(new Set(nodes.map(({ idCliente }: { idCliente: number }) => idCliente))).toEqual(
        new Set([church.idCliente]),
      )
      expect(nodes[0]).toHaveProperty('email')
    }
    const [descending] = await ask(betel, 'name', ', ordem: {campo: name, direcao: DESC}')
    const [ascending] = await ask(betel, 'name')
    expect(descending.name).not.toBe(ascending.name)
    expect(await ask(betel, 'name', `, filtro: {perfil: ${again}}`)).not.toContainEqual(ascending)
  }
  const everybody = (await app.graphql(await app.platformToken(), '{ usuarios(first: 100) { nodes { idCliente } } }'))
    .data
  expect(new Set(everybody.usuarios.nodes.map((row: { idCliente: number }) => row.idCliente)).size).toBeGreaterThan(1)
})
