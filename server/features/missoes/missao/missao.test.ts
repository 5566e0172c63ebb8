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

const fields = (data: object = {}) => ({ nomeMissao: unique('Nome '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/missoes', fields(data))).body

const ler = 'query($id: ID!) { missao(id: $id) { id } }'
const criar = 'mutation($input: MissaoInput!) { criarMissao(input: $input) { id uuid idCliente versao } }'
const atualizar = 'mutation($id: ID!, $input: MissaoInput!) { atualizarMissao(id: $id, input: $input) { versao } }'
const restaurar = 'mutation($id: ID!) { restaurarMissao(id: $id) { excluidoEm } }'

// tests/sweeps proves for every operation that other perfis are refused and other churches' records are not found
test('the administrator creates, edits, deletes and restores a record', async () => {
  const token = await betel.token(1)
  const created = (await app.graphql(token, criar, { input: fields() })).data.criarMissao
  expect(created).toMatchObject({ idCliente: betel.idCliente, versao: 1 })
  const { id, uuid } = created
  expect((await app.rest(await betel.token(2), 'GET', `/missoes/${id}`)).status).toBe(200)
  const edited = await app.graphql(token, atualizar, { id: uuid, input: fields({ versao: 1 }) })
  expect(edited.data.atualizarMissao).toEqual({ versao: 2 })
  expect((await app.rest(token, 'DELETE', `/missoes/${uuid}`)).body).toEqual({
    message: 'Missão excluída com sucesso.',
  })
  expect((await app.rest(await betel.token(2), 'GET', `/missoes/${id}`)).status).toBe(404)
  const restored = await app.graphql(token, restaurar, { id })
  expect(restored.data.restaurarMissao).toEqual({ excluidoEm: null })
  expect((await app.rest(token, 'GET', `/missoes/${id}`)).status).toBe(200)
})

describe('rules for saving a record', () => {
  const refused = async (data: object) => {
    const { status, body } = await app.rest(await betel.token(1), 'POST', '/missoes', fields(data))
    return [status, body.campos]
  }

  test('the name is required and has at most 120 characters; status and days must be valid', async () => {
    expect(await refused({ nomeMissao: '  ' })).toEqual([422, { nomeMissao: 'Informe o nome da missão.' }])
    expect(await refused({ nomeMissao: 'x'.repeat(121) })).toEqual([
      422,
      { nomeMissao: 'Use no máximo 120 caracteres.' },
    ])
    expect(await refused({ statusMissao: 'adiada' })).toEqual([422, { statusMissao: 'Escolha um status da lista.' }])
    expect(await refused({ dataInicio: '2026-02-30' })).toEqual([422, { dataInicio: 'Informe uma data válida.' }])
  })

  test('only the name is required, and nothing is written when the input is refused', async () => {
    const church = await app.church()
    const token = await church.token(1)
    await app.rest(token, 'POST', '/missoes', { nomeMissao: 'Não', dataInicio: '2026-05-02', dataFim: '2026-05-01' })
    expect((await app.rest(token, 'GET', '/missoes')).body).toEqual([])
    const { body } = await app.rest(token, 'POST', '/missoes', { nomeMissao: 'Sertão', idCliente: church.idCliente })
    expect(body).toMatchObject({
      nomeMissao: 'Sertão',
      statusMissao: 'planejada',
      idResponsavel: null,
      responsavel: null,
    })
  })

  test('a mission cannot end before it begins, even when only one of the days is sent', async () => {
    const text = 'O fim não pode ser antes do início.'
    expect(await refused({ dataInicio: '2026-05-02', dataFim: '2026-05-01' })).toEqual([422, { dataFim: text }])
    const { id, nomeMissao } = await create({ dataInicio: '2026-05-02', dataFim: '2026-05-02' })
    const put = async (data: object) => app.rest(await betel.token(1), 'PUT', `/missoes/${id}`, { nomeMissao, ...data })
    expect((await put({ dataFim: '2026-05-01' })).body.campos).toEqual({ dataFim: text })
    expect((await put({ dataInicio: '2026-05-03' })).body.campos).toEqual({ dataFim: text })
    expect((await put({ dataFim: '2026-05-09' })).body).toMatchObject({
      dataInicio: '2026-05-02',
      dataFim: '2026-05-09',
    })
    expect((await put({ dataFim: null })).body).toMatchObject({ dataInicio: '2026-05-02', dataFim: null })
  })

  test('the responsible person must be of the church, is named by id or uuid, and is hidden while in the recycle bin', async () => {
    const text = { idResponsavel: 'Pessoa não encontrada.' }
    expect(await refused({ idResponsavel: (await other.person()).id })).toEqual([422, text])
    expect(await refused({ idResponsavel: 'ninguém' })).toEqual([422, text])
    const { id: pessoa, uuid, name } = await betel.person()
    const { id, nomeMissao } = await create({ idResponsavel: uuid })
    const token = await betel.token(1)
    expect((await app.rest(token, 'GET', `/missoes/${id}`)).body).toMatchObject({
      idResponsavel: pessoa,
      responsavel: { name },
    })
    await app.rest(token, 'DELETE', `/user/${pessoa}`)
    const kept = await app.rest(token, 'PUT', `/missoes/${id}`, { nomeMissao, idResponsavel: pessoa })
    expect([kept.status, kept.body.idResponsavel, kept.body.responsavel]).toEqual([200, null, null])
    await app.graphql(token, 'mutation($id: ID!) { restaurarUsuario(id: $id) { id } }', { id: pessoa })
    expect((await app.rest(token, 'GET', `/missoes/${id}`)).body.responsavel).toEqual({ name })
    await app.rest(token, 'DELETE', `/user/${pessoa}`)
    expect(await refused({ idResponsavel: pessoa })).toEqual([422, text])
    const none = await app.rest(token, 'PUT', `/missoes/${id}`, { nomeMissao, idResponsavel: null })
    expect([none.status, none.body.idResponsavel]).toEqual([200, null])
  })

  test('an edit of an outdated version is refused', async () => {
    const { id } = await create()
    const edit = async () => app.graphql(await betel.token(1), atualizar, { id, input: fields({ versao: 1 }) })
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('deleted records in the recycle bin', () => {
  const bin = '{ missoes(first: 100, filtro: { excluidos: true }) { nodes { id } } }'

  test('the recycle bin shows deleted records to people who may restore them', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    const binned = async () =>
      (await app.graphql(token, bin)).data.missoes.nodes.some((row: { id: number }) => row.id === id)
    expect(await binned()).toBe(false)
    await app.rest(token, 'DELETE', `/missoes/${id}`)
    expect(await binned()).toBe(true)
    expect((await app.rest(token, 'GET', `/missoes/${id}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/missoes?excluidos=true')).body).toContainEqual(
      expect.objectContaining({ id }),
    )
  })

  test('deleted records are hidden from all other people: in the list, in the record and in the export', async () => {
    const { id } = await create()
    await app.rest(await betel.token(1), 'DELETE', `/missoes/${id}`)
    const token = await betel.token(5)
    expect((await app.graphql(token, bin)).status).toBe(403)
    expect((await app.graphql(token, ler, { id })).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/missoes?formato=csv&excluidos=true')).status).toBe(403)
  })
})

describe('exporting the records', () => {
  const path = '/exportar/missoes?formato=csv'

  test('the export contains the matching rows of the current user’s church and is audited', async () => {
    const { nomeMissao } = await create()
    const search = `${path}&busca=${encodeURIComponent(nomeMissao)}`
    const file = await app.rest(await betel.token(4), 'GET', search)
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(String(file.body)).toContain(nomeMissao)
    expect(String((await app.rest(await other.token(1), 'GET', search)).body)).not.toContain(nomeMissao)
    const traces = await app.sql<{ depois: object }>(
      `select depois from auditoria where id_cliente = $1 and acao = 'missao.exportar'`,
      [betel.idCliente],
    )
    expect(traces).toMatchObject([{ depois: { formato: 'csv', busca: nomeMissao.trim(), linhas: 1 } }])
  })
})

describe('listing the records', () => {
  test('the list can be searched by name and place without accents, filtered and sorted; it has pages and a count', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const zeca = (await church.person({ name: 'Zeca' })).id
    for (const data of [
      { nomeMissao: 'Sertão', localMissao: 'Petrolina', dataInicio: '2026-03-01', statusMissao: 'concluida' },
      { nomeMissao: 'Água viva', dataInicio: '2026-01-01', idResponsavel: zeca },
      { nomeMissao: 'ribeirinhos', localMissao: 'santarém' },
    ])
      await app.rest(token, 'POST', '/missoes', data)
    const list = async (args: string) =>
      (await app.graphql(token, `{ missoes(${args}) { totalCount nodes { nomeMissao } } }`)).data.missoes
    const shown = (...nomes: string[]) => nomes.map((nomeMissao) => ({ nomeMissao }))
    expect((await list('first: 9')).nodes).toEqual(shown('Água viva', 'ribeirinhos', 'Sertão'))
    expect((await list('busca: "SANTAREM"')).nodes).toEqual(shown('ribeirinhos'))
    expect((await list('filtro: { statusMissao: "concluida" }')).nodes).toEqual(shown('Sertão'))
    // missions without a value come last in both directions
    expect((await list('ordem: { campo: dataInicio, direcao: DESC }')).nodes).toEqual(
      shown('Sertão', 'Água viva', 'ribeirinhos'),
    )
    expect((await list('ordem: { campo: localMissao }')).nodes).toEqual(shown('Sertão', 'ribeirinhos', 'Água viva'))
    expect((await list('ordem: { campo: responsavel }')).nodes[0]).toEqual({ nomeMissao: 'Água viva' })
    expect(await list('first: 1, after: "1"')).toEqual({ totalCount: 3, nodes: shown('ribeirinhos') })
    const rest = await app.rest(token, 'GET', '/missoes?statusMissao=planejada&limit=1')
    expect([rest.body.length, rest.headers['x-total-count']]).toEqual([1, '2'])
  })

  test('the platform’s administrator lists the records of all churches; a church’s administrator does not', async () => {
    await create()
    await app.rest(await other.token(1), 'POST', '/missoes', fields())
    const all = (await app.rest(await app.platformToken(), 'GET', '/adm/missoes')).body
    const churches = new Set(all.map((row: { idCliente: number }) => row.idCliente))
    expect([churches.has(betel.idCliente), churches.has(other.idCliente)]).toEqual([true, true])
    expect((await app.rest(await betel.token(1), 'GET', '/adm/missoes')).status).toBe(403)
  })

  test('the global search finds a mission by name', async () => {
    const { id, nomeMissao } = await create({ localMissao: 'Alto Solimões' })
    const { data } = await app.graphql(
      await betel.token(2),
      'query($t: String!) { buscar(texto: $t) { tipo id titulo subtitulo } }',
      {
        t: nomeMissao.trim(),
      },
    )
    expect(data.buscar).toEqual([{ tipo: 'missao', id, titulo: nomeMissao, subtitulo: 'Alto Solimões' }])
  })
})

test('the platform’s administrator creates a record in the named church, and gets an error when that church does not exist', async () => {
  const platform = await app.platformToken()
  const write = (idCliente: number) => app.rest(platform, 'POST', '/missoes', { ...fields(), idCliente })
  const written = await write(betel.idCliente)
  expect([written.status, written.body.idCliente]).toEqual([201, betel.idCliente])
  const refused = await write(2_000_000_000)
  expect([refused.status, refused.body.message]).toEqual([404, 'Igreja não encontrada.'])
})
