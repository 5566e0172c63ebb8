import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { freePort } from '../factories/free-port.mjs'
import { ServerProcess, scratchDirectory } from '../factories/process.js'
import { installed } from './programs.js'

const root = path.resolve(import.meta.dirname, '../..')
const folder = path.join(root, 'deploy/systemd')
const units = readdirSync(folder).filter((name) => /\.(service|timer)$/.test(name))
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')
const scratch = scratchDirectory()
afterAll(scratch.remove)

/** The values of a unit's setting, in order. */
const values = (unit: string, name: string): string[] =>
  [...read(unit).matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value = '']) => value)

/** The environment of a service, with the example of its file, in another folder. */
function environment(unit: string, data: string): Record<string, string> {
  const lines = [...values(unit, 'Environment').flatMap((line) => line.split(' ')), ...read('candeia.env').split('\n')]
  const pairs = lines.flatMap((line) => /^([A-Z_\d]+)=(.+)$/.exec(line)?.slice(1, 3) ?? [])
  const env: Record<string, string> = {}
  for (let at = 0; at < pairs.length; at += 2) env[pairs[at]!] = pairs[at + 1]!
  return { ...env, DATA_DIR: data }
}

/** The program and the arguments of a service, in this checkout. */
const command = (unit: string) => values(unit, 'ExecStart')[0]!.replaceAll('/opt/candeia', root).split(' ')

const analyze = installed('systemd-analyze', 'systemd')
const withSystemd = analyze ? test : test.skip
withSystemd('systemd understands every unit', () => {
  const dir = mkdtempSync(path.join(scratch.dir, 'units-'))
  for (const name of units)
    writeFileSync(
      path.join(dir, name),
      read(name)
        // an account and folders that this machine has
        .replace(/^(User|Group)=.*$/gm, `$1=${userInfo().username}`)
        .replaceAll('/opt/candeia/node_modules/.bin/node', process.execPath)
        .replaceAll('/opt/candeia', root),
    )
  for (const name of units) {
    const { status, stderr } = spawnSync(analyze!, ['verify', '--man=no', path.join(dir, name)], { encoding: 'utf8' })
    // this test does not judge other units of this machine
    const own = stderr.split('\n').filter((line) => line.includes('candeia'))
    expect({ name, own, status: own.length ? status : 0 }).toEqual({ name, own: [], status: 0 })
  }
  const broken = path.join(dir, 'candeia-broken.service')
  writeFileSync(broken, read('candeia.service').replace('ProtectSystem=strict', 'ProtectSystem=nearly'))
  expect(spawnSync(analyze!, ['verify', '--man=no', broken], { encoding: 'utf8' }).stderr).toContain('nearly')
})

test('the server’s unit gives it no privileges, one writable folder, and more time to end than it needs', () => {
  const unit = 'candeia.service'
  expect(values(unit, 'User')).toEqual(['candeia'])
  expect([
    ...values(unit, 'CapabilityBoundingSet'),
    ...values(unit, 'NoNewPrivileges'),
    ...values(unit, 'ProtectSystem'),
  ]).toEqual(['', 'yes', 'strict'])
  expect(values(unit, 'StateDirectory')).toEqual(['candeia'])
  expect(values(unit, 'ReadWritePaths')).toEqual([])
  expect(Number(values(unit, 'TimeoutStopSec')[0])).toBeGreaterThan(10)
  // a server that cannot start is tried for ever
  expect([values(unit, 'Restart'), values(unit, 'StartLimitIntervalSec')]).toEqual([['always'], ['0']])
  expect(read(unit).indexOf('StartLimitIntervalSec')).toBeLessThan(read(unit).indexOf('[Service]'))
  // the timer starts the service of its name
  expect(units).toEqual(expect.arrayContaining(['candeia-backup.timer', 'candeia-backup.service']))
})

test('a command of the manual runs with the user, the folder and the settings of the service', () => {
  const bin = mkdtempSync(path.join(scratch.dir, 'bin-'))
  writeFileSync(path.join(bin, 'systemd-run'), `#!/bin/sh\nprintf '%s\\n' "$@"\n`, { mode: 0o755 })
  const run = (env: Record<string, string>) =>
    spawnSync('sh', [path.join(folder, 'candeia.sh'), 'cli/admin', '--nome', 'Ana Maria'], {
      encoding: 'utf8',
      env: { PATH: `${bin}:${process.env.PATH}`, ...env },
    }).stdout.split('\n')
  const given = run({})
  const unit = 'candeia.service'
  for (const name of ['User', 'Group', 'UMask', 'WorkingDirectory', 'Environment', 'EnvironmentFile'])
    expect(given).toContain(`${name}=${values(unit, name)[0]}`)
  // after the program its arguments, also with spaces
  expect(given.slice(-5)).toEqual([
    values(unit, 'ExecStart')[0]?.split(' ')[0],
    '/opt/candeia/dist/server/cli/admin.js',
    '--nome',
    'Ana Maria',
    '',
  ])
  expect(run({ SETTINGS: '/outro.env' })).toContain('EnvironmentFile=/outro.env')
  const manual = readFileSync(path.join(root, 'docs/operar.md'), 'utf8')
  const named = [...manual.matchAll(/candeia\.sh ([\w/]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(1)
  for (const name of named) expect(existsSync(path.join(root, `server/${name}.ts`))).toBe(true)
})

test('the command of each unit runs with its environment: the server starts, and a backup of it is made', async () => {
  const data = path.join(scratch.dir, 'data')
  mkdirSync(data)
  const port = await freePort()
  const [node = '', ...args] = command('candeia.service')
  expect(existsSync(node)).toBe(true)
  // the flags of the unit are those of npm start
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))
  for (const flag of args.filter((one) => one.startsWith('--'))) expect(scripts.start).toContain(flag)
  const env = { ...environment('candeia.service', data), PORT: String(port) }
  const server = await ServerProcess.run(env, port, { program: node, args, cwd: root }).ready()
  try {
    const page = await fetch(`${server.url}/`)
    expect(page.status).toBe(200)
    // PUBLIC_URL is https, so browsers are told to stay there
    expect(page.headers.get('strict-transport-security')).toContain('max-age=')
    const [program = '', ...rest] = command('candeia-backup.service')
    const into = path.join(scratch.dir, 'copias')
    const made = spawnSync(
      program,
      rest.map((one) => one.replace('/var/backups/candeia', into)),
      {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, ...environment('candeia-backup.service', data) },
      },
    )
    expect({ status: made.status, stderr: made.stderr }).toEqual({ status: 0, stderr: '' })
    expect(globSync('candeia-*', { cwd: into })).toHaveLength(1)
  } finally {
    expect(await server.kill()).toBe(0)
  }
})
