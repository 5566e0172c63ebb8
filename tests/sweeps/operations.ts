import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { Action, PublicAction } from '../../server/kernel/access/actions.js'

/** A query or mutation, ready to be called with made-up values. */
export interface Operation {
  kind: 'query' | 'mutation'
  name: string
  action: Action | PublicAction | undefined
  args: readonly GraphQLArgument[]
  text: string
  takesUpload: boolean
}

/** Every query and mutation of the schema, without being told. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const fields = (kind: 'query' | 'mutation') => {
    const type = kind === 'query' ? schema.getQueryType() : schema.getMutationType()
    return Object.values(type?.getFields() ?? {}).map((field) => operation(kind, field))
  }
  return [...fields('query'), ...fields('mutation')]
}

function operation(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>): Operation {
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }'
  return {
    kind,
    name: field.name,
    action: field.extensions.action as Action | PublicAction | undefined,
    args: field.args,
    text: `${kind}${variables && `(${variables})`} { ${field.name}${args && `(${args})`}${selection} }`,
    takesUpload: field.args.some((arg) => getNamedType(arg.type).name === 'Upload'),
  }
}

/** Values for an operation's arguments: `given` by name anywhere in the input, otherwise something of the right type. */
export function variablesFor(operation: Operation, given: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    operation.args.map((arg) => [arg.name, arg.name in given ? given[arg.name] : sample(arg.type, arg.name, given)]),
  )
}

function sample(type: GraphQLInputType, name: string, given: Record<string, unknown>): unknown {
  if (isNonNullType(type)) return sample(type.ofType, name, given) ?? given[name]
  if (name in given) return given[name]
  if (isListType(type)) return [sample(type.ofType, name, given)]
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map((field) => [field.name, sample(field.type, field.name, given)]),
    )
  if (isEnumType(type)) return type.getValues()[0]?.name
  if (name === 'idCliente' || name === 'versao' || name === 'after') return null
  if (type.name === 'Int') return name === 'first' ? 5 : 1
  if (type.name === 'Boolean') return false
  if (type.name === 'ID') return '1'
  if (type.name === 'DateOnly') return '2026-01-15'
  if (type.name === 'Decimal') return '10.00'
  if (type.name === 'Upload') return null
  return 'texto de teste'
}
