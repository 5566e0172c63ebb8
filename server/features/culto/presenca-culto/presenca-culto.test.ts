import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { presencaRefusal, presencaStatus, presencaWindow } from './presenca-culto.rules.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
const daysFromNow = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date(Date.now() + days * 86_400_000))

/** A worship service that began at midnight, so that presence can be confirmed all day. */
const service = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/cultos', { dataCulto: today(), horaCulto: '00:00', ...data })).body
const somebody = async (perfil: -1 | 2 | 3 = 2) => {
  const { id } = await betel.person({ perfil })
  return { id, token: await app.session(betel.idCliente, id) }
}
const confirm = (token: string, code: string) =>
  app.graphql(token, 'mutation($t: String!) { confirmarPresenca(token: $t) { id idMembro createdAt } }', { t: code })
const look = (token: string, code: string) =>
  app.graphql(token, 'query($t: String!) { cultoPorToken(token: $t) { id situacao confirmadaEm } }', { t: code })
const record = (token: string | null, body: object) => app.rest(token, 'POST', '/participacoes-cultos', body)

describe('access of each perfil to each operation', () => {
  const operations = (idCulto: number, idMembro: number): [string, object][] => [
    ['query($c: ID) { participacoesCultos(filtro: { idCulto: $c }) { totalCount } }', { c: String(idCulto) }],
    [
      'mutation($c: ID!, $m: ID!) { removerPresencaCulto(idCulto: $c, idMembro: $m) { message } }',
      { c: idCulto, m: idMembro },
    ],
    [
      'mutation($c: ID!, $m: ID!) { registrarPresencaCulto(idCulto: $c, idMembro: $m) { id } }',
      { c: idCulto, m: idMembro },
    ],
    ['{ frequenciaCultos { presentes } }', {}],
  ]

  test('access depends on the session, the perfil and the church', async () => {
    const { id } = await service()
    const person = await somebody()
    await record(await betel.token(3), { idCulto: id, idMembro: person.id })
    const statuses = async (token: string | null) => {
      const found: number[] = []
      for (const [query, variables] of operations(id, person.id))
        found.push((await app.graphql(token, query, variables)).status)
      return found
    }
    expect(await statuses(null)).toEqual([401, 401, 401, 401])
    expect(await statuses(await betel.token(2))).toEqual([403, 403, 403, 200])
    expect(await statuses(await other.token(1))).toEqual([200, 404, 404, 200])
    expect(await statuses(await betel.token(3))).toEqual([200, 200, 200, 200])
    const foreign = await app.rest(await other.token(1), 'GET', `/participacoes-cultos?idCulto=${id}`)
    expect(foreign.body).toEqual([])
  })
})

describe('confirming one’s presence by link', () => {
  test('a confirmation by link records the presence of the current user once; a repeated request returns the first confirmation', async () => {
    const { token: code, id } = await service({ temaCulto: 'Gratidão' })
    const { token, id: idMembro } = await somebody()
    expect((await look(token, code)).data.cultoPorToken).toEqual({ id, situacao: 'aberta', confirmadaEm: null })
    const first = await confirm(token, code)
    expect(first.data.confirmarPresenca).toMatchObject({ idMembro })
    const again = await Promise.all([confirm(token, code), confirm(token, code), confirm(token, code)])
    for (const { data } of again) expect(data).toEqual(first.data)
    expect((await look(token, code)).data.cultoPorToken.confirmadaEm).toBe(first.data.confirmarPresenca.createdAt)
    const other = await somebody()
    expect((await look(other.token, code)).data.cultoPorToken.confirmadaEm).toBeNull()
  })

  test('a user without a perfil can confirm the own presence by link; a request without a session cannot', async () => {
    const { token: code } = await service()
    expect((await confirm((await somebody(-1)).token, code)).status).toBe(200)
    expect((await app.graphql(null, '{ cultoPorToken(token: "x") { id } }')).status).toBe(401)
    expect((await app.rest(null, 'GET', `/cultoPorToken/${code}`)).status).toBe(401)
  })

  test('twenty concurrent confirmations of ten people count each person once', async () => {
    const { token: code, id } = await service()
    const people = await Promise.all(Array.from({ length: 10 }, () => somebody()))
    const answers = await Promise.all(people.flatMap(({ token }) => [confirm(token, code), confirm(token, code)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await app.sql('select count(*)::int as n from participacao_culto where id_culto = $1', [id])).toEqual([
      { n: 10 },
    ])
  })

  test('a token of another church, a changed token or an invented token is not found', async () => {
    const { token: code } = await service()
    const { token } = await somebody()
    expect((await look(await other.token(2), code)).errors?.[0]?.message).toBe('Erro ao encontrar culto.')
    expect((await confirm(await other.token(2), code)).status).toBe(404)
    const forged = Buffer.from(code, 'base64url')
    for (const at of [0, 3, 10, 23]) {
      const changed = Buffer.from(forged)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect((await look(token, changed.toString('base64url'))).status).toBe(404)
    }
    for (const text of ['nao-existe', 'A'.repeat(32), `${code}A`, code.slice(1)])
      expect((await app.rest(token, 'GET', `/cultoPorToken/${encodeURIComponent(text)}`)).status).toBe(404)
  })

  test('wrong tokens are rate-limited; the right token still works', async () => {
    const { token: code } = await service()
    const { token } = await somebody()
    const statuses: number[] = []
    for (let i = 0; i < 22; i++) statuses.push((await look(token, `${'A'.repeat(31)}B`)).status)
    expect(statuses.slice(0, 20)).toEqual(Array(20).fill(404))
    expect(statuses.slice(20)).toEqual([429, 429])
    expect((await confirm(token, code)).status).toBe(200)
  })

  test('the response to a confirmation by link does not contain other people of the worship service', async () => {
    const { token: code, id } = await service()
    const before = await somebody()
    await confirm(before.token, code)
    const seen = await app.rest((await somebody()).token, 'GET', `/cultoPorToken/${code}`)
    const names =
      'abreEm confirmadaEm dataCulto encerraEm horaCulto id idCliente local situacao statusCulto temaCulto uuid'
    expect(Object.keys(seen.body).sort().join(' ')).toBe(names)
    expect(seen.body.confirmadaEm).toBeNull()
    expect((await app.rest(before.token, 'GET', `/participacoes-cultos?idCulto=${id}`)).status).toBe(403)
  })

  test('confirming one’s presence by link is refused before the period begins, after it ends, and for a cancelled worship service', async () => {
    const { token } = await somebody()
    const early = await service({ dataCulto: daysFromNow(2) })
    const late = await service({ dataCulto: daysFromNow(-2), horaCulto: '23:59' })
    const cancelled = await service()
    await app.rest(await betel.token(1), 'PATCH', `/cultos/${cancelled.id}/cancelar`)
    for (const [culto, status, text] of [
      [early, 'antes', /^A confirmação de presença neste culto abre em \d\d\/\d\d\/\d{4} 22:00\.$/],
      [late, 'encerrada', /^O prazo para confirmar a presença neste culto já terminou\.$/],
      [cancelled, 'cancelado', /^Este culto foi cancelado\.$/],
    ] as const) {
      expect((await look(token, culto.token)).data.cultoPorToken.situacao).toBe(status)
      const refused = await confirm(token, culto.token)
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([409, expect.stringMatching(text)])
    }
    // people who may record presences can do so at any time, but not for a cancelled worship service
    const leader = await betel.token(3)
    for (const { id } of [early, late]) expect((await record(leader, { idCulto: id })).status).toBe(201)
    expect((await record(leader, { idCulto: cancelled.id })).status).toBe(409)
  })

  test('confirming one’s presence by link is refused for a deleted worship service', async () => {
    const { token: code, id } = await service()
    await app.rest(await betel.token(1), 'DELETE', `/cultos/${id}`)
    expect((await confirm((await somebody()).token, code)).status).toBe(404)
    expect((await record(await betel.token(3), { idCulto: id })).status).toBe(404)
  })
})

describe('recording presences by hand', () => {
  test('a member records only the member’s own presence, a leader anybody’s; each person is counted once', async () => {
    const { id } = await service()
    const [one, two] = [await somebody(), await somebody()]
    expect((await record(one.token, { idCulto: id, idMembro: two.id })).status).toBe(403)
    expect((await record(one.token, { idCulto: id, idMembro: 999_999_999 })).status).toBe(403)
    const own = await record(one.token, { idCulto: id, idMembro: one.id, idCliente: betel.idCliente })
    expect([own.status, own.body.idMembro, own.body.membro.telefoneUsuario]).toEqual([201, one.id, null])
    const leader = await betel.token(4)
    const given = await record(leader, { idCulto: id, idMembro: two.id })
    const twice = await record(leader, { idCulto: id, idMembro: two.id })
    expect([twice.status, twice.body]).toEqual([201, given.body])
    const list = await app.rest(leader, 'GET', `/participacoes-cultos?idCulto=${id}`)
    expect([list.headers['x-total-count'], list.body.length]).toEqual(['2', 2])
    for (const idMembro of [999_999_999, (await other.person()).id]) {
      const refused = await record(leader, { idCulto: id, idMembro })
      expect([refused.status, refused.body.campos]).toEqual([422, { idMembro: 'Pessoa não encontrada.' }])
    }
    const path = `/participacoes-cultos/${two.id}?idCulto=${id}`
    expect((await app.rest(leader, 'DELETE', path)).body).toEqual({ message: 'Presença removida com sucesso.' })
    for (const wrong of [path, path.replace(String(two.id), '99999999999999999999'), path.replace(String(two.id), 'x')])
      expect((await app.rest(leader, 'DELETE', wrong)).status).toBe(404)
    // a deleted person's presence still exists, and can be removed
    expect((await app.rest(await betel.token(1), 'DELETE', `/user/${one.id}`)).status).toBe(200)
    expect((await app.rest(leader, 'DELETE', path.replace(String(two.id), String(one.id)))).status).toBe(200)
  })

  test('the platform’s administrator records a presence in the church of the worship service', async () => {
    const { id } = await service()
    const { id: idMembro } = await somebody()
    const written = await record(await app.platformToken(), { idCulto: id, idMembro })
    expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  })

  test("a presence appears in the person's timeline, in the export and in the audit log", async () => {
    const temaCulto = unique('Esperança ')
    const { id } = await service({ temaCulto })
    const person = await somebody()
    const leader = await betel.token(3)
    await record(leader, { idCulto: id, idMembro: person.id })
    const page = await app.graphql(
      leader,
      'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }',
      { id: person.id },
    )
    expect(page.data.usuario.linhaDoTempo).toContainEqual({
      tipo: 'presenca',
      titulo: 'Presença no culto',
      descricao: temaCulto,
    })
    const file = await app.rest(leader, 'GET', `/exportar/participacoes-cultos?formato=csv&idCulto=${id}`)
    expect(String(file.body).trim().split('\n')).toHaveLength(2)
    const traces = await app.sql(
      `select 1 from auditoria where id_cliente = $1 and tabela = 'participacao_culto' and (depois->>'id_culto')::int = $2`,
      [betel.idCliente, id],
    )
    expect(traces).toHaveLength(1)
  })
})

test('attendance contains only worship services that have begun and were not cancelled, oldest first', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const add = async (dataCulto: string, visitantes: number) =>
    (await app.rest(token, 'POST', '/cultos', { dataCulto, horaCulto: '10:00', visitantes })).body.id
  const first = await add('2026-01-04', 3)
  const second = await add('2026-01-11', 5)
  await add('2199-01-01', 9)
  const cancelled = await add('2026-01-18', 1)
  await app.rest(token, 'PATCH', `/cultos/${cancelled}/cancelar`)
  for (const { id } of [await church.person(), await church.person()])
    await record(token, { idCulto: second, idMembro: id })
  const shown = async (query = '') =>
    (await app.rest(token, 'GET', `/frequencia-cultos${query}`)).body.map(
      ({ idCulto, presentes, visitantes }: Record<string, number>) => [idCulto, presentes, visitantes],
    )
  expect(await shown()).toEqual([
    [first, 0, 3],
    [second, 2, 5],
  ])
  expect(await shown('?ultimos=1')).toEqual([[second, 2, 5]])
  expect(await shown('?de=2026-01-05')).toEqual([[second, 2, 5]])
  expect(await shown('?ate=2026-01-10')).toEqual([[first, 0, 3]])
  expect((await app.rest(token, 'GET', '/frequencia-cultos?ultimos=61')).status).toBe(422)
  expect((await app.rest(token, 'GET', '/frequencia-cultos?de=ontem')).body.campos).toEqual({
    de: 'Informe uma data válida.',
  })
})

describe('the period for confirming one’s presence', () => {
  const culto = { dataCulto: '2026-11-22', horaCulto: '19:00', statusCulto: 'agendado' }
  const at = (time: string) => presencaStatus(culto, 'America/Sao_Paulo', new Date(time))

  test('the period for confirming one’s presence begins two hours before the worship service and ends with the next day, in the church’s time zone', () => {
    expect(presencaWindow(culto, 'America/Sao_Paulo')).toEqual({
      abreEm: '2026-11-22T20:00:00.000Z',
      encerraEm: '2026-11-24T03:00:00.000Z',
    })
    expect(at('2026-11-22T19:59:59Z')).toBe('antes')
    expect(at('2026-11-22T20:00:00Z')).toBe('aberta')
    expect(at('2026-11-24T02:59:59Z')).toBe('aberta')
    expect(at('2026-11-24T03:00:00Z')).toBe('encerrada')
    expect(presencaStatus(culto, 'America/Rio_Branco', new Date('2026-11-22T21:59:59Z'))).toBe('antes')
    expect(presencaRefusal(culto, 'America/Rio_Branco', new Date('2026-11-22T21:00:00Z'))).toContain('22/11/2026 17:00')
  })
})

describe('marks of a device', () => {
  const markDocument =
    'mutation($id: ID!, $input: MarcasCultoInput!) { marcarPresencasCulto(id: $id, input: $input) { presentes recusados { idMembro motivo } } }'
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const mark = (id: number | string, presente: boolean, minutes: number) => ({
    idMembro: String(id),
    presente,
    marcadoEm: minutesAgo(minutes),
  })
  const deliver = async (id: number, marcas: object[], token?: string) =>
    app.graphql(token ?? (await betel.token(3)), markDocument, {
      id,
      input: { marcas, enviadoEm: new Date().toISOString() },
    })
  const there = async (idCulto: number) =>
    (
      await app.sql<{ id: number }>(
        'select id_membro as id from participacao_culto where id_culto = $1 order by id_membro',
        [idCulto],
      )
    ).map(({ id }) => id)

  test('marks may come late, repeatedly, in any order and from several ushers: the newest of each person counts', async () => {
    const { id, versao } = await service()
    const [ana, beto] = [await somebody(), await somebody()]
    const first = [mark(ana.id, true, 30), mark(beto.id, true, 30)]
    expect((await deliver(id, first)).data.marcarPresencasCulto).toEqual({ presentes: 2, recusados: [] })
    // Beto's presence was removed, and Ana was marked again; an older absence of Ana arrives last
    await deliver(id, [mark(beto.id, false, 10), mark(ana.id, true, 5)])
    await deliver(id, [mark(ana.id, false, 20)])
    await deliver(id, first)
    expect(await there(id)).toEqual([ana.id])
    await deliver(id, [mark(beto.id, true, 1)])
    expect(await there(id)).toEqual([ana.id, beto.id].sort((a, b) => a - b))
    // somebody who edits the worship service meanwhile gets no conflict
    const body = { dataCulto: today(), horaCulto: '00:00', versao }
    expect((await app.rest(await betel.token(1), 'PUT', `/cultos/${id}`, body)).status).toBe(200)
  })

  test('a presence has the time of its mark; older marks do not change a presence that was removed or confirmed later', async () => {
    const { id } = await service()
    const [ana, beto] = [await somebody(), await somebody()]
    await deliver(id, [mark(ana.id, true, 40)])
    const [row] = await app.sql<{ minutes: number }>(
      'select round(extract(epoch from now() - created_at) / 60)::int as minutes from participacao_culto where id_culto = $1',
      [id],
    )
    expect(row?.minutes).toBe(40)
    const leader = await betel.token(3)
    expect((await app.rest(leader, 'DELETE', `/participacoes-cultos/${ana.id}?idCulto=${id}`)).status).toBe(200)
    await deliver(id, [mark(ana.id, true, 5)])
    expect(await there(id)).toEqual([])
    await record(leader, { idCulto: id, idMembro: beto.id })
    await deliver(id, [mark(beto.id, false, 5)])
    expect(await there(id)).toEqual([beto.id])
  })

  test('two deliveries at the same moment lose nothing', async () => {
    const { id } = await service()
    const people = await Promise.all(Array.from({ length: 6 }, () => somebody()))
    const answers = await Promise.all(people.map((person) => deliver(id, [mark(person.id, true, 1)])))
    expect(answers.map(({ status, errors }) => [status, errors])).toEqual(people.map(() => [200, undefined]))
    expect(await there(id)).toHaveLength(6)
  })

  test('unknown people are named; a cancelled worship service, another church and a reader are refused', async () => {
    const { id } = await service()
    const stranger = await other.person()
    const { data } = await deliver(id, [mark(stranger.id, true, 1)])
    const motivo = 'Pessoa não encontrada.'
    expect(data.marcarPresencasCulto.recusados).toEqual([{ idMembro: String(stranger.id), motivo }])
    expect((await deliver(id, [], await other.token(1))).status).toBe(404)
    expect((await deliver(id, [], await betel.token(2))).status).toBe(403)
    await app.sql(`update culto set status_culto = 'cancelado' where id = $1`, [id])
    const somebodyElse = mark((await somebody()).id, true, 1)
    expect((await deliver(id, [somebodyElse])).errors?.[0]?.message).toBe('Este culto foi cancelado.')
  })

  test('marks that come again after the worship service was cancelled are not refused, those that change something are', async () => {
    const { id } = await service()
    const [ana, beto, caio] = [await somebody(), await somebody(), await somebody()]
    await deliver(id, [mark(ana.id, true, 30), mark(beto.id, true, 30), mark(caio.id, true, 30)])
    await deliver(id, [mark(beto.id, false, 20)])
    await app.sql(`update culto set status_culto = 'cancelado' where id = $1`, [id])
    // the network's delay makes a repetition a little newer; an older mark of Beto changes nothing either
    const again = [mark(ana.id, true, 29.99), mark(beto.id, true, 30), mark(beto.id, false, 19.99)]
    const { data, errors } = await deliver(id, again)
    expect([errors, data?.marcarPresencasCulto]).toEqual([undefined, { presentes: 2, recusados: [] }])
    for (const change of [mark(ana.id, false, 1), mark(beto.id, true, 1)])
      expect((await deliver(id, [...again, change])).errors?.[0]?.message).toBe('Este culto foi cancelado.')
    expect(await there(id)).toEqual([ana.id, caio.id].sort((a, b) => a - b))
  })
})
