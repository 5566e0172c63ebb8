/*
 * Measures what imports cost of the processor, in two versions in turns. Run after a build of both:
 *
 *   BEFORE=<a built checkout> npx node tests/bench/imports.mjs [people [movements [rounds]]]
 *
 * Each version has a server of its own, with its own database, in a process of its own. In each round each of them previews
 * and imports 50,000 people of a CSV file, imports a statement of 10,000 movements as CSV, and undoes both; the versions
 * begin in turns, so that an even number of rounds is fair. Prints milliseconds of processor of the server and of PostgreSQL,
 * medians, and the geometric mean of the ratios of the rounds. Without BEFORE this version alone.
 */
import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { childrenOf, stat } from './processes.mjs'

const [people = 50_000, movements = 10_000, rounds = 6] = process.argv.slice(2).map(Number)
const root = path.resolve(import.meta.dirname, '../..')
const author = { idUsuario: null, acao: 'bench', requisicao: 'bench' }
const [email, password] = ['bench@exemplo.com.br', 'senha-do-bench-2026']

const person = (i) =>
  [
    ...[`Conceição Aparecida Nº ${i}`, `pessoa${i}@exemplo.com.br`, `(11) 9${String(i).padStart(8, '0')}`],
    ...['14/03/1985', 'F', 'casada', '01310-100', 'Avenida Paulista', i, 'Bela Vista', 'São Paulo', 'SP'],
  ].join(';')
const list = () =>
  [
    'Nome;E-mail;Celular;Nascimento;Sexo;Estado civil;CEP;Endereço;Número;Bairro;Cidade;UF',
    ...Array.from({ length: people }, (_, i) => person(i)),
  ].join('\n')
const day = (i) => new Date(Date.UTC(2025, 10, 1 + (i % 365))).toISOString().slice(0, 10)
const statement = () =>
  [
    'Data;Histórico;Documento;Valor',
    ...Array.from(
      { length: movements },
      (_, i) => `${day(i)};PIX RECEBIDO MARTA EXEMPLO ${i % 800};${i};${10 + (i % 500)},00`,
    ),
  ].join('\n')

/** A server of a built checkout; it does what it is told by name, and answers with the milliseconds of processor. */
async function serve(checkout) {
  const load = (file) => import(path.join(checkout, 'dist/server', file))
  await import(path.join(checkout, 'node_modules/reflect-metadata/Reflect.js'))
  const { makeServer, mountApp } = await load('app.js')
  const { hashPassword } = await load('features/acesso/sessao/password.js')
  const { foundChurch } = await load('features/igreja/cadastro/found-church.js')
  const { readConfig } = await load('kernel/base/config.js').catch(() => load('kernel/config.js'))
  const { openDatabase } = await load('kernel/data/database/open-database.js').catch(() =>
    load('kernel/database/open-database.js'),
  )
  const { openServices, prepareDatabase } = await load('services.js')
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-bench-'))
  chmodSync(dir, 0o711)
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: path.join(dir, 'data'), LOG_LEVEL: 'error' })
  const database = await openDatabase(config)
  const http = makeServer(config)
  const { services, close } = await openServices(config, await prepareDatabase(config, database.owner), http.log)
  await mountApp(http, services)
  await http.ready()
  const senhaHash = await hashPassword(password)
  await foundChurch(services, author, { nomeIgreja: 'Grande', name: 'Ana', email, senhaHash })
  const [postmaster] = childrenOf(process.pid).map(Number)
  const ofDatabase = () =>
    childrenOf(postmaster).reduce((sum, pid) => sum + stat(pid).cpu, stat(postmaster).ended + stat(postmaster).cpu)

  let token
  async function ask(query, variables = {}, file = undefined) {
    const headers = { 'apollo-require-preflight': 'true', ...(token && { authorization: `Bearer ${token}` }) }
    let payload = { query, variables }
    if (file) {
      const form = new FormData()
      form.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }))
      form.append('map', '{"0":["variables.arquivo"]}')
      form.append('0', new Blob([file]), 'a.csv')
      const request = new Request('http://localhost', { method: 'POST', body: form })
      headers['content-type'] = request.headers.get('content-type')
      payload = Buffer.from(await request.arrayBuffer())
    }
    const { data, errors } = (await http.inject({ method: 'POST', url: '/graphql', headers, payload })).json()
    if (errors) throw new Error(JSON.stringify(errors))
    return Object.values(data)[0]
  }
  token = (
    await ask('mutation($input: EntrarInput!) { entrar(input: $input) { token } }', { input: { email, password } })
  ).token
  const { nodes } = await ask('{ contasFinanceiras(first: 1) { nodes { id } } }')
  const [conta] = nodes.map(({ id }) => String(id))
  const [csv, bank] = [list(), statement()]
  const colunas = { colunaData: 0, colunaDescricao: 1, colunaValor: 3, colunaDocumento: 2 }
  let importacao
  const works = {
    async preview() {
      const text = 'mutation($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { id validas } }'
      const { id, validas } = await ask(text, {}, csv)
      if (validas !== people) throw new Error(`${validas} people`)
      importacao = String(id)
    },
    write: () => ask('mutation($id: ID!) { gravarImportacao(id: $id) { gravadas } }', { id: importacao }),
    undoPeople: () => ask('mutation($id: ID!) { desfazerImportacao(id: $id) { desfeitas } }', { id: importacao }),
    async statement() {
      const text =
        'mutation($arquivo: Upload!, $conta: ID!, $colunas: ColunasExtratoInput) { importarExtrato(arquivo: $arquivo, idContaFinanceira: $conta, colunas: $colunas) { extrato { novos } } }'
      const { extrato } = await ask(text, { conta, colunas }, bank)
      if (extrato.novos !== movements) throw new Error(`${extrato.novos} movements`)
    },
    async undoStatement() {
      const [file] = await ask(`{ extratosImportados(idContaFinanceira: "${conta}") { id } }`)
      await ask('mutation($id: ID!) { desfazerExtrato(id: $id) { message } }', { id: String(file.id) })
    },
  }
  process.on('message', async (name) => {
    if (name === 'end') {
      await http.close()
      await close()
      await database.stop()
      rmSync(dir, { recursive: true, force: true })
      process.exit()
    }
    const [server, before] = [process.cpuUsage(), ofDatabase()]
    await works[name]()
    const { user, system } = process.cpuUsage(server)
    process.send({ server: (user + system) / 1000, database: ofDatabase() - before })
  })
  process.send('ready')
}

async function start(checkout) {
  const child = fork(import.meta.filename, process.argv.slice(2), { env: { ...process.env, SERVE: checkout } })
  let waiting
  const answer = () => new Promise((resolve, reject) => (waiting = { resolve, reject }))
  child.on('message', (figure) => waiting.resolve(figure))
  child.on('exit', (code) => waiting[code ? 'reject' : 'resolve'](new Error(`${checkout} ended with ${code}`)))
  await answer()
  return (name) => {
    child.send(name)
    return answer()
  }
}

const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length
const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

async function measure() {
  const versions = { now: await start(root) }
  if (process.env.BEFORE) versions.before = await start(path.resolve(process.env.BEFORE))
  const names = ['preview', 'write', 'statement']
  const took = Object.fromEntries(names.map((name) => [name, { now: [], before: [] }]))
  // the first round warms up
  for (let round = 0; round <= rounds; round++) {
    const order = Object.keys(versions)
    for (const version of round % 2 ? order : order.toReversed())
      for (const name of ['preview', 'write', 'undoPeople', 'statement', 'undoStatement']) {
        const figure = await versions[version](name)
        if (round > 0 && took[name]) took[name][version].push(figure)
      }
  }
  console.log(
    `${people} people, ${movements} movements; load ${os
      .loadavg()
      .map((value) => value.toFixed(1))
      .join(' ')}`,
  )
  const shown = (figures) =>
    `${median(figures.map(({ server }) => server)).toFixed(0)} + ${median(figures.map(({ database }) => database)).toFixed(0)} ms`
  const sum = ({ server, database }) => server + database
  for (const [name, { now, before }] of Object.entries(took)) {
    const ratio = (of) => Math.exp(mean(now.map((figure, i) => Math.log(of(figure) / of(before[i]))))).toFixed(2)
    const then = before.length
      ? `, before ${shown(before)}, ratio ${ratio(sum)} (server ${ratio(({ server }) => server)}, PostgreSQL ${ratio(({ database }) => database)})`
      : ''
    console.log(`${name}: ${shown(now)}${then}`)
  }
  for (const tell of Object.values(versions)) await tell('end')
}

await (process.env.SERVE ? serve(process.env.SERVE) : measure())
