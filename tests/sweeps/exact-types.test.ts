import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Query, Resolver } from 'type-graphql'
import { features } from '../../server/features.js'
import type { Feature } from '../../server/kernel/feature.js'
import { type TestApp, testApp } from '../factories/harness.js'

@Resolver()
class CountAsText {
  @Query(() => Number, { description: 'Uma contagem como o banco a dá.' })
  contagemEmTexto() {
    return '12'
  }
}

let app: TestApp
beforeAll(async () => {
  const feature: Feature = { name: 'contagem', resolvers: [CountAsText] }
  app = await testApp({}, [...features, feature])
})
afterAll(() => app.close())

test('a Number field that resolves to text fails in tests (production would send it unchanged)', async () => {
  const { errors } = await app.graphql(null, '{ contagemEmTexto }')
  expect(errors?.[0]?.extensions.code).toBe('INTERNAL')
})
