import {
  type DocumentNode,
  type ExecutionArgs,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql'
import type { Viewer } from '../../../access/can.js'
import { badRequest, forbidden } from '../../../base/errors.js'
import { isTooDeep } from '../../http/bodies.js'
import { limitRules, limits } from '../limits.js'
import { documentHash } from '../manifest.js'

/** What the client sent. */
export interface Asked {
  query: string
  operationName?: string | null
  variables?: Record<string, unknown> | null
}

/** What operations are checked against. */
export interface OperationRules {
  schema: GraphQLSchema
  production: boolean
  /** hashes of the browser's operations, when only those are accepted */
  manifest?: ReadonlySet<string>
}

/** Checks an operation and returns it ready to execute, or says why not. */
export function acceptOperation(
  rules: OperationRules,
  viewer: Viewer | undefined,
  { query, operationName = null, variables }: Asked,
): ExecutionArgs | GraphQLError[] {
  if (isTooDeep(variables)) return [wrapped(badRequest())]
  try {
    const document = parse(query, { maxTokens: limits.tokens })
    const refusal = refusalOf(document, operationName, rules, viewer)
    return refusal ? [refusal] : { schema: rules.schema, document, operationName, variableValues: variables ?? {} }
  } catch (error) {
    return [refused(error as GraphQLError, 'GRAPHQL_PARSE_FAILED')]
  }
}

/** Why this operation is not accepted. A client with an API token gets hints, and may send what it likes. */
function refusalOf(
  document: DocumentNode,
  operationName: string | null,
  { schema, production, manifest }: OperationRules,
  viewer: Viewer | undefined,
): GraphQLError | undefined {
  const isBrowser = !viewer?.escopos
  const rules = [...specifiedRules, ...limitRules, ...(production ? [NoSchemaIntrospectionCustomRule] : [])]
  const [error] = validate(schema, document, rules, { hideSuggestions: production && isBrowser })
  if (error) return refused(error, 'GRAPHQL_VALIDATION_FAILED')
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
    return refused(new GraphQLError('Only subscriptions.'), 'OPERATION_RESOLUTION_FAILURE')
  if (manifest && isBrowser && !manifest.has(documentHash(document)))
    return wrapped(forbidden('Esta consulta não está na lista das que o navegador pode enviar.'))
  return undefined
}

/** Wraps an error in a GraphQLError, because the protocol's hooks expect that class. */
export const wrapped = (originalError: Error): GraphQLError => new GraphQLError('', { originalError })

const refused = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, { extensions: { code } })
