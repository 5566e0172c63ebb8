import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { buildClientSchema, type IntrospectionQuery, printSchema } from 'graphql'
import { type Installation, installation } from './server.js'

/* Generators of other languages, which the registry of this project's packages does not have: they are asked for as
their documents and headers are published. Both first ask what the server knows, and then for the schema with all of it.
Apollo Kotlin: apollographql/apollo-kotlin 1a3105c7, libraries/apollo-tooling (pre-introspection.graphql,
base-introspection.graphql, SchemaHelper.kt). Strawberry Shake: ChilliCream/graphql-platform 05dc2068,
src/HotChocolate/Utilities/src/Utilities.Introspection (CapabilityInspector.cs, IntrospectionQueryBuilder.cs). */
let server: Installation
let token: string
beforeAll(async () => {
  server = await installation()
  token = await server.apiToken(['celula.ler'])
})
afterAll(() => server.stop())

interface Told {
  name: string
  fields?: { name: string; args?: { name: string }[] }[] | null
}

/** What the server answers to one document, of which the tool takes no error. */
async function ask<T>(accept: string, operationName: string, query: string): Promise<T> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { accept, 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ operationName, query }),
  })
  const { data, errors } = (await answer.json()) as { data: T; errors?: unknown }
  expect([answer.status, errors]).toEqual([200, undefined])
  return data
}

const has = ({ fields }: Told, name: string): boolean => fields?.some((field) => field.name === name) ?? false
const takes = ({ fields }: Told, name: string, argument: string): boolean =>
  fields?.some((field) => field.name === name && field.args?.some((one) => one.name === argument)) ?? false

/** The part of the documents that both have: a type within `depth` others. */
const typeRef = (depth: number) =>
  `fragment TypeRef on __Type { ${'kind name ofType { '.repeat(depth)} kind name ${'}'.repeat(depth)} }`
const roots = 'queryType { name } mutationType { name } subscriptionType { name }'
const values = 'enumValues(includeDeprecated: true) { name description isDeprecated deprecationReason }'

/** The schema as a generator sees it, and as the server's own library asks for it. */
async function sameAsOurs(told: IntrospectionQuery) {
  const ours = await (
    await fetch(`${server.url}/graphql/schema`, { headers: { authorization: `Bearer ${token}` } })
  ).text()
  const theirs = buildClientSchema(told)
  expect(Object.keys(theirs.getTypeMap()).length).toBeGreaterThan(100)
  for (const line of printSchema(theirs).match(/^(type|input|enum|interface|scalar) \w+/gm) ?? [])
    expect(ours).toContain(line)
}

test('Apollo Kotlin downloads the schema', async () => {
  const { __schema: known } = await ask<{ __schema: { types: Told[] } }>(
    'multipart/mixed;deferSpec=20220824, application/graphql-response+json, application/json',
    'PreIntrospectionQuery',
    `query PreIntrospectionQuery { __schema { types { __typename ...TypeFields } } }
     fragment TypeFields on __Type { name fields { name args { name } } }`,
  )
  const named = (name: string) => known.types.find((type) => type.name === name) as Told
  const [schema, type, directive] = [named('__Schema'), named('__Type'), named('__Directive')]
  const late = takes(type, 'inputFields', 'includeDeprecated') ? '(includeDeprecated: true)' : ''
  const directives = takes(schema, 'directives', 'includeDeprecated')
    ? ['(includeDeprecated: true)', 'isDeprecated deprecationReason']
    : ['', '']
  const only = (of: Told, ...names: string[]) => names.filter((name) => has(of, name)).join(' ')
  expect([late, only(type, 'specifiedByURL', 'isOneOf')]).toEqual([
    '(includeDeprecated: true)',
    'specifiedByURL isOneOf',
  ])
  const told = await ask<IntrospectionQuery>(
    'application/graphql-response+json, application/json',
    'IntrospectionQuery',
    `query IntrospectionQuery { __schema { ${roots} types { ...FullType }
       directives${directives[0]} { name description locations args${late} { ...InputValue }
         ${only(directive, 'isRepeatable')} ${directives[1]} } ${only(schema, 'description')} } }
     fragment FullType on __Type { kind name description
       fields(includeDeprecated: true) { name description args${late} { ...InputValue } type { ...TypeRef } isDeprecated deprecationReason }
       inputFields${late} { ...InputValue } interfaces { ...TypeRef } ${values} possibleTypes { ...TypeRef }
       ${only(type, 'specifiedByURL', 'isOneOf')} }
     fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue ${late && 'isDeprecated deprecationReason'} }
     ${typeRef(7)}`,
  )
  await sameAsOurs(told)
})

test('Strawberry Shake downloads the schema', async () => {
  const accept =
    'application/graphql-response+json; charset=utf-8, application/json; charset=utf-8, text/event-stream; charset=utf-8'
  const inspect = async (selection: string) =>
    ask<{ __type: Told; __schema: { directives: Told[] } }>(
      accept,
      'IntrospectionQuery',
      `query IntrospectionQuery { ${selection} }`,
    )
  const [field, directive, , schema] = await Promise.all([
    inspect('__type(name: "__Field") { fields { name args { name } } }'),
    inspect('__type(name: "__Directive") { fields { name } }'),
    inspect('__schema { directives { name } }'),
    inspect('__type(name: "__Schema") { fields { name } }'),
  ])
  expect(takes(field.__type, 'args', 'includeDeprecated')).toBe(true)
  expect([has(schema.__type, 'description'), has(directive.__type, 'isRepeatable')]).toEqual([true, true])
  const args = 'args(includeDeprecated: true) { ...InputValue isDeprecated deprecationReason }'
  const told = await ask<IntrospectionQuery>(
    accept,
    'IntrospectionQuery',
    `query IntrospectionQuery { __schema { description ${roots} types { ...FullType }
       directives { name description ${args} locations isRepeatable } } }
     fragment FullType on __Type { kind name description
       fields(includeDeprecated: true) { name description ${args} type { ...TypeRef } isDeprecated deprecationReason }
       inputFields(includeDeprecated: true) { ...InputValue isDeprecated deprecationReason }
       interfaces { ...TypeRef } ${values} possibleTypes { ...TypeRef } }
     fragment InputValue on __InputValue { name description type { ...TypeRef } defaultValue }
     ${typeRef(5)}`,
  )
  await sameAsOurs(told)
})
