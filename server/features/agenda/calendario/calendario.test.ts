import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { churchDay } from '../../../../tests/factories/zones.js'
import { toIcs } from './calendario.ics.js'
import { placed } from './calendario.rules.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const days = 'de: "2030-03-01", ate: "2030-03-31"'
const query = `{ calendario(${days}) { tipo titulo dia ultimoDia hora horaFim diaInteiro inicio fim local caminho cancelado } }`

const post = async (church: TestChurch, path: string, body: object) =>
  (await app.rest(await church.token(1), 'POST', path, body)).body

/** A church with events, a meeting and a reservation in March 2030, and others outside that month. */
async function busy(): Promise<TestChurch> {
  const church = await app.church()
  const { id: idLocal } = await post(church, '/locais', { nomeLocal: 'Templo' })
  const [{ id: idTipoRecurso }] = (await app.rest(await church.token(1), 'GET', '/tipoRecursos?limit=1')).body
  const { id: idRecurso } = await post(church, '/recursos', { nomeRecurso: 'Van', idTipoRecurso })
  for (const [nomeEvento, dataInicio, dataFim] of [
    ['Retiro', '2030-02-27T18:00', '2030-03-02T00:00'],
    ['Casamento', '2030-03-31T23:30', '2030-04-01T01:00'],
    ['Antes', '2030-02-10T18:00', '2030-02-28T23:59'],
    ['Depois', '2030-04-01T00:00', null],
  ])
    await post(church, '/eventos', { nomeEvento, dataInicio, dataFim, idLocal })
  for (const dataReuniao of ['2030-03-15', '2030-04-15'])
    await post(church, '/reunioes-lideranca', { dataReuniao, pautaReuniao: 'Demissão do zelador' })
  for (const dia of ['2030-03-20', '2030-05-20'])
    await post(church, '/reservas', {
      idRecurso,
      dataInicio: `${dia}T19:00`,
      dataFim: `${dia}T21:00`,
      finalidade: 'Visita ao asilo',
      observacoes: 'Pegar a chave com a zeladora',
    })
  return church
}

describe('calendar of a church', () => {
  test('entries stored as whole days have no time', async () => {
    const church = await app.church()
    for (const [nomeEvento, dataInicio, dataFim] of [
      ['Mutirão', '2030-03-09', '2030-03-09'],
      ['Congresso', '2030-03-12', '2030-03-14'],
    ])
      await post(church, '/eventos', { nomeEvento, dataInicio, dataFim })
    const [{ id: idTipoRecurso }] = (await app.rest(await church.token(1), 'GET', '/tipoRecursos?limit=1')).body
    const { id: idRecurso } = await post(church, '/recursos', { nomeRecurso: 'Van', idTipoRecurso })
    const dia = '2030-03-20'
    await post(church, '/reservas', { idRecurso, dataInicio: dia, dataFim: dia, finalidade: 'Mudança' })
    const { data } = await app.graphql(await church.token(1), query)
    expect(
      data.calendario.map((row: Record<string, unknown>) => [row.titulo, row.hora, row.dia, row.ultimoDia]),
    ).toEqual([
      ['Mutirão', null, '2030-03-09', '2030-03-09'],
      ['Congresso', null, '2030-03-12', '2030-03-14'],
      ['Mudança', null, '2030-03-20', '2030-03-20'],
    ])
  })

  test('the calendar gets 401 without a session and 403 without a perfil; another church cannot be named, and its entries are not listed', async () => {
    expect((await app.graphql(null, query)).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), query)).status).toBe(403)
    const church = await busy()
    const named = `{ calendario(${days}, idCliente: ${church.idCliente}) { titulo } }`
    expect((await app.graphql(await other.token(1), named)).status).toBe(403)
    expect((await app.graphql(await other.token(1), query)).data.calendario).toEqual([])
    expect((await app.graphql(await app.platformToken(), named)).data.calendario).toHaveLength(4)
  })

  test('the calendar of a church contains the entries that overlap the days, in order, in the church’s time zone, each with its link', async () => {
    const church = await busy()
    const { data } = await app.graphql(await church.token(2), query)
    expect(
      data.calendario.map((row: Record<string, unknown>) => [row.tipo, row.titulo, row.dia, row.hora, row.ultimoDia]),
    ).toEqual([
      ['evento', 'Retiro', '2030-02-27', '18:00', '2030-03-01'],
      ['reuniaoLideranca', 'Reunião de liderança', '2030-03-15', null, '2030-03-15'],
      ['reserva', 'Visita ao asilo', '2030-03-20', '19:00', '2030-03-20'],
      ['evento', 'Casamento', '2030-03-31', '23:30', '2030-04-01'],
    ])
    expect(data.calendario[0]).toMatchObject({
      local: 'Templo',
      caminho: expect.stringMatching(/^\/dashboard\/eventos\/\d+$/),
      inicio: '2030-02-27T21:00:00.000Z',
      horaFim: '00:00',
    })
    const rest = await app.rest(await church.token(2), 'GET', '/calendario?de=2030-03-01&ate=2030-03-31')
    expect(rest.body.map(({ titulo }: { titulo: string }) => titulo)).toEqual(
      data.calendario.map(({ titulo }: { titulo: string }) => titulo),
    )
  })

  test('invalid days, an end before the beginning, and more than 100 days are refused', async () => {
    const token = await betel.token(2)
    for (const [asked, field] of [
      ['de=2030-03-01&ate=2030-02-28', 'ate'],
      ['de=2030-03-01&ate=2030-06-09', 'ate'],
      ['de=ontem&ate=2030-03-02', 'de'],
      ['ate=2030-03-02', 'de'],
    ] as const) {
      const { status, body } = await app.rest(token, 'GET', `/calendario?${asked}`)
      expect([asked, status, Object.keys(body.campos)]).toEqual([asked, 422, [field]])
    }
    expect((await app.rest(token, 'GET', '/calendario?de=2030-03-01&ate=2030-06-08')).status).toBe(200)
  })

  test('an API token sees only entries that its scopes allow', async () => {
    const church = await busy()
    const made = await app.graphql(
      await church.token(1),
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["calendario.ler", "evento.ler", "calendario.assinar"]) { token } }',
    )
    const { token } = made.data.criarTokenApi
    const seen = (await app.graphql(token, query)).data.calendario.map(({ tipo }: { tipo: string }) => tipo)
    expect(seen).toEqual(['evento', 'evento'])
    expect((await app.graphql(token, 'mutation { criarEnderecoCalendario { url } }')).status).toBe(403)
  })
})

const create = 'mutation { criarEnderecoCalendario { url endereco { id usadoEm } } }'
const revoke = 'mutation { revogarEnderecoCalendario { message } }'
const mine = '{ enderecoCalendario { id usadoEm } }'

/** @returns the address without host and /api */
const subscribe = async (token: string): Promise<string> => {
  const { url } = (await app.graphql(token, create)).data.criarEnderecoCalendario
  return String(url).replace(/^.*\/api/, '')
}
const read = async (path: string, asked: Record<string, string> = {}) => {
  const { status, body, headers } = await app.rest(null, 'GET', path, undefined, asked)
  return { status, text: String(body), headers }
}

describe('secret address of a subscribed calendar', () => {
  test('the secret address of a calendar is created only by people who may read the calendar, each for themselves', async () => {
    for (const operation of [create, revoke, mine]) {
      expect((await app.graphql(null, operation)).status).toBe(401)
      expect((await app.graphql(await betel.token(-1), operation)).status).toBe(403)
    }
    expect((await app.graphql(await betel.token(2), mine)).data.enderecoCalendario).toBeNull()
    expect((await app.graphql(await betel.token(2), revoke)).status).toBe(409)
  })

  test('the secret address of a calendar has 256 random bits, which are not stored in the database or in the audit log', async () => {
    const path = await subscribe(await betel.token(3))
    expect(path).toMatch(/^\/calendario\/\d+-[\w-]{43}\.ics$/)
    const token = path.slice('/calendario/'.length, -4)
    const rows = await app.sql<{ row: string }>('select e::text as row from endereco_calendario e')
    expect(rows.some(({ row }) => row.includes(token.slice(-43)))).toBe(false)
    const audited = await app.sql<{ row: string }>(
      `select a::text as row from auditoria a where id_cliente = $1 and acao like 'calendario.%'`,
      [betel.idCliente],
    )
    expect(audited.length).toBeGreaterThan(0)
    expect(audited.some(({ row }) => row.includes(token.slice(-43)))).toBe(false)
  })

  test('the secret address of a calendar shows only what its person may read now, without confidential details', async () => {
    const church = await app.church()
    const person = await church.person({ perfil: 3 })
    const token = await app.session(church.idCliente, person.id)
    const path = await subscribe(token)
    const soon = churchDay(1)
    await post(church, '/eventos', { nomeEvento: 'Vigília', dataInicio: `${soon}T22:00` })
    await post(church, '/reunioes-lideranca', { dataReuniao: soon, pautaReuniao: 'Demissão do zelador' })
    const { status, text, headers } = await read(path)
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'text/calendar; charset=utf-8',
      'nosniff',
    ])
    expect(headers['cache-control']).toContain('no-store')
    expect(text).toContain('SUMMARY:Vigília')
    expect(text).toContain('SUMMARY:Reunião de liderança')
    expect(text).not.toContain('zelador')
    expect((await app.graphql(token, mine)).data.enderecoCalendario.usadoEm).not.toBeNull()
    await app.sql('update usuario set perfil = -1 where id = $1', [person.id])
    expect((await read(path)).status).toBe(404)
    await app.sql('update usuario set perfil = 2 where id = $1', [person.id])
    expect((await read(path)).status).toBe(200)
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [person.id])
    expect((await read(path)).status).toBe(404)
    await app.sql('update usuario set usuario_ativo = 1, excluido_em = now() where id = $1', [person.id])
    expect((await read(path)).status).toBe(404)
  })

  test('a program that asks again gets nothing twice, and every change of a service', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const path = await subscribe(token)
    const soon = churchDay(1)
    const culto = await post(church, '/cultos', { dataCulto: soon, horaCulto: '19:00' })
    const sequence = (text: string) => Number(/SEQUENCE:(\d+)/.exec(text)?.[1])
    const first = await read(path)
    const again = await read(path, { 'if-none-match': String(first.headers.etag) })
    expect([first.status, again.status, again.text]).toEqual([200, 304, ''])
    await app.rest(token, 'PUT', `/cultos/${culto.id}`, { dataCulto: soon, horaCulto: '20:00' })
    const moved = await read(path, { 'if-none-match': String(first.headers.etag) })
    const { errors } = await app.graphql(token, `mutation { cancelarCulto(id: ${culto.id}) { id } }`)
    expect(errors).toBeUndefined()
    const cancelled = await read(path)
    expect([moved.status, cancelled.status]).toEqual([200, 200])
    expect(sequence(moved.text)).toBeGreaterThan(sequence(first.text))
    expect(sequence(cancelled.text)).toBeGreaterThan(sequence(moved.text))
    expect(cancelled.text).toContain('STATUS:CANCELLED')
  })

  test('the secret address of a calendar stops working when it is revoked or replaced; wrong addresses get 404', async () => {
    const church = await app.church()
    const token = await church.token(4)
    const first = await subscribe(token)
    const second = await subscribe(token)
    expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200])
    expect((await app.graphql(token, revoke)).status).toBe(200)
    expect((await read(second)).status).toBe(404)
    const third = await subscribe(token)
    const elsewhere = third.replace(/\/\d+-/, `/${betel.idCliente}-`)
    const wrong = `${third.slice(0, -6)}${third.at(-6) === 'a' ? 'b' : 'a'}.ics`
    for (const path of [elsewhere, wrong, '/calendario/x.ics', `/calendario/${token}.ics`, '/calendario/0-.ics'])
      expect([path, (await read(path)).status]).toEqual([path, 404])
    const known = await read(third)
    expect(known.status).toBe(200)
  })

  test('the secret address of a calendar works for many concurrent requests: none waits for a second connection while it holds one', async () => {
    const small = await testApp({ DATABASE_POOL: '2' })
    try {
      const path = await subscribe(await betel.token(5))
      const read = () => small.http.inject({ url: `/api${path}`, remoteAddress: `10.1.1.${Math.random()}` })
      const statuses = (await Promise.all(Array.from({ length: 6 }, read))).map(({ statusCode }) => statusCode)
      expect(statuses).toEqual([200, 200, 200, 200, 200, 200])
    } finally {
      await small.close()
    }
  })

  test('the secret address of a calendar has a rate limit against guessing', async () => {
    const right = await subscribe(await betel.token(5))
    const guess = () => read(`/calendario/${betel.idCliente}-${'A'.repeat(43)}.ics`)
    const statuses = new Set<number>()
    for (let index = 0; index < 21; index++)
      for (const { status } of await Promise.all(Array.from({ length: 10 }, guess))) statuses.add(status)
    expect([...statuses].sort()).toEqual([404, 429])
    expect((await read(right)).status).toBe(200)
  })
})

describe('the iCalendar file of a calendar', () => {
  const church = { nome: 'Igreja; Betel, \\\nX-EVIL:1 "São"', publicUrl: 'https://x.example' }
  const entry = (data: object) =>
    placed(
      {
        tipo: 'evento',
        id: 1,
        uuid: '2f4f6a52-6f0a-4c58-9d8b-0d7c5d6a3b10',
        titulo: 'Culto',
        inicio: '2030-03-10T19:00',
        fim: null,
        local: null,
        caminho: '/dashboard/eventos/1',
        versao: 3,
        alteradoEm: '2030-02-01T12:00:00Z',
        ...data,
      },
      'America/Sao_Paulo',
    )
  const lines = (data: object) => toIcs(church, [entry(data)]).split('\r\n')
  const unfolded = (data: object) =>
    toIcs(church, [entry(data)])
      .replaceAll('\r\n ', '')
      .split('\r\n')

  test('times are UTC instants, also in summer time; whole days have no time and end on the next day', () => {
    expect(lines({ fim: '2030-03-10T21:30' })).toEqual(
      expect.arrayContaining(['DTSTART:20300310T220000Z', 'DTEND:20300311T003000Z']),
    )
    // Brazil had summer time until 2019
    expect(lines({ inicio: '2018-12-25T10:00' })).toContain('DTSTART:20181225T120000Z')
    expect(lines({ inicio: '2030-03-10', fim: '2030-03-12' })).toEqual(
      expect.arrayContaining(['DTSTART;VALUE=DATE:20300310', 'DTEND;VALUE=DATE:20300313']),
    )
    expect(lines({ inicio: '2030-03-10' })).toContain('DTEND;VALUE=DATE:20300311')
  })

  test('typed text cannot add lines, and no line is longer than 75 octets', () => {
    const titulo = `Vigília; "louvor", coração \\ e\r\nEND:VEVENT\nX-EVIL:1 ${'ação 🎵 '.repeat(40)}`
    const all = lines({ titulo, local: `Salão; 2º andar, ${'á'.repeat(90)}` })
    for (const line of all) expect([line, Buffer.byteLength(line) <= 75]).toEqual([line, true])
    expect(all.filter((line) => line === 'END:VEVENT')).toHaveLength(1)
    expect(all.some((line) => line.startsWith('X-EVIL'))).toBe(false)
    const summary = unfolded({ titulo }).find((line) => line.startsWith('SUMMARY:'))
    expect(summary).toMatch(/^SUMMARY:Vigília\\; "louvor"\\, coração \\\\ e\\nEND:VEVENT\\nX-EVIL:1 ação 🎵 ação 🎵/u)
    expect(toIcs(church, [entry({})])).toMatch(/X-WR-CALNAME:Igreja\\; Betel\\, \\\\ X-EVIL:1 "São"\r\n/)
  })

  test('an iCalendar file contains a permanent id for each entry, and marks cancelled entries as cancelled', () => {
    const text = unfolded({ cancelado: true }).join('\n')
    expect(text).toContain('UID:evento-2f4f6a52-6f0a-4c58-9d8b-0d7c5d6a3b10@candeia')
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).toContain('URL;VALUE=URI:https://x.example/dashboard/eventos/1')
    expect(text).toMatch(/^BEGIN:VCALENDAR\nVERSION:2\.0\n/)
  })

  test('an entry says how often and when it was changed, and a service has an end', () => {
    expect(unfolded({})).toEqual(
      expect.arrayContaining(['SEQUENCE:3', 'LAST-MODIFIED:20300201T120000Z', 'DTSTAMP:20300201T120000Z']),
    )
    expect(unfolded({}).some((line) => line.startsWith('DTEND'))).toBe(false)
    expect(unfolded({ tipo: 'culto' })).toContain('DTEND:20300311T000000Z')
    expect(toIcs(church, [entry({})])).toMatch(/END:VCALENDAR\r\n$/)
  })
})
