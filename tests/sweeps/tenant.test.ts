import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { features } from '../../server/features.js'
import { makeSchema } from '../../server/kernel/transport/graphql/schema.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { watchStatements } from './church-named.js'
import { operationsOf } from './operations.js'
import { referenceFindings } from './references.js'
import { sweptRoutes, sweptSchema } from './swept.js'
import { checksums, numberAlike, tenantFindings, type Victim, victimOf } from './tenant.js'
import { faultyFeature } from './tenant-faults.js'

let app: TestApp
let attacker: TestChurch
let victim: Victim
let empty: string[]
let watch: ReturnType<typeof watchStatements>
const operations = operationsOf(sweptSchema)
/** The number of the attacking church's record in every table; lower than the victim's. */
const own = 80_000_001

beforeAll(async () => {
  app = await testApp({}, [...features, faultyFeature])
  watch = watchStatements(app)
  attacker = await app.church()
  await numberAlike(app, own)
  await fillChurch(app, attacker)
  const { id } = await attacker.person()
  await app.sql('update usuario set excluido_em = now() where id = $1', [id])
  const church = await app.church()
  await numberAlike(app)
  await fillChurch(app, church)
  ;({ victim, empty } = await victimOf(app, church))
})
afterAll(() => {
  watch.end()
  return app.close()
})

test('the attacked church has a record in every table that a request can name', () => {
  expect(empty).toEqual([])
})

test('records of another church get the same response as missing records, and stay unchanged', async () => {
  const before = await checksums(app, victim.church.idCliente)
  expect(await tenantFindings(app, attacker, victim, operations, sweptRoutes)).toEqual([])
  expect(await checksums(app, victim.church.idCliente)).toEqual(before)
})

test('one foreign record in a list, or one foreign reference among references of the same church, is refused', async () => {
  const before = await checksums(app, victim.church.idCliente)
  const numbers = { own, foreign: victim.id }
  expect(await referenceFindings(app, attacker, numbers, operations, sweptRoutes)).toEqual([])
  expect(await checksums(app, victim.church.idCliente)).toEqual(before)
})

test('every statement of these requests names the church at each of its tables', () => {
  watch.end()
  expect(watch.seen.size).toBeGreaterThan(500)
  expect(watch.findings).toEqual([])
})

test('the sweep finds a reference that is not checked, and one that reveals whether the record exists', async () => {
  const faulty = operationsOf(makeSchema([faultyFeature])).filter(({ name }) => name === 'juntarDeTodos')
  const findings = (await referenceFindings(app, attacker, { own, foreign: victim.id }, faulty, [])).join('\n')
  expect(findings).toContain('juntarDeTodos ids.0 is not looked at: [200,')
  expect(findings).toMatch(/^juntarDeTodos idPatrimonio answers \[409,.* for another church's record, \[404,/m)
})

test('the sweep finds a feature that reads all churches, and an operation that did not reach the record', async () => {
  const faulty = operationsOf(makeSchema([faultyFeature]))
  const findings = (await tenantFindings(app, attacker, victim, faulty, faultyFeature.routes ?? [])).join('\n')
  for (const name of ['patrimonioDeTodos', 'GET /falhas/{id}']) expect(findings).toContain(`${name} answers [200,`)
  for (const name of ['patrimoniosDeTodos', 'GET /falhas']) {
    expect(findings).toMatch(new RegExp(`^${name} shows \\d+ rows of other churches`, 'm'))
    expect(findings).toMatch(new RegExp(`^${name} counts \\d+ rows instead of \\d+`, 'm'))
  }
  expect(findings).toContain('recusarSempre never reached the record: [409,"Hoje não."]')
})

test("row-level security hides other churches' rows from a query without a condition", async () => {
  const admin = new pg.Client(app.database.owner)
  const church = new pg.Client(app.database.roles.app as pg.ClientConfig)
  await Promise.all([admin.connect(), church.connect()])
  const foreignRows = async () => {
    await church.query('begin')
    await church.query(`select set_config('app.id_cliente', $1, true)`, [String(attacker.idCliente)])
    const { rows } = await church.query('select count(*)::int as n from patrimonio where id_cliente <> $1', [
      attacker.idCliente,
    ])
    await church.query('commit')
    return rows[0].n as number
  }
  try {
    expect(await foreignRows()).toBe(0)
    await admin.query('alter table patrimonio disable row level security')
    expect(await foreignRows()).toBeGreaterThan(0)
  } finally {
    await admin.query('alter table patrimonio enable row level security')
    await Promise.all([admin.end(), church.end()])
  }
})
