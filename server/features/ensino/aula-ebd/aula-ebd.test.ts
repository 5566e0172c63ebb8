import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let other: TestChurch
let church: TestChurch
let token: string
let idClasse: number
let pupils: { id: number; uuid: string; name: string }[]

beforeAll(async () => {
  app = await testApp()
  other = await app.church()
})
afterAll(() => app.close())

const path = '/aulasEBD'

beforeEach(async () => {
  church = await app.church()
  token = await church.token(3)
  const teacher = await church.person()
  const body = { nomeClasse: 'Juniores', idProfessor: teacher.id }
  idClasse = (await app.rest(token, 'POST', '/classesEBD', body)).body.id
  pupils = await Promise.all([church.person(), church.person()])
  for (const { id } of pupils) await app.rest(token, 'POST', '/classesEBD-membros', { idClasse, idMembro: id })
})

const teach = async (data: object = {}) => app.rest(token, 'POST', path, { idClasse, dataAula: '2026-05-10', ...data })
const entries = async () => (await app.rest(token, 'GET', '/entradas')).body
const roll = async (id: number) =>
  (await app.rest(token, 'GET', `${path}/${id}/chamada`)).body
    .filter(({ presente }: { presente: boolean }) => presente)
    .map(({ idMembro }: { idMembro: number }) => idMembro)

const read = 'query($id: ID!) { aulaEBD(id: $id) { id } }'
const create = 'mutation($input: NovaAulaEBDInput!) { criarAulaEBD(input: $input) { id } }'
const update = 'mutation($id: ID!, $input: AulaEBDInput!) { atualizarAulaEBD(id: $id, input: $input) { versao } }'
const remove = 'mutation($id: ID!) { excluirAulaEBD(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarAulaEBD(id: $id) { excluidoEm oferta } }'
const frequencia =
  'query($id: ID!, $de: DateOnly, $ate: DateOnly) { frequenciaEBD(idClasse: $id, dataInicial: $de, dataFinal: $ate) { dataInicial dataFinal aulas { dataAula } alunos { idMembro aluno aulas presencas percentual datas membro { name } } } }'

describe('access of each perfil to each operation', () => {
  const operations = (id: number | string): [string, object][] => [
    [read, { id }],
    [update, { id, input: { dataAula: '2026-05-17' } }],
    [remove, { id }],
    [restore, { id }],
    [create, { input: { idClasse: String(idClasse), dataAula: '2026-05-24' } }],
  ]

  test('who may only read changes no lesson, and does not see how often each pupil attended', async () => {
    const { id } = (await teach({ presentes: [pupils[0]?.id] })).body
    const member = await church.token(2)
    for (const [query, variables] of [...operations(id).slice(1), [frequencia, { id: idClasse }] as const])
      expect([query, (await app.graphql(member, query, variables)).status]).toEqual([query, 403])
    expect((await app.rest(member, 'GET', `/exportar/frequenciaEBD?formato=csv&idClasse=${idClasse}`)).status).toBe(403)
    expect((await app.rest(member, 'GET', `${path}/${id}`)).body).toMatchObject({ qtdePresentes: 1 })
  })

  test('a lesson, class or person of another church is not found', async () => {
    const { id, uuid } = (await teach()).body
    const theirs = await other.token(1)
    for (const ref of [id, uuid])
      for (const [query, variables] of operations(ref).slice(0, 4))
        expect([query, (await app.graphql(theirs, query, variables)).status]).toEqual([query, 404])
    expect((await app.graphql(theirs, frequencia, { id: idClasse })).status).toBe(404)
    const foreign = await app.rest(theirs, 'POST', path, { idClasse, dataAula: '2026-05-24' })
    expect([foreign.status, foreign.body.message]).toEqual([404, 'Classe não encontrada.'])
    const stranger = await other.person()
    const refused = await teach({ dataAula: '2026-06-07', presentes: [pupils[0]?.id, stranger.uuid], oferta: 5 })
    expect([refused.status, refused.body.campos]).toEqual([
      422,
      { presentes: 'Uma das pessoas presentes não foi encontrada.' },
    ])
    expect((await teach({ dataAula: '2026-06-07', idProfessor: stranger.id })).body.campos).toEqual({
      idProfessor: 'Pessoa não encontrada.',
    })
    // check that no lesson and no ledger entry was written
    expect((await app.rest(token, 'GET', path)).body).toHaveLength(1)
    expect(await entries()).toEqual([])
  })

  test('the platform creates a lesson in the church of the class', async () => {
    const platform = await app.platformToken()
    const { body } = await app.rest(platform, 'POST', path, { idClasse, dataAula: '2026-05-10' })
    expect(body).toMatchObject({ idCliente: church.idCliente, idClasse })
  })
})

describe('the lessons that a person attended', () => {
  test('are a page of the person, which only workers and the person see', async () => {
    const [ana, beto] = pupils as [(typeof pupils)[0], (typeof pupils)[0]]
    await teach({ presentes: [ana.id] })
    await teach({ dataAula: '2026-05-17', presentes: [ana.id, beto.id] })
    const seen = async (as: string, id: number) => {
      const query = 'query($id: ID!) { usuario(id: $id) { aulas { totalCount nodes { dataAula } } } }'
      const { data, errors } = await app.graphql(as, query, { id })
      expect(errors).toBeUndefined()
      return data.usuario.aulas
    }
    const both = { totalCount: 2, nodes: [{ dataAula: '2026-05-17' }, { dataAula: '2026-05-10' }] }
    expect(await seen(token, ana.id)).toEqual(both)
    expect(await seen(token, beto.id)).toMatchObject({ totalCount: 1 })
    const own = await app.session(church.idCliente, ana.id)
    expect(await seen(own, ana.id)).toEqual(both)
    expect(await seen(own, beto.id)).toEqual({ totalCount: 0, nodes: [] })
  })
})

describe('the roll call of a lesson', () => {
  test('the roll call is saved completely with the lesson, by id or uuid, and marks guests', async () => {
    const guest = await church.person()
    const [ana, beto] = pupils as [(typeof pupils)[0], (typeof pupils)[0]]
    const counted = { visitantes: 2, biblias: 3, revistas: '1' }
    const { status, body } = await teach({ presentes: [ana.uuid, guest.id], ...counted })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      qtdePresentes: 2,
      visitantes: 2,
      biblias: 3,
      revistas: 1,
      oferta: null,
      classe: { nomeClasse: 'Juniores' },
      professor: { name: expect.any(String) },
    })
    const lines = (await app.rest(token, 'GET', `${path}/${body.id}/chamada`)).body
    expect(lines).toHaveLength(3)
    expect(lines).toContainEqual(expect.objectContaining({ idMembro: guest.id, presente: true, aluno: false }))
    expect(lines).toContainEqual(expect.objectContaining({ idMembro: beto.id, presente: false, aluno: true }))
    await app.rest(token, 'PUT', `${path}/${body.id}`, { dataAula: '2026-05-10', presentes: [beto.id] })
    expect(await roll(body.id)).toEqual([beto.id])
    // fields that are not sent keep their values
    const later = await app.rest(token, 'PUT', `${path}/${body.id}`, { dataAula: '2026-05-10', temaAula: 'Noé' })
    expect(later.body).toMatchObject({ qtdePresentes: 1, visitantes: 2, temaAula: 'Noé' })
  })

  test('the roll call refuses an inactive guest with a message, but accepts an inactive pupil', async () => {
    const guest = await church.person({ name: 'Caio Lima', usuarioAtivo: 0 })
    const { status, body } = await teach({ presentes: [guest.id] })
    const text = 'Caio Lima: esta pessoa está inativa. Ative-a antes de adicioná-la.'
    expect([status, body.campos]).toEqual([422, { presentes: text }])
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [pupils[0]?.id])
    expect((await teach({ presentes: [pupils[0]?.id] })).body.qtdePresentes).toBe(1)
  })

  test('of two concurrent saves of a roll call, one succeeds and the other is refused with a conflict', async () => {
    const [ana, beto] = pupils as [(typeof pupils)[0], (typeof pupils)[0]]
    const { id } = (await teach()).body
    const { versao } = (await app.graphql(token, 'query($id: ID!) { aulaEBD(id: $id) { versao } }', { id })).data
      .aulaEBD
    const save = (presentes: string[]) =>
      app.graphql(token, update, { id, input: { dataAula: '2026-05-10', presentes, versao } })
    const answers = await Promise.all([save([ana.uuid]), save([beto.uuid])])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const [winner] = answers[0]?.status === 200 ? [ana] : [beto]
    expect(await roll(id)).toEqual([winner?.id])
  })

  test('a class has one lesson a day, even with concurrent requests', async () => {
    const answers = await Promise.all([teach(), teach(), teach()])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect(answers.flatMap(({ body }) => body.campos?.dataAula ?? [])).toHaveLength(2)
    const text = { dataAula: 'Esta classe já tem uma aula nesta data.' }
    expect((await teach()).body.campos).toEqual(text)
    const { id } = (await teach({ dataAula: '2026-05-17' })).body
    expect((await app.rest(token, 'PUT', `${path}/${id}`, { dataAula: '2026-05-10' })).body.campos).toEqual(text)
    expect((await app.rest(token, 'PUT', `${path}/${id}`, { dataAula: '2026-05-17' })).status).toBe(200)
  })
})

describe('the offering of a lesson', () => {
  test('the offering of a lesson creates a ledger entry, which follows changes, deletion and restore', async () => {
    const { id } = (await teach({ oferta: 12.5 })).body
    const income = { descricao: 'Oferta da EBD: Juniores', categoria: 2, origem: 'aulaEBD', idOrigem: id }
    expect(await entries()).toMatchObject([{ ...income, valor: 12.5, data: '2026-05-10' }])
    const put = (data: object) => app.rest(token, 'PUT', `${path}/${id}`, { dataAula: '2026-05-10', ...data })
    await put({ oferta: 20, dataAula: '2026-05-17' })
    expect(await entries()).toMatchObject([{ ...income, valor: 20, data: '2026-05-17' }])
    await put({ temaAula: 'Noé', dataAula: '2026-05-17' })
    expect(await entries()).toMatchObject([{ ...income, valor: 20 }])
    await put({ oferta: 0 })
    expect(await entries()).toEqual([])
    await put({ oferta: '7.25' })
    expect(await entries()).toMatchObject([{ ...income, valor: 7.25, data: '2026-05-10' }])

    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).body).toEqual({ message: 'Aula excluída com sucesso.' })
    expect(await entries()).toEqual([])
    const back = await app.graphql(await church.token(1), restore, { id })
    expect(back.data.restaurarAulaEBD).toEqual({ excluidoEm: null, oferta: '7.25' })
    expect(await entries()).toMatchObject([{ ...income, valor: 7.25 }])
    await app.rest(token, 'DELETE', `${path}/${id}`)
    await teach()
    expect((await app.graphql(await church.token(1), restore, { id })).status).toBe(409)
  })

  test('the offering of a lesson cannot change in a closed month, while the roll call still can', async () => {
    const { id } = (await teach({ dataAula: '2026-01-11', oferta: 10 })).body
    const admin = await church.token(1)
    expect((await app.graphql(admin, 'mutation { fecharMes(mes: "2026-01") { message } }')).errors).toBeUndefined()
    const put = (data: object) => app.rest(token, 'PUT', `${path}/${id}`, { dataAula: '2026-01-11', ...data })
    expect((await put({ presentes: [pupils[0]?.id] })).body.qtdePresentes).toBe(1)
    const text = 'O mês de janeiro de 2026 está fechado.'
    expect((await put({ oferta: 11, presentes: [] })).body.message).toBe(text)
    expect((await put({ dataAula: '2026-02-01' })).status).toBe(409)
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(409)
    expect(await roll(id)).toEqual([pupils[0]?.id])
    const may = 'query($id: ID!) { aulaEBD(id: $id) { acoesPermitidas } }'
    expect((await app.graphql(token, may, { id })).data.aulaEBD.acoesPermitidas).toEqual(['editar'])
  })

  test('the offering of a lesson is a valid amount, and the counts are whole numbers from 0 to 999', async () => {
    expect((await teach({ oferta: -1 })).body.campos).toEqual({ oferta: 'O valor não pode ser negativo.' })
    expect((await teach({ oferta: 'dez' })).status).toBe(422)
    for (const biblias of [-1, 1000, 1.5])
      expect((await teach({ biblias })).body.campos).toEqual({ biblias: 'Informe um número de 0 a 999.' })
    expect((await teach({ dataAula: '2026-02-30' })).body.campos).toEqual({ dataAula: 'Informe uma data válida.' })
  })
})

describe('the attendance report', () => {
  test('the attendance report counts lessons since each pupil joined, in the church time zone, equally in query and file', async () => {
    const [ana, beto] = pupils as [(typeof pupils)[0], (typeof pupils)[0]]
    const guest = await church.person()
    await app.sql('update membro_classe_ebd set created_at = $2 where id_membro = $1', [ana.id, '2026-04-01'])
    await app.sql('update membro_classe_ebd set created_at = $2 where id_membro = $1', [beto.id, '2026-05-17T03:30Z'])
    await teach({ dataAula: '2026-05-03', presentes: [ana.id] })
    await teach({ dataAula: '2026-05-10', presentes: [ana.id, guest.id] })
    await teach({ dataAula: '2026-05-17', presentes: [beto.id] })
    await teach({ dataAula: '2026-07-05', presentes: [ana.id] })
    // a planned lesson, and one whose roll nobody called, are nobody's absence
    await teach({ dataAula: '2026-05-24', visitantes: 2 })
    await teach({ dataAula: '2026-06-28' })
    const { data } = await app.graphql(token, frequencia, { id: idClasse, de: '2026-04-01', ate: '2026-06-30' })
    const rows = data.frequenciaEBD.alunos
    expect(data.frequenciaEBD.aulas).toHaveLength(5)
    const of = (id: number) => rows.find(({ idMembro }: { idMembro: number }) => idMembro === id)
    expect(of(ana.id)).toMatchObject({
      aluno: true,
      aulas: 3,
      presencas: 2,
      percentual: 67,
      membro: { name: ana.name },
    })
    expect(of(ana.id).datas).toEqual(['2026-05-03', '2026-05-10'])
    expect(of(beto.id)).toMatchObject({ aulas: 1, presencas: 1, percentual: 100 })
    expect(of(guest.id)).toMatchObject({ aluno: false, aulas: 1, presencas: 1 })
    const query = `idClasse=${idClasse}&dataInicial=2026-04-01&dataFinal=2026-06-30`
    const csv = (await app.rest(token, 'GET', `/exportar/frequenciaEBD?formato=csv&${query}`)).body.toString()
    // counts have no quotes, so a spreadsheet can add them
    expect(csv).toContain(`"${ana.name}";"Sim";3;2;1;67;"03/05/2026, 10/05/2026"`)
    const all = (await app.rest(token, 'GET', '/exportar/frequenciaEBD?formato=csv&dataInicial=2026-05-01')).body
    expect(all.toString()).toContain('Juniores')
  })

  test('the report within each class of a list is the same, in as many statements for four classes as for one', async () => {
    await teach({ dataAula: '2026-05-03', presentes: [pupils[0]?.id] })
    await teach({ dataAula: '2026-05-10', presentes: [pupils[1]?.id, (await church.person()).id] })
    for (let n = 0; n < 3; n++) {
      const { id } = (await app.rest(token, 'POST', '/classesEBD', { nomeClasse: unique('Jovens ') })).body
      await app.rest(token, 'POST', '/classesEBD-membros', { idClasse: id, idMembro: pupils[n % 2]?.id })
      await teach({ idClasse: id, presentes: [pupils[0]?.id] })
    }
    const period = { de: '2026-04-01', ate: '2026-06-30' }
    const fields = /frequenciaEBD\(.*?\) (\{.*\}) \}$/.exec(frequencia)?.[1]
    const within = `query($n: Int!, $de: DateOnly, $ate: DateOnly) { classesEBD(first: $n) { nodes { id frequencia(de: $de, ate: $ate) ${fields} } } }`
    const ask = (n: number) => app.graphql(token, within, { n, ...period })
    const { data, errors } = await ask(4)
    expect(errors).toBeUndefined()
    expect(data.classesEBD.nodes).toHaveLength(4)
    for (const { id, frequencia: found } of data.classesEBD.nodes)
      expect((await app.graphql(token, frequencia, { id, ...period })).data.frequenciaEBD).toEqual(found)
    const one = await countStatements(() => ask(1))
    expect(await countStatements(() => ask(4))).toBeLessThanOrEqual(one)
    expect((await app.graphql(await church.token(2), within, { n: 1 })).status).toBe(403)
  })

  test('the attendance report covers at most a year; a missing end is the end of the quarter', async () => {
    const ask = async (de?: string, ate?: string) => app.graphql(token, frequencia, { id: idClasse, de, ate })
    expect((await ask('2026-02-10')).data.frequenciaEBD).toMatchObject({
      dataInicial: '2026-02-10',
      dataFinal: '2026-03-31',
    })
    expect((await ask('2026-02-10', '2026-02-09')).errors?.[0]?.extensions.campos).toEqual({
      dataFinal: 'O fim não pode ser antes do início.',
    })
    expect((await ask('2025-01-01', '2026-06-01')).errors?.[0]?.extensions.campos).toEqual({
      dataFinal: 'Escolha um período de até um ano.',
    })
  })
})

test('the list is searched by theme and class, and filtered by class and days', async () => {
  const second = (await app.rest(token, 'POST', '/classesEBD', { nomeClasse: unique('Jovens ') })).body.id
  await teach({ temaAula: 'A arca de Noé' })
  await teach({ idClasse: second, dataAula: '2026-05-17' })
  const days = async (query: string) =>
    (await app.rest(token, 'GET', `${path}${query}`)).body.map(({ dataAula }: { dataAula: string }) => dataAula)
  expect(await days('')).toEqual(['2026-05-17', '2026-05-10'])
  expect(await days('?busca=noe')).toEqual(['2026-05-10'])
  expect(await days('?busca=jovens')).toEqual(['2026-05-17'])
  expect(await days(`?idClasse=${idClasse}`)).toEqual(['2026-05-10'])
  expect(await days('?dataInicial=2026-05-11&dataFinal=2026-05-31')).toEqual(['2026-05-17'])
})

describe('marks of a device', () => {
  const markDocument =
    'mutation($id: ID!, $input: MarcasInput!) { marcarPresencasAula(id: $id, input: $input) { aula { qtdePresentes visitantes versao } recusados { idMembro motivo } } }'
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const mark = (id: number | string | undefined, presente: boolean, minutes: number) => ({
    idMembro: String(id),
    presente,
    marcadoEm: minutesAgo(minutes),
  })
  const deliver = (id: number, marcas: object[], data: object = {}, by = token) =>
    app.graphql(by, markDocument, { id, input: { marcas, enviadoEm: new Date().toISOString(), ...data } })

  test('marks may come late, repeatedly and in any order: the newest of each pupil counts, and so does the number of visitors', async () => {
    const { id } = (await teach()).body
    const [ana, beto] = pupils
    const first = [mark(ana?.id, true, 30), mark(beto?.id, true, 30)]
    const visitantes = { quantos: 4, marcadoEm: minutesAgo(30) }
    const { data } = await deliver(id, first, { visitantes })
    expect(data.marcarPresencasAula).toMatchObject({ aula: { qtdePresentes: 2, visitantes: 4 }, recusados: [] })
    await deliver(id, [mark(beto?.id, false, 10)], { visitantes: { quantos: 6, marcadoEm: minutesAgo(10) } })
    await deliver(id, first, { visitantes })
    expect(await roll(id)).toEqual([ana?.id])
    const { body: aula } = await app.rest(token, 'GET', `${path}/${id}`)
    expect(aula).toMatchObject({ qtdePresentes: 1, visitantes: 6 })
    // a number that was corrected with the lesson is newer than the count of the device
    await app.rest(token, 'PUT', `${path}/${id}`, { dataAula: aula.dataAula, visitantes: 7 })
    await deliver(id, [], { visitantes: { quantos: 9, marcadoEm: minutesAgo(5) } })
    expect((await app.rest(token, 'GET', `${path}/${id}`)).body.visitantes).toBe(7)
  })

  test('older marks do not change a roll that was saved at once later', async () => {
    const { id, versao } = (await teach()).body
    const [ana, beto] = pupils
    const body = { dataAula: '2026-05-10', presentes: [ana?.id], versao }
    expect((await app.rest(token, 'PUT', `${path}/${id}`, body)).status).toBe(200)
    await deliver(id, [mark(ana?.id, false, 5), mark(beto?.id, true, 5)])
    expect(await roll(id)).toEqual([ana?.id])
  })

  test('unknown people are named, the others are kept; no other church and no reader marks', async () => {
    const { id } = (await teach()).body
    const stranger = await other.person()
    const { data } = await deliver(id, [mark(pupils[0]?.id, true, 1), mark(stranger.id, true, 1)])
    expect(data.marcarPresencasAula.recusados).toEqual([
      { idMembro: String(stranger.id), motivo: 'Pessoa não encontrada.' },
    ])
    expect((await deliver(id, [], {}, await other.token(1))).status).toBe(404)
    expect((await deliver(id, [], {}, await church.token(2))).status).toBe(403)
    expect(await roll(id)).toEqual([pupils[0]?.id])
  })
})

test('lessons to come are listed from today on, the nearest first; the others latest first', async () => {
  const day = (days: number) => todayIn('America/Sao_Paulo', new Date(Date.now() + days * 86_400_000))
  for (const days of [60, 0, -1, 2, -30]) expect((await teach({ dataAula: day(days) })).status).toBe(201)
  const listed = async (when: string) => (await app.rest(token, 'GET', `${path}?quando=${when}`)).body
  const days = async (when: string) => (await listed(when)).map((row: { dataAula: string }) => row.dataAula)
  expect(await days('proximos')).toEqual([day(0), day(2), day(60)])
  expect(await days('anteriores')).toEqual([day(-1), day(-30)])
  expect((await app.rest(token, 'GET', `${path}?quando=ontem`)).status).toBe(422)
})
