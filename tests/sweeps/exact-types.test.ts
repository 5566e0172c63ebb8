import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { Ctx, Query, Resolver } from 'type-graphql'
import { z } from 'zod'
import { features } from '../../server/features.js'
import type { Feature } from '../../server/kernel/transport/feature.js'
import { Perfil } from '../../server/kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../server/kernel/work/context/context.js'
import { publicCase } from '../../server/kernel/work/use-case.js'
import { type TestApp, testApp } from '../factories/harness.js'

const contar = publicCase({ input: z.object({}), run: async () => '12' })

@Resolver()
class CountAsText {
  @Query(() => Number, { description: 'Uma contagem como o banco a dá.' })
  @Perfil(contar)
  contagemEmTexto(@Ctx() ctx: Context) {
    return contar(ctx, {})
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
