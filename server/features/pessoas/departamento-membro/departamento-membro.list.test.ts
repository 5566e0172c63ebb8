import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { criarVarios, DepartmentsLab, pathOf } from '../../../../tests/factories/departamentos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

const lab = new DepartmentsLab()
const { newDepartment, join, membership } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('list of members', () => {
  test('the list of members can be searched, filtered and sorted, and has pages; only the person and users with permission see the telephone number', async () => {
    const department = await newDepartment()
    const people = [
      await betel.person({ name: 'Ávila Nunes', email: 'z@exemplo.com.br', telefoneUsuario: '11955551111' }),
      await betel.person({ name: 'bruno Lima', email: null }),
      await betel.person({ name: 'Carla Dias', email: 'a@exemplo.com.br' }),
    ]
    for (const { id } of people) await join(department.id, id)
    await app.rest(await betel.token(1), 'PATCH', `${pathOf(department.id, people[1]!.id)}/desativar`)
    const list = async (perfil: 1 | 2, rest: string, filter = '') =>
      (
        await app.graphql(
          await betel.token(perfil),
          `{ membrosDepartamento(filtro: { idDepartamento: ${department.id} ${filter} } ${rest}) {
            totalCount nodes { membro { name telefoneUsuario } } } }`,
        )
      ).data.membrosDepartamento
    const names = async (perfil: 1 | 2, rest: string, filter?: string) =>
      (await list(perfil, rest, filter)).nodes.map((row: { membro: { name: string } }) => row.membro.name.split(' ')[0])
    expect(await names(1, '')).toEqual(['Ávila', 'bruno', 'Carla'])
    expect(await names(1, 'ordem: { campo: name, direcao: DESC }')).toEqual(['Carla', 'bruno', 'Ávila'])
    expect(await names(1, 'ordem: { campo: email }')).toEqual(['Carla', 'Ávila', 'bruno'])
    expect(await names(1, 'ordem: { campo: createdAt, direcao: DESC }')).toEqual(['Carla', 'bruno', 'Ávila'])
    expect(await names(1, 'busca: "AVILA"')).toEqual(['Ávila'])
    expect(await names(1, 'first: 1, after: "1"')).toEqual(['bruno'])
    expect((await list(1, 'first: 1')).totalCount).toBe(3)
    expect(await names(1, '', 'statusMembro: "inativo"')).toEqual(['bruno'])
    expect(await names(1, '', `idMembro: ${people[2]!.id}`)).toEqual(['Carla'])
    expect([await names(1, 'busca: "95555"'), await names(2, 'busca: "95555"')]).toEqual([['Ávila'], []])
    const phones = async (perfil: 2 | 3) =>
      (
        await app.rest(await betel.token(perfil), 'GET', `/departamento-membros?idDepartamento=${department.uuid}`)
      ).body.map((row: { membro: { telefoneUsuario: string | null } }) => row.membro.telefoneUsuario)
    expect([await phones(3), await phones(2)]).toEqual([
      ['11955551111', null, null],
      [null, null, null],
    ])
    expect((await list(2, 'busca: "avila"')).nodes[0].membro.telefoneUsuario).toBeNull()
    const own = await app.rest(
      await app.session(betel.idCliente, people[0]!.id),
      'GET',
      `/departamento-membros?idDepartamento=${department.id}`,
    )
    expect(own.body[0].membro.telefoneUsuario).toBe('11955551111')
  })

  test('an invalid department reference is refused, and an unknown department has no members', async () => {
    const token = await betel.token(1)
    const ask = async (ref: string) => {
      const { status, body } = await app.rest(token, 'GET', `/departamento-membros?idDepartamento=${ref}`)
      return [status, body.campos ?? body]
    }
    expect(await ask('abc')).toEqual([422, { idDepartamento: 'Informe o departamento por número ou uuid.' }])
    expect(await ask('2000000000')).toEqual([200, []])
  })

  test('the export has the rows of the department, and is recorded in the audit log', async () => {
    const { department, person } = await membership({ telefoneUsuario: '11987654321' })
    const outside = await membership()
    const path = `/exportar/departamento-membros?formato=csv&idDepartamento=${department.id}`
    const file = String((await app.rest(await betel.token(3), 'GET', path)).body)
    expect(file).toContain(
      `"${department.tituloDepartamento}";"${person.name}";"${person.email}";"(11) 98765-4321";"Ativo"`,
    )
    expect(file).not.toContain(outside.person.name)
    const [trace] = await app.sql<{ depois: { linhas: number } }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'departamento.exportar' order by id desc limit 1`,
      [betel.idCliente],
    )
    expect(trace?.depois).toMatchObject({ formato: 'csv', linhas: 1 })
  })
})

describe('adding several people at once', () => {
  const add = async (d: number | string, ids: (number | string)[], perfil: 1 | 3 = 3) =>
    app.graphql(await betel.token(perfil), criarVarios, { d, ids })

  test('of several people, new members are added, and existing members and unknown people are reported', async () => {
    const { department, person } = await membership()
    const [ana, beto] = [await betel.person(), await betel.person()]
    const { data } = await add(department.uuid, [ana.id, beto.uuid, beto.id, person.id, 2_000_000_000])
    const { message, feitos, recusados } = data.adicionarMembrosDepartamento
    expect([message, feitos]).toEqual(['2 pessoas adicionadas ao departamento. 2 ficaram de fora.', 2])
    expect(recusados).toEqual([
      { id: '2000000000', name: null, motivo: 'Pessoa não encontrada.' },
      { id: String(person.id), name: person.name, motivo: 'Esta pessoa já é membro deste departamento.' },
    ])
    const rows = (await app.rest(await betel.token(1), 'GET', `/departamento-membros?idDepartamento=${department.id}`))
      .body
    expect(rows.map((row: { idMembro: number }) => row.idMembro).sort()).toEqual([person.id, ana.id, beto.id].sort())
    expect((await add(department.id, [ana.id])).data.adicionarMembrosDepartamento).toMatchObject({
      message: 'Nenhuma pessoa adicionada ao departamento. 1 ficou de fora.',
      feitos: 0,
    })
  })

  test('a request that adds people must name one to a hundred people and an existing department', async () => {
    const department = await newDepartment()
    const fieldsOf = async (d: number | string, ids: number[]) => (await add(d, ids)).errors?.[0]?.extensions.campos
    expect(await fieldsOf(department.id, [])).toEqual({ ids: 'Selecione um membro para adicionar ao departamento.' })
    const many = Array.from({ length: 101 }, (_, index) => index + 1)
    expect(await fieldsOf(department.id, many)).toEqual({ ids: 'Selecione no máximo 100 pessoas.' })
    expect((await add(2_000_000_000, [1])).errors?.[0]?.extensions.status).toBe(404)
  })

  test('adding several people at once uses as many statements as adding one person', async () => {
    const people: number[] = []
    for (let i = 0; i < 40; i++) people.push((await betel.person()).id)
    const statements = async (ids: number[]) => {
      const { id } = await newDepartment()
      return countStatements(async () => {
        expect((await add(id, ids)).data.adicionarMembrosDepartamento.feitos).toBe(ids.length)
      })
    }
    await statements(people)
    const [one, forty] = [await statements(people.slice(0, 1)), await statements(people)]
    expect(forty).toBe(one)
  })
})

describe('departments of a person', () => {
  test('a person has a list of departments, and the list of people can be filtered by department', async () => {
    const { department, person } = await membership()
    const coral = await newDepartment()
    await join(coral.id, person.id, { statusMembro: 'inativo' })
    const query = `query($id: ID!) { usuario(id: $id) { departamentos { statusMembro departamento { tituloDepartamento } } } }`
    const { usuario } = (await app.graphql(await betel.token(2), query, { id: person.id })).data
    const expected = [
      { statusMembro: 'ativo', departamento: { tituloDepartamento: department.tituloDepartamento } },
      { statusMembro: 'inativo', departamento: { tituloDepartamento: coral.tituloDepartamento } },
    ]
    expect(usuario.departamentos).toHaveLength(2)
    expect(usuario.departamentos).toEqual(expect.arrayContaining(expected))
    const people = async (filter: string) =>
      (
        await app.graphql(
          await betel.token(2),
          `{ usuarios(first: 100, filtro: { ${filter} }) { totalCount nodes { id } } }`,
        )
      ).data.usuarios
    expect(await people(`idDepartamento: ${department.id}`)).toEqual({ totalCount: 1, nodes: [{ id: person.id }] })
    const outside = await people(`foraDoDepartamento: "${department.uuid}"`)
    const everybody = await people('')
    expect(outside.totalCount).toBe(everybody.totalCount - 1)
    expect(outside.nodes).not.toContainEqual({ id: person.id })
    const rest = await app.rest(await betel.token(2), 'GET', `/user?idDepartamento=${department.uuid}`)
    expect(rest.body.map((row: { id: number }) => row.id)).toEqual([person.id])
    const foreign = await newDepartment(other)
    expect((await people(`idDepartamento: ${foreign.id}`)).totalCount).toBe(0)
    expect((await people(`foraDoDepartamento: ${foreign.id}`)).totalCount).toBe(everybody.totalCount)
  })

  test('the departments of all people of a page, by title, are one more statement', async () => {
    const token = await betel.token(1)
    const { person } = await membership()
    await join((await newDepartment()).id, person.id)
    const many = await membership()
    const departments = 'departamentos { uuid departamento { tituloDepartamento } }'
    const list = (first: number) => `{ usuarios(first: ${first}) { nodes { id ${departments} } } }`
    const count = async (query: string) => {
      await app.graphql(token, query)
      return countStatements(() => app.graphql(token, query))
    }
    const { nodes } = (await app.graphql(token, list(100))).data.usuarios
    const idsOf = new Map(nodes.map((row: { id: number; departamentos: object[] }) => [row.id, row.departamentos]))
    for (const { id } of [person, many.person]) {
      const stored = await app.sql(
        `select m.uuid, d.titulo_departamento from departamento_membro m join departamento d on d.id = m.id_departamento
         where m.id_membro = $1 order by d.nome_ordem, m.id`,
        [id],
      )
      expect(idsOf.get(id)).toEqual(
        stored.map(({ uuid, titulo_departamento }) => ({
          uuid,
          departamento: { tituloDepartamento: titulo_departamento },
        })),
      )
    }
    const without = await count('{ usuarios(first: 100) { nodes { id } } }')
    expect([await count(list(1)), await count(list(100))]).toEqual([without + 1, without + 1])
  })

  test('who may not read departments sees people without any', async () => {
    const { person } = await membership()
    const made = await app.graphql(
      await betel.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Agenda", escopos: ["usuario.ler"]) { token } }',
    )
    const query = '{ usuarios(first: 100) { nodes { id departamentos { id } } } }'
    const { nodes } = (await app.graphql(made.data.criarTokenApi.token, query)).data.usuarios
    expect(nodes).toContainEqual({ id: person.id, departamentos: [] })
    expect(nodes.flatMap((row: { departamentos: object[] }) => row.departamentos)).toEqual([])
  })

  test('the timeline shows when the person joined', async () => {
    const { department, person } = await membership()
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }'
    const timeline = async (perfil: 2 | 3) =>
      (await app.graphql(await betel.token(perfil), query, { id: person.id })).data.usuario.linhaDoTempo
    expect(await timeline(3)).toContainEqual({
      tipo: 'departamento',
      titulo: 'Entrou em um departamento',
      descricao: department.tituloDepartamento,
    })
    expect(await timeline(2)).toEqual([])
  })
})
