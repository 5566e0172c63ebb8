import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { publicAction } from '../../server/kernel/access/actions.js'
import { type TestApp, testApp } from '../factories/harness.js'
import { edgesOf } from './edges.js'
import { operationsOf, variablesFor } from './operations.js'
import { sweptSchema } from './swept.js'

let app: TestApp
/** who may read every list between them */
let tokens: readonly string[]

beforeAll(async () => {
  app = await testApp()
  tokens = [await (await app.church()).token(1), await app.platformToken()]
})
afterAll(() => app.close())

const refusal = { first: 'Peça de 1 a 100 itens por página.' }

/** Those that answer a page of this size otherwise than with its refusal. */
async function answering(first: number, asked: readonly { name: string; text: string; variables?: object }[]) {
  const wrong: unknown[] = []
  for (const { name, text, variables = {} } of asked) {
    const answers = []
    for (const token of tokens) answers.push((await app.graphql(token, text, { ...variables, first })).errors?.[0])
    if (!answers.some((error) => JSON.stringify(error?.extensions.campos) === JSON.stringify(refusal)))
      wrong.push([name, answers])
  }
  return wrong
}

const lists = operationsOf(sweptSchema)
  .filter(
    ({ kind, action, args }) =>
      kind === 'query' && action !== publicAction && args.some(({ name }) => name === 'first'),
  )
  .map((operation) => ({
    name: operation.name,
    text: operation.text,
    variables: Object.fromEntries(
      Object.entries(variablesFor(operation, '1')).filter(
        ([name]) => !['filtro', 'ordem', 'after', 'busca'].includes(name),
      ),
    ),
  }))

/** Within a person, because every church has one. Every edge of the schema is made by one function (`edgeOf`). */
const edges = edgesOf(sweptSchema)
  .filter(({ parents }) => parents === 'usuarios')
  .map(({ name, field }) => ({
    name,
    text: `query($first: Int!) { usuarios(first: 1) { nodes { ${field}(first: $first) { totalCount } } } }`,
  }))

test.each([0, 101])('every list, and every page within a record, refuses a page of %i', async (first) => {
  expect([lists.length > 50, edges.length > 10]).toEqual([true, true])
  expect(await answering(first, [...lists, ...edges])).toEqual([])
})

test('the sweep finds a list that answers', async () => {
  expect(await answering(100, lists.slice(0, 1))).toHaveLength(1)
})
