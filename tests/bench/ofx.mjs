/*
 * Measures how long the import of a bank's statement takes. Run after a build:
 *
 *   node tests/bench/ofx.mjs [lines]
 *
 * One church with 22,000 incomes in a fresh database. An OFX file of 10,000 lines is sent as the product's screen sends
 * it: seven tenths are received Pix, and a fifth has the id of a payment that an entry names. The time is that of the
 * whole request, with reading, storing and matching. Then the same file is sent again, in which nothing is new; what is
 * pending is listed; and the import is undone. Exits with 1 when the import takes 3 s or more.
 */
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import 'reflect-metadata'
import { makeServer, mountApp } from '../../dist/server/app.js'
import { hashPassword } from '../../dist/server/features/acesso/sessao/password.js'
import { foundChurch } from '../../dist/server/features/igreja/cadastro/found-church.js'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { openDatabase } from '../../dist/server/kernel/data/database/open-database.js'
import { openServices, prepareDatabase } from '../../dist/server/services.js'

const lines = Number(process.argv[2] ?? 10_000)
const limit = 3000
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

const dayOf = (i) => new Date(Date.UTC(2025, 10, 1 + (i % 365))).toISOString().slice(0, 10)
const amountOf = (i) => (10 + (i % 50_000) / 100).toFixed(2)
const paymentOf = (i) => `E00000000${String(202_500_000_000 + i)}abcdefghijk`

/** Each fifth line has the id of a payment, which an entry of the same day and amount names. */
async function fill() {
  const senhaHash = await hashPassword(password)
  const church = await foundChurch(services, author, { nomeIgreja: 'Grande', name: 'Ana', email, senhaHash })
  const owner = new pg.Client(database.owner)
  await owner.connect()
  await owner.query('set session_replication_role = replica') // no audit log of the rows that only fill the tables
  const named = Array.from({ length: Math.ceil(lines / 5) }, (_, n) => n * 5)
  await owner.query(
    `insert into entrada (id_cliente, descricao, data, categoria, valor)
     select $1::int, 'Oferta por Pix ' || e2e, data, 2, valor from unnest($2::text[], $3::date[], $4::numeric[]) x(e2e, data, valor)`,
    [church, named.map(paymentOf), named.map(dayOf), named.map(amountOf)],
  )
  await owner.query(
    `insert into entrada (id_cliente, descricao, data, categoria, valor)
     select $1::int, 'Oferta do culto nº ' || i, date '2025-11-01' + (i % 365), 1 + i % 5, 10 + (i % 90000) / 100.0
     from generate_series(1, 20000) i`,
    [church],
  )
  await owner.query('vacuum analyze entrada')
  await owner.end()
}

function statement() {
  const movements = Array.from({ length: lines }, (_, i) => {
    const income = i % 10 < 7
    const memo = income
      ? `PIX RECEBIDO PESSOA ${i % 800}${i % 5 === 0 ? ` ${paymentOf(i)}` : ''}`
      : `PAGAMENTO DE BOLETO FORNECEDOR ${i % 90}`
    return `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${dayOf(i).replaceAll('-', '')}120000[-3:BRT]\n<TRNAMT>${income ? '' : '-'}${amountOf(i)}\n<FITID>${i}\n<CHECKNUM>${i}\n<MEMO>${memo}\n</STMTTRN>\n`
  })
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\nENCODING:USASCII\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>BRL<BANKACCTFROM><BANKID>001<ACCTID>12345-6<ACCTTYPE>CHECKING</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20251101<DTEND>20261031\n${movements.join('')}</BANKTRANLIST><LEDGERBAL><BALAMT>1000.00<DTASOF>20261031</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`
}

async function answered(options) {
  const began = performance.now()
  const answer = await http.inject({ method: 'POST', url: '/graphql', ...options })
  const { data, errors } = answer.json()
  if (errors) throw new Error(JSON.stringify(errors))
  return { data, ms: Math.round(performance.now() - began) }
}

const ask = (query, variables, token, operationName) =>
  answered({
    headers: token ? { authorization: `Bearer ${token}` } : {},
    payload: { query, variables, operationName },
  })

const documents = readFileSync(
  path.resolve(import.meta.dirname, '../../client/features/financas/movimento-bancario/list/movimentos.graphql'),
  'utf8',
)

/** As a browser sends a file: the operation, where the file goes, the file. */
async function sent(text, idContaFinanceira, token) {
  const variables = { arquivo: null, idContaFinanceira }
  const form = new FormData()
  form.append('operations', JSON.stringify({ query: documents, operationName: 'ImportarExtrato', variables }))
  form.append('map', JSON.stringify({ 0: ['variables.arquivo'] }))
  form.append('0', new Blob([text], { type: 'application/x-ofx' }), 'extrato.ofx')
  const request = new Request('http://localhost', { method: 'POST', body: form })
  return answered({
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type'),
      'apollo-require-preflight': 'true',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
}

try {
  await fill()
  const enter = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
  const { token } = (await ask(enter, { input: { email, password } })).data.entrar
  const { data } = await ask('{ contasFinanceiras(first: 1) { nodes { id } } }', {}, token)
  const conta = String(data.contasFinanceiras.nodes[0].id)
  const text = statement()
  const table = {}
  const counted = ({ data, ms }) => {
    const { novos, repetidos, conciliados } = data.importarExtrato.extrato
    return { ms, novos, repetidos, conciliados }
  }
  const first = await sent(text, conta, token)
  table['a new file'] = counted(first)
  table['the same file again'] = counted(await sent(text, conta, token))
  const pending = {
    first: 100,
    ordem: { campo: 'data', direcao: 'ASC' },
    filtro: { situacao: 'pendente' },
  }
  table['100 pending, with suggestions'] = { ms: (await ask(documents, pending, token, 'MovimentosBancarios')).ms }
  const files = await ask(`{ extratosImportados(idContaFinanceira: "${conta}") { id movimentos } }`, {}, token)
  const { id } = files.data.extratosImportados.find(({ movimentos }) => movimentos > 0)
  const undo = 'mutation($id: ID!) { desfazerExtrato(id: $id, desfazerConciliacoes: true) { message } }'
  table.undone = { ms: (await ask(undo, { id }, token)).ms }
  const load = os.loadavg().map((value) => value.toFixed(2))
  console.log(
    `${lines} lines, ${Math.round(text.length / 1000)} kB; Node ${process.versions.node}, load ${load.join(' ')}`,
  )
  console.table(table)
  if (first.ms >= limit) process.exitCode = 1
} finally {
  await http.close()
  await close()
  await database.stop()
  rmSync(dir, { recursive: true, force: true })
}
