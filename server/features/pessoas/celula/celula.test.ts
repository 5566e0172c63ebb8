import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ nomeCelula: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/celulas', fields(data))).body

const read = 'query($id: ID!) { celula(id: $id) { id } }'
const createDocument = 'mutation($input: CelulaInput!) { criarCelula(input: $input) { id uuid idCliente versao } }'
const update = 'mutation($id: ID!, $input: CelulaInput!) { atualizarCelula(id: $id, input: $input) { versao } }'
const restore = 'mutation($id: ID!) { restaurarCelula(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation and route that it needs permission and never reaches another church's
// records.
test('a permitted user creates, edits and deletes a cell, and the administrator restores it', async () => {
  const token = await betel.token(3)
  const created = (await app.graphql(token, createDocument, { input: fields() })).data.criarCelula
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/celulas/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, update, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarCelula).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/celulas/${uuid}`)).body).toEqual({
    message: 'Célula excluída com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/celulas/${id}`)).status).toBe(404)
  expect((await app.graphql(token, restore, { id })).status).toBe(403)
  const restored = await app.graphql(await betel.token(1), restore, { id })
  expect(restored.data.restaurarCelula).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/celulas/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  test('a cell with a wrong day, time, status, length, person or place is refused by its field', async () => {
    const token = await betel.token(1)
    const before = (await app.rest(token, 'GET', '/celulas')).body.length
    const wrong: [string, unknown][] = [
      ['nomeCelula', '  '],
      ['nomeCelula', 'x'.repeat(101)],
      ['diaCelula', 7],
      ['diaCelula', 'terça'],
      ['horaCelula', '24:00'],
      ['horaCelula', '7:30'],
      ['statusCelula', 'encerrada'],
      ['enderecoCelula', 'x'.repeat(201)],
      ['idResponsavel', 2_000_000_000],
      ['idLocal', 2_000_000_000],
    ]
    for (const [field, value] of wrong) {
      const { status, body } = await app.rest(token, 'POST', '/celulas', fields({ [field]: value }))
      expect([field, value, status, Object.keys(body.campos ?? {})]).toEqual([field, value, 422, [field]])
    }
    expect((await app.rest(token, 'GET', '/celulas')).body).toHaveLength(before)
  })

  test("another church's person and place are refused", async () => {
    const stranger = await other.person()
    const place = (await app.rest(await other.token(1), 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    for (const [field, ref, text] of [
      ['idResponsavel', stranger.id, 'Pessoa não encontrada.'],
      ['idResponsavel', stranger.uuid, 'Pessoa não encontrada.'],
      ['idLocal', place.id, 'Local não encontrado.'],
    ]) {
      const { status, body } = await app.rest(
        await betel.token(1),
        'POST',
        '/celulas',
        fields({ [String(field)]: ref }),
      )
      expect([status, body.campos]).toEqual([422, { [String(field)]: text }])
    }
  })

  test('the address is hidden everywhere from users who may not read personal data', async () => {
    const street = unique('Rua ')
    const { id, nomeCelula } = await create({ enderecoCelula: street })
    const meeting = { dataEncontro: '2026-03-04' }
    const { id: encontro } = (await app.rest(await betel.token(1), 'POST', `/celulas/${id}/encontros`, meeting)).body
    const query = `query($busca: String, $id: ID!, $encontro: ID!) {
      celulas(busca: $busca) { nodes { enderecoCelula } } celula(id: $id) { enderecoCelula }
      encontro(id: $encontro) { celula { enderecoCelula } } }`
    const seen = async (perfil: 2 | 3) => {
      const token = await betel.token(perfil)
      const { data } = await app.graphql(token, query, { busca: nomeCelula, id, encontro })
      const list = await app.rest(token, 'GET', `/celulas?busca=${encodeURIComponent(nomeCelula)}`)
      const byStreet = await app.rest(token, 'GET', `/celulas?busca=${encodeURIComponent(street)}`)
      return [
        data.celulas.nodes[0].enderecoCelula,
        data.celula.enderecoCelula,
        data.encontro.celula.enderecoCelula,
        list.body[0].enderecoCelula,
        (await app.rest(token, 'GET', `/celulas/${id}`)).body.enderecoCelula,
        byStreet.body.length,
      ]
    }
    expect(await seen(3)).toEqual([...Array(5).fill(street), 1])
    expect(await seen(2)).toEqual([...Array(5).fill(null), 0])
    const scopes =
      'mutation($e: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Mapa", escopos: $e) { token } }'
    const { data } = await app.graphql(await betel.token(1), scopes, { e: ['celula.ler', 'celula.exportar'] })
    const file = await app.rest(data.criarTokenApi.token, 'GET', `/exportar/celulas?formato=csv`)
    expect([file.status, String(file.body).includes(street)]).toEqual([200, false])

    // who does not see it does not erase it
    const writer = await app.graphql(await betel.token(1), scopes, { e: ['celula.ler', 'celula.escrever'] })
    const write = (enderecoCelula: string | null) =>
      app.rest(writer.data.criarTokenApi.token, 'PUT', `/celulas/${id}`, { nomeCelula, diaCelula: 5, enderecoCelula })
    expect((await write(null)).body).toMatchObject({ diaCelula: 5, enderecoCelula: null })
    expect((await write('Rua Nova')).status).toBe(403)
    expect((await app.rest(await betel.token(1), 'GET', `/celulas/${id}`)).body.enderecoCelula).toBe(street)
  })

  test('the response contains day, hour, address, place and leader as they were sent', async () => {
    const place = (await app.rest(await betel.token(1), 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    const leader = await betel.person()
    const data = { diaCelula: 0, horaCelula: '19:30', enderecoCelula: 'Rua da Paz, 12', idLocal: place.uuid }
    const created = await create({ ...data, idResponsavel: leader.uuid })
    expect(created).toMatchObject({
      ...data,
      idLocal: place.id,
      local: { nomeLocal: place.nomeLocal },
      idResponsavel: leader.id,
      responsavel: { name: leader.name },
      statusCelula: 'ativa',
    })
    expect((await app.rest(await betel.token(4), 'GET', `/celulas/${created.uuid}`)).body).toEqual(created)
  })

  test('a cell keeps a place that is deleted later, but no other cell can select it', async () => {
    const token = await betel.token(1)
    const place = (await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    const { id } = await create({ idLocal: place.id })
    await app.rest(token, 'DELETE', `/locais/${place.id}`)
    const kept = await app.rest(token, 'PUT', `/celulas/${id}`, fields({ idLocal: place.id }))
    expect([kept.status, kept.body.local]).toEqual([200, { nomeLocal: place.nomeLocal }])
    expect((await app.rest(token, 'POST', '/celulas', fields({ idLocal: place.id }))).status).toBe(422)
  })

  test('an edit keeps fields that are not sent, and clears fields that are sent empty', async () => {
    const token = await betel.token(1)
    const { id } = await create({ diaCelula: 3, horaCelula: '20:00', statusCelula: 'inativa' })
    const { body } = await app.rest(token, 'PUT', `/celulas/${id}`, { nomeCelula: 'Ágape', horaCelula: '' })
    expect(body).toMatchObject({ nomeCelula: 'Ágape', diaCelula: 3, horaCelula: null, statusCelula: 'inativa' })
  })
})

describe('the leader of a cell', () => {
  const leaderOf = async (id: number) =>
    (await app.rest(await betel.token(2), 'GET', `/celulas/${id}`)).body.responsavel?.name ?? null
  const membersOf = async (id: number) =>
    (await app.rest(await betel.token(1), 'GET', `/membros-celulas?idCelula=${id}`)).body.map(
      ({ membro, membroLider }: { membro: { name: string }; membroLider: number }) => [membro.name, membroLider],
    )

  test('selecting another person as leader makes that person the leader and a member', async () => {
    const [ana, beto] = [await betel.person({ name: 'Ana' }), await betel.person({ name: 'Beto' })]
    const { id } = await create({ idResponsavel: ana.id })
    await app.rest(await betel.token(3), 'PUT', `/celulas/${id}`, fields({ idResponsavel: beto.id }))
    expect(await membersOf(id)).toEqual([
      ['Beto', 1],
      ['Ana', 0],
    ])
    expect(await leaderOf(id)).toBe('Beto')
  })

  test('an empty cell has no leader; a cell with members must have one', async () => {
    const token = await betel.token(1)
    const { id, idResponsavel } = await create()
    expect(idResponsavel).toBeNull()
    expect((await app.rest(token, 'PUT', `/celulas/${id}`, fields({ idResponsavel: null }))).status).toBe(200)
    const ana = await betel.person()
    await app.rest(token, 'PUT', `/celulas/${id}`, fields({ idResponsavel: ana.id }))
    const { status, body } = await app.rest(token, 'PUT', `/celulas/${id}`, fields({ idResponsavel: null }))
    expect([status, Object.keys(body.campos)]).toEqual([422, ['idResponsavel']])
    expect(await leaderOf(id)).toBe(ana.name)
  })

  test('an inactive person cannot join a cell as its leader; a member who became inactive may lead', async () => {
    const token = await betel.token(1)
    const [ana, beto] = [await betel.person(), await betel.person({ usuarioAtivo: 0 })]
    const { id } = await create({ idResponsavel: ana.id })
    const put = (idResponsavel: number) => app.rest(token, 'PUT', `/celulas/${id}`, fields({ idResponsavel }))
    const text = 'Esta pessoa está inativa. Ative-a antes de adicioná-la.'
    expect(await put(beto.id)).toMatchObject({ status: 422, body: { campos: { idResponsavel: text } } })
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [ana.id])
    expect(await put(ana.id)).toMatchObject({ status: 200, body: { idResponsavel: ana.id } })
  })

  test('a person who leads a cell cannot be deleted until another member leads or the cell is deleted', async () => {
    const token = await betel.token(1)
    const [ana, beto] = [await betel.person(), await betel.person()]
    const { id, nomeCelula } = await create({ idResponsavel: ana.id })
    const refused = await app.rest(token, 'DELETE', `/user/${ana.id}`)
    expect([refused.status, refused.body.message]).toEqual([
      409,
      `Esta pessoa é a responsável pela célula ${nomeCelula}. Promova outro membro antes.`,
    ])
    await app.rest(token, 'PUT', `/celulas/${id}`, fields({ idResponsavel: beto.id }))
    expect((await app.rest(token, 'DELETE', `/user/${ana.id}`)).status).toBe(200)
    expect(await membersOf(id)).toEqual([[beto.name, 1]])
    await app.rest(token, 'DELETE', `/celulas/${id}`)
    expect((await app.rest(token, 'DELETE', `/user/${beto.id}`)).status).toBe(200)
  })

  test('a pastor who sees only the own cells does not delete the leader of another one either, and is not told its name', async () => {
    const church = await app.church()
    const [admin, pastor] = [await church.token(1), await church.person({ perfil: 5 })]
    // somebody who leads may do more in that cell than the pastor, unless without access
    const [ana, beto] = [await church.person({ perfil: -1 }), await church.person()]
    const cell = async (idResponsavel: number) =>
      (await app.rest(admin, 'POST', '/celulas', fields({ idResponsavel }))).body
    const [own, foreign] = [await cell(pastor.id), await cell(ana.id)]
    const session = await app.session(church.idCliente, pastor.id)
    const limit = (celulas: string) =>
      app.sql(
        `insert into acesso_perfil (id_cliente, perfil, areas) values ($1, 5, $2)
         on conflict (id_cliente, perfil) do update set areas = excluded.areas`,
        [church.idCliente, { celulas }],
      )
    const remove = async (id: number) => {
      const { status, body } = await app.rest(session, 'DELETE', `/user/${id}`)
      return [status, body.message]
    }
    const hidden =
      'Esta pessoa é a responsável por uma célula. Peça a quem cuida das células que promova outro membro antes.'
    for (const cell of ['escrever meus', 'nada']) {
      await limit(cell)
      expect([cell, ...(await remove(ana.id))]).toEqual([cell, 409, hidden])
    }
    await limit('escrever meus')
    await app.rest(admin, 'POST', '/membros-celulas', { idCelula: own.id, idMembro: beto.id })
    expect((await remove(beto.id))[0]).toBe(200)
    await limit('escrever')
    expect(await remove(ana.id)).toEqual([
      409,
      `Esta pessoa é a responsável pela célula ${foreign.nomeCelula}. Promova outro membro antes.`,
    ])
  })

  test('a restored cell whose leader was deleted gets its oldest member as leader', async () => {
    const token = await betel.token(1)
    const [ana, beto, carla] = [await betel.person(), await betel.person(), await betel.person()]
    const { id } = await create({ idResponsavel: ana.id })
    for (const { id: idMembro } of [beto, carla])
      await app.rest(token, 'POST', '/membros-celulas', { idCelula: id, idMembro })
    await app.rest(token, 'DELETE', `/celulas/${id}`)
    await app.rest(token, 'DELETE', `/user/${ana.id}`)
    await app.graphql(token, restore, { id })
    expect(await leaderOf(id)).toBe(beto.name)
    expect((await membersOf(id)).filter(([, leads]: [string, number]) => leads === 1)).toHaveLength(1)
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ celulas(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted cells to users who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.celulas.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/celulas/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/celulas/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/celulas?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('the recycle bin hides deleted cells from everybody else: in the list, by id and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/celulas/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, read, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/celulas?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/celulas?formato=csv'

  test('the export has the rows of the search from the current user’s church only, and is recorded in the audit log', async () => {
    const { nomeCelula } = await create()
    const search = `${path}&busca=${encodeURIComponent(nomeCelula)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(nomeCelula)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(nomeCelula)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'celula.exportar' and depois ? 'busca'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: nomeCelula.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be filtered by status, day, leader and place, searched by leader, and sorted by day and hour, with cells without a day last', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const leader = await church.person({ name: 'Zuleica Andrade' })
    const place = (await app.rest(token, 'POST', '/locais', { nomeLocal: 'Salão' })).body
    for (const data of [
      { nomeCelula: 'Ágape', diaCelula: 5, horaCelula: '20:00', idResponsavel: leader.id },
      { nomeCelula: 'Betânia', diaCelula: 2, horaCelula: '20:00', idLocal: place.id },
      { nomeCelula: 'Canaã', diaCelula: 2, horaCelula: '19:30', statusCelula: 'inativa' },
      { nomeCelula: 'Dorcas' },
    ])
      await app.rest(token, 'POST', '/celulas', data)
    const names = async (query: string) =>
      (await app.rest(token, 'GET', `/celulas?${query}`)).body.map((row: { nomeCelula: string }) => row.nomeCelula)
    expect(await names('statusCelula=inativa')).toEqual(['Canaã'])
    expect(await names('diaCelula=2')).toEqual(['Betânia', 'Canaã'])
    expect(await names('diaCelula=0')).toEqual([])
    expect(await names(`idResponsavel=${leader.uuid}`)).toEqual(['Ágape'])
    expect(await names(`idLocal=${place.id}`)).toEqual(['Betânia'])
    expect(await names('busca=zuleica')).toEqual(['Ágape'])
    const sorted = async (campo: string, direcao: string) =>
      (
        await app.graphql(
          token,
          `{ celulas(ordem: { campo: ${campo}, direcao: ${direcao} }) { nodes { nomeCelula } } }`,
        )
      ).data.celulas.nodes.map((row: { nomeCelula: string }) => row.nomeCelula)
    expect(await sorted('diaCelula', 'ASC')).toEqual(['Canaã', 'Betânia', 'Ágape', 'Dorcas'])
    expect(await sorted('diaCelula', 'DESC')).toEqual(['Ágape', 'Betânia', 'Canaã', 'Dorcas'])
    expect((await sorted('responsavel', 'DESC'))[0]).toBe('Ágape')
    const { status, body } = await app.rest(token, 'GET', '/celulas?diaCelula=9')
    expect([status, Object.keys(body.campos)]).toEqual([422, ['diaCelula']])
  })

  test('the global search finds a cell by its name and by its leader', async () => {
    const church = await app.church()
    const leader = await church.person({ name: 'Zenaide Quirino' })
    await app.rest(await church.token(1), 'POST', '/celulas', { nomeCelula: 'Oásis', idResponsavel: leader.id })
    const find = async (texto: string) =>
      (await app.graphql(await church.token(2), `{ buscar(texto: "${texto}") { tipo titulo subtitulo } }`)).data.buscar
    const cell = { tipo: 'celula', titulo: 'Oásis', subtitulo: 'Zenaide Quirino' }
    expect(await find('oasis')).toEqual([cell])
    expect(await find('zenaide')).toContainEqual(cell)
  })

  test('the platform’s administrator lists the cells of all churches', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/celulas', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/celulas')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/celulas')).status).toBe(403)
  })
})

test('the platform’s administrator writes in the church given by `idCliente`; an unknown church gets 404', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/celulas', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
