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

const fields = (data: object = {}) => ({ nomeGrupo: unique('Vozes '), ...data })
const create = async (data: object = {}) =>
  (await app.rest(await betel.token(1), 'POST', '/gruposLouvor', fields(data))).body

const read = 'query($id: ID!) { grupoLouvor(id: $id) { id } }'
const createDocument =
  'mutation($input: GrupoLouvorInput!) { criarGrupoLouvor(input: $input) { id uuid statusGrupo versao } }'
const update =
  'mutation($id: ID!, $input: GrupoLouvorInput!) { atualizarGrupoLouvor(id: $id, input: $input) { versao statusGrupo } }'
const remove = 'mutation($id: ID!) { excluirGrupoLouvor(id: $id) { message } }'
const restore = 'mutation($id: ID!) { restaurarGrupoLouvor(id: $id) { excluidoEm } }'

describe('access of each perfil to each operation', () => {
  const status = async (perfil: -1 | 1 | 2 | 3 | 4 | 5, query: string, variables: object) =>
    (await app.graphql(await betel.token(perfil), query, variables)).status

  test('every perfil except -1 reads groups; perfis 3, 4 and 5 create them; of perfis 2 to 5, only perfil 5 edits them', async () => {
    const { id } = await create()
    const answers: Record<number, number[]> = {}
    for (const perfil of [-1, 2, 3, 4, 5] as const)
      answers[perfil] = [
        await status(perfil, read, { id }),
        await status(perfil, createDocument, { input: fields() }),
        await status(perfil, update, { id, input: fields() }),
      ]
    expect(answers).toEqual({
      [-1]: [403, 403, 403],
      2: [200, 403, 403],
      3: [200, 200, 403],
      4: [200, 200, 403],
      5: [200, 200, 200],
    })
  })

  test('perfil 4 deletes a group, perfil 2 cannot; the administrator restores it, perfil 5 cannot', async () => {
    const { id, idCliente } = await create()
    expect(await status(2, remove, { id })).toBe(403)
    expect((await app.rest(await betel.token(2), 'DELETE', `/gruposLouvor/${id}/${idCliente}`)).status).toBe(403)
    expect(await status(4, remove, { id })).toBe(200)
    expect(await status(5, restore, { id })).toBe(403)
    expect(await status(1, restore, { id })).toBe(200)
  })

  test('a group of another church is not found', async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      for (const query of [read, remove, restore])
        expect((await app.graphql(token, query, { id: ref })).status).toBe(404)
      expect((await app.graphql(token, update, { id: ref, input: fields() })).status).toBe(404)
    }
    const foreign = await app.rest(token, 'GET', `/gruposLouvor/${betel.idCliente}`)
    expect([foreign.status, foreign.body.codigo]).toEqual([403, 'TENANT_MISMATCH'])
  })

  test('the record contains the actions that the current user may do', async () => {
    const { id } = await create()
    const actionsOf = async (perfil: 1 | 2 | 3 | 5) =>
      (
        await app.graphql(
          await betel.token(perfil),
          '($id: ID!) { grupoLouvor(id: $id) { acoesPermitidas } }'.replace('(', 'query('),
          { id },
        )
      ).data.grupoLouvor.acoesPermitidas
    expect(await actionsOf(1)).toEqual(['editar', 'excluir', 'adicionarMembro'])
    expect(await actionsOf(5)).toEqual(['editar', 'excluir', 'adicionarMembro'])
    expect(await actionsOf(3)).toEqual(['excluir', 'adicionarMembro'])
    expect(await actionsOf(2)).toEqual([])
  })
})

describe('rules for saving a record', () => {
  test('the name is required, has at most 45 characters and is unique in a church', async () => {
    const token = await betel.token(1)
    for (const [nomeGrupo, text] of [
      ['', 'Informe o nome do grupo.'],
      ['a'.repeat(46), 'Use no máximo 45 caracteres.'],
    ]) {
      const { status, body } = await app.rest(token, 'POST', '/gruposLouvor', { nomeGrupo })
      expect([status, body.campos]).toEqual([422, { nomeGrupo: text }])
    }
    const { nomeGrupo } = await create()
    const twice = await app.rest(token, 'POST', '/gruposLouvor', { nomeGrupo: nomeGrupo.toUpperCase() })
    expect([twice.status, twice.body.campos]).toEqual([
      409,
      { nomeGrupo: 'Já existe um grupo de louvor com este nome.' },
    ])
    expect((await app.rest(await other.token(1), 'POST', '/gruposLouvor', { nomeGrupo })).status).toBe(201)
  })

  test('a new group is active, and an edit without a status keeps it', async () => {
    const { id, idCliente, statusGrupo } = await create()
    expect(statusGrupo).toBe(1)
    const put = async (data: object) =>
      (await app.rest(await betel.token(5), 'PUT', `/gruposLouvor/${id}/${idCliente}`, fields(data))).body.statusGrupo
    expect(await put({ statusGrupo: 0 })).toBe(0)
    expect(await put({})).toBe(0)
  })
})
