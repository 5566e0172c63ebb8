import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { GraphQLInputObjectType } from 'graphql'
import { tablesOf } from '../../server/features/igreja/privacidade/catalogo.js'
import type { RestAnswer, TestApp, TestChurch } from '../factories/harness.js'
import { testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { leftInputs, leftKinds, leftMutations, missingFields, type Written, written } from './fields.js'
import { apartFields, apartInputs, apartKinds, apartMutations } from './fields-apart.js'

/*
 * Every field of an input comes back: its sample sends it with a value that it would not have by itself, and it is read
 * over GraphQL (the record alone, in its list, after it was created), over REST, in the audit log, in the file of the list
 * and in the copy of the church. What does not come back is listed in fields-apart.ts with its reason.
 *
 * Not tested: a field listed there as `sample` is never sent, so nothing is known of it; `*` means that a kind has no such
 * way. Records are created only: that a change comes back is tested by the features.
 */

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  await fillChurch(app, church)
})
afterAll(() => app.close())

test.each(written.map((one) => [one.table, one] as const))(
  '%s: every field of its input comes back',
  async (table, one) => {
    const apart = Object.keys(apartFields).filter((field) => field.startsWith(`${table}.`))
    expect((await missingFields(app, church, token, one)).sort()).toEqual(apart.sort())
  },
)

/** With SWEEP, the lists name more than is swept. */
const testAll = process.env.SWEEP ? test.skip : test

testAll('every kind, input and mutation that makes a record is tested or listed with its reason', () => {
  expect([leftKinds, leftInputs, leftMutations].map((names) => [...names].sort())).toEqual(
    [apartKinds, apartInputs, apartMutations].map((reasons) => Object.keys(reasons).sort()),
  )
})

testAll('every exception is of a kind that is tested', () => {
  const tables = written.map(({ table }) => table)
  expect(Object.keys(apartFields).filter((field) => !tables.includes(field.split('.')[0] ?? ''))).toEqual([])
})

const place = written.find(({ table }) => table === 'local')

/** Somebody forgot a field: every answer is changed on its way to the sweep. */
function forgetting(changed: {
  data?: (data: unknown) => unknown
  body?: (body: RestAnswer['body'], path: string) => RestAnswer['body']
}): TestApp {
  const { data = (same) => same, body = (same) => same } = changed
  const graphql: TestApp['graphql'] = async (...args) => {
    const answer = await app.graphql(...args)
    return { ...answer, data: data(answer.data) }
  }
  const rest: TestApp['rest'] = async (as, method, path, ...more) => {
    const answer = await app.rest(as, method, path, ...more)
    return { ...answer, body: body(answer.body, path) }
  }
  return Object.assign(Object.create(app), { graphql, rest }) as TestApp
}

/** A value without a field, wherever it is. */
const without = (name: string) => (value: unknown) =>
  JSON.parse(JSON.stringify(value), (key, inner) => (key === name ? null : inner))

// with SWEEP, of a feature that has no places
const describeAll = place ? describe : describe.skip

describeAll('a field is found to be forgotten', () => {
  const local = place as Written
  const found = (faulty: TestApp, of: Written = local, copied = tablesOf) =>
    missingFields(faulty, church, token, of, copied)

  test('in the GraphQL input', async () => {
    const { capacidade, ...fields } = local.input.toConfig().fields
    const input = new GraphQLInputObjectType({ ...local.input.toConfig(), fields })
    expect(await found(app, { ...local, input })).toEqual(['local.capacidade input'])
  })

  test('in the sample, or there with the value of its default', async () => {
    const sample = () => ({ ...local.kind.sample?.(), capacidade: null })
    expect(await found(app, { ...local, kind: { ...local.kind, sample } })).toEqual(['local.capacidade sample'])
    const resource = written.find(({ table }) => table === 'recurso') as Written
    const optional = () => ({ ...resource.kind.optional?.(app, token), status: 1 })
    const faulty = { ...resource, kind: { ...resource.kind, optional } }
    expect(await found(app, faulty)).toEqual(['recurso.status sample'])
  })

  test('in the columns of a query', async () => {
    expect(await found(forgetting({ data: without('endereco') }))).toEqual(['local.endereco graphql'])
    const inList = (data: unknown) =>
      (data as object | null) && 'locais' in (data as object) ? without('endereco')(data) : data
    expect(await found(forgetting({ data: inList }))).toEqual(['local.endereco graphql'])
  })

  test('in the answer of the mutation that creates it', async () => {
    const created = (data: unknown) =>
      (data as object | null) && 'criarLocal' in (data as object) ? without('endereco')(data) : data
    expect(await found(forgetting({ data: created }))).toEqual(['local.endereco graphql'])
  })

  test('over REST', async () => {
    const body = (answer: RestAnswer['body']) => (Buffer.isBuffer(answer) ? answer : without('capacidade')(answer))
    expect(await found(forgetting({ body }))).toEqual(['local.capacidade rest'])
    const inList = (answer: RestAnswer['body'], path: string) => (path === '/locais' ? body(answer) : answer)
    expect(await found(forgetting({ body: inList }))).toEqual(['local.capacidade rest'])
  })

  test('where there is nothing to ask', async () => {
    const silent = { ...local, get: undefined, all: undefined, exported: undefined }
    expect(await found(app, silent)).toEqual(['local.* rest', 'local.* file'])
  })

  test('in the audit log', async () => {
    const renamed = (data: unknown) =>
      JSON.parse(JSON.stringify(data).replaceAll('"campo":"capacidade"', '"campo":"x"'))
    expect(await found(forgetting({ data: renamed }))).toEqual(['local.capacidade audit'])
  })

  test('in the file of the list', async () => {
    const firstColumn = (body: RestAnswer['body'], path: string) =>
      path.startsWith('/exportar/') ? String(body).replace(/;.*$/gm, '') : body
    expect(await found(forgetting({ body: firstColumn }))).toEqual(['local.endereco file', 'local.capacidade file'])
    // only another line tells them, which did not come with the record
    let files = 0
    const elsewhere = (body: RestAnswer['body'], path: string) =>
      path.startsWith('/exportar/')
        ? `${firstColumn(body, path)}\r\n${++files > 2 ? JSON.stringify(String(body)) : ''}`
        : body
    expect(await found(forgetting({ body: elsewhere }))).toEqual(['local.endereco file', 'local.capacidade file'])
  })

  test('in the copy of the church', async () => {
    const copied: typeof tablesOf = async (db) =>
      (await tablesOf(db)).map((table) => ({ ...table, colunas: table.colunas.filter((name) => name !== 'endereco') }))
    expect(await found(app, local, copied)).toEqual(['local.endereco copy'])
  })
})
