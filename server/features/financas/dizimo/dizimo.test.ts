import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { emitir, TithesLab } from '../../../../tests/factories/dizimos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'

const lab = new TithesLab()
const { fields, create, incomes, incomeOf, operations } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch
let giver: { id: number; uuid: string; name: string }

beforeAll(async () => {
  ;({ app, betel, other, giver } = await lab.open())
})
afterAll(() => app.close())

describe('access of each perfil to each operation', () => {
  const statuses = async (token: string | null, id: number | string) => {
    const found: [string, number][] = []
    for (const [name, query, variables] of operations(id))
      found.push([name, (await app.graphql(token, query, variables)).status])
    return Object.fromEntries(found)
  }

  test('a member writes nothing and finds no tithes of others; without a perfil all requests are refused', async () => {
    const { id } = await create()
    const before = await incomes()
    const answers = await statuses(await betel.token(2), id)
    expect(answers).toEqual({
      dizimo: 404,
      reciboDizimo: 404,
      criar: 403,
      folha: 403,
      atualizar: 403,
      excluir: 403,
      restaurar: 403,
      emitir: 403,
    })
    expect(new Set(Object.values(await statuses(await betel.token(-1), id)))).toEqual(new Set([403]))
    expect(await incomes()).toEqual(before)
  })

  test('a tithe or member of another church is not found, by id or by uuid', async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid]) {
      const answers = await statuses(token, ref)
      expect(answers).toMatchObject({ dizimo: 404, reciboDizimo: 404, atualizar: 404, excluir: 404, emitir: 404 })
      expect(answers).toMatchObject({ criar: 422, folha: 422 })
    }
    expect((await app.rest(token, 'GET', '/dizimos')).body).toEqual([])
    expect(await incomes(other)).toEqual([])
  })

  test('leaders, assistants and the pastor create and delete tithes', async () => {
    for (const perfil of [3, 4, 5] as const) {
      const token = await betel.token(perfil)
      const { status, body } = await app.rest(token, 'POST', '/dizimos', fields())
      expect([status, body]).toMatchObject([
        201,
        {
          idCliente: betel.idCliente,
          idMembro: giver.id,
          membro: { name: 'Clara Dizimista' },
          valorDizimo: 250.25,
          dataDizimo: '2026-05-10',
          meioDizimo: 'pix',
          numeroRecibo: null,
        },
      ])
      expect((await app.rest(token, 'GET', `/dizimos/${body.uuid}`)).body).toEqual(body)
      expect((await app.rest(token, 'DELETE', `/dizimos/${body.id}`)).body).toEqual({
        message: 'Dízimo excluído com sucesso.',
      })
    }
  })
})

describe('privacy of tithes', () => {
  test('a member finds only the member’s own tithes, in every list, filter, record, receipt and timeline', async () => {
    const church = await app.church()
    const own = await church.person({ perfil: 2, name: 'Davi Próprio' })
    const someone = await church.person({ name: 'Eva Alheia' })
    const mine = await create({ idMembro: own.id, valorDizimo: 10 }, church)
    const theirs = await create({ idMembro: someone.id, valorDizimo: 99 }, church)
    await app.graphql(await church.token(1), emitir, { id: mine.id })
    await app.graphql(await church.token(1), emitir, { id: theirs.id })
    const token = await app.session(church.idCliente, own.id)
    const numbers = async (query: string) =>
      (await app.rest(token, 'GET', `/dizimos?${query}`)).body.map(({ id }: { id: number }) => id)
    expect(await numbers('')).toEqual([mine.id])
    expect(await numbers('busca=eva')).toEqual([])
    expect(await numbers(`idMembro=${someone.id}`)).toEqual([])
    const { data } = await app.graphql(
      token,
      '{ dizimos(ordem: { campo: membro }) { totalCount soma nodes { id acoesPermitidas } } }',
    )
    expect(data.dizimos).toEqual({
      totalCount: 1,
      soma: '10.00',
      nodes: [{ id: mine.id, acoesPermitidas: ['verRecibo'] }],
    })
    expect((await app.rest(token, 'GET', `/dizimos/${mine.id}/recibo`)).body).toMatchObject({ numeroRecibo: 1 })
    for (const call of ['', '/recibo'])
      expect((await app.rest(token, 'GET', `/dizimos/${theirs.id}${call}`)).status).toBe(404)
    expect((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv')).status).toBe(403)

    const timeline = async (who: string, id: number) =>
      (
        await app.graphql(who, 'query($id: ID!) { usuario(id: $id) { linhaDoTempo { tipo titulo descricao } } }', {
          id,
        })
      ).data.usuario.linhaDoTempo.filter(({ tipo }: { tipo: string }) => tipo === 'dizimo')
    expect(await timeline(token, own.id)).toEqual([{ tipo: 'dizimo', titulo: 'Dízimo', descricao: 'R$ 10,00 · Pix' }])
    expect(await timeline(token, someone.id)).toEqual([])
    expect(await timeline(await church.token(4), someone.id)).toHaveLength(1)
  })

  test("a token without the scope dizimo.lerDeTodos reads only its creator's tithes", async () => {
    const createDocument =
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["dizimo.ler"]) { token } }'
    const { data } = await app.graphql(await betel.token(1), createDocument)
    await create()
    expect((await app.rest(data.criarTokenApi.token, 'GET', '/dizimos')).body).toEqual([])
  })

  test('neither the ledger entry nor the global search shows the name of the giver', async () => {
    const { id } = await create()
    const [income] = await incomeOf(id)
    expect(income?.descricao).toBe('Dízimo (Pix)')
    const found = await app.graphql(await betel.token(1), '{ buscar(texto: "Clara Dizimista") { tipo } }')
    expect(found.data.buscar.map(({ tipo }: { tipo: string }) => tipo)).not.toContain('dizimo')
  })
})
