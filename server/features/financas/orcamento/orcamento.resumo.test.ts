import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { BudgetsLab } from '../../../../tests/factories/orcamentos.js'
import { countStatements } from '../../../../tests/factories/statements.js'

const lab = new BudgetsLab()
const { newDepartment, create, decide } = lab
let app: TestApp
let other: TestChurch

beforeAll(async () => {
  ;({ app, other } = await lab.open())
})
afterAll(() => app.close())

describe('summary of budgets', () => {
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

  test('all amounts are zero in a church without budgets; the default period is the current year', async () => {
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

  test('the summary of budgets adds up approved budgets as planned and concluded maintenance as spent, to the cent', async () => {
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

  test('the execution of each budget is what its department planned and spent in its year, for many budgets in as many statements as for one', async () => {
    const church = await app.church()
    const [som, zeladoria] = [await newDepartment(church, 'Som'), await newDepartment(church, 'Zeladoria')]
    for (const [idDepartamento, dataOrcamento, valorOrcamento] of [
      [som.id, '2026-06-01', 1000.1],
      [som.id, '2026-12-31', 200.2],
      [som.id, '2025-12-31', 9999],
      [zeladoria.id, '2026-01-01', 30],
    ] as const)
      await decide((await create({ idDepartamento, valorOrcamento, dataOrcamento }, church)).id, 'aprovar', church)
    await create({ idDepartamento: zeladoria.id, valorOrcamento: 5, dataOrcamento: '2025-02-01' }, church)
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-03-10', valorManutencao: 100.05 })
    await spend(church, { idDepartamento: som.id, dataManutencao: '2025-04-10', valorManutencao: 1 })
    const token = await church.token(1)
    const ask = async (first: number) =>
      (
        await app.graphql(
          token,
          'query($first: Int!) { orcamentos(first: $first) { nodes { dataOrcamento idDepartamento execucao { inicio fim previsto pendente gasto saldo percentual } } } }',
          { first },
        )
      ).data.orcamentos.nodes as { dataOrcamento: string; idDepartamento: number; execucao: object }[]
    const found = await ask(10)
    expect(found).toHaveLength(5)
    for (const { dataOrcamento, idDepartamento, execucao } of found) {
      const year = dataOrcamento.slice(0, 4)
      const all = await resumo(church, `(inicio: "${year}-01-01", fim: "${year}-12-31")`)
      const {
        idDepartamento: _,
        tituloDepartamento: __,
        ...own
      } = all.departamentos.find((one: { idDepartamento: number }) => one.idDepartamento === idDepartamento)
      expect(execucao).toEqual({ inicio: `${year}-01-01`, fim: `${year}-12-31`, ...own })
    }
    const one = await countStatements(() => ask(1))
    expect(await countStatements(() => ask(10))).toBeLessThanOrEqual(one)
  })

  test('the summary of budgets does not count an expense that was reversed after its month was closed', async () => {
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

  test('the summary of budgets counts expenses for their cost centre’s department, maintenance once, and subtracts reversals', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [som, zeladoria] = [await newDepartment(church, 'Som'), await newDepartment(church, 'Zeladoria')]
    const templo = (await app.rest(token, 'POST', '/centro-custo', { nome: 'Templo', idDepartamento: zeladoria.id }))
      .body
    const pay = async (data: string, valor: number, idCentroCusto: number | null = templo.id) =>
      (await app.rest(token, 'POST', '/saidas', { descricao: 'Material', data, categoria: 3, valor, idCentroCusto }))
        .body
    const first = await pay('2026-03-10', 100.1)
    await pay('2026-04-10', 0.2)
    await pay('2026-04-11', 77, null)
    await pay('2025-04-11', 55)
    await spend(church, { idDepartamento: som.id, dataManutencao: '2026-03-10', valorManutencao: 10 })
    await app.sql(`update saida set id_centro_custo = $2 where id_cliente = $1 and origem = 'manutencaoPatrimonio'`, [
      church.idCliente,
      templo.id,
    ])
    const byDepartment = async () =>
      (await resumo(church)).departamentos.map((row: { tituloDepartamento: string; gasto: string }) => [
        row.tituloDepartamento,
        row.gasto,
      ])
    expect(await byDepartment()).toEqual([
      ['Som', '10.00'],
      ['Zeladoria', '100.30'],
    ])
    await app.graphql(token, 'mutation { fecharMes(mes: "2026-03") { message } }')
    const estornar = 'mutation($id: ID!) { estornarSaida(id: $id, input: { data: "2026-05-02" }) { id } }'
    expect((await app.graphql(token, estornar, { id: first.id })).status).toBe(200)
    expect(await byDepartment()).toEqual([
      ['Som', '10.00'],
      ['Zeladoria', '0.20'],
    ])
    expect((await resumo(church, '(inicio: "2026-01-01", fim: "2026-04-30")')).gasto).toBe('110.30')
    const gone = await pay('2026-06-10', 5)
    await app.rest(token, 'DELETE', `/saidas/${gone.id}`)
    expect((await resumo(church)).gasto).toBe('10.20')
    expect((await resumo(other)).gasto).toBe('0.00')
  })

  test('the summary of budgets shows one church only; the platform’s administrator must name the church', async () => {
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
