// Copies the server's input schemas and their imports to client/gql/regras, so that forms validate by the same rules
// with the same texts. Writes the names of all actions to client/gql/actions.ts (only the names, not who may do them),
// and the Portuguese words for resources and actions to client/gql/labels.ts. `--check` fails when the committed files
// differ.
import 'reflect-metadata'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { actionNames } from '../../dist/server/access-table.js'
import { features } from '../../dist/server/features.js'
import { labels } from '../../dist/server/labels.js'

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(root, 'client/gql')
const check = process.argv.includes('--check')
const header = '// Copied from server/ by npm run codegen; edit it there.\n'

const wanted = new Map()
function copy(file) {
  const relative = path.join('regras', path.relative(path.join(root, 'server'), file))
  if (wanted.has(relative)) return
  const text = readFileSync(file, 'utf8')
  wanted.set(relative, header + text)
  for (const [, imported] of text.matchAll(/from '(\.[^']+)\.js'/g))
    copy(`${path.resolve(path.dirname(file), imported)}.ts`)
}
for (const file of globSync('server/features/**/*.input.ts', { cwd: root })) copy(path.join(root, file))
for (const shared of ['rule-text', 'words']) copy(path.join(root, `server/kernel/${shared}.ts`))

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

const present = globSync('{actions.ts,labels.ts,regras/**/*.ts}', { cwd: target })
const stale = present.filter((file) => !wanted.has(file))
const changed = [...wanted].filter(
  ([file, text]) => !present.includes(file) || readFileSync(path.join(target, file), 'utf8') !== text,
)

if (check && (stale.length || changed.length)) {
  console.error('client/gql is out of date: run npm run codegen and commit it.')
  process.exitCode = 1
} else if (!check) {
  for (const file of stale) rmSync(path.join(target, file))
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), text)
  }
}
