/*
 * Measures how fast the ledger screens of a large church open. Run after a build:
 *
 *   node tests/bench/books.mjs [entries]
 *
 * One church with 200,000 incomes and half as many expenses over ten years, and a fifth as many payables, of which each
 * tenth is open, beside twenty small churches, in a fresh database. The server runs in this process and answers each
 * screen's operation without a network. Prints milliseconds over 60 requests. Exits with 1 when the list of months or
 * what is due and overdue takes 100 ms or more.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'reflect-metadata'
import { makeServer, mountApp } from '../../dist/server/app.js'
import { hashPassword } from '../../dist/server/features/acesso/sessao/password.js'
import { foundChurch } from '../../dist/server/features/igreja/cadastro/found-church.js'
import { readConfig } from '../../dist/server/kernel/config.js'
import { openDatabase, openServices, prepareDatabase } from '../../dist/server/services.js'

const entries = Number(process.argv[2] ?? 200_000)
const limit = 100
const [email, password] = ['bench@exemplo.com.br', 'senha-do-bench-2026']
const author = { idUsuario: null, acao: 'bench', requisicao: 'bench' }

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-bench-'))
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
  await owner.query('set session_replication_role = replica') // the triggers are switched off, because writing the audit log would only take time
  const insert = (church, table, rows) =>
    owner.query(
      `insert into ${table} (id_cliente, descricao, data, categoria, valor)
       select $1::int, 'Oferta do culto de domingo nº ' || i, date '2026-11-20' - (i % 3650), 1 + i % 5, 10 + (i % 90000) / 100.0
       from generate_series(1, $2::int) i`,
      [church, rows],
    )
  const payables = (church, rows) =>
    owner.query(
      `with made as (
         insert into conta_pagar (id_cliente, descricao_conta, valor_conta, valor_baixado, data_vencimento_conta, status_conta,
           data_encerramento_conta, id_centro_custo)
         select $1::int, 'Conta nº ' || i % 700, 100 + i % 900, case when i % 10 > 0 then 100 + i % 900 else i % 50 end,
           date '2026-11-20' - (i % 3650), case when i % 10 > 0 then 'pago' else 'aberto' end,
           case when i % 10 > 0 then date '2026-11-20' - (i % 3650) end, 1
         from generate_series(1, $2::int) i returning id, valor_baixado, data_vencimento_conta)
       insert into baixa_pagar (id_cliente, id_conta, vez, data, valor)
       select $1::int, id, 1, data_vencimento_conta, valor_baixado from made where valor_baixado > 0`,
      [church, rows],
    )
  for (let church = large; church <= large + 20; church++) {
    await payables(church, church === large ? Math.round(entries / 5) : 200)
    await insert(church, 'entrada', church === large ? entries : 2000)
    await insert(church, 'saida', church === large ? entries / 2 : 1000)
  }
  // the bank's statement of the last five years: each second income has its movement, and the newest 500 wait for theirs
  await owner.query(
    `with extrato as (
       insert into extrato_bancario (id_cliente, id_conta_financeira, nome_arquivo, formato, saldo, data_saldo)
       select id_cliente, id, 'extrato.ofx', 'ofx', 1, '2026-11-20' from conta_financeira where id_cliente = $1 and geral
       returning id, id_conta_financeira)
     insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento,
       pagador, situacao)
     select $1, x.id_conta_financeira, x.id, 'entrada ' || e.id, e.data, e.valor, '', 'PIX RECEBIDO ' || e.id % 2000, '',
       'pessoa ' || e.id % 2000, case when row_number() over (order by e.data desc, e.id) <= 500 then 'pendente' else 'conciliado' end
     from entrada e cross join extrato x where e.id_cliente = $1 and e.data > '2021-11-20' and e.id % 2 = 0`,
    [large],
  )
  await owner.query(
    `insert into conciliacao (id_cliente, id_movimento, ordem, id_entrada)
     select id_cliente, id, 1, substr(identidade, 9)::int from movimento_bancario where id_cliente = $1 and situacao = 'conciliado'`,
    [large],
  )
  await owner.query('vacuum analyze entrada, saida, movimento_bancario, conciliacao, conta_pagar, baixa_pagar')
  await owner.end()
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
  ContasPagarPorAtraso: 'conta-pagar/atraso/atraso.graphql',
  Entradas: 'entrada/list/entradas.graphql',
  Fechamento: 'fechamento/fechamento.graphql',
  LivroCaixa: 'livro-caixa/screen/livro-caixa.graphql',
  PainelFinanceiro: 'painel/painel.graphql',
  FluxoCaixa: 'demonstrativo/fluxo-caixa/fluxo-caixa.graphql',
  ResultadoFundos: 'demonstrativo/resultado/resultado.graphql',
  Balancete: 'demonstrativo/balancete/balancete.graphql',
  Razao: 'demonstrativo/razao/razao.graphql',
  MovimentosBancarios: 'movimento-bancario/list/movimentos.graphql',
  LancamentosAConciliar: 'movimento-bancario/list/movimentos.graphql',
}
const documentOf = (name) =>
  readFileSync(path.resolve(import.meta.dirname, '../../client/features/financas', documents[name]), 'utf8')

const newest = { ordem: { campo: 'data', direcao: 'DESC' }, filtro: { excluidos: false }, first: 20 }
const rows = { daConta: false, comContas: false }
const pending = { ...rows, ordem: { campo: 'data', direcao: 'ASC' }, filtro: { situacao: 'pendente' } }
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
  'bank statement, with its balance': [
    'MovimentosBancarios',
    { ...pending, daConta: true, comContas: true, idConta: '1', first: 20 },
  ],
  'entries for a movement': ['LancamentosAConciliar', { id: '1', busca: '' }],
  'cash flow of a year': ['FluxoCaixa', { inicio: '2025-12-01', fim: '2026-11-30' }],
  'result by funds, with the year before': ['ResultadoFundos', { inicio: '2025-12-01', fim: '2026-11-30' }],
  'trial balance of a month': ['Balancete', { inicio: '2026-10-01', fim: '2026-10-31' }],
  'trial balance of an account': ['Balancete', { inicio: '2026-10-01', fim: '2026-10-31', idContaFinanceira: '1' }],
  'ledger of a category': ['Razao', { inicio: '2026-01-01', fim: '2026-12-31', idCategoria: '1', first: 20 }],
  'ledger of an account': ['Razao', { inicio: '2026-10-01', fim: '2026-10-31', first: 20 }],
  'twelve months in bars': ['PainelFinanceiro', { inicio: '2025-12-01', fim: '2026-11-20' }],
}

try {
  await fill()
  const enter = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const { token } = (await request(enter, { input: { email, password } })).data.entrar
  const table = {}
  for (const [screen, [name, variables]] of Object.entries(screens)) {
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
  if (fast.some((screen) => table[screen].p95 >= limit)) process.exitCode = 1
} finally {
  await http.close()
  await close()
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
}
