/*
 * What each person may do before and after an update, from a copy of the data:
 *
 *   node tests/faults/access-before-after.mjs <folder of the earlier version, built> [<DATA_DIR of a stopped server>]
 *
 * Without data, the earlier version makes its demonstration churches. Both versions read a copy of them, each with its
 * own rule. Prints a line for each action that a person gains or loses, with its reach and the fields that it opens,
 * and a summary by perfil. Exits with 1 when somebody loses something, or gains anything but what leading the own groups
 * gives (`Led.gives`), choosing a person, reading approved accounts and, with the function Secretaria, registering, editing and importing people and planning visits.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../factories/free-port.mjs'

const here = path.resolve(import.meta.dirname, '../..')
/** A module of a built version: the first of these places that it has. */
async function of(root, ...places) {
  const found = places.find((place) => existsSync(path.join(root, 'dist/server', place)))
  return import(path.join(root, 'dist/server', found ?? places[0]))
}

/** What each person of each church may do by the rule of this version, after its migrations. */
async function accessOf(root, dataDir) {
  await import(path.join(root, 'node_modules/reflect-metadata/Reflect.js'))
  const { readConfig } = await of(root, 'kernel/base/config.js', 'kernel/config.js')
  const { startEmbedded } = await of(
    root,
    'kernel/data/database/embedded/embedded.js',
    'kernel/database/embedded/embedded.js',
  )
  const { openServices, prepareDatabase } = await of(root, 'services.js')
  const { makeServer } = await of(root, 'app.js')
  const { openReading } = await of(root, 'kernel/data/tenant/session.js', 'kernel/tenant/session.js')
  const { grantsOfPeople } = await of(root, 'features/acesso/sessao/index.js')
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  const cluster = await startEmbedded({ dataDir: path.join(dataDir, 'pg'), settings: { fsync: 'off' } })
  try {
    const { host, port, user } = cluster
    const roles = await prepareDatabase(config, { host, port, user, database: 'candeia' })
    const { services, close } = await openServices(config, roles, makeServer(config).log)
    try {
      const all = await openReading(services.sessions, null)
      const people = await all.db
        .selectFrom('usuario')
        .select(['id', 'idCliente', 'name', 'perfil'])
        .orderBy('id')
        .execute()
      const secretaries = await all.db
        .selectFrom('funcao_usuario')
        .innerJoin('funcao', 'funcao.id', 'funcao_usuario.idFuncao')
        .select('funcao_usuario.idUsuario')
        .where('funcao.nome', '=', 'Secretaria')
        .execute()
        .finally(all.end)
      const isSecretary = new Set(secretaries.map(({ idUsuario }) => idUsuario))
      const found = []
      for (const church of new Set(people.map(({ idCliente }) => idCliente))) {
        const own = people.filter(({ idCliente }) => idCliente === church)
        const reading = await openReading(services.sessions, church)
        const grants = await grantsOfPeople(
          { ...reading, idCliente: church },
          own.map(({ id }) => id),
        ).finally(reading.end)
        for (const person of own) {
          const secretary = isSecretary.has(person.id)
          found.push({ ...person, secretary, grants: Object.fromEntries(grants.get(person.id) ?? []) })
        }
      }
      return found
    } finally {
      await close()
    }
  } finally {
    await cluster.stop()
  }
}

/** In a process of its own: two versions have the same modules. */
function readWith(root, dataDir) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [import.meta.filename, '--read', root, dataDir], {
    encoding: 'utf8',
    maxBuffer: 2 ** 30,
  })
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n[') + 1))
}

/** The fields that need each action, by the later version's schema. */
async function fieldsByAction() {
  const { readFileSync } = await import('node:fs')
  const { parse } = await import('graphql')
  const fields = new Map()
  const { definitions } = parse(readFileSync(path.join(here, 'schema/schema.graphql'), 'utf8'))
  for (const { kind, name, fields: own = [] } of definitions) {
    if (kind !== 'ObjectTypeDefinition' || ['Query', 'Mutation', 'Subscription'].includes(name.value)) continue
    for (const field of own) {
      const perfil = field.directives.find((directive) => directive.name.value === 'perfil')
      const acao = perfil?.arguments.find((argument) => argument.name.value === 'acao')?.value.value
      if (acao) fields.set(acao, [...(fields.get(acao) ?? []), `${name.value}.${field.name.value}`])
    }
  }
  return fields
}

async function makeDemo(root, dataDir) {
  const port = String(await freePort())
  const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
    env: { PATH: process.env.PATH, PORT: port, HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const ready = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
  for (let tries = 0; !(await ready()); tries++) {
    if (server.exitCode !== null || tries > 3000) throw new Error('the earlier version does not start')
    await wait(100)
  }
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
}

/** What Secretaria gives besides what functions gave before. */
const newForSecretaries = ['usuario.escrever', 'usuario.importar', 'visitaPastoral.ler', 'visitaPastoral.escrever']

/** Actions that the earlier version does not know: what everybody gets, and what somebody could do by another action. */
const newForAll = ['usuario.escolher', 'prestacaoContas.lerAprovadas']
const partOf = { 'usuario.lerTelefone': 'usuario.lerDadosPessoais' }

/** @returns whether somebody of this version may have gained an action that reaches so far */
async function expectedGains() {
  await import('reflect-metadata')
  await of(here, 'access-table.js')
  const { features } = await of(here, 'features.js')
  const { impliedActions } = await of(here, 'kernel/access/areas.js')
  const led = features.flatMap((feature) => feature.led ?? []).flatMap(({ gives = [] }) => gives)
  const within = (given, action) =>
    given.includes(action) || (impliedActions().get(action) ?? []).some((one) => given.includes(one))
  return ({ secretary }, action, reach, before) =>
    newForAll.includes(action) ||
    before[partOf[action]] === reach ||
    (reach === 'meus' && within(led, action)) ||
    (secretary && within(newForSecretaries, action))
}

/** The actions that the second has and the first has not, or reaches less far by. */
const more = (one, other) =>
  Object.entries(other).filter(([action, reach]) => one[action] !== reach && one[action] !== 'tudo')

async function compare(before, data) {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-access-'))
  chmodSync(dir, 0o711)
  try {
    const copy = path.join(dir, 'data')
    if (data) cpSync(data, copy, { recursive: true, preserveTimestamps: true })
    else await makeDemo(before, copy)
    const then = readWith(before, copy)
    const now = new Map(readWith(here, copy).map((person) => [person.id, person]))
    const fields = await fieldsByAction()
    const expected = await expectedGains()
    const sums = {}
    const wrong = []
    for (const { id, idCliente, name, perfil, grants } of then) {
      const person = now.get(id)
      const after = person?.grants ?? {}
      for (const [sign, changed] of [
        ['+', more(grants, after)],
        ['-', more(after, grants)],
      ])
        for (const [action, reach] of changed) {
          const line = `${idCliente} ${id} ${name} (${perfil}) ${sign}${action} ${reach} ${(fields.get(action) ?? []).join(' ')}`
          console.log(line)
          if (sign === '-' || !expected(person, action, reach, grants)) wrong.push(line)
          const sum = `${perfil} ${sign}${action} ${reach}`
          sums[sum] = (sums[sum] ?? 0) + 1
        }
    }
    console.log(`\n${then.length} people`)
    for (const [sum, count] of Object.entries(sums).sort()) console.log(`${sum}: ${count}`)
    for (const line of wrong) console.log('UNEXPECTED', line)
    if (wrong.length) process.exitCode = 1
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}

const [first, ...rest] = process.argv.slice(2)
if (first === '--read') process.stdout.write(`\n${JSON.stringify(await accessOf(...rest))}`)
else if (first) await compare(path.resolve(first), rest[0])
else {
  console.error('node tests/faults/access-before-after.mjs <folder of the earlier version, built> [<DATA_DIR>]')
  process.exitCode = 2
}
