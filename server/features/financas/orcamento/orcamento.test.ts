import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { inChurch, type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'
import { BudgetsLab } from '../../../../tests/factories/orcamentos.js'

const lab = new BudgetsLab()
const { newDepartment, fields, create, decide, operations } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe('access of each perfil to each operation', () => {
  const statuses = async (token: string | null, id: number | string) => {
    const found: [string, number][] = []
    for (const [name, query, variables] of operations(id))
      found.push([name, (await app.graphql(token, query, variables)).status])
    return Object.fromEntries(found)
  }

  test('a request about budgets gets 401 without a session; members only read budgets; leaders and assistants also create them', async () => {
    const { id } = await create()
    expect(new Set(Object.values(await statuses(null, id)))).toEqual(new Set([401]))
    expect(await statuses(await betel.token(2), id)).toEqual({
      orcamento: 200,
      criar: 403,
      atualizar: 403,
      aprovar: 403,
      reprovar: 403,
      excluir: 403,
    })
    for (const perfil of [3, 4] as const)
      expect(await statuses(await betel.token(perfil), id)).toEqual({
        orcamento: 200,
        criar: 200,
        atualizar: 403,
        aprovar: 403,
        reprovar: 403,
        excluir: 403,
      })
    expect((await app.rest(await betel.token(1), 'GET', `/orcamentos/${id}`)).body.statusOrcamento).toBe('pendente')
    expect((await app.graphql(await betel.token(-1), '{ resumoOrcamentos { gasto } }')).status).toBe(403)
  })

  test('the platform’s administrator reads and creates budgets, but cannot approve, edit or delete them', async () => {
    const token = await app.platformToken()
    const { id } = await create()
    expect(await statuses(inChurch(token, betel), id)).toMatchObject({
      orcamento: 200,
      atualizar: 403,
      aprovar: 403,
      reprovar: 403,
      excluir: 403,
    })
    const made = await app.rest(token, 'POST', '/orcamentos', fields({ idCliente: betel.idCliente }))
    expect([made.status, made.body.idCliente]).toEqual([201, betel.idCliente])
    await create({ idDepartamento: (await newDepartment(other)).id }, other)
    const all = (await app.rest(token, 'GET', '/adm/orcamentos')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
  })

  test('a budget of another church is not found, by id or by uuid, and its department is refused', async () => {
    const { id, uuid } = await create()
    const token = await other.token(1)
    for (const ref of [id, uuid])
      expect(await statuses(token, ref)).toEqual({
        orcamento: 404,
        criar: 422,
        atualizar: 404,
        aprovar: 404,
        reprovar: 404,
        excluir: 404,
      })
    expect((await app.rest(token, 'POST', '/orcamentos', fields())).body.campos).toEqual({
      idDepartamento: 'Departamento não encontrado.',
    })
    expect((await app.rest(token, 'GET', '/orcamentos')).body.filter((row: { id: number }) => row.id === id)).toEqual(
      [],
    )
  })

  test('perfis 1 and 5 create, edit and approve budgets', async () => {
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

describe('rules for saving a record', () => {
  test('all five fields are required; if one is missing, nothing is written', async () => {
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

  test('a status in the input is ignored', async () => {
    const { id, statusOrcamento } = await create({ statusOrcamento: 'aprovado' })
    expect(statusOrcamento).toBe('pendente')
    await app.rest(await betel.token(1), 'PUT', `/orcamentos/${id}`, fields({ statusOrcamento: 'aprovado' }))
    expect((await app.rest(await betel.token(1), 'GET', `/orcamentos/${id}`)).body.statusOrcamento).toBe('pendente')
  })

  test('a budget is approved or refused once, and shows by whom', async () => {
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
      acoesPermitidas: ['editar', 'excluir'],
    })
  })

  test.each([
    ['approved', 'aprovar', 'aprovado'],
    ['refused', 'reprovar', 'recusado'],
  ] as const)(
    'a budget that is %s, with a new amount, date or department, becomes pending again',
    async (_, verb, status) => {
      const token = await betel.token(1)
      const state = async (id: number) => {
        const query =
          'query($id: ID!) { orcamento(id: $id) { statusOrcamento nomeDecisor decididoEm acoesPermitidas } }'
        return (await app.graphql(token, query, { id })).data.orcamento
      }
      const changes = [
        { valorOrcamento: 1 },
        { dataOrcamento: '2031-01-02' },
        { idDepartamento: (await newDepartment(betel)).id },
      ]
      for (const change of changes) {
        const { id } = await create()
        await decide(id, verb)
        // a new description alone needs no new decision
        await app.rest(token, 'PUT', `/orcamentos/${id}`, fields({ descricaoOrcamento: 'Com três cadeiras.' }))
        expect(await state(id)).toMatchObject({ statusOrcamento: status, nomeDecisor: 'Ana Administradora' })
        const { body } = await app.rest(token, 'PUT', `/orcamentos/${id}`, fields(change))
        expect(body.statusOrcamento).toBe('pendente')
        expect(await state(id)).toEqual({
          statusOrcamento: 'pendente',
          nomeDecisor: null,
          decididoEm: null,
          acoesPermitidas: ['aprovar', 'reprovar', 'editar', 'excluir'],
        })
        expect((await decide(id, 'aprovar')).body.statusOrcamento).toBe('aprovado')
      }
    },
  )

  test('a budget is decided as the person saw it', async () => {
    const token = await betel.token(1)
    const { id } = await create({ valorOrcamento: '4000.00' })
    const seen = async () =>
      (await app.graphql(token, 'query($id: ID!) { orcamento(id: $id) { versao } }', { id })).data.orcamento.versao
    const old = await seen()
    await app.rest(token, 'PUT', `/orcamentos/${id}`, fields({ valorOrcamento: '14000.00' }))
    const decideAs = (verb: string, versao: number | null) =>
      app.graphql(
        token,
        `mutation($id: ID!, $versao: Int) { ${verb}Orcamento(id: $id, versao: $versao) { statusOrcamento } }`,
        { id, versao },
      )
    for (const verb of ['aprovar', 'reprovar'])
      expect((await decideAs(verb, old)).errors?.[0]?.extensions.code).toBe('STALE')
    expect((await app.rest(token, 'GET', `/orcamentos/${id}`)).body.statusOrcamento).toBe('pendente')
    expect((await decideAs('aprovar', await seen())).data.aprovarOrcamento.statusOrcamento).toBe('aprovado')
    // who comes second hears that it was decided
    expect((await decideAs('reprovar', old)).errors?.[0]?.message).toBe('Este orçamento já foi aprovado.')
  })

  test('of 20 concurrent approvals and refusals exactly one succeeds', async () => {
    const { id } = await create()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => decide(id, index % 2 ? 'aprovar' : 'reprovar')),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
  })

  test('the allowed actions depend on the perfil', async () => {
    const { id } = await create()
    const actions = async (perfil: 1 | 2 | 3 | 5) =>
      (
        await app.graphql(await betel.token(perfil), 'query($id: ID!) { orcamento(id: $id) { acoesPermitidas } }', {
          id,
        })
      ).data.orcamento.acoesPermitidas
    expect(await actions(1)).toEqual(['aprovar', 'reprovar', 'editar', 'excluir'])
    expect(await actions(5)).toEqual(['aprovar', 'reprovar', 'editar', 'excluir'])
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
})

describe('listing the records', () => {
  test('the list can be searched, filtered by status and department, and sorted by department', async () => {
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
