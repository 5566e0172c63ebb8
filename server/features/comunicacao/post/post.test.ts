import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { picture } from '../../../../tests/factories/records.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { payloads } from '../../../../tests/factories/xss.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let tipo: number

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  tipo = await firstType(betel)
})
afterAll(() => app.close())

const firstType = async (church: TestChurch): Promise<number> =>
  (await app.rest(await church.token(1), 'GET', '/tipoPosts?limit=1')).body[0].id

const fields = (data: object = {}) => ({
  idTipoPost: tipo,
  tituloPost: unique('Vigília '),
  textoPost: '<p>Sexta-feira, às <strong>22h</strong>.</p>',
  ...data,
})
const create = async (data: object = {}) => (await app.rest(await betel.token(1), 'POST', '/posts', fields(data))).body

const ler = 'query($id: ID!) { post(id: $id) { id } }'
const criar = 'mutation($input: PostInput!) { criarPost(input: $input) { id uuid idCliente versao } }'
const atualizar = 'mutation($id: ID!, $input: PostInput!) { atualizarPost(id: $id, input: $input) { versao } }'
const excluir = 'mutation($id: ID!) { excluirPost(id: $id) { message } }'
const restaurar = 'mutation($id: ID!) { restaurarPost(id: $id) { excluidoEm } }'

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
    expect((await app.rest(null, 'GET', '/posts')).status).toBe(401)
    expect((await app.rest(null, 'DELETE', `/posts/${id}`)).status).toBe(401)
  })

  test('a perfil that may only read: 403 and nothing changes', async () => {
    const { id } = await create()
    const token = await betel.token(2)
    for (const [query, variables] of operations(id).slice(1))
      expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 403])
    expect((await app.rest(token, 'PUT', `/posts/${id}`, fields())).status).toBe(403)
    expect((await app.rest(token, 'GET', `/posts/${id}`)).status).toBe(200)
  })

  test("another church's record is not found, by number and by uuid", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const [query, variables] of operations(ref).slice(0, 4))
        expect([query, (await app.graphql(token, query, variables)).status]).toEqual([query, 404])
      for (const method of ['GET', 'DELETE'] as const)
        expect((await app.rest(token, method, `/posts/${ref}`)).status).toBe(404)
    }
  })

  test('who may: created, edited, deleted, restored', async () => {
    const token = await betel.token(1)
    const created = (await app.graphql(token, criar, { input: fields() })).data.criarPost
    expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
    const { id, uuid } = created
    const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
    expect(edited.data.atualizarPost).toEqual({ versao: 2 })
    expect((await app.rest(token, 'DELETE', `/posts/${uuid}`)).body).toEqual({
      message: 'Post excluído com sucesso.',
    })
    expect((await app.rest(await betel.token(2), 'GET', `/posts/${id}`)).status).toBe(404)
    const restored = await app.graphql(token, restaurar, { id })
    expect(restored.data.restaurarPost).toEqual({ excluidoEm: null })
    expect((await app.rest(token, 'GET', `/posts/${id}`)).status).toBe(200)
  })
})

describe('rules', () => {
  test('what is missing or too long is told at its field', async () => {
    const token = await betel.token(4)
    const cases: [object, string, string][] = [
      [{ tituloPost: ' ' }, 'tituloPost', 'Informe o título do post.'],
      [{ tituloPost: 'x'.repeat(151) }, 'tituloPost', 'Use no máximo 150 caracteres.'],
      [{ subtituloPost: 'x'.repeat(251) }, 'subtituloPost', 'Use no máximo 250 caracteres.'],
      [{ textoPost: '' }, 'textoPost', 'Escreva o texto do post.'],
      [{ textoPost: '<p>&nbsp;<br></p><script>1</script>' }, 'textoPost', 'Escreva o texto do post.'],
      [{ idTipoPost: await firstType(other) }, 'idTipoPost', 'Tipo de post não encontrado.'],
      [{ statusPost: 2 }, 'statusPost', 'Informe sim ou não.'],
    ]
    for (const [data, field, text] of cases) {
      const { status, body } = await app.rest(token, 'POST', '/posts', fields(data))
      expect([data, status, body.campos]).toEqual([data, 422, { [field]: text }])
    }
  })

  test('whoever writes is its author, whatever is sent; the platform has none', async () => {
    const person = await betel.person({ perfil: 3, name: 'Lia Redatora' })
    const token = await app.session(betel.idCliente, person.id)
    const made = (await app.rest(token, 'POST', '/posts', { ...fields(), idAutor: betel.idCliente, autor: 1 })).body
    expect(made.autor).toEqual({ nome: 'Lia Redatora', avatar: null })
    const platform = await app.platformToken()
    const other = await app.rest(platform, 'POST', '/posts', { ...fields(), idCliente: betel.idCliente })
    expect(other.body.autor).toEqual({ nome: 'Candeia', avatar: null })
  })

  test('shown and hidden: once each, and a draft stands in the feed where it was first shown', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const idTipoPost = await firstType(church)
    const make = async (data: object) =>
      (await app.rest(token, 'POST', '/posts', fields({ idTipoPost, ...data }))).body as { id: number }
    const draft = await make({ statusPost: 0, tituloPost: 'Rascunho' })
    const shown = await make({ tituloPost: 'Mostrado' })
    const feed = async (): Promise<number[]> =>
      (await app.rest(await church.token(2), 'GET', '/post')).body.posts.map(({ id }: { id: number }) => id)
    expect(await feed()).toEqual([shown.id])
    const change = (id: number, verb: string) => app.rest(token, 'PATCH', `/posts/${id}/${verb}`)
    expect((await change(draft.id, 'publicar')).body.statusPost).toBe(1)
    expect(await feed()).toEqual([draft.id, shown.id])
    expect((await change(draft.id, 'publicar')).status).toBe(200)
    expect(await feed()).toEqual([draft.id, shown.id])
    expect((await change(shown.id, 'ocultar')).status).toBe(200)
    expect((await change(shown.id, 'ocultar')).status).toBe(200)
    expect(await feed()).toEqual([draft.id])
    await change(shown.id, 'publicar')
    expect(await feed()).toEqual([draft.id, shown.id])
    await app.rest(token, 'DELETE', `/posts/${draft.id}`)
    expect(await feed()).toEqual([shown.id])
  })

  test('hidden posts are nobody’s but those who may show them: in no list, search, file or record', async () => {
    const { id, tituloPost } = await create({ statusPost: 0 })
    const search = encodeURIComponent(tituloPost.trim())
    for (const [perfil, seen] of [
      [2, false],
      [3, true],
    ] as const) {
      const token = await betel.token(perfil)
      const found = [
        (await app.rest(token, 'GET', `/posts?busca=${search}`)).body.length === 1,
        (await app.rest(token, 'GET', `/posts/${id}`)).status === 200,
        (await app.graphql(token, `{ post(id: ${id}) { id } }`)).status === 200,
        (await app.graphql(token, `{ posts(filtro: { statusPost: 0 }, busca: "${tituloPost}") { totalCount } }`)).data
          .posts.totalCount === 1,
      ]
      expect([perfil, found]).toEqual([perfil, [seen, seen, seen, seen]])
    }
    const asked = await app.graphql(await betel.token(1), `{ buscar(texto: "${tituloPost}") { id } }`)
    expect(asked.data.buscar).toEqual([])
  })

  test('what is stored is plain rich text, whatever is sent', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(100)
    for (const payload of payloads) {
      const { textoPost } = await create({ textoPost: `<p>Antes</p>${payload}` })
      expect([payload, textoPost.match(/<(?!\/?(p|br|strong|em|u|s|h2|h3|ul|ol|li|blockquote)( \/)?>)/i)]).toEqual([
        payload,
        null,
      ])
    }
  })

  test('the image is made anew and can be taken away', async () => {
    const { id } = await create()
    const token = await betel.token(3)
    const send = (data: Buffer, name = 'foto.png') =>
      app.upload(
        token,
        'mutation($id: ID!, $arquivo: Upload!) { enviarImagemPost(id: $id, arquivo: $arquivo) { imgPost } }',
        { id },
        { arquivo: { ...picture, name, data } },
      )
    const { imgPost } = (await send(picture.data)).data.enviarImagemPost
    const file = await app.http.inject({ url: imgPost, headers: { authorization: `Bearer ${token}` } })
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    expect((await app.rest(await betel.token(2), 'GET', `/posts/${id}`)).body.imgPost).toBe(imgPost)
    for (const data of [Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), Buffer.from('MZ')])
      expect((await send(data)).status).toBe(415)
    const drop = () => app.graphql(token, `mutation { removerImagemPost(id: ${id}) { imgPost } }`)
    expect((await drop()).data.removerImagemPost.imgPost).toBeNull()
    expect((await drop()).status).toBe(409)
    for (const [who, status] of [
      [null, 401],
      [await betel.token(2), 403],
      [await other.token(1), 404],
    ] as const)
      for (const verb of ['publicarPost', 'ocultarPost', 'removerImagemPost'])
        expect([verb, (await app.graphql(who, `mutation { ${verb}(id: ${id}) { id } }`)).status]).toEqual([
          verb,
          status,
        ])
  })

  test('an edit over somebody else’s edit is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('feed', () => {
  const query =
    'query($first: Int!, $after: String) { feed(first: $first, after: $after) { nodes { id } pageInfo { hasNextPage endCursor } } }'

  test('comes in stretches that new posts do not shift, the latest first', async () => {
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
    // many of the same instant
    await app.sql(`update post set publicado_em = '2026-01-01' where id_cliente = $1`, [church.idCliente])
    const [a, b] = [await stretch(), await stretch((await stretch()).endCursor)]
    expect(new Set([...a.ids, ...b.ids]).size).toBe(4)
  })

  test('as many statements for many posts as for one', async () => {
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

  test('wants a page and a cursor that are ones', async () => {
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

  test('GET /post answers {posts} as documented', async () => {
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

describe('recycle bin', () => {
  const bin = '{ posts(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('shows what was deleted, to those who may restore it', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.posts.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/posts/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/posts/${id}`)).status).toBe(200)
    expect((await app.rest(token, 'GET', '/posts?excluidos=true')).body).toContainEqual(expect.objectContaining({ id }))
  })

  test('nobody else sees it: not in the list, not the record, not in the file', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/posts/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/posts?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('export', () => {
  const path = '/exportar/posts?formato=csv'

  test('no session: 401; a perfil that may only read: 403', async () => {
    expect((await app.rest(null, 'GET', path)).status).toBe(401)
    expect((await app.rest(await betel.token(2), 'GET', path)).status).toBe(403)
  })

  test('the rows of the search, of the own church, and a trace in the audit log', async () => {
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

describe('list', () => {
  test('searches without accents, sorts, pages and counts', async () => {
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

  test('the platform sees all churches', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/posts', fields({ idTipoPost: await firstType(other) }))
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/posts')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/posts')).status).toBe(403)
  })
})

test('the platform writes into a church that it names, not into one that does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/posts', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
