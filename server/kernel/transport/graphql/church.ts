import type { ApolloServerPlugin } from '@apollo/server'
import {
  type FieldNode,
  GraphQLInt,
  type GraphQLSchema,
  isObjectType,
  type OperationDefinitionNode,
  type ValueNode,
} from 'graphql'
import { churchArguments } from '../../../../schema/rules/church-arguments.js'
import type { Action, PublicAction } from '../../access/actions.js'
import { readsEveryChurch } from '../../access/can.js'
import { invalid, tenantMismatch } from '../../base/errors.js'
import type { Context } from '../../work/context/context.js'
import { churchNumber, enter, isOutside } from '../../work/context/entered-church.js'
import { churchArgument, churchInHeader } from './arguments.js'
import { rootFieldNodes } from './root-fields.js'

const unequal = 'A igreja do argumento não é a do cabeçalho x-igreja.'
const several = 'Este pedido nomeia igrejas diferentes. Faça um pedido para cada uma.'

/**
 * Puts a request into the church that its header `x-igreja` names. Older tools name it in the argument `idCliente` of the
 * fields, which counts where there is no header.
 */
export function churchOfRequest(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ document, operation, request, contextValue: ctx }) => {
        if (!operation) return
        const fields = rootFieldNodes(document, operation)
        const types = schema.getRootType(operation.operation)?.getFields() ?? {}
        const concernsChurch = fields.some(({ name: { value } }) => {
          const action = types[value]?.extensions.action as Action | PublicAction | undefined
          return action !== undefined && !isOutside(action)
        })
        const named = argumentsIn(fields, { ...defaultsOf(operation), ...request.variables })
        await enterNamed(ctx, named, concernsChurch)
      },
    }),
  }
}

/**
 * @param named the churches in arguments
 * @param concernsChurch a list of the platform is only narrowed to the church, which may be gone
 */
async function enterNamed(ctx: Context, named: readonly number[], concernsChurch: boolean): Promise<void> {
  const { viewer } = ctx
  if (!viewer) return
  const inHeader = churchNumber(ctx.caller.igreja)
  if (!readsEveryChurch(viewer)) {
    if (inHeader !== undefined) await enter(ctx, inHeader)
    if (named.some((one) => one !== viewer.idCliente)) throw tenantMismatch()
    return
  }
  if (inHeader !== undefined && named.some((one) => one !== inHeader)) throw invalid({ idCliente: unequal })
  if (named.length > 1) throw invalid({ idCliente: several })
  const church = inHeader ?? named[0]
  if (church !== undefined && concernsChurch) await enter(ctx, church)
}

/** The numbers that an operation's variables have when none is sent. */
const defaultsOf = ({ variableDefinitions = [] }: OperationDefinitionNode) =>
  Object.fromEntries(
    variableDefinitions.map(({ variable, defaultValue }) => [
      variable.name.value,
      defaultValue?.kind === 'IntValue' ? Number(defaultValue.value) : undefined,
    ]),
  )

/** Adds the argument to the operations that had it, see churchArguments. What it names is read above, and by nobody else. */
export function addChurchArguments(schema: GraphQLSchema): void {
  for (const type of [schema.getQueryType(), schema.getMutationType()])
    for (const field of Object.values(isObjectType(type) ? type.getFields() : {}))
      if (churchArguments.has(field.name))
        field.args = [
          ...field.args,
          {
            name: 'idCliente',
            description: churchArgument,
            type: GraphQLInt,
            defaultValue: undefined,
            deprecationReason: churchInHeader,
            extensions: {},
            astNode: undefined,
          },
        ]
}

/** The different churches that the arguments `idCliente` of these fields name. */
function argumentsIn(fields: readonly FieldNode[], variables: Readonly<Record<string, unknown>>): number[] {
  const read = (value: ValueNode | undefined): unknown => {
    if (value?.kind === 'Variable') return variables[value.name.value]
    return value?.kind === 'IntValue' ? Number(value.value) : undefined
  }
  const values = fields.map(({ arguments: all = [] }) =>
    read(all.find(({ name }) => name.value === 'idCliente')?.value),
  )
  // anything else is refused by its type
  return [...new Set(values.filter((value): value is number => typeof value === 'number'))]
}
