import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { InMemoryCache } from '@apollo/client'
import { expect, test } from '@jest/globals'
import {
  type DefinitionNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
  visit,
} from 'graphql'
import Upload from 'graphql-upload/Upload.mjs'
import { features } from '../../server/features.js'
import { costOf, limits } from '../../server/kernel/transport/graphql/limits.js'
import { schemaOf } from '../factories/schema.js'

const root = path.resolve(import.meta.dirname, '../..')
const schema = schemaOf(features)

const definitions = globSync('client/**/*.graphql', { cwd: root }).flatMap(
  (file) => parse(readFileSync(path.join(root, file), 'utf8')).definitions,
)
const operations = definitions.filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
)

/** The definition and all fragments that it uses, each once. */
function withFragments(definition: DefinitionNode, found = new Set<DefinitionNode>()): Set<DefinitionNode> {
  found.add(definition)
  visit(definition, {
    FragmentSpread: ({ name }) => {
      const fragment = fragments.get(name.value)
      if (fragment && !found.has(fragment)) withFragments(fragment, found)
    },
  })
  return found
}

const scalars: Record<string, unknown> = {
  Int: 1,
  Float: 1,
  Boolean: true,
  Decimal: '1.00',
  DateOnly: '2026-01-01',
  DateTime: '2026-01-01T00:00:00Z',
  Upload: new Upload(),
}

/**
 * The value of a variable in the most expensive call that a screen can send: 100 rows a page, a search, every optional
 * part.
 */
function value(type: GraphQLInputType, name = ''): unknown {
  if (isNonNullType(type)) return value(type.ofType, name)
  if (isListType(type)) return [value(type.ofType)]
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField)
    return Object.fromEntries(required.map((field) => [field.name, value(field.type, field.name)]))
  }
  if (name === 'first') return 100
  return type.name in scalars ? scalars[type.name] : 'x'
}

/** The document as Apollo Client sends it: with the type name of every record. */
const asSent = (document: DocumentNode) => new InMemoryCache().transformDocument(document)

test.each(operations.map((one) => [one.name?.value ?? '', one] as const))(
  'the operation %s costs less than the limit',
  (name, operation) => {
    const variables = Object.fromEntries(
      (operation.variableDefinitions ?? []).map(({ variable, type }) => [
        variable.name.value,
        value(typeFromAST(schema, type) as GraphQLInputType, variable.name.value),
      ]),
    )
    const document = asSent({ kind: Kind.DOCUMENT, definitions: [...withFragments(operation)] })
    const cost = costOf(schema, document, variables, name)
    expect(cost).toBeGreaterThan(0)
    expect(cost).toBeLessThanOrEqual(limits.complexity)
  },
)
