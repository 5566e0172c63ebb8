import 'reflect-metadata'
import { expect, test } from '@jest/globals'
import type { GraphQLFieldMap } from 'graphql'
import { features } from '../../server/features.js'
import { type Action, publicAction } from '../../server/kernel/access/actions.js'
import { isOutside } from '../../server/kernel/work/context/entered-church.js'
import { schemaOf } from '../factories/schema.js'

/**
 * Finds mutations with an `id` argument that do not declare the table of the record. A REST call of the platform's
 * administrator would then look for the record in the wrong church. What concerns no church has the church itself as id.
 */
const findings = (mutations: GraphQLFieldMap<unknown, unknown>): string[] =>
  Object.values(mutations)
    .filter(({ args, extensions }) => {
      const { action, record } = extensions
      const outside = action === undefined || action === publicAction || isOutside(action as Action)
      return args.some((arg) => arg.name === 'id') && !outside && !record
    })
    .map(({ name }) => `${name} names a record, but not its table`)

const mutations = schemaOf(features).getMutationType()?.getFields() ?? {}

test('every mutation with an id declares the table of the record', () => {
  expect(findings(mutations)).toEqual([])
})

test('the check finds a mutation that does not declare the table', () => {
  const { excluirPatrimonio } = mutations
  if (!excluirPatrimonio) throw new Error('excluirPatrimonio is gone')
  const forgotten = { ...excluirPatrimonio, extensions: { ...excluirPatrimonio.extensions, record: undefined } }
  expect(findings({ excluirPatrimonio: forgotten })).toEqual(['excluirPatrimonio names a record, but not its table'])
})
