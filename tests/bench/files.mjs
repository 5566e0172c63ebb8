/*
 * Measures what reading files costs that come in. Run after a build:
 *
 *   node tests/bench/files.mjs [people [movements]]
 *
 * Reads a list of 50,000 people as CSV and as XLSX, and a statement of 10,000 movements as CSV, as the server does: in
 * threads. Prints milliseconds of processor of the whole process, median of the rounds, and each as a ratio to the
 * people's CSV of the same round, which says more than milliseconds of a busy machine. With BEFORE=<a built checkout> that
 * version's readers take turns with these, and the ratio to them is printed. Then it reads a statement of 5 MB with one
 * wrong byte and prints for how long at most the event loop was held. Exits with 1 when that is 50 ms or more.
 */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import 'reflect-metadata'
import { strToU8, zipSync } from 'fflate'

const people = Number(process.argv[2] ?? 50_000)
const movements = Number(process.argv[3] ?? 10_000)
const rounds = 5
const held = 50
const root = path.resolve(import.meta.dirname, '../..')

const titles = ['Nome', 'E-mail', 'Celular', 'Nascimento', 'Cidade', 'Observações']
const person = (i) => [
  `Conceição Aparecida Nº ${i}`,
  `pessoa${i}@exemplo.com.br`,
  `(11) 9${String(i).padStart(8, '0')}`,
  '14/03/1985',
  'São Paulo',
  `Veio de outra igreja com a família ${i}`,
]
const rows = [titles, ...Array.from({ length: people }, (_, i) => person(i))]
const csv = Buffer.from(rows.map((cells) => cells.join(';')).join('\n'))

/** The list as an .xlsx file with texts of its own in each cell. */
function xlsx() {
  const cell = (text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`
  const sheet = rows.map((cells) => `<row>${cells.map(cell).join('')}</row>`).join('')
  const relation = (type, target) =>
    `<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`
  return Buffer.from(
    zipSync({
      '_rels/.rels': strToU8(relation('officeDocument', 'xl/workbook.xml')),
      'xl/workbook.xml': strToU8('<workbook><sheets><sheet name="Membros" r:id="rId1"/></sheets></workbook>'),
      'xl/_rels/workbook.xml.rels': strToU8(relation('worksheet', 'worksheets/sheet1.xml')),
      'xl/worksheets/sheet1.xml': strToU8(`<worksheet><sheetData>${sheet}</sheetData></worksheet>`),
    }),
  )
}

const day = (i) => new Date(Date.UTC(2025, 10, 1 + (i % 365))).toISOString().slice(0, 10)
const statement = (count, text = '') =>
  Buffer.from(
    [
      'Data;Histórico;Documento;Valor',
      ...Array.from(
        { length: count },
        (_, i) => `${day(i)};PIX RECEBIDO MARTA EXEMPLO ${i} ${text};${i};${10 + (i % 500)},00`,
      ),
    ].join('\n'),
  )

const columns = {
  colunaData: 0,
  colunaDescricao: 1,
  colunaValor: 3,
  colunaCredito: null,
  colunaDebito: null,
  colunaDocumento: 2,
}
const open = new AbortController().signal

/** The readers of a built version. */
async function readersOf(checkout) {
  const load = (file) => import(path.join(checkout, 'dist/server/features', file))
  const { read } = await load('pessoas/importacao/file/read.js')
  const como = { escolhas: [], lembrados: [], propostas: { ddd: '11' } }
  const bank = 'financas/movimento-bancario/arquivo'
  const threads = existsSync(path.join(checkout, 'dist/server/features', bank, 'ler.js'))
  const readStatement = threads ? (await load(`${bank}/ler.js`)).read : await inThisThread(load, bank)
  return {
    people: (formato, data) => read({ formato, data, ...como }, open),
    statement: (data) => readStatement({ nomeArquivo: 'a.csv', data, escolhidas: columns, lembradas: [] }, open),
  }
}

/** As versions read statements that have no thread for them. */
async function inThisThread(load, bank) {
  const { readCsv, readTable } = await load(`${bank}/csv.js`)
  const { decodeFile, identify } = await load(`${bank}/extrato.js`)
  return ({ data }) => identify(readCsv(readTable(decodeFile(data)), columns))
}

async function processor(work) {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const median = (values) => values.toSorted((a, b) => a - b)[values.length >> 1]

const now = await readersOf(root)
const before = process.env.BEFORE ? await readersOf(path.resolve(process.env.BEFORE)) : undefined
const [sheet, bank] = [xlsx(), statement(movements)]
const works = {
  'people, CSV': ({ people }) => people('csv', csv),
  'people, XLSX': ({ people }) => people('xlsx', sheet),
  'statement, CSV': ({ statement }) => statement(bank),
}
const figures = Object.fromEntries(Object.keys(works).map((name) => [name, { now: [], before: [], share: [] }]))
for (let round = 0; round < rounds; round++) {
  let base
  for (const [name, work] of Object.entries(works)) {
    const figure = figures[name]
    const took = await processor(() => work(now))
    base ??= took
    figure.now.push(took)
    figure.share.push(took / base)
    if (before && !name.includes('XLSX')) figure.before.push(await processor(() => work(before)))
  }
}
for (const [name, { now, before, share }] of Object.entries(figures)) {
  const then = before.length
    ? `, before ${median(before).toFixed(0)} ms, ratio ${median(now.map((took, i) => took / before[i])).toFixed(2)}`
    : ''
  console.log(`${name}: ${median(now).toFixed(0)} ms of processor, ${median(share).toFixed(2)} of people, CSV${then}`)
}

const large = statement(20_000, 'x'.repeat(190))
large[large.length - 300] = 0xe3
const delays = []
for (let round = 0; round < rounds; round++) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  delay.enable()
  await now.statement(large)
  await setTimeout(5)
  delay.disable()
  delays.push(delay.max / 1e6)
}
const least = Math.min(...delays)
console.log(
  `statement of ${(large.length / 1e6).toFixed(1)} MB with a wrong byte: the event loop was held for ${least.toFixed(0)} ms at most (least of ${rounds} rounds: ${delays.map((ms) => ms.toFixed(0)).join(', ')})`,
)
process.exitCode = least < held ? 0 : 1
