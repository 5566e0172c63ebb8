import { assertValidSchema, type GraphQLSchema, isInterfaceType, isObjectType, specifiedDirectives } from 'graphql'
import { buildSchemaSync, type NonEmptyArray } from 'type-graphql'
import type { Feature } from '../feature.js'
import { weightOf } from './limits.js'
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
    directives: [...specifiedDirectives, perfilDirective],
    // type-graphql requires a pubSub when there are subscriptions, although each subscription here has its own source
    pubSub: { publish: () => undefined, subscribe: noTopics },
    validate: false,
    // its check introspects the whole schema, which takes as long as making it; assertValidSchema below checks it, too
    skipCheck: true,
  })
  assertValidSchema(schema)
  takeBrought(schema, new Set(features.flatMap(({ nested }) => nested ?? []).map(({ property }) => property)))
  callDirectly(schema)
  shortenEdges(schema)
  nameTypes(schema)
  tellCosts(schema)
  return schema
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
 * the fields' own work. These are edges, which authorise by themselves, and records whose row already contains
 * everything that is requested.
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

/**
 * Lists that were read together with their rows are returned without their resolver, because calling it for each row of
 * a page costs more than its work. These rows contain only what the current user may see.
 */
function takeBrought(schema: GraphQLSchema, properties: ReadonlySet<string>): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type)) continue
    for (const field of Object.values(type.getFields())) {
      const { name, resolve, extensions } = field
      if (!resolve || !properties.has(name) || String(extensions.columns) !== name) continue
      field.resolve = (row, ...rest) => row[name] ?? resolve(row, ...rest)
    }
  }
}

function noTopics(): never {
  throw new Error('a subscription without a source of its own')
}
