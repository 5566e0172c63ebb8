import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { features } from '../../server/features.js'
import { makeSchema } from '../../server/kernel/graphql/schema.js'
import { type TestApp, type TestChurch, testApp, unique } from '../factories/harness.js'
import { countStatements } from '../factories/statements.js'

let app: TestApp
let one: TestChurch
let many: TestChurch
const schema = makeSchema(features)
const rows = 60

/** How many records of each list a church gets; each new list of records adds its own way to fill it. */
async function fill(church: TestChurch, count: number) {
  const tipo = (
    await app.sql<{ id: number }>('select id from tipo_patrimonio where id_cliente = $1 limit 1', [church.idCliente])
  )[0]?.id
  await app.sql(
    `insert into patrimonio (id_cliente, nome_patrimonio, codigo_patrimonio, tipo_patrimonio) select $1, 'Bem ' || i, 'C' || i, $2 from generate_series(1, $3) i`,
    [church.idCliente, tipo, count],
  )
  await app.sql(
    `insert into tipo_patrimonio (id_cliente, tipo_patrimonio) select $1, 'Tipo ' || i from generate_series(1, $2) i`,
    [church.idCliente, count],
  )
  await app.sql(
    `insert into usuario (id_cliente, name, email) select $1, 'Pessoa ' || i, $2 || i || '@exemplo.com.br' from generate_series(1, $3) i`,
    [church.idCliente, unique('p'), count],
  )
}

beforeAll(async () => {
  app = await testApp()
  one = await app.church()
  many = await app.church()
  await fill(one, 1)
  await fill(many, rows)
})
afterAll(() => app.close())

/** Every leaf of the nodes, and of the objects one level below: the most that a screen asks for. */
function selection(type: GraphQLObjectType, depth = 0): string {
  const parts = Object.values(type.getFields()).flatMap((field) => {
    if (field.args.some((arg) => String(arg.type).endsWith('!'))) return []
    const named = getNamedType(field.type)
    if (isLeafType(named)) return [field.name]
    return isObjectType(named) && depth < 1 ? [`${field.name} { ${selection(named, depth + 1)} }`] : []
  })
  return parts.join(' ')
}

const pages = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(
  (field) => field.name !== 'emailsSaida' && getNamedType(field.type).name.endsWith('Page'),
)

test.each(pages.map((page) => [page.name, page] as const))(
  '%s: as many statements for a page of rows as for one',
  async (_name, page) => {
    const type = getNamedType(page.type as GraphQLOutputType) as GraphQLObjectType
    const node = getNamedType(type.getFields().nodes?.type as GraphQLOutputType) as GraphQLObjectType
    const query = `{ ${page.name}(first: ${rows}) { totalCount nodes { ${selection(node)} } } }`
    const ask = async (church: TestChurch) => {
      const token = await church.token(1)
      await app.graphql(token, query)
      let nodes = 0
      const statements = await countStatements(async () => {
        const { data, errors } = await app.graphql(token, query)
        expect(errors).toBeUndefined()
        nodes = data[page.name].nodes.length
      })
      return { statements, nodes }
    }
    const few = await ask(one)
    const full = await ask(many)
    expect(full.nodes).toBeGreaterThan(few.nodes)
    expect(full.statements).toBeLessThanOrEqual(few.statements + 1) // the count is skipped when one page holds all
    expect(full.statements).toBeLessThanOrEqual(15)
  },
)
