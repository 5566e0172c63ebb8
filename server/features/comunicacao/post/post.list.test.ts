import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { PostsLab } from '../../../../tests/factories/posts.js'
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

test('the export has a column for the status', async () => {
  const { body } = await app.rest(await betel.token(4), 'GET', '/exportar/posts?formato=csv')
  expect(String(body).split('\n')[0]).toContain('"Status"')
})

describe('listing the records', () => {
  test('the newest post comes first', async () => {
    const church = await app.church()
    const [token, idTipoPost] = [await church.token(1), await firstType(church)]
    const word = unique('z')
    for (const nome of ['Violão', 'Ávila', 'bateria'])
      await app.rest(token, 'POST', '/posts', fields({ idTipoPost, tituloPost: `${nome} ${word}` }))
    const list = async (args: string) =>
      (await app.graphql(token, `{ posts(${args}) { totalCount nodes { tituloPost } } }`)).data.posts
    const shown = (...nomes: string[]) => nomes.map((nome) => ({ tituloPost: `${nome} ${word}` }))
    expect((await list(`busca: "${word}"`)).nodes).toEqual(shown('bateria', 'Ávila', 'Violão'))
  })
})
