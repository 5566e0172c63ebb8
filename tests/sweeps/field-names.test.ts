import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { nomeDoCampo } from '../../client/features/igreja/auditoria/nome-do-campo.js'

/*
 * The audit log shows every column of the tables that it watches. Each has a name in Portuguese, spelled as the product's
 * own texts spell its words: a word that these write with an accent has it, and one that they do not know is listed here.
 */

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

/** Words that are spelled like this and stand in no text. */
const further = new Set(
  `altura anonimizado assinante ausências automática carência cargo complementado conhecimento decidida desfeitas direção
  encerramento identidade largura liderou mapeamento ocorrência órgão pagadores posterior proteção respondida restrito
  solicitado solicitante stripe substituídos suspenso suspensão`.split(/\s+/),
)

/** Columns that the audit log does not show (auditoria.rules.ts). */
const hidden = ['id', 'id_cliente', 'uuid', 'created_at']

/** The columns of all audited tables, as the API names them. */
function auditedColumns(): string[] {
  const sql = read('schema/database.sql')
  const audited = new Set(
    [...sql.matchAll(/TRIGGER auditar_insert AFTER INSERT ON public\.(\w+)/g)].map(([, name]) => name),
  )
  const columns = [...sql.matchAll(/^create table (\w+) \(\n([\s\S]*?)\n\)/gm)].flatMap(([, table, body = '']) =>
    audited.has(table) ? [...body.matchAll(/^ {2}(?!constraint )(\w+) /gm)].map(([, name = '']) => name) : [],
  )
  const shown = [...new Set(columns)].filter((name) => !hidden.includes(name))
  return shown.map((name) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()))
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}+/gu) ?? []
const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

/** How the product's texts mostly spell a word: the descriptions of the schema, and the sentences in the sources. */
function spellings(): Map<string, string> {
  const files = globSync(['client/features/**/*.tsx', 'server/features/**/*.{ts,tsx}', 'schema/rules/**/*.ts'], {
    cwd: root,
  })
  const texts = [
    ...[...read('schema/schema.graphql').matchAll(/"""([\s\S]*?)"""/g)].map(([, text = '']) =>
      text.replace(/`[^`]*`/g, ' '),
    ),
    ...files
      .filter((file) => !/\.(test|sample)\.ts$/.test(file))
      .flatMap((file) => [...read(file).matchAll(/['">]([A-ZÀ-Ú][^'"`<>{}\n]*)['"<]/gu)].map(([, text = '']) => text)),
  ]
  const times = new Map<string, number>()
  for (const word of wordsOf(texts.join(' '))) times.set(word, (times.get(word) ?? 0) + 1)
  const found = new Map<string, string>()
  for (const [word, count] of times)
    if (count > (times.get(found.get(plain(word)) ?? '') ?? 0)) found.set(plain(word), word)
  return found
}

const spelling = spellings()

/** The words of a column's name that are misspelled or unknown. */
const faultsIn = (name: string): string[] =>
  wordsOf(name).filter((word) => !further.has(word) && spelling.get(plain(word)) !== word)

test('every column of the audit log has a name in Portuguese', () => {
  const columns = auditedColumns()
  expect(columns.length).toBeGreaterThan(300)
  expect(columns.flatMap((column) => faultsIn(nomeDoCampo(column)).map((word) => `${column}: ${word}`))).toEqual([])
})

test('a name without its accent, or in another language, is found', () => {
  expect(['Descricao', 'Situação da saida', 'Updated em'].map(faultsIn)).toEqual([
    ['descricao'],
    ['saida'],
    ['updated'],
  ])
})
