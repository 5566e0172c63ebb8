import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { todayIn } from '../../../../schema/rules/dates.js'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../tests/factories/contas.js'
import { type TestApp, type TestChurch, unique } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

const lab = new AccountsLab()
let app: TestApp
let betel: TestChurch
let other: TestChurch

beforeAll(async () => {
  ;({ app, betel, other } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('%s', (...kind) => {
  const [one, , many, open, encerrado] = kind
  const { fields, create, patch, entries } = accountsOf(lab, ...kind)

  describe('the status overdue', () => {
    test('the status overdue begins the day after the due date and ends with the settlement, in lists, filters and exports', async () => {
      const word = unique('venc')
      const [late, due, coming] = [
        await create({ descricaoConta: `Ontem ${word}`, dataVencimentoConta: em(-1) }),
        await create({ descricaoConta: `Hoje ${word}`, dataVencimentoConta: hoje() }),
        await create({ descricaoConta: `Amanhã ${word}`, dataVencimentoConta: em(1) }),
      ]
      expect([late.statusConta, due.statusConta, coming.statusConta]).toEqual(['atrasado', open, open])
      const token = await betel.token(1)
      const list = async (filter: string) =>
        (await app.rest(token, 'GET', `/${many}?busca=${word}${filter}`)).body.map(({ id }: { id: number }) => id)
      expect(await list('')).toEqual([late.id, due.id, coming.id])
      expect(await list('&statusConta=atrasado')).toEqual([late.id])
      expect(await list(`&statusConta=${open}`)).toEqual([due.id, coming.id])
      await patch(late.id, 'encerrar')
      expect(await list('&statusConta=atrasado')).toEqual([])
      expect(await list(`&statusConta=${encerrado}`)).toEqual([late.id])
      // open records come first
      expect(await list('')).toEqual([due.id, coming.id, late.id])
      const file = `/exportar/${many === 'contasPagar' ? 'contas-pagar' : 'contas-receber'}?formato=csv&busca=${word}`
      const csv = String((await app.rest(token, 'GET', file)).body)
      expect(csv).toContain(encerrado === 'pago' ? 'Pago' : 'Recebido')
      expect(csv).toContain('Igreja')
    })

    test('the status overdue depends on the time zone of each church, also in the platform’s list', async () => {
      const [east, west] = [await lab.withCentre(await app.church()), await lab.withCentre(await app.church())]
      // the two zones are 25 hours apart, so their dates always differ
      for (const [church, zone] of [
        [east, 'Pacific/Kiritimati'],
        [west, 'Pacific/Pago_Pago'],
      ] as const)
        await app.sql('update cliente set fuso_horario = $2 where id = $1', [church.idCliente, zone])
      const dataVencimentoConta = todayIn('Pacific/Pago_Pago')
      const [there, here] = [await create({ dataVencimentoConta }, east), await create({ dataVencimentoConta }, west)]
      expect([there.statusConta, here.statusConta]).toEqual(['atrasado', open])
      const all = (await app.rest(await app.platformToken(), 'GET', `/adm/${many}`)).body
      const shown = new Map(all.map((row: { id: number; statusConta: string }) => [row.id, row.statusConta]))
      expect([shown.get(there.id), shown.get(here.id)]).toEqual(['atrasado', open])
      // the ledger entry has the date in the church's time zone
      await patch(here.id, 'encerrar', {}, west)
      expect((await entries(here.id))[0]?.data).toBe(dataVencimentoConta)
    })
  })

  describe('listing the records', () => {
    test('the list can be searched, filtered by cost centre and days, and sorted; it has a sum and a count', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      for (const [descricaoConta, valorConta, dataVencimentoConta] of [
        ['Água', '30.10', '2027-03-10'],
        ['aluguel', '20.20', '2027-01-10'],
        ['Energia', '10.05', '2027-02-10'],
      ])
        await create({ descricaoConta, valorConta, dataVencimentoConta }, church)
      const list = async (args: string) =>
        (await app.graphql(token, `{ ${many}(${args}) { totalCount soma nodes { descricaoConta } } }`)).data[many]
      const names = async (args: string) =>
        (await list(args)).nodes.map((row: { descricaoConta: string }) => row.descricaoConta)
      expect(await list('first: 1')).toEqual({ totalCount: 3, soma: '60.35', nodes: [{ descricaoConta: 'aluguel' }] })
      expect(await names('busca: "agua"')).toEqual(['Água'])
      expect(await names('ordem: { campo: descricaoConta }')).toEqual(['Água', 'aluguel', 'Energia'])
      expect(await names('ordem: { campo: valorConta, direcao: DESC }')).toEqual(['Água', 'aluguel', 'Energia'])
      expect(await names('filtro: { inicio: "2027-02-01", fim: "2027-02-28" }')).toEqual(['Energia'])
      expect(await names(`filtro: { idCentroCusto: "${lab.centres.get(church)!.uuid}" }`)).toHaveLength(3)
      expect(await names(`filtro: { idCentroCusto: "${lab.centres.get(betel)!.uuid}" }`)).toEqual([])
      expect((await list('filtro: { inicio: "2027-02-01" }')).soma).toBe('40.15')
      // what is paid in part, and what is settled, leaves less to pay than the accounts say
      const settle = many === 'contasPagar' ? 'criarBaixaPagar' : 'criarBaixaReceber'
      const pay = async (busca: string, valor: string) => {
        const [{ id }] = (await app.graphql(token, `{ ${many}(busca: "${busca}") { nodes { id } } }`)).data[many].nodes
        const { errors } = await app.graphql(
          token,
          `mutation { ${settle}(input: { idConta: "${id}", valor: "${valor}" }) { id } }`,
        )
        expect(errors).toBeUndefined()
      }
      await pay('agua', '10.00')
      await pay('energia', '10.05')
      const sums = async (args = '') =>
        (await app.graphql(token, `{ ${many}${args} { soma restante nodes { id } } }`)).data[many]
      expect(await sums()).toMatchObject({ soma: '60.35', restante: '40.30' })
      expect(await sums('(filtro: { statusConta: "parcial" })')).toMatchObject({ soma: '30.10', restante: '20.10' })
      const { data } = await app.graphql(token, `{ centrosCusto { nodes { ${many} { restante } } } }`)
      expect(data.centrosCusto.nodes[0][many]).toEqual({ restante: '40.30' })
    })

    test('the list uses the same number of statements for one record and for many', async () => {
      const church = await lab.withCentre(await app.church())
      const person = await church.person()
      const query = `{ ${many}(first: 50) { totalCount soma nodes { statusConta acoesPermitidas centroCusto { nome departamento { id } } responsavel { name } } } }`
      const token = await church.token(1)
      await create({ responsavelUsuarioConta: person.id }, church)
      const few = await countStatements(() => app.graphql(token, query))
      for (let i = 0; i < 5; i++) await create({ responsavelUsuarioConta: person.id }, church)
      const many_ = await countStatements(() => app.graphql(token, query))
      expect(many_).toBe(few)
    })

    test('the global search finds a payable or receivable', async () => {
      const { descricaoConta, id } = await create()
      const query = 'query($texto: String!) { buscar(texto: $texto) { tipo id subtitulo } }'
      const { buscar } = (await app.graphql(await betel.token(2), query, { texto: descricaoConta })).data
      expect(buscar).toEqual([{ tipo: one, id, subtitulo: expect.stringMatching(/ · R\$ 320,45$/) }])
    })

    test('the platform’s administrator creates a record in the named church, and settles it in that church', async () => {
      const platform = await app.platformToken()
      const made = await app.rest(platform, 'POST', `/${many}`, { ...fields(), idCliente: betel.idCliente })
      expect([made.status, made.body.idCliente]).toEqual([201, betel.idCliente])
      expect((await app.rest(platform, 'PATCH', `/${many}/${made.body.id}/encerrar`)).body.statusConta).toBe(encerrado)
      expect(await entries(made.body.id)).toHaveLength(1)
      expect(
        (await app.rest(platform, 'POST', `/${many}`, { ...fields({}, other), idCliente: betel.idCliente })).status,
      ).toBe(422)
    })
  })
})

describe('what is due soon', () => {
  const query = (args = '') =>
    `{ vencimentos${args} { hoje faixas { inicio fim pagar quantidadePagar receber quantidadeReceber } contas { tipo descricaoConta atrasada valorConta } } }`

  test('the list of due records has overdue payables and receivables and those of the coming weeks, but no settled or cancelled ones', async () => {
    const church = await lab.withCentre(await app.church())
    const token = await church.token(1)
    const add = async (many: string, descricaoConta: string, days: number, valorConta: string) =>
      (
        await app.rest(token, 'POST', `/${many}`, {
          descricaoConta,
          valorConta,
          dataVencimentoConta: em(days),
          idCentroCusto: lab.centres.get(church)!.id,
        })
      ).body.id
    await add('contasPagar', 'Luz', -5, '100.10')
    await add('contasPagar', 'Água', -1, '50.05')
    await add('contasReceber', 'Aluguel do salão', 0, '700.00')
    await add('contasPagar', 'Internet', 6, '90.00')
    await add('contasPagar', 'Som', 7, '10.00')
    await add('contasReceber', 'Cantina', 30, '5.00')
    await add('contasPagar', 'Longe', 31, '9.00')
    await app.rest(token, 'PATCH', `/contasPagar/${await add('contasPagar', 'Paga', -2, '1.00')}/encerrar`)
    await app.rest(token, 'DELETE', `/contasPagar/${await add('contasPagar', 'Cancelada', 2, '1.00')}`)
    const { vencimentos } = (await app.graphql(await church.token(2), query())).data
    const bracketOf = (
      inicio: string | null,
      fim: string,
      pagar: string,
      receber: string,
      ...quantities: number[]
    ) => ({
      inicio,
      fim,
      pagar,
      quantidadePagar: quantities[0],
      receber,
      quantidadeReceber: quantities[1],
    })
    expect(vencimentos.hoje).toBe(hoje())
    expect(vencimentos.faixas).toEqual([
      bracketOf(null, em(-1), '150.15', '0.00', 2, 0),
      bracketOf(hoje(), em(6), '90.00', '700.00', 1, 1),
      bracketOf(em(7), em(13), '10.00', '0.00', 1, 0),
      bracketOf(em(14), em(20), '0.00', '0.00', 0, 0),
      bracketOf(em(21), em(27), '0.00', '0.00', 0, 0),
      bracketOf(em(28), em(30), '0.00', '5.00', 0, 1),
    ])
    expect(
      vencimentos.contas.map(({ descricaoConta, atrasada }: { descricaoConta: string; atrasada: boolean }) => [
        descricaoConta,
        atrasada,
      ]),
    ).toEqual([
      ['Luz', true],
      ['Água', true],
      ['Aluguel do salão', false],
      ['Internet', false],
      ['Som', false],
      ['Cantina', false],
    ])
    // each bill is for who may read bills of its kind; the totals are a summary
    const made = await app.graphql(
      token,
      'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Site", escopos: ["livroCaixa.ler", "contaReceber.ler"]) { token } }',
    )
    const partial = (await app.graphql(made.data.criarTokenApi.token, query())).data.vencimentos
    expect(partial.faixas).toEqual(vencimentos.faixas)
    expect(partial.contas.map(({ tipo }: { tipo: string }) => tipo)).toEqual(['contaReceber', 'contaReceber'])
    const week = (await app.graphql(token, query('(dias: 7)'))).data.vencimentos
    expect(week.faixas.map(({ fim }: { fim: string }) => fim)).toEqual([em(-1), em(6), em(7)])
  })

  test('the list of due records checks the session, the permission, the church and the number of days', async () => {
    expect((await app.graphql(null, query())).status).toBe(401)
    expect((await app.graphql(await betel.token(-1), query())).status).toBe(403)
    expect((await app.graphql(await betel.token(1), query('(dias: 0)'))).status).toBe(422)
    expect((await app.graphql(await betel.token(1), query('(dias: 367)'))).status).toBe(422)
    const foreign = await app.graphql(await betel.token(1), query(`(idCliente: ${other.idCliente})`))
    expect(foreign.errors?.[0]?.extensions.code).toBe('TENANT_MISMATCH')
    const platform = await app.platformToken()
    expect((await app.graphql(platform, query(`(idCliente: ${other.idCliente})`))).status).toBe(200)
  })
})
