import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let asset: { id: number; uuid: string }
let department: { id: number }

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  asset = await newAsset(betel)
  department = (await app.rest(await betel.token(1), 'POST', '/departamentos', { tituloDepartamento: unique('Som ') }))
    .body
})
afterAll(() => app.close())

async function newAsset(church: TestChurch) {
  const token = await church.token(1)
  const tipo = (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
  const fields = { nomePatrimonio: 'Mesa de som', codigoPatrimonio: unique('PAT-'), tipoPatrimonio: tipo }
  return (await app.rest(token, 'POST', '/patrimonios', fields)).body
}

const path = '/patrimonio-manutencoes'
const fields = (data: object = {}) => ({
  dataManutencao: '2026-05-10',
  valorManutencao: 150.5,
  idPatrimonio: asset.id,
  ...data,
})
const create = async (data: object = {}, church = betel) =>
  (await app.rest(await church.token(1), 'POST', path, fields(data))).body
const conclude = async (id: number | string, church = betel, body?: object) =>
  app.rest(await church.token(1), 'PATCH', `${path}/manutencao/${id}/cliente/${church.idCliente}/concluir`, body)
const reopen = async (id: number | string, church = betel) =>
  app.rest(await church.token(1), 'PATCH', `${path}/manutencao/${id}/cliente/${church.idCliente}/reabrir`)
const readDocument = 'query($id: ID!) { manutencaoPatrimonio(id: $id) { idLancamento estornada acoesPermitidas } }'

const expenses = (church = betel) =>
  app.sql<{ descricao: string; valor: string; categoria: number; data: string; id_origem: number }>(
    `select descricao, valor::text, categoria, data::text, id_origem from saida
     where id_cliente = $1 and origem = 'manutencaoPatrimonio' and excluido_em is null order by id`,
    [church.idCliente],
  )

const createDocument =
  'mutation($input: ManutencaoPatrimonioInput!) { criarManutencaoPatrimonio(input: $input) { id valorManutencao statusManutencao patrimonio { nomePatrimonio } departamento { id } acoesPermitidas } }'
const input = (data: object = {}) => ({
  dataManutencao: '2026-05-10',
  valorManutencao: '80',
  idPatrimonio: asset.uuid,
  ...data,
})
const verb = (name: string) => `mutation($id: ID!) { ${name}(id: $id) { __typename } }`

describe('access of each perfil to each operation', () => {
  test('leaders, assistants and the pastor create and change maintenances', async () => {
    for (const perfil of [3, 4, 5] as const) {
      const token = await betel.token(perfil)
      const { status, body } = await app.rest(token, 'POST', path, fields({ descricaoManutencao: 'Troca de cabos' }))
      expect([status, body]).toMatchObject([
        201,
        {
          idCliente: betel.idCliente,
          dataManutencao: '2026-05-10',
          valorManutencao: 150.5,
          statusManutencao: 'pendente',
          idPatrimonio: asset.id,
          patrimonio: { nomePatrimonio: 'Mesa de som' },
          descricaoManutencao: 'Troca de cabos',
        },
      ])
      expect(
        (await app.rest(token, 'PUT', `${path}/${body.uuid}`, fields({ valorManutencao: 99 }))).body,
      ).toMatchObject({ valorManutencao: 99, descricaoManutencao: 'Troca de cabos' })
      expect((await app.rest(token, 'DELETE', `${path}/${body.id}`)).body).toEqual({
        message: 'Manutenção cancelada com sucesso.',
      })
    }
  })
})

describe('rules for saving a record', () => {
  test('date, asset and a value greater than zero are required; otherwise nothing is written', async () => {
    const before = (await app.rest(await betel.token(1), 'GET', path)).body.length
    const empty = await app.rest(await betel.token(1), 'POST', path, { valorManutencao: 0 })
    expect([empty.status, Object.keys(empty.body.campos).sort()]).toEqual([
      422,
      ['dataManutencao', 'idPatrimonio', 'valorManutencao'],
    ])
    expect(empty.body.campos.valorManutencao).toBe('O valor deve ser maior que zero.')
    expect((await app.rest(await betel.token(1), 'GET', path)).body).toHaveLength(before)
  })

  test('an asset or department of another church is refused; so is a deleted asset, unless it is the stored one', async () => {
    const token = await betel.token(1)
    const foreign = await newAsset(other)
    const answer = await app.rest(token, 'POST', path, fields({ idPatrimonio: foreign.id }))
    expect([answer.status, answer.body.campos]).toEqual([422, { idPatrimonio: 'Patrimônio não encontrado.' }])
    const [dep] = [(await app.rest(await other.token(1), 'POST', '/departamentos', { tituloDepartamento: 'Som' })).body]
    expect((await app.rest(token, 'POST', path, fields({ idDepartamento: dep.id }))).body.campos).toEqual({
      idDepartamento: 'Departamento não encontrado.',
    })
    const own = await newAsset(betel)
    const { id } = await create({ idPatrimonio: own.id })
    await app.rest(token, 'DELETE', `/patrimonios/${own.id}`)
    expect((await app.rest(token, 'POST', path, fields({ idPatrimonio: own.id }))).status).toBe(422)
    expect((await app.rest(token, 'PUT', `${path}/${id}`, fields({ idPatrimonio: own.id }))).status).toBe(200)
  })

  test('statusManutencao in the input is ignored', async () => {
    const { id, statusManutencao } = await create({ statusManutencao: 'concluido' })
    expect(statusManutencao).toBe('pendente')
    await app.rest(await betel.token(1), 'PUT', `${path}/${id}`, fields({ statusManutencao: 'concluido' }))
    expect((await app.rest(await betel.token(1), 'GET', `${path}/${id}`)).body.statusManutencao).toBe('pendente')
  })

  test('concluding creates an expense of category 2, and the maintenance cannot be changed any more', async () => {
    const { id } = await create({ valorManutencao: 320.05, dataManutencao: '2026-04-02' })
    const { status, body } = await conclude(id)
    expect([status, body.statusManutencao]).toEqual([200, 'concluido'])
    expect((await expenses()).filter(({ id_origem }) => id_origem === id)).toEqual([
      { descricao: 'Manutenção: Mesa de som', valor: '320.05', categoria: 2, data: '2026-04-02', id_origem: id },
    ])
    const token = await betel.token(1)
    for (const answer of [
      await conclude(id),
      await app.rest(token, 'PUT', `${path}/${id}`, fields()),
      await app.rest(token, 'DELETE', `${path}/${id}`),
    ])
      expect([answer.status, answer.body.Erro]).toEqual([
        409,
        'Esta manutenção está concluída e não pode mais ser alterada.',
      ])
    expect((await expenses()).filter(({ id_origem }) => id_origem === id)).toHaveLength(1)
    const expense = (await app.rest(token, 'GET', '/saidas')).body.find(
      (row: { idOrigem: number }) => row.idOrigem === id,
    )
    const read = async (perfil: 1 | 2) =>
      (await app.graphql(await betel.token(perfil), readDocument, { id })).data.manutencaoPatrimonio
    expect(await read(1)).toEqual({ idLancamento: expense.id, estornada: false, acoesPermitidas: ['reabrir'] })
    expect(await read(2)).toMatchObject({ acoesPermitidas: [] })
    expect((await app.rest(token, 'DELETE', `/saidas/${expense.id}`)).status).toBe(409)
  })

  test('when a maintenance is concluded before its planned day, the date of its expense is today', async () => {
    const { id } = await create({ dataManutencao: '2099-01-01' })
    await conclude(id)
    const [expense] = (await expenses()).filter(({ id_origem }) => id_origem === id)
    expect(expense?.data).toMatch(/^20[2-9]\d-/)
    expect(expense?.data && expense.data < '2099').toBe(true)
  })

  test('reopening deletes the expense, and the maintenance can be concluded again', async () => {
    const { id, uuid } = await create({ valorManutencao: 77.1 })
    const pending = await reopen(id)
    expect([pending.status, pending.body.Erro]).toEqual([409, 'Esta manutenção não está concluída.'])
    await conclude(id)
    const { status, body } = await reopen(uuid)
    expect([status, body.statusManutencao]).toEqual([200, 'pendente'])
    const ofIt = async () => (await expenses()).filter(({ id_origem }) => id_origem === id)
    expect(await ofIt()).toEqual([])
    const { data } = await app.graphql(await betel.token(1), readDocument, { id })
    expect(data.manutencaoPatrimonio).toEqual({
      idLancamento: null,
      estornada: false,
      acoesPermitidas: ['concluir', 'editar', 'excluir'],
    })
    await app.rest(await betel.token(1), 'PUT', `${path}/${id}`, fields({ valorManutencao: 88.2 }))
    await conclude(id)
    expect((await ofIt()).map(({ valor }) => valor)).toEqual(['88.20'])
    const answers = await Promise.all(Array.from({ length: 8 }, () => reopen(id)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, ...Array(7).fill(409)])
    expect(await ofIt()).toEqual([])
  })

  test('in a closed month a concluded maintenance can be reopened only by reversing its expense', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id: idPatrimonio } = await newAsset(church)
    const { id } = await create({ idPatrimonio, dataManutencao: '2025-03-10' }, church)
    await conclude(id, church)
    const month = (what: string) => app.graphql(token, `mutation { ${what}Mes(mes: "2025-03") { message } }`)
    await month('fechar')
    const refused = await reopen(id, church)
    expect([refused.status, refused.body.erro]).toEqual([409, 'O mês de março de 2025 está fechado.'])
    const read = async () => (await app.graphql(token, readDocument, { id })).data.manutencaoPatrimonio
    const { idLancamento, ...rest } = await read()
    expect(rest).toEqual({ estornada: false, acoesPermitidas: [] })
    const reverse = 'mutation($id: ID!) { estornarSaida(id: $id, input: { data: "2025-04-02" }) { id } }'
    const reversal = await app.graphql(token, reverse, { id: idLancamento })
    expect(reversal.status).toBe(200)
    const again = { idLancamento, estornada: true, acoesPermitidas: ['concluir', 'editar', 'excluir'] }
    expect(await read()).toEqual(again)

    // deleting the reversal concludes the maintenance again, unless the maintenance has been changed
    const drop = () => app.rest(token, 'DELETE', `/saidas/${reversal.data.estornarSaida.id}`)
    expect((await drop()).status).toBe(200)
    expect(await read()).toEqual({ idLancamento, estornada: false, acoesPermitidas: [] })
    const back = await app.graphql(token, 'mutation($id: ID!) { restaurarSaida(id: $id) { id } }', {
      id: reversal.data.estornarSaida.id,
    })
    expect([back.status, await read()]).toEqual([200, again])
    const changed = fields({ idPatrimonio, dataManutencao: '2025-04-03', valorManutencao: 88.2 })
    expect((await app.rest(token, 'PUT', `${path}/${id}`, changed)).status).toBe(200)
    const other = await drop()
    expect([other.status, other.body.erro]).toEqual([
      409,
      'O valor da manutenção deste estorno mudou: conclua-a de novo.',
    ])

    expect((await conclude(id, church)).status).toBe(200)
    expect((await read()).estornada).toBe(false)
    const twice = await drop()
    expect([twice.status, twice.body.erro]).toEqual([
      409,
      'A manutenção deste estorno já foi concluída de novo: desfaça antes a conclusão.',
    ])
    expect((await expenses(church)).map(({ valor, data }) => [valor, data])).toEqual([
      ['150.50', '2025-03-10'],
      ['88.20', '2025-04-03'],
    ])
  })

  test('of 20 concurrent requests exactly one concludes the maintenance', async () => {
    const { id } = await create()
    const answers = await Promise.all(Array.from({ length: 20 }, () => conclude(id)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
    expect((await expenses()).filter(({ id_origem }) => id_origem === id)).toHaveLength(1)
  })

  test('in a closed month a maintenance cannot be concluded and stays pending', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const { id: idPatrimonio } = await newAsset(church)
    const { id } = await create({ idPatrimonio, dataManutencao: '2025-03-10' }, church)
    const closed = await app.graphql(token, 'mutation { fecharMes(mes: "2025-03") { message } }')
    expect(closed.status).toBe(200)
    const { status, body } = await conclude(id, church)
    expect([status, body.erro]).toEqual([409, 'O mês de março de 2025 está fechado.'])
    expect((await app.rest(token, 'GET', `${path}/${id}`)).body.statusManutencao).toBe('pendente')
    expect(await expenses(church)).toEqual([])
    // it is paid on another day, in an open month, but not in the future
    const tomorrow = await conclude(id, church, { data: '2099-01-01' })
    expect([tomorrow.status, tomorrow.body.campos]).toEqual([422, { data: 'A data não pode ser futura.' }])
    expect((await conclude(id, church, { data: '2025-04-10' })).status).toBe(200)
    expect(await expenses(church)).toMatchObject([{ id_origem: id, data: '2025-04-10' }])
  })

  test('cancelling moves a maintenance to the recycle bin, and the administrator restores it', async () => {
    const token = await betel.token(1)
    const { id } = await create()
    await app.rest(token, 'DELETE', `${path}/${id}`)
    expect((await app.rest(await betel.token(5), 'GET', `${path}/${id}`)).status).toBe(404)
    expect((await conclude(id)).status).toBe(404)
    expect((await app.rest(await betel.token(5), 'GET', `${path}?excluidos=true`)).status).toBe(403)
    expect((await app.graphql(await betel.token(5), verb('restaurarManutencaoPatrimonio'), { id })).status).toBe(403)
    const { data } = await app.graphql(
      token,
      'mutation($id: ID!) { restaurarManutencaoPatrimonio(id: $id) { excluidoEm acoesPermitidas } }',
      { id },
    )
    expect(data.restaurarManutencaoPatrimonio).toEqual({
      excluidoEm: null,
      acoesPermitidas: ['concluir', 'editar', 'excluir'],
    })
  })

  test('GraphQL accepts and returns the department that pays', async () => {
    const { data } = await app.graphql(await betel.token(4), createDocument, {
      input: input({ idDepartamento: String(department.id) }),
    })
    expect(data.criarManutencaoPatrimonio).toMatchObject({
      valorManutencao: '80.00',
      statusManutencao: 'pendente',
      patrimonio: { nomePatrimonio: 'Mesa de som' },
      departamento: { id: department.id },
      acoesPermitidas: ['concluir', 'editar', 'excluir'],
    })
  })

  test('the platform’s administrator lists the maintenances of all churches, and edits a maintenance in its own church', async () => {
    const token = await app.platformToken()
    await create({ idPatrimonio: (await newAsset(other)).id }, other)
    const all = (await app.rest(token, 'GET', '/adm/patrimonio-manutencoes')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
    const { uuid } = await create()
    const edited = await app.rest(token, 'PUT', `${path}/${uuid}`, fields({ valorManutencao: 7 }))
    expect(edited.body).toMatchObject({ idCliente: betel.idCliente, valorManutencao: 7 })
    expect((await app.rest(await betel.token(1), 'GET', '/adm/patrimonio-manutencoes')).status).toBe(403)
  })
})

describe('listing the records', () => {
  test('the list can be searched by asset and description, filtered by status and asset, and sorted', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [one, two] = [await newAsset(church), await newAsset(church)]
    await app.rest(token, 'PUT', `/patrimonios/${two.id}`, {
      nomePatrimonio: 'Órgão',
      codigoPatrimonio: unique('ORG-'),
      tipoPatrimonio: (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id,
    })
    const make = (data: object) => app.rest(token, 'POST', path, { ...fields(), ...data })
    const first = (await make({ idPatrimonio: one.id, dataManutencao: '2026-01-01', valorManutencao: 30 })).body
    await make({ idPatrimonio: two.id, dataManutencao: '2026-03-01', valorManutencao: 20 })
    await make({ idPatrimonio: two.id, dataManutencao: '2026-02-01', descricaoManutencao: 'Afinação' })
    await conclude(first.id, church)
    const values = async (query: string) =>
      (await app.rest(token, 'GET', `${path}?${query}`)).body.map(
        (row: { valorManutencao: number }) => row.valorManutencao,
      )
    expect(await values('')).toEqual([20, 150.5, 30])
    expect(await values('busca=orgao')).toEqual([20, 150.5])
    expect(await values('busca=AFINACAO')).toEqual([150.5])
    expect(await values('statusManutencao=concluido')).toEqual([30])
    expect(await values(`idPatrimonio=${two.uuid}`)).toEqual([20, 150.5])
    expect((await app.rest(token, 'GET', `${path}?statusManutencao=aberto`)).status).toBe(422)
    const sorted = await app.graphql(
      token,
      '{ manutencoesPatrimonio(ordem: { campo: valorManutencao, direcao: ASC }) { totalCount nodes { valorManutencao } } }',
    )
    expect(sorted.data.manutencoesPatrimonio).toEqual({
      totalCount: 3,
      nodes: [{ valorManutencao: '20.00' }, { valorManutencao: '30.00' }, { valorManutencao: '150.50' }],
    })
    const found = await app.graphql(token, '{ buscar(texto: "afinação") { tipo titulo subtitulo } }')
    expect(found.data.buscar).toEqual([
      { tipo: 'manutencaoPatrimonio', titulo: 'Manutenção: Órgão', subtitulo: '01/02/2026 · Afinação' },
    ])
  })
})
