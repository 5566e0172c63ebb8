import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../../acesso/matriz-acesso/index.js'

/*
 * Leading a group gives rights in it. Whom an API token adds, promotes or names gets none of them before a session has
 * confirmed it.
 */

type Person = Awaited<ReturnType<TestChurch['person']>>

let app: TestApp
let church: TestChurch
let admin: string
let token: string

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const writing = ['celula', 'departamento', 'missao', 'classeEBD', 'aulaEBD', 'grupoLouvor'].flatMap((name) => [
  `${name}.ler`,
  `${name}.escrever`,
])
const scopes = [...writing.filter((scope) => scope !== 'grupoLouvor.escrever'), 'membroGrupoLouvor.escrever']
const today = todayIn(defaultTimeZone)

async function rest(who: string, method: 'POST' | 'PUT' | 'PATCH', path: string, body: object = {}) {
  const answer = await app.rest(who, method, path, body)
  if (answer.status > 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as { id: number }
}

/** How each kind of group is made, gets its leader, and is saved again with it, and what shows that somebody leads it. */
const kinds = {
  celulas: {
    made: (who: string) => rest(who, 'POST', '/celulas', { nomeCelula: unique('Célula ') }),
    name: async (who: string, id: number, person: Person) => {
      await rest(who, 'POST', '/membros-celulas', { idCelula: id, idMembro: person.id })
      await rest(who, 'PATCH', `/membros-celulas/alterarResponsavel/${id}/${person.uuid}/${church.idCliente}`)
    },
    confirm: { list: 'membrosCelula', group: 'idCelula', mutation: 'confirmarMembrosCelula' },
    may: 'celula.escrever',
  },
  louvor: {
    made: (who: string) => rest(who, 'POST', '/gruposLouvor', { nomeGrupo: unique('Grupo ') }),
    name: (who: string, id: number, person: Person) =>
      rest(who, 'POST', `/grupos_louvor/${id}/membros/${person.id}`, { membroLider: 1 }),
    confirm: { list: 'membrosGrupoLouvor', group: 'idGrupo', mutation: 'confirmarMembrosGrupoLouvor' },
    may: 'membroGrupoLouvor.escrever',
  },
  departamentos: {
    made: (who: string) => rest(who, 'POST', '/departamentos', { tituloDepartamento: unique('Som ') }),
    name: (who: string, id: number, person: Person) =>
      rest(who, 'PUT', `/departamentos/${id}`, { tituloDepartamento: unique('Som '), idResponsavel: person.id }),
    confirm: { query: 'departamento' },
    may: 'departamento.escrever',
  },
  missoes: {
    made: (who: string) => rest(who, 'POST', '/missoes', { nomeMissao: unique('Missão ') }),
    name: (who: string, id: number, person: Person) =>
      rest(who, 'PUT', `/missoes/${id}`, { nomeMissao: unique('Missão '), idResponsavel: person.id }),
    confirm: { query: 'missao' },
    may: 'missao.escrever',
  },
  ensino: {
    made: (who: string) => rest(who, 'POST', '/classesEBD', { nomeClasse: unique('Classe '), faixaEtaria: 'Jovens' }),
    name: (who: string, id: number, person: Person) =>
      rest(who, 'PUT', `/classesEBD/${id}`, { nomeClasse: unique('Classe '), idProfessor: person.id }),
    confirm: { query: 'classeEBD' },
    may: 'classeEBD.escrever',
  },
} as const
type Area = keyof typeof kinds
const areas = Object.keys(kinds) as Area[]

/** Whether the person may, by leading alone, change something: looked up with a new session. */
async function leads(person: Person, may: string): Promise<boolean> {
  const { data, errors } = await app.graphql(await app.session(church.idCliente, person.id), '{ eu { acoes } }')
  expect(errors).toBeUndefined()
  return (data.eu.acoes as string[]).includes(may)
}

/** The membership or the record that waits. */
async function waits(area: Area, id: number, who = admin): Promise<{ id: number; waits: boolean; may: string[] }> {
  const { confirm } = kinds[area]
  const query =
    'query' in confirm
      ? `{ row: ${confirm.query}(id: ${id}) { id waits: liderAConfirmar may: acoesPermitidas } }`
      : `{ list: ${confirm.list}(first: 9, filtro: { ${confirm.group}: ${id} }) { nodes { id waits: aConfirmar may: acoesPermitidas } } }`
  const { data, errors } = await app.graphql(who, query)
  expect(errors).toBeUndefined()
  return data.row ?? data.list.nodes[0]
}

const person = () => church.person({ perfil: 2 })

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
  // members read all groups here
  await app.sql(`update acesso_perfil set areas = areas - 'celulas' - 'ensino' where id_cliente = $1 and perfil = 2`, [
    church.idCliente,
  ])
  const made = await app.graphql(
    admin,
    'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: $e) { token } }',
    { e: scopes },
  )
  expect(made.errors).toBeUndefined()
  token = made.data.criarTokenApi.token
})
afterAll(() => app.close())

describe.each(areas)('in the area %s', (area) => {
  const { made, name, may } = kinds[area]

  test('whom a token makes the leader leads when a session has confirmed it', async () => {
    const [group, leader] = [await made(admin), await person()]
    await name(token, group.id, leader)
    const waiting = await waits(area, group.id)
    expect([waiting.waits, await leads(leader, may)]).toEqual([true, false])
    // a member who may not change the group is not told
    const { waits: seen, may: allowed } = await waits(area, group.id, await church.token(2))
    expect([seen, allowed]).toEqual([null, []])

    const { confirm } = kinds[area]
    if ('query' in confirm) {
      // a token that saves the same again confirms nothing, a session does
      await name(token, group.id, leader)
      expect([(await waits(area, group.id)).waits, await leads(leader, may)]).toEqual([true, false])
      await name(admin, group.id, leader)
    } else {
      expect(waiting.may).toContain('confirmar')
      expect((await waits(area, group.id, token)).may).not.toContain('confirmar')
      const mutation = `mutation { done: ${confirm.mutation}(ids: [${waiting.id}]) { feitos } }`
      const refused = await app.graphql(token, mutation)
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([
        403,
        'Um token de API não confirma participações. Entre no sistema com a sua senha.',
      ])
      expect([(await waits(area, group.id)).waits, await leads(leader, may)]).toEqual([true, false])
      expect((await app.graphql(admin, mutation)).data.done.feitos).toBe(1)
    }
    expect([(await waits(area, group.id)).waits, await leads(leader, may)]).toEqual([false, true])
  })

  test('whom a session makes the leader leads at once', async () => {
    const [group, leader] = [await made(admin), await person()]
    await name(admin, group.id, leader)
    expect([(await waits(area, group.id)).waits, await leads(leader, may)]).toEqual([false, true])
  })
})

test('a confirmed member whom a token promotes waits again, and who led before leads no more', async () => {
  for (const [area, promote] of [
    [
      'celulas',
      (id: number, { uuid }: Person) => `/membros-celulas/alterarResponsavel/${id}/${uuid}/${church.idCliente}`,
    ],
    [
      'louvor',
      async (id: number, { id: idMembro }: Person) => {
        const { data } = await app.graphql(
          admin,
          `{ membrosGrupoLouvor(first: 9, filtro: { idGrupo: ${id}, idMembro: ${idMembro} }) { nodes { uuid } } }`,
        )
        return `/membros-celulas/alterarResponsavel/undefined/${data.membrosGrupoLouvor.nodes[0].uuid}/${church.idCliente}`
      },
    ],
  ] as const) {
    const { made, name, may } = kinds[area]
    const [group, first, second] = [await made(admin), await person(), await person()]
    await name(admin, group.id, first)
    if (area === 'celulas') await rest(admin, 'POST', '/membros-celulas', { idCelula: group.id, idMembro: second.id })
    else await rest(admin, 'POST', `/grupos_louvor/${group.id}/membros/${second.id}`)
    await rest(token, 'PATCH', await promote(group.id, second))
    expect([area, await leads(first, may), await leads(second, may)]).toEqual([area, false, false])
    const table = area === 'celulas' ? 'membro_celula' : 'membro_grupo_louvor'
    const rows = await app.sql(
      `select id_membro as pessoa, membro_lider as lider, a_confirmar as espera from ${table}
       where id_cliente = $1 and ${area === 'celulas' ? 'id_celula' : 'id_grupo'} = $2 order by id`,
      [church.idCliente, group.id],
    )
    expect(rows).toEqual([
      { pessoa: first.id, lider: 0, espera: false },
      { pessoa: second.id, lider: 1, espera: true },
    ])
  }
})

describe('a lesson', () => {
  const classe = async (idProfessor?: number) =>
    rest(admin, 'POST', '/classesEBD', { nomeClasse: unique('Classe '), faixaEtaria: 'Jovens', idProfessor })
  const lesson = async (id: number) =>
    (await app.graphql(admin, `{ aulaEBD(id: ${id}) { liderAConfirmar } }`)).data.aulaEBD.liderAConfirmar

  test('whose teacher a token names gives no right in the class before a session saves it', async () => {
    const [{ id: idClasse }, teacher] = [await classe(), await person()]
    const aula = await rest(token, 'POST', '/aulasEBD', { idClasse, dataAula: today, idProfessor: teacher.id })
    expect([await lesson(aula.id), await leads(teacher, 'aulaEBD.escrever')]).toEqual([true, false])
    // a change that does not name the teacher confirms nobody
    await rest(admin, 'PUT', `/aulasEBD/${aula.id}`, { dataAula: today })
    expect([await lesson(aula.id), await leads(teacher, 'aulaEBD.escrever')]).toEqual([true, false])
    await rest(admin, 'PUT', `/aulasEBD/${aula.id}`, { dataAula: today, idProfessor: teacher.id })
    expect([await lesson(aula.id), await leads(teacher, 'aulaEBD.escrever')]).toEqual([false, true])
  })

  test('that takes the teacher of its class waits as the class does', async () => {
    const [{ id: idClasse }, teacher] = [await classe(), await person()]
    await kinds.ensino.name(token, idClasse, teacher)
    const planned = await rest(admin, 'POST', '/aulasEBD', { idClasse, dataAula: today })
    expect(await lesson(planned.id)).toBe(true)
    const { data, errors } = await app.graphql(
      admin,
      `mutation($id: ID!, $uuid: ID!, $input: MarcasInput!) {
        marcarPresencasAulaDoDia(id: $id, dataAula: "2026-03-05", novoUuid: $uuid, input: $input) { aula { liderAConfirmar } } }`,
      { id: String(idClasse), uuid: randomUUID(), input: { enviadoEm: new Date().toISOString(), marcas: [] } },
    )
    expect(errors).toBeUndefined()
    expect(data.marcarPresencasAulaDoDia.aula.liderAConfirmar).toBe(true)
    expect(await leads(teacher, 'aulaEBD.escrever')).toBe(false)
  })
})

test('a token’s mark limits nothing, and whom it adds to any group waits', async () => {
  const group = await kinds.celulas.made(token)
  const [leader, member] = [await person(), await person()]
  await kinds.celulas.name(token, group.id, leader)
  const added = await app.rest(token, 'POST', '/membros-celulas', { idCelula: group.id, idMembro: member.id })
  expect([added.status, added.body.membro.name]).toEqual([201, member.name])
  const rows = await app.sql(
    `select a_confirmar as espera from membro_celula where id_cliente = $1 and id_celula = $2`,
    [church.idCliente, group.id],
  )
  expect(rows).toEqual([{ espera: true }, { espera: true }])
})

test('what waits is named in the leader’s home as nothing', async () => {
  const [group, leader] = [await kinds.departamentos.made(admin), await person()]
  await kinds.departamentos.name(token, group.id, leader)
  const session = await app.session(church.idCliente, leader.id)
  const home = async () =>
    (await app.graphql(session, '{ home { gruposQueLidero { tipo } } }')).data.home.gruposQueLidero as {
      tipo: string
    }[]
  expect(await home()).toEqual([])
  await kinds.departamentos.name(admin, group.id, leader)
  expect(await home()).toEqual([{ tipo: 'departamento' }])
})
