import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { knownPassword, knowPassword } from '../../../../tests/factories/password.js'
import { senha, withPassword } from '../../../../tests/factories/privacidade.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
})
afterAll(() => app.close())

const blockDocument =
  'mutation($input: MinhaIndisponibilidadeInput!) { bloquearMinhasDatas(input: $input) { id dataInicio dataFim observacao } }'
const release = 'mutation($id: ID!) { liberarMinhasDatas(id: $id) { message } }'
const ownQuery =
  'query($quando: String) { minhasIndisponibilidades(quando: $quando) { totalCount nodes { id dataInicio dataFim observacao } } }'
const restore = 'mutation($id: ID!) { restaurarIndisponibilidade(id: $id) { excluidoEm } }'

const today = todayIn('America/Sao_Paulo')
const day = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10)

/** A person with a session. */
async function somebody(data: object = {}) {
  const person = await betel.person(data)
  return { ...person, token: await app.session(betel.idCliente, person.id) }
}
const block = (token: string, input: object) => app.graphql(token, blockDocument, { input })
const own = async (token: string, quando?: string) =>
  (await app.graphql(token, ownQuery, { quando })).data.minhasIndisponibilidades

describe('a person’s own days', () => {
  test('every person, also without a perfil, blocks one or several days with a note, and frees them again', async () => {
    const { token } = await somebody({ perfil: -1 })
    const span = await block(token, { dataInicio: day(3), dataFim: day(9), observacao: ' Viagem a trabalho ' })
    expect(span.data.bloquearMinhasDatas).toEqual({
      id: expect.any(Number),
      dataInicio: day(3),
      dataFim: day(9),
      observacao: 'Viagem a trabalho',
    })
    const single = await block(token, { dataInicio: day(1) })
    expect(single.data.bloquearMinhasDatas).toMatchObject({ dataFim: day(1), observacao: null })
    expect((await own(token)).nodes.map(({ dataInicio }: { dataInicio: string }) => dataInicio)).toEqual([
      day(1),
      day(3),
    ])
    const { id } = single.data.bloquearMinhasDatas
    expect((await app.graphql(token, release, { id })).data.liberarMinhasDatas.message).toBe('Datas liberadas.')
    expect((await own(token)).totalCount).toBe(1)
    expect((await app.graphql(token, release, { id })).status).toBe(404)
  })

  test('blocking the same days again only changes the note, also with concurrent requests', async () => {
    const { token } = await somebody()
    const input = { dataInicio: day(2), dataFim: day(4) }
    const answers = await Promise.all(Array.from({ length: 5 }, () => block(token, input)))
    expect(answers.map(({ errors }) => errors)).toEqual(Array(5).fill(undefined))
    await block(token, { ...input, observacao: 'Casamento' })
    expect((await own(token)).nodes).toEqual([{ id: expect.any(Number), ...input, observacao: 'Casamento' }])
  })

  test('days that are over, a last day before the first one and more than a year are refused at their field', async () => {
    const { token } = await somebody()
    const refusal = async (input: object) => (await block(token, input)).errors?.[0]?.extensions.campos
    expect(await refusal({ dataInicio: '2020-01-05' })).toEqual({ dataInicio: 'Escolha dias de hoje em diante.' })
    expect(await refusal({ dataInicio: day(5), dataFim: day(4) })).toEqual({
      dataFim: 'O fim não pode ser antes do início.',
    })
    expect(await refusal({ dataInicio: day(0), dataFim: day(366) })).toEqual({
      dataFim: 'Bloqueie no máximo um ano de cada vez.',
    })
    expect((await block(token, { dataInicio: day(0), dataFim: day(365) })).errors).toBeUndefined()
  })

  test('another person’s days cannot be freed, and the own list contains only the own ones', async () => {
    const [ana, beto] = [await somebody(), await somebody()]
    const { id } = (await block(ana.token, { dataInicio: day(1) })).data.bloquearMinhasDatas
    expect((await app.graphql(beto.token, release, { id })).status).toBe(404)
    expect((await own(beto.token)).totalCount).toBe(0)
    expect((await app.graphql(null, ownQuery)).status).toBe(401)
  })
})

test('when a person’s account is deleted, the notes about the blocked days are deleted too', async () => {
  const { id, token } = await somebody()
  await withPassword(app, betel.idCliente, id)
  await block(token, { dataInicio: day(1), observacao: 'Consulta médica' })
  const leave = 'mutation($senha: String!) { excluirMinhaConta(senha: $senha) { message } }'
  expect((await app.graphql(token, leave, { senha })).errors).toBeUndefined()
  const kept = await app.sql('select observacao from indisponibilidade where id_membro = $1', [id])
  expect(kept).toEqual([{ observacao: null }])
})

describe('the days of others', () => {
  const create = (token: string, idMembro: number, data: object = {}) =>
    app.rest(token, 'POST', '/indisponibilidades', { idMembro, dataInicio: day(1), ...data })

  test('only people who make rosters read notes of others; a member reads neither the list nor the edge', async () => {
    const ana = await somebody()
    await block(ana.token, { dataInicio: day(1), observacao: 'Cirurgia da Ana' })
    const read = async (token: string) => app.rest(token, 'GET', `/indisponibilidades?idMembro=${ana.id}`)
    expect((await read(await betel.token(3))).body[0].observacao).toBe('Cirurgia da Ana')
    for (const token of [await betel.token(2), await betel.token(-1)]) expect((await read(token)).status).toBe(403)
    const edge = '{ usuarios(first: 5) { nodes { indisponibilidades { nodes { observacao } } } } }'
    const { data } = await app.graphql(await betel.token(2), edge)
    expect(JSON.stringify(data ?? null)).not.toContain('Cirurgia')
    expect((await read(await other.token(1))).body).not.toContainEqual(expect.objectContaining({ idMembro: ana.id }))
  })

  test('a church that lets a perfil only read rosters keeps the notes from it', async () => {
    const church = await app.church()
    await knowPassword(app, church.idCliente)
    const celulas = [{ perfil: 3, area: 'escalas', nivel: 'ler', alcance: 'tudo' }]
    const decide = `mutation($celulas: [CelulaAcessoInput!]!, $minhaSenha: String!) {
      salvarMatrizAcesso(celulas: $celulas, minhaSenha: $minhaSenha, versao: 0) { versao } }`
    const saved = await app.graphql(await church.token(1), decide, { celulas, minhaSenha: knownPassword })
    expect(saved.errors).toBeUndefined()
    expect((await app.rest(await church.token(3), 'GET', '/escalas-cultos')).status).toBe(200)
    expect((await app.rest(await church.token(3), 'GET', '/indisponibilidades')).status).toBe(403)
  })

  test('a leader blocks, changes and deletes the days of others; the administrator restores them', async () => {
    const ana = await betel.person({ name: 'Ana Ausente' })
    const token = await betel.token(3)
    const created = (await create(token, ana.id, { dataFim: day(2) })).body
    expect(created).toMatchObject({ idMembro: ana.id, membro: { name: 'Ana Ausente' }, dataFim: day(2) })
    const again = await create(token, ana.id, { dataFim: day(2) })
    expect([again.status, again.body.campos]).toEqual([409, { dataInicio: 'Estes dias já estão bloqueados.' }])
    const changed = await app.rest(token, 'PUT', `/indisponibilidades/${created.id}`, {
      idMembro: ana.id,
      dataInicio: day(4),
    })
    expect(changed.body).toMatchObject({ dataInicio: day(4), dataFim: day(4) })
    expect((await app.rest(token, 'DELETE', `/indisponibilidades/${created.uuid}`)).status).toBe(200)
    expect((await app.graphql(token, restore, { id: created.id })).status).toBe(403)
    await create(token, ana.id, { dataInicio: day(4) })
    const admin = await betel.token(1)
    expect((await app.graphql(admin, restore, { id: created.id })).status).toBe(409)
    expect((await create(token, 2147483647)).body.campos).toEqual({ idMembro: 'Pessoa não encontrada.' })
  })

  test('the list finds the days that touch a period', async () => {
    const ana = await betel.person()
    const token = await betel.token(1)
    for (const [dataInicio, dataFim] of [
      ['2093-01-01', '2093-01-05'],
      ['2093-01-10', '2093-01-10'],
      ['2093-01-20', '2093-02-20'],
    ])
      await create(token, ana.id, { dataInicio, dataFim })
    const between = async (from: string, until: string) =>
      (
        await app.rest(token, 'GET', `/indisponibilidades?idMembro=${ana.id}&quando=proximos&de=${from}&ate=${until}`)
      ).body.map(({ dataInicio }: { dataInicio: string }) => dataInicio)
    expect(await between('2093-01-05', '2093-01-10')).toEqual(['2093-01-01', '2093-01-10'])
    expect(await between('2093-02-01', '2093-02-01')).toEqual(['2093-01-20'])
    expect(await between('2093-01-06', '2093-01-09')).toEqual([])
  })
})
