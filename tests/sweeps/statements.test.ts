import { afterAll, beforeAll, expect, test } from '@jest/globals'
import DataLoader from 'dataloader'
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { type TestApp, type TestChurch, testApp } from '../factories/harness.js'
import { fillLists, fillPlatform } from '../factories/records.js'
import { countStatements } from '../factories/statements.js'
import { sweptSchema } from './swept.js'

let app: TestApp
let one: TestChurch
let many: TestChurch
const rows = 30
/** maximum number of statements that one list request may send, whatever its fields */
const most = 15

beforeAll(async () => {
  app = await testApp()
  one = await app.church()
  many = await app.church()
  await fillLists(app, one, 1)
  await fillLists(app, many, rows)
  // the recycle bin shows the deleted half, the lists show the other half
  for (const church of [one, many])
    await app.sql('update tipo_recurso set excluido_em = now() where id_cliente = $1 and id % 2 = 0', [
      church.idCliente,
    ])
  await fillPlatform(app, many, rows)
})
afterAll(() => app.close())

/** Every plain field of the nodes and of their objects one level below: the most that a screen requests. */
function selection(type: GraphQLObjectType, depth = 0): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return []
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    return isObjectType(named) && depth < 1 ? [`${field.name} { ${selection(named, depth + 1)} }`] : []
  })
  return parts.join(' ')
}

/** The platform's lists. They cover all churches, so there is no church with few rows. */
const platforms = ['emailsSaida', 'igrejas', 'operacoesLentas', 'tarefasFalhas']
/**
 * In these lists every church has several rows from its first day, so compare one row with all rows of the same church.
 */
const everywhere = ['auditorias', ...platforms]

const pages = Object.values(sweptSchema.getQueryType()?.getFields() ?? {}).filter((field) =>
  getNamedType(field.type).name.endsWith('Page'),
)

/** Finds a list that sends more statements for more rows, or too many statements. */
async function statementFindings(page: (typeof pages)[number]): Promise<string[]> {
  const type = getNamedType(page.type as GraphQLOutputType) as GraphQLObjectType
  const node = getNamedType(type.getFields().nodes?.type as GraphQLOutputType) as GraphQLObjectType
  const ask = async (church: TestChurch, first = rows) => {
    const query = `{ ${page.name}(first: ${first}) { totalCount nodes { ${selection(node)} } } }`
    const token = platforms.includes(page.name) ? await app.platformToken() : await church.token(1)
    await app.graphql(token, query)
    let nodes = 0
    const statements = await countStatements(async () => {
      const { data, errors } = await app.graphql(token, query)
      expect(errors).toBeUndefined()
      nodes = data[page.name].nodes.length
    })
    return { statements, nodes }
  }
  const few = everywhere.includes(page.name) ? await ask(many, 1) : await ask(one)
  const full = await ask(many)
  const findings: string[] = []
  if (full.nodes <= few.nodes) findings.push(`${page.name} has no rows to compare`)
  // a page that holds all rows needs no count statement, so it may send one statement less
  if (full.statements > few.statements + 1)
    findings.push(
      `${page.name} sends ${full.statements} statements for ${full.nodes} rows, ${few.statements} for ${few.nodes}`,
    )
  if (full.statements > most) findings.push(`${page.name} sends ${full.statements} statements`)
  return findings
}

test.each(pages.map((page) => [page.name, page] as const))(
  '%s: sends as many statements for a page of rows as for one row',
  async (_name, page) => {
    expect(await statementFindings(page)).toEqual([])
  },
)

test('the sweep finds a loader that reads each row separately', async () => {
  const { load } = DataLoader.prototype
  let reads = 0
  DataLoader.prototype.load = function alone(this: DataLoader<unknown, unknown>, key: unknown) {
    const single = new DataLoader(Reflect.get(this, '_batchLoadFn'), { cache: false })
    reads++
    return load.call(single, key)
  }
  try {
    const patrimonios = pages.find((page) => page.name === 'patrimonios') as (typeof pages)[number]
    expect((await statementFindings(patrimonios)).join()).toMatch(/^patrimonios sends \d\d+ statements for 30 rows/)
    expect(reads).toBeGreaterThan(rows)
  } finally {
    DataLoader.prototype.load = load
  }
})
