/*
 * Measures what a PDF costs to draw: processor time (the least of five) and the process's memory. Run after a build:
 *
 *   node tests/bench/pdf.mjs [folder of another version, with its dist and node_modules]
 */
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.resolve(process.argv[2] ?? path.resolve(import.meta.dirname, '../..'))
const load = (name) => import(pathToFileURL(path.join(root, 'dist/server/kernel/transport/pdf', name)).href)
const { loadFonts } = await load('fonts.js')
const { render } = await load('render.js')

const titles = [
  ['Data', 12],
  ['Descrição', 34],
  ['Categoria', 20],
  ['Conta', 18],
  ['Entrada', 14],
  ['Saída', 14],
]
const row = (_, index) => ['01/02/2026', `Oferta do culto nº ${index}`, 'Ofertas', 'Caixa', `R$ ${index},00`, '']
const table = (rows) => ({
  titulo: 'Lançamentos',
  tabela: {
    colunas: titles.map(([titulo, peso], index) => ({ titulo, peso, numero: index > 3 })),
    grupos: [{ titulo: null, linhas: Array.from({ length: rows }, row), subtotal: null }],
    total: ['Total', '', '', '', 'R$ 10,00', ''],
    vazio: '',
  },
})
const words = 'A assembleia aprovou por unanimidade a proposta da diretoria, que se lê a seguir. '
const text = (paragraphs) => ({
  titulo: 'Ata',
  texto: Array.from({ length: paragraphs }, () => ({ tipo: 'p', nivel: 0, trechos: [{ texto: words }] })),
})
const documento = (secao) => ({
  titulo: 'Relatório: Livro-caixa',
  igreja: 'Igreja Betel',
  detalhes: ['Período: 01/01/2026 a 31/12/2026'],
  resumo: [{ rotulo: 'Entradas', texto: 'R$ 1.234,50' }],
  secoes: [secao],
  geradoPor: 'Ana',
  geradoEm: '29/11/2026 10:00',
  paisagem: false,
})

const cases = {
  'report of 40 rows': table(40),
  'report of 1,000 rows': table(1000),
  'report of 10,000 rows': table(10_000),
  'minutes of 10 paragraphs': text(10),
  'minutes of 600 paragraphs': text(600),
}

await loadFonts()
const measured = {}
for (const [name, secao] of Object.entries(cases)) {
  let least = Number.POSITIVE_INFINITY
  for (let round = 0; round < 5; round++) {
    const before = process.cpuUsage()
    await render([documento(secao)], null, () => undefined)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  measured[name] = {
    'ms of processor time': Math.round(least),
    'MB so far': Math.round(process.resourceUsage().maxRSS / 1000),
  }
}
console.table(measured)
