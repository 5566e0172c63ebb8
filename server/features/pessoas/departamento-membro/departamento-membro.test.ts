import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import {
  ativar,
  criar,
  criarVarios,
  DepartmentsLab,
  desativar,
  excluir,
  pathOf,
} from '../../../../tests/factories/departamentos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'

const lab = new DepartmentsLab()
const { newDepartment, join, membership } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('every operation checks the session and the permission', () => {
  const writes = (d: number | string, m: number | string): [string, object][] => [
    [criar, { input: { idDepartamento: d, idMembro: m } }],
    [criarVarios, { d, ids: [m] }],
    [ativar, { d, m }],
    [desativar, { d, m }],
    [excluir, { d, m }],
  ]
  const calls = (d: number | string, m: number | string): ['POST' | 'PATCH' | 'DELETE', string, object?][] => [
    ['POST', '/departamento-membros', { idDepartamento: d, idMembro: m, statusMembro: 'ativo' }],
    ['PATCH', `${pathOf(d, m)}/ativar`],
    ['PATCH', `${pathOf(d, m)}/desativar`],
    ['DELETE', pathOf(d, m)],
  ]
  const links = (id: number) =>
    app.sql('select id, status_membro, versao from departamento_membro where id_departamento = $1', [id])

  test('a perfil that may only read gets 403, and nothing changes', async () => {
    const { department, person } = await membership()
    const before = await links(department.id)
    const token = await betel.token(2)
    for (const [query, variables] of writes(department.id, person.id))
      expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
    for (const [method, path, body] of calls(department.id, person.id))
      expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, 403])
    expect((await app.rest(token, 'GET', '/exportar/departamento-membros?formato=csv')).status).toBe(403)
    expect(await links(department.id)).toEqual(before)
    const list = await app.rest(token, 'GET', `/departamento-membros?idDepartamento=${department.id}`)
    expect(list.body).toHaveLength(1)
    expect((await app.rest(await betel.token(-1), 'GET', '/departamento-membros')).status).toBe(403)
  })

  test("another church's department and people are not found, by id and by uuid", async () => {
    const { department, person } = await membership()
    const before = await links(department.id)
    const [token, own] = [await other.token(1), await other.person()]
    const ownDepartment = await newDepartment(other)
    for (const [d, m] of [
      [department.id, person.id],
      [department.uuid, person.uuid],
      [ownDepartment.id, person.id],
      [department.uuid, own.uuid],
    ] as const) {
      for (const query of [ativar, desativar, excluir])
        expect([query, (await app.graphql(token, query, { d, m })).status]).toEqual([query, 404])
      for (const [method, path] of calls(d, m).slice(1))
        expect([path, (await app.rest(token, method, path)).status]).toEqual([path, 404])
      const body = { idDepartamento: d, idMembro: m }
      const status = d === ownDepartment.id ? 422 : 404
      expect((await app.rest(token, 'POST', '/departamento-membros', body)).status).toBe(status)
    }
    const foreignPeople = await app.graphql(token, criarVarios, { d: ownDepartment.id, ids: [person.id, person.uuid] })
    expect(foreignPeople.data.adicionarMembrosDepartamento).toMatchObject({
      feitos: 0,
      recusados: [
        { id: String(person.id), name: null, motivo: 'Pessoa não encontrada.' },
        { id: person.uuid, name: null, motivo: 'Pessoa não encontrada.' },
      ],
    })
    expect((await app.graphql(token, criarVarios, { d: department.id, ids: [own.id] })).status).toBe(404)
    expect((await app.rest(token, 'GET', `/departamento-membros?idDepartamento=${department.id}`)).body).toEqual([])
    expect(await links(department.id)).toEqual(before)
    expect(await links(ownDepartment.id)).toEqual([])
  })

  test('a permitted user adds, deactivates, activates and removes a member over GraphQL', async () => {
    const [department, person, token] = [await newDepartment(), await betel.person(), await betel.token(3)]
    const input = { idDepartamento: department.uuid, idMembro: person.uuid }
    const made = (await app.graphql(token, criar, { input })).data.adicionarMembroDepartamento
    expect(made).toMatchObject({ idCliente: betel.idCliente, statusMembro: 'ativo' })
    const [byNumber, byUuid] = [
      { d: department.id, m: person.id },
      { d: department.uuid, m: person.uuid },
    ]
    const list = `{ membrosDepartamento(filtro: { idDepartamento: "${department.uuid}" }) { totalCount nodes {
      id membro { name } departamento { tituloDepartamento } acoesPermitidas } } }`
    const read = async () => (await app.graphql(token, list)).data.membrosDepartamento
    const row = {
      id: made.id,
      membro: { name: person.name },
      departamento: { tituloDepartamento: department.tituloDepartamento },
    }
    expect(await read()).toEqual({ totalCount: 1, nodes: [{ ...row, acoesPermitidas: ['desativar', 'excluir'] }] })
    expect((await app.graphql(token, desativar, byUuid)).data.desativarMembroDepartamento).toEqual({
      statusMembro: 'inativo',
    })
    expect((await read()).nodes[0].acoesPermitidas).toEqual(['ativar', 'excluir'])
    expect((await app.graphql(token, ativar, byNumber)).data.ativarMembroDepartamento).toEqual({
      statusMembro: 'ativo',
    })
    expect((await app.graphql(token, excluir, byNumber)).data.excluirMembroDepartamento.message).toBe(
      'O membro foi excluído com sucesso.',
    )
    expect(await read()).toEqual({ totalCount: 0, nodes: [] })
    expect((await app.graphql(token, excluir, byNumber)).errors?.[0]).toMatchObject({
      message: 'Membro não encontrado.',
      extensions: { status: 404 },
    })
  })

  test('a permitted user adds, deactivates, activates and removes a member over REST, exactly as documented', async () => {
    const person = await betel.person({ telefoneUsuario: '11987654321' })
    const [department, token] = [await newDepartment(), await betel.token(4)]
    const q = `idCliente=${betel.idCliente}`
    const list = () => app.rest(token, 'GET', `/departamento-membros?idDepartamento=${department.id}&${q}`)
    const made = await app.rest(token, 'POST', '/departamento-membros', {
      idDepartamento: department.id,
      idMembro: person.id,
      statusMembro: 'ativo',
      idCliente: betel.idCliente,
    })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({
      id: expect.any(Number),
      uuid: expect.any(String),
      idCliente: betel.idCliente,
      idDepartamento: department.id,
      idMembro: person.id,
      membro: { name: person.name, email: person.email, telefoneUsuario: '11987654321' },
      statusMembro: 'ativo',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    })
    expect((await list()).body).toEqual([made.body])
    const at = pathOf(department.id, person.id)
    expect((await app.rest(token, 'PATCH', `${at}/desativar?${q}`)).body.statusMembro).toBe('inativo')
    expect((await list()).body[0].statusMembro).toBe('inativo')
    expect((await app.rest(token, 'PATCH', `${at}/ativar?${q}`)).body.statusMembro).toBe('ativo')
    const gone = await app.rest(token, 'DELETE', `${at}?${q}`)
    expect([gone.status, gone.body]).toEqual([200, { message: 'O membro foi excluído com sucesso.' }])
    expect((await list()).body).toEqual([])
  })

  test('the platform’s administrator changes a membership without naming its church', async () => {
    const { department, person } = await membership()
    const platform = await app.platformToken()
    const at = pathOf(department.id, person.uuid)
    expect((await app.rest(platform, 'PATCH', `${at}/desativar`)).body).toMatchObject({
      idCliente: betel.idCliente,
      statusMembro: 'inativo',
    })
    const all = await app.rest(platform, 'GET', '/adm/departamento-membros')
    expect(all.body.some((row: { idDepartamento: number }) => row.idDepartamento === department.id)).toBe(true)
    expect((await app.rest(platform, 'DELETE', at)).status).toBe(200)
  })
})

describe('rules for saving a record', () => {
  test('a new member must be an active person of this church, in a department of this church', async () => {
    const department = await newDepartment()
    const send = async (body: object) => {
      const { status, body: answer } = await app.rest(await betel.token(1), 'POST', '/departamento-membros', body)
      return [status, answer.campos]
    }
    for (const idMembro of [undefined, null, '']) {
      const texts = { idMembro: 'Selecione um membro para adicionar ao departamento.' }
      expect(await send({ idDepartamento: department.id, idMembro })).toEqual([422, texts])
    }
    const stranger = await other.person()
    for (const idMembro of [stranger.id, 2_000_000_000, 'ninguém'])
      expect(await send({ idDepartamento: department.id, idMembro })).toEqual([
        422,
        { idMembro: 'Pessoa não encontrada.' },
      ])
    const { id } = await betel.person()
    expect(await send({ idDepartamento: (await newDepartment(other)).id, idMembro: id })).toEqual([404, undefined])
    const inactive = await betel.person({ usuarioAtivo: 0 })
    expect(await send({ idDepartamento: department.id, idMembro: inactive.id })).toEqual([
      422,
      { idMembro: 'Esta pessoa está inativa. Ative-a antes de adicioná-la.' },
    ])
    expect(await send({ idDepartamento: department.id, idMembro: id, statusMembro: true })).toEqual([
      422,
      { statusMembro: 'O status é ativo ou inativo.' },
    ])
    expect(await app.sql('select 1 from departamento_membro where id_departamento = $1', [department.id])).toEqual([])
  })

  test('a person joins a department only once, even concurrently, and may join again after leaving', async () => {
    const { department, person } = await membership()
    const token = await betel.token(1)
    const again = () =>
      app.rest(token, 'POST', '/departamento-membros', { idDepartamento: department.id, idMembro: person.uuid })
    const text = 'Esta pessoa já é membro deste departamento.'
    expect((await again()).body).toMatchObject({ codigo: 'CONFLICT', message: text, campos: { idMembro: text } })
    await app.rest(token, 'PATCH', `${pathOf(department.id, person.id)}/desativar`)
    expect((await again()).status).toBe(409)
    await app.rest(token, 'DELETE', pathOf(department.id, person.id))
    expect((await again()).status).toBe(201)
    const { id: idDepartamento } = await newDepartment()
    const body = { idDepartamento, idMembro: person.id }
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => app.rest(token, 'POST', '/departamento-membros', body)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409])
  })

  test('people and departments in the recycle bin have no memberships until restored', async () => {
    const { department, person } = await membership()
    const token = await betel.token(1)
    const list = async () =>
      (await app.rest(token, 'GET', `/departamento-membros?idDepartamento=${department.id}`)).body.length
    const count = async () =>
      (await app.graphql(token, `{ departamento(id: ${department.id}) { quantidadeMembros } }`)).data.departamento
        .quantidadeMembros
    expect([await list(), await count()]).toEqual([1, 1])
    await app.rest(token, 'DELETE', `/user/${person.id}`)
    expect([await list(), await count()]).toEqual([0, 0])
    expect((await app.rest(token, 'PATCH', `${pathOf(department.id, person.id)}/desativar`)).status).toBe(404)
    await app.graphql(token, `mutation { restaurarUsuario(id: ${person.id}) { id } }`)
    expect([await list(), await count()]).toEqual([1, 1])
    await app.rest(token, 'DELETE', `/departamentos/${department.id}`)
    const departamentos = async () =>
      (await app.graphql(token, `{ usuario(id: ${person.id}) { departamentos { id } } }`)).data.usuario.departamentos
        .length
    expect([await list(), await departamentos()]).toEqual([0, 0])
    await app.graphql(token, `mutation { restaurarDepartamento(id: ${department.id}) { id } }`)
    expect([await list(), await departamentos()]).toEqual([1, 1])
  })

  test('only active members are counted', async () => {
    const { department, person } = await membership()
    await join(department.id, (await betel.person()).id)
    await join(department.id, (await betel.person()).id, { statusMembro: 'inativo' })
    await app.rest(await betel.token(1), 'PATCH', `${pathOf(department.id, person.id)}/desativar`)
    const query = `{ departamento(id: ${department.id}) { quantidadeMembros } }`
    expect((await app.graphql(await betel.token(2), query)).data.departamento.quantidadeMembros).toBe(1)
  })
})
