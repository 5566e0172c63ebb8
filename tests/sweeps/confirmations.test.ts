import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { type GraphQLField, Kind, parse, visit } from 'graphql'
import { features } from '../../server/features.js'
import type { QuestionKind } from '../../server/kernel/access/confirming.js'
import { sweptSchema } from './swept.js'

const mutations = Object.values(sweptSchema.getMutationType()?.getFields() ?? {})
const asksOf = ({ extensions }: GraphQLField<unknown, unknown>) => (extensions.asks ?? []) as readonly QuestionKind[]
const answers = ({ args }: GraphQLField<unknown, unknown>) => args.some(({ name }) => name === 'confirmacoes')
const asking = mutations.filter((field) => asksOf(field).length > 0)
const declared = features.flatMap(({ asks = [] }) => asks)

/**
 * Every question, with a REST call that leaves it in the list of what waits (null: nothing that REST writes asks it, with the
 * reason) and the file whose test fails without it.
 */
const table: Record<string, { rest: string | null; test: string }> = {
  antesDoSaldoInicial: { rest: 'POST /entradas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  dataDistante: { rest: 'POST /saidas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  dataFutura: { rest: 'POST /entradas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  valorIncomum: { rest: 'POST /entradas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  caixaNegativo: { rest: 'POST /saidas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  transferenciaParecida: {
    rest: 'POST /transferencias',
    test: 'server/features/financas/a-conferir/parecidos.test.ts',
  },
  lancamentoParecido: { rest: 'POST /saidas', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  dizimoParecido: { rest: 'POST /dizimos', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  dizimoContado: { rest: 'POST /dizimos', test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  doacaoParecida: {
    rest: 'POST /campanhas-missoes-doacoes',
    test: 'server/features/financas/a-conferir/a-conferir.test.ts',
  },
  lancamentosAntesDoSaldo: {
    rest: 'PUT /contas-financeiras/{id}',
    test: 'server/features/financas/conta-financeira/conta-financeira.test.ts',
  },
  // nobody signs a counting over REST; statements are issued, and movements booked, on the screen alone
  dizimosLancados: { rest: null, test: 'server/features/culto/contagem/contagem.test.ts' },
  anoEmCurso: { rest: null, test: 'server/features/financas/a-conferir/a-conferir.test.ts' },
  movimentoParecido: { rest: null, test: 'server/features/financas/movimento-bancario/movimento-bancario.test.ts' },
}

test('a mutation that may ask takes the answers, and only such a one does', () => {
  expect(asking.length).toBeGreaterThan(20)
  expect(asking.filter((field) => !answers(field)).map(({ name }) => name)).toEqual([])
  expect(mutations.filter((field) => answers(field) && !asksOf(field).length).map(({ name }) => name)).toEqual([])
})

/** What a mutation of these actions, or one that brings back a record of such a table, asks about its like. */
const likes: Record<string, readonly string[]> = {
  'entrada.escrever': ['lancamentoParecido'],
  'saida.escrever': ['lancamentoParecido'],
  'transferencia.escrever': ['transferenciaParecida'],
  'dizimo.escrever': ['dizimoParecido'],
  'doacao.escrever': ['doacaoParecida'],
  'pixRecebido.escrever': ['dizimoParecido', 'doacaoParecida', 'lancamentoParecido'],
  'movimentoBancario.escrever': ['movimentoParecido', 'dizimoParecido', 'transferenciaParecida'],
  'movimentoBancario.importar': ['movimentoParecido'],
}

/** Mutations of these actions that bring no money into the books. */
const bringNothing: [string, RegExp][] = [
  ['takes away', /^(excluir|desfazer|devolverPix)/],
  ['takes back an entry that is named', /^estornar/],
  [
    'matches, moves or names what the books have',
    /^(conciliar|corrigir|mover|trazer|devolverLancamentos|tomarDizimo|tomarDoacao)/,
  ],
  ['says something of a record', /^(ignorar|marcarConferido|emitirRecibo)/],
  ['asks the bank, whose Pix wait or are kept as questions', /^buscarPix/],
  ['rules that a person confirms', /RegrasBancarias|RegraBancaria/],
  ['the file of a bank, whose movements a person enters', /^importarExtrato$/],
  ['the payment of one account, which is no tithe and no transfer', /^baixarMovimento$/],
]

test('a mutation that brings in money asks about money that is like it', () => {
  const found: string[] = []
  const silent = mutations.flatMap((field) => {
    const { action, record } = field.extensions as { action?: string; record?: string }
    const wanted = likes[action === 'lixeira.restaurar' ? `${record}.escrever` : (action ?? '')]
    if (!wanted || bringNothing.some(([, names]) => names.test(field.name))) return []
    found.push(field.name)
    const asks = asksOf(field).map(({ name }) => name)
    return wanted.filter((name) => !asks.includes(name)).map((name) => `${field.name}: ${name}`)
  })
  expect(silent).toEqual([])
  expect(found.length).toBeGreaterThan(14)
  const stale = bringNothing.filter(([, names]) => !mutations.some(({ name }) => names.test(name)))
  expect(stale).toEqual([])
  // the recycle bin asks what the features ask
  const bin = mutations.find(({ name }) => name === 'restaurarDaLixeira')
  const restoring = mutations.filter(({ name }) => /^restaurar/.test(name) && name !== 'restaurarDaLixeira')
  const names = (fields: typeof mutations) => [...new Set(fields.flatMap(asksOf).map(({ name }) => name))].toSorted()
  expect(names(bin ? [bin] : [])).toEqual(names(restoring))
})

test('every question has one name, which its feature declares, the documents tell, and a test asks', () => {
  const names = declared.map(({ name }) => name)
  expect(names.toSorted()).toEqual(Object.keys(table).toSorted())
  const unknown = asking.flatMap(asksOf).filter((kind) => !declared.includes(kind))
  expect(unknown.map(({ name }) => name)).toEqual([])
  const documents = readFileSync('docs/perguntas.md', 'utf8')
  expect(names.filter((name) => !documents.includes(`\`${name}\``))).toEqual([])
  const untested = Object.entries(table).filter(([name, { test }]) => !readFileSync(test, 'utf8').includes(name))
  expect(untested.map(([name]) => name)).toEqual([])
})

test('what REST asks is a documented call', () => {
  const calls = new Set(features.flatMap(({ routes = [] }) => routes.map(({ method, path }) => `${method} ${path}`)))
  expect(Object.values(table).filter(({ rest }) => rest !== null && !calls.has(rest))).toEqual([])
})

test('every mutation of the screens that may ask passes the answers on', () => {
  const names = new Set(asking.map(({ name }) => name))
  const found: string[] = []
  const silent: string[] = []
  for (const file of globSync('client/**/*.graphql'))
    visit(parse(readFileSync(file, 'utf8')), {
      Field(field) {
        if (!names.has(field.name.value)) return
        found.push(field.name.value)
        const passed = field.arguments?.some(
          ({ name, value }) =>
            name.value === 'confirmacoes' && value.kind === Kind.VARIABLE && value.name.value === 'confirmacoes',
        )
        if (!passed) silent.push(`${file}: ${field.name.value}`)
      },
    })
  expect(found.length).toBeGreaterThan(20)
  expect(silent).toEqual([])
})
