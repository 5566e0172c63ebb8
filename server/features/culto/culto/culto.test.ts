import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { actionsOfCulto } from './culto.rules.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({
  dataCulto: '2026-05-10',
  horaCulto: '19:00',
  temaCulto: unique('Gratidão '),
  ...data,
})
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', '/cultos', fields(data))).body

const stateOf = (verb: string) =>
  `mutation($id: ID!) { ${verb}Culto(id: $id) { id statusCulto visitantes acoesPermitidas token } }`
const visitantes = 'mutation($id: ID!) { registrarVisitantesCulto(id: $id, visitantes: 7) { visitantes } }'

describe('rules for saving a record', () => {
  test.each([
    [{ dataCulto: '' }, 'dataCulto', 'Informe uma data válida.'],
    [{ dataCulto: '2026-02-30' }, 'dataCulto', 'Informe uma data válida.'],
    [{ horaCulto: '' }, 'horaCulto', 'Informe a hora do culto.'],
    [{ horaCulto: '25:00' }, 'horaCulto', 'Informe uma hora válida, como 19:30.'],
    [{ temaCulto: 'x'.repeat(121) }, 'temaCulto', 'Use no máximo 120 caracteres.'],
    [{ visitantes: -1 }, 'visitantes', 'O número de visitantes não pode ser negativo.'],
    [{ visitantes: 1.5 }, 'visitantes', 'Informe um número inteiro de visitantes.'],
    [{ idLocal: 999_999_999 }, 'idLocal', 'Local não encontrado.'],
    [{ idDirigente: 999_999_999 }, 'idDirigente', 'Pessoa não encontrada.'],
    [{ idPregador: 'nada' }, 'idPregador', 'Pessoa não encontrada.'],
  ])('the input %j is refused', async (data, field, text) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/cultos', fields(data))
    expect([status, body.campos]).toEqual([422, { [field]: text }])
  })

  test('the theme is optional; place and people are shown by name; a deleted person stays but cannot be newly selected', async () => {
    const token = await betel.token(3)
    const place = (await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Templo ') })).body
    const person = await betel.person()
    const data = { temaCulto: '', idLocal: place.uuid, idDirigente: person.uuid, idPregador: person.id }
    const created = await app.rest(token, 'POST', '/cultos', fields(data))
    expect(created.body).toMatchObject({
      temaCulto: null,
      idLocal: place.id,
      local: { nomeLocal: place.nomeLocal },
      dirigente: { name: person.name },
      pregador: { name: person.name },
      statusCulto: 'agendado',
      visitantes: 0,
    })
    const found = (await app.rest(token, 'GET', `/cultos?busca=${encodeURIComponent(person.name)}`)).body
    expect(found.map((row: { id: number }) => row.id)).toEqual([created.body.id])
    // a deleted person may be kept, but not newly selected
    await app.rest(await betel.token(1), 'DELETE', `/user/${person.id}`)
    const path = `/cultos/${created.body.id}`
    expect((await app.rest(token, 'PUT', path, fields({ idPregador: person.id, temaCulto: 'Fé' }))).status).toBe(200)
    expect((await app.rest(token, 'POST', '/cultos', fields({ idPregador: person.id }))).status).toBe(422)
  })

  test('a scheduled worship service can be cancelled, and concluded once it has begun; a concluded worship service can be reopened', async () => {
    const token = await betel.token(4)
    const { id } = await create()
    const step = async (verb: string) => {
      const { status, data, errors } = await app.graphql(token, stateOf(verb), { id })
      return status === 200 ? data[`${verb}Culto`].statusCulto : errors?.[0]?.message
    }
    expect(await step('reabrir')).toBe('Este culto já está agendado.')
    expect(await step('concluir')).toBe('realizado')
    expect(await step('cancelar')).toBe('Só um culto agendado pode ser cancelado.')
    expect(await step('concluir')).toBe('Só um culto agendado pode ser concluído.')
    expect(await step('reabrir')).toBe('agendado')
    expect(await step('cancelar')).toBe('cancelado')
    const later = await create({ dataCulto: '2199-05-10' })
    const early = await app.rest(token, 'PATCH', `/cultos/${later.id}/concluir`)
    expect([early.status, early.body.message]).toEqual([409, 'Este culto ainda não começou.'])
  })

  test('acoesPermitidas name what the server accepts now: no conclusion before it begins, no presences of a cancelled one', async () => {
    const token = await betel.token(4)
    const actions = async (id: number) =>
      (await app.graphql(token, 'query($id: ID!) { culto(id: $id) { acoesPermitidas } }', { id })).data.culto
        .acoesPermitidas
    const presences = ['mostrarToken', 'registrarPresenca']
    const later = await create({ dataCulto: '2199-05-10' })
    expect(await actions(later.id)).toEqual(['editar', 'excluir', 'cancelar', ...presences])
    const { id } = await create()
    expect(await actions(id)).toEqual(['editar', 'excluir', 'concluir', 'cancelar', ...presences])
    await app.graphql(token, stateOf('cancelar'), { id })
    expect(await actions(id)).toEqual(['editar', 'excluir', 'reabrir'])
  })

  test('who only records presences may show the code of a worship service that takes place, and nothing else', () => {
    const usher = { can: (action: string) => action === 'presencaCulto.registrar' }
    const row = { statusCulto: 'agendado', excluidoEm: null }
    expect(actionsOfCulto(row, usher, true)).toEqual(['mostrarToken', 'registrarPresenca'])
    expect(actionsOfCulto({ ...row, statusCulto: 'cancelado' }, usher, true)).toEqual([])
  })

  test('the number of visitors is stored separately and is never negative', async () => {
    const { id } = await create()
    const token = await betel.token(3)
    expect((await app.graphql(token, visitantes, { id })).data.registrarVisitantesCulto).toEqual({ visitantes: 7 })
    const refused = await app.rest(token, 'PATCH', `/cultos/${id}/visitantes`, { visitantes: -2 })
    expect([refused.status, Object.keys(refused.body.campos)]).toEqual([422, ['visitantes']])
    expect((await app.rest(token, 'GET', `/cultos/${id}`)).body.visitantes).toBe(7)
  })

  test('concurrent changes of the number of visitors are all counted, and the number never falls below 0', async () => {
    const { id } = await create()
    const token = await betel.token(3)
    const mutation = 'mutation($id: ID!, $n: Int!) { somarVisitantesCulto(id: $id, diferenca: $n) { visitantes } }'
    const add = (n: number) => app.graphql(token, mutation, { id, n })
    const counts = (await Promise.all(Array.from({ length: 8 }, () => add(1)))).map(
      ({ data }) => data.somarVisitantesCulto.visitantes,
    )
    expect(counts.sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const stored = async () => (await app.rest(token, 'GET', `/cultos/${id}`)).body.visitantes
    await Promise.all([add(-1), add(1), add(-1), add(-1)])
    expect(await stored()).toBe(6)
    await Promise.all(Array.from({ length: 7 }, () => add(-1)))
    expect(await stored()).toBe(0)
    const refused = await add(100_001)
    expect(refused.errors?.[0]?.extensions.campos).toEqual({ diferenca: 'Informe no máximo 100.000 visitantes.' })
  })

  test('what each device has counted is added up; a count that arrives late, again or out of order changes nothing', async () => {
    const { id } = await create()
    const token = await betel.token(3)
    const mutation =
      'mutation($id: ID!, $aparelho: ID!, $quantos: Int!, $marcadoEm: DateTime!, $enviadoEm: DateTime!) { contarVisitantesCulto(id: $id, aparelho: $aparelho, quantos: $quantos, marcadoEm: $marcadoEm, enviadoEm: $enviadoEm) { visitantes quantos } }'
    const count = async (aparelho: string, quantos: number, minutesAgo: number, wrong = 0) => {
      const now = Date.now() + wrong
      const [marcadoEm, enviadoEm] = [now - minutesAgo * 60_000, now].map((at) => new Date(at).toISOString())
      const { data } = await app.graphql(token, mutation, { id, aparelho, quantos, marcadoEm, enviadoEm })
      return data.contarVisitantesCulto
    }
    const [door, gallery] = [randomUUID(), randomUUID()]
    const both = await Promise.all([count(door, 3, 10), count(gallery, 2, 10)])
    expect(both.map(({ visitantes }) => visitantes).sort()).toContain(5)
    expect(await count(door, 3, 10)).toEqual({ visitantes: 5, quantos: 3 })
    // a clock that is a day wrong does no harm
    expect(await count(door, 4, 5, 86_400_000)).toEqual({ visitantes: 6, quantos: 4 })
    // the request before was only now answered
    expect(await count(door, 3, 10)).toEqual({ visitantes: 6, quantos: 4 })
    expect(await count(gallery.toUpperCase(), 1, 1)).toEqual({ visitantes: 5, quantos: 1 })
    expect(await count(randomUUID(), -9, 1)).toEqual({ visitantes: 0, quantos: -9 })
    const wrong = { id, aparelho: 'x', quantos: 1, marcadoEm: 'ontem', enviadoEm: new Date().toISOString() }
    const { errors } = await app.graphql(token, mutation, wrong)
    expect(errors?.[0]?.extensions.campos).toEqual({
      aparelho: 'Informe o aparelho por um uuid.',
      marcadoEm: 'Informe um instante com fuso, como 2026-11-22T22:00:00Z.',
    })
    const right = { ...wrong, aparelho: door, marcadoEm: wrong.enviadoEm }
    expect((await app.graphql(await betel.token(2), mutation, right)).status).toBe(403)
    expect((await app.graphql(await other.token(1), mutation, right)).status).toBe(404)
  })

  test('the presence token is shown only to people who record presences, is not stored, and can be replaced', async () => {
    const { id, token } = await create()
    expect(Buffer.from(token, 'base64url')).toHaveLength(24)
    expect((await app.rest(await betel.token(4), 'GET', `/cultos/${id}`)).body.token).toBe(token)
    expect((await app.rest(await betel.token(2), 'GET', `/cultos/${id}`)).body.token).toBeNull()
    const code = 'query($id: ID!) { codigoPresencaCulto(id: $id) { token link qrCode } }'
    expect((await app.graphql(await betel.token(2), code, { id })).status).toBe(403)
    expect((await app.graphql(await other.token(1), code, { id })).status).toBe(404)
    const shown = (await app.graphql(await betel.token(3), code, { id })).data.codigoPresencaCulto
    expect(shown).toEqual({
      token,
      link: `${app.services.config.publicUrl}/dashboard/culto/confirmar-presenca/${token}`,
      qrCode: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
    })
    const key = { 'idempotency-key': unique('chave-') }
    const kept = (await app.rest(await betel.token(1), 'POST', '/cultos', fields(), key)).body.token
    const tables = await app.sql<{ t: string }>(
      `select table_name as t from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    )
    for (const { t } of tables)
      expect([
        t,
        await app.sql(`select 1 from "${t}" x where x::text like $1 or x::text like $2`, [`%${token}%`, `%${kept}%`]),
      ]).toEqual([t, []])
    const renewed = (await app.rest(await betel.token(1), 'PATCH', `/cultos/${id}/renovar-token`)).body.token
    expect(renewed).not.toBe(token)
    expect((await app.rest(await betel.token(1), 'GET', `/cultoPorToken/${token}`)).status).toBe(404)
    expect((await app.rest(await betel.token(1), 'GET', `/cultoPorToken/${renewed}`)).body.id).toBe(id)
  })

  test('coming worship services are listed nearest first, past ones newest first', async () => {
    const church = await app.church()
    const token = await church.token(1)
    for (const dataCulto of ['2199-01-02', '2199-01-01', '2020-01-01', '2020-01-02'])
      await app.rest(token, 'POST', '/cultos', fields({ dataCulto }))
    const days = async (query: string) =>
      (await app.rest(token, 'GET', `/cultos?${query}`)).body.map((row: { dataCulto: string }) => row.dataCulto)
    expect(await days('quando=proximos')).toEqual(['2199-01-01', '2199-01-02'])
    expect(await days('quando=anteriores')).toEqual(['2020-01-02', '2020-01-01'])
    expect(await days('de=2020-01-02&ate=2199-01-01')).toEqual(['2199-01-01', '2020-01-02'])
    expect(await days('statusCulto=cancelado')).toEqual([])
  })
})

test('the reservations of 100 places are found in time among 3,000', async () => {
  const church = await app.church()
  const token = await church.token(1)
  const { idCliente } = church
  await app.sql(
    `insert into local (id_cliente, nome_local, capacidade) select $1, 'Local ' || i, i from generate_series(1, 100) i`,
    [idCliente],
  )
  const tipo = (await app.rest(token, 'POST', '/tipoRecursos', { tipoRecurso: unique('Som ') })).body
  const recurso = (
    await app.rest(token, 'POST', '/recursos', { nomeRecurso: unique('Caixa '), idTipoRecurso: tipo.id, quantidade: 1 })
  ).body
  await app.sql(
    `insert into reserva (id_cliente, id_recurso, finalidade, data_inicio, data_fim)
     select $1, $2, 'Reserva ' || i, timestamptz '2031-01-01 12:00-03' + i * interval '1 day',
       timestamptz '2031-01-01 14:00-03' + i * interval '1 day' from generate_series(1, 3000) i`,
    [idCliente, recurso.id],
  )
  const { nodes } = (await app.graphql(token, '{ locais(first: 100) { nodes { id } } }')).data.locais
  const culto = { dataCulto: '2031-01-05', horaCulto: '13:00', temaCulto: 'Santa Ceia', idLocal: nodes[0].id }
  expect((await app.rest(token, 'POST', '/cultos', culto)).status).toBe(201)
  const { data, errors } = await app.graphql(
    token,
    '{ locais(first: 100) { nodes { reservas(first: 2) { nodes { finalidade } } } } }',
  )
  expect(errors).toBeUndefined()
  expect(data.locais.nodes.map((local: { reservas: { nodes: object[] } }) => local.reservas.nodes)).toEqual([
    [{ finalidade: 'Reserva 4' }],
    ...Array.from({ length: 99 }, () => []),
  ])
})
