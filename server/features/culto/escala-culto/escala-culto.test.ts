import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import { sameTime } from './escala-culto.rules.js'
import { upcomingEscalas } from './index.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

let week = 0
/** A different Sunday for each worship service, so that tests do not affect each other. */
const sunday = () => new Date(Date.UTC(2090, 0, 1) + 7 * 86_400_000 * week++).toISOString().slice(0, 10)
const service = async (data: object = {}, church = betel) =>
  (await app.rest(await church.token(1), 'POST', '/cultos', { dataCulto: sunday(), horaCulto: '19:00', ...data })).body
const put = async (idCulto: number, idMembro: number, data: object = {}, perfil: 1 | 2 | 3 = 3) =>
  app.rest(await betel.token(perfil), 'POST', '/escalas-cultos', { idCulto, idMembro, funcao: 'Vocal', ...data })
const ofService = async (idCulto: number) =>
  (await app.rest(await betel.token(1), 'GET', `/escalas-cultos?idCulto=${idCulto}`)).body as {
    id: number
    idMembro: number
    funcao: string
    resposta: string
  }[]

const answer = 'mutation($id: ID!, $resposta: String!) { responderEscala(id: $id, resposta: $resposta) { resposta } }'
const ownQuery = '{ minhasEscalas { totalCount nodes { id funcao resposta acoesPermitidas } } }'
const repeat = `mutation($id: ID!, $vezes: Int!, $mesmoHorario: Boolean, $confirmarConflito: Boolean) {
  repetirEscala(id: $id, vezes: $vezes, mesmoHorario: $mesmoHorario, confirmarConflito: $confirmarConflito) {
    cultos criadas existentes conflitos
  } }`
const notify = 'mutation($idCulto: ID) { avisarEscalas(idCulto: $idCulto) { avisadas semEmail } }'
const matriz =
  'query($de: DateOnly!, $ate: DateOnly!) { matrizEscalas(de: $de, ate: $ate) { cultos { id } escalas { id } } }'

describe('access of each perfil to each operation', () => {
  test('rosters get 401 without a session and 403 without a perfil; members can read but not write them', async () => {
    const culto = await service()
    const { body: escala } = await put(culto.id, betel.idCliente)
    const fields = { idCulto: culto.id, idMembro: betel.idCliente, funcao: 'Som' }
    for (const [method, path, body] of [
      ['POST', '/escalas-cultos', fields],
      ['PUT', `/escalas-cultos/${escala.id}`, fields],
      ['DELETE', `/escalas-cultos/${escala.id}`, undefined],
    ] as const)
      for (const [token, status] of [
        [null, 401],
        [await betel.token(-1), 403],
        [await betel.token(2), 403],
      ] as const)
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, status])
    for (const query of [repeat, notify])
      for (const [token, status] of [
        [null, 401],
        [await betel.token(2), 403],
      ] as const)
        expect((await app.graphql(token, query, { id: culto.id, vezes: 1 })).status).toBe(status)
    const read = async (perfil: -1 | 2) => (await app.rest(await betel.token(perfil), 'GET', '/escalas-cultos')).status
    expect([await read(-1), await read(2)]).toEqual([403, 200])
    expect(await ofService(culto.id)).toHaveLength(1)
  })

  test('worship services, people and rosters of another church are not found', async () => {
    const culto = await service()
    const ana = await betel.person()
    const { body: escala } = await put(culto.id, ana.id)
    const token = await other.token(1)
    for (const ref of [escala.id, escala.uuid]) {
      expect((await app.rest(token, 'GET', `/escalas-cultos/${ref}`)).status).toBe(404)
      expect((await app.rest(token, 'DELETE', `/escalas-cultos/${ref}`)).status).toBe(404)
      expect((await app.graphql(token, answer, { id: ref, resposta: 'recusada' })).status).toBe(404)
    }
    const own = await service({}, other)
    const send = async (data: object) =>
      (await app.rest(token, 'POST', '/escalas-cultos', { funcao: 'Som', ...data })).body.campos
    expect(await send({ idCulto: culto.id, idMembro: other.idCliente })).toEqual({ idCulto: 'Culto não encontrado.' })
    expect(await send({ idCulto: own.id, idMembro: ana.id })).toEqual({ idMembro: 'Pessoa não encontrada.' })
    expect((await app.graphql(token, repeat, { id: culto.id, vezes: 1 })).status).toBe(404)
    const { data } = await app.graphql(token, matriz, { de: culto.dataCulto, ate: culto.dataCulto })
    expect(data.matrizEscalas).toEqual({ cultos: [], escalas: [] })
  })
})

describe('a roster entry', () => {
  test('a roster entry needs a worship service, an active person and a function, and is unique', async () => {
    const culto = await service()
    const person = await betel.person()
    const empty = await app.rest(await betel.token(1), 'POST', '/escalas-cultos', {})
    expect([empty.status, empty.body.campos]).toEqual([
      422,
      { idCulto: 'Escolha o culto.', idMembro: 'Escolha quem será escalado.', funcao: 'Informe a função.' },
    ])
    const gone = await betel.person({ usuarioAtivo: 0 })
    expect((await put(culto.id, gone.id)).body.campos).toEqual({ idMembro: 'Só pessoas ativas podem ser escaladas.' })
    expect((await put(culto.id, person.id)).status).toBe(201)
    const twice = await put(culto.id, person.id, { funcao: 'vocal ' })
    expect([twice.status, twice.body.campos]).toEqual([
      409,
      { funcao: 'Esta pessoa já está escalada neste culto com esta função.' },
    ])
    const cancelled = await service()
    await app.rest(await betel.token(1), 'PATCH', `/cultos/${cancelled.id}/cancelar`, {})
    expect((await put(cancelled.id, person.id)).body.message).toBe('Este culto foi cancelado.')
  })

  test('a roster entry is created once by concurrent requests for the same person', async () => {
    const culto = await service()
    const person = await betel.person()
    const answers = await Promise.all(Array.from({ length: 5 }, () => put(culto.id, person.id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  test('a roster entry in an overlapping worship service is saved only after a confirmation', async () => {
    const dataCulto = sunday()
    const [early, late, evening] = [
      await service({ dataCulto, horaCulto: '18:00' }),
      await service({ dataCulto, horaCulto: '19:30' }),
      await service({ dataCulto, horaCulto: '21:00' }),
    ]
    const person = await betel.person({ name: 'Davi Dobrado' })
    await put(early.id, person.id, { funcao: 'Som' })
    const asked = await put(late.id, person.id)
    const [ano, mes, dia] = dataCulto.split('-')
    const text = `Davi Dobrado já está na escala em ${dia}/${mes}/${ano} 18:00, como Som.`
    expect([asked.status, asked.body.campos]).toEqual([409, { confirmarConflito: text }])
    expect(await ofService(late.id)).toEqual([])
    expect((await put(late.id, person.id, { confirmarConflito: true })).status).toBe(201)
    const same = await put(late.id, person.id, { funcao: 'Teclado' })
    expect(same.body.message).toBe('Davi Dobrado já está na escala neste mesmo culto, como Vocal.')
    const free = await betel.person()
    await put(early.id, free.id)
    expect((await put(evening.id, free.id)).status).toBe(201)
  })

  test('a person who blocked the day is put into the roster only after a confirmation', async () => {
    const culto = await service()
    const person = await betel.person({ name: 'Ana Ausente' })
    const days = { idMembro: person.id, dataInicio: culto.dataCulto, observacao: 'Segredo da Ana' }
    await app.rest(await betel.token(3), 'POST', '/indisponibilidades', days)
    const asked = await put(culto.id, person.id)
    const [ano, mes, dia] = culto.dataCulto.split('-')
    const text = `Ana Ausente bloqueou estes dias: ${dia}/${mes}/${ano}.`
    expect([asked.status, asked.body.campos]).toEqual([409, { confirmarConflito: text }])
    expect(await ofService(culto.id)).toEqual([])
    expect((await put(culto.id, person.id, { confirmarConflito: true })).status).toBe(201)
    // an entry that exists is edited without the question
    const [entry] = await ofService(culto.id)
    const edited = await app.rest(await betel.token(3), 'PUT', `/escalas-cultos/${entry?.id}`, {
      idCulto: culto.id,
      idMembro: person.id,
      funcao: 'Som',
    })
    expect(edited.status).toBe(200)
  })

  test('two worship services overlap when they begin less than two hours apart on one day', () => {
    const at = (horaCulto: string, dataCulto = '2026-01-04') => ({ dataCulto, horaCulto })
    expect(sameTime(at('18:00'), at('19:59'))).toBe(true)
    expect(sameTime(at('18:00'), at('20:00'))).toBe(false)
    expect(sameTime(at('18:00'), at('18:00', '2026-01-11'))).toBe(false)
  })

  test('a person who declined is free for another worship service; a new person in the entry has not answered yet', async () => {
    const dataCulto = sunday()
    const [one, two] = [await service({ dataCulto }), await service({ dataCulto })]
    const [ana, beto] = [await betel.person(), await betel.person()]
    const { body } = await put(one.id, ana.id, { resposta: 'recusada' })
    expect((await put(two.id, ana.id)).status).toBe(201)
    const changed = await app.rest(await betel.token(4), 'PUT', `/escalas-cultos/${body.id}`, {
      idCulto: one.id,
      idMembro: beto.id,
      funcao: 'Vocal',
    })
    expect([changed.body.idMembro, changed.body.resposta]).toEqual([beto.id, 'pendente'])
  })

  test('an entry given to somebody else, or moved, does not keep the answer, even if the request repeats it', async () => {
    const [one, two] = [await service(), await service()]
    const [ana, beto] = [await betel.person(), await betel.person()]
    for (const resposta of ['confirmada', 'recusada'] as const)
      for (const changes of [{ idMembro: beto.id }, { idCulto: two.id }]) {
        const funcao = unique('Vocal ')
        const { body } = await put(one.id, ana.id, { funcao, resposta, confirmarConflito: true })
        // what a client read, with one field changed
        const data = { idCulto: one.id, idMembro: ana.id, funcao, resposta, confirmarConflito: true }
        const send = async (more: object) =>
          (await app.rest(await betel.token(3), 'PUT', `/escalas-cultos/${body.id}`, { ...data, ...more })).body
        expect((await send({})).resposta).toBe(resposta)
        expect(await send(changes)).toMatchObject({ ...changes, resposta: 'pendente' })
        expect(await send({ ...changes, resposta })).toMatchObject({ ...changes, resposta })
      }
  })

  test('a roster entry can be deleted and restored, but not restored while the same entry exists again', async () => {
    const culto = await service()
    const person = await betel.person()
    const { body } = await put(culto.id, person.id)
    const token = await betel.token(1)
    await app.rest(token, 'DELETE', `/escalas-cultos/${body.id}`)
    expect(await ofService(culto.id)).toEqual([])
    const restore = 'mutation($id: ID!) { restaurarEscalaCulto(id: $id) { id } }'
    const { body: again } = await put(culto.id, person.id)
    expect((await app.graphql(token, restore, { id: body.id })).status).toBe(409)
    await app.rest(token, 'DELETE', `/escalas-cultos/${again.id}`)
    expect((await app.graphql(token, restore, { id: body.id })).status).toBe(200)
    expect((await ofService(culto.id)).map(({ id }) => id)).toEqual([body.id])
  })
})

describe('a person’s own roster entries', () => {
  test('a person’s own roster entries can be read and answered even without a perfil; other people cannot answer them', async () => {
    const culto = await service()
    const person = await betel.person({ perfil: -1 })
    const token = await app.session(betel.idCliente, person.id)
    const { body: escala } = await put(culto.id, person.id)
    const { data } = await app.graphql(token, ownQuery)
    expect(data.minhasEscalas).toEqual({
      totalCount: 1,
      nodes: [{ id: escala.id, funcao: 'Vocal', resposta: 'pendente', acoesPermitidas: ['responder'] }],
    })
    expect((await app.rest(token, 'GET', '/escalas-cultos')).status).toBe(403)
    const path = `/escalas-cultos/${escala.id}/responder`
    expect((await app.rest(await betel.token(2), 'PATCH', path, { resposta: 'recusada' })).status).toBe(404)
    const odd = await app.rest(token, 'PATCH', path, { resposta: 'talvez' })
    expect([odd.status, odd.body.campos]).toEqual([422, { resposta: 'A resposta é confirmada ou recusada.' }])
    expect((await app.rest(token, 'PATCH', path, { resposta: 'confirmada' })).body.resposta).toBe('confirmada')
    expect((await app.graphql(token, answer, { id: escala.uuid, resposta: 'recusada' })).status).toBe(200)
    expect((await ofService(culto.id))[0]?.resposta).toBe('recusada')
    expect((await app.graphql(null, ownQuery)).status).toBe(401)
  })

  test('a person’s own roster entries cannot be answered once the worship service has begun or was cancelled', async () => {
    const person = await betel.person()
    const token = await app.session(betel.idCliente, person.id)
    const [past, cancelled] = [await service({ dataCulto: '2020-01-05' }), await service()]
    const { body: first } = await put(past.id, person.id)
    const { body: second } = await put(cancelled.id, person.id)
    await app.rest(await betel.token(1), 'PATCH', `/cultos/${cancelled.id}/cancelar`, {})
    const say = async (id: number) =>
      (await app.graphql(token, answer, { id, resposta: 'confirmada' })).errors?.[0]?.message
    expect([await say(first.id), await say(second.id)]).toEqual(['Este culto já começou.', 'Este culto foi cancelado.'])
  })

  test('the next entries are listed on the home page, past ones in the person’s timeline', async () => {
    const person = await betel.person()
    await put((await service({ dataCulto: '2020-01-05' })).id, person.id, { funcao: 'Som' })
    const later = await service({ dataCulto: '2095-02-06' })
    const sooner = await service({ dataCulto: '2095-01-02' })
    for (const { id } of [later, sooner]) await put(id, person.id)
    await put((await service({ dataCulto: '2095-03-06' })).id, person.id, { resposta: 'recusada' })
    const reading = await openReading(app.services.sessions, betel.idCliente)
    const next = await upcomingEscalas(reading, { id: person.id }, 5).finally(() => reading.end())
    expect(next.map(({ dataCulto }) => dataCulto)).toEqual(['2095-01-02', '2095-02-06'])
    const query = 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo } } }'
    const { data } = await app.graphql(await betel.token(1), query, { id: person.id })
    const served = data.usuario.linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'escalaCulto')
    expect(served).toEqual([{ tipo: 'escalaCulto', titulo: 'Serviu em um culto: Som' }])
  })
})

describe('repeating a roster', () => {
  test('repeating a roster copies it to the following worship services of the same weekday and time; a repetition adds nothing', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const day = (index: number) => new Date(Date.UTC(2090, 0, 1 + index)).toISOString().slice(0, 10)
    const ids: number[] = []
    for (const [index, horaCulto] of [
      [0, '19:00'],
      [3, '19:00'],
      [7, '19:00'],
      [7, '09:00'],
      [14, '19:00'],
      [21, '19:00'],
    ] as const)
      ids.push((await service({ dataCulto: day(index), horaCulto }, church)).id)
    const [first, , second, , third, fourth] = ids
    const ana = await church.person({ name: 'Ana Escalada' })
    const rosters = async (idCulto: number | undefined) =>
      ((await app.rest(token, 'GET', `/escalas-cultos?idCulto=${idCulto}`)).body as { funcao: string }[]).map(
        ({ funcao }) => funcao,
      )
    const roster = (idCulto: number | undefined, idMembro: number, funcao: string) =>
      app.rest(token, 'POST', '/escalas-cultos', { idCulto, idMembro, funcao, confirmarConflito: true })
    expect((await app.graphql(token, repeat, { id: first, vezes: 1 })).errors?.[0]?.message).toBe(
      'Este culto ainda não tem ninguém na escala.',
    )
    await roster(first, church.idCliente, 'Vocal')
    await roster(first, ana.id, 'Som')
    await roster(first, ana.id, 'Projeção')
    // this person already serves in another function of that worship service: a conflict that exists before the
    // repetition
    await roster(third, ana.id, 'Recepção')
    const once = await app.graphql(token, repeat, { id: first, vezes: 2 })
    expect(once.data.repetirEscala).toEqual({
      cultos: 2,
      criadas: 4,
      existentes: 0,
      conflitos: ['Ana Escalada, Som, 15/01/2090 19:00', 'Ana Escalada, Projeção, 15/01/2090 19:00'],
    })
    expect(await rosters(second)).toEqual(['Projeção', 'Som', 'Vocal'])
    expect([await rosters(ids[1]), await rosters(ids[3]), await rosters(fourth)]).toEqual([[], [], []])
    const again = await app.graphql(token, repeat, { id: first, vezes: 2, confirmarConflito: true })
    expect(again.data.repetirEscala).toMatchObject({ criadas: 2, existentes: 4, conflitos: [] })
    expect(await rosters(third)).toEqual(['Projeção', 'Recepção', 'Som', 'Vocal'])
    expect((await app.graphql(token, repeat, { id: fourth, vezes: 1 })).status).toBe(409)
    await app.rest(token, 'POST', '/indisponibilidades', { idMembro: ana.id, dataInicio: day(21), dataFim: day(30) })
    const away = await app.graphql(token, repeat, { id: first, vezes: 3 })
    expect(away.data.repetirEscala.conflitos).toEqual([
      'Ana Escalada, Som, 22/01/2090 19:00',
      'Ana Escalada, Projeção, 22/01/2090 19:00',
    ])
    expect(await rosters(fourth)).toEqual(['Vocal'])
    expect((await app.graphql(token, repeat, { id: first, vezes: 13 })).errors?.[0]?.extensions.campos).toEqual({
      vezes: 'Repita em no máximo 12 cultos.',
    })
  })

  test('repeating a past roster fills only worship services that have not begun', async () => {
    const horaCulto = '08:45'
    const [past, over] = [
      await service({ dataCulto: '2020-01-05', horaCulto }),
      await service({ dataCulto: '2020-01-12', horaCulto }),
    ]
    await put(past.id, betel.idCliente)
    const token = await betel.token(1)
    const copy = () => app.graphql(token, repeat, { id: past.id, vezes: 2 })
    expect((await copy()).errors?.[0]?.message).toBe('Não há cultos agendados depois deste em que repetir a escala.')
    const next = await service({ dataCulto: sunday(), horaCulto })
    expect((await copy()).data.repetirEscala).toMatchObject({ cultos: 1, criadas: 1 })
    expect([await ofService(over.id), (await ofService(next.id)).length]).toEqual([[], 1])
  })

  test('repeating a roster leaves whoever declined the function in a later worship service as it is, and copies the others', async () => {
    const token = await betel.token(1)
    const [dataCulto, horaCulto] = [sunday(), '08:15']
    const [one, two] = [await service({ dataCulto, horaCulto }), await service({ dataCulto: sunday(), horaCulto })]
    const [ana, beto] = [await betel.person(), await betel.person()]
    for (const { id } of [ana, beto]) await put(one.id, id)
    await put(two.id, ana.id, { funcao: 'VOCAL', resposta: 'recusada' })
    const copied = await app.graphql(token, repeat, { id: one.id, vezes: 1, confirmarConflito: true })
    expect(copied.data.repetirEscala).toEqual({ cultos: 1, criadas: 1, existentes: 1, conflitos: [] })
    const there = (await ofService(two.id)).map(({ idMembro, resposta }) => [idMembro, resposta])
    expect(there).toHaveLength(2)
    expect(there).toEqual(
      expect.arrayContaining([
        [ana.id, 'recusada'],
        [beto.id, 'pendente'],
      ]),
    )
  })
})

test('the matrix contains the worship services of a period of at most 62 days, with their rosters', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const culto = await service({ dataCulto: '2090-05-07' }, church)
  await service({ dataCulto: '2090-07-20' }, church)
  await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: church.idCliente, funcao: 'Som' })
  const { data } = await app.graphql(token, matriz, { de: '2090-05-01', ate: '2090-05-31' })
  expect(data.matrizEscalas).toEqual({ cultos: [{ id: culto.id }], escalas: [{ id: expect.any(Number) }] })
  for (const ate of ['2090-07-31', '2090-04-30'])
    expect((await app.graphql(token, matriz, { de: '2090-05-01', ate })).errors?.[0]?.extensions.campos).toEqual({
      ate: 'Escolha um período de até 62 dias.',
    })
})

describe('candidates for a function of a worship service', () => {
  const query =
    'query($id: ID!, $funcao: String!, $busca: String) { candidatosEscala(idCulto: $id, funcao: $funcao, busca: $busca) { name ultimaVez dataNascimento } }'

  test('people who served in the function come first, those who served longest ago on top; people who already have it are left out', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const people: Record<string, number> = {}
    for (const name of ['Ana', 'Beto', 'Caio', 'Davi', 'Eva'])
      people[name] = (await church.person({ name: `Zz ${name}` })).id
    const on = async (dataCulto: string, name: string, data: object = {}) => {
      const { id } = await service({ dataCulto }, church)
      const body = { idCulto: id, idMembro: people[name], funcao: 'Som', ...data }
      expect((await app.rest(token, 'POST', '/escalas-cultos', body)).status).toBe(201)
    }
    await on('2091-03-01', 'Beto')
    await on('2091-03-08', 'Davi', { funcao: 'SOM' })
    await on('2091-03-15', 'Beto')
    await on('2091-02-01', 'Caio', { resposta: 'recusada' })
    await on('2091-02-01', 'Eva', { funcao: 'Vocal' })
    const culto = await service({ dataCulto: '2091-03-22' }, church)
    await app.rest(token, 'POST', '/escalas-cultos', { idCulto: culto.id, idMembro: people.Ana, funcao: 'Som' })
    const found = async (busca: string, as = token) =>
      (await app.graphql(as, query, { id: culto.uuid, funcao: 'som', busca })).data.candidatosEscala
    expect(await found('zz')).toEqual([
      { name: 'Zz Davi', ultimaVez: '2091-03-08', dataNascimento: null },
      { name: 'Zz Beto', ultimaVez: '2091-03-15', dataNascimento: null },
      { name: 'Zz Caio', ultimaVez: null, dataNascimento: null },
      { name: 'Zz Eva', ultimaVez: null, dataNascimento: null },
    ])
    expect(await found('zz caio')).toEqual([{ name: 'Zz Caio', ultimaVez: null, dataNascimento: null }])
  })

  test('people who blocked the day, or who serve at that hour, come after those who are free, with the reason', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const people: Record<string, number> = {}
    for (const name of ['Ana', 'Beto', 'Caio', 'Davi']) people[name] = (await church.person({ name: `Zz ${name}` })).id
    const on = async (dataCulto: string, horaCulto: string, name: string, funcao: string) => {
      const { id } = await service({ dataCulto, horaCulto }, church)
      await app.rest(token, 'POST', '/escalas-cultos', { idCulto: id, idMembro: people[name], funcao })
    }
    for (const [week, name] of ['Ana', 'Beto', 'Caio', 'Davi'].entries())
      await on(`2091-04-0${week + 1}`, '19:00', name, 'Som')
    await on('2091-05-06', '18:00', 'Beto', 'Vocal')
    await on('2091-05-06', '09:00', 'Davi', 'Vocal')
    const away = { idMembro: people.Ana, dataInicio: '2091-05-05', dataFim: '2091-05-07', observacao: 'Cirurgia' }
    await app.rest(token, 'POST', '/indisponibilidades', away)
    await app.rest(token, 'POST', '/indisponibilidades', { idMembro: people.Caio, dataInicio: '2091-05-07' })
    const culto = await service({ dataCulto: '2091-05-06', horaCulto: '19:00' }, church)
    const marked = `query($id: ID!) { candidatosEscala(idCulto: $id, funcao: "Som", busca: "zz") {
      name ausencia { dataInicio dataFim temObservacao } servico { funcao horaCulto mesmoCulto } } }`
    const { data } = await app.graphql(token, marked, { id: culto.id })
    expect(data.candidatosEscala).toEqual([
      { name: 'Zz Caio', ausencia: null, servico: null },
      { name: 'Zz Davi', ausencia: null, servico: null },
      {
        name: 'Zz Ana',
        ausencia: { dataInicio: '2091-05-05', dataFim: '2091-05-07', temObservacao: true },
        servico: null,
      },
      { name: 'Zz Beto', ausencia: null, servico: { funcao: 'Vocal', horaCulto: '18:00', mesmoCulto: false } },
    ])
    const matrix = '{ matrizEscalas(de: "2091-05-01", ate: "2091-05-31") { ausentes { idMembro dataFim } } }'
    const absent = async (perfil: 2 | 3) =>
      (await app.graphql(await church.token(perfil), matrix)).data.matrizEscalas.ausentes
    expect(await absent(3)).toEqual([
      { idMembro: people.Ana, dataFim: '2091-05-07' },
      { idMembro: people.Caio, dataFim: '2091-05-07' },
    ])
    expect(await absent(2)).toEqual([])
  })

  test('candidates for a function of a worship service are shown only to people who may write rosters, and only in their own church', async () => {
    const culto = await service()
    const ask = async (token: string | null, id: number | string = culto.id) =>
      (await app.graphql(token, query, { id, funcao: 'Som' })).status
    expect([await ask(null), await ask(await betel.token(2)), await ask(await betel.token(3))]).toEqual([401, 403, 200])
    expect(await ask(await other.token(1))).toBe(404)
  })

  test('candidates for a function of a worship service need the same number of SQL statements for many people as for one', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const culto = await service({}, church)
    const ask = async () => {
      const { data } = await app.graphql(token, query, { id: culto.id, funcao: 'Som' })
      return data.candidatosEscala.length
    }
    await ask()
    const one = await countStatements(ask)
    for (let i = 0; i < 8; i++) {
      const { id: idMembro } = await church.person()
      const { id: idCulto } = await service({ dataCulto: `2092-01-0${i + 1}` }, church)
      await app.rest(token, 'POST', '/escalas-cultos', { idCulto, idMembro, funcao: 'Som' })
    }
    // after a change of rosters or groups the next request reads anew what the person may do
    await ask()
    expect(await countStatements(ask)).toBe(one)
  })
})
