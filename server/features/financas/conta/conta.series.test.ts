import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { AccountsLab, accountsOf, em, hoje, kinds } from '../../../../tests/factories/contas.js'
import { type TestApp, type TestChurch } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { dayOfMonth, monthsAfter, nextVencimento } from './conta.rules.js'

const lab = new AccountsLab()
let app: TestApp
let betel: TestChurch

beforeAll(async () => {
  ;({ app, betel } = await lab.open())
})
afterAll(() => app.close())

describe.each(kinds)('%s', (...kind) => {
  const [one, Type, many, , , , , , tabela, feature] = kind
  const { fields, create, patch, entries, seriesOf, ler, restaurar, parar } = accountsOf(lab, ...kind)

  describe('instalments of a payable or receivable', () => {
    test('instalments are created one a month on the same day, and their amounts differ by at most one cent', async () => {
      const first = await create({ valorConta: '100.00', parcelas: 3, dataVencimentoConta: '2027-01-31' })
      expect(first).toMatchObject({ valorConta: 33.34, parcela: 1, totalParcelas: 3, repete: false })
      expect((await seriesOf(first.serie)).map(({ dia, parcela, valor }) => [dia, parcela, valor])).toEqual([
        ['2027-01-31', 1, '33.34'],
        ['2027-02-28', 2, '33.33'],
        ['2027-03-31', 3, '33.33'],
      ])
      await patch(first.id, 'encerrar')
      expect((await entries(first.id))[0]?.descricao).toMatch(/ \(1\/3\)$/)
    })

    test('a payable or receivable with a single instalment belongs to no series', async () => {
      expect(await create({ parcelas: 1 })).toMatchObject({ serie: null, parcela: null, totalParcelas: null })
    })

    test('instalments are refused below one cent each, and together with repetition', async () => {
      const token = await betel.token(1)
      const send = async (data: object) => (await app.rest(token, 'POST', `/${many}`, fields(data))).body.campos
      expect(await send({ valorConta: '0.02', parcelas: 3 })).toEqual({
        parcelas: 'Cada parcela precisa de ao menos um centavo.',
      })
      expect(await send({ parcelas: 3, repetir: true })).toEqual({
        repetir: 'Escolha parcelas ou repetição, não as duas.',
      })
    })

    test('instalments cannot be repeated monthly', async () => {
      const { id } = await create({ parcelas: 2 })
      const { body } = await app.rest(await betel.token(1), 'PUT', `/${many}/${id}`, fields({ repetir: true }))
      expect(body.campos).toEqual({ repetir: 'Uma parcela não se repete.' })
    })
  })

  describe('a change of one record and the later ones of its series', () => {
    const edit = async (id: number, abrangencia: string | null, data: object, church = betel) =>
      app.graphql(
        await church.token(1),
        `mutation($id: ID!, $input: ContaInput!, $abrangencia: String) { conta: atualizar${Type}(id: $id, input: $input, abrangencia: $abrangencia) { versao } }`,
        { id, input: data, abrangencia },
      )
    const cancel = async (id: number, abrangencia: string | null, token?: string) =>
      app.graphql(
        token ?? (await betel.token(1)),
        `mutation($id: ID!, $abrangencia: String) { done: excluir${Type}(id: $id, abrangencia: $abrangencia) { message } }`,
        { id, abrangencia },
      )
    const later = async (id: number): Promise<number> =>
      (
        await app.graphql(await betel.token(2), `query($id: ID!) { conta: ${one}(id: $id) { seguintesEmAberto } }`, {
          id,
        })
      ).data.conta.seguintesEmAberto
    const pay = async (idConta: number, valor: string) =>
      app.rest(await betel.token(1), 'POST', `/baixas${Type.replace('Conta', '')}`, { idConta, valor })

    /** Five instalments of 20.02, 20.02, 20.02, 20.02 and 20.01: the first is settled, of the fourth a part is paid. */
    async function instalments() {
      const data = fields({ valorConta: '100.09', parcelas: 5, dataVencimentoConta: '2027-01-31' })
      const { serie } = await create(data)
      const made = await seriesOf(serie)
      const ids = made.map(({ id }) => id) as [number, number, number, number, number]
      await patch(ids[0], 'encerrar')
      expect((await pay(ids[3], '5.00')).status).toBe(201)
      return { serie, ids, data: { ...data, parcelas: undefined, valorConta: '20.02' } }
    }

    test('an edit takes along what changed, to those that are open with nothing paid, and moves their days', async () => {
      const { serie, ids, data } = await instalments()
      expect(await Promise.all(ids.map(later))).toEqual([3, 2, 1, 1, 0])
      const stored = { ...data, dataVencimentoConta: '2027-02-28' }
      const renamed = { ...stored, descricaoConta: 'Empréstimo', dataVencimentoConta: '2027-03-15' }
      expect((await edit(ids[1], 'seguintes', renamed)).errors).toBeUndefined()
      expect((await seriesOf(serie)).map(({ dia, valor }) => [dia, valor])).toEqual([
        ['2027-01-31', '20.02'],
        ['2027-03-15', '20.02'],
        ['2027-04-15', '20.02'],
        ['2027-04-30', '20.02'],
        ['2027-06-15', '20.01'],
      ])
      const names = await app.sql<{ nome: string }>(
        `select descricao_conta as nome from ${tabela} where serie = $1 order by parcela`,
        [serie],
      )
      expect(names.map(({ nome }) => nome === 'Empréstimo')).toEqual([false, true, true, false, true])
      // each record has its line in the audit log
      const [log] = await app.sql<{ lines: number }>(
        `select count(*)::int as lines from auditoria where tabela = $1 and id_registro = any($2) and operacao = 'alterar'
         and depois ->> 'descricao_conta' = 'Empréstimo'`,
        [tabela, ids],
      )
      expect(log?.lines).toBe(3)
      await edit(ids[1], null, { ...renamed, descricaoConta: 'Só esta' })
      await edit(ids[1], 'esta', { ...renamed, valorConta: '9.00' })
      expect((await seriesOf(serie)).map(({ valor }) => valor)).toEqual(['20.02', '9.00', '20.02', '20.02', '20.01'])
    })

    test('an edit that is refused changes none', async () => {
      const { serie, ids, data } = await instalments()
      const before = await seriesOf(serie)
      const wrong = { ...data, dataVencimentoConta: '2027-02-28', valorConta: '7.00', idCentroCusto: '2000000000' }
      expect((await edit(ids[1], 'seguintes', wrong)).status).toBe(422)
      expect((await edit(ids[1], 'todas', { ...wrong, idCentroCusto: data.idCentroCusto })).status).toBe(422)
      const old = { ...data, dataVencimentoConta: '2027-02-28', valorConta: '7.00', versao: 9 }
      expect((await edit(ids[1], 'seguintes', old)).errors?.[0]?.extensions.code).toBe('STALE')
      expect((await edit(ids[0], 'seguintes', data)).errors?.[0]?.extensions.code).toBe('CONFLICT')
      expect(await seriesOf(serie)).toEqual(before)
    })

    test('a new rent goes to the record that already exists for the next month, and to those that follow it', async () => {
      const first = monthsAfter(hoje(), 5, 0)
      const { id, serie } = await create({ repetir: true, valorConta: '900.00', dataVencimentoConta: first })
      // the next month's record exists, whatever day today is
      await app.sql(`update ${tabela} set data_vencimento_conta = $2 where id = $1`, [id, monthsAfter(hoje(), 5, -1)])
      await feature.jobs![0]!.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
      const before = await seriesOf(serie)
      expect(before.length).toBeGreaterThan(1)
      const [oldest] = before as [(typeof before)[number]]
      const [row] = await app.sql<{ descricao: string }>(
        `select descricao_conta as descricao from ${tabela} where id = $1`,
        [id],
      )
      const data = fields({ descricaoConta: row?.descricao, valorConta: '950.00', dataVencimentoConta: oldest.dia })
      expect((await edit(id, 'seguintes', { ...data, repetir: false })).errors).toBeUndefined()
      const after = await seriesOf(serie)
      expect(after.map(({ valor }) => valor)).toEqual(after.map(() => '950.00'))
      expect(after.at(-1)?.repete).toBe(true)
      // the day of the month moves for all that is still to come
      const moved = { ...data, repetir: false, dataVencimentoConta: `${oldest.dia.slice(0, 8)}07` }
      expect((await edit(id, 'seguintes', moved)).errors).toBeUndefined()
      const [newest] = await app.sql<{ dia: number }>(
        `select dia_vencimento as dia from ${tabela} where serie = $1 and repete`,
        [serie],
      )
      expect([new Set((await seriesOf(serie)).map(({ dia }) => dia.slice(8))), newest?.dia]).toEqual([
        new Set(['07']),
        7,
      ])
    })

    test('cancelling takes along those that are open with nothing paid; without a word only the one', async () => {
      const { serie, ids } = await instalments()
      expect((await cancel(ids[4], null)).data.done.message).toBe('Conta cancelada com sucesso.')
      expect((await cancel(ids[3], 'seguintes')).errors?.[0]?.message).toContain('Uma parte desta conta já foi')
      for (const token of [await betel.token(2), await lab.other.token(1)])
        expect((await cancel(ids[1], 'seguintes', token)).errors).toBeDefined()
      expect((await cancel(ids[1], 'seguintes')).data.done.message).toBe('2 contas canceladas com sucesso.')
      expect((await seriesOf(serie)).map(({ excluida }) => excluida)).toEqual([false, true, true, false, true])
      const alone = await create()
      expect((await cancel(alone.id, 'seguintes')).data.done.message).toBe('Conta cancelada com sucesso.')
    })

    test('forty records need as many statements as three', async () => {
      const counts: number[][] = []
      for (const parcelas of [3, 3, 40]) {
        const data = fields({ valorConta: '400.00', parcelas, dataVencimentoConta: '2027-01-10' })
        const { id } = await create(data)
        const input = { ...data, parcelas: undefined, descricaoConta: 'Outra', dataVencimentoConta: '2027-01-12' }
        counts.push([
          await countStatements(() => edit(id, 'seguintes', input)),
          await countStatements(() => cancel(id, 'seguintes')),
        ])
      }
      expect(counts[2]).toEqual(counts[1])
    })
  })

  describe('several records that are cancelled together', () => {
    const cancelAll = async (ids: readonly unknown[], versoes: number[] | null = null, token?: string) =>
      app.graphql(
        token ?? (await betel.token(1)),
        `mutation($input: CancelarContasInput!) { done: cancelar${Type.replace('Conta', 'Contas')}(input: $input) { message } }`,
        { input: { ids: ids.map(String), versoes } },
      )
    const deleted = async (ids: readonly number[]) =>
      (
        await app.sql<{ gone: boolean }>(
          `select excluido_em is not null as gone from ${tabela} where id = any($1) order by id`,
          [ids],
        )
      ).map(({ gone }) => gone)

    test('are cancelled all or none, as the person saw them, and the error names the record', async () => {
      const made = [await create(), await create({ descricaoConta: 'Paga em parte' }), await create()]
      const ids = made.map(({ id }) => id)
      await app.rest(await betel.token(1), 'POST', `/baixas${Type.replace('Conta', '')}`, {
        idConta: ids[1],
        valor: '1.00',
      })
      const settled = await create({ descricaoConta: 'Encerrada' })
      await patch(settled.id, 'encerrar')
      for (const [refs, field, text] of [
        [ids, 'ids.1', 'Paga em parte: Uma parte desta conta já foi'],
        [[ids[0], settled.id], 'ids.1', 'Encerrada: já foi'],
        [[ids[0], 2_000_000_000], 'ids.1', 'Conta não encontrada.'],
      ] as const) {
        const { errors } = await cancelAll(refs)
        expect(errors?.[0]?.extensions.campos).toEqual({ [field]: expect.stringContaining(text) })
      }
      const two = [ids[0], ids[2]] as [number, number]
      expect((await cancelAll(two, [1, 9])).errors?.[0]?.extensions.code).toBe('STALE')
      expect((await cancelAll(two, null, await betel.token(2))).status).toBe(403)
      expect((await cancelAll(two, null, await lab.other.token(1))).errors).toBeDefined()
      expect(await deleted(two)).toEqual([false, false])
      expect((await cancelAll(two, [1, 1])).data.done.message).toBe('2 contas canceladas com sucesso.')
      expect(await deleted(two)).toEqual([true, true])
    })

    test('forty need as many statements as two', async () => {
      const counts: number[] = []
      for (const parcelas of [2, 2, 40]) {
        const { serie } = await create({ valorConta: '400.00', parcelas })
        const ids = (await seriesOf(serie)).map(({ id }) => id)
        counts.push(await countStatements(() => cancelAll(ids)))
      }
      expect(counts[2]).toBe(counts[1])
    })
  })

  describe('monthly repetition of payables and receivables', () => {
    const run = () => feature.jobs![0]!.run(app.services, { idCliente: 0, idUsuario: null, requisicao: 'teste' })
    /** Moves the due date into the past, as if no record had been created since then. */
    const ago = (id: number, data: string) =>
      app.sql(
        `update ${tabela} set data_vencimento_conta = $2::date, dia_vencimento = extract(day from $2::date) where id = $1`,
        [id, data],
      )

    test('the monthly repetition creates all records from the first one until a month ahead, and the newest one repeats', async () => {
      const dataVencimentoConta = monthsAfter(hoje(), 31, -4)
      const { serie } = await create({ repetir: true, dataVencimentoConta })
      const made = await seriesOf(serie)
      const days = [0, 1, 2, 3, 4, 5, 6]
        .map((n) => monthsAfter(dataVencimentoConta, dayOfMonth(dataVencimentoConta), n))
        .filter((day) => day <= em(31))
      expect(made.map(({ dia }) => dia)).toEqual(days)
      expect(made.map(({ repete }) => repete)).toEqual([...days.slice(1).map(() => false), true])
      expect(made.map(({ parcela }) => parcela)).toEqual(days.map((_, index) => index + 1))
    })

    test('the hourly job creates missing records exactly once, even in concurrent runs', async () => {
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) })
      expect(await seriesOf(serie)).toHaveLength(1)
      await ago(id, monthsAfter(em(20), dayOfMonth(em(20)), -3))
      await Promise.all(Array.from({ length: 6 }, run))
      await run()
      const made = await seriesOf(serie)
      expect([made.length, new Set(made.map(({ dia }) => dia)).size]).toEqual([4, 4])
      expect(made.at(-1)).toMatchObject({ repete: true, valor: '320.45' })
      await run()
      expect(await seriesOf(serie)).toHaveLength(4)
    })

    test('the monthly repetition creates nothing while the church is suspended or closing, and creates the missing records afterwards', async () => {
      const church = await lab.withCentre(await app.church())
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) }, church)
      await ago(id, monthsAfter(em(20), dayOfMonth(em(20)), -3))
      const madeWhile = async (state: string) => {
        await app.sql(`update cliente set ${state} where id = $1`, [church.idCliente])
        await run()
        return (await seriesOf(serie)).length
      }
      expect(await madeWhile('suspenso_em = now()')).toBe(1)
      expect(await madeWhile("suspenso_em = null, apagar_em = now() + interval '9 days'")).toBe(1)
      expect(await madeWhile('apagar_em = null')).toBe(4)
    })

    test('the monthly repetition returns to day 31 after a short month', async () => {
      const church = await lab.withCentre(await app.church())
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) }, church)
      await ago(id, '2026-01-31')
      await run()
      const days = (await seriesOf(serie)).map(({ dia }) => dia)
      expect(days.slice(0, 5)).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31'])
    })

    test('the monthly repetition is stopped by pararRepeticao or by an edit, and keeps existing records', async () => {
      const token = await betel.token(1)
      const dataVencimentoConta = em(20)
      const { id, serie } = await create({ repetir: true, dataVencimentoConta })
      expect((await app.graphql(token, ler, { id })).data[one].acoesPermitidas).toContain('pararRepeticao')
      expect((await app.graphql(token, parar, { id })).data[`pararRepeticao${Type}`]).toEqual({ repete: false })
      expect((await app.graphql(token, parar, { id })).status).toBe(409)
      await ago(id, monthsAfter(em(20), dayOfMonth(em(20)), -2))
      await run()
      expect(await seriesOf(serie)).toHaveLength(1)
      const put = async (repetir: boolean) =>
        (await app.rest(token, 'PUT', `/${many}/${id}`, fields({ repetir, dataVencimentoConta }))).body
      expect(await put(true)).toMatchObject({ repete: true, serie })
      expect(await put(false)).toMatchObject({ repete: false })
    })

    test('a record that already has a next one cannot start a second series', async () => {
      const { id } = await create({ repetir: true, dataVencimentoConta: em(-40) })
      const { body } = await app.rest(
        await betel.token(1),
        'PUT',
        `/${many}/${id}`,
        fields({ repetir: true, dataVencimentoConta: em(-40) }),
      )
      expect(body.campos).toEqual({ repetir: 'Esta conta já tem a seguinte.' })
    })

    test('cancelling the newest record ends the series; restoring it continues the series', async () => {
      const token = await betel.token(1)
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(20) })
      await app.rest(token, 'DELETE', `/${many}/${id}`)
      await ago(id, monthsAfter(em(20), dayOfMonth(em(20)), -1))
      await run()
      expect(await seriesOf(serie)).toHaveLength(1)
      await app.graphql(token, restaurar, { id })
      expect((await seriesOf(serie)).map(({ excluida }) => excluida)).toEqual([false, false])
    })

    test('a yearly account comes once a year, a month before it is due, and returns to 29 February in a leap year', async () => {
      const church = await lab.withCentre(await app.church())
      const first = await create({ frequencia: 'anual', dataVencimentoConta: em(40) }, church)
      expect(first).toMatchObject({ repete: true, frequencia: 'anual' })
      expect(await seriesOf(first.serie)).toHaveLength(1)
      await ago(first.id, '2024-02-29')
      await run()
      const made = await seriesOf(first.serie)
      expect(made.slice(0, 3).map(({ dia }) => dia)).toEqual(['2024-02-29', '2025-02-28', '2026-02-28'])
      expect(made.filter(({ repete }) => repete)).toEqual([made.at(-1)])
      expect(nextVencimento('2027-02-28', 29, 'anual')).toBe('2028-02-29')
    })

    test('the records of a week, two, three and six months come on their days', async () => {
      for (const [frequencia, days] of [
        ['semanal', ['2026-08-31', '2026-09-07', '2026-09-14']],
        ['bimestral', ['2025-12-31', '2026-02-28', '2026-04-30']],
        ['trimestral', ['2025-11-30', '2026-02-28', '2026-05-30']],
        ['semestral', ['2025-08-31', '2026-02-28', '2026-08-31']],
      ] as const) {
        const church = await lab.withCentre(await app.church())
        const { id, serie } = await create({ repetir: true, frequencia, dataVencimentoConta: em(30) }, church)
        await ago(id, days[0])
        await run()
        const made = (await seriesOf(serie)).map(({ dia }) => dia)
        expect([frequencia, made.slice(0, 3)]).toEqual([frequencia, [...days]])
      }
    })

    test('the next record that the version before makes, which knows only months, comes when its series says', async () => {
      for (const [frequencia, day, monthLater, next] of [
        ['anual', '2024-02-29', '2024-03-29', '2025-02-28'],
        ['semestral', '2025-08-31', '2025-09-30', '2026-02-28'],
        ['semanal', '2026-08-31', '2026-09-30', '2026-09-07'],
        ['mensal', '2026-01-31', '2026-02-28', '2026-02-28'],
        // a series of before the column
        [null, '2026-01-31', '2026-02-28', '2026-02-28'],
      ] as const) {
        const church = await lab.withCentre(await app.church())
        const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(30) }, church)
        await ago(id, day)
        await app.sql(`delete from ${tabela} where serie = $1 and parcela > 1`, [serie])
        await app.sql(`update ${tabela} set frequencia = $2, repete = true where id = $1`, [id, frequencia])
        const made = await app.sql<{ frequencia: string | null; dia: string }>(
          `insert into ${tabela} (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo,
            serie, parcela, repete, dia_vencimento)
          select id_cliente, descricao_conta, valor_conta, $2::date, status_conta, id_centro_custo, serie, 2, true, dia_vencimento
          from ${tabela} where id = $1 returning frequencia, data_vencimento_conta::text as dia`,
          [id, monthLater],
        )
        await app.sql(`update ${tabela} set repete = false where id = $1`, [id])
        expect(made).toEqual([{ frequencia, dia: next }])
      }
    })

    test('the version before, which makes one record for each month until today, makes none of the years ahead', async () => {
      const church = await lab.withCentre(await app.church())
      const { id, serie } = await create({ repetir: true, dataVencimentoConta: em(30) }, church)
      await ago(id, em(-300))
      await app.sql(`delete from ${tabela} where serie = $1 and parcela > 1`, [serie])
      await app.sql(`update ${tabela} set frequencia = 'anual', repete = true where id = $1`, [id])
      const next = `insert into ${tabela} (id_cliente, descricao_conta, valor_conta, data_vencimento_conta, status_conta, id_centro_custo,
          serie, parcela, repete, dia_vencimento)
        select id_cliente, descricao_conta, valor_conta, $2::date, status_conta, id_centro_custo, serie, 2, true, dia_vencimento
        from ${tabela} where id = $1`
      await expect(app.sql(next, [id, em(-270)])).rejects.toThrow(/too far ahead/)
      await app.sql(`update ${tabela} set repete = false where id = $1`, [id])
    })

    test('how often it repeats is changed by an edit; without a word it stays, and alone it begins a repetition', async () => {
      const token = await betel.token(1)
      const dataVencimentoConta = em(40)
      const { id } = await create({ repetir: true, dataVencimentoConta })
      const put = async (data: object) =>
        (await app.rest(token, 'PUT', `/${many}/${id}`, fields({ dataVencimentoConta, ...data }))).body
      expect((await app.rest(token, 'GET', `/${many}/${id}`)).body).toMatchObject({
        repete: true,
        frequencia: 'mensal',
      })
      expect(await put({ frequencia: 'anual' })).toMatchObject({ repete: true, frequencia: 'anual' })
      expect(await put({ repetir: true })).toMatchObject({ repete: true, frequencia: 'anual' })
      expect(await put({})).toMatchObject({ repete: true, frequencia: 'anual' })
      expect((await put({ repetir: false, frequencia: 'anual' })).campos).toEqual({
        frequencia: 'Diga que a conta se repete, ou não diga quando.',
      })
      expect(await put({ repetir: false })).toMatchObject({ repete: false })
      // the answer sent back by a program that knows nothing of it
      expect(await put({ frequencia: 'anual' })).toMatchObject({ repete: false })
      const again = { repetir: true, frequencia: 'semestral' }
      expect(await put(again)).toMatchObject({ repete: true, frequencia: 'semestral' })
      expect((await put({ frequencia: 'diaria' })).campos).toEqual({ frequencia: 'Esta repetição não existe.' })
      expect((await create({})).frequencia).toBeNull()
      const both = await app.rest(token, 'POST', `/${many}`, fields({ parcelas: 2, frequencia: 'anual' }))
      expect(both.body.campos).toEqual({ frequencia: 'Escolha parcelas ou repetição, não as duas.' })
    })

    test('a weekly series that becomes monthly goes on from the day of the record that says so', async () => {
      const church = await lab.withCentre(await app.church())
      const { id, serie } = await create({ frequencia: 'semanal', dataVencimentoConta: em(30) }, church)
      await ago(id, monthsAfter(em(0), 1, -1))
      await run()
      const [last] = await app.sql<{ id: number; data: string }>(
        `select id, data_vencimento_conta::text as data from ${tabela} where serie = $1 order by parcela desc limit 1`,
        [serie],
      )
      const change = { frequencia: 'mensal', dataVencimentoConta: last?.data }
      const answer = await app.rest(await church.token(1), 'PUT', `/${many}/${last?.id}`, fields(change, church))
      expect(answer.body).toMatchObject({ repete: true, frequencia: 'mensal' })
      const days = await app.sql(`select distinct dia_vencimento as dia from ${tabela} where id = $1`, [last?.id])
      expect(days).toEqual([{ dia: dayOfMonth(last?.data ?? '') }])
    })

    test('the monthly repetition starts at most one year ago', async () => {
      const { status, body } = await app.rest(
        await betel.token(1),
        'POST',
        `/${many}`,
        fields({ repetir: true, dataVencimentoConta: em(-400) }),
      )
      expect([status, body.campos]).toEqual([
        422,
        { dataVencimentoConta: 'Uma conta que se repete começa há no máximo um ano.' },
      ])
    })
  })
})
