import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { EmbeddedPostgresError } from './error.js'

/** The account that the server's programs run as; empty when they run as the account of this process. */
export interface Account {
  uid?: number
  gid?: number
}

/**
 * The account that runs PostgreSQL, which refuses to run as root. When root starts this program, it is the owner of the
 * existing data directory, or else a service account. An ordinary user runs PostgreSQL itself, and only on a directory
 * that it owns.
 */
export function serverAccount(dataDir: string): Account {
  const owner = statSync(dataDir, { throwIfNoEntry: false })
  const me = process.getuid?.()
  if (me !== 0) {
    if (!owner || owner.uid === me) return {}
    throw new EmbeddedPostgresError(
      `A pasta ${dataDir} pertence a outro usuário (uid ${owner.uid}); rode com ele ou escolha outra em DATA_DIR.`,
    )
  }
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid }
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  for (const name of ['postgres', '_postgres', 'nobody']) {
    const user = users.find(([login]) => login === name)
    if (user) return { uid: Number(user[2]), gid: Number(user[3]) }
  }
  throw new EmbeddedPostgresError('O PostgreSQL não roda como root; use um usuário comum ou crie o usuário postgres.')
}

/** Whether the account can reach the file or directory: root's home, for example, is closed to other users. */
export function canReach(account: Account, target: string): boolean {
  if (account.uid === undefined) return true
  for (let dir = path.resolve(target); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    const stat = statSync(dir, { throwIfNoEntry: false })
    if (!stat) continue
    const bit = stat.uid === account.uid ? 0o100 : stat.gid === account.gid ? 0o010 : 0o001
    if (!(stat.mode & bit)) return false
  }
  return true
}
