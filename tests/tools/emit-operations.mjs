// Writes schema/operations.json: the name of every operation of the browser client under its hash, which the server
// computes from the received document. Writes also the texts of those operations that the client sends before it has
// loaded Apollo Client: a comment `# sent early` stands before them. `--check` fails when a committed file differs.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql'
import { documentHash } from '../../dist/server/kernel/transport/graphql/manifest.js'

const root = path.resolve(import.meta.dirname, '../..')
const file = path.join(root, 'schema/operations.json')

const documents = globSync('client/**/*.graphql', { cwd: root }).map((name) => ({
  name,
  definitions: parse(readFileSync(path.join(root, name), 'utf8')).definitions,
}))
const definitions = documents.flatMap((document) => document.definitions)
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

const whole = (operation) => ({
  kind: Kind.DOCUMENT,
  definitions: [operation, ...[...spreads(operation)].map((name) => fragments.get(name))],
})

const operations = definitions
  .filter((d) => d.kind === Kind.OPERATION_DEFINITION)
  .map((operation) => [documentHash(whole(operation)), operation.name.value])
  .sort(([, a], [, b]) => (a < b ? -1 : 1))

/** As Apollo Client sends it: each selection but the operation's own asks for `__typename`. */
const withTypes = (document) =>
  visit(document, {
    SelectionSet: (node, _key, parent) =>
      parent.kind === Kind.OPERATION_DEFINITION
        ? undefined
        : {
            ...node,
            selections: [...node.selections, { kind: Kind.FIELD, name: { kind: Kind.NAME, value: '__typename' } }],
          },
  })

const isSentEarly = (definition) => {
  const { prev } = definition.loc.startToken
  return prev?.kind === 'Comment' && prev.value.trim() === 'sent early'
}

const written = new Map([[file, `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`]])
for (const { name, definitions: own } of documents) {
  const early = own.filter((d) => d.kind === Kind.OPERATION_DEFINITION && isSentEarly(d))
  if (early.length === 0) continue
  const lines = early.map((operation) => {
    const text = stripIgnoredCharacters(print(withTypes(whole(operation))))
    return `export const ${operation.name.value} = '${text}'\n`
  })
  written.set(path.join(root, name.replace(/\.graphql$/, '.early.generated.ts')), lines.join('\n'))
}

const check = process.argv.includes('--check')
for (const [place, text] of written) {
  if (!check) writeFileSync(place, text)
  else if (!existsSync(place) || readFileSync(place, 'utf8') !== text) {
    console.error(`${path.relative(root, place)} is out of date: run npm run codegen and commit it.`)
    process.exitCode = 1
  }
}
