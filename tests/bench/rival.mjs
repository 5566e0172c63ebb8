// PostGraphile is not a dependency of the product: it is installed on demand into a separate folder.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'

/** The version whose figures are in README.md. */
const version = '5.1.5'

/**
 * Installs PostGraphile once per version and user of this machine.
 * @returns its folder
 */
export function installPostgraphile() {
  const dir = path.join(tmpdir(), `candeia-postgraphile-${version}-${userInfo().uid}`)
  if (existsSync(dir)) return dir
  const half = mkdtempSync(`${dir}-`)
  writeFileSync(path.join(half, 'package.json'), JSON.stringify({ private: true }))
  try {
    execFileSync('npm', ['install', '--save-exact', '--ignore-scripts', `postgraphile@${version}`], {
      cwd: half,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    renameSync(half, dir)
  } finally {
    rmSync(half, { recursive: true, force: true })
  }
  return dir
}
