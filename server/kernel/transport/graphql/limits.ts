import type { ApolloServerPlugin } from '@apollo/server'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import {
  type ASTVisitor,
  type DocumentNode,
  type FieldNode,
  GraphQLError,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInterfaceType,
  isListType,
  isObjectType,
  type OperationDefinitionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
  type VariableNode,
  visit,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import type { Context } from '../../work/context/context.js'

export const limits = { depth: 8, aliases: 15, tokens: 1000, complexity: 1000 } as const

/**
 * The rules report errors instead of throwing them, so that the response is a validation error like any other. Their
 * text says the limit; only clients that may read the schema get it (formatError).
 */
const reporting = {
  propagateOnRejection: false,
  exposeLimits: true,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
}

/** Introspection lists that are as long as the schema has types, or as a type has fields. */
const describingLists = new Set(['types', 'fields', 'inputFields', 'interfaces', 'possibleTypes', 'enumValues'])

/**
 * Introspection counts neither as depth nor as cost, so this rule limits it to the size of the query that every tool
 * sends: the whole schema once, and at most two nested lists. It allows aliases only at its root, where tools ask for
 * several types, because below they multiply from level to level.
 */
function introspectionRule(context: ValidationContext): ASTVisitor {
  const isLarge = (of: SelectionSetNode | undefined, lists: number, seen: Set<string>): boolean =>
    of?.selections.some((node) => {
      if (node.kind === 'InlineFragment') return isLarge(node.selectionSet, lists, seen)
      if (node.kind === 'Field') {
        const inside = lists + (describingLists.has(node.name.value) ? 1 : 0)
        return node.alias !== undefined || inside > 2 || isLarge(node.selectionSet, inside, seen)
      }
      const key = `${node.name.value} ${lists}`
      if (seen.has(key)) return false
      seen.add(key)
      return isLarge(context.getFragment(node.name.value)?.selectionSet, lists, seen)
    }) ?? false
  let schemas = 0
  return {
    Field(node: FieldNode) {
      if (node.name.value !== '__schema' && node.name.value !== '__type') return
      if (node.name.value === '__schema') schemas++
      if (schemas > 1 || isLarge(node.selectionSet, 0, new Set()))
        context.reportError(
          new GraphQLError(
            'Introspection takes __schema once, aliases only at its root, and no more than two lists within each other.',
            { nodes: node },
          ),
        )
    },
  }
}

export const limitRules = [
  maxDepthRule({ n: limits.depth, ignoreIntrospection: true, ...reporting }),
  maxAliasesRule({ n: limits.aliases, ...reporting }),
  introspectionRule,
] as unknown as ValidationRule[]

/** The cost that a field declares when it reads more than one record: `@Query(() => Figures, { complexity: 70 })`. */
export const weightOf = ({ extensions }: { extensions: { complexity?: unknown } }): number =>
  typeof extensions.complexity === 'number' ? extensions.complexity : 1

/** The cost of a search, because it scans every record of a church. */
const search = 40

/**
 * The cost of an edge is its size times the cost of an item. The operation counts a tenth of it all: a list's page is a
 * tenth of its size times the cost of an item, and a record a tenth of the edges below it. So 100 people with all their
 * fields pass, and pages inside pages up to 10,000 fields.
 */
const pageEstimator: ComplexityEstimator = ({ args, childComplexity, field }) => {
  if (typeof args.first !== 'number') return undefined
  const own = weightOf(field) + (args.busca ? search : 0)
  if (field.extensions.edge) return own + childComplexity * args.first
  return own + Math.ceil((childComplexity * Math.max(args.first, 10)) / 10)
}

/** The cost of one record that the operation selects by its id. Only edges can make such a record expensive. */
const recordEstimator: ComplexityEstimator = ({ type, childComplexity, field }) =>
  isRoot(type) && isRecord(getNamedType(field.type)) && childComplexity > mostFields
    ? weightOf(field) + Math.max(mostFields, Math.ceil(childComplexity / 10))
    : undefined

const mostFields = 100

const isRoot = ({ name }: GraphQLNamedType): boolean => name === 'Query' || name === 'Mutation'

/** A kind of record, or the interface of all kinds. */
const isRecord = (type: GraphQLNamedType): boolean =>
  (isObjectType(type) || isInterfaceType(type)) && 'uuid' in type.getFields()

/**
 * A list without pages within a record, such as a roll call, multiplies what hangs below it like a page of five items;
 * so does a field that declares it: `@Field(() => [Thing], { complexity: fewOf })`.
 */
export const fewOf: ComplexityEstimator = ({ childComplexity, field }) => weightOf(field) + childComplexity * 5

const listEstimator: ComplexityEstimator = (given) => {
  const { type, field } = given
  const isList = isListType(getNullableType(field.type))
  if (field.extensions.complexity !== fewOf && !(isList && isRecord(type))) return undefined
  return fewOf(given)
}

const weightEstimator: ComplexityEstimator = ({ childComplexity, field }) => weightOf(field) + childComplexity

const estimators = [pageEstimator, recordEstimator, listEstimator, weightEstimator]

/**
 * Refuses operations whose cost (the fields' own, pages by their size) exceeds the limit, before anything is read. An
 * API token reads the cost in the answer's `extensions.custo`.
 */
export const complexityLimit = (schema: GraphQLSchema): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => {
    let usado: number | undefined
    return {
      didResolveOperation: async ({ document, request, operationName, operation }) => {
        if (!operation) return
        const variables = request.variables ?? {}
        usado = onlyDescribes(operation)
          ? 0
          : remembered(document, operation, variables, () => costOf(schema, document, variables, operationName))
        if (usado > limits.complexity) {
          throw new GraphQLError(`Ela custa ${usado}, e o limite é ${limits.complexity}.`, {
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
          })
        }
      },
      willSendResponse: async ({ response: { body }, contextValue }) => {
        if (usado === undefined || body.kind !== 'single' || !contextValue.viewer?.escopos) return
        body.singleResult.extensions = { custo: { usado, limite: limits.complexity } }
      },
    }
  },
})

/** Whether the operation asks only for the schema, which another rule limits. */
export const onlyDescribes = ({ selectionSet }: OperationDefinitionNode): boolean =>
  selectionSet.selections.every((node) => node.kind === 'Field' && node.name.value.startsWith('__'))

const costs = new WeakMap<OperationDefinitionNode, { counted: ReadonlySet<string>; costs: Map<string, number> }>()

/**
 * The cost depends on the operation, the sizes of its pages, the switches of its directives, and whether texts are given;
 * not on which record is asked.
 */
function remembered(
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
  cost: () => number,
): number {
  const known = costs.get(operation) ?? { counted: countedVariables(document), costs: new Map<string, number>() }
  costs.set(operation, known)
  const key = Object.entries(variables)
    .map(([name, value]) => JSON.stringify([name, value], known.counted.has(name) ? undefined : kindOf))
    .join()
  let found = known.costs.get(key)
  if (found === undefined) {
    found = cost()
    // clients choose the keys, so only short ones are cached, to bound the memory
    if (known.costs.size < 20 && key.length < 200) known.costs.set(key, found)
  }
  return found
}

/** The variables whose values the cost depends on: sizes of pages, and switches of directives. */
function countedVariables(document: DocumentNode): ReadonlySet<string> {
  const names = new Set<string>()
  const note = ({ name }: VariableNode) => void names.add(name.value)
  visit(document, {
    Argument: ({ name, value }) => void (name.value === 'first' && value.kind === 'Variable' && note(value)),
    Directive: (directive) => void visit(directive, { Variable: note }),
  })
  return names
}

/**
 * What matters of a value that the cost does not depend on. A number that GraphQL refuses must not look like one that it
 * accepts.
 */
const kindOf = (key: string, value: unknown): unknown => {
  if (typeof value === 'string' && key !== '0') return value !== ''
  return typeof value === 'number' && (value | 0) === value ? 0 : value
}

/** Computes the cost. Variables that do not match the operation are detected here first. */
export function costOf(
  schema: GraphQLSchema,
  query: DocumentNode,
  variables: Record<string, unknown>,
  operationName?: string | null,
): number {
  try {
    return getComplexity({ schema, query, variables, ...(operationName && { operationName }), estimators })
  } catch (error) {
    throw new GraphQLError((error as Error).message, {
      extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
    })
  }
}
