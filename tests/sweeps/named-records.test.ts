import 'reflect-metadata'
import { expect, test } from '@jest/globals'
import {
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import { schemaOf } from '../factories/schema.js'

/** Writes that name a record and happen in the church of the session, with the reason. */
const ofTheSession: Record<string, string> = {
  anexar: 'the kind of the record decides its table',
  pedirReserva: 'the request is of a person of the same church',
}

const isRef = (name: string, type: GraphQLInputType): boolean =>
  /^id([A-Z]|$)/.test(name) && name !== 'idCliente' && isNonNullType(type) && getNamedType(type).name === 'ID'

/** Whether the arguments of a write, or the fields of its input, name a record that it needs. */
const namesRecord = (args: readonly { name: string; type: GraphQLInputType }[]): boolean =>
  args.some(({ name, type }) => {
    // of a list, the first would decide for all
    if (isListType(getNullableType(type))) return false
    const named = getNamedType(type)
    if (!isInputObjectType(named)) return isRef(name, type)
    return Object.values(named.getFields()).some((field) => isRef(field.name, field.type))
  })

test('every write that needs a record happens in its church when the platform’s administrator names none', () => {
  const writes = Object.values(schemaOf(features).getMutationType()?.getFields() ?? {})
  const known = writes.filter(({ extensions }) => extensions.action && extensions.action !== publicAction)
  const naming = known.filter(({ args }) => namesRecord(args))
  expect(naming.length).toBeGreaterThan(200)
  const lost = naming.filter(({ extensions }) => !extensions.record).map(({ name }) => name)
  expect(lost.filter((name) => !ofTheSession[name])).toEqual([])
  expect(Object.keys(ofTheSession).filter((name) => !lost.includes(name))).toEqual([])
})
