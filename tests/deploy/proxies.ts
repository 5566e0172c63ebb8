import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { runDirectory } from '../factories/database.js'
import { freePort } from '../factories/free-port.mjs'
import { installed } from './programs.js'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** A running proxy with a file of `deploy`. */
export interface RunningProxy {
  url: string
  /** the address without TLS, when there is another */
  plain?: string
  end(): Promise<void>
}

/**
 * Starts a proxy, and waits until it listens.
 * @returns the function that ends it
 */
export async function running(
  program: string,
  args: string[],
  port: number,
  env: NodeJS.ProcessEnv,
): Promise<() => Promise<void>> {
  const child = spawn(program, args, { stdio: 'ignore', env })
  await listening(port, child)
  return async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
}

async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200 && child.exitCode === null; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy()
        resolve(true)
      }).on('error', () => resolve(false))
    })
    if (open) return
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  throw new Error('the proxy does not listen')
}

/** nginx with `deploy/proxy/nginx.conf` over TLS in front of a server; undefined where nginx or openssl is missing. */
export function nginxProxy(): ((server: string) => Promise<RunningProxy>) | undefined {
  const [nginx, openssl] = [installed('nginx'), installed('openssl')]
  if (!nginx || !openssl) return undefined
  return async (server) => {
    const dir = mkdtempSync(path.join(runDirectory(), 'nginx-'))
    const ports = { http: await freePort(), https: await freePort() }
    const made = spawnSync(openssl, [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=igreja.exemplo.org'],
      ...['-keyout', path.join(dir, 'privkey.pem'), '-out', path.join(dir, 'fullchain.pem')],
    ])
    if (made.status !== 0) throw new Error(String(made.stderr))
    const site = read('deploy/proxy/nginx.conf')
      .replaceAll('/etc/letsencrypt/live/igreja.exemplo.org', dir)
      .replaceAll('127.0.0.1:4000', server.replace('http://', ''))
      .replaceAll(/^ {2}listen \[::\]:.*\n/gm, '')
      .replaceAll('listen 80;', `listen 127.0.0.1:${ports.http};`)
      .replaceAll('listen 443 ', `listen 127.0.0.1:${ports.https} `)
    const conf = path.join(dir, 'nginx.conf')
    for (const name of ['body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']) mkdirSync(path.join(dir, name))
    writeFileSync(
      conf,
      `daemon off; master_process off; pid ${dir}/pid; error_log ${dir}/error.log;
events {}
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${dir}/${name.replace('client_', '')};`).join('\n')}
${site}
}`,
    )
    const tested = spawnSync(nginx, ['-t', '-e', `${dir}/error.log`, '-c', conf], { encoding: 'utf8' })
    if (tested.status !== 0 || tested.stderr.includes('emerg')) throw new Error(tested.stderr)
    const args = ['-e', `${dir}/error.log`, '-c', conf]
    const end = await running(nginx, args, ports.https, process.env)
    return { url: `https://127.0.0.1:${ports.https}`, plain: `http://127.0.0.1:${ports.http}`, end }
  }
}

/** HAProxy with `deploy/haproxy/haproxy.cfg` in front of a server, in the place of both; undefined where it is missing. */
export function haproxyProxy(): ((server: string) => Promise<RunningProxy>) | undefined {
  const haproxy = installed('haproxy')
  if (!haproxy) return undefined
  return async (server) => {
    const port = await freePort()
    const address = server.replace('http://', '')
    const end = await running(haproxy, ['-db', '-f', path.join(root, 'deploy/haproxy/haproxy.cfg')], port, {
      PATH: process.env.PATH,
      FRONTEND: `127.0.0.1:${port}`,
      SERVER_A: address,
      SERVER_B: address,
    })
    return { url: `http://127.0.0.1:${port}`, end }
  }
}
