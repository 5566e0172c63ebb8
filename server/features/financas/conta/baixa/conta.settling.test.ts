import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../../tests/factories/contas.js'
import { type TestApp, type TestChurch, unique } from '../../../../../tests/factories/harness.js'
import { monthsAfter } from '../conta.rules.js'

const lab = new AccountsLab()
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('%s', (...kind) => {
  const [one, Type, many, aberto, encerrado, participle, livro, livros, tabela] = kind
  const { fields, create, patch, entries, balance, ler, restaurar } = accountsOf(lab, ...kind)

  describe('settling a payable or receivable', () => {
    test('settling creates one ledger entry with the amount, day and cost centre of the record, and category 4', async () => {
      const church = await lab.withCentre(await app.church())
      const { id, descricaoConta } = await create({ valorConta: '1234.56' }, church)
      const settled = await patch(id, 'encerrar', {}, church)
      expect([settled.status, settled.body]).toMatchObject([
        200,
        { statusConta: encerrado, dataEncerramentoConta: hoje() },
      ])
      expect(await entries(id)).toEqual([
        {
          valor: '1234.56',
          alive: true,
          data: hoje(),
          id_centro_custo: lab.centres.get(church)!.id,
          descricao: descricaoConta.trim(),
          categoria: 4,
        },
      ])
      expect(await balance(church)).toBe(livro === 'entrada' ? '1234.56' : '-1234.56')
      const again = await patch(id, 'encerrar', {}, church)
      expect([again.status, again.body.message]).toEqual([409, `Esta conta já foi ${participle}.`])
      const [{ id: idEntry, origem, idOrigem }] = (await app.rest(await church.token(1), 'GET', `/${livros}`)).body
      expect([origem, idOrigem]).toEqual([one, id])
      expect((await app.rest(await church.token(1), 'DELETE', `/${livros}/${idEntry}`)).status).toBe(409)
    })

    test('20 concurrent requests create exactly one ledger entry', async () => {
      const { id } = await create()
      const answers = await Promise.all(Array.from({ length: 20 }, () => patch(id, 'encerrar')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)])
      expect(await entries(id)).toHaveLength(1)
    })

    test('record and ledger entry agree after concurrent settling, reopening, cancelling and editing', async () => {
      const token = await betel.token(1)
      for (let round = 0; round < 3; round++) {
        const { id } = await create()
        await Promise.all([
          ...Array.from({ length: 4 }, () => patch(id, 'encerrar')),
          ...Array.from({ length: 4 }, () => patch(id, 'reabrir')),
          app.rest(token, 'PUT', `/${many}/${id}`, fields({ valorConta: '77.00' })),
          app.rest(token, 'DELETE', `/${many}/${id}`),
        ])
        const [state] = await app.sql<{ status: string; gone: boolean; valor: string }>(
          `select status_conta as status, excluido_em is not null as gone, valor_conta as valor from ${tabela} where id = $1`,
          [id],
        )
        const living = (await entries(id)).filter(({ alive }) => alive)
        expect(living.map(({ valor }) => valor)).toEqual(state?.status === encerrado ? [state.valor] : [])
        expect(state?.gone && state.status === encerrado).toBe(false)
      }
    })

    test('settling accepts an earlier day and refuses a future day', async () => {
      const { id } = await create()
      const future = await patch(id, 'encerrar', { data: em(2) })
      expect([future.status, future.body.campos]).toEqual([422, { data: 'A data não pode ser futura.' }])
      expect((await patch(id, 'encerrar', { data: '31/12/2026' })).status).toBe(422)
      expect((await patch(id, 'encerrar', { data: em(-3) })).body.dataEncerramentoConta).toBe(em(-3))
      expect((await entries(id)).map(({ data }) => data)).toEqual([em(-3)])
    })

    test('a settled record can be neither edited nor cancelled', async () => {
      const token = await betel.token(1)
      const { id } = await create()
      await patch(id, 'encerrar')
      const text = `Esta conta já foi ${participle}: para alterá-la, reabra-a antes.`
      for (const method of ['PUT', 'DELETE'] as const) {
        const { status, body } = await app.rest(token, method, `/${many}/${id}`, fields())
        expect([method, status, body.message]).toEqual([method, 409, text])
      }
      expect(await entries(id)).toHaveLength(1)
    })

    test('reopening restores the balance; settling again leaves one ledger entry that is not deleted', async () => {
      const church = await lab.withCentre(await app.church())
      const { id } = await create({}, church)
      expect((await patch(id, 'reabrir', {}, church)).status).toBe(409)
      await patch(id, 'encerrar', {}, church)
      const opened = await patch(id, 'reabrir', {}, church)
      expect([opened.status, opened.body.statusConta]).toEqual([200, aberto])
      expect(await balance(church)).toBe('0.00')
      await patch(id, 'encerrar', {}, church)
      expect((await entries(id)).map(({ alive }) => alive)).toEqual([false, true])
      expect(await balance(church)).toBe(livro === 'entrada' ? '320.45' : '-320.45')
    })

    test('in a closed month a record cannot be settled, and a settled record cannot be reopened', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const lastMonth = monthsAfter(hoje(), 1, -1)
      const [settled, open] = [await create({}, church), await create({}, church)]
      await patch(settled.id, 'encerrar', { data: lastMonth }, church)
      const close = 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }'
      expect((await app.graphql(token, close, { mes: lastMonth.slice(0, 7) })).status).toBe(200)
      for (const refused of [
        await patch(open.id, 'encerrar', { data: lastMonth }, church),
        await patch(settled.id, 'reabrir', {}, church),
      ])
        expect([refused.status, refused.body.message]).toEqual([
          409,
          expect.stringMatching(/^O mês de .+ está fechado\.$/),
        ])
      const read = async (id: number) => (await app.graphql(token, ler, { id })).data[one]
      expect(await read(settled.id)).toMatchObject({ statusConta: encerrado, acoesPermitidas: [] })
      expect(await read(open.id)).toMatchObject({ statusConta: aberto })
      expect(await entries(open.id)).toEqual([])
      expect((await patch(open.id, 'encerrar', {}, church)).status).toBe(200)
    })

    test('the reversal in an open month has the cost centre of the reversed entry', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const lastMonth = monthsAfter(hoje(), 1, -1)
      const { id } = await create({}, church)
      await patch(id, 'encerrar', { data: lastMonth }, church)
      const [entry] = (await app.rest(token, 'GET', `/${livros}`)).body
      await app.graphql(token, 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }', {
        mes: lastMonth.slice(0, 7),
      })
      const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
      const reverse = `mutation($id: ID!, $input: EstornoInput!) { estornar${Entry}(id: $id, input: $input) { valor centroCusto { id } } }`
      const { data } = await app.graphql(token, reverse, { id: entry.id, input: { data: hoje() } })
      expect(data[`estornar${Entry}`]).toEqual({ valor: '-320.45', centroCusto: { id: lab.centres.get(church)!.id } })
    })

    test('a settled record shows its ledger entry and whether that entry was reversed', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const stateOf = async (id: number) => {
        const query = `query($id: ID!) { ${one}(id: $id) { idLancamento estornada acoesPermitidas } }`
        return (await app.graphql(token, query, { id })).data[one]
      }
      const lastMonth = monthsAfter(hoje(), 1, -1)
      const [kept, reversed] = [await create({}, church), await create({}, church)]
      expect(await stateOf(kept.id)).toMatchObject({ idLancamento: null, estornada: false })
      for (const { id } of [kept, reversed]) await patch(id, 'encerrar', { data: lastMonth }, church)
      const rows: { id: number; idOrigem: number }[] = (await app.rest(token, 'GET', `/${livros}`)).body
      const entryOf = ({ id }: { id: number }) => rows.find(({ idOrigem }) => idOrigem === id)!.id
      expect(await stateOf(kept.id)).toEqual({
        idLancamento: entryOf(kept),
        estornada: false,
        acoesPermitidas: ['reabrir'],
      })

      const mes = lastMonth.slice(0, 7)
      const month = (what: string) => app.graphql(token, `mutation { ${what}Mes(mes: "${mes}") { message } }`)
      await month('fechar')
      const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
      const reverse = `mutation($id: ID!, $input: EstornoInput!) { estornar${Entry}(id: $id, input: $input) { id } }`
      const { data } = await app.graphql(token, reverse, { id: entryOf(reversed), input: { data: hoje() } })
      // the record whose entry was reversed is open again
      expect(await stateOf(reversed.id)).toEqual({
        idLancamento: entryOf(reversed),
        estornada: true,
        acoesPermitidas: ['editar', 'encerrar', 'excluir'],
      })
      expect(await stateOf(kept.id)).toMatchObject({ estornada: false, acoesPermitidas: [] })
      expect((await patch(reversed.id, 'reabrir', {}, church)).status).toBe(409)
      const states = (await app.rest(token, 'GET', `/${many}`)).body.map((row: { id: number; estornada: boolean }) => [
        row.id,
        row.estornada,
      ])
      expect(states).toEqual([
        [reversed.id, true],
        [kept.id, false],
      ])
      const file = `/exportar/${many === 'contasPagar' ? 'contas-pagar' : 'contas-receber'}?formato=csv`
      const csv = String((await app.rest(token, 'GET', file)).body)
        .trim()
        .split(/\r?\n/)
      expect(csv.map((line) => line.split(';')[5]?.replaceAll('"', ''))).toEqual(['Estornada', 'Sim', 'Não'])

      // deleting the reversal settles the record as before
      const takeBack = () => app.rest(token, 'DELETE', `/${livros}/${data[`estornar${Entry}`].id}`)
      expect((await takeBack()).status).toBe(200)
      expect(await stateOf(reversed.id)).toMatchObject({ estornada: false, acoesPermitidas: [] })
      await month('reabrir')
      expect(await stateOf(reversed.id)).toMatchObject({ estornada: false, acoesPermitidas: ['reabrir'] })
    })

    test('after a reversal the record is settled again in an open month: only one of the three entries counts', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const lastMonth = monthsAfter(hoje(), 1, -1)
      const { id } = await create({ dataVencimentoConta: lastMonth }, church)
      await patch(id, 'encerrar', { data: lastMonth }, church)
      const [{ id: idEntry }] = (await app.rest(token, 'GET', `/${livros}`)).body
      const fechar = `mutation { fecharMes(mes: "${lastMonth.slice(0, 7)}") { message } }`
      await app.graphql(token, fechar)
      const Entry = livro === 'entrada' ? 'Entrada' : 'Saida'
      const reverse = `mutation { estornar${Entry}(id: ${idEntry}, input: { data: "${hoje()}" }) { id } }`
      const idReversal = (await app.graphql(token, reverse)).data[`estornar${Entry}`].id
      const state = async () => (await app.rest(token, 'GET', `/${many}/${id}`)).body
      expect(await state()).toMatchObject({ statusConta: 'atrasado', dataEncerramentoConta: null })
      expect(await balance(church)).toBe('0.00')
      // the closed month has not changed
      expect((await app.rest(token, 'GET', `/${livros}/${idEntry}`)).body).toMatchObject({
        valor: 320.45,
        data: lastMonth,
      })

      const answers = await Promise.all(Array.from({ length: 10 }, () => patch(id, 'encerrar', {}, church)))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(9).fill(409)])
      expect(await state()).toMatchObject({ statusConta: encerrado, dataEncerramentoConta: hoje() })
      expect((await entries(id)).map(({ valor, data, alive }) => [valor, data, alive])).toEqual([
        ['320.45', lastMonth, true],
        ['320.45', hoje(), true],
      ])
      const values = (await app.rest(token, 'GET', `/${livros}`)).body.map(({ valor }: { valor: number }) => valor)
      expect(values.sort()).toEqual([-320.45, 320.45, 320.45])
      const total = livro === 'entrada' ? '320.45' : '-320.45'
      expect(await balance(church)).toBe(total)

      // the reversal cannot be deleted while the record is settled again; the new settlement can be reopened as usual
      const takeBack = async () => {
        const { status, body } = await app.rest(token, 'DELETE', `/${livros}/${idReversal}`)
        return [status, body.message]
      }
      expect(await takeBack()).toEqual([409, `A conta deste estorno já foi ${participle} de novo: reabra-a antes.`])
      expect((await patch(id, 'reabrir', {}, church)).status).toBe(200)
      expect(await balance(church)).toBe('0.00')
      await app.rest(token, 'PUT', `/${many}/${id}`, fields({ valorConta: '1.00' }, church))
      expect(await takeBack()).toEqual([409, 'O valor da conta deste estorno mudou: encerre-a de novo.'])
      await app.rest(token, 'PUT', `/${many}/${id}`, fields({}, church))
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      expect(await takeBack()).toEqual([409, 'A conta deste estorno foi cancelada: restaure-a antes.'])
      await app.graphql(token, restaurar, { id })
      expect((await takeBack())[0]).toBe(200)
      expect(await state()).toMatchObject({ statusConta: encerrado, dataEncerramentoConta: lastMonth })
      expect(await balance(church)).toBe(total)
      // restoring the reversal from the recycle bin reopens the record again
      const back = `mutation { restaurar${Entry}(id: ${idReversal}) { id } }`
      expect((await app.graphql(token, back)).status).toBe(200)
      expect((await state()).dataEncerramentoConta).toBe(null)
      expect(await balance(church)).toBe('0.00')
    })

    test('a repeated Idempotency-Key settles once and returns the same response', async () => {
      const { id } = await create()
      const headers = { 'Idempotency-Key': unique('chave') }
      const token = await betel.token(1)
      const settle = () => app.rest(token, 'PATCH', `/${many}/${id}/encerrar`, {}, headers)
      const [first, second] = [await settle(), await settle()]
      expect([first.status, second.status, second.body]).toEqual([200, 200, first.body])
      expect(await entries(id)).toHaveLength(1)
    })
  })

  describe('cancelling a payable or receivable', () => {
    test('cancelling moves the record to the recycle bin, restores it open, and never changes the balance', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const { id } = await create({}, church)
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      expect((await app.rest(token, 'GET', `/${many}`)).body).toEqual([])
      expect((await patch(id, 'encerrar', {}, church)).status).toBe(404)
      expect((await app.rest(await church.token(5), 'GET', `/${many}/${id}`)).status).toBe(404)
      expect((await app.rest(await church.token(5), 'GET', `/${many}?excluidos=true`)).status).toBe(403)
      expect((await app.rest(token, 'GET', `/${many}?excluidos=true`)).body).toMatchObject([{ id }])
      expect((await app.graphql(token, restaurar, { id })).data[`restaurar${Type}`]).toEqual({
        excluidoEm: null,
        statusConta: aberto,
      })
      expect(await balance(church)).toBe('0.00')
      expect((await app.graphql(token, restaurar, { id })).status).toBe(404)
    })

    test('a record cannot be restored when its cost centre has been deleted', async () => {
      const church = await lab.withCentre(await app.church())
      const token = await church.token(1)
      const { id } = await create({}, church)
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      expect((await app.rest(token, 'DELETE', `/centro-custo/${lab.centres.get(church)!.uuid}`)).status).toBe(200)
      const refused = await app.graphql(token, restaurar, { id })
      expect([refused.status, refused.errors?.[0]?.message]).toEqual([
        409,
        'O centro de custo desta conta foi excluído: restaure-o antes.',
      ])
    })
  })
})
