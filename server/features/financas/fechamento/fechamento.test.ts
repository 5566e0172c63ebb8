import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { todayIn } from '../../../../schema/rules/dates.js'
import { onCitus } from '../../../../tests/factories/database.js'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { lockWaits } from '../../../../tests/factories/lock-waits.js'
import { countStatements } from '../../../../tests/factories/statements.js'
import { addDays } from '../../../demo/days.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../../acesso/matriz-acesso/index.js'
import { actionsOfMonth, dayBeforeMonth, nextMonth, statusOfMonth } from './fechamento.rules.js'

let app: TestApp
let church: TestChurch
let token: string
beforeAll(async () => {
  app = await testApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  church = await app.church()
  token = await church.token(1)
})

const entry = (data: object = {}) => ({
  descricao: 'Oferta',
  data: '2026-03-10',
  categoria: 2,
  valor: '100.10',
  ...data,
})
const make = async (data: object = {}, path = '/entradas') => (await app.rest(token, 'POST', path, entry(data))).body
const close = (mes: string, as: string | null = token) =>
  app.graphql(as, 'mutation($mes: String!) { fecharMes(mes: $mes) { message } }', { mes })
const reopen = (mes: string, as: string | null = token) =>
  app.graphql(as, 'mutation($mes: String!) { reabrirMes(mes: $mes) { message } }', { mes })
const messageOf = ({ errors }: Awaited<ReturnType<typeof close>>) => errors?.[0]?.message

const state = async (as = token, args = '(ano: 2026)') =>
  (
    await app.graphql(
      as,
      `{ fechamento${args} { fechadoAte fechadoEm fechadoPor ano anos meses { mes saldoAnterior entradas saidas resultado saldo quantidade situacao acoesPermitidas } } }`,
    )
  ).data.fechamento

describe('whom to ask to close a month', () => {
  const ask = async (as: string | null) => app.graphql(as, '{ quemFechaMeses }')

  test('the administrators, or those to whom a function has given it; whoever may not read the months is refused', async () => {
    const treasurer = await church.token(4)
    const [owner] = await app.sql<{ name: string }>('select name from usuario where id = $1', [church.idCliente])
    expect((await ask(treasurer)).data.quemFechaMeses).toEqual([owner?.name])
    const closer = await church.person({ perfil: 3, name: 'Zenaide Fecha' })
    await app.sql(
      `with f as (insert into funcao (id_cliente, nome, acoes, alcance)
         values ($1, 'Fecha os meses', '["fechamento.ler", "fechamento.fechar"]', 'tudo') returning id)
       insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio) select $1, id, $2, '2020-01-01' from f`,
      [church.idCliente, closer.id],
    )
    expect((await ask(treasurer)).data.quemFechaMeses).toEqual(['Zenaide Fecha'])
    expect([(await ask(null)).status, (await ask(await church.token(-1))).status]).toEqual([401, 403])
  })
})

describe('permission to close and reopen', () => {
  test('perfis 1 and 5 close months, only perfil 1 reopens them, perfis 2 to 4 read them; the platform and requests without a session are refused', async () => {
    for (const call of [close, reopen]) expect((await call('2026-03', null)).status).toBe(401)
    expect((await app.graphql(null, '{ fechamento { ano } }')).status).toBe(401)
    expect((await app.graphql(await church.token(-1), '{ fechamento { ano } }')).status).toBe(403)
    for (const perfil of [2, 3, 4] as const) {
      const as = await church.token(perfil)
      expect((await state(as)).fechadoAte).toBeNull()
      expect([(await close('2026-03', as)).status, (await reopen('2026-03', as)).status]).toEqual([403, 403])
    }
    const platform = await app.platformToken()
    expect([(await close('2026-03', platform)).status, (await reopen('2026-03', platform)).status]).toEqual([403, 403])
    const pastor = await church.token(5)
    expect((await close('2026-03', pastor)).data.fecharMes.message).toBe('O mês de março de 2026 foi fechado.')
    expect((await reopen('2026-03', pastor)).status).toBe(403)
    expect((await reopen('2026-03')).data.reabrirMes.message).toBe('O mês de março de 2026 foi reaberto.')
  })

  test('closing a month affects no other church', async () => {
    const other = await app.church()
    await close('2026-03', await other.token(1))
    expect((await make()).id).toEqual(expect.any(Number))
    expect((await state()).fechadoAte).toBeNull()
  })

  test('closing and reopening are in the audit log, with the closed day before and after', async () => {
    await close('2026-03')
    await reopen('2026-02')
    const rows = await app.sql(
      `select acao, operacao, id_usuario, antes ->> 'fechado_ate' as antes, depois ->> 'fechado_ate' as depois
       from auditoria where id_cliente = $1 and tabela = 'fechamento' and operacao = 'alterar' order by id`,
      [church.idCliente],
    )
    expect(rows).toEqual([
      {
        acao: 'fechamento.fechar',
        operacao: 'alterar',
        id_usuario: church.idCliente,
        antes: null,
        depois: '2026-03-31',
      },
      {
        acao: 'fechamento.reabrir',
        operacao: 'alterar',
        id_usuario: church.idCliente,
        antes: '2026-03-31',
        depois: '2026-01-31',
      },
    ])
  })

  test('a month can be closed only once, only after it has ended, and only in the format AAAA-MM', async () => {
    const today = todayIn('America/Sao_Paulo')
    expect((await close(today.slice(0, 7))).status).toBe(409)
    expect(messageOf(await close('2099-12'))).toBe('O mês de dezembro de 2099 ainda não terminou.')
    for (const wrong of ['2026-13', '2026-1', '03/2026', '']) expect((await close(wrong)).status).toBe(422)
    expect(messageOf(await reopen('2026-03'))).toBe('O mês de março de 2026 não está fechado.')
    await close('2026-03')
    expect(messageOf(await close('2026-03'))).toBe('O mês de março de 2026 está fechado.')
    expect(messageOf(await close('2026-01'))).toBe('O mês de janeiro de 2026 está fechado.')
  })
})

test('each month shows its totals and allowed actions, even a month without entries', async () => {
  await make({ data: '2025-12-24', valor: '1000.00' })
  await make({ data: '2025-12-28', valor: '300.05' }, '/saidas')
  await make({ data: '2026-01-04', valor: '0.10' })
  await make({ data: '2026-03-02', valor: '0.30' }, '/saidas')
  const gone = await make({ data: '2026-03-03', valor: '77.00' })
  await app.rest(token, 'DELETE', `/entradas/${gone.id}`)
  await close('2026-01')
  const { fechadoAte, fechadoPor, anos, meses } = await state()
  expect([fechadoAte, fechadoPor, anos.includes(2025)]).toEqual(['2026-01-31', 'Ana Administradora', true])
  const month = (mes: string) => meses.find((each: { mes: string }) => each.mes === mes)
  expect(month('2026-01')).toEqual({
    mes: '2026-01',
    saldoAnterior: '699.95',
    entradas: '0.10',
    saidas: '0.00',
    resultado: '0.10',
    saldo: '700.05',
    quantidade: 1,
    situacao: 'fechado',
    acoesPermitidas: ['reabrir'],
  })
  expect(month('2026-02')).toMatchObject({
    saldoAnterior: '700.05',
    saldo: '700.05',
    quantidade: 0,
    situacao: 'aberto',
  })
  expect(month('2026-03')).toMatchObject({
    saidas: '0.30',
    resultado: '-0.30',
    saldo: '699.75',
    acoesPermitidas: ['fechar'],
  })
  const present = todayIn('America/Sao_Paulo').slice(0, 7)
  expect((await state(token, '')).meses[0]).toMatchObject({
    mes: present,
    situacao: 'emAndamento',
    acoesPermitidas: [],
  })
  expect((await state(token, '(ano: 2025)')).meses).toMatchObject([
    { mes: '2025-12', saldoAnterior: '0.00', saldo: '699.95' },
  ])
  expect((await state(token, '(ano: 1999)')).meses).toEqual([])
})

describe.each(['entradas', 'saidas'])('a closed month of %s', (many) => {
  const path = `/${many}`
  const table = many.slice(0, -1)
  const text = 'O mês de março de 2026 está fechado.'

  test('in a closed month an entry cannot be created, changed, deleted or restored, over REST and over GraphQL', async () => {
    const [march, april, deleted] = [
      await make({}, path),
      await make({ data: '2026-04-01' }, path),
      await make({}, path),
    ]
    await app.rest(token, 'DELETE', `${path}/${deleted.id}`)
    await close('2026-03')
    const answers = [
      await app.rest(token, 'POST', path, entry()),
      await app.rest(token, 'POST', path, entry({ data: '2026-03-31' })),
      await app.rest(token, 'PUT', `${path}/${march.id}`, entry({ valor: '1.00' })),
      await app.rest(token, 'PUT', `${path}/${march.id}`, entry({ data: '2026-04-10' })),
      await app.rest(token, 'PUT', `${path}/${april.id}`, entry({ data: '2026-03-10' })),
      await app.rest(token, 'DELETE', `${path}/${march.id}`),
    ]
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(Array(6).fill([409, text]))
    const Type = table === 'entrada' ? 'Entrada' : 'Saida'
    const restore = await app.graphql(token, `mutation { restaurar${Type}(id: ${deleted.id}) { id } }`)
    expect(restore.errors?.[0]?.message).toBe(text)
    expect((await app.rest(token, 'POST', path, entry({ data: '2026-02-10' }))).body.message).toBe(
      'O mês de fevereiro de 2026 está fechado.',
    )
    const [row] = await app.sql<{ n: number; soma: string }>(
      `select count(*)::int as n, sum(valor) as soma from ${table} where id_cliente = $1 and data <= '2026-03-31' and excluido_em is null`,
      [church.idCliente],
    )
    expect(row).toEqual({ n: 1, soma: '100.10' })
    await reopen('2026-03')
    expect((await app.rest(token, 'DELETE', `${path}/${march.id}`)).status).toBe(200)
  })

  test('an entry is corrected once, by a reversal in an open month', async () => {
    const Type = table === 'entrada' ? 'Entrada' : 'Saida'
    const Nome = table === 'entrada' ? 'entrada' : 'saída'
    const reverse = (id: number, input: object) =>
      app.graphql(
        token,
        `mutation($id: ID!, $input: EstornoInput!) { estornar${Type}(id: $id, input: $input) { id valor descricao categoria idEstornado acoesPermitidas } }`,
        { id, input },
      )
    const { id } = await make({ descricao: 'Cabos', categoria: 3 }, path)
    expect(messageOf(await reverse(id, { data: '2026-04-02' }))).toBe(
      `O mês desta ${Nome} está aberto: altere ou exclua o próprio lançamento.`,
    )
    await close('2026-03')
    const actions = async (of: number) =>
      (await app.graphql(token, `{ ${table}(id: ${of}) { acoesPermitidas idEstorno } }`)).data[table]
    expect(await actions(id)).toEqual({ acoesPermitidas: ['estornar'], idEstorno: null })
    expect(messageOf(await reverse(id, { data: '2026-03-31' }))).toBe(text)
    const made = (await reverse(id, { data: '2026-04-02' })).data[`estornar${Type}`]
    expect(made).toEqual({
      id: expect.any(Number),
      valor: '-100.10',
      descricao: 'Estorno: Cabos',
      categoria: 3,
      idEstornado: id,
      acoesPermitidas: ['excluir'],
    })
    expect(await actions(id)).toEqual({ acoesPermitidas: [], idEstorno: made.id })
    expect(messageOf(await reverse(id, { data: '2026-04-02' }))).toBe(`Esta ${Nome} já foi estornada.`)
    expect(messageOf(await reverse(made.id, { data: '2026-04-02' }))).toBe('Um estorno não pode ser estornado.')
    expect((await app.rest(token, 'PUT', `${path}/${made.id}`, entry({ data: '2026-04-02' }))).body.message).toBe(
      'Um estorno não pode ser alterado, só excluído.',
    )
    // even when the month is open again, an entry cannot be deleted before its reversal
    await reopen('2026-03')
    expect((await app.rest(token, 'DELETE', `${path}/${id}`)).body.message).toBe(
      `Esta ${Nome} foi estornada: exclua antes o estorno.`,
    )
    await app.rest(token, 'DELETE', `${path}/${made.id}`)
    await app.rest(token, 'DELETE', `${path}/${id}`)
    const restore = await app.graphql(token, `mutation { restaurar${Type}(id: ${made.id}) { id } }`)
    expect(restore.errors?.[0]?.message).toBe('O lançamento estornado não existe mais.')
  })

  describe('SQL in the application’s role', () => {
    let client: pg.Client
    beforeEach(async () => {
      client = new pg.Client(app.database.roles.app as pg.ClientConfig)
      await client.connect()
    })
    afterEach(() => client.end())

    /**
     * Runs one statement in its own transaction.
     * @returns the error message, if it fails
     */
    const run = async (sql: string, isolation = 'read committed'): Promise<string | undefined> => {
      await client.query(`begin isolation level ${isolation}`)
      try {
        await client.query(`set local app.id_cliente = '${church.idCliente}'`)
        await client.query(sql)
        await client.query('commit')
        return undefined
      } catch (error) {
        await client.query('rollback')
        return (error as Error).message
      }
    }

    test('the database refuses insert, update, delete, soft delete, restore, and moving an entry in or out', async () => {
      const [march, april, deleted] = [
        await make({}, path),
        await make({ data: '2026-04-01' }, path),
        await make({}, path),
      ]
      await app.rest(token, 'DELETE', `${path}/${deleted.id}`)
      await close('2026-03')
      const insert = `insert into ${table} (id_cliente, descricao, data, categoria, valor) values (${church.idCliente}, 'x', '2026-03-15', 1, 5)`
      const statements = [
        insert,
        `${insert}, (${church.idCliente}, 'y', '2026-04-15', 1, 5)`,
        `${insert} on conflict (id, id_cliente) do update set valor = 6`,
        `update ${table} set valor = 1 where id = ${march.id}`,
        `update ${table} set descricao = 'outra' where id = ${march.id}`,
        `update ${table} set data = '2026-04-20' where id = ${march.id}`,
        `update ${table} set data = '2026-03-20' where id = ${april.id}`,
        `update ${table} set excluido_em = now() where id = ${march.id}`,
        `update ${table} set excluido_em = null where id = ${deleted.id}`,
        `update ${table} set excluido_em = null, valor = 3 where id = ${deleted.id}`,
        `delete from ${table} where id = ${march.id}`,
        `delete from ${table} where id = ${deleted.id}`,
        `delete from ${table}`,
        `with gone as (delete from ${table} where id = ${march.id} returning id) select * from gone`,
        // Citus takes no MERGE that calls the functions of the policies
        ...(onCitus()
          ? []
          : [
              `merge into ${table} t using (select ${march.id} as id) s on t.id = s.id when matched then update set valor = 9`,
            ]),
      ]
      for (const sql of statements) expect([sql, await run(sql)]).toEqual([sql, text])
      expect(await run(`truncate ${table}`)).toMatch(/permission denied/)
      expect(await run(`alter table ${table} disable trigger all`)).toMatch(/must be owner/)
      // an open month can still be changed
      expect(await run(`update ${table} set valor = 1 where id = ${april.id}`)).toBeUndefined()
      expect(await run('update fechamento set fechado_ate = null')).toBe(
        'Só o administrador da igreja reabre um mês fechado.',
      )
      expect(await run(`update fechamento set fechado_ate = '2026-02-28'`)).toMatch(/^Só o administrador/)
      expect(await run('delete from fechamento')).toMatch(/^Só o administrador/)
    })

    test.each(['read committed', 'repeatable read', 'serializable'])(
      'closing waits for writers, and a writer that started before the closing is refused (%s)',
      async (isolation) => {
        await make({}, path)
        const totalOf = async () =>
          (
            await app.sql<{ n: number }>(`select count(*)::int as n from ${table} where id_cliente = $1`, [
              church.idCliente,
            ])
          )[0]?.n
        const insert = `insert into ${table} (id_cliente, descricao, data, categoria, valor) values (${church.idCliente}, 'x', '2026-03-15', 1, 5)`
        // a writer has not committed yet: closing waits, and then the month contains that entry
        await client.query(`begin isolation level ${isolation}`)
        await client.query(`set local app.id_cliente = '${church.idCliente}'`)
        await client.query(insert)
        let closed = false
        const closing = close('2026-03').then((answer) => {
          closed = true
          return answer
        })
        while (!closed && (await app.sql(lockWaits())).length === 0)
          await new Promise((resolve) => setTimeout(resolve, 5))
        expect(closed).toBe(false)
        await client.query('commit')
        expect((await closing).status).toBe(200)
        expect(await totalOf()).toBe(2)
        await reopen('2026-03')
        // a transaction began before the closing and writes after it
        await client.query(`begin isolation level ${isolation}`)
        await client.query(`set local app.id_cliente = '${church.idCliente}'`)
        await client.query(`select count(*) from ${table}`)
        await close('2026-03')
        await expect(client.query(insert)).rejects.toThrow(/está fechado|could not serialize/)
        await client.query('rollback')
        expect(await totalOf()).toBe(2)
      },
    )

    test('the database refuses a writer that started before the first closing of a church without entries', async () => {
      await client.query('begin isolation level repeatable read')
      await client.query(`set local app.id_cliente = '${church.idCliente}'`)
      await client.query(`select count(*) from ${table}`)
      await close('2026-03')
      const insert = `insert into ${table} (id_cliente, descricao, data, categoria, valor) values (${church.idCliente}, 'x', '2026-03-15', 1, 5)`
      await expect(client.query(insert)).rejects.toThrow('could not serialize')
      await client.query('rollback')
    })
  })
})

test('when many entries are written while a month is closed, exactly the accepted entries are stored', async () => {
  const name = unique('corrida ')
  const writes = Array.from({ length: 30 }, (_, index) =>
    app.rest(token, 'POST', index % 2 ? '/entradas' : '/saidas', entry({ descricao: name, valor: '1.00' })),
  )
  const closing = new Promise((resolve) => setTimeout(resolve, 20)).then(() => close('2026-03'))
  const answers = await Promise.all(writes)
  expect((await closing).status).toBe(200)
  const written = answers.filter(({ status }) => status === 201).length
  expect(answers.filter(({ status }) => status !== 201 && status !== 409)).toEqual([])
  const [row] = await app.sql<{ n: number }>(
    `select (select count(*) from entrada where descricao = $1)::int + (select count(*) from saida where descricao = $1)::int as n`,
    [name],
  )
  expect(row?.n).toBe(written)
})

test('rules for months', () => {
  expect([dayBeforeMonth('2026-01'), dayBeforeMonth('2024-03')]).toEqual(['2025-12-31', '2024-02-29'])
  const today = '2026-11-30'
  expect(statusOfMonth('2026-11', null, today)).toBe('emAndamento')
  expect(statusOfMonth('2026-11', null, addDays(today, 1))).toBe('aberto')
  expect(statusOfMonth('2026-10', '2026-10-31', today)).toBe('fechado')
  expect(actionsOfMonth('emAndamento', { can: () => true })).toEqual([])
  expect(nextMonth('2024-11', null, today)).toBe('2024-11')
  expect(nextMonth('2024-11', '2025-12-31', today)).toBe('2026-01')
  expect(nextMonth('2026-11', '2020-01-31', today)).toBeNull()
  expect(nextMonth('2024-11', '2026-10-31', today)).toBeNull()
})

describe('the cash book of a month', () => {
  const part = `inicio fim saldoAnterior entradas saidas saldo
    linhas { totalCount nodes { tipo id data descricao categoria valor saldo nomeCategoria } pageInfo { hasNextPage endCursor } }
    categorias { tipo categoria total quantidade } centrosCusto { tipo idCentroCusto nome total quantidade } meses { mes saldo }
    transferencias contas { id saldoAnterior entradas saidas transferencias saldo }`

  test('is, within the closing, the cash book of that month, for all months in as many statements as for one', async () => {
    for (const [data, valor] of [
      ['2026-01-05', '10.10'],
      ['2026-01-31', '20.20'],
      ['2026-03-01', '0.05'],
      ['2026-03-10', '7.00'],
      ['2026-03-31', '3.00'],
    ])
      await make({ data, valor })
    await make({ data: '2026-03-10', valor: '5.55', categoria: 3 }, '/saidas')
    const ask = async (more = '', args = 'first: 2') =>
      (await app.graphql(token, `{ fechamento(ano: 2026) { meses { mes livroCaixa(${args}) { ${part} } ${more} } } }`))
        .data.fechamento.meses as { mes: string; livroCaixa: object }[]
    const months = await ask()
    expect(months.length).toBeGreaterThan(3)
    for (const { mes, livroCaixa } of months) {
      const { data } = await app.graphql(
        token,
        `query($inicio: DateOnly) { livroCaixa(inicio: $inicio, first: 2) { ${part} } }`,
        { inicio: `${mes}-01` },
      )
      expect(livroCaixa).toEqual(data.livroCaixa)
    }
    const march = (await ask('', 'first: 2, after: "2"')).find(({ mes }) => mes === '2026-03')
    expect(march?.livroCaixa).toMatchObject({
      linhas: { totalCount: 4, nodes: [{ valor: '5.55' }, { valor: '3.00' }] },
    })
    const all = await countStatements(() => ask())
    const only = await countStatements(() =>
      app.graphql(token, `{ livroCaixa(inicio: "2026-03-01", first: 2) { ${part} } fechamento(ano: 2026) { ano } }`),
    )
    expect(all).toBeLessThanOrEqual(only)
  })

  test('shows its lines only to people who may read them', async () => {
    await make()
    const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
    await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
    // with the ceiling of the table, a member has only the totals
    await app.sql(
      `update acesso_perfil set areas = areas || '{"tesouraria": "ler"}' where id_cliente = $1 and perfil = 2`,
      [church.idCliente],
    )
    const member = await church.token(2)
    const ask = (field: string) =>
      app.graphql(member, `{ fechamento(ano: 2026) { meses { livroCaixa { ${field} } } } }`)
    expect((await ask('linhas { nodes { descricao } }')).status).toBe(200)
    await app.sql(
      `update acesso_perfil set areas = areas || '{"tesouraria": "resumo"}' where id_cliente = $1 and perfil = 2`,
      [church.idCliente],
    )
    for (const field of [
      'linhas { nodes { descricao } }',
      'categorias { total }',
      'centrosCusto { total }',
      'contas { saldo }',
      'saldo',
    ])
      expect([field, (await ask(field)).status]).toEqual([field, 403])
  })
})

describe('what the books do not have yet', () => {
  const fields = 'movimentos pix somaPix devolucoes contagens'
  const waits = async (as: string, until = '2026-03-31') =>
    (await app.graphql(as, `{ esperaNosLivros(ate: "${until}") { ${fields} } }`)).data.esperaNosLivros
  const home = async (as: string) => (await app.graphql(as, `{ home { esperaNosLivros { ${fields} } } }`)).data.home

  /** Two of each kind: one of March, and one of April with another amount. */
  async function fill() {
    const { idCliente } = church
    for (const [dia, valor] of [
      ['2026-03-31', '30.00'],
      ['2026-04-01', '7.00'],
    ] as const) {
      await app.sql(
        `with extrato as (insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato)
           select $1::int, id, 'extrato.csv', 'csv' from conta_financeira where id_cliente = $1::int and geral
           returning id, id_conta_financeira)
         insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid,
           historico, documento, situacao)
         select $1::int, id_conta_financeira, id, $2::text, $2::text::date, $3::numeric, '', 'PIX', '', 'pendente' from extrato`,
        [idCliente, dia, valor],
      )
      await app.sql(
        `with pix as (insert into pix_recebido (id_cliente, end_to_end_id, valor, valor_devolvido, quando, data, situacao, motivo)
           select $1::int, $3::text, $4::numeric, 1, ($2::text || ' 23:30')::timestamp at time zone 'America/Sao_Paulo', $2::text::date,
             'pendente', 'txid' returning id, quando)
         insert into pix_devolucao (id_cliente, id_pix, codigo, valor, situacao, quando)
         select $1::int, id, $3::text, 1, 'DEVOLVIDO', quando from pix`,
        [idCliente, dia, `E12345678${dia.replaceAll('-', '')}2330${String(idCliente).padStart(11, '0')}`, valor],
      )
      await app.sql(`insert into contagem (id_cliente, data, descricao, categoria) values ($1, $2, 'Ofertas', 2)`, [
        idCliente,
        dia,
      ])
    }
    await app.sql(
      `insert into contagem (id_cliente, data, descricao, categoria, excluido_em) values ($1, '2026-03-01', 'Excluída', 2, now())`,
      [idCliente],
    )
  }

  test('counts bank lines, Pix, refunds and countings until a day, and on the home page all of them', async () => {
    const none = { movimentos: 0, pix: 0, somaPix: '0.00', devolucoes: 0, contagens: 0 }
    expect([await waits(token), await home(token)]).toEqual([none, { esperaNosLivros: null }])
    await fill()
    expect(await waits(token)).toEqual({ movimentos: 1, pix: 1, somaPix: '29.00', devolucoes: 1, contagens: 1 })
    const all = { movimentos: 2, pix: 2, somaPix: '35.00', devolucoes: 2, contagens: 2 }
    expect([await waits(token, '2026-04-01'), await home(token)]).toEqual([all, { esperaNosLivros: all }])
    const other = await (await app.church()).token(1)
    expect(await waits(other)).toEqual(none)
  })

  test('tells nobody of a kind that the person may not read', async () => {
    await fill()
    const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
    await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
    // leaders no longer count as members here
    await app.sql('update acesso_perfil set como_membro = false where id_cliente = $1 and perfil = 3', [
      church.idCliente,
    ])
    const areas = (text: string) =>
      app.sql(`update acesso_perfil set areas = areas || $2::jsonb where id_cliente = $1 and perfil = 3`, [
        church.idCliente,
        text,
      ])
    await areas('{"tesouraria": "ler", "dizimos": "nada"}')
    const reader = await church.token(3)
    expect(await waits(reader)).toEqual({ movimentos: 1, pix: null, somaPix: null, devolucoes: null, contagens: 1 })
    // the home page tells those who enter it
    expect(await home(reader)).toEqual({ esperaNosLivros: null })
    await areas('{"tesouraria": "resumo"}')
    for (const as of [await church.token(3), await church.token(-1)])
      expect((await app.graphql(as, '{ esperaNosLivros(ate: "2026-03-31") { movimentos pix } }')).status).toBe(403)
  })
})
