// Fails when a file of the kernel, on either side, names a feature: its name, a table, a type or the address of a screen, be it in
// code, in a string or in a comment. The features tell their names; areas that the kernel itself is about are left out.
import 'reflect-metadata'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { features } from '../../dist/server/features.js'

const root = path.resolve(import.meta.dirname, '../..')

/** Who signs in, the church and its subscription: the session and the frame tell of them. */
const outside = new Set(['acesso', 'igreja'])

/** Words of other meanings, too: 'local' and 'post' are English, an 'evento' is also a line of the audit log. */
const ambiguous = new Set(['local', 'post', 'evento', 'Local', 'Post', 'Evento', 'conta', 'arquivo'])

const upper = (name) => name[0].toUpperCase() + name.slice(1)
const kebab = (name) => name.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase()
const areas = new Map(
  globSync('server/features/*/*/index.ts', { cwd: root }).map((file) => file.split(path.sep).slice(2, 4).reverse()),
)

const names = new Set()
for (const { name, table, tables = {} } of features) {
  if (outside.has(areas.get(kebab(name)))) continue
  const all = [name, upper(name), ...(table ? [table] : []), ...Object.keys(tables)]
  for (const each of all) if (!ambiguous.has(each)) names.add(each)
}

/** Screens that everybody has. */
const ownScreens = new Set(['home', 'settings'])

/** What names a feature in this text: [line, name]. */
export function namedIn(text) {
  return text.split('\n').flatMap((line, index) => {
    const words = (line.match(/[A-Za-z_]\w*/g) ?? []).filter((word) => names.has(word))
    const screens = [...line.matchAll(/\/dashboard\/([\w-]+)/g)].map(([, screen]) => screen)
    return [...words, ...screens.filter((screen) => !ownScreens.has(screen))].map((name) => [index + 1, name])
  })
}

if (process.argv[1] === import.meta.filename) {
  const files = globSync('{server,client}/kernel/**/*.{ts,tsx,graphql}', { cwd: root })
  const found = files
    .filter((file) => !/\.(test|generated)\./.test(file))
    .flatMap((file) =>
      namedIn(readFileSync(path.join(root, file), 'utf8')).map(([line, name]) => `${file}:${line} names ${name}`),
    )
  if (found.length) {
    console.error(`The kernel knows no feature:\n${found.join('\n')}`)
    process.exitCode = 1
  }
}
