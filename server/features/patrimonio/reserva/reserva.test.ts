import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let recurso: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  recurso = await newRecurso(betel)
})
afterAll(() => app.close())

/** @returns the number */
async function newRecurso(church: TestChurch, data: object = {}): Promise<number> {
  const token = await church.token(1)
  const [{ id: idTipoRecurso }] = (await app.rest(token, 'GET', '/tipoRecursos?limit=1')).body
  return (await app.rest(token, 'POST', '/recursos', { nomeRecurso: unique('Van '), idTipoRecurso, ...data })).body.id
}

let day = 0
/** Two hours of a day of its own. */
const fields = (data: object = {}) => {
  const date = new Date(Date.UTC(2031, 0, ++day)).toISOString().slice(0, 10)
  return {
    idRecurso: recurso,
    dataInicio: `${date}T19:00`,
    dataFim: `${date}T21:00`,
    finalidade: unique('Culto '),
    ...data,
  }
}
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/reservas', fields(data))).body

const ler = 'query($id: ID!) { reserva(id: $id) { id } }'
const criar = 'mutation($input: ReservaInput!) { criarReserva(input: $input) { id uuid idCliente versao } }'
const atualizar = 'mutation($id: ID!, $input: ReservaInput!) { atualizarReserva(id: $id, input: $input) { versao } }'
const excluir = 'mutation($id: ID!) { excluirReserva(id: $id) { message } }'
const restaurar = 'mutation($id: ID!) { restaurarReserva(id: $id) { excluidoEm } }'

describe('each operation asks who is there', () => {
  const operations = (id: number | string): [string, object][] => [
    [ler, { id }],
    [atualizar, { id, input: fields() }],
    [excluir, { id }],
    [restaurar, { id }],
    [criar, { input: fields() }],
  ]

  test('no session: 401', async () => {
    const { id } = await create()
    for (const [query, variables] of operations(id))
      expect([query, (await app.graphql(null, query, variables)).status]).toEqual([query, 401])
    expect((await app.rest(null, 'GET', '/reservas')).status).toBe(401)
    expect((await app.rest(null, 'DELETE', `/reservas/${id}`)).status).toBe(401)
  })

  test('a perfil that may only read: 403 and nothing changes', async () => {
    const { id } = await create()
    const token = await betel.token(2)
    for (const [query, variables] of operations(id).slice(1))
      expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
    expect((await app.rest(token, 'PUT', `/reservas/${id}`, fields())).status).toBe(403)
    expect((await app.rest(token, 'GET', `/reservas/${id}`)).status).toBe(200)
  })

  test("another church's record is not found, by number and by uuid", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [query, variables] of operations(ref).slice(0, 4))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await app.rest(token, method, `/reservas/${ref}`)).status).toBe(404)
    }
  })

  test('who may: created, edited, deleted, restored', async () => {
    const token = await betel.token(1)
    const created = (await app.graphql(token, criar, { input: fields() })).data.criarReserva
    expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
    const { id, uuid } = created
    const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
    expect(edited.data.atualizarReserva).toEqual({ versao: 2 })
    expect((await app.rest(token, 'DELETE', `/reservas/${uuid}`)).body).toEqual({
      message: 'Reserva excluída com sucesso.',
    })
    expect((await app.rest(await betel.token(2), 'GET', `/reservas/${id}`)).status).toBe(404)
    const restored = await app.graphql(token, restaurar, { id })
    expect(restored.data.restaurarReserva).toEqual({ excluidoEm: null })
    expect((await app.rest(token, 'GET', `/reservas/${id}`)).status).toBe(200)
  })
})

describe('rules', () => {
  test('what is missing or makes no sense is told at its field, and nothing is kept', async () => {
    const token = await betel.token(1)
    const theirs = await newRecurso(other)
    const cases: [object, string, string][] = [
      [{ finalidade: ' ' }, 'finalidade', 'Informe para que é a reserva.'],
      [{ finalidade: 'x'.repeat(161) }, 'finalidade', 'Use no máximo 160 caracteres.'],
      [{ dataInicio: '' }, 'dataInicio', 'Informe quando a reserva começa.'],
      [{ dataFim: '2031-02-30' }, 'dataFim', 'Informe uma data e hora válidas.'],
      [{ dataInicio: '2031-05-01T10:00', dataFim: '2031-05-01T10:00' }, 'dataFim', 'O fim deve ser depois do início.'],
      [{ dataInicio: '2031-05-01T10:00', dataFim: '2031-05-01T12:59Z' }, 'dataFim', 'O fim deve ser depois do início.'],
      [{ quantidade: 0 }, 'quantidade', 'Reserve ao menos uma unidade.'],
      [{ idRecurso: theirs }, 'idRecurso', 'Recurso não encontrado.'],
      [{ idResponsavel: other.idCliente }, 'idResponsavel', 'Pessoa não encontrada.'],
    ]
    const count = async () => (await app.sql('select from reserva where id_cliente = $1', [betel.idCliente])).length
    const before = await count()
    for (const [data, field, text] of cases) {
      const { status, body } = await app.rest(token, 'POST', '/reservas', fields(data))
      expect([data, status, body.campos]).toEqual([data, 422, { [field]: text }])
    }
    expect(await count()).toBe(before)
  })

  test('times are the church’s; whoever reserves answers for it unless told', async () => {
    const made = await create({ dataInicio: '2030-07-01T19:00', dataFim: '2030-07-01' })
    expect(made).toMatchObject({
      dataInicio: '2030-07-01T22:00:00.000Z',
      dataFim: '2030-07-02T02:59:00.000Z',
      quantidade: 1,
      responsavel: { name: expect.any(String) },
    })
    expect((await create({ idResponsavel: null })).responsavel).toBeNull()
  })

  test('an inactive resource is not reserved any more; what was reserved stays and can be changed', async () => {
    const id = await newRecurso(betel)
    const made = await create({ idRecurso: id })
    await app.sql('update recurso set status = 0 where id = $1', [id])
    const token = await betel.token(1)
    const refused = await app.rest(token, 'POST', '/reservas', fields({ idRecurso: id }))
    expect([refused.status, refused.body.error]).toEqual([409, expect.stringContaining('está inativo')])
    expect((await app.rest(token, 'PUT', `/reservas/${made.id}`, fields({ idRecurso: id }))).status).toBe(200)
  })

  test('an edit over somebody else’s edit is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('what overlaps never needs more than there is', () => {
  const at = (from: string, until: string, data: object = {}) =>
    fields({ dataInicio: `2030-03-10T${from}`, dataFim: `2030-03-10T${until}`, ...data })
  const post = async (body: object) => app.rest(await betel.token(4), 'POST', '/reservas', body)

  test('one of a kind: refused with what is taken and when; the next may begin when it ends', async () => {
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

  test('several: what counts is the fullest moment, not the sum of the day', async () => {
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

  test('its own place does not stand in the way of an edit; another’s does', async () => {
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

  test('of 20 who reserve at once, as many get it as there are', async () => {
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

  test('the database refuses by itself, whatever the program does', async () => {
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
    // of 20 at once, each in a connection of its own
    const many = await Promise.allSettled(Array.from({ length: 20 }, () => insert('20:00', '21:00', 1)))
    expect(many.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  })
})

describe('what is free', () => {
  const query = `query($a: DateTime!, $b: DateTime!, $filtro: DisponibilidadeFiltro) {
    disponibilidadeRecursos(dataInicio: $a, dataFim: $b, first: 100, filtro: $filtro) {
      nodes { livres recurso { id nomeRecurso } reservas { finalidade quantidade } } } }`

  test('throughout the period, with who has the rest; nothing of other churches, nothing inactive', async () => {
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
    const status = async (path: string) => (await app.rest(token, 'GET', `/recursos/disponibilidade${path}`)).status
    expect(await status('')).toBe(200)
    for (const path of ['?dataInicio=2030-05-02&dataFim=2030-05-01', '?dataInicio=ontem'])
      expect([path, await status(path)]).toEqual([path, 422])
    expect((await app.graphql(null, query, { a: '2030-05-01', b: '2030-05-02' })).status).toBe(401)
    expect((await app.graphql(await church.token(-1), query, { a: '2030-05-01', b: '2030-05-02' })).status).toBe(403)
  })
})

describe('recycle bin', () => {
  const bin = '{ reservas(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('shows what was deleted, to those who may restore it', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.reservas.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/reservas/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/reservas/${id}`)).status).toBe(200)
    expect((await app.rest(token, 'GET', '/reservas?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('nobody else sees it: not in the list, not the record, not in the file', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/reservas/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/reservas?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('export', () => {
  const path = '/exportar/reservas?formato=csv'

  test('no session: 401; a perfil that may only read: 403', async () => {
    expect((await app.rest(null, 'GET', path)).status).toBe(401)
    expect((await app.rest(await betel.token(2), 'GET', path)).status).toBe(403)
  })

  test('the rows of the search, of the own church, and a trace in the audit log', async () => {
    const { finalidade } = await create()
    const search = `${path}&busca=${encodeURIComponent(finalidade)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(finalidade)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(finalidade)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'reserva.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: finalidade.trim(), linhas: 1 } }])
  })
})

describe('list', () => {
  test('searches without accents, sorts, pages and counts', async () => {
    const church = await app.church()
    const [token, idRecurso] = [await church.token(1), await newRecurso(church, { nomeRecurso: 'Caixa de som' })]
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/reservas', fields({ idRecurso, finalidade: `${nome} ${word}` }))
    const list = async (args: string) =>
      (await app.graphql(token, `{ reservas(${args}) { totalCount nodes { finalidade } } }`)).data.reservas
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ finalidade: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('bateria', 'Ávila', 'Violão'))
    expect((await list(`busca: "caixa ${word}"`)).totalCount).toBe(3)
    expect((await list(`filtro: { idRecurso: ${idRecurso}, quando: "proximas" }`)).nodes).toEqual(
      shown('Violão', 'Ávila', 'bateria'),
    )
    expect((await list(`filtro: { quando: "passadas" }`)).totalCount).toBe(0)
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: finalidade, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/reservas?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform sees all churches', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/reservas', fields({ idRecurso: await newRecurso(other) }))
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/reservas')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/reservas')).status).toBe(403)
  })
})

test('the platform writes into a church that it names, not into one that does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/reservas', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
