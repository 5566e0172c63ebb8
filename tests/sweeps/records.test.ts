import 'reflect-metadata'
import { expect, test } from '@jest/globals'
import type { GraphQLFieldMap } from 'graphql'
import { features } from '../../server/features.js'
import { publicAction } from '../../server/kernel/access/actions.js'
import { makeSchema } from '../../server/kernel/graphql/schema.js'

/** Mutations that name a record by `id` without saying of which table: the platform would look for it in its own tenant. */
const findings = (mutations: GraphQLFieldMap<unknown, unknown>): string[] =>
  Object.values(mutations)
    .filter(({ args, extensions }) => {
      const { action, record } = extensions
      return args.some((arg) => arg.name === 'id') && action !== publicAction && !record
    })
    .map(({ name }) => `${name} names a record, but not its table`)

const mutations = makeSchema(features).getMutationType()?.getFields() ?? {}

test('every mutation of a record says whose table it is', () => {
  expect(findings(mutations)).toEqual([])
})

test('one that does not is found', () => {
  const { excluirPatrimonio } = mutations
  if (!excluirPatrimonio) throw new Error('excluirPatrimonio is gone')
  const forgotten = { ...excluirPatrimonio, extensions: { ...excluirPatrimonio.extensions, record: undefined } }
  expect(findings({ excluirPatrimonio: forgotten } as never)).toEqual([
    'excluirPatrimonio names a record, but not its table',
  ])
})
