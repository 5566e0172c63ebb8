import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { tiposRelatorio } from '../../schema/rules/relatorios/relatorio.input.js'
import type { Action } from '../../server/kernel/access/actions.js'
import { placeOf } from '../../server/kernel/access/areas.js'
import { decideOwnGroups } from '../factories/access-preset.js'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { limits } from '../factories/limits.js'
import { walkable } from './edge-access.js'
import { edgesOf, linksOf } from './edges.js'
import { operationsOf } from './operations.js'
import {
  allSeen,
  calendarSeen,
  foundByText,
  type Ground,
  makeGround,
  pdfsSeen,
  rowFindings,
  showing,
  tablesWithRows,
} from './own-rows.js'
import { sweptSchema } from './swept.js'

let app: TestApp
let church: TestChurch
let admin: string
let [own, other] = [] as unknown as [Ground, Ground]
/** the answers in which an administrator sees the own groups */
let expected: string[]
const operations = operationsOf(sweptSchema)
const edges = walkable(edgesOf(sweptSchema), linksOf(sweptSchema))

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  admin = await church.token(1)
  own = await makeGround(app, church, 71_000_001)
  other = await makeGround(app, church, 71_000_002)
  await decideOwnGroups(app, church)
  expected = showing(await allSeen(app, { token: admin, admin }, [own], operations, edges), own)
})
afterAll(() => app.close())

test('every table that is limited to the own groups has rows of both leaders', async () => {
  // rosters are limited where they are written: server/features/culto/escala-culto/escala-proprias.test.ts
  const tables = (await limits(app)).filter(({ area }) => area !== 'meus_escalas').map(({ table }) => table)
  expect(tables.filter((table) => !tablesWithRows.has(table))).toEqual([])
})

test('a leader reads the rows of the own groups, and of no others, in operations, routes, exports, reports and edges', async () => {
  expect(expected.length).toBeGreaterThan(50)
  const seen = await allSeen(app, { token: own.token, admin }, [own, other], operations, edges)
  expect(rowFindings(seen, own, other, expected)).toEqual([])
  expect(showing(seen, own).length).toBeGreaterThan(50)
})

test('and so does an API token of the leader', async () => {
  const names = (await app.graphql(own.token, '{ eu { acoes } }')).data.eu.acoes as string[]
  const owned = (await app.graphql(admin, '{ eu { acoes } }')).data.eu.acoes as string[]
  const made = await app.graphql(
    admin,
    'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Varredura", escopos: $escopos) { token tokenApi { id } } }',
    { escopos: names.filter((name) => owned.includes(name)) },
  )
  const { token, tokenApi } = made.data.criarTokenApi
  await app.sql('update token_api set id_usuario = $2 where id = $1', [tokenApi.id, own.leader])
  const seen = await allSeen(app, { token, admin }, [other], operations, edges)
  expect(rowFindings(seen, own, other, [])).toEqual([])
  expect(showing(seen, own).length).toBeGreaterThan(30)
})

test('the PDF of a report has the rows of the own groups, and of no others, whoever opens its address', async () => {
  const aboutGroups = (tipo: string) => expected.includes(`dadosRelatorio ${tipo} of ${own.ref}`)
  const seen = await pdfsSeen(app, own.token, [own, other], tiposRelatorio.filter(aboutGroups))
  expect(rowFindings(seen, own, other, [])).toEqual([])
  // the reports about groups that a leader may have
  expect(showing(seen, own).sort()).toEqual(
    ['celulas', 'departamentos', 'ebd', 'missoes'].map((tipo) => `PDF ${tipo} of ${own.ref}`),
  )
  // without the policies, the rows of somebody else are in the PDF
  const lost = (await limits(app)).filter(({ area }) => area === 'meus_departamentos')
  for (const limit of lost) await limit.lift()
  const leaked = await pdfsSeen(app, own.token, [own], ['departamentos']).finally(async () => {
    for (const limit of lost) await limit.restore()
  })
  expect(rowFindings(leaked, own, other, [])).toEqual([
    `PDF departamentos of ${own.ref} shows a group of somebody else`,
  ])
})

test('the search and the subscribed calendar show the own groups alone', async () => {
  const [mine, theirs] = [own, other]
  const found = await foundByText(app, mine.token, operations, mine)
  expect([...found].filter(([, count]) => count > 0).length).toBeGreaterThan(5)
  expect([...(await foundByText(app, mine.token, operations, theirs))].filter(([, count]) => count > 0)).toEqual([])
  expect(
    [...(await foundByText(app, admin, operations, theirs))].filter(([, count]) => count > 0).length,
  ).toBeGreaterThan(5)
  const seen = [await calendarSeen(app, mine.token)]
  expect(rowFindings(seen, mine, theirs, [])).toEqual([])
  expect(showing(seen, mine)).toEqual(['calendario.ics'])
})

test('the sweep finds the rows of somebody else in each area that has lost its policies', async () => {
  const byArea = Map.groupBy(
    (await limits(app)).filter(({ area }) => area !== 'meus_escalas'),
    ({ area }) => area,
  )
  for (const [area, lost] of byArea) {
    const inArea = ({ action }: { action?: Action | 'publico' | undefined }) =>
      action !== undefined && action !== 'publico' && `meus_${placeOf(action)?.area}` === area
    const look = async () => ({
      found: await foundByText(app, own.token, operations.filter(inArea), other),
      seen: await allSeen(app, { token: own.token, admin }, [], [], edges.filter(inArea)),
    })
    for (const limit of lost) await limit.lift()
    const { found, seen } = await look().finally(async () => {
      for (const limit of lost) await limit.restore()
    })
    const findings = rowFindings(seen, own, other, [])
    expect([area, findings.length > 0 || [...found.values()].some((count) => count > 0)]).toEqual([area, true])
  }
})
