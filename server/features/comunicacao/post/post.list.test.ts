import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { ler, PostsLab } from '../../../../tests/factories/posts.js'
import { countStatements } from '../../../../tests/factories/statements.js'

const lab = new PostsLab()
const { firstType, fields, create } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('feed of posts', () => {
  const query =
    'query($first: Int!, $after: String) { feed(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }'

  test('pages stay stable when new posts are added; the newest post comes first', async () => {
    const church = await app.church()
    const writer = await church.token(1)
    const token = await church.token(2)
    const idTipoPost = await firstType(church)
    const make = async () => (await app.rest(writer, 'POST', '/posts', fields({ idTipoPost }))).body.id as number
    const made: number[] = []
    for (let index = 0; index < 5; index++) made.unshift(await make())
    const stretch = async (after?: string) => {
      const { nodes, pageInfo } = (await app.graphql(token, query, { first: 2, after })).data.feed
      return { ids: nodes.map(({ id }: { id: number }) => id), ...pageInfo }
    }
    const first = await stretch()
    expect([first.ids, first.hasNextPage]).toEqual([made.slice(0, 2), true])
    await make()
    const second = await stretch(first.endCursor)
    expect(second.ids).toEqual(made.slice(2, 4))
    const last = await stretch(second.endCursor)
    expect([last.ids, last.hasNextPage]).toEqual([made.slice(4), false])
    // several posts with the same publication time
    await app.sql(`update post set publicado_em = '2026-01-01' where id_cliente = $1`, [church.idCliente])
    const [a, b] = [await stretch(), await stretch((await stretch()).endCursor)]
    expect(new Set([...a.ids, ...b.ids]).size).toBe(4)
  })

  test('the feed needs the same number of SQL statements for many posts as for one', async () => {
    const [one, many] = [await app.church(), await app.church()]
    for (const [church, count] of [
      [one, 1],
      [many, 30],
    ] as const)
      await app.sql(
        `insert into post (id_cliente, id_tipo_post, id_autor, titulo_post, texto_post, publicado_em)
          select $1::int, (select min(id) from tipo_post where id_cliente = $1::int), $1::int, 'Post', '<p>x</p>', now()
          from generate_series(1, $2)`,
        [church.idCliente, count],
      )
    const text =
      '{ feed(first: 50) { nodes { tituloPost imgPost acoesPermitidas tipo { tipoPost } autor { name fotoUrl } } } }'
    const statements = async (church: TestChurch) => {
      const token = await church.token(2)
      await app.graphql(token, text)
      return countStatements(async () => expect((await app.graphql(token, text)).errors).toBeUndefined())
    }
    const [few, full] = [await statements(one), await statements(many)]
    expect(full).toBe(few)
    expect(full).toBeLessThanOrEqual(15)
  })

  test('an invalid page size or cursor is refused', async () => {
    const token = await betel.token(2)
    for (const variables of [
      { first: 0 },
      { first: 101 },
      { first: 2, after: 'x' },
      { first: 2, after: '1-99999999999' },
    ])
      expect([variables, (await app.graphql(token, query, variables)).status]).toEqual([variables, 422])
    expect((await app.graphql(null, query, { first: 2 })).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), query, { first: 2 })).status).toBe(403)
    expect((await app.rest(token, 'GET', `/post?idCliente=${other.idCliente}`)).status).toBe(403)
  })

  test('GET /post returns {posts} as documented', async () => {
    const { id } = await create({ subtituloPost: 'Venha orar' })
    const { status, body } = await app.rest(await betel.token(2), 'GET', '/post?limit=1')
    expect([status, Object.keys(body)]).toEqual([200, ['posts']])
    expect(body.posts).toEqual([
      expect.objectContaining({
        id,
        statusPost: 1,
        autor: { nome: expect.any(String), avatar: null },
        tipo: { tipoPost: expect.any(String) },
        created_at: expect.stringMatching(/Z$/),
        subtituloPost: 'Venha orar',
        textoPost: '<p>Sexta-feira, às <strong>22h</strong>.</p>',
        imgPost: null,
      }),
    ])
    const platform = await app.platformToken()
    const named = await app.rest(platform, 'GET', `/post?idCliente=${betel.idCliente}&limit=1`)
    expect(named.body.posts).toEqual(body.posts)
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ posts(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.posts.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/posts/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/posts/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/posts?excluidos=true')).body).toContainEqual(expect.objectContaining({ id }))
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/posts/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/posts?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/posts?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { tituloPost } = await create()
    const search = `${path}&busca=${encodeURIComponent(tituloPost)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(tituloPost)
    expect(String(file.body).split('\n')[0]).toContain('"Status"')
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(tituloPost)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'post.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: tituloPost.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched without accents and sorted; it has pages and a count', async () => {
    const church = await app.church()
    const [token, idTipoPost] = [await church.token(1), await firstType(church)]
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/posts', fields({ idTipoPost, tituloPost: `${nome} ${word}` }))
    const list = async (args: string) =>
      (await app.graphql(token, `{ posts(${args}) { totalCount nodes { tituloPost } } }`)).data.posts
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ tituloPost: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('bateria', 'Ávila', 'Violão'))
    expect((await list(`busca: "violao ${word}"`)).totalCount).toBe(1)
    expect(await list(`busca: "${word}", first: 2, after: "1", ordem: { campo: tituloPost, direcao: DESC }`)).toEqual({
      totalCount: 3,
      nodes: shown('bateria', 'Ávila'),
    })
    const rest = await app.rest(token, 'GET', `/posts?busca=${word}&limit=2`)
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([2, '3'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/posts', fields({ idTipoPost: await firstType(other) }))
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/posts')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/posts')).status).toBe(403)
  })
})
