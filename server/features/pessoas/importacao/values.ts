import { normaliseText } from '../../../kernel/reading/pagination.js'
import type { Campo } from './colunas.js'

/*
 * Converts the cells of churches' spreadsheets to the values of the person's form. A value that is not understood stays
 * as it is, and the form's validation reports it.
 */

/** Reads 'dd/mm/aaaa', also with dots or dashes, one-digit days and a time after it; ISO dates and instants. */
function date(text: string): string {
  const brazilian = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[ T]\d{1,2}:.*)?$/.exec(text)
  if (brazilian) return `${brazilian[3]}-${brazilian[2]?.padStart(2, '0')}-${brazilian[1]?.padStart(2, '0')}`
  return /^(\d{4}-\d{2}-\d{2})(?:[ T]\d{2}:.*)?$/.exec(text)?.[1] ?? text
}

const digits = (text: string): string => text.replace(/\D/g, '')

/**
 * Restores leading zeros, which spreadsheets drop because they treat the text as a number. If the restored CPF is
 * wrong, its check digits are wrong too.
 */
const padded = (length: number, least: number) => (text: string) => {
  const number = digits(text)
  return number.length >= least && number.length < length ? number.padStart(length, '0') : text
}

/** '(011) 98888-7777', '0xx11 98888-7777': the leading zero is an old long-distance prefix, not part of the number. */
const phone = (text: string): string => (/^\(?0/.test(text) ? digits(text).replace(/^0+/, '') : text)

const words = (table: Record<string, string>) => {
  const known = new Map(
    Object.entries(table).flatMap(([word, spellings]) => spellings.split(' ').map((each) => [each, word] as const)),
  )
  return (text: string) => known.get(normaliseText(text).replace(/[^a-z0-9]/g, '')) ?? text
}

const sexo = words({
  Masculino: 'm masc masculino homem',
  Feminino: 'f fem feminino mulher',
})

const estadoCivil = words({
  'Solteiro(a)': 's solt solteiro solteira solteiroa',
  'Casado(a)': 'c cas casado casada casadoa',
  'União estável': 'u ue uniao uniaoestavel amasiado amasiada',
  'Divorciado(a)': 'd div divorciado divorciada divorciadoa',
  'Viúvo(a)': 'v viuvo viuva viuvoa',
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

const converters: Partial<Record<Campo, (text: string) => string>> = {
  dataNascimento: date,
  dataConversao: date,
  dataBatismo: date,
  cpf: padded(11, 9),
  cep: padded(8, 7),
  telefoneUsuario: phone,
  sexo,
  estadoCivil,
  uf,
  recemConvertido: flag,
  usuarioAtivo: flag,
}

/** The cell's value for the field; undefined for an empty cell ('', '-'). */
export function readCell(campo: Campo, cell: string): string | undefined {
  // removes the apostrophe before text that a spreadsheet would take for a formula
  const text = cell.trim().replace(/^'(?=[=+\-@])/, '')
  if (text === '' || /^[-–—]+$/.test(text)) return undefined
  return converters[campo]?.(text) ?? text
}
