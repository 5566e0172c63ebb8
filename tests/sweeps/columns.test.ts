import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { features } from '../../server/features.js'
import { makeSchema } from '../../server/kernel/graphql/schema.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { fillLists } from '../factories/records.js'

let app: TestApp
let token: string
const schema = makeSchema(features)

beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  token = await church.token(1)
  await fillLists(app, church, 3)
  const { id } = await church.person()
  await app.sql('update usuario set excluido_em = now() where id = $1', [id])
})
afterAll(() => app.close())

const named = (type: GraphQLOutputType) => getNamedType(type) as GraphQLObjectType

const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
  .filter(
    (field) =>
      !['emailsSaida', 'igrejas', 'tarefasFalhas'].includes(field.name) && named(field.type).name.endsWith('Page'),
  )
  .map((field) => [field.name, named(named(field.type).getFields().nodes?.type as GraphQLOutputType)] as const)

/** Each field of a type by its own selection; of objects, their plain fields. */
const selections = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields()).flatMap((field) => {
    const of = getNamedType(field.type)
    if (isLeafType(of)) return [field.name]
    const leaves = isObjectType(of)
      ? Object.values(of.getFields()).filter((leaf) => isLeafType(getNamedType(leaf.type)))
      : []
    return leaves.length ? [`${field.name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`] : []
  })

test.each(lists)('%s: each field alone is what it is among all', async (list, type) => {
  const rows = async (fields: string) => {
    const { data, errors } = await app.graphql(token, `{ ${list} { nodes { ${fields} } } }`)
    expect(errors).toBeUndefined()
    return data[list].nodes as Record<string, unknown>[]
  }
  const whole = await rows(selections(type).join(' '))
  expect(whole.length).toBeGreaterThan(0)
  for (const selection of selections(type)) {
    const name = selection.split(' ')[0] as string
    expect(await rows(selection)).toEqual(whole.map((row) => ({ [name]: row[name] })))
  }
})
