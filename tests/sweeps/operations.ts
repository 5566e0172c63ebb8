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
  isObjectType,
} from 'graphql'
import type { Action, PublicAction } from '../../server/kernel/access/actions.js'
import type { GraphqlAnswer, TestApp } from '../factories/harness.js'
import { knownPassword } from '../factories/password.js'
import { kindOfInput, refFields } from '../factories/records.js'
import { picture } from '../factories/sample.js'

type Kind = 'query' | 'mutation' | 'subscription'

/** A GraphQL operation, ready to be called with sample values. */
export interface Operation {
  kind: Kind
  name: string
  action: Action | PublicAction | undefined
  args: readonly GraphQLArgument[]
  text: string
  /** name of the type it returns */
  answers: string
}

/** All operations of the schema. */
export function operationsOf(schema: GraphQLSchema): Operation[] {
  const types = {
    query: schema.getQueryType(),
    mutation: schema.getMutationType(),
    subscription: schema.getSubscriptionType(),
  }
  const kinds: Kind[] = ['query', 'mutation', 'subscription']
  return kinds.flatMap((kind) => Object.values(types[kind]?.getFields() ?? {}).map((field) => operation(kind, field)))
}

function operation(kind: Kind, field: GraphQLField<unknown, unknown>): Operation {
  const variables = field.args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')
  const args = field.args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')
  const answer = getNamedType(field.type)
  // an operation on a list returns which records it left out
  const left = isObjectType(answer) && answer.getFields().recusados ? ' recusados { __typename }' : ''
  const selection = isLeafType(answer) ? '' : ` { __typename${left} }`
  return {
    kind,
    name: field.name,
    action: field.extensions.action as Action | PublicAction | undefined,
    args: field.args,
    text: `${kind}${variables && `(${variables})`} { ${field.name}${args && `(${args})`}${selection} }`,
    answers: getNamedType(field.type).name,
  }
}

/** Calls an operation with the token; an operation that takes an upload gets `file`. */
export function callOperation(
  app: TestApp,
  token: string | null,
  operation: Operation,
  variables: Record<string, unknown>,
  file = picture,
): Promise<GraphqlAnswer> {
  if (operation.kind === 'subscription') return app.subscribeOnce(token, operation.text, variables)
  const upload = operation.args.find((arg) => isUpload(arg))
  if (!upload) return app.graphql(token, operation.text, variables)
  return app.upload(token, operation.text, variables, { [upload.name]: file })
}

const isUpload = (arg: GraphQLArgument) => getNamedType(arg.type).name === 'Upload'

/** Whether `test` holds for an argument's name or, if the argument is an input, for one of its fields. */
export const takes = (operation: Operation, test: (name: string) => boolean): boolean =>
  operation.args.some(({ name, type }) => {
    const named = getNamedType(type)
    if (!isInputObjectType(named)) return test(name)
    const kind = kindOfInput(named.name)
    return (kind ? (kind.refs ?? []) : Object.keys(named.getFields())).some(test)
  })

/**
 * Arguments that pass validation: the sample of a record's input, otherwise the minimum that the types require. All
 * references to records are `ref`.
 */
export const variablesFor = (operation: Operation, ref: string): Record<string, unknown> =>
  Object.fromEntries(operation.args.map((arg) => [arg.name, sample(arg.type, arg.name, ref)]))

function sample(type: GraphQLInputType, name: string, ref: string): unknown {
  if (name === 'id' || name === 'uuid' || refFields.has(name)) return ref
  const required = isNonNullType(type)
  const inner = required ? type.ofType : type
  if (isInputObjectType(inner)) {
    const kind = kindOfInput(inner.name)
    if (kind?.sample) return kind.sample(ref)
    const fields = Object.values(inner.getFields())
    const minimum = Object.fromEntries(fields.map((field) => [field.name, sample(field.type, field.name, ref)]))
    return { ...minimum, ...validFields[inner.name]?.(ref) }
  }
  // operations ask for the password, though clients of the version before do not send it
  if (!required && name !== 'minhaSenha') return null
  if (isListType(inner)) return [sample(inner.ofType, name, ref)]
  if (isEnumType(inner)) return inner.getValues()[0]?.name
  return words[name] ?? scalars[inner.name] ?? 'texto de teste'
}

/** Fields that pass validation only with a value that their types do not tell. */
const validFields: Record<string, (ref: string) => object> = {
  // one of two optional fields is required
  LinhaPrevisaoInput: (ref) => ({ idCategoria: ref, total: '10.00' }),
  CopiaPrevisaoInput: () => ({ origem: 'realizado' }),
  AprovacaoPrevisaoInput: () => ({ orgao: 'assembleia' }),
  ComunicacaoIncidenteInput: () => ({ destino: 'anpd', data: '2026-06-08T12:00:00Z' }),
  ParentescoInput: () => ({ tipo: 'irmao' }),
}

/** Arguments that accept only some values. */
const words: Record<string, string | number> = {
  ano: 2026,
  minhaSenha: knownPassword,
  aparelho: '6f1d7c52-6a1c-4f0e-9b1e-0d5c3a7e2b41',
  novoUuid: '0b9c6a1e-3f47-4d0a-8c55-9e1f2a6b7c80',
  area: 'tesouraria',
  nivel: 'nada',
  alcance: 'tudo',
  tabela: 'local',
  destino: 'anpd',
  resposta: 'confirmada',
  tomMusica: 'G',
  meioDizimo: 'pix',
  finalidade: 'dizimo',
  opiniao: 'aprova',
  decisao: 'aprovada',
  tipoChave: 'email',
  chavePix: 'tesouraria@betel.org.br',
}

const scalars: Record<string, unknown> = {
  Int: 5,
  Boolean: false,
  ID: '1',
  DateOnly: '2026-01-15',
  DateTime: '2026-01-15T12:00:00Z',
  Decimal: '10.00',
}
