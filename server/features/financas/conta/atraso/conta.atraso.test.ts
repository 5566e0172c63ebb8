import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, kinds } from '../../../../../tests/factories/contas.js'
import type { TestApp, TestChurch } from '../../../../../tests/factories/harness.js'
import { countStatements } from '../../../../../tests/factories/statements.js'

const lab = new AccountsLab()
let app: TestApp

beforeAll(async () => {
  ;({ app } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('what is due and overdue of %s', (...kind) => {
  const [one, , many, open, encerrado, , , , tabela] = kind
  const { create, patch } = accountsOf(lab, ...kind)
  const pagar = one === 'contaPagar'
  const root = `${many}PorAtraso`
  const baixas = pagar ? '/baixasPagar' : '/baixasReceber'
  const file = pagar ? 'contas-pagar-por-atraso' : 'contas-receber-por-atraso'

  const sums = 'aVencer ate30 ate60 ate90 mais90 total quantidade'
  const read = async (church: TestChurch, filter = '', perfil: 1 | 2 | 4 = 1) => {
    const query = `{ ${root}(filtro: { ${filter} }) { data agrupar total { ${sums} } outras { ${sums} } linhas { idRegistro nome ${sums} } } }`
    const { data, errors, status } = await app.graphql(await church.token(perfil), query)
    return { ...data?.[root], status, errors }
  }
  const pay = async (church: TestChurch, idConta: number, data: object) =>
    app.rest(await church.token(1), 'POST', baixas, { idConta, ...data })

  test('each record is in the range of its days overdue, with what is left of it', async () => {
    const church = await lab.withCentre(await app.church())
    const days = { aVencer: [5, 0], ate30: [-1, -30], ate60: [-31, -60], ate90: [-61, -90], mais90: [-91, -400] }
    let cents = 1
    const wanted: Record<string, number> = {}
    for (const [range, both] of Object.entries(days))
      for (const day of both) {
        await create(
          { valorConta: `${cents}.00`, dataVencimentoConta: em(day), descricaoConta: `Vence ${day}` },
          church,
        )
        wanted[range] = (wanted[range] ?? 0) + cents
        cents *= 2
      }
    const ranges = Object.fromEntries(Object.entries(wanted).map(([range, amount]) => [range, `${amount}.00`]))
    const { total, linhas, outras } = await read(church)
    expect(total).toEqual({ ...ranges, total: '1023.00', quantidade: 10 })
    expect([linhas.length, outras, linhas[0]]).toEqual([
      10,
      null,
      expect.objectContaining({ nome: 'Vence -400', mais90: '512.00', total: '512.00', quantidade: 1 }),
    ])
    // on another day everything lies otherwise
    expect((await read(church, `data: "${em(30)}"`)).total).toMatchObject({ aVencer: '0.00', total: '1023.00' })
    const csv = String((await app.rest(await church.token(1), 'GET', `/exportar/${file}?formato=csv`)).body)
    expect(csv.trim().split(/\r?\n/).at(-1)).toMatch(/Total.*10.*1023,00/)
    const rest = await app.rest(await church.token(2), 'GET', `/${file}?agrupar=centroCusto`)
    expect(rest.body.linhas).toEqual([expect.objectContaining({ total: 1023, quantidade: 10 })])
    expect((await app.rest(await church.token(2), 'GET', `/exportar/${file}?formato=csv`)).status).toBe(403)
    expect((await app.rest(await church.token(1), 'GET', `/${file}?agrupar=cor`)).body.campos).toEqual({
      agrupar: 'Agrupe por descricao, responsavel, fornecedor ou centroCusto.',
    })
  })

  test('payments count from their day on; a reversed one, a cancelled record and a settled one do not', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const { id } = await create({ valorConta: '100.00', dataVencimentoConta: em(-10) }, church)
    await pay(church, id, { valor: '30.00', juros: '5.00', data: em(-5) })
    const whole = await create({ valorConta: '50.00', dataVencimentoConta: em(-10) }, church)
    await patch(whole.id, 'encerrar', { data: em(-3) }, church)
    const old = await create({ valorConta: '7.00', dataVencimentoConta: em(-10) }, church)
    // settled before payments were records
    await app.sql(`update ${tabela} set status_conta = $2, data_encerramento_conta = $3 where id = $1`, [
      old.id,
      encerrado,
      em(-2),
    ])
    const gone = await create({ valorConta: '1000.00', dataVencimentoConta: em(-10) }, church)
    await app.rest(token, 'DELETE', `/${many}/${gone.id}`)
    const left = async (day: number) => (await read(church, `data: "${em(day)}"`)).total.total
    expect([await left(-6), await left(-5), await left(-3), await left(-2), await left(0)]).toEqual([
      '157.00',
      '127.00',
      '77.00',
      '70.00',
      '70.00',
    ])
    expect((await app.rest(token, 'GET', `/${many}?statusConta=parcial`)).body).toMatchObject([{ id, restante: 70 }])
  })

  test('groups by person, cost centre and, for whoever reads suppliers, by supplier', async () => {
    const church = await lab.withCentre(await app.church())
    const { id: idPessoa, name } = await church.person()
    await create({ valorConta: '10.00', responsavelUsuarioConta: idPessoa }, church)
    await create({ valorConta: '20.00' }, church)
    expect((await read(church, 'agrupar: "responsavel"')).linhas).toMatchObject([
      { idRegistro: null, nome: 'Igreja', total: '20.00' },
      { idRegistro: idPessoa, nome: name, total: '10.00' },
    ])
    expect((await read(church, 'agrupar: "centroCusto"')).linhas).toMatchObject([
      { idRegistro: lab.centres.get(church)!.id, total: '30.00', quantidade: 2 },
    ])
    expect((await read(church, 'agrupar: "fornecedor"', 2)).status).toBe(403)
    expect((await read(church, 'agrupar: "fornecedor"')).linhas).toMatchObject([
      { idRegistro: null, nome: 'Sem fornecedor', total: '30.00' },
    ])
  })

  test('the largest hundred groups are named; all others are one line; as many statements for 150 records as for one', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    await create({ valorConta: '1000.00', descricaoConta: 'A maior' }, church)
    const query = `{ ${root} { total { total } linhas { nome } } }`
    const statements = () => countStatements(() => app.graphql(token, query))
    await statements()
    const one = await statements()
    await app.sql(
      `insert into ${tabela} (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo)
       select $1, 'Conta ' || i, i, current_date, '${open}', $2 from generate_series(1, 149) i`,
      [church.idCliente, lab.centres.get(church)!.id],
    )
    expect(await statements()).toBe(one)
    const { linhas, outras, total } = await read(church)
    expect([linhas.length, linhas[0].nome, linhas[99].total]).toEqual([100, 'A maior', '51.00'])
    expect(outras).toMatchObject({ quantidade: 50, total: '1275.00' })
    expect(total).toMatchObject({ quantidade: 150, total: '12175.00' })
  })

  test('a church sees its own records alone', async () => {
    const church = await lab.withCentre(await app.church())
    await create({}, await lab.withCentre(await app.church()))
    expect((await read(church)).total).toMatchObject({ quantidade: 0, total: '0.00' })
  })
})
