import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { knownPassword } from '../../../../tests/factories/password.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const path = '/reunioes-lideranca'
const fields = (data: object = {}) => ({ dataReuniao: '2026-06-02', pautaReuniao: unique('Pauta '), ...data })
const create = async (data: object = {}, church = betel) => {
  const answer = await app.rest(await church.token(1), 'POST', path, fields(data))
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body))
  return answer.body as { id: number; uuid: string; pautaReuniao: string }
}

const read = 'query($id: ID!) { reuniaoLideranca(id: $id) { id } }'
const createDocument =
  'mutation($input: ReuniaoLiderancaInput!) { criarReuniaoLideranca(input: $input) { id uuid idCliente statusReuniao versao } }'
const update =
  'mutation($id: ID!, $input: ReuniaoLiderancaInput!) { atualizarReuniaoLideranca(id: $id, input: $input) { versao statusReuniao } }'
const remove = 'mutation($id: ID!) { excluirReuniaoLideranca(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarReuniaoLideranca(id: $id) { excluidoEm } }'

describe('every operation checks the session and the permission', () => {
  const operations = (id: number | string): [string, object][] => [
    [read, { id }],
    [update, { id, input: fields() }],
    [remove, { id }],
    [restore, { id }],
    [createDocument, { input: fields() }],
  ]

  test('all perfis except members create meetings; only perfis 1 and 5 edit and delete them; the platform cannot', async () => {
    const { id } = await create()
    expect((await app.rest(await betel.token(2), 'POST', path, fields())).status).toBe(403)
    expect((await app.rest(await betel.token(2), 'GET', `${path}/${id}`)).status).toBe(200)
    for (const token of [await betel.token(3), await betel.token(4), await app.platformToken()]) {
      const made = await app.rest(token, 'POST', path, { ...fields(), idCliente: undefined })
      expect(made.status).toBe(201)
      for (const [query, variables] of operations(id).slice(1, 3))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
      expect((await app.rest(token, 'PUT', `${path}/${id}`, fields())).status).toBe(403)
      expect((await app.rest(token, 'DELETE', `${path}/${id}`)).status).toBe(403)
    }
    for (const perfil of [1, 5] as const) {
      const token = await betel.token(perfil)
      expect((await app.rest(token, 'PUT', `${path}/${id}`, fields())).status).toBe(200)
      expect((await app.rest(token, 'DELETE', `${path}/${(await create()).id}`)).status).toBe(200)
    }
  })

  test("another church's meeting is not found, by id and by uuid", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [query, variables] of operations(ref).slice(0, 4))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
      expect((await app.rest(token, 'GET', `${path}/${ref}`)).status).toBe(404)
      expect((await app.rest(token, 'DELETE', `${path}/${ref}`)).status).toBe(404)
    }
  })

  test('a permitted user creates, edits, deletes and restores a meeting', async () => {
    const token = await betel.token(1)
    const { data } = await app.graphql(token, createDocument, { input: fields() })
    expect(data.criarReuniaoLideranca).toMatchObject({
      idCliente: betel.idCliente,
      statusReuniao: 'marcada',
      versao: 1,
    })
    const { id, uuid } = data.criarReuniaoLideranca
    const edit = (input: object) => app.graphql(token, update, { id: uuid, input: fields(input) })
    const done = await edit({ statusReuniao: 'realizada', versao: 1 })
    expect(done.data.atualizarReuniaoLideranca).toEqual({ versao: 2, statusReuniao: 'realizada' })
    // an old client does not send the status, so the stored status is kept
    expect((await edit({ versao: 2 })).data.atualizarReuniaoLideranca).toEqual({
      versao: 3,
      statusReuniao: 'realizada',
    })
    expect((await edit({ versao: 2 })).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await app.rest(token, 'DELETE', `${path}/${uuid}`)).body).toEqual({
      message: 'Reunião de liderança excluída com sucesso.',
    })
    expect((await app.rest(await betel.token(2), 'GET', `${path}/${id}`)).status).toBe(404)
    expect((await app.graphql(token, restore, { id })).data.restaurarReuniaoLideranca).toEqual({ excluidoEm: null })
  })
})

describe('rules for saving a record', () => {
  test('date and agenda are required, the status has three values, and a new meeting is marcada', async () => {
    const send = async (body: object) => (await app.rest(await betel.token(1), 'POST', path, body)).body.campos
    expect(await send({ pautaReuniao: ' ' })).toEqual({
      dataReuniao: 'Informe uma data válida.',
      pautaReuniao: 'Informe a pauta.',
    })
    expect(await send(fields({ statusReuniao: 'adiada' }))).toEqual({
      statusReuniao: 'O status é marcada, realizada ou cancelada.',
    })
    expect(await send(fields({ statusReuniao: 'realizada' }))).toEqual({
      statusReuniao: 'Uma reunião nova começa como marcada.',
    })
    expect(await send(fields({ statusReuniao: 'marcada' }))).toBeUndefined()
  })
})

describe('people of a meeting', () => {
  const people = 'participantes(first: 10) { totalCount nodes { id } }'
  const read = `query($id: ID!) { reuniaoLideranca(id: $id) { ${people} } }`

  test('are chosen with the meeting, stay when an edit does not name them, and are found from the person', async () => {
    const token = await betel.token(1)
    const [ana, rui] = [await betel.person(), await betel.person()]
    const input = { ...fields(), participantes: [String(ana.id), String(rui.id), String(ana.id)] }
    const { id } = (await app.graphql(token, createDocument, { input })).data.criarReuniaoLideranca
    const of = async () =>
      (await app.graphql(token, read, { id })).data.reuniaoLideranca.participantes.nodes
        .map((one: { id: number }) => one.id)
        .sort((a: number, b: number) => a - b)
    expect(await of()).toEqual([ana.id, rui.id])
    await app.graphql(token, update, { id, input: fields() })
    expect(await of()).toEqual([ana.id, rui.id])
    await app.graphql(token, update, { id, input: { ...fields(), participantes: [rui.id] } })
    expect(await of()).toEqual([rui.id])
    const found = await app.graphql(
      token,
      'query($id: ID!) { usuario(id: $id) { reunioes { totalCount nodes { id } } } }',
      { id: rui.id },
    )
    expect(found.data.usuario.reunioes).toEqual({ totalCount: 1, nodes: [{ id }] })
  })

  test('stay by their names when they are in the recycle bin, whatever is edited, but nobody in it is added', async () => {
    const token = await betel.token(1)
    const [ana, rui, gone] = [await betel.person(), await betel.person(), await betel.person()]
    const { id } = (
      await app.graphql(token, createDocument, { input: { ...fields(), participantes: [ana.id, rui.id] } })
    ).data.criarReuniaoLideranca
    for (const person of [rui, gone]) expect((await app.rest(token, 'DELETE', `/user/${person.id}`)).status).toBe(200)
    const named = `query($id: ID!) { reuniaoLideranca(id: $id) { participantes(first: 10) { totalCount nodes { id name email fotoUrl } } } }`
    const of = async () => (await app.graphql(token, named, { id })).data.reuniaoLideranca.participantes
    const both = [
      { id: ana.id, name: ana.name, email: ana.email, fotoUrl: null },
      { id: rui.id, name: rui.name, email: null, fotoUrl: null },
    ]
    expect((await of()).nodes).toEqual(expect.arrayContaining(both))
    const edit = async (...participantes: number[]) =>
      (await app.graphql(token, update, { id, input: { ...fields(), participantes } })).status
    // one form leaves the deleted person out, one of an older version names everybody whom it was shown
    expect([await edit(ana.id), await edit(ana.id, rui.id), await edit(ana.id, gone.id)]).toEqual([200, 200, 422])
    expect(await of()).toEqual({ totalCount: 2, nodes: expect.arrayContaining(both) })
    expect(await edit()).toBe(200)
    expect((await of()).nodes).toEqual([both[1]])
  })

  test('are filtered by no groups that the current user may not read', async () => {
    const token = await betel.token(1)
    const input = { ...fields(), participantes: [String((await betel.person()).id)] }
    const { id } = (await app.graphql(token, createDocument, { input })).data.criarReuniaoLideranca
    const create =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["usuario.ler", "reuniaoLideranca.ler"]) { token } }'
    const site = (await app.graphql(token, create)).data.criarTokenApi.token
    const count = (as: string, filter: string) =>
      app.graphql(
        as,
        `query($id: ID!) { reuniaoLideranca(id: $id) { participantes(first: 10, filtro: { ${filter} }) { totalCount } } }`,
        { id },
      )
    expect((await count(site, 'usuarioAtivo: 1')).data.reuniaoLideranca.participantes.totalCount).toBe(1)
    const { errors } = await count(site, 'foraDaCelula: 1')
    expect(errors?.[0]?.extensions.campos).toEqual({ escopos: 'celula.ler' })
    expect((await count(token, 'foraDaCelula: 1')).data.reuniaoLideranca.participantes.totalCount).toBe(1)
  })

  test('cannot be unknown, nor inactive when they are added, and cannot change once the minutes are approved', async () => {
    const token = await betel.token(1)
    const [member, inactive, stranger] = [
      await betel.person(),
      await betel.person({ usuarioAtivo: 0 }),
      await other.person(),
    ]
    const { id } = (await app.graphql(token, createDocument, { input: { ...fields(), participantes: [member.id] } }))
      .data.criarReuniaoLideranca
    for (const wrong of [inactive.id, stranger.id]) {
      const { errors } = await app.graphql(token, update, { id, input: { ...fields(), participantes: [wrong] } })
      expect(errors?.[0]?.extensions.campos).toHaveProperty('participantes')
    }
    await app.sql('update usuario set usuario_ativo = 0 where id = $1', [member.id])
    const kept = await app.graphql(token, update, {
      id,
      input: { ...fields(), statusReuniao: 'realizada', participantes: [member.id] },
    })
    expect(kept.status).toBe(200)
    await app.rest(token, 'PUT', `${path}/${id}/ata`, { textoAta: '<p>Oração</p>' })
    expect((await app.graphql(token, 'mutation($id: ID!) { aprovarAta(id: $id) { id } }', { id })).status).toBe(200)
    const late = await app.graphql(token, update, { id, input: { ...fields(), participantes: [] } })
    expect(late.status).toBe(409)
  })
})

describe('list of meetings', () => {
  test('the list of meetings shows the newest meeting first; it has a search without accents, a filter by status, sort orders, pages and a count', async () => {
    const church = await app.church()
    const token = await church.token(1)
    for (const [pautaReuniao, dataReuniao] of [
      ['Orçamento e missões', '2026-03-01'],
      ['Escola bíblica', '2026-05-01'],
      ['Missões em agosto', '2026-04-01'],
    ])
      await create({ pautaReuniao, dataReuniao }, church)
    const list = async (args: string) => {
      const query = `{ reunioesLideranca${args} { totalCount nodes { id dataReuniao } } }`
      const { totalCount, nodes } = (await app.graphql(token, query)).data.reunioesLideranca
      return [totalCount, nodes.map((row: { dataReuniao: string }) => row.dataReuniao)]
    }
    expect(await list('')).toEqual([3, ['2026-05-01', '2026-04-01', '2026-03-01']])
    expect(await list('(busca: "MISSOES")')).toEqual([2, ['2026-04-01', '2026-03-01']])
    expect(await list('(first: 1, after: "1", ordem: { campo: dataReuniao })')).toEqual([3, ['2026-04-01']])
    const [first] = (await app.rest(token, 'GET', `${path}?limit=1`)).body
    await app.rest(token, 'PUT', `${path}/${first.id}`, { ...first, statusReuniao: 'cancelada' })
    expect(await list('(filtro: { statusReuniao: "cancelada" })')).toEqual([1, ['2026-05-01']])
    expect((await app.rest(token, 'GET', `${path}?statusReuniao=marcada`)).headers['x-total-count']).toBe('2')
  })

  test('the list shows deleted meetings only to users who may restore them; the platform’s administrator lists the meetings of all churches', async () => {
    await create()
    await create({}, other)
    expect((await app.rest(await betel.token(5), 'GET', `${path}?excluidos=true`)).status).toBe(403)
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/reunioes-lideranca')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/reunioes-lideranca')).status).toBe(403)
  })

  test('the list of meetings can be exported, and the global search finds its meetings', async () => {
    const { pautaReuniao, uuid } = await create()
    const file = `/exportar/reunioesLideranca?formato=csv&busca=${encodeURIComponent(pautaReuniao)}`
    expect((await app.rest(await betel.token(2), 'GET', file)).status).toBe(403)
    expect(String((await app.rest(await betel.token(3), 'GET', file)).body)).toContain(
      `02/06/2026;"${pautaReuniao}";"Marcada";`,
    )
    const find = 'query($texto: String!) { buscar(texto: $texto) { tipo uuid titulo subtitulo } }'
    const hits = (await app.graphql(await betel.token(2), find, { texto: pautaReuniao })).data.buscar
    expect(hits).toEqual([{ tipo: 'reuniaoLideranca', uuid, titulo: pautaReuniao, subtitulo: '02/06/2026' }])
  })
})

test('the platform’s administrator can still set every perfil of a church', async () => {
  // actions that only a church's own users have do not place those users above the platform
  const { id } = await betel.person({ perfil: 2 })
  const query = 'mutation($id: ID!, $input: UsuarioInput!) { atualizarUsuario(id: $id, input: $input) { perfil } }'
  const give = (perfil: number) =>
    app.graphql(platform, query, { id, input: { name: 'Ana', perfil, minhaSenha: knownPassword } })
  const platform = inChurch(await app.platformToken(), betel)
  for (const perfil of [5, 1, 2]) expect((await give(perfil)).data.atualizarUsuario).toEqual({ perfil })
})
