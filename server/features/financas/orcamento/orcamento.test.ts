import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'

let app: TestApp
let betel: TestChurch
let other: TestChurch
let departamento: { id: number; uuid: string }

beforeAll(async () => {
  app = await testApp()
  betel = await app.church()
  other = await app.church()
  departamento = await newDepartment(betel)
})
afterAll(() => app.close())

const newDepartment = async (church: TestChurch, tituloDepartamento = unique('Louvor ')) =>
  (await app.rest(await church.token(1), 'POST', '/departamentos', { tituloDepartamento })).body

const fields = (data: object = {}) => ({
  tituloOrcamento: 'Cantata de Natal',
  dataOrcamento: '2026-12-20',
  valorOrcamento: 5000.5,
  descricaoOrcamento: 'Figurino, som e lanche.',
  idDepartamento: departamento.id,
  ...data,
})
const input = (data: object = {}) => ({
  ...fields(),
  valorOrcamento: '5000.50',
  idDepartamento: departamento.uuid,
  ...data,
})
const create = async (data: object = {}, church = betel) => {
  const { status, body } = await app.rest(await church.token(1), 'POST', '/orcamentos', fields(data))
  expect(status).toBe(201)
  return body
}
const decide = async (id: number | string, verb: 'aprovar' | 'reprovar', church = betel, perfil: 1 | 3 | 4 | 5 = 1) =>
  app.rest(await church.token(perfil), 'PATCH', `/orcamentos/${id}/${verb}?idCliente=${church.idCliente}`)

const operations = (id: number | string): [string, string, object][] => [
  ['orcamento', 'query($id: ID!) { orcamento(id: $id) { id } }', { id }],
  ['criar', 'mutation($input: OrcamentoInput!) { criarOrcamento(input: $input) { id } }', { input: input() }],
  [
    'atualizar',
    'mutation($id: ID!, $input: OrcamentoInput!) { atualizarOrcamento(id: $id, input: $input) { id } }',
    { id, input: input() },
  ],
  ['aprovar', 'mutation($id: ID!) { aprovarOrcamento(id: $id) { id } }', { id }],
  ['reprovar', 'mutation($id: ID!) { reprovarOrcamento(id: $id) { id } }', { id }],
]

describe('each operation asks who is there', () => {
  const statuses = async (token: string | null, id: number | string) => {
    const found: [string, number][] = []
    for (const [name, query, variables] of operations(id))
      found.push([name, (await app.graphql(token, query, variables)).status])
    return Object.fromEntries(found)
  }

  test('no session: 401; members only read; leaders and helpers only create besides', async () => {
    const { id } = await create()
    expect(new Set(Object.values(await statuses(null, id)))).toEqual(new Set([401]))
    expect(await statuses(await betel.token(2), id)).toEqual({
      orcamento: 200,
      criar: 403,
      atualizar: 403,
      aprovar: 403,
      reprovar: 403,
    })
    for (const perfil of [3, 4] as const)
      expect(await statuses(await betel.token(perfil), id)).toEqual({
        orcamento: 200,
        criar: 200,
        atualizar: 403,
        aprovar: 403,
        reprovar: 403,
      })
    expect((await app.rest(await betel.token(1), 'GET', `/orcamentos/${id}`)).body.statusOrcamento).toBe('pendente')
    expect((await app.graphql(await betel.token(-1), '{ resumoOrcamentos { gasto } }')).status).toBe(403)
  })

  test('what a church decides is not the platform’s', async () => {
    const token = await app.platformToken()
    const { id } = await create()
    expect(await statuses(token, id)).toMatchObject({ orcamento: 200, atualizar: 403, aprovar: 403, reprovar: 403 })
    const made = await app.rest(token, 'POST', '/orcamentos', fields({ idCliente: betel.idCliente }))
    expect([made.status, made.body.idCliente]).toEqual([201, betel.idCliente])
    await create({ idDepartamento: (await newDepartment(other)).id }, other)
    const all = (await app.rest(token, 'GET', '/adm/orcamentos')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
  })

  test("another church's budget is not found, by number and by uuid; its department is refused", async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid])
      expect(await statuses(token, ref)).toEqual({
        orcamento: 404,
        criar: 422,
        atualizar: 404,
        aprovar: 404,
        reprovar: 404,
      })
    expect((await app.rest(token, 'POST', '/orcamentos', fields())).body.campos).toEqual({
      idDepartamento: 'Departamento não encontrado.',
    })
    expect((await app.rest(token, 'GET', '/orcamentos')).body.filter((row: { id: number }) => row.id === id)).toEqual(
      [],
    )
  })

  test('perfis 1 and 5: created, edited, approved', async () => {
    for (const perfil of [1, 5] as const) {
      const token = await betel.token(perfil)
      const made = await app.rest(token, 'POST', '/orcamentos', fields())
      expect([made.status, made.body]).toMatchObject([
        201,
        {
          ...fields(),
          idCliente: betel.idCliente,
          statusOrcamento: 'pendente',
          departamento: { tituloDepartamento: expect.any(String) },
        },
      ])
      const edited = await app.rest(token, 'PUT', `/orcamentos/${made.body.uuid}`, fields({ valorOrcamento: 5500 }))
      expect([edited.status, edited.body.valorOrcamento]).toEqual([200, 5500])
      const approved = await decide(made.body.uuid, 'aprovar', betel, perfil)
      expect([approved.status, approved.body.statusOrcamento]).toEqual([200, 'aprovado'])
    }
  })
})

describe('rules', () => {
  test('all five fields are required; nothing is written', async () => {
    const token = await betel.token(1)
    const before = (await app.rest(token, 'GET', '/orcamentos')).body.length
    const { status, body } = await app.rest(token, 'POST', '/orcamentos', { tituloOrcamento: ' ', valorOrcamento: -1 })
    expect([status, body.campos]).toEqual([
      422,
      {
        tituloOrcamento: 'Informe o título do orçamento.',
        dataOrcamento: 'Informe uma data válida.',
        valorOrcamento: 'O valor não pode ser negativo.',
        descricaoOrcamento: 'Informe a descrição do orçamento.',
        idDepartamento: 'Escolha o departamento.',
      },
    ])
    expect((await app.rest(token, 'GET', '/orcamentos')).body).toHaveLength(before)
  })

  test('its status is nobody’s to send', async () => {
    const { id, statusOrcamento } = await create({ statusOrcamento: 'aprovado' })
    expect(statusOrcamento).toBe('pendente')
    await app.rest(await betel.token(1), 'PUT', `/orcamentos/${id}`, fields({ statusOrcamento: 'aprovado' }))
    expect((await app.rest(await betel.token(1), 'GET', `/orcamentos/${id}`)).body.statusOrcamento).toBe('pendente')
  })

  test('it is decided once, and told by whom; editing it later leaves that as it is', async () => {
    const approved = await create()
    expect((await decide(approved.id, 'aprovar', betel, 5)).status).toBe(200)
    const refused = await create()
    expect((await decide(refused.uuid, 'reprovar')).body.statusOrcamento).toBe('recusado')
    for (const verb of ['aprovar', 'reprovar'] as const) {
      expect((await decide(approved.id, verb)).body).toMatchObject({
        codigo: 'CONFLICT',
        Erro: 'Este orçamento já foi aprovado.',
      })
      expect((await decide(refused.id, verb)).body.Erro).toBe('Este orçamento já foi recusado.')
    }
    await app.rest(await betel.token(1), 'PUT', `/orcamentos/${approved.id}`, fields({ valorOrcamento: 1 }))
    const { data } = await app.graphql(
      await betel.token(1),
      'query($id: ID!) { orcamento(id: $id) { statusOrcamento valorOrcamento nomeDecisor decididoEm acoesPermitidas } }',
      { id: refused.id },
    )
    expect(data.orcamento).toEqual({
      statusOrcamento: 'recusado',
      valorOrcamento: '5000.50',
      nomeDecisor: 'Ana Administradora',
      decididoEm: expect.any(String),
      acoesPermitidas: ['editar'],
    })
  })

  test('of 20 who decide at once one decides', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(id, index % 2 ? 'aprovar' : 'reprovar')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('what may be done with it', async () => {
    const { id } = await create()
    const actions = async (perfil: 1 | 2 | 3 | 5) =>
      (
        await app.graphql(await betel.token(perfil), 'query($id: ID!) { orcamento(id: $id) { acoesPermitidas } }', {
          id,
        })
      ).data.orcamento.acoesPermitidas
    expect(await actions(1)).toEqual(['aprovar', 'reprovar', 'editar'])
    expect(await actions(5)).toEqual(['aprovar', 'reprovar', 'editar'])
    expect([...(await actions(2)), ...(await actions(3))]).toEqual([])
  })

  test('a deleted department keeps its budgets but gets no new one', async () => {
    const token = await betel.token(1)
    const own = await newDepartment(betel)
    const { id } = await create({ idDepartamento: own.id })
    await app.rest(token, 'DELETE', `/departamentos/${own.id}`)
    expect((await app.rest(token, 'POST', '/orcamentos', fields({ idDepartamento: own.id }))).status).toBe(422)
    expect((await app.rest(token, 'PUT', `/orcamentos/${id}`, fields({ idDepartamento: own.id }))).status).toBe(200)
  })

  test('an edit over somebody else’s edit is refused', async () => {
    const { id } = await create()
    const edit = async () =>
      app.graphql(
        await betel.token(1),
        'mutation($id: ID!, $input: OrcamentoInput!) { atualizarOrcamento(id: $id, input: $input) { versao } }',
        { id, input: input({ versao: 1, tituloOrcamento: unique('Natal ') }) },
      )
    expect((await edit()).status).toBe(200)
    expect((await edit()).errors?.[0]?.extensions.code).toBe('STALE')
  })
})

describe('planned and spent', () => {
  const resumo = async (church: TestChurch, args = '(inicio: "2026-01-01", fim: "2026-12-31")', perfil: 1 | 2 = 2) =>
    (
      await app.graphql(
        await church.token(perfil),
        `{ resumoOrcamentos${args} { inicio fim previsto pendente gasto saldo percentual
           departamentos { idDepartamento tituloDepartamento previsto pendente gasto saldo percentual } } }`,
      )
    ).data.resumoOrcamentos

  const asset = async (church: TestChurch): Promise<number> => {
    const token = await church.token(1)
    const tipoPatrimonio = (await app.rest(token, 'GET', '/tipoPatrimonios')).body[0].id
    const fields = { nomePatrimonio: 'Teclado', codigoPatrimonio: unique('T-'), tipoPatrimonio }
    return (await app.rest(token, 'POST', '/patrimonios', fields)).body.id
  }
  const spend = async (church: TestChurch, data: object) => {
    const token = await church.token(1)
    const made = await app.rest(token, 'POST', '/patrimonio-manutencoes', {
      idPatrimonio: await asset(church),
      ...data,
    })
    const path = `/patrimonio-manutencoes/manutencao/${made.body.id}/cliente/${church.idCliente}/concluir`
    expect((await app.rest(token, 'PATCH', path)).status).toBe(200)
    return made.body.id as number
  }

  test('a church without budgets has nothing, of the present year', async () => {
    const church = await app.church()
    expect(await resumo(church, '')).toEqual({
      inicio: expect.stringMatching(/^\d{4}-01-01$/),
      fim: expect.stringMatching(/^\d{4}-12-31$/),
      previsto: '0.00',
      pendente: '0.00',
      gasto: '0.00',
      saldo: '0.00',
      percentual: null,
      departamentos: [],
    })
  })

  test('approved budgets are planned; the expenses of concluded maintenance are spent, to the cent', async () => {
    const church = await app.church()
    const [som, zeladoria] = [await newDepartment(church, 'Som'), await newDepartment(church, 'Zeladoria')]
    const budget = async (idDepartamento: number, valorOrcamento: number, verb?: 'aprovar' | 'reprovar', data = {}) => {
      const { id } = await create({ idDepartamento, valorOrcamento, dataOrcamento: '2026-06-01', ...data }, church)
      if (verb) await decide(id, verb, church)
    }
    await budget(som.id, 1000.1, 'aprovar')
    await budget(som.id, 200.2, 'aprovar')
    await budget(som.id, 50, 'reprovar')
    await budget(som.id, 300)
    await budget(som.id, 9999, 'aprovar', { dataOrcamento: '2025-12-31' })
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-03-10', valorManutencao: 100.05 })
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-04-10', valorManutencao: 200.1 })
    await spend(church, { idDepartamento: som.id, dataManutencao: '2025-04-10', valorManutencao: 1 })
    await spend(church, { idDepartamento: zeladoria.id, dataManutencao: '2026-05-10', valorManutencao: 10 })
    await spend(church, { dataManutencao: '2026-05-10', valorManutencao: 5 })
    expect(await resumo(church)).toEqual({
      inicio: '2026-01-01',
      fim: '2026-12-31',
      previsto: '1200.30',
      pendente: '300.00',
      gasto: '310.15',
      saldo: '890.15',
      percentual: '25.84',
      departamentos: [
        {
          idDepartamento: som.id,
          tituloDepartamento: 'Som',
          previsto: '1200.30',
          pendente: '300.00',
          gasto: '300.15',
          saldo: '900.15',
          percentual: '25.01',
        },
        {
          idDepartamento: zeladoria.id,
          tituloDepartamento: 'Zeladoria',
          previsto: '0.00',
          pendente: '0.00',
          gasto: '10.00',
          saldo: '-10.00',
          percentual: null,
        },
      ],
    })
    expect((await resumo(church, '(inicio: "2026-04-01")')).gasto).toBe('210.10')
    const reversed = await app.graphql(
      await church.token(1),
      '{ resumoOrcamentos(inicio: "2026-02-01", fim: "2026-01-01") { gasto } }',
    )
    expect(reversed.errors?.[0]?.extensions.campos).toEqual({ fim: 'O fim do período vem depois do início.' })
  })

  test('an expense that was reversed after its month was closed is not spent any more', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const som = await newDepartment(church, 'Som')
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-03-10', valorManutencao: 100 })
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const [{ id }] = (await app.rest(token, 'GET', '/saidas')).body
    const estornar = 'mutation($id: ID!) { estornarSaida(id: $id, input: { data: "2026-05-02" }) { id } }'
    expect((await app.graphql(token, estornar, { id })).status).toBe(200)
    expect((await resumo(church)).gasto).toBe('0.00')
    expect((await resumo(church, '(inicio: "2026-01-01", fim: "2026-04-30")')).gasto).toBe('100.00')
  })

  test("it tells of no other church's money; the platform names the church", async () => {
    const church = await app.church()
    const som = await newDepartment(church, 'Som')
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-03-10', valorManutencao: 100 })
    expect((await resumo(other)).gasto).toBe('0.00')
    const ask = async (token: string) =>
      app.graphql(token, `{ resumoOrcamentos(idCliente: ${church.idCliente}, inicio: "2026-01-01") { gasto } }`)
    expect((await ask(await other.token(1))).errors?.[0]?.extensions.code).toBe('TENANT_MISMATCH')
    expect((await ask(await app.platformToken())).data.resumoOrcamentos.gasto).toBe('100.00')
  })
})

describe('list', () => {
  test('searches, filters by state and department, sorts by department', async () => {
    const church = await app.church()
    const [a, z] = [await newDepartment(church, 'Ação social'), await newDepartment(church, 'Zeladoria')]
    await create({ idDepartamento: z.id, tituloOrcamento: 'Pintura', dataOrcamento: '2026-01-01' }, church)
    const second = await create(
      { idDepartamento: a.id, tituloOrcamento: 'Cestas', dataOrcamento: '2026-02-01' },
      church,
    )
    await decide(second.id, 'aprovar', church)
    const titles = async (query: string) =>
      (await app.rest(await church.token(2), 'GET', `/orcamentos?${query}`)).body.map(
        (row: { tituloOrcamento: string }) => row.tituloOrcamento,
      )
    expect(await titles('')).toEqual(['Cestas', 'Pintura'])
    expect(await titles('busca=PINTURA')).toEqual(['Pintura'])
    expect(await titles('busca=figurino')).toEqual(['Cestas', 'Pintura'])
    expect(await titles('statusOrcamento=aprovado')).toEqual(['Cestas'])
    expect(await titles(`idDepartamento=${z.uuid}`)).toEqual(['Pintura'])
    const { data } = await app.graphql(
      await church.token(2),
      '{ orcamentos(ordem: { campo: departamento, direcao: DESC }) { totalCount nodes { tituloOrcamento departamento { tituloDepartamento } } } }',
    )
    expect(data.orcamentos.nodes[0]).toEqual({
      tituloOrcamento: 'Pintura',
      departamento: { tituloDepartamento: 'Zeladoria' },
    })
    const found = await app.graphql(await church.token(2), '{ buscar(texto: "cestas") { tipo titulo subtitulo } }')
    expect(found.data.buscar).toEqual([{ tipo: 'orcamento', titulo: 'Cestas', subtitulo: 'Ação social · R$ 5.000,50' }])
  })
})
