import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { attendanceOf, periodOf } from './relatorio-celula.rules.js'

describe('the period of a cell report', () => {
  test.each([
    [null, null, '2026-02-01', '2026-02-28'],
    ['2026-01-10', null, '2026-01-10', '2026-01-31'],
    [null, '2024-02-10', '2024-02-01', '2024-02-10'],
    ['2024-02-03', undefined, '2024-02-03', '2024-02-29'],
    ['2025-12-01', '2026-01-31', '2025-12-01', '2026-01-31'],
  ])('the period from %s to %s on 2026-02-15 is %s to %s', (first, last, dataInicial, dataFinal) => {
    expect(periodOf(first, last, '2026-02-15')).toEqual({ dataInicial, dataFinal })
  })
})

describe('the attendance figures', () => {
  const today = '2026-02-15'
  const meeting = (dataEncontro: string, qtdePresentes = 0, visitantes = 0) => ({
    dataEncontro,
    qtdePresentes,
    visitantes,
  })

  test('the attendance figures have averages with one decimal, and count visitors separately', () => {
    const meetings = [meeting('2026-02-01', 7, 1), meeting('2026-02-08', 8, 0), meeting('2026-02-15', 8, 3)]
    expect(attendanceOf(meetings, today)).toEqual({
      quantidadeEncontros: 3,
      mediaPresentes: 7.7,
      totalVisitantes: 4,
      mediaVisitantes: 1.3,
    })
  })

  test('the attendance figures count a past meeting without people, but not a future one', () => {
    const meetings = [meeting('2026-02-01', 10), meeting('2026-02-08'), meeting('2026-02-22')]
    expect(attendanceOf(meetings, today)).toMatchObject({ quantidadeEncontros: 3, mediaPresentes: 5 })
    expect(attendanceOf([...meetings, meeting('2026-02-28', 2)], today).mediaPresentes).toBe(4)
    expect(attendanceOf([meeting('2026-02-22')], today)).toMatchObject({ quantidadeEncontros: 1, mediaPresentes: 0 })
  })

  test('the attendance figures are zero without meetings', () => {
    expect(attendanceOf([], today)).toEqual({
      quantidadeEncontros: 0,
      mediaPresentes: 0,
      totalVisitantes: 0,
      mediaVisitantes: 0,
    })
  })
})

describe('the report of a cell', () => {
  let app: TestApp
  let betel: TestChurch
  let other: TestChurch
  let cell: number
  let people: Awaited<ReturnType<TestChurch['person']>>[]
  let place: { id: number; nomeLocal: string }

  beforeAll(async () => {
    app = await testApp()
    betel = await app.church()
    other = await app.church()
    const token = await betel.token(1)
    people = [await betel.person({ name: 'Ana' }), await betel.person({ name: 'Beto', email: null })]
    place = (await app.rest(token, 'POST', '/locais', { nomeLocal: 'Casa da Ana' })).body
    cell = (await app.rest(token, 'POST', '/celulas', { nomeCelula: 'Ágape', idResponsavel: people[0]?.id })).body.id
    await app.rest(token, 'POST', '/membros-celulas', { idCelula: cell, idMembro: people[1]?.id })
    for (const [dataEncontro, temaEstudo, idLocal, count, visitantes] of [
      ['2026-01-31', 'Fora do período', null, 2, 9],
      ['2026-02-28', 'Salmo 23', place.id, 2, 3],
      ['2026-02-01', null, null, 1, 0],
    ] as const) {
      const { id } = (
        await app.rest(token, 'POST', `/celulas/${cell}/encontros`, { dataEncontro, temaEstudo, idLocal })
      ).body
      const presentes = people.slice(0, count).map((person) => String(person.id))
      const save = 'mutation($id: ID!, $input: PresencasInput!) { salvarPresencas(id: $id, input: $input) { id } }'
      await app.graphql(token, save, { id, input: { presentes, visitantes } })
    }
  })
  afterAll(() => app.close())

  const query =
    'query($id: ID!, $de: DateOnly, $ate: DateOnly) { relatorioCelula(id: $id, dataInicial: $de, dataFinal: $ate) { dataInicial dataFinal responsavel qtdeMembros quantidadeEncontros mediaPresentes totalVisitantes mediaVisitantes celula { nomeCelula } encontros { dataEncontro temaEstudo qtdePresentes visitantes local { nomeLocal } } membros { membroLider membro { name email } } } }'
  const february = { de: '2026-02-01', ate: '2026-02-28' }
  const rest = (params: string) => `/gerarRelatorioCelulas?idCelula=${cell}&${params}`
  const restFebruary = 'dataInicial=2026-02-01&dataFinal=2026-02-28'

  test('a request gets 401 without a session, and 403 without a perfil; another church’s cell gets 404', async () => {
    for (const [token, status] of [
      [null, 401],
      [await betel.token(-1), 403],
      [await other.token(1), 404],
    ] as const) {
      expect((await app.graphql(token, query, { id: cell })).status).toBe(status)
      expect((await app.rest(token, 'GET', rest(restFebruary))).status).toBe(status)
    }
    expect((await app.rest(await betel.token(2), 'GET', rest(restFebruary))).status).toBe(200)
  })

  test('the report of a cell shows the period, the figures, meetings oldest first, and members with the leader first', async () => {
    const { data } = await app.graphql(await betel.token(2), query, { id: cell, ...february })
    expect(data.relatorioCelula).toEqual({
      dataInicial: '2026-02-01',
      dataFinal: '2026-02-28',
      responsavel: 'Ana',
      qtdeMembros: 2,
      quantidadeEncontros: 2,
      mediaPresentes: 1.5,
      totalVisitantes: 3,
      mediaVisitantes: 1.5,
      celula: { nomeCelula: 'Ágape' },
      encontros: [
        { dataEncontro: '2026-02-01', temaEstudo: null, qtdePresentes: 1, visitantes: 0, local: null },
        {
          dataEncontro: '2026-02-28',
          temaEstudo: 'Salmo 23',
          qtdePresentes: 2,
          visitantes: 3,
          local: { nomeLocal: 'Casa da Ana' },
        },
      ],
      membros: [
        { membroLider: 1, membro: { name: 'Ana', email: people[0]?.email } },
        { membroLider: 0, membro: { name: 'Beto', email: null } },
      ],
    })
  })

  test('the REST response is as documented; idCliente in the request has no effect', async () => {
    const bodies = await Promise.all(
      ['', '&idCliente=1', `&idCliente=${other.idCliente}`, '&idCliente=abc'].map(
        async (named) => (await app.rest(await betel.token(2), 'GET', rest(`${restFebruary}${named}`))).body,
      ),
    )
    for (const body of bodies)
      expect(body).toMatchObject({
        qtdeMembros: 2,
        responsavel: 'Ana',
        quantidadeEncontros: 2,
        mediaPresentes: 1.5,
        encontros: [
          { dataEncontro: '2026-02-01', temaEstudo: null, idLocal: null, qtdePresentes: 1 },
          { dataEncontro: '2026-02-28', temaEstudo: 'Salmo 23', idLocal: place.id, qtdePresentes: 2 },
        ],
        membros: [{ pessoa: { name: 'Ana', email: people[0]?.email } }, { pessoa: { name: 'Beto', email: '' } }],
      })
  })

  test('an ignored idCliente gives no access to another church', async () => {
    const foreign = (await app.rest(await other.token(1), 'POST', '/celulas', { nomeCelula: unique('C') })).body
    const path = `/gerarRelatorioCelulas?idCelula=${foreign.id}&idCliente=${other.idCliente}`
    expect((await app.rest(await betel.token(1), 'GET', path)).status).toBe(404)
    expect((await app.rest(await app.platformToken(), 'GET', path)).body.quantidadeEncontros).toBe(0)
  })

  test('a cell report without dates covers the current month', async () => {
    const month = todayIn('America/Sao_Paulo').slice(0, 7)
    const { body } = await app.rest(await betel.token(1), 'GET', rest(''))
    expect([body.dataInicial, body.dataFinal.slice(0, 7)]).toEqual([`${month}-01`, month])
  })

  test('invalid dates, an end before the start and a missing cell are reported at their field', async () => {
    for (const [path, field] of [
      [rest('dataInicial=ontem'), 'dataInicial'],
      [rest('dataInicial=2026-02-10&dataFinal=2026-02-01'), 'dataFinal'],
      ['/gerarRelatorioCelulas', 'idCelula'],
    ] as const) {
      const { status, body } = await app.rest(await betel.token(1), 'GET', path)
      expect([status, Object.keys(body.campos ?? {})]).toEqual([422, [field]])
    }
  })

  test('the report within each cell of a list is the same, in as many statements for six cells as for two', async () => {
    const token = await betel.token(1)
    for (let n = 0; n < 5; n++) {
      const { id } = (await app.rest(token, 'POST', '/celulas', { nomeCelula: unique('Z') })).body
      await app.rest(token, 'POST', '/membros-celulas', { idCelula: id, idMembro: people[n % 2]?.id })
      await app.rest(token, 'POST', `/celulas/${id}/encontros`, { dataEncontro: '2026-02-14', visitantes: n })
    }
    const fields = /relatorioCelula\(.*?\) (\{.*\}) \}$/.exec(query)?.[1]
    const within = `query($n: Int!, $de: DateOnly, $ate: DateOnly) { celulas(first: $n) { nodes { id relatorio(de: $de, ate: $ate) ${fields} } } }`
    const ask = (n: number) => app.graphql(token, within, { n, ...february })
    const { data, errors } = await ask(6)
    expect(errors).toBeUndefined()
    expect(data.celulas.nodes).toHaveLength(6)
    for (const { id, relatorio } of data.celulas.nodes)
      expect((await app.graphql(token, query, { id, ...february })).data.relatorioCelula).toEqual(relatorio)
    const few = await countStatements(() => ask(2))
    expect(await countStatements(() => ask(6))).toBeLessThanOrEqual(few)
    const wrong = await app.graphql(token, within, { n: 1, de: '2026-02-10', ate: '2026-02-01' })
    expect(Object.keys(wrong.errors?.[0]?.extensions.campos ?? {})).toEqual(['dataFinal'])
  })

  test('the page of a cell, with report and members, and a roll call need few statements', async () => {
    const token = await betel.token(2)
    const page = `query($id: ID!) {
      celula(id: $id) { nomeCelula quantidadeMembros responsavel { name fotoUrl } local { nomeLocal } }
      relatorioCelula(id: $id) { mediaPresentes encontros { qtdePresentes local { nomeLocal } } membros { membro { name fotoUrl } } }
    }`
    const roll = `query($id: ID!) {
      encontro(id: $id) { celula { nomeCelula } local { nomeLocal } chamada { presente membro { name fotoUrl } } }
    }`
    const [{ id }] = (await app.rest(token, 'GET', `/celulas/${cell}/encontros`)).body
    expect(await countStatements(() => app.graphql(token, page, { id: cell }))).toBeLessThanOrEqual(15)
    expect(await countStatements(() => app.graphql(token, roll, { id }))).toBeLessThanOrEqual(10)
  })

  test('whoever reads all cells and only the meetings of the own ones gets the report of no other cell', async () => {
    const { id } = await betel.person({ perfil: 2 })
    await app.sql('insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 2, $2)', [
      betel.idCliente,
      '{"celulas": "nada"}',
    ])
    for (const [nome, action, alcance] of [
      ['Células', 'celula.ler', 'tudo'],
      ['Encontros', 'encontro.ler', 'meus'],
    ])
      await app.sql(
        `with f as (insert into funcao (id_cliente, nome, acoes, alcance) values ($1, $2, jsonb_build_array($3::text), $4) returning id)
         insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $5, '2020-01-01' from f`,
        [betel.idCliente, nome, action, alcance, id],
      )
    const token = await app.session(betel.idCliente, id)
    expect((await app.rest(token, 'GET', `/celulas/${cell}`)).status).toBe(200)
    expect((await app.rest(token, 'GET', rest(restFebruary))).status).toBe(404)
    expect((await app.graphql(token, query, { id: cell, ...february })).status).toBe(404)
    await app.sql('delete from acesso_perfil where id_cliente = $1', [betel.idCliente])
  })

  test('an API token that may read cells but not their meetings is refused', async () => {
    const make =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["celula.ler"]) { token } }'
    const { token } = (await app.graphql(await betel.token(1), make)).data.criarTokenApi
    expect((await app.graphql(token, query, { id: cell, ...february })).status).toBe(403)
  })
})
