import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type GraphQLObjectType, type GraphQLOutputType, getNamedType, isLeafType, isObjectType } from 'graphql'
import { type TestApp, testApp } from '../factories/harness.js'
import { fillLists, fillPlatform } from '../factories/records.js'
import { sweptSchema } from './swept.js'

let app: TestApp
let token: string
let platform: string
let nome: string

beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  nome = church.nome
  token = await church.token(1)
  platform = await app.platformToken()
  await fillLists(app, church, 3)
  const { id } = await church.person()
  await app.sql('update usuario set excluido_em = now() where id = $1', [id])
  await fillPlatform(app, church, 2)
})
afterAll(() => app.close())

const named = (type: GraphQLOutputType) => getNamedType(type) as GraphQLObjectType

const lists = Object.values(sweptSchema.getQueryType()?.getFields() ?? {})
  .filter((field) => named(field.type).name.endsWith('Page'))
  .map((field) => [field.name, named(named(field.type).getFields().nodes?.type as GraphQLOutputType)] as const)

const platforms = ['emailsSaida', 'igrejas', 'operacoesLentas', 'tarefasFalhas']

/** One selection per field of a type; for a field that is an object, all its plain fields. Edges have their own sweep. */
const selections = (type: GraphQLObjectType): string[] =>
  Object.values(type.getFields()).flatMap((field) => {
    if (field.extensions.edge) return []
    const of = getNamedType(field.type)
    if (isLeafType(of)) return [field.name]
    const leaves = isObjectType(of)
      ? Object.values(of.getFields()).filter((leaf) => isLeafType(getNamedType(leaf.type)))
      : []
    return leaves.length ? [`${field.name} { ${leaves.map((leaf) => leaf.name).join(' ')} }`] : []
  })

test.each(lists)('%s: each field has the same value alone as with all fields', async (list, type) => {
  const rows = async (fields: string) => {
    // other tests create churches at the same time, so this searches for the test's church
    const asked = list === 'igrejas' ? `igrejas(busca: ${JSON.stringify(nome)})` : list
    const as = platforms.includes(list) ? platform : token
    const { data, errors } = await app.graphql(as, `{ ${asked} { nodes { ${fields} } } }`)
    expect(errors).toBeUndefined()
    return data[list].nodes as Record<string, unknown>[]
  }
  const whole = await rows(selections(type).join(' '))
  expect(whole.length).toBeGreaterThan(0)
  for (const selection of selections(type)) {
    const name = selection.split(' ')[0] as string
    expect(await rows(selection)).toEqual(whole.map((row) => ({ [name]: row[name] })))
  }
  for (const { name, extensions, type: other } of Object.values(type.getFields())) {
    if (!extensions.brings) continue
    // the row brings these fields of the other record, which is then not read
    const fields = Object.keys(extensions.brings)
    const part = (record: Record<string, unknown> | null) =>
      record && Object.fromEntries(fields.map((field) => [field, record[field]]))
    expect(await rows(`${name} { ${fields.join(' ')} }`)).toEqual(
      whole.map((row) => ({ [name]: part(row[name] as Record<string, unknown> | null) })),
    )
    // `versao` is never brought: with it the record is read
    for (const selection of selections(named(other))) {
      const read = await rows(`${name} { ${selection} versao }`)
      expect(await rows(`${name} { ${selection} }`)).toEqual(
        read.map((row) => ({ [name]: selection === 'versao' ? row[name] : withoutVersao(row[name] as object | null) })),
      )
    }
  }
})

const withoutVersao = (record: object | null) => {
  if (!record) return record
  const { versao, ...rest } = record as Record<string, unknown>
  return rest
}
