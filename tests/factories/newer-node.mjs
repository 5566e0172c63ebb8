import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'

/*
 * Imported first by scripts that import TypeScript later: where the system's Node.js cannot read it, the script starts
 * again under the one that comes with npm.
 */
if (!process.features.typescript) {
  const node = path.resolve(import.meta.dirname, '../../node_modules/.bin/node')
  if (!existsSync(node)) {
    console.error(`Node.js ${process.version} is too old for this script, and npm ci has brought no newer one.`)
    process.exit(1)
  }
  const { status, error } = spawnSync(node, process.argv.slice(1), { stdio: 'inherit' })
  if (error) console.error(error)
  process.exit(status ?? 1)
}
