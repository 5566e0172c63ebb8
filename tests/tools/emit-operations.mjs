// Writes schema/operations.json: the name of every operation of the browser client under its hash, which the server
// computes from the received document. `--check` fails when the committed file differs.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse } from 'graphql'
import { documentHash } from '../../dist/server/kernel/graphql/manifest.js'

const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'schema/operations.json')

const definitions = globSync('client/**/*.graphql', { cwd: root }).flatMap(
  (name) => parse(readFileSync(path.join(root, name), 'utf8')).definitions,
)
const fragments = new Map(definitions.filter((d) => d.kind === Kind.FRAGMENT_DEFINITION).map((d) => [d.name.value, d]))

/** Names of all fragments that a definition uses, directly or through other fragments. */
function spreads(node, found = new Set()) {
  if (node?.kind === Kind.FRAGMENT_SPREAD && !found.has(node.name.value)) {
    found.add(node.name.value)
    spreads(fragments.get(node.name.value), found)
  }
  for (const selection of node?.selectionSet?.selections ?? []) spreads(selection, found)
  return found
}

const operations = definitions
  .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => [
    documentHash({
      kind: Kind.DOCUMENT,
      definitions: [operation, ...[...spreads(operation)].map((name) => fragments.get(name))],
    }),
    operation.name.value,
  ])
  .sort(([, a], [, b]) => (a < b ? -1 : 1))

const text = `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`
if (!process.argv.includes('--check')) writeFileSync(file, text)
else if (readFileSync(file, 'utf8') !== text) {
  console.error('schema/operations.json is out of date: run npm run codegen and commit it.')
  process.exitCode = 1
}
