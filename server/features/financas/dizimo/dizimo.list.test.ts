import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { folha, givers, TithesLab } from '../../../../tests/factories/dizimos.js'
import type { TestApp, TestChurch } from '../../../../tests/factories/harness.js'
import { statementsOf } from '../../../../tests/factories/statements.js'

const lab = new TithesLab()
const { fields, create, incomes } = lab
let app: TestApp
let betel: TestChurch
let other: TestChurch
let giver: { id: number; uuid: string; name: string }

beforeAll(async () => {
  ;({ app, betel, other, giver } = await lab.open())
})
afterAll(() => app.close())

describe('sheet of a day', () => {
  const rows = (people: readonly { uuid: string }[]) =>
    people.map(({ uuid }, index) => ({ idMembro: uuid, valorDizimo: `${index + 1}.10`, meioDizimo: 'dinheiro' }))

  test('the sheet of a day creates a tithe and its income from each of 40 rows', async () => {
    const church = await app.church()
    const token = await church.token(4)
    const people = await Promise.all(Array.from({ length: 40 }, () => givers(church)))
    const { status, data } = await app.graphql(token, folha, {
      input: { dataDizimo: '2026-05-17', linhas: rows(people) },
    })
    expect([status, data.criarDizimos]).toEqual([200, { quantidade: 40, total: '824.00' }])
    expect(await incomes(church)).toHaveLength(40)
    const { rows: found } = {
      rows: await app.sql<{ same: boolean }>(
        `select count(*) = 40 as same from dizimo join entrada on entrada.id_cliente = dizimo.id_cliente and entrada.id_origem = dizimo.id and origem = 'dizimo'
         where dizimo.id_cliente = $1 and valor = valor_dizimo and data = data_dizimo`,
        [church.idCliente],
      ),
    }
    expect(found).toEqual([{ same: true }])
  })

  test('the sheet of a day writes nothing when a row is invalid, and reports each error at its cell', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [one, two] = [await givers(church), await givers(church)]
    const linhas = rows([one, two])
    const wrong = await app.rest(token, 'POST', '/dizimos/folha', {
      dataDizimo: '2026-05-17',
      linhas: [linhas[0], { ...linhas[1], valorDizimo: '0' }, { ...linhas[1], meioDizimo: 'ouro' }],
    })
    expect([wrong.status, Object.keys(wrong.body.campos)]).toEqual([
      422,
      ['linhas.1.valorDizimo', 'linhas.2.meioDizimo'],
    ])
    const unknown = await app.rest(token, 'POST', '/dizimos/folha', {
      dataDizimo: '2026-05-17',
      linhas: [{ ...linhas[0], idMembro: giver.uuid }, linhas[1], { ...linhas[0], idMembro: 'ninguém' }],
    })
    expect([unknown.status, unknown.body.campos]).toEqual([
      422,
      { 'linhas.0.idMembro': 'Pessoa não encontrada.', 'linhas.2.idMembro': 'Pessoa não encontrada.' },
    ])
    expect(
      (await app.rest(token, 'POST', '/dizimos/folha', { dataDizimo: '2026-05-17', linhas: [] })).body.campos,
    ).toEqual({ linhas: 'Preencha ao menos uma linha.' })
    expect((await app.rest(token, 'GET', '/dizimos')).body).toEqual([])
    expect(await incomes(church)).toEqual([])
  })

  test('20 concurrent requests with one Idempotency-Key write once; the key with other rows is refused', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const people = [await givers(church), await givers(church)]
    const send = (linhas: object[]) =>
      app.graphql(token, folha, { input: { dataDizimo: '2026-05-17', linhas } }, { 'idempotency-key': 'folha-1' })
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(rows(people))))
    expect(new Set(answers.map(({ data }) => JSON.stringify(data.criarDizimos)))).toEqual(
      new Set(['{"quantidade":2,"total":"3.20"}']),
    )
    expect(await incomes(church)).toHaveLength(2)
    expect((await send(rows(people.slice(1)))).errors?.[0]?.extensions.campos).toEqual({
      'Idempotency-Key': 'Esta chave de idempotência já foi usada com outros dados.',
    })
  })
})

describe('listing the records', () => {
  test('the list can be searched by name, and filtered by month, payment method and person; it has the sum of the matching tithes', async () => {
    const church = await app.church()
    const token = await church.token(3)
    const [ana, rui] = [await church.person({ name: 'Ângela Reis' }), await church.person({ name: 'Rui Melo' })]
    await create({ idMembro: ana.id, dataDizimo: '2026-01-31', valorDizimo: 10.1 }, church)
    await create({ idMembro: rui.id, dataDizimo: '2026-02-01', valorDizimo: 20.2, meioDizimo: 'dinheiro' }, church)
    await create({ idMembro: ana.id, dataDizimo: '2026-02-28', valorDizimo: 30.3, meioDizimo: 'cartao' }, church)
    const list = async (args: string) =>
      (await app.graphql(token, `{ dizimos(${args}) { totalCount soma nodes { valorDizimo } } }`)).data.dizimos
    const values = (answer: { nodes: { valorDizimo: string }[] }) => answer.nodes.map((row) => row.valorDizimo)
    expect(values(await list('first: 10'))).toEqual(['30.30', '20.20', '10.10'])
    expect(await list('busca: "angela"')).toMatchObject({ totalCount: 2, soma: '40.40' })
    expect(await list('filtro: { mes: "2026-02" }')).toMatchObject({ totalCount: 2, soma: '50.50' })
    expect(values(await list('filtro: { meioDizimo: "cartao" }'))).toEqual(['30.30'])
    expect(values(await list(`filtro: { idMembro: "${rui.uuid}" }`))).toEqual(['20.20'])
    expect(values(await list('ordem: { campo: membro, direcao: ASC }'))).toEqual(['10.10', '30.30', '20.20'])
    expect(values(await list('ordem: { campo: valorDizimo, direcao: ASC }'))).toEqual(['10.10', '20.20', '30.30'])
    const { body, headers } = await app.rest(token, 'GET', '/dizimos?limit=1&mes=2026-02')
    expect([body.length, headers['x-total-count']]).toEqual([1, '2'])
    const csv = String((await app.rest(token, 'GET', '/exportar/dizimos?formato=csv&mes=2026-01')).body)
    expect(csv).toContain('Ângela Reis')
    expect(csv).not.toContain('Rui Melo')
  })

  test('the platform’s administrator lists the tithes of all churches and writes in the church of the record', async () => {
    const token = await app.platformToken()
    await create({ idMembro: (await givers(other)).id }, other)
    const all = (await app.rest(token, 'GET', '/adm/dizimos')).body as { idCliente: number }[]
    expect(new Set(all.map((row) => row.idCliente)).size).toBeGreaterThan(1)
    const { uuid } = await create()
    expect((await app.rest(token, 'PUT', `/dizimos/${uuid}`, fields({ valorDizimo: 7 }))).body).toMatchObject({
      idCliente: betel.idCliente,
      valorDizimo: 7,
    })
    expect((await app.rest(token, 'POST', `/dizimos/${uuid}/recibo`)).body).toMatchObject({ nomeIgreja: betel.nome })
    expect((await app.rest(await betel.token(1), 'GET', '/adm/dizimos')).status).toBe(403)
  })
})

describe('the sum of a list', () => {
  test('the sum of tithes reads no people, and a search for a person finds those of that person', async () => {
    const church = await app.church()
    const token = await church.token(1)
    const [one, two] = [await church.person({ name: 'Zilda Peixoto' }), await church.person({ name: 'Rute Lima' })]
    for (const [person, valorDizimo] of [
      [one, '10.00'],
      [one, '20.00'],
      [two, '400.00'],
    ] as const) {
      const tithe = { idMembro: person.id, valorDizimo, dataDizimo: '2026-05-17', meioDizimo: 'pix' }
      expect((await app.rest(token, 'POST', '/dizimos', tithe)).status).toBeLessThan(300)
    }
    const sums = async (args = '') => {
      const { data, errors } = await app.graphql(token, `{ dizimos${args} { soma totalCount } }`)
      expect(errors).toBeUndefined()
      return [data.dizimos.soma, data.dizimos.totalCount]
    }
    expect(await sums('(busca: "zilda")')).toEqual(['30.00', 2])
    expect(await sums(`(filtro: { idMembro: "${two.uuid}" })`)).toEqual(['400.00', 1])
    let found: unknown
    const statements = await statementsOf(async () => {
      found = await sums('(filtro: { mes: "2026-05" })')
    })
    expect(found).toEqual(['430.00', 3])
    const [sum, ...others] = statements.filter((text) => text.includes('sum(dizimo.valor_dizimo)'))
    expect([sum?.includes('usuario'), others]).toEqual([false, []])
  })
})
