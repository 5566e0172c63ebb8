import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { freePort } from './free-port.mjs'

const found = ['', '/usr/sbin/', '/usr/local/bin/', '/opt/homebrew/bin/'].map((folder) => `${folder}pgbouncer`)

/** The program and its version such as 1.18, or undefined where PgBouncer is not installed. PGBOUNCER may name another. */
export function installedPgBouncer(): { program: string; version: number } | undefined {
  for (const program of [process.env.PGBOUNCER, ...found]) {
    if (!program) continue
    const [, major, minor] = /^PgBouncer (\d+)\.(\d+)/.exec(spawnSync(program, ['--version']).stdout?.toString()) ?? []
    if (major) return { program, version: Number(major) * 100 + Number(minor) }
  }
  return undefined
}

/** From this version on, PgBouncer itself keeps statements prepared. */
export const preparesItself = 121

export interface PgBouncer {
  port: number
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode.
 * @param dir an empty directory for its files, which the owner of the server's socket can reach
 * @param target the PostgreSQL server: one that trusts everybody, such as the embedded one, or a superuser who may read
 * the passwords of the roles
 * @param settings of pgbouncer.ini
 */
export async function startPgBouncer(
  dir: string,
  target: { host: string; port: number; admin?: { user: string; password: string } },
  settings: Record<string, string | number> = {},
): Promise<PgBouncer> {
  const installed = installedPgBouncer()
  if (!installed) throw new Error('PgBouncer is not installed')
  const port = Number(settings.listen_port ?? (await freePort()))
  mkdirSync(dir, { recursive: true })
  // PgBouncer refuses to run as root, and only the owner may enter the embedded server's directory
  const owner = target.host.startsWith('/') ? statSync(target.host) : { uid: 65534, gid: 65534 }
  const user = process.getuid?.() === 0 ? nameOf(owner.uid) : undefined
  if (user) chownSync(dir, owner.uid, owner.gid)
  const all: Record<string, string | number> = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    pool_mode: 'transaction',
    ...(target.admin
      ? {
          auth_type: 'scram-sha-256',
          auth_user: target.admin.user,
          auth_query: 'select usename, passwd from pg_shadow where usename = $1',
        }
      : { auth_type: 'trust' }),
    auth_file: path.join(dir, 'users.txt'),
    logfile: path.join(dir, 'log'),
    max_client_conn: 200,
    ...(installed.version >= preparesItself && { max_prepared_statements: 100 }),
    ...(user && { user }),
    ...settings,
  }
  const users = target.admin
    ? [`"${target.admin.user}" "${target.admin.password}"`]
    : ['postgres', 'candeia_app', 'candeia_plataforma'].map((name) => `"${name}" ""`)
  writeFileSync(path.join(dir, 'users.txt'), users.join('\n'))
  writeFileSync(
    path.join(dir, 'pgbouncer.ini'),
    `[databases]\n* = host=${target.host} port=${target.port}\n\n[pgbouncer]\n${Object.entries(all)
      .map(([name, value]) => `${name} = ${value}\n`)
      .join('')}`,
  )
  for (const name of ['users.txt', 'pgbouncer.ini']) chmodSync(path.join(dir, name), 0o644)
  const child = spawn(installed.program, ['-q', path.join(dir, 'pgbouncer.ini')], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const log = () => readFileSync(path.join(dir, 'log'), 'utf8')
  for (let tries = 0; !(await listens(port)); tries++) {
    if (child.exitCode !== null || tries > 200) throw new Error(`PgBouncer did not start: ${log()}`)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  return {
    port,
    async stop() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

const nameOf = (uid: number): string =>
  readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .find(([, , id]) => id === String(uid))?.[0] ?? 'nobody'

const listens = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy()
      resolve(true)
    }).on('error', () => resolve(false))
  })
