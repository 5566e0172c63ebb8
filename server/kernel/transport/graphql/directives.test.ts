import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, testApp } from '../../../../tests/factories/harness.js'
import { countStatements } from '../../../../tests/factories/statements.js'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await testApp()
  const church = await app.church()
  token = await church.token(1)
  await church.person()
})
afterAll(() => app.close())

test.each([
  ['@include(if: $shown)', true],
  ['@include(if: $shown)', false],
  ['@skip(if: $shown)', true],
  ['@skip(if: $shown)', false],
])(
  'the directive %s with the value %s decides whether the field is in the response and in the cost',
  async (directive, shown) => {
    const there = directive.startsWith('@include') === shown
    const query = `query($shown: Boolean = true) { usuarios(first: 1) { totalCount ${directive} nodes { id } } }`
    const ask = () => app.graphql(token, query, { shown })
    const { data } = await ask()
    expect('totalCount' in data.usuarios).toBe(there)
    const [asked, whole] = [
      await countStatements(ask),
      await countStatements(() => app.graphql(token, '{ usuarios(first: 1) { totalCount nodes { id } } }')),
    ]
    expect(asked).toBe(there ? whole : whole - 1)
  },
)
