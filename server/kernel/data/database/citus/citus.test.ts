import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import type { Migration } from '@mikro-orm/migrations'
import pg from 'pg'
import { migrations } from '../../../../../migrations/index.js'
import { onCitus, testDatabase } from '../../../../../tests/factories/database.js'
import { fromDatabase, uniqueBy } from '../../../base/errors.js'
import { settingsText } from '../engine.js'
import { changedPolicies, forNodes, inOrder, policyText, rowFunctionOf, rowTrigger } from './catalogue.js'
import { partsOf, readingFirst } from './insert-select.js'
import { namingTenant } from './tenant.js'
import { createdTable, inOtherWords, restated, tableOfPolicy, triggerOfRows } from './update.js'

describe('a transaction', () => {
  const settings = { 'app.id_cliente': '7', 'app.acao': "d'agua" }

  test('gets its settings by set local, and in Citus by a function that every node hears of', () => {
    expect(settingsText('postgresql', settings)).toBe(
      "; set local app.id_cliente = '7'; set local app.acao = 'd''agua'",
    )
    expect(settingsText('citus', settings)).toBe(
      "; select definir_na_transacao(array['app.id_cliente','app.acao'], array['7','d''agua'])",
    )
    expect([settingsText('citus', {}), settingsText('postgresql', {})]).toEqual(['', ''])
  })
})

describe('a statement of one church', () => {
  test('names the church wherever tables are compared by it, and is else as it was', () => {
    const join = 'select 1 from a join "b" on b.id = a.id_b and "b"."id_cliente" = a.id_cliente where a.id_cliente = $1'
    expect(namingTenant(join, [7], 7)).toEqual([
      'select 1 from a join "b" on b.id = a.id_b and ("b"."id_cliente" = a.id_cliente and "b"."id_cliente" = $2 and a.id_cliente = $2) where a.id_cliente = $1',
      [7, 7],
    ])
    expect(namingTenant('select (select 1 from b where id_cliente = a.id_cliente) from a', [], 7)).toEqual([
      'select (select 1 from b where (id_cliente = a.id_cliente and id_cliente = $1 and a.id_cliente = $1)) from a',
      [7],
    ])
    expect(namingTenant('select 1 from a where a.id_cliente = $1', ['x'], 7)).toEqual([
      'select 1 from a where a.id_cliente = $1',
      ['x'],
    ])
  })
})

describe('an error from a node', () => {
  test('names what refused the row only in its message, with the number of a part of the table', () => {
    const refused = (message: string, fields: object = {}) =>
      fromDatabase(Object.assign(new Error(message), { code: '23505', ...fields }))
    uniqueBy('indice_de_teste', 'campo', 'Já existe.')
    const text = 'duplicate key value violates unique constraint'
    expect(refused(`${text} "indice_de_teste_102142"`)).toEqual(refused(text, { constraint: 'indice_de_teste' }))
    expect(refused(`${text} "indice_de_teste_102142"`)?.details.campos).toEqual({ campo: 'Já existe.' })
  })
})

describe('insert ... select', () => {
  test('is read first and then inserted with values, in portions', async () => {
    const sent: [string, number][] = []
    const all = Array.from({ length: 1500 }, (_, n) => ({ id_cliente: '7', nome: `n${n}` }))
    const run = readingFirst(async (text, values) => {
      sent.push([text.slice(0, 60), values.length])
      return text.startsWith('select')
        ? { rows: all }
        : { rows: values.filter((_, index) => index % 2), numAffectedRows: BigInt(values.length / 2) }
    })
    const { rows, numAffectedRows } = await run(
      'insert into pessoa (id_cliente, nome)\n select $1, x from unnest($2::text[]) x on conflict (nome) do nothing returning nome',
      [7, []],
    )
    expect(sent).toEqual([
      ['select id_cliente::text,nome::text from (select $1, x from u', 2],
      ['insert into pessoa (id_cliente,nome) values ($1,$2),($3,$4),', 2000],
      ['insert into pessoa (id_cliente,nome) values ($1,$2),($3,$4),', 1000],
    ])
    expect([rows.length, numAffectedRows]).toEqual([1500, 1500n])
  })

  test('keeps what follows the select, and leaves all other statements alone', () => {
    expect(
      partsOf(`insert into aviso (id_cliente, nome) select 1, (select 'on conflict returning' from x) returning id`),
    ).toEqual({
      table: 'aviso',
      columns: ['id_cliente', 'nome'],
      select: `select 1, (select 'on conflict returning' from x)`,
      rest: ' returning id',
    })
    for (const text of [
      'insert into aviso (id_cliente, nome) values (1, (select 2))',
      'insert into limite (key) select $1',
      'select 1',
    ])
      expect(partsOf(text)).toBeUndefined()
    expect(() => partsOf('insert into aviso (id_cliente) select 1 returning $2')).toThrow('no parameter')
  })
})

describe('the catalogue for Citus', () => {
  test('has policies without subqueries, and compares the tenant in a way from which nothing else follows', () => {
    expect(
      forNodes(
        `(( SELECT meus('app.x'::text) AS meus) IS NULL OR (id = ANY (( SELECT meus('app.x'::text) AS meus)::integer[])))`,
      ),
    ).toBe(`(meus('app.x'::text) IS NULL OR (id = ANY (meus('app.x'::text)::integer[])))`)
    const tenant = `(NULLIF(current_setting('app.id_cliente'::text, true), ''::text))::integer`
    expect(forNodes(`(id_cliente = ${tenant})`)).toBe('da_igreja(id_cliente)')
    // as an earlier version distributed it, alone and beside a limit
    expect(forNodes(`(id_cliente = ANY (ARRAY[${tenant}]))`)).toBe('da_igreja(id_cliente)')
    expect(forNodes(`((id_cliente = ANY (ARRAY[${tenant}])) AND (id = 2))`)).toBe(
      '(da_igreja(id_cliente) AND (id = 2))',
    )
    expect(forNodes('da_igreja(id_cliente)')).toBe('da_igreja(id_cliente)')
    expect(forNodes(null)).toBeNull()
  })

  test('has no restrictive policy, whose condition is part of the permissive one', () => {
    const own = { command: '*', roles: 'public', check: null } as const
    const tenant = { ...own, name: 'tenant', permissive: true, using: '(id_cliente = 1)' }
    const mine = { ...own, name: 'meus', permissive: false, using: '(id = 2)', check: '(id = 3)' }
    expect(changedPolicies('t', [tenant, mine])).toEqual([
      { name: 'meus' },
      {
        name: 'tenant',
        definition:
          'create policy "tenant" on "t" as permissive for all to public using (((id_cliente = 1)) and ((id = 2))) with check (((id_cliente = 1)) and (((id = 3)) or recusar_linha(\'meus\', id_cliente)))',
      },
    ])
    expect(changedPolicies('t', [tenant])).toEqual([])
    expect(() => changedPolicies('t', [tenant, { ...mine, command: 'r' }])).toThrow('limita só alguns')
  })

  test('has row triggers for statement triggers', () => {
    expect(
      rowTrigger(
        'CREATE TRIGGER a AFTER UPDATE ON public.t REFERENCING OLD TABLE AS antes NEW TABLE AS depois FOR EACH STATEMENT EXECUTE FUNCTION auditar_update()',
        'auditar_update',
        rowFunctionOf('auditar_update'),
      ),
    ).toBe('CREATE TRIGGER a AFTER UPDATE ON public.t FOR EACH ROW EXECUTE FUNCTION auditar_linha()')
  })

  test('has each table after those that it refers to', () => {
    const order = inOrder([
      { name: 'a', needs: ['b', 'c'] },
      { name: 'b', needs: ['c'] },
      { name: 'c', needs: [] },
    ])
    expect(order.map(({ name }) => name)).toEqual(['c', 'b', 'a'])
    expect(() =>
      inOrder([
        { name: 'a', needs: ['b'] },
        { name: 'b', needs: ['a'] },
      ]),
    ).toThrow('in a circle: a, b')
  })
})

describe('a migration of a distributed database', () => {
  /** The statements of all migrations. */
  async function statements(): Promise<string[]> {
    const all: string[] = []
    for (const listed of migrations) {
      if (!('class' in listed)) continue
      const migration = new (listed.class as new () => Migration)()
      await migration.up()
      all.push(...migration.getQueries().map(String))
    }
    return all
  }

  test('is read statement by statement: every table, trigger and policy of the churches is recognised', async () => {
    const all = await statements()
    const creating = (what: RegExp) => all.filter((text) => what.test(text))
    const tables = creating(/create table (?=[^;]*\bid_cliente\b)/i)
    expect(tables.length).toBeGreaterThan(80)
    expect(tables.filter((text) => !createdTable(text))).toEqual([])
    const triggers = creating(/create trigger [^;]*\breferencing\b/i)
    expect(triggers.length).toBeGreaterThan(100)
    expect(triggers.filter((text) => /referencing|each statement/i.test(triggerOfRows(text)))).toEqual([])
    const policies = creating(/create policy/i)
    expect(policies.length).toBeGreaterThan(80)
    expect(policies.filter((text) => !tableOfPolicy(text))).toEqual([])
    // Citus reads such a condition twice, which PostgreSQL refuses
    const changes = creating(/^\s*alter table .* is (not )?null/i)
    expect(changes.length).toBeGreaterThan(20)
    expect(changes.filter((text) => / is (not )?null/i.test(restated(text)))).toEqual([])
  })

  test('computes nothing of updated rows that Citus would refuse', async () => {
    const all = await statements()
    for (const [theirs] of inOtherWords) expect(all.some((text) => text.includes(theirs))).toBe(true)
    const client = new pg.Client((await testDatabase()).owner)
    await client.connect()
    const { rows } = await client
      .query<{ name: string }>(`select proname as name from pg_proc group by 1 having bool_and(provolatile <> 'i')`)
      .finally(() => client.end())
    const changing = new Set(rows.map(({ name }) => name))
    expect(changing.has('jsonb_build_object')).toBe(true)
    const updates = all.filter((text) => /^\s*update /i.test(text)).map(restated)
    expect(updates.length).toBeGreaterThan(20)
    const called = (text: string) => [...text.matchAll(/\b(\w+)\((?!\))/g)].flatMap(([, name]) => name ?? [])
    expect(updates.filter((text) => called(text).some((name) => changing.has(name)))).toEqual([])
  })

  test('becomes what the nodes need, and is else as it was', () => {
    expect(createdTable('create table "limite" ("chave" text not null)')).toBeUndefined()
    expect(createdTable('create table "recibo" ("id" serial not null, "id_cliente" int not null)')).toBe('recibo')
    expect(
      triggerOfRows(
        'create trigger "a" after update on "t" referencing old table as antes new table as depois for each statement execute function auditar_update();',
      ),
    ).toBe('create trigger "a" after update on "t" FOR EACH ROW execute function auditar_linha();')
    const other = 'create trigger "a" after insert on "t" for each row execute function auditar_insert();'
    expect(triggerOfRows(other)).toBe(other)
    expect(tableOfPolicy('create policy "recibo_tenant" on "recibo" using (true)')).toBe('recibo')
    expect(
      restated(`alter table "t" alter column "a" set default (meus('x') is not null), add check (b IS NULL)`),
    ).toBe(
      `alter table "t" alter column "a" set default (meus('x') is distinct from null), add check (b is not distinct from null)`,
    )
    for (const same of ['alter table "t" add "a" int not null default 0', 'update "t" set a = 1 where b is null'])
      expect(restated(same)).toBe(same)
    const policy = { name: 'meus', permissive: true, command: '*', roles: 'public', check: null } as const
    expect(policyText('t', { ...policy, using: `((meus('x') IS NULL) OR (id IS NOT NULL))` })).toBe(
      `create policy "meus" on "t" as permissive for all to public using (((meus('x') is not distinct from null) OR (id is distinct from null)))`,
    )
  })
})

// distributed tables have the row triggers already
const whereStatementTriggersAre = onCitus() ? describe.skip : describe

whereStatementTriggersAre('the row triggers', () => {
  let client: pg.Client
  beforeAll(async () => {
    client = new pg.Client((await testDatabase()).owner)
    await client.connect()
  })
  afterAll(() => client.end())

  test('exist for every trigger that looks at transition tables', async () => {
    const { rows } = await client.query<{ name: string }>(`
      select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid
      where not t.tgisinternal and coalesce(t.tgoldtable, t.tgnewtable) is not null`)
    expect(rows.length).toBeGreaterThan(5)
    const wanted = [...new Set(rows.map(({ name }) => rowFunctionOf(name)))].sort()
    const { rows: found } = await client.query<{ name: string }>(
      'select proname as name from pg_proc where proname = any ($1) order by 1',
      [wanted],
    )
    expect(found.map(({ name }) => name)).toEqual(wanted)
  })

  /** The functions of the schema, with the tables of the churches as one pattern. */
  async function functionsAndTables() {
    const { rows: tables } = await client.query<{ name: string; serial: boolean }>(`
      select c.relname as name, bool_or(a.attname = 'id' and a.atttypid = 'int'::regtype and a.atthasdef) as serial
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      group by 1 having bool_or(a.attname = 'id_cliente')`)
    const { rows: functions } = await client.query<{ name: string; language: string; body: string }>(`
      select p.proname as name, l.lanname as language, p.prosrc as body from pg_proc p join pg_language l on l.oid = p.prolang
      where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql')`)
    return { tables, functions }
  }

  test('and all other functions read and write tables of the churches in plpgsql, because Citus takes no parameters of SQL functions', async () => {
    const { tables, functions } = await functionsAndTables()
    const named = new RegExp(
      String.raw`\b(?:from|join|into|update)\s+(?:${tables.map(({ name }) => name).join('|')})\b`,
      'i',
    )
    expect(functions.filter(({ body }) => named.test(body)).length).toBeGreaterThan(10)
    expect(functions.filter(({ language, body }) => language === 'sql' && named.test(body))).toEqual([])
  })

  test('and all other functions take the ids of records explicitly, because only the coordinator may use the default', async () => {
    const { tables, functions } = await functionsAndTables()
    const serial = new Set(tables.filter(({ serial }) => serial).map(({ name }) => name))
    const inserts = functions.flatMap(({ name, body }) =>
      [...body.matchAll(/insert into (\w+) \(([^)]*)\)/g)].map(([, table = '', columns = '']) => ({
        name,
        table,
        columns,
      })),
    )
    const ofRecords = inserts.filter(({ table }) => serial.has(table))
    expect(ofRecords.length).toBeGreaterThan(2)
    expect(ofRecords.filter(({ columns }) => !columns.split(/,\s*/).includes('id'))).toEqual([])
  })

  test('and all other functions know that the part of a table has another name than the table', async () => {
    const { functions } = await functionsAndTables()
    const rows = functions.filter(
      ({ name, body }) => /tg_table_name/.test(body) && !/_(insert|update|delete)$/.test(name),
    )
    expect(rows.map(({ name }) => name).sort()).toEqual([
      'anotar_mudanca',
      'anotar_numeros_linha',
      'auditar_linha',
      'historico_da_conta',
      'recusar_conciliado',
      'repetir_como_o_anterior',
    ])
    // a part has all records of its churches, so that a function may read the part that its trigger is on
    const known = ['regexp_replace(tg_table_name', 'tg_table_schema, tg_table_name']
    for (const { body } of rows)
      expect(known.reduce((left, use) => left.replaceAll(use, ''), body)).not.toContain('tg_table_name')
  })

  /** What the log has of a church after these changes, with the triggers as they are or for each row. */
  async function logged(each: 'statement' | 'row'): Promise<unknown[]> {
    await client.query('begin')
    try {
      await client.query(`select set_config('app.id_cliente', '900000', true), set_config('app.acao', 'teste', true)`)
      const { rows: triggers } = await client.query<{ name: string; definition: string; called: string; of: string }>(`
        select t.tgname as name, pg_get_triggerdef(t.oid) as definition, p.proname as called, t.tgrelid::regclass::text as of
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where not t.tgisinternal and coalesce(t.tgoldtable, t.tgnewtable) is not null
          and t.tgrelid in ('entrada'::regclass, 'auditoria'::regclass, 'cliente'::regclass)`)
      if (each === 'row')
        for (const { name, definition, called, of } of triggers) {
          await client.query(`drop trigger ${name} on ${of}`)
          await client.query(rowTrigger(definition, called, rowFunctionOf(called)))
        }
      await client.query(`insert into cliente (id, id_cliente, nome) values (900000, 900000, 'Igreja')`)
      await client.query(`
        insert into usuario (id, id_cliente, name, perfil) values (900000, 900000, 'Ana', 1)`)
      await client.query(`
        insert into webhook (id_cliente, id_usuario, url, assuntos, segredo)
        values (900000, 900000, 'https://8.8.8.8', '["entrada:criar", "entrada:apagar", "entrada:excluir"]', '')`)
      await client.query(`
        insert into entrada (id, id_cliente, descricao, data, categoria, valor)
        select 900000 + n, 900000, 'Oferta ' || n, '2026-03-01', 1, n from generate_series(1, 3) n`)
      await client.query(`update entrada set valor = 9 where id_cliente = 900000 and id < 900003`)
      await client.query(`update entrada set valor = valor where id_cliente = 900000`)
      await client.query(`update entrada set excluido_em = '2026-03-02' where id_cliente = 900000 and id = 900001`)
      await client.query(`update entrada set excluido_em = null where id_cliente = 900000`)
      await client.query(`delete from entrada where id_cliente = 900000 and id = 900002`)
      await client.query(`update fechamento set fechado_ate = '2026-03-31' where id_cliente = 900000`)
      const refused: unknown[] = []
      for (const change of [
        `insert into entrada (id_cliente, descricao, data, categoria, valor) values (900000, 'x', '2026-03-05', 1, 1)`,
        `update entrada set data = '2026-04-01' where id_cliente = 900000`,
        `delete from entrada where id_cliente = 900000`,
      ]) {
        await client.query('savepoint antes')
        refused.push(
          await client.query(change).then(
            () => 'accepted',
            ({ code }) => code,
          ),
        )
        await client.query('rollback to savepoint antes')
      }
      const { rows } = await client.query(`
        select tabela, operacao, id_registro, acao, antes - 'uuid' - 'created_at' - 'updated_at' as antes,
          depois - 'uuid' - 'created_at' - 'updated_at' as depois
        from auditoria where id_cliente = 900000 and tabela = 'entrada' order by tabela, id_registro, operacao, id`)
      const { rows: told } = await client.query(`
        select operacao, registro -> 0 as id, registro -> 2 as versao
        from webhook_mudanca, jsonb_array_elements(registros) registro where id_cliente = 900000 order by 1, 2`)
      return [rows, told, refused]
    } finally {
      await client.query('rollback')
    }
  }

  test('write what the statement triggers write, and refuse what they refuse', async () => {
    const [rows, told, refused] = await logged('row')
    expect([rows, told, refused]).toEqual(await logged('statement'))
    expect((rows as object[]).length).toBe(8)
    expect((told as object[]).length).toBe(5)
    expect(refused).toEqual(['CD409', 'CD409', 'CD409'])
  })
})
