import { type ApolloServerPlugin, HeaderMap } from '@apollo/server'
import type { DocumentNode, ExecutionResult, GraphQLSchema, OperationDefinitionNode } from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'
import { Recent } from '../../base/recent.js'
import { inSpan } from '../../base/watching/running.js'
import type { Context } from '../../work/context/context.js'
import { logAnswered, setStatus } from './answers.js'
import { formatError } from './errors.js'
import { onlyDescribes } from './limits.js'
import { rootFields } from './root-fields.js'
import { exactScalars } from './scalars/exact-scalars.js'

const names = new WeakMap<OperationDefinitionNode, string>()

/**
 * The name of an operation for the operator: its kind and its first fields. The name that the client gives is not used,
 * because it may be any text.
 */
function nameOf(document: DocumentNode, operation: OperationDefinitionNode): string {
  let name = names.get(operation)
  if (name === undefined) {
    const fields = [...new Set(rootFields(document, operation))]
    name = `${operation.operation} ${fields.slice(0, 3).join(' ')}${fields.length > 3 ? ' ...' : ''}`
    names.set(operation, name)
  }
  return name
}

/** Whether the answer is always the same: it describes the schema, without variables. */
const isConstant = (operation: OperationDefinitionNode): boolean =>
  !operation.variableDefinitions?.length && onlyDescribes(operation)

/**
 * graphql-jit instead of the interpreting executor: 1.7 to 2.4 times the throughput. Each operation is compiled once.
 */
export function compiledExecution(
  schema: GraphQLSchema,
  { production, exactTypes }: { production: boolean; exactTypes: boolean },
): ApolloServerPlugin<Context> {
  const compiled = new WeakMap<OperationDefinitionNode, CompiledQuery | ExecutionResult>()
  // the answer is as long as the schema, so few are kept
  const described = new Recent<OperationDefinitionNode, ExecutionResult>(20)
  const leaves = exactTypes ? { customSerializers: exactScalars } : { disableLeafSerialization: true }
  const compile = (operation: OperationDefinitionNode, document: DocumentNode, name: string | null | undefined) => {
    const known = compiled.get(operation)
    if (known) return known
    const query = compileQuery(schema, document, name ?? undefined, leaves) as CompiledQuery | ExecutionResult
    compiled.set(operation, query)
    return query
  }
  return {
    requestDidStart: async () => ({
      responseForOperation: async ({ document, operation, operationName, contextValue, request }) => {
        // the library refuses a document without the operation that is asked for
        if (!operation) return null
        const query = compile(operation, document, operationName)
        const name = nameOf(document, operation)
        contextValue.work.operation = name
        const run = isCompiledQuery(query) ? query.query : undefined
        const result =
          described.get(operation) ??
          (run
            ? await inSpan(name, { 'graphql.operation.type': operation.operation }, async () =>
                run(undefined, contextValue, request.variables ?? {}),
              )
            : (query as ExecutionResult))
        if (isConstant(operation)) described.set(operation, result)
        const errors = result.errors?.map((error) => {
          const formatted = formatError(
            error,
            contextValue.caller.requestId,
            !production || contextValue.viewer?.escopos !== undefined,
            error.originalError || error.path ? undefined : 'BAD_USER_INPUT',
          )
          logAnswered(contextValue, error, formatted)
          return formatted
        })
        const response = {
          http: { status: undefined, headers: new HeaderMap() },
          body: {
            kind: 'single' as const,
            singleResult: { ...result, errors } as { data?: Record<string, unknown> | null; errors?: typeof errors },
          },
        }
        setStatus(response, response.body.singleResult)
        return response
      },
    }),
  }
}
