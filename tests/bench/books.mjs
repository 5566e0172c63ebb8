/*
 * Measures how fast the ledger screens of a large church open. Run after a build:
 *
 *   node tests/bench/books.mjs [entries [screen ...]]
 *
 * One church with 200,000 incomes, of which a fifth are tithes, and half as many expenses over ten years, and a fifth as
 * many payables, of which each tenth is open, beside twenty small churches, in a fresh database. KEEP=<folder> keeps it
 * there and uses it again. The server runs in this process and answers each screen's operation without a network; `screen`
 * is a part of the names of those to measure. Prints milliseconds over 60 requests. Exits with 1 when the list of months
 * or what is due and overdue takes 100 ms or more.
 */
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { parse, print, separateOperations } from 'graphql'
import pg from 'pg'
import 'reflect-metadata'
import { makeServer, mountApp } from '../../dist/server/app.js'
import { hashPassword } from '../../dist/server/features/acesso/sessao/password.js'
import { somaMensalFeature } from '../../dist/server/features/financas/soma-mensal/index.js'
import { foundChurch } from '../../dist/server/features/igreja/cadastro/found-church.js'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { openDatabase } from '../../dist/server/kernel/data/database/open-database.js'
import { openServices, prepareDatabase } from '../../dist/server/services.js'
import { fillBooks } from './books-fill.mjs'

const entries = Number(process.argv[2] ?? 200_000)
const limit = 100
const [email, password] = ['bench@exemplo.com.br', 'senha-do-bench-2026']
const author = { idUsuario: null, acao: 'bench', requisicao: 'bench' }

// KEEP names a folder in which the filled database stays, and is used again
const kept = process.env.KEEP
const filled = Boolean(kept) && existsSync(path.join(kept, 'filled'))
const dir = kept ?? mkdtempSync(path.join(tmpdir(), 'candeia-bench-'))
mkdirSync(dir, { recursive: true })
chmodSync(dir, 0o711)
const config = readConfig({
  NODE_ENV: 'production',
  DATA_DIR: path.join(dir, 'data'),
  LOG_LEVEL: 'error',
  MAX_DELAY_MS: '0',
})
const database = await openDatabase(config)
const http = makeServer(config)
const { services, close } = await openServices(config, await prepareDatabase(config, database.owner), http.log)
await mountApp(http, services)
await http.ready()

async function fill() {
  const senhaHash = await hashPassword(password)
  const large = await foundChurch(services, author, { nomeIgreja: 'Grande', name: 'Ana', email, senhaHash })
  const owner = new pg.Client(database.owner)
  await owner.connect()
  try {
    await fillBooks(owner, large, entries)
  } finally {
    await owner.end()
  }
}

async function request(query, variables, token, operationName) {
  const began = performance.now()
  const answer = await http.inject({
    method: 'POST',
    url: '/graphql',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { query, variables, operationName },
  })
  const { data, errors } = answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return { data, ms: performance.now() - began }
}

/** The GraphQL documents of the screens. */
const documents = {
  HomeIgreja: '../igreja/home/home.graphql',
  Extrato: 'conta-financeira/extrato/extrato.graphql',
  ContasFinanceiras: 'conta-financeira/list/contas-financeiras.graphql',
  ExecucaoOrcamentaria: 'previsao-orcamentaria/execucao/execucao.graphql',
  PrestacaoContasDetalhe: 'prestacao-contas/detail/prestacao-contas.graphql',
  Contabilidade: 'contabilidade/screen/contabilidade.graphql',
  Recibos: 'recibo/list/recibos.graphql',
  Dizimos: 'dizimo/list/dizimos.graphql',
  Transferencias: 'transferencia/list/transferencias.graphql',
  PixRecebidos: '../missoes/pix-recebido/list/pix-recebidos.graphql',
  Contagens: '../culto/contagem/list/contagens.graphql',
  ContasPagarPorAtraso: 'conta-pagar/atraso/atraso.graphql',
  Entradas: 'entrada/list/entradas.graphql',
  Fechamento: 'fechamento/fechamento.graphql',
  LivroCaixa: 'livro-caixa/screen/livro-caixa.graphql',
  PainelFinanceiro: 'painel/painel.graphql',
  FluxoCaixa: 'demonstrativo/fluxo-caixa/fluxo-caixa.graphql',
  ResultadoFundos: 'demonstrativo/resultado/resultado.graphql',
  Balancete: 'demonstrativo/balancete/balancete.graphql',
  Razao: 'demonstrativo/razao/razao.graphql',
  ConciliacaoBancaria: 'movimento-bancario/list/movimentos.graphql',
  MovimentosBancarios: 'movimento-bancario/list/movimentos.graphql',
  LancamentosAConciliar: 'movimento-bancario/list/movimentos.graphql',
}
/** The operation with the fragments that it uses: some files have several operations, and fragments from other files. */
const documentOf = (name) => {
  const file = path.resolve(import.meta.dirname, '../../client/features/financas', documents[name])
  return print(separateOperations(parse(readFileSync(file, 'utf8')))[name])
}

const newest = { ordem: { campo: 'data', direcao: 'DESC' }, filtro: { excluidos: false }, first: 20 }
const pending = { ordem: { campo: 'data', direcao: 'ASC' }, filtro: { situacao: 'pendente' } }
const screens = {
  'list of months, first page': ['Entradas', newest],
  'list of months, page 500': ['Entradas', { ...newest, after: '9980' }],
  'list of months, last page': ['Entradas', { ...newest, after: String(entries - 20) }],
  'one category, with its sum': ['Entradas', { ...newest, filtro: { categoria: 3, excluidos: false }, comSoma: true }],
  'search for a description': ['Entradas', { ...newest, busca: 'domingo 777', comSoma: true }],
  'due and overdue, by description': ['ContasPagarPorAtraso', { filtro: { data: '2026-11-20' } }],
  'due and overdue, three years ago': [
    'ContasPagarPorAtraso',
    { filtro: { data: '2023-11-20', agrupar: 'centroCusto' } },
  ],
  'closing, a year of months': ['Fechamento', { ano: 2026 }],
  'cash book of a month': ['LivroCaixa', { inicio: '2026-10-01', fim: '2026-10-31', first: 20 }],
  'bank statement, pending': ['MovimentosBancarios', { ...pending, first: 20 }],
  'bank statement, 100 pending': ['MovimentosBancarios', { ...pending, first: 100 }],
  'bank statement, matched': ['MovimentosBancarios', { ...pending, filtro: { situacao: 'conciliado' }, first: 20 }],
  'bank statement, its balance': ['ConciliacaoBancaria', { idConta: '1', comContas: true }],
  'entries for a movement': ['LancamentosAConciliar', { id: '1', busca: '' }],
  'cash flow of a year': ['FluxoCaixa', { inicio: '2025-12-01', fim: '2026-11-30' }],
  'result by funds, with the year before': ['ResultadoFundos', { inicio: '2025-12-01', fim: '2026-11-30' }],
  'trial balance of a month': ['Balancete', { inicio: '2026-10-01', fim: '2026-10-31' }],
  'trial balance of an account': ['Balancete', { inicio: '2026-10-01', fim: '2026-10-31', idContaFinanceira: '1' }],
  'ledger of a category': ['Razao', { inicio: '2026-01-01', fim: '2026-12-31', idCategoria: '1', first: 20 }],
  'ledger of an account': ['Razao', { inicio: '2026-10-01', fim: '2026-10-31', first: 20 }],
  'twelve months in bars': ['PainelFinanceiro', { inicio: '2025-12-01', fim: '2026-11-20' }],
  'home of a treasurer': ['HomeIgreja', {}],
  'accounts with their balances': ['ContasFinanceiras', { first: 20 }],
  'statement of an account': ['Extrato', { id: '1', inicio: '2026-10-01', fim: '2026-10-31', first: 20 }],
  'budget, what was done by October': ['ExecucaoOrcamentaria', { ano: 2026, mes: 10 }],
  'account for the council, draft': ['PrestacaoContasDetalhe', { id: '1' }],
  'for the accountant, a month': ['Contabilidade', { primeiro: '2026-10', ultimo: '2026-10' }],
  'for the accountant, a year': ['Contabilidade', { primeiro: '2025-11', ultimo: '2026-10' }],
  tithes: ['Dizimos', { ordem: { campo: 'dataDizimo', direcao: 'DESC' }, filtro: { excluidos: false }, first: 20 }],
  'tithes of a person, with their sum': [
    'Dizimos',
    { ordem: { campo: 'dataDizimo', direcao: 'DESC' }, busca: 'pessoa 77', comSoma: true, first: 20 },
  ],
  receipts: ['Recibos', { ordem: { campo: 'numero', direcao: 'DESC' }, filtro: {}, first: 20 }],
  'receipts of a person': ['Recibos', { ordem: { campo: 'numero', direcao: 'DESC' }, busca: 'pessoa 77', first: 20 }],
  transfers: ['Transferencias', { ...newest }],
  countings: ['Contagens', { ...newest }],
  'received Pix': ['PixRecebidos', { filtro: {}, comBanco: true, first: 20 }],
  'received Pix, pending': ['PixRecebidos', { filtro: { situacao: 'pendente' }, comBanco: true, first: 20 }],
}

try {
  if (!filled) await fill()
  if (kept) writeFileSync(path.join(kept, 'filled'), '')
  // the rows came without triggers and hours; a server does this every hour
  for (const job of somaMensalFeature.jobs)
    await job.run(services, { idCliente: 0, idUsuario: null, requisicao: 'bench' })
  const enter = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const { token } = (await request(enter, { input: { email, password } })).data.entrar
  const table = {}
  const only = process.argv.slice(3)
  const asked = Object.entries(screens).filter(([screen]) => !only.length || only.some((part) => screen.includes(part)))
  for (const [screen, [name, variables]] of asked) {
    const document = documentOf(name)
    const times = []
    for (let round = 0; round < 70; round++) {
      const { ms } = await request(document, variables, token, name)
      if (round >= 10) times.push(ms)
    }
    times.sort((a, b) => a - b)
    table[screen] = { p50: Math.round(times[30]), p95: Math.round(times[57]) }
  }
  const load = os.loadavg().map((value) => value.toFixed(2))
  console.log(`${entries} incomes, ${entries / 2} expenses; Node ${process.versions.node}, load ${load.join(' ')}`)
  console.table(table)
  const fast = ['list of months, first page', 'due and overdue, by description', 'due and overdue, three years ago']
  if (fast.some((screen) => table[screen]?.p95 >= limit)) process.exitCode = 1
} finally {
  await http.close()
  await close()
  await database.stop()
  if (!kept) rmSync(dir, { recursive: true, force: true })
}
