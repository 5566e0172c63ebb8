import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { mergeOrder } from './liturgia-culto.rules.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let moments: { id: number; uuid: string; titulo: string }[]

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  moments = (await app.rest(await betel.token(2), 'GET', '/momentosCulto')).body
})
afterAll(() => app.close())

interface Item {
  id: number
  uuid: string
  ordem: number
  descricao: string | null
  momento: { titulo: string }
}

const rest = async (perfil: 1 | 2 | 3, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object) =>
  app.rest(await betel.token(perfil), method, path, body)
const service = async (): Promise<number> =>
  (await rest(1, 'POST', '/cultos', { dataCulto: '2026-05-10', horaCulto: '19:00' })).body.id
const add = async (idCulto: number, descricao: string, data: object = {}): Promise<Item> =>
  (await rest(3, 'POST', '/liturgiaCulto', { idCulto, idMomento: moments[0]?.id, descricao, ...data })).body
const filled = async (...descricoes: string[]) => {
  const idCulto = await service()
  const items: Item[] = []
  for (const descricao of descricoes) items.push(await add(idCulto, descricao))
  return { idCulto, items, ids: items.map(({ id }) => id) }
}
const wordsOf = async (idCulto: number): Promise<string> =>
  (await rest(2, 'GET', `/liturgiaCulto/${idCulto}`)).body.map(({ descricao }: Item) => descricao).join('')

const create = 'mutation($input: LiturgiaCultoInput!) { criarLiturgiaCulto(input: $input) { id titulo ordem } }'
const update =
  'mutation($id: ID!, $input: ItemLiturgiaInput!) { atualizarLiturgiaCulto(id: $id, input: $input) { versao } }'
const remove = 'mutation($id: ID!) { excluirLiturgiaCulto(id: $id) { message } }'
const sort =
  'mutation($idCulto: ID!, $ids: [Int!]!, $antes: [Int!]) { ordenarLiturgiaCulto(idCulto: $idCulto, ids: $ids, antes: $antes) { id } }'
const copy =
  'mutation($idCulto: ID!, $idOrigem: ID!) { copiarLiturgiaCulto(idCulto: $idCulto, idOrigem: $idOrigem) { id } }'
const read = 'query($idCulto: ID!) { liturgiaCulto(idCulto: $idCulto) { id titulo acoesPermitidas } }'

describe('access of each perfil to each operation', () => {
  const operations = async (): Promise<[string, object][]> => {
    const { idCulto, items, ids } = await filled('a', 'b')
    const { idCulto: idOrigem } = await filled('c')
    const idMomento = moments[0]?.id
    return [
      [read, { idCulto }],
      [create, { input: { idCulto, idMomento } }],
      [update, { id: items[0]?.id, input: { idMomento } }],
      [sort, { idCulto, ids }],
      [copy, { idCulto, idOrigem }],
      [remove, { id: items[1]?.uuid }],
    ]
  }

  test('a liturgy gets 401 without a session, 403 without permission to write, and 404 for another church', async () => {
    const all = await operations()
    const statuses = async (token: string | null, list = all) => {
      const found: number[] = []
      for (const [query, variables] of list) found.push((await app.graphql(token, query, variables)).status)
      return found
    }
    expect(await statuses(null)).toEqual(all.map(() => 401))
    expect(await statuses(await betel.token(2))).toEqual([200, 403, 403, 403, 403, 403])
    expect(await statuses(await other.token(1))).toEqual(all.map(() => 404))
    expect(await statuses(await betel.token(4))).toEqual(all.map(() => 200))
  })
})

describe('items of the liturgy', () => {
  test('a new church has the initial moments and can add moments; an item keeps a deleted moment', async () => {
    expect(moments.map(({ titulo }) => titulo)).toEqual(expect.arrayContaining(['Abertura', 'Louvor', 'Pregação']))
    const mine = (await rest(3, 'POST', '/momentosCulto', { titulo: 'Coral das crianças' })).body
    const item = await add(await service(), 'x', { idMomento: mine.uuid })
    expect(item.momento).toEqual({ id: mine.id, titulo: 'Coral das crianças' })
    // a deleted moment stays in existing items
    expect((await rest(1, 'DELETE', `/momentosCulto/${mine.id}`)).status).toBe(200)
    const kept = await rest(1, 'PUT', `/liturgiaCulto/${item.id}`, { idMomento: mine.id, descricao: 'y' })
    expect([kept.status, kept.body.momento.titulo]).toEqual([200, 'Coral das crianças'])
    expect((await rest(1, 'POST', '/liturgiaCulto', { idCulto: await service(), idMomento: mine.id })).status).toBe(422)
  })

  test.each([
    [{ idMomento: null }, 'idMomento', 'O título é obrigatório!'],
    [{ idMomento: '' }, 'idMomento', 'O título é obrigatório!'],
    [{ idMomento: 999_999_999 }, 'idMomento', 'Momento não encontrado.'],
    [{ descricao: 'x'.repeat(501) }, 'descricao', 'Use no máximo 500 caracteres.'],
    [{ ordem: 0 }, 'ordem', 'A primeira posição é 1.'],
  ])('the input %j is refused', async (data, field, text) => {
    const body = { idCulto: await service(), idMomento: moments[0]?.id, ...data }
    const refused = await rest(1, 'POST', '/liturgiaCulto', body)
    expect([refused.status, refused.body.campos]).toEqual([422, { [field]: text }])
  })

  test('a moment of another church is not found', async () => {
    const [foreign] = (await app.rest(await other.token(1), 'GET', '/momentosCulto')).body
    const refused = await rest(1, 'POST', '/liturgiaCulto', { idCulto: await service(), idMomento: foreign.id })
    expect([refused.status, refused.body.campos]).toEqual([422, { idMomento: 'Momento não encontrado.' }])
  })

  test('a new item becomes the last item; an item that an old integration moves is placed before the item at that position', async () => {
    const { idCulto, items } = await filled('a', 'b', 'c')
    expect(items.map(({ ordem }) => ordem)).toEqual([1, 2, 3])
    const body = { idMomento: moments[1]?.id, descricao: 'C', ordem: 1 }
    expect((await rest(1, 'PUT', `/liturgiaCulto/${items[2]?.id}`, body)).body).toMatchObject(body)
    expect(await wordsOf(idCulto)).toBe('Cab')
  })

  test('the second of two edits of the same text is refused; moving items causes no conflict', async () => {
    const { idCulto, items, ids } = await filled('a', 'b')
    const edit = (descricao: string) =>
      rest(1, 'PUT', `/liturgiaCulto/${items[0]?.id}`, { idMomento: moments[0]?.id, descricao, versao: 1 })
    await rest(3, 'PUT', `/liturgiaCulto/culto/${idCulto}/ordem`, { ids: ids.toReversed() })
    expect((await edit('A')).status).toBe(200)
    expect(await wordsOf(idCulto)).toBe('bA')
    const second = await edit('z')
    expect([second.status, second.body.codigo]).toEqual([409, 'STALE'])
  })

  test('a removed item is gone, and a later edit is refused with a message', async () => {
    const { idCulto, items } = await filled('a', 'b')
    const removed = await rest(3, 'DELETE', `/liturgiaCulto/${items[0]?.id}`)
    expect(removed.body).toEqual({ message: 'O momento foi removido.' })
    expect(await wordsOf(idCulto)).toBe('b')
    const late = await rest(1, 'PUT', `/liturgiaCulto/${items[0]?.id}`, { idMomento: moments[0]?.id })
    expect([late.status, late.body.message]).toEqual([404, 'Este momento não está mais na liturgia.'])
  })

  test('items of a deleted worship service can be neither read nor changed', async () => {
    const { idCulto, items, ids } = await filled('a')
    await rest(1, 'DELETE', `/cultos/${idCulto}`)
    expect((await rest(2, 'GET', `/liturgiaCulto/${idCulto}`)).status).toBe(404)
    expect((await rest(1, 'DELETE', `/liturgiaCulto/${items[0]?.id}`)).status).toBe(404)
    expect((await rest(1, 'PUT', `/liturgiaCulto/culto/${idCulto}/ordem`, { ids })).status).toBe(404)
  })

  test('items copied from another worship service are appended to the existing ones', async () => {
    const from = await filled('x', 'y')
    const to = await filled('a')
    const path = `/liturgiaCulto/culto/${to.idCulto}/copiar`
    const copied = await rest(3, 'POST', path, { idOrigem: from.idCulto })
    expect([copied.status, copied.body.length]).toEqual([201, 3])
    expect([await wordsOf(to.idCulto), await wordsOf(from.idCulto)]).toEqual(['axy', 'xy'])
    for (const [idOrigem, text] of [
      [to.idCulto, 'Escolha outro culto.'],
      [await service(), 'Este culto não tem liturgia para copiar.'],
      [999_999_999, 'Culto não encontrado.'],
    ] as const)
      expect((await rest(3, 'POST', path, { idOrigem })).body.campos).toEqual({ idOrigem: text })
  })

  test('a worship service has at most 100 items', async () => {
    const idCulto = await service()
    await app.sql(
      `insert into liturgia_culto (id_cliente, id_culto, id_momento, ordem) select $1, $2, $3, i from generate_series(1, 100) i`,
      [betel.idCliente, idCulto, moments[0]?.id],
    )
    const refused = await rest(1, 'POST', '/liturgiaCulto', { idCulto, idMomento: moments[0]?.id })
    expect([refused.status, refused.body.message]).toEqual([409, 'A liturgia de um culto tem no máximo 100 momentos.'])
  })
})

describe('the order of the liturgy', () => {
  test('the order of the liturgy is saved as a whole and ignores items of other worship services; an item listed twice is refused', async () => {
    const { idCulto, ids } = await filled('a', 'b', 'c')
    const foreign = await filled('z')
    const saved = await rest(3, 'PUT', `/liturgiaCulto/culto/${idCulto}/ordem`, {
      ids: [ids[2], ...foreign.ids, ids[0], ids[1]],
    })
    expect(saved.body.map(({ ordem }: Item) => ordem)).toEqual([1, 2, 3])
    expect([await wordsOf(idCulto), await wordsOf(foreign.idCulto)]).toEqual(['cab', 'z'])
    const twice = await rest(3, 'PUT', `/liturgiaCulto/culto/${idCulto}/ordem`, { ids: [ids[0], ids[0]] })
    expect([twice.status, twice.body.campos]).toEqual([422, { ids: 'Cada item só pode aparecer uma vez.' }])
  })

  test('concurrent moves, additions and removals by two people are all kept', async () => {
    const { idCulto, ids } = await filled('a', 'b', 'c', 'd')
    const [a, b, c, d] = ids as [number, number, number, number]
    const order = async (perfil: 1 | 3, wanted: number[]) =>
      app.graphql(await betel.token(perfil), sort, { idCulto, ids: wanted, antes: ids })
    const [first, second] = await Promise.all([order(1, [d, a, b, c]), order(3, [b, a, c, d]), add(idCulto, 'e')])
    expect([first.status, second.status]).toEqual([200, 200])
    expect(await wordsOf(idCulto)).toBe('dbace')
    await rest(1, 'DELETE', `/liturgiaCulto/${a}`)
    await order(3, [a, b, c, d])
    expect(await wordsOf(idCulto)).toMatch(/^[bcde]{4}$/)
  })

  test('in 3000 random merges of the liturgy no item is lost or doubled, and the changes of a single user are applied exactly', () => {
    let seed = 7
    const random = (n: number) => (seed = (seed * 48_271) % 2_147_483_647) % n
    const shuffled = (list: readonly number[]) => {
      const result = [...list]
      for (let moves = random(3); moves >= 0; moves--) {
        const [item] = result.splice(random(result.length), 1)
        if (item !== undefined) result.splice(random(result.length + 1), 0, item)
      }
      return result
    }
    for (let round = 0; round < 3000; round++) {
      const before = Array.from({ length: 1 + random(8) }, (_, i) => i)
      const mine = shuffled(before)
      const theirs = [...shuffled(before).filter(() => random(6) > 0), ...(random(2) ? [100, 101] : [])]
      expect(mergeOrder(before, mine, before)).toEqual(mine)
      expect(mergeOrder(before, before, theirs)).toEqual(theirs)
      expect(mergeOrder(before, mine, theirs).toSorted()).toEqual(theirs.toSorted())
    }
  })
})
