// Writes the names of all actions to client/gql/actions.ts (only the names, not who may do them), and the Portuguese
// words for resources and actions to client/gql/labels.ts. `--check` fails when the committed files differ.
import 'reflect-metadata'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { actionNames } from '../../dist/server/access-table.js'
import { features } from '../../dist/server/features.js'
import { labels } from '../../dist/server/labels.js'

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(root, 'client/gql')
const check = process.argv.includes('--check')
const wanted = new Map()
wanted.set(
  'actions.ts',
  `// Written by npm run codegen from the features' actions; edit them there.
/** What somebody may be allowed to do; the server tells the viewer's own (\`eu.acoes\`). */
export type Action =
${[...actionNames]
  .sort()
  .map((name) => `  | '${name}'`)
  .join('\n')}
`,
)

wanted.set('labels.ts', labels(features))

const changed = [...wanted].filter(([file, text]) => {
  const written = path.join(target, file)
  return !existsSync(written) || readFileSync(written, 'utf8') !== text
})

if (check && changed.length) {
  console.error('client/gql is out of date: run npm run codegen and commit it.')
  process.exitCode = 1
} else for (const [file, text] of changed) writeFileSync(path.join(target, file), text)
