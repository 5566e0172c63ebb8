/*
 * Three database servers under Patroni in network namespaces of this machine: 10.77.0.11 to 10.77.0.13, joined by a bridge
 * that has 10.77.0.1. Each has a disk of its own, which can be filled, and a cable, which can be cut.
 */
import { execFileSync, spawn } from 'node:child_process'
import { chownSync, globSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

const bridge = 'candeia0'
const disk = '1500m'
export const here = '10.77.0.1'
export const bin = path.dirname(globSync('/usr/lib/postgresql/*/bin/initdb').sort().at(-1) ?? '')
export const password = 'ensaio-da-troca'

const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'pipe', 'pipe'] }).toString()
const quietly = (command, ...args) => {
  try {
    return run(command, ...args)
  } catch {
    return ''
  }
}
const postgresUser = { uid: Number(run('id', '-u', 'postgres')), gid: Number(run('id', '-g', 'postgres')) }
export const giveToPostgres = (file) => chownSync(file, postgresUser.uid, postgresUser.gid)

/** @param text a configuration of deploy/ @param changes what stands in it, and what stands there in the rehearsal */
function changed(text, changes) {
  for (const [from, to] of Object.entries(changes)) {
    if (!text.includes(from)) throw new Error(`the configuration has no ${from}`)
    text = text.replaceAll(from, to)
  }
  return text
}
const configuration = (name) => readFileSync(path.join(import.meta.dirname, name), 'utf8')

export class Node {
  constructor(number, dir) {
    this.name = `db${number}`
    this.space = `candeia${number}`
    this.cable = `candeia-c${number}`
    this.address = `10.77.0.1${number}`
    this.dir = path.join(dir, this.name)
    this.disk = path.join(this.dir, 'disk')
    this.data = path.join(this.disk, 'data')
    this.files = path.join(dir, `${this.name}-files`)
    this.repository = path.join(dir, 'repository')
  }

  /** The namespace, the cable to the bridge, the disk and the configuration. */
  raise() {
    run('ip', 'netns', 'add', this.space)
    run('ip', 'link', 'add', this.cable, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', this.space)
    run('ip', 'link', 'set', this.cable, 'master', bridge, 'up')
    run('ip', '-n', this.space, 'link', 'set', 'lo', 'up')
    run('ip', '-n', this.space, 'addr', 'add', `${this.address}/24`, 'dev', 'eth0')
    run('ip', '-n', this.space, 'link', 'set', 'eth0', 'up')
    for (const folder of [this.dir, this.disk, this.files, path.join(this.files, 'run'), path.join(this.files, 'log')])
      mkdirSync(folder, { recursive: true })
    run('mount', '-t', 'tmpfs', '-o', `size=${disk},mode=0755`, this.space, this.disk)
    mkdirSync(this.data, { mode: 0o700 })
    const own = { '10.0.0.11:5432': `${this.address}:5432`, '10.0.0.11:8008': `${this.address}:8008` }
    const etcd = [1, 2, 3].map((n) => `10.0.0.1${n}:2379`).join()
    const patroni = changed(configuration('patroni.yml'), {
      'name: db1': `name: ${this.name}`,
      ...own,
      [etcd]: etcd.replaceAll('10.0.0.1', '10.77.0.1'),
      '10.0.0.0/24': '10.77.0.0/24',
      '/var/lib/postgresql/15/candeia': this.data,
      '/usr/lib/postgresql/15/bin': bin,
      '/var/lib/postgresql/.pgpass-patroni': path.join(this.files, 'pgpass'),
      '/var/run/postgresql': path.join(this.files, 'run'),
      'change-this-1': password,
      'mode: automatic': 'mode: off',
      '/etc/patroni/backup-after-change.sh': path.join(import.meta.dirname, 'backup-after-change.sh'),
    })
    writeFileSync(path.join(this.files, 'patroni.yml'), patroni)
    const pgbackrest = changed(configuration('pgbackrest.conf'), {
      'repo1-path=/var/lib/pgbackrest': `repo1-path=${this.repository}`,
      '/var/log/pgbackrest': path.join(this.files, 'log'),
      '/tmp/pgbackrest': path.join(this.files, 'lock'),
      '/var/lib/postgresql/15/candeia': this.data,
      '/var/run/postgresql': path.join(this.files, 'run'),
    })
    writeFileSync(path.join(this.files, 'pgbackrest.conf'), pgbackrest)
    run('chown', '-R', 'postgres:postgres', this.dir, this.files)
  }

  spawn(program, args) {
    const log = openSync(path.join(this.files, `${path.basename(program)}.log`), 'a')
    const command = ['netns', 'exec', this.space, 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
    spawn('ip', [...command, program, ...args], { stdio: ['ignore', log, log], env: this.env, cwd: this.files })
  }

  get env() {
    const { PATH } = process.env
    return {
      PATH,
      LC_ALL: 'C.UTF-8',
      HOME: this.files,
      PGHOST: path.join(this.files, 'run'),
      PGBACKREST_CONFIG: path.join(this.files, 'pgbackrest.conf'),
    }
  }

  start() {
    const peers = [1, 2, 3].map((n) => `db${n}=http://10.77.0.1${n}:2380`).join()
    this.spawn('etcd', [
      ...['--name', this.name, '--data-dir', path.join(this.files, 'etcd')],
      ...[
        '--listen-client-urls',
        `http://${this.address}:2379`,
        '--advertise-client-urls',
        `http://${this.address}:2379`,
      ],
      ...[
        '--listen-peer-urls',
        `http://${this.address}:2380`,
        '--initial-advertise-peer-urls',
        `http://${this.address}:2380`,
      ],
      ...['--initial-cluster', peers, '--initial-cluster-state', 'new', '--initial-cluster-token', 'candeia'],
      ...['--heartbeat-interval', '250', '--election-timeout', '2500', '--pre-vote', '--log-level', 'error'],
    ])
    this.spawn('patroni', [path.join(this.files, 'patroni.yml')])
  }

  /** Like a power cut: every process of this server at once. */
  kill() {
    for (const pid of quietly('ip', 'netns', 'pids', this.space).split('\n').filter(Boolean)) quietly('kill', '-9', pid)
  }

  cut() {
    run('ip', 'link', 'set', this.cable, 'down')
  }

  mend() {
    run('ip', 'link', 'set', this.cable, 'up')
  }

  fillDisk() {
    quietly('dd', 'if=/dev/zero', `of=${this.disk}/full`, 'bs=1M')
    quietly('dd', 'if=/dev/zero', `of=${this.disk}/fuller`, 'bs=512')
  }

  emptyDisk() {
    for (const file of ['full', 'fuller']) rmSync(path.join(this.disk, file), { force: true })
  }

  pgbackrest(...args) {
    const as = ['netns', 'exec', this.space, 'setpriv', '--reuid=postgres', '--regid=postgres', '--init-groups']
    return execFileSync('ip', [...as, 'pgbackrest', '--stanza=candeia', ...args], {
      env: this.env,
      cwd: '/',
    }).toString()
  }

  remove() {
    this.kill()
    for (let tries = 0; tries < 50 && quietly('ip', 'netns', 'pids', this.space).trim(); tries++)
      quietly('sleep', '0.1')
    quietly('umount', this.disk)
    quietly('ip', 'netns', 'del', this.space)
    quietly('ip', 'link', 'del', this.cable)
  }
}

const leaderOf = (members) => members.find(({ role, state }) => role === 'leader' && state === 'running')

function isWhole(members) {
  const leader = leaderOf(members)
  const followers = members.filter(
    ({ role, state, lag, timeline }) =>
      /replica|sync_standby/.test(role) &&
      /running|streaming/.test(state) &&
      lag === 0 &&
      timeline === leader?.timeline,
  )
  return followers.length === 2 && followers.some(({ role }) => role === 'sync_standby')
}

export class Cluster {
  constructor(dir) {
    this.dir = dir
    this.nodes = [1, 2, 3].map((number) => new Node(number, dir))
  }

  raise() {
    this.remove()
    run('ip', 'link', 'add', bridge, 'type', 'bridge')
    run('ip', 'addr', 'add', `${here}/24`, 'dev', bridge)
    run('ip', 'link', 'set', bridge, 'up')
    const repository = path.join(this.dir, 'repository')
    mkdirSync(repository, { recursive: true })
    giveToPostgres(repository)
    for (const node of this.nodes) node.raise()
    for (const node of this.nodes) node.start()
  }

  /** What each Patroni that answers says of the members; one that was cut off may know of the past only. */
  async views() {
    const asked = this.nodes.map(({ address }) =>
      fetch(`http://${address}:8008/cluster`, { signal: AbortSignal.timeout(1500) })
        .then((answer) => answer.json())
        .then(({ members }) => members),
    )
    return (await Promise.allSettled(asked)).flatMap(({ value }) => (value ? [value] : []))
  }

  /** The leader that at least two of the three know. */
  async leader() {
    const named = (await this.views()).map((members) => leaderOf(members)?.name)
    return this.nodes.find(({ name }) => named.filter((other) => other === name).length >= 2)
  }

  /** Resolves when all three know the same leader, and both others follow it without delay, one synchronously. */
  async whole(limit = 180) {
    let views = []
    for (let seconds = 0; seconds < limit; seconds++, await wait(1000)) {
      views = await this.views()
      const leaders = new Set(views.map((members) => leaderOf(members)?.name))
      if (views.length === 3 && leaders.size === 1 && views.every(isWhole))
        return this.nodes.find(({ name }) => leaders.has(name))
    }
    throw new Error(`the cluster is not whole: ${JSON.stringify(views)}`)
  }

  remove() {
    for (const node of this.nodes) node.remove()
    quietly('ip', 'link', 'del', bridge)
  }
}
