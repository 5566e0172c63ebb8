import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { PostsLab } from '../../../../tests/factories/posts.js'
import { picture } from '../../../../tests/factories/sample.js'
import { payloads } from '../../../../tests/factories/xss.js'

const lab = new PostsLab()
const { firstType, fields, create } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('rules for saving a record', () => {
  test('missing and invalid fields are reported', async () => {
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

  test('the author is the current user, whatever the input contains; a post of the platform shows the product name', async () => {
    const person = await betel.person({ perfil: 3, name: 'Lia Redatora' })
    const token = await app.session(betel.idCliente, person.id)
    const made = (await app.rest(token, 'POST', '/posts', { ...fields(), idAutor: betel.idCliente, autor: 1 })).body
    expect(made.autor).toEqual({ nome: 'Lia Redatora', avatar: null })
    const platform = await app.platformToken()
    const other = await app.rest(platform, 'POST', '/posts', { ...fields(), idCliente: betel.idCliente })
    expect(other.body.autor).toEqual({ nome: 'Candeia', avatar: null })
  })

  test('publishing and hiding are idempotent, and a draft keeps the feed position of its first publication', async () => {
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

  test('hidden posts are found only by people who may publish them, and never by the global search', async () => {
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

  test('the stored text contains only allowed rich text tags, whatever is sent', async () => {
    expect(payloads.length).toBeGreaterThanOrEqual(100)
    for (const payload of payloads) {
      const { textoPost } = await create({ textoPost: `<p>Antes</p>${payload}` })
      expect([payload, textoPost.match(/<(?!\/?(p|br|strong|em|u|s|h2|h3|ul|ol|li|blockquote)( \/)?>)/i)]).toEqual([
        payload,
        null,
      ])
    }
  })

  test('the image is re-encoded and can be removed; other files and people without permission are refused', async () => {
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
})
