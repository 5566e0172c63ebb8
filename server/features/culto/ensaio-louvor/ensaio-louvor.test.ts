import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { Migration20261122171500_setlist_do_grupo } from '../../../../migrations/Migration20261122171500_setlist_do_grupo.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let grupo: { id: number; uuid: string; nomeGrupo: string }

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  grupo = (await app.rest(await betel.token(1), 'POST', '/gruposLouvor', { nomeGrupo: unique('Vozes ') })).body
})
afterAll(() => app.close())

const fields = (data: object = {}) => ({ idGrupo: grupo.id, dataEnsaio: '2027-03-05', horaEnsaio: '20:00', ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(3), 'POST', '/ensaiosLouvor', fields(data))).body
const song = (idEnsaio: number, data: object = {}) => ({
  idEnsaio,
  nomeMusica: 'Castelo forte',
  tomMusica: 'G',
  ...data,
})
const addSong = async (idEnsaio: number, data: object = {}) =>
  app.rest(await betel.token(5), 'POST', '/setlist-ensaio', song(idEnsaio, data))
const setlist = async (idEnsaio: number, perfil: 1 | 5 = 1) =>
  (await app.rest(await betel.token(perfil), 'GET', `/setlist-ensaio/${idEnsaio}/cliente/${betel.idCliente}`)).body

type Call = ['GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', string, object?]

/** Each request with the perfis that may send it. */
const calls = (id: number, musica: number): [Call, number[]][] => [
  [
    ['GET', '/ensaiosLouvor'],
    [1, 2, 3, 4, 5],
  ],
  [
    ['GET', `/ensaiosLouvor/${grupo.id}/cliente/${betel.idCliente}`],
    [1, 3, 4, 5],
  ],
  [
    ['GET', `/ensaiosLouvor/ensaio/${id}/cliente/${betel.idCliente}`],
    [1, 3, 4, 5],
  ],
  [
    ['POST', '/ensaiosLouvor', fields()],
    [1, 3, 4, 5],
  ],
  [
    ['PUT', `/ensaiosLouvor/${id}/cliente/${betel.idCliente}`, fields()],
    [1, 5],
  ],
  [
    ['GET', `/setlist-ensaio/${id}/cliente/${betel.idCliente}`],
    [1, 3, 5],
  ],
  [
    ['POST', '/setlist-ensaio', song(id)],
    [1, 5],
  ],
  [
    ['PUT', `/setlist-ensaio/${musica}`, song(id)],
    [1, 5],
  ],
]

describe('access of each perfil to each operation', () => {
  test('requests about rehearsals get 401 without a session; each perfil may send only the requests in the table', async () => {
    const { id } = await create()
    const { id: musica } = (await addSong(id)).body
    for (const [[method, path, body], allowed] of calls(id, musica)) {
      expect([path, (await app.rest(null, method, path, body)).status]).toEqual([path, 401])
      for (const perfil of [-1, 1, 2, 3, 4, 5] as const) {
        const { status } = await app.rest(await betel.token(perfil), method, path, body)
        expect([method, path, perfil, status < 300]).toEqual([method, path, perfil, allowed.includes(perfil)])
        if (status >= 300) expect(status).toBe(403)
      }
    }
  })

  test('of perfis 2 to 5, only perfil 5 concludes and cancels rehearsals', async () => {
    for (const verb of ['concluir', 'cancelar']) {
      const { uuid } = await create()
      const patch = async (perfil: 2 | 3 | 4 | 5) =>
        (await app.rest(await betel.token(perfil), 'PATCH', `/ensaiosLouvor/${uuid}/${verb}`, {})).status
      expect([await patch(2), await patch(3), await patch(4), await patch(5)]).toEqual([403, 403, 403, 200])
    }
  })

  test('rehearsals and songs of another church are not found', async () => {
    const { id, uuid } = await create()
    const { id: musica } = (await addSong(id)).body
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      const paths: Call[] = [
        ['GET', `/ensaiosLouvor/ensaio/${ref}/cliente/${other.idCliente}`],
        ['PUT', `/ensaiosLouvor/${ref}/cliente/${other.idCliente}`, fields()],
        ['PATCH', `/ensaiosLouvor/${ref}/concluir`, {}],
        ['GET', `/setlist-ensaio/${ref}/cliente/${other.idCliente}`],
        ['GET', `/ensaiosLouvor/${grupo.uuid}/cliente/${other.idCliente}`],
      ]
      for (const [method, path, body] of paths)
        expect([path, (await app.rest(token, method, path, body)).status]).toEqual([path, 404])
    }
    expect((await app.rest(token, 'DELETE', `/setlist-ensaio/${musica}`)).status).toBe(404)
    const into = await app.rest(token, 'POST', '/ensaiosLouvor', fields())
    expect([into.status, into.body.campos]).toEqual([422, { idGrupo: 'Grupo não encontrado.' }])
    const added = await app.rest(token, 'POST', '/setlist-ensaio', song(id))
    expect([added.status, added.body.campos]).toEqual([422, { idEnsaio: 'Ensaio não encontrado.' }])
    expect(await setlist(id)).toHaveLength(1)
  })
})

describe('a rehearsal', () => {
  test('a rehearsal requires a valid day and time; the place is optional', async () => {
    const token = await betel.token(1)
    const without = await app.rest(token, 'POST', '/ensaiosLouvor', { idGrupo: grupo.id })
    expect([without.status, Object.keys(without.body.campos)]).toEqual([422, ['dataEnsaio', 'horaEnsaio']])
    const { status, localEnsaio, statusEnsaio } = await create({ localEnsaio: '' })
    expect([status, localEnsaio, statusEnsaio]).toEqual([undefined, null, 'Marcado'])
    for (const horaEnsaio of ['25:00', '8h'])
      expect((await app.rest(token, 'POST', '/ensaiosLouvor', fields({ horaEnsaio }))).body.campos).toEqual({
        horaEnsaio: 'Informe uma hora válida, como 19:30.',
      })
    const nowhere = await app.rest(token, 'POST', '/ensaiosLouvor', fields({ localEnsaio: 2000000000 }))
    expect(nowhere.body.campos).toEqual({ localEnsaio: 'Local não encontrado.' })
    const done = await app.rest(token, 'POST', '/ensaiosLouvor', fields({ statusEnsaio: 'Concluído' }))
    expect([done.status, done.body.campos]).toEqual([422, { statusEnsaio: 'Um ensaio é salvo como Marcado.' }])
  })

  test('a rehearsal keeps a deleted place, but a deleted place cannot be newly selected', async () => {
    const token = await betel.token(1)
    const local = (await app.rest(token, 'POST', '/locais', { nomeLocal: unique('Salão ') })).body
    const { id, local: shown } = await create({ localEnsaio: local.uuid })
    expect(shown).toEqual({ nomeLocal: local.nomeLocal })
    await app.rest(token, 'DELETE', `/locais/${local.id}`)
    const kept = await app.rest(
      token,
      'PUT',
      `/ensaiosLouvor/${id}/cliente/${betel.idCliente}`,
      fields({ localEnsaio: local.id }),
    )
    expect([kept.status, kept.body.localEnsaio]).toEqual([200, local.id])
    expect((await app.rest(token, 'POST', '/ensaiosLouvor', fields({ localEnsaio: local.id }))).status).toBe(422)
  })

  test('a rehearsal for a worship service gives the service its songs, in their order and only for people who may read setlists', async () => {
    const token = await betel.token(1)
    const culto = (await app.rest(token, 'POST', '/cultos', { dataCulto: '2027-03-07', horaCulto: '19:00' })).body
    const ensaio = await create({ idCulto: culto.id })
    expect(ensaio.idCulto).toBe(culto.id)
    for (const nomeMusica of ['Vem', 'Abre os céus']) await addSong(ensaio.id, { nomeMusica })
    await addSong((await create()).id, { nomeMusica: 'De outro ensaio' })
    const read = (as: string) =>
      app.graphql(
        as,
        'query($id: ID!) { culto(id: $id) { ensaios { totalCount nodes { id culto { id } } } musicas { nodes { nomeMusica } } } }',
        { id: culto.id },
      )
    expect((await read(token)).data.culto).toEqual({
      ensaios: { totalCount: 1, nodes: [{ id: ensaio.id, culto: { id: culto.id } }] },
      musicas: { nodes: [{ nomeMusica: 'Vem' }, { nomeMusica: 'Abre os céus' }] },
    })
    // the songs of a later rehearsal follow, and a song of both is in its last place; a cancelled rehearsal has none
    const later = await create({ idCulto: culto.id, dataEnsaio: '2027-03-06' })
    for (const nomeMusica of ['Grande é o Senhor', 'vem']) await addSong(later.id, { nomeMusica })
    const cancelled = await create({ idCulto: culto.id, dataEnsaio: '2027-03-05' })
    for (const nomeMusica of ['De um ensaio cancelado', 'Abre os céus']) await addSong(cancelled.id, { nomeMusica })
    await app.rest(token, 'PATCH', `/ensaiosLouvor/${cancelled.id}/cancelar`, {})
    const all = (await read(token)).data.culto.musicas.nodes as { nomeMusica: string }[]
    expect(all.map(({ nomeMusica }) => nomeMusica)).toEqual(['Abre os céus', 'Grande é o Senhor', 'vem'])
    // somebody of no group sees the service, and none of its songs
    expect((await read(await betel.token(2))).data.culto).toEqual({
      ensaios: { totalCount: 0, nodes: [] },
      musicas: { nodes: [] },
    })
    const foreign = (
      await app.rest(await other.token(1), 'POST', '/cultos', { dataCulto: '2027-03-07', horaCulto: '19:00' })
    ).body
    for (const idCulto of [foreign.id, 999_999_999]) {
      const { status, body } = await app.rest(token, 'POST', '/ensaiosLouvor', fields({ idCulto }))
      expect([status, body.campos]).toEqual([422, { idCulto: 'Culto não encontrado.' }])
    }
    // a deleted service stays with its rehearsal, but is not newly chosen
    await app.rest(token, 'DELETE', `/cultos/${culto.id}`)
    const path = `/ensaiosLouvor/${ensaio.id}/cliente/${betel.idCliente}`
    expect((await app.rest(token, 'PUT', path, fields({ idCulto: culto.id }))).status).toBe(200)
    expect((await app.rest(token, 'POST', '/ensaiosLouvor', fields({ idCulto: culto.id }))).status).toBe(422)
  })

  test('a rehearsal is concluded or cancelled only while planned; saving sets it to planned again', async () => {
    const token = await betel.token(1)
    const { id, uuid } = await create()
    expect((await app.rest(token, 'PATCH', `/ensaiosLouvor/${uuid}/concluir`, {})).body.statusEnsaio).toBe('Concluído')
    const again = await app.rest(token, 'PATCH', `/ensaiosLouvor/${uuid}/concluir`, {})
    expect([again.status, again.body.Erro]).toEqual([409, 'Só um ensaio marcado pode ser concluído.'])
    const cancelled = await app.rest(token, 'PATCH', `/ensaiosLouvor/${id}/cancelar`, {})
    expect([cancelled.status, cancelled.body.Erro]).toEqual([409, 'Só um ensaio marcado pode ser cancelado.'])
    const saved = await app.rest(token, 'PUT', `/ensaiosLouvor/${uuid}/cliente/${betel.idCliente}`, fields())
    expect(saved.body.statusEnsaio).toBe('Marcado')
    expect((await app.rest(token, 'PATCH', `/ensaiosLouvor/${id}/cancelar`, {})).body.statusEnsaio).toBe('Cancelado')
  })

  test('a rehearsal is filtered by period; coming rehearsals are listed nearest first; rehearsals of a deleted group are hidden', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const idGrupo = (await app.rest(token, 'POST', '/gruposLouvor', { nomeGrupo: 'Vozes' })).body.id
    for (const [dataEnsaio, horaEnsaio] of [
      ['2020-01-10', '20:00'],
      ['2099-02-01', '20:00'],
      ['2099-01-10', '21:00'],
      ['2099-01-10', '19:00'],
    ])
      await app.rest(token, 'POST', '/ensaiosLouvor', { idGrupo, dataEnsaio, horaEnsaio })
    const times = async (query: string) =>
      (
        (await app.rest(token, 'GET', `/ensaiosLouvor?${query}`)).body as { dataEnsaio: string; horaEnsaio: string }[]
      ).map(({ dataEnsaio, horaEnsaio }) => `${dataEnsaio} ${horaEnsaio}`)
    expect(await times('de=2099-01-01&ate=2099-01-31')).toEqual(['2099-01-10 21:00', '2099-01-10 19:00'])
    expect(await times('quando=proximos')).toEqual(['2099-01-10 19:00', '2099-01-10 21:00', '2099-02-01 20:00'])
    expect(await times('quando=anteriores')).toEqual(['2020-01-10 20:00'])
    await app.rest(token, 'DELETE', `/gruposLouvor/${idGrupo}/${church.idCliente}`)
    expect(await times('')).toEqual([])
  })
})

describe('a setlist', () => {
  test('a setlist accepts only the documented keys and a link that a browser can open', async () => {
    const { id } = await create()
    for (const [data, campos] of [
      [{ nomeMusica: '' }, { nomeMusica: 'Informe o nome da música.' }],
      [{ tomMusica: '' }, { tomMusica: 'Escolha o tom da música.' }],
      [{ tomMusica: 'E#' }, { tomMusica: 'Escolha um tom da lista.' }],
      [{ linkMusica: 'javascript:alert(1)' }, { linkMusica: 'Informe um endereço completo, que comece com https://.' }],
    ] as const) {
      const { status, body } = await addSong(id, data)
      expect([status, body.campos]).toEqual([422, campos])
    }
    for (const [given, stored] of [
      ['musica.exemplo.org/1', 'https://musica.exemplo.org/1'],
      ['//musica.exemplo.org/1', 'https://musica.exemplo.org/1'],
      ['http://musica.exemplo.org', 'http://musica.exemplo.org'],
    ])
      expect((await addSong(id, { linkMusica: given })).body.linkMusica).toBe(stored)
    const notes = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
    for (const tomMusica of [...notes, ...notes.map((note) => `${note}m`)])
      expect([tomMusica, (await addSong(id, { tomMusica })).status]).toEqual([tomMusica, 201])
    await expect(app.sql(`update setlist_ensaio set tom_musica = 'H' where id_ensaio = $1`, [id])).rejects.toThrow()
  })

  test('a new song is appended to the setlist, and a new order must contain each song exactly once', async () => {
    const { id } = await create()
    const ids: number[] = []
    for (const nomeMusica of ['Um', 'Dois', 'Três']) ids.push((await addSong(id, { nomeMusica })).body.id)
    const names = async () => ((await setlist(id, 5)) as { nomeMusica: string }[]).map(({ nomeMusica }) => nomeMusica)
    expect(await names()).toEqual(['Um', 'Dois', 'Três'])
    const order =
      'mutation($id: ID!, $musicas: [Int!]!) { ordenarSetlistEnsaio(id: $id, musicas: $musicas) { message } }'
    const move = async (musicas: number[], perfil: 3 | 5 = 5) =>
      (await app.graphql(await betel.token(perfil), order, { id, musicas })).status
    expect(await move([...ids].reverse(), 3)).toBe(403)
    expect(await move([...ids].reverse())).toBe(200)
    expect(await names()).toEqual(['Três', 'Dois', 'Um'])
    await addSong(id, { nomeMusica: 'Quatro' })
    expect(await move(ids)).toBe(409)
    expect(await move([ids[0] as number, ids[0] as number, ids[1] as number, ids[2] as number])).toBe(409)
    expect(await names()).toEqual(['Três', 'Dois', 'Um', 'Quatro'])
  })

  test('ten songs added concurrently get ten different positions', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 10 }, () => addSong(id)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    const places = ((await setlist(id)) as { ordem: number }[]).map(({ ordem }) => ordem)
    expect(places).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('members of a worship group', () => {
  const actionsOf = async (token: string, id: number) =>
    (await app.graphql(token, 'query($id: ID!) { ensaioLouvor(id: $id) { acoesPermitidas } }', { id: String(id) })).data
      ?.ensaioLouvor.acoesPermitidas
  const order = 'mutation($id: ID!, $musicas: [Int!]!) { ordenarSetlistEnsaio(id: $id, musicas: $musicas) { message } }'

  /** A group with its leader and a member, both of perfil 2, and a rehearsal of one song. */
  async function ensemble() {
    const admin = await betel.token(1)
    const { body: group } = await app.rest(admin, 'POST', '/gruposLouvor', { nomeGrupo: unique('Coral ') })
    const join = async (membroLider: number, statusMembro = 1) => {
      const person = await betel.person({ perfil: 2 })
      const path = `/grupos_louvor/${group.id}/membros/${person.uuid}`
      expect((await app.rest(admin, 'POST', path, { membroLider, statusMembro })).status).toBe(201)
      return app.session(betel.idCliente, person.id)
    }
    const { id } = await create({ idGrupo: group.id })
    const { body: musica } = await addSong(id)
    return { group, id, musica, leader: await join(1), member: await join(0), former: await join(0, 0) }
  }
  const read = async (token: string, path: string) => (await app.rest(token, 'GET', path)).status

  test('members read only the rehearsals and setlists of their own group', async () => {
    const { group, id, member, leader, former } = await ensemble()
    const { id: another } = await create()
    for (const token of [member, leader]) {
      expect((await app.rest(token, 'GET', '/ensaiosLouvor')).body.map((row: { id: number }) => row.id)).toEqual([id])
      expect(await read(token, `/ensaiosLouvor/${group.uuid}/cliente/${betel.idCliente}`)).toBe(200)
      for (const [rehearsal, status] of [
        [id, 200],
        [another, 403],
      ] as const) {
        expect(await read(token, `/ensaiosLouvor/ensaio/${rehearsal}/cliente/${betel.idCliente}`)).toBe(status)
        expect(await read(token, `/setlist-ensaio/${rehearsal}/cliente/${betel.idCliente}`)).toBe(status)
      }
      const { data } = await app.graphql(token, '{ setlistEnsaio { nodes { idEnsaio } } }')
      expect(data.setlistEnsaio.nodes).toEqual([{ idEnsaio: id }])
      const days = '/calendario?de=2027-03-01&ate=2027-03-31'
      const entries = (await app.rest(token, 'GET', days)).body as { caminho: string }[]
      expect(entries.map(({ caminho }) => caminho)).toEqual([`/dashboard/setlist_louvor/${id}`])
    }
    expect(await actionsOf(member, id)).toEqual(['verSetlist'])
    expect(await actionsOf(leader, id)).toEqual(['verSetlist', 'editarSetlist'])
    expect((await app.rest(former, 'GET', '/ensaiosLouvor')).body).toEqual([])
    expect(await read(former, `/setlist-ensaio/${id}/cliente/${betel.idCliente}`)).toBe(403)
  })

  test('the leader writes only the setlists of the leader’s own group; other members write none', async () => {
    const { id, musica, leader, member } = await ensemble()
    const other = await ensemble()
    const write = async (token: string, rehearsal: number, place: { id: number }) => [
      (await app.rest(token, 'POST', '/setlist-ensaio', song(rehearsal))).status,
      (await app.rest(token, 'PUT', `/setlist-ensaio/${place.id}`, song(rehearsal, { tomMusica: 'A' }))).status,
    ]
    expect(await write(member, id, musica)).toEqual([403, 403])
    expect(await write(leader, other.id, other.musica)).toEqual([403, 403])
    expect((await app.rest(leader, 'DELETE', `/setlist-ensaio/${other.musica.id}`)).status).toBe(403)
    expect(await write(leader, id, musica)).toEqual([201, 200])
    const musicas = ((await setlist(id)) as { id: number }[]).map((row) => row.id).reverse()
    expect((await app.graphql(member, order, { id, musicas })).status).toBe(403)
    expect((await app.graphql(leader, order, { id, musicas })).status).toBe(200)
    expect((await app.rest(leader, 'DELETE', `/setlist-ensaio/${musica.id}`)).status).toBe(200)
    expect(((await setlist(id)) as { tomMusica: string }[]).map(({ tomMusica }) => tomMusica)).toEqual(['G'])
  })

  test('the migration gives existing API tokens the permission for all groups that their scopes included before', async () => {
    const { id } = await ensemble()
    const make =
      'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Telão", escopos: $escopos) { token } }'
    const escopos = ['ensaioLouvor.ler', 'setlistEnsaio.ler', 'setlistEnsaio.escrever']
    const { token } = (await app.graphql(await betel.token(1), make, { escopos })).data.criarTokenApi
    const statuses = async () => [
      await read(token, `/ensaiosLouvor/ensaio/${id}/cliente/${betel.idCliente}`),
      await read(token, `/setlist-ensaio/${id}/cliente/${betel.idCliente}`),
      (await app.rest(token, 'POST', '/setlist-ensaio', song(id))).status,
    ]
    expect(await statuses()).toEqual([403, 403, 403])
    const { em, config } = app.services.sessions.app
    const migration = new Migration20261122171500_setlist_do_grupo(em.getDriver(), config)
    migration.up()
    for (const statement of migration.getQueries()) await app.sql(String(statement))
    expect(await statuses()).toEqual([200, 200, 201])
  })
})
