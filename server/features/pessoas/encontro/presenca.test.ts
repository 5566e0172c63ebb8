import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { anotherDay, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

type Person = Awaited<ReturnType<TestChurch['person']>>

/** A meeting of a new cell with these members. */
async function meetingOf(...names: string[]) {
  const token = await betel.token(1)
  const cell = (await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Célula ') })).body.id as number
  const people: Person[] = []
  for (const name of names) {
    const person = await betel.person({ name: `${name} ${unique('m')}` })
    await app.rest(token, 'POST', '/membros-celulas', { idCelula: cell, idMembro: person.id })
    people.push(person)
  }
  const { id, uuid } = (await app.rest(token, 'POST', `/celulas/${cell}/encontros`, { dataEncontro: anotherDay() }))
    .body
  return { cell, people, id: id as number, uuid: uuid as string, path: `/celulas/${cell}/encontros/${id}/membros` }
}

const saveDocument =
  'mutation($id: ID!, $input: PresencasInput!) { salvarPresencas(id: $id, input: $input) { qtdePresentes visitantes versao } }'
const add =
  'mutation($id: ID!, $idMembro: ID!) { adicionarMembroEncontro(input: { idEncontro: $id, idMembro: $idMembro }) { idEncontro idMembro membro { name } } }'
const remove =
  'mutation($id: ID!, $idMembro: ID!) { excluirMembroEncontro(idEncontro: $id, idMembro: $idMembro) { message } }'
const chamada =
  'query($id: ID!) { encontro(id: $id) { versao visitantes qtdePresentes chamada { idMembro presente membroCelula membroLider membro { name } } } }'

const read = async (id: number) => (await app.graphql(await betel.token(2), chamada, { id })).data.encontro
const present = async (id: number): Promise<number[]> =>
  (await read(id)).chamada.flatMap((line: { idMembro: number; presente: boolean }) =>
    line.presente ? [line.idMembro] : [],
  )
const save = async (id: number, people: readonly { id: number }[], data: object = {}) =>
  app.graphql(await betel.token(3), saveDocument, {
    id,
    input: { presentes: people.map((person) => String(person.id)), visitantes: 0, ...data },
  })

describe('every operation checks the session and the permission', () => {
  const operations = (id: number | string, idMembro: number | string): [string, object][] => [
    [saveDocument, { id, input: { presentes: [], visitantes: 9 } }],
    [add, { id, idMembro }],
    [remove, { id, idMembro }],
  ]

  test('only who may write marks who came to a meeting; readers see it', async () => {
    const { id, people, path } = await meetingOf('Ana', 'Beto')
    const [ana, beto] = people as [Person, Person]
    await save(id, [ana])
    for (const [token, status] of [
      [null, 401],
      [await betel.token(-1), 403],
      [await betel.token(2), 403],
    ] as const) {
      for (const [query, variables] of operations(id, beto.id))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, status])
      expect((await app.rest(token, 'POST', path, { idMembro: beto.id })).status).toBe(status)
      expect((await app.rest(token, 'DELETE', `${path}/${ana.id}`)).status).toBe(status)
    }
    expect((await app.rest(null, 'GET', path)).status).toBe(401)
    expect((await app.rest(await betel.token(-1), 'GET', path)).status).toBe(403)
    expect((await app.rest(await betel.token(2), 'GET', path)).body).toMatchObject([{ idMembro: ana.id }])
  })

  test("another church's meetings and people are not found", async () => {
    const { id, uuid, people, path } = await meetingOf('Ana')
    const token = await other.token(1)
    for (const ref of [id, uuid])
      for (const [query, variables] of operations(ref, people[0]?.id ?? 0))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
    for (const method of ['GET', 'POST'] as const)
      expect((await app.rest(token, method, path, method === 'POST' ? { idMembro: 1 } : undefined)).status).toBe(404)
    expect((await app.rest(token, 'DELETE', `${path}/${people[0]?.id}`)).status).toBe(404)
    const stranger = await other.person()
    for (const ref of [stranger.id, stranger.uuid]) {
      const saved = await app.graphql(await betel.token(3), saveDocument, {
        id,
        input: { presentes: [String(people[0]?.id), String(ref)], visitantes: 2 },
      })
      expect(saved.errors?.[0]?.extensions.campos).toEqual({
        presentes: 'Uma das pessoas presentes não foi encontrada.',
      })
      const added = await app.rest(await betel.token(3), 'POST', path, { idMembro: ref })
      expect([added.status, added.body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    }
    expect(await read(id)).toMatchObject({ visitantes: 0, qtdePresentes: 0, versao: 1 })
  })
})

describe('a person who attended and was deleted later', () => {
  test('a person who attended and was deleted later is shown by name without contact data until restored, also in a pastoral visit', async () => {
    const { id, path } = await meetingOf()
    const gone = await betel.person({ telefoneUsuario: '11987654321' })
    const { id: idPastor } = await betel.person()
    const token = await betel.token(1)
    await app.rest(token, 'POST', path, { idMembro: gone.id })
    const body = { idPastor, idVisitado: gone.id, dataVisita: '2026-04-02' }
    const visita = (await app.rest(token, 'POST', '/visitas-pastorais', body)).body.id
    const seen = async () => {
      const query = `query($e: ID!, $v: ID!) { encontro(id: $e) { chamada { membro { name email telefoneUsuario } } }
        visitaPastoral(id: $v) { visitado { name email telefoneUsuario } } }`
      const { data } = await app.graphql(token, query, { e: id, v: visita })
      return [
        data.encontro.chamada[0].membro,
        data.visitaPastoral.visitado,
        (await app.rest(token, 'GET', path)).body[0].membro,
      ]
    }
    const whole = { name: gone.name, email: gone.email, telefoneUsuario: '11987654321' }
    const remembered = { name: gone.name, email: null, telefoneUsuario: null }
    expect(await seen()).toEqual([whole, whole, whole])
    await app.rest(token, 'DELETE', `/user/${gone.id}`)
    expect(await seen()).toEqual([remembered, remembered, { ...remembered, email: '' }])
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: gone.id })
    expect(await seen()).toEqual([whole, whole, whole])
  })
})

describe('saving the whole attendance', () => {
  test('the attendance lists the members by name, marks the leader, and lists the guests who came', async () => {
    const { id, people } = await meetingOf('Zilda', 'Ávila', 'Beto')
    const [zilda, avila] = people as [Person, Person, Person]
    const guest = await betel.person({ name: 'Convidada' })
    await save(id, [avila, guest])
    const lines = (await read(id)).chamada.map(
      (line: { membro: { name: string }; presente: boolean; membroCelula: boolean; membroLider: number }) => [
        line.membro.name.split(' ')[0],
        line.presente,
        line.membroCelula,
        line.membroLider,
      ],
    )
    expect(lines).toEqual([
      ['Ávila', true, true, 0],
      ['Beto', false, true, 0],
      ['Convidada', true, false, 0],
      ['Zilda', false, true, 1],
    ])
    expect(zilda.name).toMatch(/^Zilda/)
  })

  test('the request that saves the meeting may also contain the attendance; without it the stored attendance does not change', async () => {
    const { people, path } = await meetingOf('Ana', 'Beto')
    const [ana, beto] = people as [Person, Person]
    const token = await betel.token(3)
    const meetings = path.replace(/\/\d+\/membros$/, '')
    const send = (body: object) => app.rest(token, 'POST', meetings, { dataEncontro: anotherDay(), ...body })
    const made = await send({ presentes: [ana.id, beto.uuid] })
    expect([made.status, made.body.qtdePresentes]).toEqual([201, 2])
    const { id, dataEncontro } = made.body
    const edit = async (body: object) =>
      (await app.rest(token, 'PUT', `${meetings}/${id}`, { dataEncontro, ...body })).body
    expect((await edit({ temaEstudo: 'Salmo 1' })).qtdePresentes).toBe(2)
    expect((await edit({ presentes: [beto.id] })).qtdePresentes).toBe(1)
    expect(await present(id)).toEqual([beto.id])
    expect((await edit({ presentes: [] })).qtdePresentes).toBe(0)
    const stranger = await other.person()
    for (const presentes of [[stranger.id], Array(501).fill(ana.id)])
      expect(Object.keys((await send({ presentes })).body.campos)).toEqual(['presentes'])
    const create = 'mutation($input: NovoEncontroInput!) { criarEncontro(input: $input) { qtdePresentes } }'
    const input = {
      idCelula: meetings.match(/\d+/)?.[0],
      dataEncontro: anotherDay(),
      presentes: [String(ana.id)],
    }
    expect((await app.graphql(token, create, { input })).data.criarEncontro.qtdePresentes).toBe(1)
  })

  test('saving the whole attendance replaces the attendance, by id or uuid, and stores each person once', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto', 'Carla')
    const [ana, beto, carla] = people as [Person, Person, Person]
    await save(id, [ana, beto], { visitantes: 2 })
    const presentes = [beto.uuid.toUpperCase(), String(carla.id), carla.uuid, String(carla.id)]
    const { data } = await save(id, [], { presentes, visitantes: 1, versao: 2 })
    expect(data.salvarPresencas).toEqual({ qtdePresentes: 2, visitantes: 1, versao: 3 })
    expect(await present(id)).toEqual([beto.id, carla.id])
    await save(id, [], { visitantes: 0 })
    expect(await read(id)).toMatchObject({ qtdePresentes: 0, visitantes: 0 })
  })

  test('saving the whole attendance is refused for an outdated version, whichever request has changed the meeting', async () => {
    const { id, people, path } = await meetingOf('Ana', 'Beto')
    const [ana, beto] = people as [Person, Person]
    const others: (() => Promise<unknown>)[] = [
      () => save(id, [ana]),
      () => save(id, [ana], { visitantes: 4 }),
      async () => app.rest(await betel.token(3), 'POST', path, { idMembro: beto.id }),
      async () => app.rest(await betel.token(3), 'DELETE', `${path}/${beto.id}`),
    ]
    for (const other of others) {
      const { versao } = await read(id)
      await other()
      const after = await read(id)
      const late = await save(id, [], { visitantes: 0, versao })
      expect([late.status, late.errors?.[0]?.extensions.code]).toEqual([409, 'STALE'])
      expect(await read(id)).toEqual(after)
    }
  })

  test('saving an unchanged attendance changes nothing, not even the version', async () => {
    const { id, people } = await meetingOf('Ana')
    await save(id, people, { visitantes: 1 })
    const { versao } = await read(id)
    expect((await save(id, people, { visitantes: 1, versao })).data.salvarPresencas.versao).toBe(versao)
  })

  test('of two concurrent requests that save the attendance with the same version, one succeeds', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto')
    const { versao } = await read(id)
    const answers = await Promise.all(people.map((person) => save(id, [person], { versao })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await present(id)).toHaveLength(1)
  })

  test('an invalid count or person in the attendance is refused with an error at the field', async () => {
    const { id } = await meetingOf('Ana')
    for (const [data, field] of [
      [{ visitantes: -1 }, 'visitantes'],
      [{ visitantes: 1000 }, 'visitantes'],
      [{ presentes: ['2000000000'] }, 'presentes'],
      [{ presentes: ['99999999999'] }, 'presentes'],
      [{ presentes: ['ana'] }, 'presentes'],
    ] as const) {
      const { status, errors } = await save(id, [], data)
      expect([data, status, Object.keys(errors?.[0]?.extensions.campos ?? {})]).toEqual([data, 422, [field]])
    }
    expect(await read(id)).toMatchObject({ versao: 1 })
  })

  test('a person who was deleted later stays in the attendance, but a deleted person cannot be added', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto')
    const beto = people[1] as Person
    await save(id, people)
    await app.rest(await betel.token(1), 'DELETE', `/user/${beto.id}`)
    expect((await save(id, people, { visitantes: 3 })).data.salvarPresencas).toMatchObject({ qtdePresentes: 2 })
    await save(id, people.slice(0, 1))
    expect((await save(id, people)).status).toBe(422)
  })
})

test('an inactive guest is refused with a message; an inactive member may be marked present', async () => {
  const { id, people, path } = await meetingOf('Ana')
  const [ana] = people as [Person]
  const text = 'sta pessoa está inativa. Ative-a antes de adicioná-la.'
  const gone = await betel.person({ name: 'Caio Lima', usuarioAtivo: 0 })
  const one = await app.rest(await betel.token(1), 'POST', path, { idMembro: gone.id })
  expect([one.status, one.body.campos]).toEqual([422, { idMembro: `E${text}` }])
  const whole = await save(id, [ana, gone])
  expect(whole.errors?.[0]?.extensions.campos).toEqual({ presentes: `Caio Lima: e${text}` })
  expect(await present(id)).toEqual([])
  await app.sql('update usuario set usuario_ativo = 0 where id = $1', [ana.id])
  await save(id, [ana])
  expect(await present(id)).toEqual([ana.id])
})

describe('adding and removing people one by one, as the old integrations do', () => {
  test('the routes of old integrations add a person once, list by name and remove', async () => {
    const { id, people, path } = await meetingOf('Beto', 'Ana')
    const [beto, ana] = people as [Person, Person]
    const token = await betel.token(4)
    for (const person of people) {
      const { status, body } = await app.rest(token, 'POST', path, { idMembro: person.uuid })
      expect([status, body.idEncontro, body.idMembro, body.membro.name]).toEqual([201, id, person.id, person.name])
    }
    const twice = await app.rest(token, 'POST', path, { idMembro: ana.id })
    expect([twice.status, twice.body.campos]).toEqual([409, { idMembro: 'Esta pessoa já está neste encontro.' }])
    const list = await app.rest(token, 'GET', `${path}?busca=${encodeURIComponent(ana.name)}`)
    expect(list.body.map((row: { idMembro: number }) => row.idMembro)).toEqual([ana.id])
    const all = await app.rest(token, 'GET', path)
    expect(all.body.map((row: { idMembro: number }) => row.idMembro)).toEqual([ana.id, beto.id])
    expect((await app.rest(token, 'DELETE', `${path}/${ana.id}`)).body).toEqual({
      message: 'O membro foi excluído com sucesso.',
    })
    expect((await app.rest(token, 'DELETE', `${path}/${ana.id}`)).status).toBe(404)
    expect((await app.graphql(token, remove, { id, idMembro: beto.uuid })).status).toBe(200)
    expect((await app.rest(token, 'GET', path)).body).toEqual([])
  })

  test('a request without a person gets the documented error text', async () => {
    const { path } = await meetingOf('Ana')
    for (const body of [{}, { idMembro: '' }]) {
      const answer = await app.rest(await betel.token(1), 'POST', path, body)
      expect([answer.status, answer.body.message]).toEqual([422, 'Selecione um membro para adicionar ao encontro.'])
    }
  })

  test('the routes of old integrations do not find a meeting in the path of another cell', async () => {
    const [here, there] = [await meetingOf('Ana'), await meetingOf('Beto')]
    const wrong = `/celulas/${here.cell}/encontros/${there.id}/membros`
    const token = await betel.token(1)
    expect((await app.rest(token, 'GET', wrong)).status).toBe(404)
    expect((await app.rest(token, 'POST', wrong, { idMembro: here.people[0]?.id })).status).toBe(404)
    expect((await app.rest(token, 'DELETE', `${wrong}/${there.people[0]?.id}`)).status).toBe(404)
  })

  test('a user who may not read personal data sees only the user’s own telephone number', async () => {
    const { id, path } = await meetingOf()
    const ana = await betel.person({ name: 'Ana', telefoneUsuario: '19987654321', perfil: 2 })
    const beto = await betel.person({ name: 'Beto', telefoneUsuario: '19912345678', perfil: 2 })
    await save(id, [ana, beto])
    const phones = async (token: string) =>
      (await app.rest(token, 'GET', path)).body.map(
        ({ membro }: { membro: { telefoneUsuario: string | null } }) => membro.telefoneUsuario,
      )
    expect(await phones(await betel.token(3))).toEqual(['19987654321', '19912345678'])
    expect(await phones(await app.session(betel.idCliente, beto.id))).toEqual([null, '19912345678'])
  })
})

describe('marks of a device', () => {
  const markDocument =
    'mutation($id: ID!, $input: MarcasInput!) { marcarPresencas(id: $id, input: $input) { encontro { qtdePresentes visitantes versao } recusados { idMembro motivo } } }'
  const minutesAgo = (minutes: number, from = Date.now()) => new Date(from - minutes * 60_000).toISOString()
  const mark = (person: { id: number | string }, presente: boolean, minutes: number, now = Date.now()) => ({
    idMembro: String(person.id),
    presente,
    marcadoEm: minutesAgo(minutes, now),
  })
  const deliver = async (id: number, marcas: object[], data: object = {}, token?: string) =>
    app.graphql(token ?? (await betel.token(3)), markDocument, {
      id,
      input: { marcas, enviadoEm: new Date().toISOString(), ...data },
    })

  test('a delivery may come again and again, late and in any order: the newest mark of each person wins', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto', 'Caio')
    const [ana, beto, caio] = people as [Person, Person, Person]
    const first = [mark(ana, true, 30), mark(beto, true, 30), mark(caio, false, 30)]
    const { data } = await deliver(id, first, { visitantes: { quantos: 4, marcadoEm: minutesAgo(30) } })
    expect(data.marcarPresencas).toMatchObject({ encontro: { qtdePresentes: 2, visitantes: 4 }, recusados: [] })
    // another leader took Beto off later, and his phone delivered first
    await deliver(id, [mark(beto, false, 10)])
    expect(await present(id)).toEqual([ana.id])
    // the first phone heard no answer and sends the same again
    await deliver(id, first, { visitantes: { quantos: 9, marcadoEm: minutesAgo(31) } })
    expect(await present(id)).toEqual([ana.id])
    expect((await read(id)).visitantes).toBe(4)
    // an older mark of Ana arrives at last
    await deliver(id, [mark(ana, false, 40)])
    expect(await present(id)).toEqual([ana.id])
  })

  test('an answer can carry only the lines of those who were marked, and each makes one version', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto', 'Caio')
    const [ana, beto] = people as [Person, Person]
    const guest = await betel.person()
    const small = markDocument.replace(
      'recusados',
      'marcados { idMembro presente membroCelula membro { id } } recusados',
    )
    const answer = async (marcas: object[]) =>
      (
        await app.graphql(await betel.token(3), small, {
          id,
          input: { marcas, enviadoEm: new Date().toISOString() },
        })
      ).data.marcarPresencas
    const first = await answer([mark(ana, true, 3), mark(guest, true, 3)])
    const line = ({ id: idMembro }: { id: number }, presente: boolean, membroCelula: boolean) => ({
      idMembro,
      presente,
      membroCelula,
      membro: { id: idMembro },
    })
    expect(first.marcados).toEqual([line(ana, true, true), line(guest, true, false)])
    // the guest is no longer on the roll, and the answer says so
    const second = await answer([mark(guest, false, 2), mark(beto, false, 2)])
    expect(second.marcados).toEqual([line(guest, false, false), line(beto, false, true)])
    expect(second.encontro.versao).toBe(first.encontro.versao + 1)
  })

  test('two leaders at once: nothing of either is lost', async () => {
    const { id, people } = await meetingOf('Ana', 'Beto', 'Caio', 'Davi')
    const [ana, beto, caio, davi] = people as [Person, Person, Person, Person]
    const answers = await Promise.all([
      deliver(id, [mark(ana, true, 2), mark(beto, true, 2)]),
      deliver(id, [mark(caio, true, 1), mark(davi, true, 1)]),
    ])
    expect(answers.map(({ errors }) => errors)).toEqual([undefined, undefined])
    expect((await present(id)).sort()).toEqual(people.map((person) => person.id).sort())
  })

  test.each([
    ['behind', -24 * 3600 * 1000],
    ['ahead', 24 * 3600 * 1000],
  ])('a clock that is a day %s counts as well as any other', async (_, wrong) => {
    const { id, people } = await meetingOf('Ana')
    const [ana] = people as [Person]
    const theirs = () => {
      const now = Date.now() + wrong
      return deliver(id, [{ ...mark(ana, true, 20, now) }], { enviadoEm: new Date(now).toISOString() })
    }
    await theirs()
    expect(await present(id)).toEqual([ana.id])
    await deliver(id, [mark(ana, false, 15)])
    expect(await present(id)).toEqual([])
    // delivered again it is still the older mark
    await theirs()
    expect(await present(id)).toEqual([])
    await deliver(id, [mark(ana, true, 5)])
    expect(await present(id)).toEqual([ana.id])
  })

  test('older marks change nothing that was saved at once, added or removed later', async () => {
    const { id, people, path } = await meetingOf('Ana', 'Beto')
    const [ana, beto] = people as [Person, Person]
    await save(id, [ana], { versao: (await read(id)).versao })
    await deliver(id, [mark(ana, false, 5), mark(beto, true, 5)])
    expect(await present(id)).toEqual([ana.id])
    expect((await app.rest(await betel.token(3), 'DELETE', `${path}/${ana.id}`)).status).toBe(200)
    await deliver(id, [mark(ana, true, 5)])
    expect(await present(id)).toEqual([])
    await deliver(id, [{ idMembro: ana.uuid, presente: true, marcadoEm: new Date().toISOString() }])
    expect(await present(id)).toEqual([ana.id])
    // the same for the number of visitors, which was corrected in the roll and then in the meeting
    const late = { visitantes: { quantos: 2, marcadoEm: minutesAgo(5) } }
    await save(id, [ana], { visitantes: 5 })
    expect((await deliver(id, [], late)).data.marcarPresencas.encontro.visitantes).toBe(5)
    const edit = 'mutation($id: ID!, $input: EncontroInput!) { atualizarEncontro(id: $id, input: $input) { id } }'
    const input = { dataEncontro: '2026-03-04', visitantes: 6 }
    expect((await app.graphql(await betel.token(3), edit, { id, input })).status).toBe(200)
    expect((await deliver(id, [], late)).data.marcarPresencas.encontro.visitantes).toBe(6)
  })

  test('marks of unknown people and inactive guests are named, the others are kept; later the refused one counts', async () => {
    const { id, people } = await meetingOf('Ana')
    const [ana] = people as [Person]
    const stranger = await other.person()
    const guest = await betel.person()
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [guest.id])
    const marks = [mark(ana, true, 3), mark(stranger, true, 3), mark(guest, true, 3), mark({ id: 'x' }, true, 3)]
    const { data } = await deliver(id, marks)
    expect(data.marcarPresencas.recusados).toEqual(
      expect.arrayContaining([
        { idMembro: String(stranger.id), motivo: 'Pessoa não encontrada.' },
        { idMembro: 'x', motivo: 'Pessoa não encontrada.' },
        { idMembro: String(guest.id), motivo: 'Esta pessoa está inativa. Ative-a antes de adicioná-la.' },
      ]),
    )
    expect(data.marcarPresencas.recusados).toHaveLength(3)
    expect(await present(id)).toEqual([ana.id])
    await app.sql('update usuario set usuario_ativo = 1 where id = $1', [guest.id])
    expect((await deliver(id, marks)).data.marcarPresencas.recusados).toHaveLength(2)
    expect((await present(id)).sort()).toEqual([ana.id, guest.id].sort())
  })

  test("another church's meeting is not found; a person who may no longer write is refused; nothing changes", async () => {
    const { id, people } = await meetingOf('Ana')
    const [ana] = people as [Person]
    expect((await deliver(id, [mark(ana, true, 1)], {}, await other.token(1))).status).toBe(404)
    expect((await deliver(id, [mark(ana, true, 1)], {}, await betel.token(2))).status).toBe(403)
    const wrong = await deliver(id, [{ ...mark(ana, true, 1), marcadoEm: 'ontem' }])
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({
      'marcas.0.marcadoEm': 'Informe um instante com fuso, como 2026-11-22T22:00:00Z.',
    })
    expect(await present(id)).toEqual([])
  })
})

describe('marks of a day for which no meeting was created yet', () => {
  const mark =
    'mutation($id: ID!, $dataEncontro: DateOnly!, $uuid: ID!, $input: MarcasInput!) { marcarPresencasDoDia(id: $id, dataEncontro: $dataEncontro, novoUuid: $uuid, input: $input) { encontro { id uuid dataEncontro idLocal qtdePresentes } recusados { idMembro } } }'
  const deliver = async (
    cell: number,
    day: { dataEncontro: string; uuid: string },
    people: readonly { id: number }[],
    token?: string,
  ) => {
    const marcadoEm = new Date(Date.now() - 60_000).toISOString()
    const marcas = people.map(({ id }) => ({ idMembro: String(id), presente: true, marcadoEm }))
    const input = { marcas, enviadoEm: new Date().toISOString() }
    return app.graphql(token ?? (await betel.token(3)), mark, { id: cell, ...day, input })
  }
  const newDay = () => ({ dataEncontro: anotherDay(), uuid: randomUUID() })
  const meetings = (cell: number, dataEncontro: string) =>
    app.sql('select uuid, excluido_em is not null as gone from encontro where id_celula = $1 and data_encontro = $2', [
      cell,
      dataEncontro,
    ])

  test('create it with the uuid of the device, at the place of the cell; the same delivery again changes nothing', async () => {
    const { cell, people } = await meetingOf('Ana', 'Beto')
    const token = await betel.token(1)
    const idLocal = (await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Local ') })).body.id as number
    await app.sql('update celula set id_local = $2 where id = $1', [cell, idLocal])
    const day = newDay()
    for (const _ of [1, 2]) {
      const { data } = await deliver(cell, { ...day, uuid: day.uuid.toUpperCase() }, people)
      expect(data.marcarPresencasDoDia).toMatchObject({
        encontro: { ...day, idLocal, qtdePresentes: 2 },
        recusados: [],
      })
    }
    expect(await meetings(cell, day.dataEncontro)).toHaveLength(1)
  })

  test('of two devices at once make one meeting with the marks of both', async () => {
    const { cell, people } = await meetingOf('Ana', 'Beto')
    const [ana, beto] = people as [Person, Person]
    const { dataEncontro } = newDay()
    const [one, two] = await Promise.all([
      deliver(cell, { dataEncontro, uuid: randomUUID() }, [ana]),
      deliver(cell, { dataEncontro, uuid: randomUUID() }, [beto]),
    ])
    const { id } = one.data.marcarPresencasDoDia.encontro
    expect(two.data.marcarPresencasDoDia.encontro.id).toBe(id)
    expect((await present(id)).sort()).toEqual([ana.id, beto.id].sort())
    expect(await meetings(cell, dataEncontro)).toHaveLength(1)
  })

  test('belong to the meeting that somebody created on that day meanwhile', async () => {
    const { cell, people } = await meetingOf('Ana')
    const { dataEncontro, uuid } = newDay()
    const token = await betel.token(1)
    const made = (await app.rest(token, 'POST', `/celulas/${cell}/encontros`, { dataEncontro })).body
    const { data } = await deliver(cell, { dataEncontro, uuid }, people)
    expect(data.marcarPresencasDoDia.encontro).toMatchObject({ id: made.id, uuid: made.uuid, qtdePresentes: 1 })
  })

  test('that are delivered again find their meeting on its new day; once it is deleted they are refused, and make no other', async () => {
    const { cell, people } = await meetingOf('Ana')
    const token = await betel.token(1)
    const day = newDay()
    const { id } = (await deliver(cell, day, people)).data.marcarPresencasDoDia.encontro
    const moved = anotherDay()
    const path = `/celulas/${cell}/encontros/${id}`
    expect((await app.rest(token, 'PUT', path, { dataEncontro: moved })).status).toBe(200)
    const again = (await deliver(cell, day, people)).data.marcarPresencasDoDia.encontro
    expect(again).toMatchObject({ id, dataEncontro: moved })
    await app.rest(token, 'DELETE', path)
    const refused = await deliver(cell, day, people)
    expect([refused.status, refused.errors?.[0]?.message]).toEqual([404, 'Encontro não encontrado.'])
    expect(await meetings(cell, day.dataEncontro)).toEqual([])
    expect(await meetings(cell, moved)).toEqual([{ uuid: day.uuid, gone: true }])
  })

  test('are refused for the cell of another church, another cell’s meeting, a wrong uuid, and people who may not write', async () => {
    const { cell, people, uuid } = await meetingOf('Ana')
    const { cell: second } = await meetingOf()
    const day = newDay()
    expect((await deliver(cell, day, people, await other.token(1))).status).toBe(404)
    expect((await deliver(second, { ...day, uuid }, people)).status).toBe(404)
    expect((await deliver(cell, day, people, await betel.token(2))).status).toBe(403)
    const wrong = await deliver(cell, { ...day, uuid: 'x' }, people)
    expect(wrong.errors?.[0]?.extensions.campos).toEqual({ novoUuid: 'Informe o identificador do encontro como uuid.' })
    expect(await meetings(cell, day.dataEncontro)).toEqual([])
  })
})
