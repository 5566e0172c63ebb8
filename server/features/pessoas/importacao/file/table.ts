import type { Line } from '../../../../kernel/work/tables/line.js'
import { bareWord, titleLine } from '../../../../kernel/work/tables/titles.js'
import { knownTitles } from '../linha/campos.js'
import { importLimits, unreadable } from './format.js'

/** A row of the file: its number as spreadsheets show it, and its cells by column. */
export interface TableLine {
  numero: number
  valores: string[]
}

/** The result of reading a file of any format. */
export interface Table {
  colunas: string[]
  linhas: TableLine[]
  /** what of the file is left out */
  avisos: string[]
}

/** Makes column names from titles: no name is empty or occurs twice. */
export function titles(raw: readonly string[]): string[] {
  if (raw.length > importLimits.colunas) throw unreadable(`O arquivo tem mais de ${importLimits.colunas} colunas.`)
  const seen = new Set<string>()
  return raw.map((title, index) => {
    const name = cell(title.trim().slice(0, importLimits.titulo)) || `Coluna ${index + 1}`
    let unique = name
    for (let n = 2; seen.has(unique); n++) unique = `${name} (${n})`
    seen.add(unique)
    return unique
  })
}

/**
 * Text that PostgreSQL can store. NUL becomes another control character, which validation refuses. Half a surrogate
 * pair becomes the replacement character.
 */
export const cell = (text: string): string => text.replaceAll('\u0000', '\u0001').toWellFormed()

/**
 * The table in the lines of a file. What stands above the titles is left out; a file without titles gets 'Coluna 1',
 * 'Coluna 2' ...
 * @throws VALIDATION_FAILED when there are no rows or too many
 */
export function fromLines(lines: readonly Line[]): Table {
  const at = titleLine(lines, knownTitles)
  const rows = at === null ? lines : lines.slice(at + 1)
  const width = at === null ? lines.reduce((most, { cells }) => Math.max(most, cells.length), 0) : 0
  const colunas = titles(at === null ? Array.from({ length: width }, () => '') : (lines[at]?.cells ?? []))
  const own = (at === null ? undefined : lines[at]?.cells.map(bareWord)) ?? []
  const first = (at === null ? undefined : lines[at]?.cells[0]?.length) ?? 0
  // most lines begin with a name that is longer than a title: folding it costs more than reading the line
  const repeats = ({ cells }: Line) =>
    cells.length === own.length &&
    Math.abs((cells[0]?.length ?? 0) - first) < 4 &&
    cells.every((text, n) => bareWord(text) === own[n])
  const [repeated, others] = partition(rows, repeats)
  const linhas = others.map(({ number, cells }) => ({ numero: number, valores: cells.map(cell) }))
  checkSize(linhas.length)
  return { colunas, linhas, avisos: repeated.length ? [leftOut(repeated.map(({ number }) => number))] : [] }
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  const parts: [T[], T[]] = [[], []]
  for (const one of all) parts[test(one) ? 0 : 1].push(one)
  return parts
}

const named = 5

/** Several lists that somebody pasted below one another repeat the titles. */
function leftOut(numbers: readonly number[]): string {
  if (numbers.length === 1) return `A linha ${numbers[0]} repete os títulos e fica de fora.`
  const shown = numbers.slice(0, named).join(', ')
  const more = numbers.length > named ? ` e mais ${numbers.length - named}` : ''
  return `As linhas ${shown}${more} repetem os títulos e ficam de fora.`
}

const thousands = new Intl.NumberFormat('pt-BR')

/** @throws VALIDATION_FAILED when there are no rows or too many */
export function checkSize(linhas: number): void {
  if (linhas === 0) throw unreadable('O arquivo não tem nenhuma linha para importar.')
  if (linhas > importLimits.linhas)
    throw unreadable(`O arquivo tem mais de ${thousands.format(importLimits.linhas)} linhas.`)
}

/** The fields of an object without objects in it. */
function fieldsOf(item: unknown, index: number, shape: string): [key: string, value: unknown][] {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) throw unreadable(shape)
  const fields = Object.entries(item)
  const nested = fields.find(([, value]) => typeof value === 'object' && value !== null)
  if (nested) throw unreadable(`Item ${index + 1}: o campo ${nested[0].slice(0, 40)} não tem um valor simples.`)
  return fields
}

/**
 * Converts objects to rows. The columns are the keys of the objects, in the order of their first appearance; the first
 * object is row 1.
 * @throws VALIDATION_FAILED unless all objects are flat
 */
export function fromObjects(items: readonly unknown[], shape: string): Table {
  checkSize(items.length)
  const places = new Map<string, number>()
  const linhas = items.map((item, index) => {
    const valores: string[] = []
    for (const [key, value] of fieldsOf(item, index, shape)) {
      let place = places.get(key)
      if (place === undefined) places.set(key, (place = places.size))
      if (places.size > importLimits.colunas) throw unreadable(`O arquivo tem mais de ${importLimits.colunas} colunas.`)
      valores[place] = value === null ? '' : cell(String(value))
    }
    return { numero: index + 1, valores }
  })
  // fills the missing cells of rows that do not have every column
  for (const linha of linhas) linha.valores = Array.from(linha.valores, (value) => value ?? '')
  return { colunas: titles([...places.keys()]), linhas, avisos: [] }
}
