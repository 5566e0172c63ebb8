import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { reasons } from './table-circle-reasons.js'
import { tableCircles } from './table-circles.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const features = 'server/features'
const texts = new Map(
  readdirSync(path.join(root, features), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file): [string, string] => {
      const name = `${features}/${file.replaceAll(path.sep, '/')}`
      return [name, readFileSync(path.join(root, name), 'utf8')]
    }),
)
const pairsWith = (planted: Record<string, string>) =>
  tableCircles(new Map([...texts, ...Object.entries(planted)])).pairs

test('two features need each other through tables only for a reason, and each reason is of such a pair', () => {
  const { pairs, uses } = tableCircles(texts)
  expect(pairs).toEqual(Object.keys(reasons).sort())
  // the count sees queries at all: SQL, Kysely's and the kernel's ways to name a table
  expect(uses.length).toBeGreaterThan(400)
})

test('each reason is one sentence', () => {
  for (const [pair, reason] of Object.entries(reasons)) expect({ pair, reason }).toEqual({ pair, reason: oneSentence })
  for (const none of ['', ' ', 'TODO', 'Two sentences that are long enough. One too many.'])
    expect(none).not.toEqual(oneSentence)
})
const oneSentence = expect.stringMatching(/^[A-Z][^.]{20,}\.$/)

// one of the two imports the other in a planted file, and the other names its table
const post = `${features}/comunicacao/post/planted.queries.ts`
const pair = 'comunicacao/post <-> patrimonio/patrimonio'
const importing = {
  [`${features}/patrimonio/patrimonio/planted.queries.ts`]: "import { x } from '../../comunicacao/post/index.js'",
}

test.each([
  'sql`select from patrimonio p where p.id = 1`',
  'sql`select from post p join patrimonio a on a.id = p.id`',
  "await from(work, 'patrimonio').select('id').execute()",
  "await from(work, 'post').leftJoin('patrimonio as p', 'p.id', 'post.id').execute()",
  "await from({ ...work, idCliente }, 'patrimonio').select('id').execute()",
  "await isTaken(work, 'patrimonio', 'idPost', post.id)",
  "await change(work, 'patrimonio').set({ nome }).execute()",
])('a query that makes a new pair is found: %s', (query) => {
  expect(pairsWith({ ...importing, [post]: query })).toContain(pair)
})

test('a comment, a sample, and a pair that sees each other by imports, make none', () => {
  const query = 'sql`select from patrimonio`'
  expect(pairsWith({ ...importing, [post]: `/* ${query} */\n  // ${query}\n` })).not.toContain(pair)
  expect(pairsWith({ ...importing, [post.replace('queries', 'sample')]: query })).not.toContain(pair)
  expect(pairsWith({ [post]: query })).not.toContain(pair)
})

test('a pair whose query is gone is found', () => {
  const without = new Map(texts)
  for (const file of texts.keys()) if (file.startsWith(`${features}/comunicacao/tipo-post/`)) without.set(file, '')
  expect(tableCircles(without).pairs).not.toContain('comunicacao/post <-> comunicacao/tipo-post')
  expect(Object.keys(reasons)).toContain('comunicacao/post <-> comunicacao/tipo-post')
})
