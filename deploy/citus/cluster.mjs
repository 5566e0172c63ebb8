/*
 * A coordinator and workers of Citus on this machine, each a PostgreSQL of its own on a free port of 127.0.0.1, owned by
 * the account postgres. Whoever reaches 127.0.0.1 may connect: this is for rehearsals.
 */
import { execFileSync } from 'node:child_process'
import { appendFileSync, chownSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import pg from 'pg'
import { freePort } from '../../tests/factories/free-port.mjs'

export const bin = '/usr/lib/postgresql/15/bin'
export const user = 'postgres'
const idOf = (flag) => Number(execFileSync('id', [flag, 'postgres']).toString())

/** What a node needs besides PostgreSQL's defaults; docs/operar.md explains each line. */
export const settings = {
  shared_preload_libraries: "'citus'",
  max_connections: 300,
  max_prepared_transactions: 600,
  max_locks_per_transaction: 512,
  wal_level: 'logical',
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
}

class Node {
  constructor(dir, name, port) {
    Object.assign(this, { name, port, data: path.join(dir, name) })
  }

  ctl(program, ...args) {
    const as = ['--reuid=postgres', '--regid=postgres', '--init-groups', path.join(bin, program)]
    return execFileSync('setpriv', [...as, ...args], {
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C.UTF-8' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }).toString()
  }

  raise(extra) {
    mkdirSync(this.data, { recursive: true })
    chownSync(this.data, idOf('-u'), idOf('-g'))
    this.ctl('initdb', '-D', this.data, '-A', 'trust', '-U', user, '--locale=C.UTF-8', '-E', 'UTF8')
    const own = {
      port: this.port,
      listen_addresses: "'127.0.0.1'",
      unix_socket_directories: "''",
      'citus.node_conninfo': "'sslmode=disable'",
      ...settings,
      ...extra,
    }
    appendFileSync(
      path.join(this.data, 'postgresql.conf'),
      Object.entries(own)
        .map(([name, value]) => `${name} = ${value}\n`)
        .join(''),
    )
    this.start()
  }

  start() {
    this.ctl('pg_ctl', '-D', this.data, '-l', path.join(this.data, 'log.txt'), '-w', '-t', '60', 'start')
  }

  stop(mode = 'immediate') {
    try {
      this.ctl('pg_ctl', '-D', this.data, '-m', mode, 'stop')
    } catch {}
  }

  /** The same node for another role. */
  as(role) {
    return Object.assign(Object.create(this), { role })
  }

  /** The names that these statements return in one transaction with these settings. */
  async inChurch(database, settings, statements) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: this.role ?? user,
      database,
      options: '-c citus.propagate_set_commands=local',
    })
    await client.connect()
    try {
      const found = []
      await client.query('begin')
      await client.query('select definir_na_transacao($1, $2)', [Object.keys(settings), Object.values(settings)])
      for (const statement of statements) found.push(...(await client.query(statement)).rows.map(({ name }) => name))
      await client.query('commit')
      return found
    } finally {
      await client.end()
    }
  }

  async query(database, text, values) {
    return this.connected(database, async (client) => (await client.query(text, values)).rows)
  }

  /** What a function finds out with a connection. */
  async connected(database, ask) {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: this.port,
      user: this.role ?? user,
      database,
      // otherwise the catalogue of a node has none of the parts of the tables
      options: '-c citus.override_table_visibility=off',
    })
    await client.connect()
    try {
      return await ask(client)
    } finally {
      await client.end()
    }
  }
}

export class Cluster {
  /** @param dir a folder that the account postgres can reach */
  constructor(dir, workers = 2) {
    this.dir = dir
    this.names = ['coordinator', ...Array.from({ length: workers }, (_, index) => `worker${index + 1}`)]
    this.nodes = []
  }

  async raise(extra = {}) {
    for (const name of this.names) await this.add(name, extra)
  }

  async add(name, extra = {}) {
    const node = new Node(this.dir, name, await freePort())
    this.nodes.push(node)
    node.raise(extra)
    return node
  }

  get coordinator() {
    return this.nodes[0]
  }

  /** A database in which all nodes work together. @returns its address at the coordinator */
  async database(name) {
    for (const node of this.nodes) {
      await node.query('postgres', `create database ${name}`)
      await node.query(name, 'create extension citus')
    }
    const { coordinator } = this
    await coordinator.query(name, "select citus_set_coordinator_host('127.0.0.1', $1)", [coordinator.port])
    for (const { port } of this.nodes.slice(1))
      await coordinator.query(name, "select citus_add_node('127.0.0.1', $1)", [port])
    return `postgres://${user}@127.0.0.1:${coordinator.port}/${name}`
  }

  stop() {
    for (const node of this.nodes) node.stop()
  }
}
