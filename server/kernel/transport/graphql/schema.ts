import {
  assertValidSchema,
  type GraphQLSchema,
  isInterfaceType,
  isObjectType,
  isScalarType,
  specifiedDirectives,
} from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import type { Feature } from '../feature.js'
import { addChurchArguments } from './church.js'
import { weightOf } from './limits.js'
import { allowNullWithError, semanticNonNull } from './null-with-error.js'
import { perfilDirective, writeDirectives } from './perfil.directive.js'
import { brought } from './selection.js'

/** The schema of all features' resolvers. The use cases' schemas validate the input, so it is not validated here. */
export function makeSchema(features: readonly Feature[]): GraphQLSchema {
  writeDirectives()
  const resolvers = features.flatMap((feature) => [...(feature.resolvers ?? [])]) as unknown as NonEmptyArray<
    () => unknown
  >
  const schema = buildSchemaSync({
    resolvers,
    // without the specified directives, GraphQL would not know @include and @skip
    directives: [...specifiedDirectives, perfilDirective, semanticNonNull],
    // type-graphql requires a pubSub when there are subscriptions, although each subscription here has its own source
    pubSub: { publish: () => undefined, subscribe: noTopics },
    validate: false,
    // its check introspects the whole schema, which takes as long as making it; assertValidSchema below checks it, too
    skipCheck: true,
  })
  addChurchArguments(schema)
  assertValidSchema(schema)
  callDirectly(schema)
  shortenEdges(schema)
  nameTypes(schema)
  tellCosts(schema)
  describeRoots(schema)
  allowNullWithError(schema)
  return schema
}

/** What type-graphql cannot describe: the root types, and the scalar of another library. */
function describeRoots(schema: GraphQLSchema): void {
  const texts = {
    Query: 'O que se pode ler. Cada campo diz de que permissão precisa; um token precisa dela entre os seus escopos.',
    Mutation:
      'O que se pode fazer. Os campos de uma chamada são feitos um depois do outro; um que falha não desfaz os de antes.',
    Subscription: 'O que se pode acompanhar, por WebSocket em /graphql/ws (protocolo graphql-transport-ws).',
    Upload: 'Um arquivo, enviado em multipart/form-data.',
  }
  for (const [name, text] of Object.entries(texts)) {
    const type = schema.getType(name)
    if (type) type.description = text
  }
  const upload = schema.getType('Upload')
  if (isScalarType(upload)) upload.specifiedByURL = 'https://github.com/jaydenseric/graphql-multipart-request-spec'
}

/** The description of a field that reads much says what it costs, for those who reckon what a query may ask. */
function tellCosts(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const cost = weightOf(field)
      if (cost > 1) field.description = `${field.description} Custa ${cost}.`
    }
  }
}

/** The row of an interface names its type. Compiled queries cannot wait for type-graphql's function, which is async. */
function nameTypes(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap()))
    if (isInterfaceType(type)) type.resolveType = (row: { __typename: string }) => row.__typename
}

/**
 * Fields that are asked once for each row of a page are called without the layers of type-graphql, which cost more than
 * the fields' own work. These are edges and other fields that are `Directly` resolved, which authorise by themselves, and
 * records whose row already contains everything that is requested.
 */
function callDirectly(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { resolve, extensions } = field
      if (extensions.resolve) field.resolve = extensions.resolve as typeof resolve
      else if (resolve && extensions.brings && !extensions.action)
        field.resolve = (row, args, ctx, info) => brought(info, row) ?? resolve(row, args, ctx, info)
    }
  }
}

/** An edge belongs to its record's church, so it has no argument that names one. */
function shortenEdges(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields()))
      if (field.extensions.edge) field.args = field.args.filter(({ name }) => name !== 'idCliente')
  }
}

function noTopics(): never {
  throw new Error('a subscription without a source of its own')
}
