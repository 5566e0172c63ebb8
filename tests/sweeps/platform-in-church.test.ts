import 'reflect-metadata'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { getNamedType, isNonNullType } from 'graphql'
import { perfis } from '../../schema/rules/perfis.js'
import { features } from '../../server/features.js'
import { perfisOf, publicAction } from '../../server/kernel/access/actions.js'
import { isOutside } from '../../server/kernel/work/context/entered-church.js'
import { inChurch, type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { schemaOf } from '../factories/schema.js'
import { callOperation, type Operation, operationsOf, variablesFor } from './operations.js'
import { checksums, numberAlike, type Victim, victimOf } from './tenant.js'

/*
 * The platform's administrator enters one church at a time. Every operation that the administrator may use is called in
 * church A with records of church B, in no church, and with the older argument: new operations are found without being told.
 */

let app: TestApp
let here: TestChurch
let victim: Victim
let platform: string
let own: number

beforeAll(async () => {
  app = await testApp()
  here = await app.church()
  const there = await app.church()
  await fillChurch(app, here)
  platform = await app.platformToken()
  own = (await app.rest(platform, 'GET', '/userProfile')).body.idCliente
  await numberAlike(app)
  await fillChurch(app, there)
  victim = (await victimOf(app, there)).victim
})
afterAll(() => app.close())

/** What the administrator may do in churches. */
const operations = (): Operation[] =>
  operationsOf(schemaOf(features)).filter(
    ({ action, kind }) =>
      kind !== 'subscription' &&
      action !== undefined &&
      action !== publicAction &&
      !isOutside(action) &&
      perfisOf(action).includes(perfis.platform),
  )

/** Whether an operation always names a record: what may name one, such as an account of a report, narrows it only. */
const namesRecord = ({ args }: Operation): boolean =>
  args.some(({ type }) => isNonNullType(type) && getNamedType(type).name === 'ID')

const isList = ({ args }: Operation) => args.some(({ name }) => name === 'first')
const takesChurch = ({ args }: Operation) => args.some(({ name }) => name === 'idCliente')

const codeOf = ({ errors }: { errors?: { extensions?: Record<string, unknown> }[] }) => errors?.[0]?.extensions?.code

const call = (token: string, operation: Operation, more: object = {}) =>
  callOperation(app, token, operation, { ...variablesFor(operation, victim.uuid), ...more })

describe('in church A, with records of church B', () => {
  test('no write changes anything of B', async () => {
    const before = await checksums(app, victim.church.idCliente)
    const writes = operations().filter(({ kind }) => kind === 'mutation')
    expect(writes.length).toBeGreaterThan(250)
    for (const write of writes) await call(inChurch(platform, here), write)
    expect(await checksums(app, victim.church.idCliente)).toEqual(before)
  })

  test('a read of one record answers as for a record that does not exist', async () => {
    const reads = operations().filter((one) => one.kind === 'query' && namesRecord(one) && !isList(one))
    expect(reads.length).toBeGreaterThan(50)
    const found: string[] = []
    for (const read of reads) {
      const foreign = await call(inChurch(platform, here), read)
      const nobody = await callOperation(app, inChurch(platform, here), read, variablesFor(read, '2000000000'))
      if (JSON.stringify([foreign.data, codeOf(foreign)]) !== JSON.stringify([nobody.data, codeOf(nobody)]))
        found.push(`${read.name}: ${JSON.stringify(foreign.data ?? foreign.errors)}`)
    }
    expect(found).toEqual([])
  })
})

describe('in no church', () => {
  const refusal = {
    message: expect.stringContaining('Escolha a igreja'),
    extensions: { code: 'BAD_REQUEST', status: 400, campos: { idCliente: 'Informe a igreja.' } },
  }

  test('every write, and every read of one record, is refused and says what is missing', async () => {
    const sums = () => Promise.all([own, here.idCliente, victim.church.idCliente].map((id) => checksums(app, id)))
    const before = await sums()
    const found: string[] = []
    let refused = 0
    for (const one of operations()) {
      if (one.kind === 'query' && (isList(one) || !namesRecord(one))) continue
      const answer = await call(platform, one)
      // what is wrong with the values themselves is said before the church is asked for
      if (codeOf(answer) === 'VALIDATION_FAILED') continue
      try {
        expect(answer.errors?.[0]).toMatchObject(refusal)
        refused++
      } catch {
        found.push(`${one.name}: ${JSON.stringify(answer.errors?.[0] ?? 'done')}`.slice(0, 200))
      }
    }
    expect(found).toEqual([])
    expect(refused).toBeGreaterThan(250)
    expect(await sums()).toEqual(before)
  })

  test('lists are of all churches', async () => {
    const { data } = await app.graphql(platform, '{ celulas(first: 100) { nodes { idCliente } } }')
    const churches = new Set(data.celulas.nodes.map(({ idCliente }: { idCliente: number }) => idCliente))
    expect([...churches]).toEqual(expect.arrayContaining([here.idCliente, victim.church.idCliente]))
    const inside = await app.graphql(inChurch(platform, here), '{ celulas(first: 100) { nodes { idCliente } } }')
    expect(new Set(inside.data.celulas.nodes.map(({ idCliente }: { idCliente: number }) => idCliente))).toEqual(
      new Set([here.idCliente]),
    )
  })
})

describe('the older argument', () => {
  test('is refused when it is another church than that of the header', async () => {
    const known = operations().filter(takesChurch)
    expect(known.length).toBeGreaterThan(150)
    const found: string[] = []
    for (const one of known) {
      const answer = await call(inChurch(platform, here), one, { idCliente: victim.church.idCliente })
      if (codeOf(answer) !== 'VALIDATION_FAILED' || !answer.errors?.[0]?.message) found.push(one.name)
    }
    expect(found).toEqual([])
  })

  test('names the church without the header, and changes nothing beside an equal one', async () => {
    const text =
      'mutation($nome: String!, $church: Int) { criarLocal(input: { nomeLocal: $nome }, idCliente: $church) { idCliente } }'
    const church = here.idCliente
    for (const token of [platform, inChurch(platform, here)]) {
      const { data } = await app.graphql(token, text, { nome: `Sala ${token.length}`, church })
      expect(data.criarLocal).toEqual({ idCliente: church })
    }
  })

  test('names one church in one request', async () => {
    const text =
      'query($a: Int, $b: Int) { a: celulas(idCliente: $a) { totalCount } b: locais(idCliente: $b) { totalCount } }'
    const answer = await app.graphql(platform, text, { a: here.idCliente, b: victim.church.idCliente })
    expect(codeOf(answer)).toBe('VALIDATION_FAILED')
  })
})

describe('the header', () => {
  test.each([
    ['of a church that does not exist', '2000000000', 'NOT_FOUND'],
    ['that is no number', 'abc', 'VALIDATION_FAILED'],
    ['that is no plain number', '0x7', 'VALIDATION_FAILED'],
  ])('%s is refused', async (_what, church, code) => {
    const answer = await app.graphql(`${platform} ${church}`, '{ celulas { totalCount } }')
    expect(codeOf(answer)).toBe(code)
  })

  test('of another church is refused to everybody else, and of the own one means nothing', async () => {
    const token = await here.token(1)
    const query = '{ celulas { totalCount } }'
    expect(codeOf(await app.graphql(inChurch(token, victim.church), query))).toBe('TENANT_MISMATCH')
    expect((await app.graphql(inChurch(token, here), query)).errors).toBeUndefined()
  })

  test('leaves the own account where it is', async () => {
    const { data } = await app.graphql(inChurch(platform, here), '{ eu { idCliente igreja { id } } }')
    expect(data.eu).toEqual({ idCliente: own, igreja: { id: own } })
  })

  test('is of the audit log, which says who it was', async () => {
    const text = 'mutation { criarLocal(input: { nomeLocal: "Sala da auditoria" }) { id } }'
    const { data } = await app.graphql(inChurch(platform, here), text)
    expect(
      await app.sql(`select id_cliente, id_usuario from auditoria where tabela = 'local' and id_registro = $1`, [
        Number(data.criarLocal.id),
      ]),
    ).toEqual([{ id_cliente: here.idCliente, id_usuario: own }])
  })
})
