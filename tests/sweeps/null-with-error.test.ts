import path from 'node:path'
import { expect, test } from '@jest/globals'
import { buildASTSchema, type GraphQLSchema, isCompositeType, isNonNullType, isObjectType } from 'graphql'
import clientSchema from '../tools/client-schema.mjs'
import { sweptSchema } from './swept.js'

/** The edges and the queries of one record: what fails for a reason of its own. */
const failing = Object.values(sweptSchema.getTypeMap()).flatMap((type) =>
  isObjectType(type)
    ? Object.values(type.getFields())
        .filter(
          ({ extensions, args, type: of }) =>
            extensions.edge ||
            (type === sweptSchema.getQueryType() &&
              isCompositeType(isNonNullType(of) ? of.ofType : of) &&
              args.some(({ name, type: given }) => name === 'id' && isNonNullType(given))),
        )
        .map((field) => ({ type: type.name, field }))
    : [],
)

const fieldIn = (schema: GraphQLSchema, { type, field }: (typeof failing)[number]) => {
  const owner = schema.getType(type)
  return isObjectType(owner) ? owner.getFields()[field.name] : undefined
}

test('an edge or a record that cannot be read makes only itself null', () => {
  expect(failing.length).toBeGreaterThan(100)
  expect(
    failing.filter(({ field }) => isNonNullType(field.type)).map(({ type, field }) => `${type}.${field.name}`),
  ).toEqual([])
})

test('for the client, whose queries fail as a whole, the same fields are never null', () => {
  const client = buildASTSchema(clientSchema(path.resolve(import.meta.dirname, '../../schema/schema.graphql')))
  const marked = failing.filter(({ field }) => field.extensions.directives)
  expect(marked.length).toBeGreaterThan(100)
  expect(marked.filter((one) => !isNonNullType(fieldIn(client, one)?.type))).toEqual([])
})
