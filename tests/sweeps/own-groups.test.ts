import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { aplicarPreset } from '../../server/features/acesso/matriz-acesso/index.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { grantsFrom } from '../../server/kernel/access/grants.js'
import { transaction } from '../../server/kernel/tenant/session.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillChurch } from '../factories/records.js'
import { callOperation, operationsOf, variablesFor } from './operations.js'
import { ownGroupFindings } from './own-groups.js'
import { sweptRoutes, sweptSchema } from './swept.js'
import { numberAlike, type Victim, victimOf } from './tenant.js'

let app: TestApp
let church: TestChurch
let victim: Victim
let session: { token: string; admin: string }
let limited: (action: Action | typeof publicAction | undefined) => boolean
/** The number of the church's records in every table; other sweeps use higher numbers in the same database. */
const number = 60_000_001

/** Creating a group is refused for whatever it names, because nobody leads it yet. */
const creates = ['criarCelula', 'criarClasseEBD', 'criarDepartamento', 'criarMissao']
const operations = operationsOf(sweptSchema).filter(({ name }) => !creates.includes(name))

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  await numberAlike(app, number)
  await fillChurch(app, church)
  ;({ victim } = await victimOf(app, church, number))
  const author = { idUsuario: null, acao: 'teste', requisicao: 'teste' }
  await transaction(app.services.sessions, church.idCliente, author, (work) => aplicarPreset(work, 'recomendado'))
  session = { token: await church.token(3), admin: await church.token(1) }
  const [row] = await app.sql<{ rules: string }>(
    `select jsonb_build_object('celulas', jsonb_object_agg(perfil, areas), 'funcoes', null)::text as rules
     from acesso_perfil where id_cliente = $1`,
    [church.idCliente],
  )
  const grants = grantsFrom(3, row?.rules ?? null)
  // what is limited by columns instead of rows has tests of its own
  limited = (action) =>
    action !== undefined && action !== publicAction && grants.get(action) === 'meus' && !action.startsWith('usuario.')
})
afterAll(() => app.close())

test('a leader without groups gets the response of missing records, and empty lists, in every area with groups', async () => {
  const { findings, called } = await ownGroupFindings(app, session, victim, limited, operations, sweptRoutes)
  expect(findings).toEqual([])
  expect(called).toEqual(
    expect.arrayContaining(['celulas', 'departamentos', 'missoes', 'classesEBD', 'gruposLouvor', 'GET /celulas']),
  )
  expect(called.length).toBeGreaterThan(50)
})

test('a leader cannot create a group of the kinds that are limited to the own groups', async () => {
  const all = operationsOf(sweptSchema).filter(({ name }) => creates.includes(name))
  for (const operation of all) {
    const { status } = await callOperation(app, session.token, operation, withoutRefs(variablesFor(operation, '1')))
    expect([operation.name, status]).toEqual([operation.name, 403])
  }
})

test('the sweep finds a table without its policy', async () => {
  const [policy] = await app.sql<{ qual: string }>(
    `select qual from pg_policies where tablename = 'celula' and policyname = 'meus_celulas'`,
  )
  await app.sql('drop policy meus_celulas on celula')
  const ofCells = operations.filter(({ name }) => ['celulas', 'celula', 'excluirCelula'].includes(name))
  const { findings } = await ownGroupFindings(app, session, victim, limited, ofCells, []).finally(() =>
    app.sql(`create policy meus_celulas on celula as restrictive using ${policy?.qual} with check ${policy?.qual}`),
  )
  expect(findings.join('\n')).toMatch(/^celulas shows \d+ rows/m)
  expect(findings.join('\n')).toMatch(/^celula answers \[200/m)
})

/** Without the people and places that a new group would name. */
const withoutRefs = ({ input, ...rest }: Record<string, unknown>) => ({
  ...rest,
  input: Object.fromEntries(Object.entries(input as object).filter(([name]) => !name.startsWith('id'))),
})
