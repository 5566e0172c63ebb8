import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { sql } from 'kysely'
import { type TestApp, type TestChurch, testApp, unique } from '../../../../tests/factories/harness.js'
import { features } from '../../../features.js'
import { type Db, rowsThrough } from '../../../kernel/data/reading/rows.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import { applyPreset } from '../matriz-acesso/index.js'
import { accessOfPerson, accessVersions } from './access-rules.js'

/*
 * A process keeps what a person may do, and the groups that the person leads, while their version is the same. So whatever
 * decides them must change it, in whatever order transactions end.
 */

let app: TestApp
let church: TestChurch

const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await transaction(app.services.sessions, church.idCliente, author, (work) => applyPreset(work, 'recomendado'))
})
afterAll(() => app.close())

const insert = async (text: string, values: unknown[] = []): Promise<number> => {
  const [row] = await app.sql<{ id: number }>(`${text} returning id`, values)
  return row?.id as number
}

/** Somebody who leads a cell with one member. */
async function leader() {
  const [person, member] = [await church.person({ perfil: 2 }), await church.person({ perfil: 2 })]
  const cell = await insert('insert into celula (id_cliente, nome_celula) values ($1, $2)', [
    church.idCliente,
    unique('Célula '),
  ])
  for (const [{ id }, leads] of [
    [person, 1],
    [member, 0],
  ] as const)
    await app.sql(
      'insert into membro_celula (id_cliente, id_celula, id_membro, membro_lider, lider_desde) values ($1, $2, $3, $4::int, case when $4 = 1 then now() end)',
      [church.idCliente, cell, id, leads],
    )
  await app.sql(`update usuario set telefone_usuario = '11999998888' where id = $1`, [member.id])
  return { person, member, cell, token: await app.session(church.idCliente, person.id) }
}

const versionOf = async (id: number): Promise<string> => {
  const [row] = await app.sql<{ versoes: string }>(
    `select ${accessVersions('u')} as versoes from usuario u where id = $1`,
    [id],
  )
  return row?.versoes ?? ''
}

test('every table that the rights or the own groups are read from changes their version', async () => {
  const { person } = await leader()
  const tables = new Set<string>()
  const db = rowsThrough(async (text, values) => {
    const [plan] = await app.sql<object>(`explain (format json) ${text}`, [...values])
    for (const [, table] of JSON.stringify(plan).matchAll(/"Relation Name":"(\w+)"/g)) tables.add(table ?? '')
    return { rows: await app.sql<object>(text, [...values]) }
  })
  const access = await accessOfPerson({ features }, { db, idCliente: church.idCliente }, person.id)
  expect(access?.own?.groups.celulas).toHaveLength(1)
  expect(tables.size).toBeGreaterThan(15)
  const watched = await app.sql<{ name: string }>(
    `select c.relname as name from pg_trigger t join pg_class c on c.oid = t.tgrelid where t.tgname = 'direitos_mudaram'`,
  )
  expect([...tables].sort()).toEqual(watched.map(({ name }) => name).sort())
})

test('a known leader who is taken out of a group, on whatever path, reads nothing of it from the next request on', async () => {
  const { person, member, cell, token } = await leader()
  const asked = '{ celulas(first: 50) { nodes { membros(first: 9) { nodes { membro { telefoneUsuario } } } } } }'
  type Members = { membros: { nodes: { membro: { telefoneUsuario: string | null } }[] } }
  const read = async () => {
    const cells: Members[] = (await app.graphql(token, asked)).data?.celulas?.nodes ?? []
    const phones = cells.flatMap(({ membros }) => membros.nodes.map(({ membro }) => membro.telefoneUsuario))
    return [cells.length, phones.find((phone) => phone !== null) ?? null]
  }
  for (let time = 0; time < 4; time++) expect(await read()).toEqual([1, '11999998888'])
  await app.sql('update membro_celula set excluido_em = now() where id_membro = $1', [member.id])
  expect(await read()).toEqual([1, null])
  await app.sql('update membro_celula set excluido_em = null where id_membro = $1', [member.id])
  for (let time = 0; time < 4; time++) expect(await read()).toEqual([1, '11999998888'])
  await app.sql('update membro_celula set membro_lider = 0, lider_desde = null where id_membro = $1', [person.id])
  expect(await read()).toEqual([0, null])
  await app.sql('update membro_celula set membro_lider = 1, lider_desde = now() where id_membro = $1', [person.id])
  expect(await read()).toEqual([1, '11999998888'])
  await app.sql('update celula set excluido_em = now() where id = $1', [cell])
  expect(await read()).toEqual([0, null])
})

test('the version changes with every commit, whoever began first, and nobody waits', async () => {
  const { member, cell } = await leader()
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>()
  const { promise: written, resolve: wrote } = Promise.withResolvers<void>()
  const touch = (db: Db) => sql`update membro_celula set versao = versao + 1 where id_celula = ${cell}`.execute(db)
  const other = (db: Db) => sql`update celula set nome_celula = nome_celula || '.' where id = ${cell}`.execute(db)
  const seen = [await versionOf(member.id)]
  const first = transaction(app.services.sessions, church.idCliente, author, async ({ db }) => {
    await touch(db)
    wrote()
    await mayEnd
  })
  await written
  for (let time = 0; time < 2; time++) {
    await transaction(app.services.sessions, church.idCliente, author, ({ db }) => other(db))
    seen.push(await versionOf(member.id))
  }
  end()
  await first
  seen.push(await versionOf(member.id))
  await transaction(app.services.sessions, church.idCliente, author, ({ db }) => other(db))
  seen.push(await versionOf(member.id))
  expect(new Set(seen).size).toBe(seen.length)
  const rows = await app.sql('select from versao_direitos where id_cliente = $1', [church.idCliente])
  expect(rows).toHaveLength(1)
})

test('what is rolled back to a savepoint takes its version along, and what is not keeps it', async () => {
  const { member, cell } = await leader()
  const before = await versionOf(member.id)
  const change = sql`update celula set dia_celula = 3 where id = ${cell}`
  await transaction(app.services.sessions, church.idCliente, author, async ({ db }) => {
    await sql`savepoint um`.execute(db)
    await change.execute(db)
    await sql`rollback to um`.execute(db)
  })
  expect(await versionOf(member.id)).toBe(before)
  await transaction(app.services.sessions, church.idCliente, author, async ({ db }) => {
    await sql`savepoint um`.execute(db)
    await change.execute(db)
    await sql`rollback to um`.execute(db)
    await change.execute(db)
  })
  expect(await versionOf(member.id)).not.toBe(before)
})

test('a version that a backup brought from another cluster is no version of a transaction here', async () => {
  const { member, cell } = await leader()
  const seen: string[] = []
  await transaction(app.services.sessions, church.idCliente, author, async ({ db }) => {
    // as if the restored row were of a transaction of the other cluster that had this one's number
    await sql`delete from versao_direitos where id_cliente = ${church.idCliente}`.execute(db)
    await sql`insert into versao_direitos (id_cliente, transacao)
      values (${church.idCliente}, pg_current_xact_id()::text::bigint)`.execute(db)
    const read = async () =>
      (
        await sql<{ versoes: string }>`
          select ${sql.raw(accessVersions('u'))} as versoes from usuario u where id = ${member.id}`.execute(db)
      ).rows[0]?.versoes ?? ''
    seen.push(await read())
    await sql`update celula set dia_celula = 4 where id = ${cell}`.execute(db)
    seen.push(await read())
    // one number for the whole transaction
    await sql`update celula set dia_celula = 5 where id = ${cell}`.execute(db)
    expect(await read()).toBe(seen[1])
  })
  expect(seen[1]).not.toBe(seen[0])
  expect(await versionOf(member.id)).toBe(seen[1])
})
