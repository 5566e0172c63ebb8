import {
  chmodSync,
  chownSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { type Account, canReach } from './account.js'
import type { Binaries } from './binaries.js'
import { EmbeddedPostgresError } from './error.js'
import { runToEnd } from './process.js'

/** The only variables the server's programs see: inherited PG* ones would change where and how they run. */
export const SERVER_ENV = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' }

// sun_path, the path of a unix socket, holds 104 bytes on macOS and 108 on Linux, including the terminating zero
const LONGEST_SOCKET = 103

/**
 * The real path of the data directory. The account may be unable to reach the requested directory, for example in the
 * home directory of root. The requested path then becomes a symbolic link to a new directory under /var/lib or
 * /usr/local/var.
 */
export function reachableDirectory(asked: string, account: Account, log: (line: string) => void): string {
  if (existsSync(asked)) return realpathSync(asked)
  // a new empty database in place of a volume that is not mounted would look like data loss
  if (lstatSync(asked, { throwIfNoEntry: false }))
    throw new EmbeddedPostgresError(`${asked} aponta para uma pasta que não existe: monte o disco ou apague o atalho.`)
  const parent = realpathSync(path.dirname(asked))
  if (canReach(account, parent)) return path.join(parent, path.basename(asked))
  const shelf = process.platform === 'darwin' ? '/usr/local/var/candeia' : '/var/lib/candeia'
  mkdirSync(shelf, { recursive: true })
  chmodSync(shelf, 0o711)
  const place = mkdtempSync(`${shelf}/pg-`)
  chownSync(place, account.uid!, account.gid!)
  symlinkSync(place, asked)
  log(`O usuário do PostgreSQL não alcança ${asked}: os dados ficam em ${place}.`)
  return place
}

/** Creates the database cluster unless it exists; throws when the directory holds something else. */
export async function initialise(dataDir: string, bin: Binaries, account: Account, durable: boolean): Promise<void> {
  removeDrafts(dataDir)
  const versionFile = path.join(dataDir, 'PG_VERSION')
  if (existsSync(versionFile)) return checkVersion(dataDir, readFileSync(versionFile, 'utf8').trim(), bin.major)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new EmbeddedPostgresError(`A pasta ${dataDir} não está vazia e não é um banco de dados; escolha outra.`)
  // created under another name and renamed when complete: an incomplete cluster would look like a database and never
  // start
  const draft = `${dataDir}.new-${process.pid}`
  makePrivate(draft, account)
  const login = ['-U', 'postgres', '--auth-local=trust', '--auth-host=reject']
  const locale = ['-E', 'UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const args = ['-D', draft, ...login, ...locale, '--no-instructions', ...(durable ? [] : ['--no-sync'])]
  try {
    await runToEnd(bin.initdb, args, { ...account, env: SERVER_ENV, cwd: '/' })
    renameSync(draft, dataDir)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/**
 * The directory of the unix socket: the data directory, or one with a short path that is recorded for the next start.
 */
export function socketDirectory(dataDir: string, port: number, account: Account): string {
  if (Buffer.byteLength(path.join(dataDir, `.s.PGSQL.${port}`)) <= LONGEST_SOCKET) return dataDir
  const note = path.join(dataDir, 'candeia-socket-directory')
  const noted = existsSync(note) ? readFileSync(note, 'utf8') : ''
  // another user may have taken the name since, if the temporary files were cleaned up
  const stat = noted ? statSync(noted, { throwIfNoEntry: false }) : undefined
  if (stat?.isDirectory() && stat.uid === statSync(dataDir).uid && (stat.mode & 0o077) === 0) return noted
  // os.tmpdir() is not used, because TMPDIR may be long too, or closed to the account
  const made = mkdtempSync('/tmp/candeia-pg-')
  if (account.uid !== undefined) chownSync(made, account.uid, account.gid!)
  writeFileSync(note, made)
  return made
}

function checkVersion(dataDir: string, found: string, major: string): void {
  if (found === major) return
  throw new EmbeddedPostgresError(
    `Os dados de ${dataDir} são do PostgreSQL ${found} e este programa traz o ${major}: faça um backup com o ${found} e restaure-o aqui.`,
  )
}

function makePrivate(dir: string, account: Account): void {
  mkdirSync(dir, { mode: 0o700 })
  if (account.uid !== undefined) chownSync(dir, account.uid, account.gid!)
}

/**
 * Removes incomplete clusters of starts that were killed. Done at every start, because the killed start's initdb may
 * have continued.
 */
function removeDrafts(dataDir: string): void {
  const parent = path.dirname(dataDir)
  for (const name of readdirSync(parent))
    if (name.startsWith(`${path.basename(dataDir)}.new-`))
      rmSync(path.join(parent, name), { recursive: true, force: true })
}
