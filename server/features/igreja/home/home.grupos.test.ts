import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { decideRecommended } from '../../../../tests/factories/access-preset.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let church: TestChurch
beforeAll(async () => {
  app = await testApp()
})
beforeEach(async () => {
  church = await app.church()
  await decideRecommended(app, church)
})
afterAll(() => app.close())

const thisDay = todayIn('America/Sao_Paulo')
const day = (days: number) => new Date(Date.parse(thisDay) + days * 86_400_000).toISOString().slice(0, 10)

const query = `{ home { gruposQueLidero { tipo id nome
  proximo { id dia ate hora titulo local feito quantos confirmados }
  ultimo { dia presentes visitantes }
  pessoas { id name telefoneUsuario situacao } } } }`
const groups = async (token: string) => {
  const { data, errors } = await app.graphql(token, query)
  expect(errors).toBeUndefined()
  return data.home.gruposQueLidero
}

/** Stores a record of the church, with these columns. */
async function insert(table: string, columns: Record<string, unknown>, idCliente = church.idCliente): Promise<number> {
  const names = ['id_cliente', ...Object.keys(columns)]
  const [row] = await app.sql<{ id: number }>(
    `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    [idCliente, ...Object.values(columns)],
  )
  return row?.id ?? 0
}

async function person(perfil: 2 | 3 = 2, data: object = {}) {
  const { id } = await church.person({ perfil, ...data })
  return { id, token: await app.session(church.idCliente, id) }
}

const empty = { ate: null, hora: null, titulo: null, local: null, feito: null, quantos: null, confirmados: null }

describe('a leader sees the own groups on the home page', () => {
  test('groups of a kind that the church does not use are left out', async () => {
    const leader = await person(3)
    const id = await insert('classe_ebd', { nome_classe: 'Jovens', id_professor: leader.id })
    expect(await groups(leader.token)).toMatchObject([{ tipo: 'classeEBD', id }])
    const use = (modulos: string) => `mutation { definirModulosDesligados(modulos: ${modulos}) { id } }`
    await app.graphql(await church.token(1), use('["ebd"]'))
    expect(await groups(leader.token)).toEqual([])
    await app.graphql(await church.token(1), use('["louvor"]'))
    expect(await groups(leader.token)).toMatchObject([{ tipo: 'classeEBD', id }])
  })

  test('a teacher sees the lesson whose roll is to be called, the last one, and the pupils who missed the last two', async () => {
    const teacher = await person(3)
    const [often, seldom, fresh] = [
      await person(2, { name: 'Ana' }),
      await person(2, { name: 'Beto', telefoneUsuario: '11987654321' }),
      await person(2, { name: 'Caio' }),
    ]
    const id = await insert('classe_ebd', { nome_classe: 'Jovens', id_professor: teacher.id })
    for (const pupil of [often, seldom])
      await insert('membro_classe_ebd', { id_classe: id, id_membro: pupil.id, created_at: `${day(-90)}T00:00Z` })
    await insert('membro_classe_ebd', { id_classe: id, id_membro: fresh.id })
    const alone = { tipo: 'classeEBD', id, nome: 'Jovens', proximo: null, ultimo: null, pessoas: [] }
    expect(await groups(teacher.token)).toEqual([alone])

    const lesson = async (days: number, here: number[] = [], data: object = {}) => {
      const idAula = await insert('aula_ebd', { id_classe: id, data_aula: day(days), ...data })
      for (const idMembro of here) await insert('membro_aula_ebd', { id_aula: idAula, id_membro: idMembro })
      return idAula
    }
    await lesson(-14, [often.id])
    await lesson(-7, [often.id, teacher.id], { visitantes: 2 })
    const next = await lesson(7, [], { tema_aula: 'Rute' })
    const [coming] = await groups(teacher.token)
    expect(coming.proximo).toEqual({ ...empty, id: next, dia: day(7), titulo: 'Rute', feito: false })
    expect(coming.ultimo).toEqual({ dia: day(-7), presentes: 2, visitantes: 2 })
    // whoever joined after these lessons did not miss them
    expect(coming.pessoas).toEqual([
      { id: seldom.id, name: 'Beto', telefoneUsuario: '11987654321', situacao: 'faltou' },
    ])

    const forgotten = await lesson(-3)
    expect((await groups(teacher.token))[0].proximo).toMatchObject({ id: forgotten, feito: false })
    const today = await lesson(0, [seldom.id])
    const [seen] = await groups(teacher.token)
    expect(seen.proximo).toMatchObject({ id: today, dia: thisDay, feito: true })
    expect(seen.pessoas).toEqual([])
  })

  test('a worship leader sees the next rehearsal with the number of its songs, and the members who cannot come', async () => {
    const leader = await person(3)
    const [away, atService, there] = [
      await person(2, { name: 'Ana' }),
      await person(2, { name: 'Beto' }),
      await person(2, { name: 'Caio' }),
    ]
    const id = await insert('grupo_louvor', { nome_grupo: 'Vozes' })
    await insert('membro_grupo_louvor', {
      id_grupo: id,
      id_membro: leader.id,
      membro_lider: 1,
      lider_desde: `${day(-90)}T00:00Z`,
    })
    for (const { id: id_membro } of [away, atService, there])
      await insert('membro_grupo_louvor', { id_grupo: id, id_membro })
    const group = { tipo: 'grupoLouvor', id, nome: 'Vozes', ultimo: null }
    expect(await groups(leader.token)).toEqual([{ ...group, proximo: null, pessoas: [] }])
    const service = await insert('culto', { data_culto: day(5), hora_culto: '19:00' })
    const rehearsal = { id_grupo: id, hora_ensaio: '20:00' }
    await insert('ensaio_louvor', { ...rehearsal, data_ensaio: day(1), status_ensaio: 'Cancelado' })
    const local_ensaio = await insert('local', { nome_local: 'Templo' })
    const next = await insert('ensaio_louvor', { ...rehearsal, data_ensaio: day(3), id_culto: service, local_ensaio })
    await insert('setlist_ensaio', { id_ensaio: next, nome_musica: 'Castelo forte', tom_musica: 'G', ordem: 1 })
    await insert('indisponibilidade', { id_membro: away.id, data_inicio: day(2), data_fim: day(3) })
    await insert('indisponibilidade', { id_membro: atService.id, data_inicio: day(5), data_fim: day(5) })
    await insert('indisponibilidade', { id_membro: there.id, data_inicio: day(4), data_fim: day(4) })
    expect(await groups(leader.token)).toEqual([
      {
        ...group,
        proximo: { ...empty, id: next, dia: day(3), hora: '20:00', local: 'Templo', quantos: 1 },
        pessoas: [
          { id: away.id, name: 'Ana', telefoneUsuario: null, situacao: 'indisponivel' },
          { id: atService.id, name: 'Beto', telefoneUsuario: null, situacao: 'indisponivel' },
        ],
      },
    ])
    // a member who leads a group sees the same: leading it is the right
    await app.sql('update usuario set perfil = 2 where id = $1', [leader.id])
    const [{ pessoas, proximo }] = await groups(await app.session(church.idCliente, leader.id))
    expect([pessoas.map(({ name }: { name: string }) => name), proximo.quantos]).toEqual([['Ana', 'Beto'], 1])
  })

  test('the leader of a department sees its roster in the next worship service, who declined, and who has not answered', async () => {
    const leader = await person(3)
    const [sure, declined, silent] = [
      await person(2, { name: 'Ana' }),
      await person(2, { name: 'Zeca' }),
      await person(2, { name: 'Caio' }),
    ]
    const id = await insert('departamento', { titulo_departamento: unique('Som '), id_responsavel: leader.id })
    const [none] = await groups(leader.token)
    expect([none.tipo, none.proximo, none.pessoas]).toEqual(['departamento', null, []])
    const service = await insert('culto', { data_culto: day(2), hora_culto: '19:00', tema_culto: 'Graça' })
    await insert('culto', { data_culto: day(1), hora_culto: '19:00', status_culto: 'cancelado' })
    const next = { ...empty, id: service, dia: day(2), hora: '19:00', titulo: 'Graça' }
    expect((await groups(leader.token))[0].proximo).toEqual({ ...next, quantos: 0, confirmados: 0 })
    const serve = (id_membro: number, resposta: string, funcao = 'Mesa', idDepartamento: number | null = id) =>
      insert('escala_culto', {
        id_culto: service,
        id_membro,
        funcao,
        resposta,
        id_departamento: idDepartamento,
        respondida_em: resposta === 'pendente' ? null : new Date(),
      })
    await serve(sure.id, 'confirmada')
    await serve(declined.id, 'recusada')
    await serve(silent.id, 'pendente')
    await serve(silent.id, 'pendente', 'Projeção')
    await serve(leader.id, 'pendente', 'Recepção', null)
    const [seen] = await groups(leader.token)
    expect(seen.proximo).toEqual({ ...next, quantos: 3, confirmados: 1 })
    expect(seen.pessoas.map(({ name, situacao }: { name: string; situacao: string }) => [name, situacao])).toEqual([
      ['Zeca', 'recusada'],
      ['Caio', 'pendente'],
    ])
  })

  test('who is responsible for a mission sees when and where it takes place, and how many people take part', async () => {
    const leader = await person(3)
    const mission = { nome_missao: 'Sertão', local_missao: 'Canudos', id_responsavel: leader.id }
    const id = await insert('missao', { ...mission, data_inicio: day(9), data_fim: day(12) })
    await insert('missao', { ...mission, status_missao: 'concluida' })
    await insert('membro_missao', { id_missao: id, id_membro: (await person()).id })
    await insert('membro_missao', { id_missao: id, id_membro: (await person()).id, status_membro: 'inativo' })
    expect(await groups(leader.token)).toEqual([
      {
        tipo: 'missao',
        id,
        nome: 'Sertão',
        proximo: { ...empty, id, dia: day(9), ate: day(12), local: 'Canudos', quantos: 1 },
        ultimo: null,
        pessoas: [],
      },
    ])
  })
})

describe('who sees which groups', () => {
  test('nobody sees a group of somebody else or of another church, or one that is deleted or inactive', async () => {
    const leader = await person(3)
    const other = await person(3)
    await insert('classe_ebd', { nome_classe: 'Do outro', id_professor: other.id })
    await insert('classe_ebd', { nome_classe: 'Parada', id_professor: leader.id, status_classe: 'inativa' })
    await insert('classe_ebd', { nome_classe: 'Excluída', id_professor: leader.id, excluido_em: new Date() })
    await insert('departamento', { titulo_departamento: 'Parado', id_responsavel: leader.id, status: 0 })
    const elsewhere = await app.church()
    await insert('classe_ebd', { nome_classe: 'De fora', id_professor: elsewhere.idCliente }, elsewhere.idCliente)
    expect(await groups(leader.token)).toEqual([])
    expect(await groups(await church.token(1))).toEqual([])
    expect(await groups(await elsewhere.token(1))).toMatchObject([{ nome: 'De fora' }])
  })

  test('a member who teaches sees the class, a person without a perfil sees no group, and a token only those of its scopes', async () => {
    const teacher = await person(2)
    const id = await insert('classe_ebd', { nome_classe: 'Jovens', id_professor: teacher.id })
    await insert('aula_ebd', { id_classe: id, data_aula: thisDay })
    const mission = await insert('missao', { nome_missao: 'Sertão', id_responsavel: teacher.id })
    expect(await groups(teacher.token)).toMatchObject([
      { nome: 'Jovens', proximo: { dia: thisDay, feito: false } },
      { tipo: 'missao', id: mission },
    ])
    expect(await groups(await church.token(-1))).toEqual([])
    await insert('missao', { nome_missao: 'Do administrador', id_responsavel: church.idCliente })
    const made = await app.graphql(
      await church.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["eu.ler", "celula.ler"]) { token } }',
    )
    expect(await groups(made.data.criarTokenApi.token)).toEqual([])
  })

  test('the leader of a department sees its roster whatever the church closes, and a token that may not read rosters none', async () => {
    const leader = await person(3)
    const id = await insert('departamento', { titulo_departamento: 'Recepção', id_responsavel: leader.id })
    const id_culto = await insert('culto', { data_culto: day(1), hora_culto: '19:00' })
    await insert('escala_culto', { id_culto, id_membro: leader.id, funcao: 'Porta', id_departamento: id })
    expect((await groups(leader.token))[0].proximo).toMatchObject({ id: id_culto, quantos: 1 })
    await app.sql(
      `update acesso_perfil set areas = areas || '{"escalas":"nada"}' where id_cliente = $1 and perfil = 2`,
      [church.idCliente],
    )
    expect((await groups(leader.token))[0].proximo).toMatchObject({ id: id_culto, quantos: 1 })
    await app.sql('update departamento set id_responsavel = $2 where id = $1', [id, church.idCliente])
    const made = await app.graphql(
      await church.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["eu.ler", "departamento.ler"]) { token } }',
    )
    const alone = { tipo: 'departamento', id, nome: 'Recepção', proximo: null, ultimo: null, pessoas: [] }
    expect(await groups(made.data.criarTokenApi.token)).toEqual([alone])
  })

  test('all groups are read in one statement, however many there are', async () => {
    const leader = await person(3)
    await insert('classe_ebd', { nome_classe: 'Primeira', id_professor: leader.id })
    await insert('departamento', { titulo_departamento: 'Primeiro', id_responsavel: leader.id })
    await groups(leader.token)
    const few = await countStatements(() => groups(leader.token))
    expect(await countStatements(() => app.graphql(leader.token, '{ home { hoje } }'))).toBe(few - 1)
    for (let more = 0; more < 10; more++) {
      const id = await insert('classe_ebd', { nome_classe: `Classe ${more}`, id_professor: leader.id })
      await insert('membro_classe_ebd', { id_classe: id, id_membro: (await person()).id })
      await insert('aula_ebd', { id_classe: id, data_aula: day(-more) })
      await insert('departamento', { titulo_departamento: `Som ${more}`, id_responsavel: leader.id })
    }
    // after a change of groups the next request reads the own ones anew
    await groups(leader.token)
    expect(await countStatements(() => groups(leader.token))).toBe(few)
    expect(await groups(leader.token)).toHaveLength(8)
  })
})
