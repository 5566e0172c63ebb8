import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { BookingsLab, restaurar } from '../../../../tests/factories/reservas.js'

const lab = new BookingsLab()
const { newRecurso, fields } = lab
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

describe('overlapping reservations never exceed the quantity', () => {
  const at = (from: string, until: string, data: object = {}) =>
    fields({ dataInicio: `2030-03-10T${from}`, dataFim: `2030-03-10T${until}`, ...data })
  const post = async (body: object) => app.rest(await betel.token(4), 'POST', '/reservas', body)

  test('with a single unit, the error for an overlap names the conflicting reservation; the next reservation may begin when that reservation ends', async () => {
    const idRecurso = await newRecurso(betel, { nomeRecurso: 'Van da igreja' })
    expect((await post(at('18:00', '20:00', { idRecurso, finalidade: 'Visita ao asilo' }))).status).toBe(201)
    const refused = await post(at('19:59', '22:00', { idRecurso }))
    const text = '"Van da igreja" já está reservado nesse horário: 10/03/2030 das 18:00 às 20:00, Visita ao asilo.'
    expect([refused.status, refused.body.error, refused.body.campos]).toEqual([409, text, { dataInicio: text }])
    for (const [from, until] of [
      ['20:00', '22:00'],
      ['16:00', '18:00'],
    ] as const)
      expect((await post(at(from, until, { idRecurso }))).status).toBe(201)
    for (const [from, until] of [
      ['17:00', '23:00'],
      ['18:30', '19:00'],
      ['18:00', '20:00'],
    ] as const)
      expect([from, (await post(at(from, until, { idRecurso }))).status]).toEqual([from, 409])
  })

  test('with several units, the sum of the units reserved at one moment counts, not the sum of the day', async () => {
    const idRecurso = await newRecurso(betel, { nomeRecurso: 'Cadeiras', quantidade: 10 })
    const reserve = async (from: string, until: string, quantidade: number) =>
      (await post(at(from, until, { idRecurso, quantidade }))).status
    expect(await reserve('08:00', '10:00', 6)).toBe(201)
    expect(await reserve('10:00', '12:00', 7)).toBe(201)
    expect(await reserve('09:00', '11:00', 4)).toBe(409)
    expect(await reserve('09:00', '11:00', 3)).toBe(201)
    const refused = await post(at('09:00', '09:30', { idRecurso, quantidade: 2 }))
    expect(refused.body.campos.quantidade).toMatch(/^Só 1 de 10 unidades de "Cadeiras" está livre nesse horário: /)
    expect(await reserve('07:00', '08:00', 11)).toBe(409)
  })

  test('an edited or restored reservation does not conflict with itself, but with others', async () => {
    const idRecurso = await newRecurso(betel)
    const first = (await post(at('08:00', '10:00', { idRecurso }))).body
    const second = (await post(at('10:00', '12:00', { idRecurso }))).body
    const token = await betel.token(3)
    const move = (id: number, from: string, until: string) =>
      app.rest(token, 'PUT', `/reservas/${id}`, at(from, until, { idRecurso }))
    expect((await move(first.id, '08:30', '09:30')).status).toBe(200)
    expect((await move(first.id, '09:00', '10:30')).status).toBe(409)
    expect((await app.rest(token, 'GET', `/reservas/${first.id}`)).body.dataFim).toBe('2030-03-10T12:30:00.000Z')
    expect((await app.rest(token, 'DELETE', `/reservas/${second.id}`)).status).toBe(200)
    expect((await move(first.id, '09:00', '10:30')).status).toBe(200)
    const back = await app.graphql(await betel.token(1), restaurar, { id: second.id })
    expect([back.status, back.errors?.[0]?.message]).toEqual([409, expect.stringContaining('já está reservado')])
  })

  test('of 20 concurrent reservations, as many succeed as there are units', async () => {
    const idRecurso = await newRecurso(betel, { quantidade: 3 })
    const token = await betel.token(1)
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.rest(token, 'POST', '/reservas', at('19:00', index % 2 ? '21:00' : '20:00', { idRecurso })),
      ),
    )
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, 201, 201, ...Array(17).fill(409)])
  })

  test('the database itself refuses reservations of more units than are free', async () => {
    const id = await newRecurso(betel, { quantidade: 2 })
    const insert = (from: string, until: string, quantidade: number) =>
      app.sql(
        `insert into reserva (id_cliente, id_recurso, quantidade, data_inicio, data_fim, finalidade)
          values ($1, $2, $3, $4, $5, 'SQL') returning id`,
        [betel.idCliente, id, quantidade, `2030-04-01T${from}Z`, `2030-04-01T${until}Z`],
      )
    const [row] = await insert('10:00', '12:00', 2)
    await expect(insert('11:00', '13:00', 1)).rejects.toThrow('Não há unidades livres')
    await insert('12:00', '13:00', 1)
    const set = (change: string) => app.sql(`update reserva set ${change} where id = $1`, [row?.id])
    await expect(set(`data_fim = '2030-04-01T12:30Z'`)).rejects.toThrow('Não há unidades livres')
    await set(`finalidade = 'outra'`)
    await set('excluido_em = now()')
    await insert('10:00', '12:00', 1)
    await expect(set('excluido_em = null')).rejects.toThrow('Não há unidades livres')
    // 20 concurrent inserts, each over a separate connection
    const many = await Promise.allSettled(Array.from({ length: 20 }, () => insert('20:00', '21:00', 1)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describe('free units of resources', () => {
  const query = `query($a: DateTime!, $b: DateTime!, $filtro: DisponibilidadeFiltro) {
    disponibilidadeRecursos(dataInicio: $a, dataFim: $b, first: 100, filtro: $filtro) {
      nodes { livres recurso { id nomeRecurso } reservas { finalidade quantidade } } } }`

  test('free units are counted for the whole period, with the other reservations, for active resources of the current user’s church', async () => {
    const church = await app.church()
    const [van, sala, old] = [
      await newRecurso(church, { quantidade: 2 }),
      await newRecurso(church),
      await newRecurso(church),
    ]
    const token = await church.token(1)
    await app.sql('update recurso set status = 0 where id = $1', [old])
    const reserve = (idRecurso: number, from: string, until: string) =>
      app.rest(
        token,
        'POST',
        '/reservas',
        fields({ idRecurso, dataInicio: from, dataFim: until, finalidade: 'Acampamento' }),
      )
    await reserve(van, '2030-05-01T10:00', '2030-05-01T11:00')
    await reserve(van, '2030-05-01T11:00', '2030-05-01T12:00')
    const free = async (a: string, b: string) =>
      Object.fromEntries(
        (await app.graphql(await church.token(2), query, { a, b })).data.disponibilidadeRecursos.nodes.map(
          (row: { livres: number; recurso: { id: number }; reservas: object[] }) => [
            row.recurso.id,
            [row.livres, row.reservas.length],
          ],
        ),
      )
    expect(await free('2030-05-01T09:00', '2030-05-01T13:00')).toEqual({ [van]: [1, 2], [sala]: [1, 0] })
    expect(await free('2030-05-01T12:00', '2030-05-01T13:00')).toEqual({ [van]: [2, 0], [sala]: [1, 0] })
    const rest = await app.rest(token, 'GET', '/recursos/disponibilidade?dataInicio=2030-05-01&dataFim=2030-05-01')
    expect(rest.body.map(({ id, livres }: { id: number; livres: number }) => [id, livres])).toEqual(
      expect.arrayContaining([
        [van, 1],
        [sala, 1],
      ]),
    )
    expect(rest.headers['x-total-count']).toBe('2')
    // 22:00 on the day before, in the church: without an end, that day is asked about
    const night = await app.rest(token, 'GET', '/recursos/disponibilidade?dataInicio=2030-05-01T01:00:00Z')
    expect(night.body.find(({ id }: { id: number }) => id === van).livres).toBe(2)
    const status = async (path: string) => (await app.rest(token, 'GET', `/recursos/disponibilidade${path}`)).status
    expect(await status('')).toBe(200)
    for (const path of ['?dataInicio=2030-05-02&dataFim=2030-05-01', '?dataInicio=ontem'])
      expect([path, await status(path)]).toEqual([path, 422])
    expect((await app.graphql(null, query, { a: '2030-05-01', b: '2030-05-02' })).status).toBe(401)
    expect((await app.graphql(await church.token(-1), query, { a: '2030-05-01', b: '2030-05-02' })).status).toBe(403)
  })
})
