import { usuarioInput } from '../../../../../schema/rules/acesso/usuario.input.js'
import { normaliseText } from '../../../../../schema/rules/folding.js'
import { type DateOrder, dateOrderOf } from '../../../../kernel/work/tables/date-order.js'
import type { Field } from './campos.js'
import { readAniversario, readDate } from './datas.js'
import { readTelefone } from './telefones.js'

/*
 * Converts the cells of churches' spreadsheets to the values of the person's form. A value that is not understood stays
 * as it is, and the form's validation reports it.
 */

const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * Restores leading zeros, which spreadsheets drop because they treat the text as a number. If the restored CPF is
 * wrong, its check digits are wrong too.
 */
const padded = (length: number, least: number) => (text: string) => {
  const number = digits(text)
  return number.length >= least && number.length < length ? number.padStart(length, '0') : text
}

const words = (table: Record<string, string>) => {
  const known = new Map(
    Object.entries(table).flatMap(([word, spellings]) => spellings.split(' ').map((each) => [each, word] as const)),
  )
  return (text: string) => known.get(normaliseText(text).replace(/[^a-z0-9]/g, '')) ?? text
}

const sexOf = words({
  Masculino: 'm masc masculino homem male man',
  Feminino: 'f fem feminino mulher female woman',
})

const maritalStatus = words({
  'Solteiro(a)': 's solt solteiro solteira solteiroa single',
  'Casado(a)': 'c cas casado casada casadoa married',
  'União estável': 'u ue uniao uniaoestavel amasiado amasiada',
  'Divorciado(a)': 'd div divorciado divorciada divorciadoa divorced',
  'Viúvo(a)': 'v viuvo viuva viuvoa widowed widow widower',
})

const flag = words({
  1: '1 s sim x v verdadeiro true yes y ativo ativa a',
  0: '0 n nao f falso false no inativo inativa i',
})

const states =
  'acre AC alagoas AL amapa AP amazonas AM bahia BA ceara CE distritofederal DF espiritosanto ES goias GO maranhao MA matogrosso MT matogrossodosul MS minasgerais MG para PA paraiba PB parana PR pernambuco PE piaui PI riodejaneiro RJ riograndedonorte RN riograndedosul RS rondonia RO roraima RR santacatarina SC saopaulo SP sergipe SE tocantins TO'.split(
    ' ',
  )
const stateNames = words(Object.fromEntries(states.flatMap((name, i) => (i % 2 ? [] : [[states[i + 1] ?? '', name]]))))
const uf = (text: string): string => (text.length === 2 ? text.toUpperCase() : stateNames(text))

/** How the values of a file are read: the order of a column's dates, and what is proposed for what is missing. */
export interface ValueReading {
  ordem: DateOrder
  ddd: string | null
}

const plain: ValueReading = { ordem: 'dia', ddd: null }

const date = (text: string, { ordem }: ValueReading): string => readDate(text, ordem)

const converters: Partial<Record<Field, (text: string, leitura: ValueReading) => string>> = {
  dataNascimento: date,
  dataConversao: date,
  dataBatismo: date,
  cpf: padded(11, 9),
  cep: padded(8, 7),
  telefoneUsuario: (text, { ddd }) => readTelefone(text, ddd).numero,
  sexo: sexOf,
  estadoCivil: maritalStatus,
  uf,
  recemConvertido: flag,
  usuarioAtivo: flag,
}

/** Characters that nobody sees: programs leave them in texts that people copied. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g

/** What programs write for nothing, by kind of field. */
const nothing = /^([-–—]+|null|#?n\/[ad]|#(ref!|valor!|value!|nome\?|name\?|div\/0!|n[uú]m!|nulo!|null!))$/i
const zeros: Partial<Record<Field, RegExp>> = {
  dataNascimento: /^[0/.: T-]+$/,
  dataConversao: /^[0/.: T-]+$/,
  dataBatismo: /^[0/.: T-]+$/,
  cpf: /^[0.\s-]+$/,
  cep: /^[0.\s-]+$/,
  telefoneUsuario: /^[0().\s-]+$/,
}

/** The text of a cell as a person sees it; empty for what programs write for nothing. */
export function cellText(campo: Field, cell: string): string {
  // removes the apostrophe before text that a spreadsheet would take for a formula
  const text = cell
    .replace(invisible, '')
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return (campo !== 'name' && nothing.test(text)) || /^[-–—]+$/.test(text) || zeros[campo]?.test(text) ? '' : text
}

/** The cell's value for the field; undefined for an empty cell ('', '-', 'NULL', '0000-00-00'). */
export function readCell(campo: Field, cell: string, leitura: ValueReading = plain): string | undefined {
  const text = cellText(campo, cell)
  return text === '' ? undefined : (converters[campo]?.(text, leitura) ?? text)
}

/** Whether the field is a date. */
export const isDate = (campo: Field): boolean => converters[campo] === date

/** A text with a letter that is no 'Sim', 'Masculino' or 'Casado': what another column says of people is no name. */
const isName = (text: string): boolean =>
  /\p{L}/u.test(text) && !text.includes('@') && [flag, sexOf, maritalStatus].every((known) => known(text) === text)

/** Whether most values stand once, as names do, and what people are does not. */
export function mostlyDifferent(cells: readonly string[]): boolean {
  const texts = cells.map(normaliseText).filter(Boolean)
  const times = new Map<string, number>()
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1)
  return texts.filter((text) => times.get(text) === 1).length * 2 >= texts.length
}

/** Whether at least half of the values fit the field. */
export function understands(campo: Field, cells: readonly string[]): boolean {
  if (campo === 'name') {
    const names = cells.map((cell) => cellText(campo, cell)).filter(Boolean)
    return names.filter(isName).length * 2 >= names.length
  }
  if (!converters[campo] && campo !== 'email') return true
  const ordem = isDate(campo) ? dateOrderOf(cells.map((cell) => cellText(campo, cell))) : null
  const leitura: ValueReading = { ordem: ordem ?? 'dia', ddd: '11' }
  const values = cells.flatMap((cell) => readCell(campo, cell, leitura) ?? [])
  const right = values.filter(
    (value) =>
      usuarioInput.shape[campo].safeParse(value).success ||
      (campo === 'dataNascimento' && readAniversario(value, leitura.ordem) !== null),
  )
  return right.length * 2 >= values.length
}
