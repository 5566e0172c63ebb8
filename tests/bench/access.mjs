/*
 * What access control costs:
 *
 *   npx node tests/bench/access.mjs
 *
 * Every request looks up, with its session, what the church allows to the person. Measures in one run the processor time
 *   - of PostgreSQL's process for that look-up, with the version of the rights and without it: in churches with the preset
 *     'Aberto', where nothing is stored, and in churches with 'Recomendado', as a collaborator with three functions who
 *     leads no group, and as one without functions who leads a cell and a department
 *   - for what a process reads once for each version and person: the rules themselves, and the own groups
 *   - of whole requests, server and PostgreSQL together: the list and the detail of `npm run bench`
 * and prints what share of a request access control is. Exits with 1 when one is 3 % or more.
 */
import 'reflect-metadata'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import pg from 'pg'
import { load, startServer, stopServer } from './load.mjs'
import { operations as all } from './operations.mjs'
import { build, prepare } from './prepare.mjs'
import { personOf } from './seed.mjs'

const most = 0.03
const rounds = Number(process.env.ROUNDS ?? 5)
const seconds = Number(process.env.SECONDS ?? 3)
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

/**
 * Gives every second church the preset 'Recomendado', its usual functions, and three of them to the session's person.
 * @param leader of one of them, who gets two groups instead
 */
async function setAccess(client, leader) {
  await import('../../dist/server/access-table.js')
  const { presets } = await import('../../dist/server/features/acesso/matriz-acesso/matriz-acesso.rules.js')
  const { usualFuncoes } = await import('../../dist/server/features/acesso/funcao/funcao.rules.js')
  const { celulas, comoMembro } = presets.find(({ nome }) => nome === 'recomendado')
  const chosen = 'select id from (select id, row_number() over (order by id) as n from cliente) c where n % 2 = 0'
  await client.query('begin; set local session_replication_role = replica')
  await client.query('update usuario set perfil = 4 where id = id_cliente')
  for (const perfil of [2, 3, 4].filter((perfil) => celulas[perfil] || comoMembro.includes(perfil)))
    await client.query(
      `insert into acesso_perfil (id_cliente, perfil, areas, como_membro) select id, $1, $2, $3 from (${chosen}) c`,
      [perfil, celulas[perfil] ?? {}, comoMembro.includes(perfil)],
    )
  for (const { nome, acoes, alcance } of usualFuncoes())
    await client.query(
      `insert into funcao (id_cliente, nome, acoes, alcance) select id, $1, $2, $3 from (${chosen}) c`,
      [nome, JSON.stringify(acoes), alcance],
    )
  await client.query(
    `insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
     select id_cliente, id, id_cliente, '2020-01-01' from funcao
     where nome in ('Secretaria', 'Tesoureiro', 'Cuidado pastoral') and id_cliente <> $1`,
    [leader],
  )
  // triggers do not run here, so what they would remember is written too
  await client.query('update usuario set liderou = true where id = $1', [leader])
  await client.query(
    'update departamento set id_responsavel = $1 where id = (select min(id) from departamento where id_cliente = $1)',
    [leader],
  )
  await client.query(
    `update membro_celula set membro_lider = (id_membro = $1)::int
     where id_celula = (select min(id_celula) from membro_celula where id_cliente = $1 and id_membro = $1)`,
    [leader],
  )
  await client.query(
    'insert into versao_direitos (id_cliente, transacao) select id, hashtextextended(gen_random_uuid()::text, 0) from cliente on conflict do nothing',
  )
  await client.query('commit')
  await client.query('vacuum analyze')
}

/** The look-up of a session, without the times that it also reads. */
const lookUp = (rules) => `select u.id, u.perfil, ${rules} as regras
  from sessao t join usuario u on u.id = t.id_usuario and u.id_cliente = t.id_cliente
  where t.id_cliente = $1 and t.hash = $2 and u.usuario_ativo = 1 and u.excluido_em is null`

/** Microseconds that PostgreSQL's process needs for a look-up. */
async function measureLookUps(role, { idCliente, token }) {
  const { accessOfPerson, accessRules, accessVersions } = await import(
    '../../dist/server/features/acesso/sessao/access-rules.js'
  )
  const { features } = await import('../../dist/server/features.js')
  const { rowsThrough } = await import('../../dist/server/kernel/data/reading/rows.js')
  const client = new pg.Client(role)
  await client.connect()
  const [{ pid }] = (await client.query('select pg_backend_pid() as pid')).rows
  const cpu = () => Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000
  await client.query(`begin; set local app.id_cliente = '${idCliente}'`)
  const values = [idCliente, createHash('sha256').update(token).digest('hex')]
  const statements = {
    versions: lookUp(accessVersions('u')),
    rules: lookUp(accessRules('u')),
    without: lookUp('null::text'),
  }
  // the own groups of whoever is limited to them
  const sent = []
  const db = rowsThrough(async (text, parameters) => {
    sent.push({ text, values: [...parameters] })
    const { rows } = await client.query(text, [...parameters])
    return { rows }
  })
  await accessOfPerson({ features }, { db, idCliente }, idCliente)
  const [, groups] = sent
  if (groups) statements.groups = groups.text
  const times = Object.fromEntries(Object.keys(statements).map((name) => [name, []]))
  const repeats = 200
  for (let round = 0; round < 2 * rounds; round++)
    for (const [name, text] of Object.entries(statements)) {
      const before = cpu()
      for (let n = 0; n < repeats; n++)
        await client.query({ name, text, values: name === 'groups' ? groups.values : values })
      times[name].push((cpu() - before) / repeats)
    }
  await client.query('commit')
  await client.end()
  // the first round prepares and plans
  return Object.fromEntries(Object.entries(times).map(([name, all]) => [name, median(all.slice(1))]))
}

build()
const { dataDir, owner, roles, tokens, postmaster, stop } = await prepare()
try {
  const client = new pg.Client(owner)
  await client.connect()
  const churches = tokens.map((church, index) => ({ ...church, id: personOf(index) }))
  const server = await startServer('product', { port: 4580, dataDir, roles, pool: 8, execArgv: process.execArgv })
  const requests = {}
  for (const operation of all.filter(({ name }) => name !== 'graph')) {
    const bodies = churches.map(({ token, id }) => ({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: operation.product, variables: operation.product.includes('$id') ? { id } : {} }),
    }))
    await load(server, bodies, 2, postmaster)
    const costs = []
    for (let round = 0; round < rounds; round++) {
      const { cpu, database, failed } = await load(server, bodies, seconds, postmaster)
      if (failed) throw new Error(`${failed} requests failed`)
      costs.push(1000 * (cpu + database))
    }
    // the least, because a busy machine makes requests dearer, and the share of the rules too small
    requests[operation.name] = Math.min(...costs)
  }
  await stopServer(server)
  await setAccess(client, churches[103].idCliente)
  await client.end()
  const rows = {}
  for (const [name, church] of [
    ['Aberto', churches[100]],
    ['Recomendado, three functions', churches[101]],
    ['Recomendado, leads two groups', churches[103]],
  ]) {
    const times = await measureLookUps(roles.app, church)
    const rules = times.versions - times.without
    const shares = Object.entries(requests).map(([operation, whole]) => [`of ${operation}`, rules / whole])
    rows[name] = {
      'look-up µs': Number(times.versions.toFixed(1)),
      'without it': Number(times.without.toFixed(1)),
      'whole rules': Number(times.rules.toFixed(1)),
      'own groups': Number((times.groups ?? 0).toFixed(1)),
      ...Object.fromEntries(shares.map(([title, share]) => [title, `${(100 * share).toFixed(1)} %`])),
    }
    if (shares.some(([, share]) => share >= most)) process.exitCode = 1
  }
  console.log(
    Object.entries(requests)
      .map(([name, whole]) => `${name}: ${Math.round(whole)} µs a request`)
      .join(', '),
  )
  console.table(rows)
} finally {
  await stop()
}
