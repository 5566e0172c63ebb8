import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../../acesso/matriz-acesso/index.js'

/*
 * Leading a group gives rights in it. Whom a leader puts at the head of the own group gets none of them before somebody
 * who cares for all groups has confirmed it.
 */

type Person = Awaited<ReturnType<TestChurch['person']>>

let app: TestApp
let church: TestChurch
let admin: string
/** who leads the own group, and whom that person names */
let leader: Person
let named: Person
/** the leader's session, begun when it is needed: rights are read with it */
const session = (person: Person) => app.session(church.idCliente, person.id)

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
const inDays = (days: number) => todayIn(defaultTimeZone, new Date(Date.now() + days * 86_400_000))
const today = inDays(0)

type Method = 'POST' | 'PUT' | 'PATCH'

async function rest(who: string, method: Method, path: string, body: object = {}) {
  const answer = await app.rest(who, method, path, body)
  if (answer.status > 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body as { id: number }
}

/** How a group that somebody leads is made, and how somebody else is put at its head. */
const kinds = {
  celulas: {
    made: async (idMembro: number) => {
      const { id } = await rest(admin, 'POST', '/celulas', { nomeCelula: unique('Célula ') })
      await rest(admin, 'POST', '/membros-celulas', { idCelula: id, idMembro })
      const person = [leader, named].find((one) => one.id === idMembro)
      await rest(admin, 'PATCH', `/membros-celulas/alterarResponsavel/${id}/${person?.uuid}/${church.idCliente}`)
      return { id }
    },
    name: async (who: string, id: number) => {
      await rest(who, 'POST', '/membros-celulas', { idCelula: id, idMembro: named.id })
      await rest(who, 'PATCH', `/membros-celulas/alterarResponsavel/${id}/${named.uuid}/${church.idCliente}`)
    },
    may: 'celula.escrever',
  },
  departamentos: {
    made: (idResponsavel: number) =>
      rest(admin, 'POST', '/departamentos', { tituloDepartamento: unique('Som '), idResponsavel }),
    name: (who: string, id: number) =>
      rest(who, 'PUT', `/departamentos/${id}`, { tituloDepartamento: unique('Som '), idResponsavel: named.id }),
    may: 'departamento.escrever',
  },
  missoes: {
    made: (idResponsavel: number) => rest(admin, 'POST', '/missoes', { nomeMissao: unique('Missão '), idResponsavel }),
    name: (who: string, id: number) =>
      rest(who, 'PUT', `/missoes/${id}`, { nomeMissao: unique('Missão '), idResponsavel: named.id }),
    may: 'missao.escrever',
  },
  ensino: {
    made: (idProfessor: number) =>
      rest(admin, 'POST', '/classesEBD', { nomeClasse: unique('Classe '), faixaEtaria: 'Jovens', idProfessor }),
    name: (who: string, id: number) =>
      rest(who, 'PUT', `/classesEBD/${id}`, { nomeClasse: unique('Classe '), idProfessor: named.id }),
    may: 'classeEBD.escrever',
  },
} as const
const areas = Object.keys(kinds) as (keyof typeof kinds)[]

/** Whether the person may, by leading alone, change something: looked up with a new session. */
async function leads(person: Person, may: string): Promise<boolean> {
  const { data, errors } = await app.graphql(await session(person), '{ eu { acoes } }')
  expect(errors).toBeUndefined()
  return (data.eu.acoes as string[]).includes(may)
}

const waiting = async (): Promise<number> =>
  (await app.graphql(admin, '{ home { participacoesAConfirmar } }')).data.home.participacoesAConfirmar

beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  admin = await church.token(1)
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
  leader = await church.person({ perfil: 2 })
  named = await church.person({ perfil: 2 })
})
afterAll(() => app.close())

test.each(areas)('whom a leader puts at the head of the own group waits, in the area %s', async (area) => {
  const { made, name, may } = kinds[area]
  const group = await made(leader.id)
  expect([await leads(leader, may), await leads(named, may), await waiting()]).toEqual([true, false, 0])
  await name(await session(leader), group.id)
  // the name stands in the record, and gives nothing yet; who led before leads no more
  expect([await leads(leader, may), await leads(named, may), await waiting()]).toEqual([false, false, 1])
  if (area === 'celulas') {
    const { data } = await app.graphql(
      admin,
      `{ membrosCelula(first: 9, filtro: { idCelula: ${group.id}, aConfirmar: true }) { nodes { id } } }`,
    )
    await app.graphql(admin, `mutation { confirmarMembrosCelula(ids: [${data.membrosCelula.nodes[0].id}]) { feitos } }`)
  } else await name(admin, group.id)
  expect([await leads(named, may), await waiting()]).toEqual([true, 0])
})

test('a leader who saves the own group without a change of its leader leads on', async () => {
  for (const area of ['departamentos', 'missoes', 'ensino'] as const) {
    const { made, name, may } = kinds[area]
    const group = await made(named.id)
    await name(await session(named), group.id)
    expect([area, await leads(named, may)]).toEqual([area, true])
  }
  expect(await waiting()).toBe(0)
})

test('lists of the groups whose leader waits are for whoever changes them', async () => {
  const group = await kinds.departamentos.made(leader.id)
  await kinds.departamentos.name(await session(leader), group.id)
  const list = (who: string, field: string) =>
    app.graphql(who, `{ ${field}(first: 9, filtro: { liderAConfirmar: true }) { nodes { id } } }`)
  expect((await list(admin, 'departamentos')).data.departamentos.nodes).toEqual([{ id: group.id }])
  const member = await session(await church.person({ perfil: 2 }))
  for (const field of ['departamentos', 'missoes', 'classesEBD']) {
    expect((await list(admin, field)).errors).toBeUndefined()
    expect([field, (await list(member, field)).status]).toEqual([field, 403])
  }
})

describe('who teaches one lesson of a class', () => {
  const lesson = async (who: string, idClasse: number, dataAula: string, idProfessor: number) =>
    rest(who, 'POST', '/aulasEBD', { idClasse, dataAula, idProfessor })
  const mark = async (id: number) =>
    (await app.graphql(admin, `{ aulaEBD(id: ${id}) { liderAConfirmar } }`)).data.aulaEBD.liderAConfirmar

  test('waits when the teacher of the class has asked for it', async () => {
    const classe = await kinds.ensino.made(leader.id)
    const aula = await lesson(await session(leader), classe.id, today, named.id)
    expect([await mark(aula.id), await leads(named, 'aulaEBD.escrever')]).toEqual([true, false])
    await rest(admin, 'PUT', `/aulasEBD/${aula.id}`, { dataAula: today, idProfessor: named.id })
    expect([await mark(aula.id), await leads(named, 'aulaEBD.escrever')]).toEqual([false, true])
  })

  test('does not wait as the teacher of the class', async () => {
    const classe = await kinds.ensino.made(leader.id)
    const aula = await lesson(await session(leader), classe.id, today, leader.id)
    expect([await mark(aula.id), await leads(leader, 'aulaEBD.escrever')]).toEqual([false, true])
    expect([await listed(), await waiting()]).toEqual([[], 0])
  })

  const listed = async (who = admin, liderAConfirmar = true) => {
    const { data, errors } = await app.graphql(
      who,
      `{ aulasEBD(first: 9, filtro: { liderAConfirmar: ${liderAConfirmar} }) { nodes { id } } }`,
    )
    return errors ? errors[0]?.extensions?.code : data.aulasEBD.nodes.map(({ id }: { id: number }) => id)
  }

  test.each([
    [-8, false],
    [-7, true],
    [7, true],
    [8, false],
  ])('is listed and counted %i days from today: %p, until it is confirmed', async (days, waits) => {
    const classe = await kinds.ensino.made(leader.id)
    const { id } = await lesson(await session(leader), classe.id, inDays(days), named.id)
    expect([await listed(), await waiting()]).toEqual(waits ? [[id], 1] : [[], 0])
    expect(await listed(admin, false)).toEqual(waits ? [] : [id])
    await rest(admin, 'PUT', `/aulasEBD/${id}`, { dataAula: inDays(days), idProfessor: named.id })
    expect([await listed(), await waiting()]).toEqual([[], 0])
    await lesson(await session(leader), classe.id, today, named.id)
    await app.graphql(admin, `mutation { excluirAulaEBD(id: ${(await listed())[0]}) { message } }`)
    expect([await listed(), await waiting()]).toEqual([[], 0])
  })

  test('is shown as waiting to nobody who may not change lessons', async () => {
    const member = await session(await church.person({ perfil: 2 }))
    expect([await listed(member), await listed(member, false)]).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(await listed()).toEqual([])
    // whoever cares for all classes, but may not save a lesson, is not told of what cannot be confirmed
    const classe = await kinds.ensino.made(leader.id)
    await lesson(await session(leader), classe.id, today, named.id)
    const other = await church.person({ perfil: 2 })
    await app.sql(
      `with f as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, 'Só classes', '["classeEBD.ler", "classeEBD.escrever"]', 'tudo') returning id)
       insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $2, '2020-01-01' from f`,
      [church.idCliente, other.id],
    )
    const { data } = await app.graphql(await session(other), '{ home { participacoesAConfirmar } }')
    expect([data.home.participacoesAConfirmar, await waiting()]).toEqual([0, 1])
  })

  test.each([
    [-8, false],
    [-7, true],
    [7, true],
    [8, false],
  ])('%i days from today helps to lead it: %p', async (days, helps) => {
    const classe = await kinds.ensino.made(leader.id)
    await lesson(admin, classe.id, inDays(days), named.id)
    expect(await leads(named, 'aulaEBD.escrever')).toBe(helps)
  })

  test('does not move the lesson to stay', async () => {
    const classe = await kinds.ensino.made(leader.id)
    const { id } = await lesson(admin, classe.id, today, named.id)
    expect(await leads(named, 'aulaEBD.escrever')).toBe(true)
    await rest(await session(named), 'PUT', `/aulasEBD/${id}`, { dataAula: inDays(6) })
    expect([await mark(id), await leads(named, 'aulaEBD.escrever')]).toEqual([true, false])
    // whoever cares for all classes moves it with its teacher
    await rest(admin, 'PUT', `/aulasEBD/${id}`, { dataAula: inDays(5), idProfessor: named.id })
    expect([await mark(id), await leads(named, 'aulaEBD.escrever')]).toEqual([false, true])
  })

  test('waits when somebody who may only plan lessons has named that person', async () => {
    const classe = await kinds.ensino.made(leader.id)
    const { errors, data } = await app.graphql(
      admin,
      `mutation { criarFuncao(input: { minhaSenha: "Candeia-de-teste-7", nome: "Aulas", acoes: ["aulaEBD.ler", "aulaEBD.escrever"], alcance: "tudo" }) { id } }`,
    )
    expect(errors).toBeUndefined()
    const planner = await church.person({ perfil: 2 })
    const given = await app.graphql(
      admin,
      `mutation { atribuirFuncao(input: { minhaSenha: "Candeia-de-teste-7", inicio: "2020-01-01", idFuncao: ${data.criarFuncao.id}, idUsuario: ${planner.id} }) { id } }`,
    )
    expect(given.errors).toBeUndefined()
    const { id } = await lesson(await session(planner), classe.id, today, planner.id)
    expect([await mark(id), await leads(planner, 'classeEBD.escrever')]).toEqual([true, false])
  })

  test('leaves the class to its teacher', async () => {
    const classe = await kinds.ensino.made(leader.id)
    await lesson(admin, classe.id, today, named.id)
    const substitute = await session(named)
    const taken = await app.rest(substitute, 'PUT', `/classesEBD/${classe.id}`, {
      nomeClasse: unique('Classe '),
      idProfessor: named.id,
    })
    expect([taken.status, taken.body.campos]).toEqual([
      422,
      { idProfessor: 'Só quem é professor da classe pode passá-la a outra pessoa.' },
    ])
    await rest(substitute, 'PUT', `/classesEBD/${classe.id}`, { nomeClasse: unique('Classe '), idProfessor: leader.id })
    expect([await leads(leader, 'classeEBD.escrever'), await waiting()]).toEqual([true, 0])
  })
})

test('leading ends with the group, also when it is deleted', async () => {
  const cell = await kinds.celulas.made(leader.id)
  const band = await rest(admin, 'POST', '/gruposLouvor', { nomeGrupo: unique('Grupo ') })
  await rest(admin, 'POST', `/grupos_louvor/${band.id}/membros/${leader.id}`, { membroLider: 1 })
  expect([await leads(leader, 'celula.escrever'), await leads(leader, 'membroGrupoLouvor.escrever')]).toEqual([
    true,
    true,
  ])
  for (const mutation of [`excluirCelula(id: ${cell.id})`, `excluirGrupoLouvor(id: ${band.id})`]) {
    const { errors } = await app.graphql(admin, `mutation { ${mutation} { message } }`)
    expect([mutation, errors]).toEqual([mutation, undefined])
  }
  expect([await leads(leader, 'celula.escrever'), await leads(leader, 'membroGrupoLouvor.escrever')]).toEqual([
    false,
    false,
  ])
})

test('a restored cell that has lost its leader gets one who waits', async () => {
  const cell = await kinds.celulas.made(leader.id)
  await rest(admin, 'POST', '/membros-celulas', { idCelula: cell.id, idMembro: named.id })
  for (const mutation of [
    `excluirCelula(id: ${cell.id}) { message }`,
    `excluirUsuario(id: ${leader.id}) { message }`,
    `restaurarCelula(id: ${cell.id}) { id }`,
  ]) {
    const { errors } = await app.graphql(admin, `mutation { ${mutation} }`)
    expect([mutation, errors]).toEqual([mutation, undefined])
  }
  expect([await leads(named, 'celula.escrever'), await waiting()]).toEqual([false, 1])
})

test('whoever cares for all cells names at once, and confirms a leader by saving the cell', async () => {
  const cell = await kinds.celulas.made(leader.id)
  const own = await session(leader)
  await rest(own, 'POST', '/membros-celulas', { idCelula: cell.id, idMembro: named.id })
  await rest(admin, 'PATCH', `/membros-celulas/alterarResponsavel/${cell.id}/${named.uuid}/${church.idCliente}`)
  expect([await leads(named, 'celula.escrever'), await waiting()]).toEqual([true, 0])
  // named by a leader, then saved by the administrator
  const other = await church.person({ perfil: 2 })
  await rest(await session(named), 'POST', '/membros-celulas', { idCelula: cell.id, idMembro: other.id })
  await rest(
    await session(named),
    'PATCH',
    `/membros-celulas/alterarResponsavel/${cell.id}/${other.uuid}/${church.idCliente}`,
  )
  expect(await leads(other, 'celula.escrever')).toBe(false)
  await rest(admin, 'PUT', `/celulas/${cell.id}`, { nomeCelula: unique('Célula '), idResponsavel: other.id })
  expect([await leads(other, 'celula.escrever'), await waiting()]).toEqual([true, 0])
})
