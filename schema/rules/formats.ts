import { cnpj as cnpjCheck } from 'cpf-cnpj-validator'
import { z } from 'zod'
import { isCpf } from './cpf.js'
import { isDateOnly, isTime } from './dates.js'
import { normaliseText } from './folding.js'
import { isDecimal, normaliseDecimal } from './money.js'

/*
 * The field kinds of the input schemas, with their Portuguese texts. The web client gets a copy of this file and of
 * every *.input.ts (tests/tools/emit-names.mjs), so forms and server refuse the same values with the same texts.
 */

export const blankToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Optional: '' and null both mean "not filled in"; undefined means "not sent". */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullish())

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Text on one or more lines, trimmed. All texts are stored composed: Macs write an ã as a letter and an accent. */
export const text = (max: number) =>
  z
    .string('Informe um texto.')
    .trim()
    .normalize('NFC')
    .max(max, `Use no máximo ${max} caracteres.`)
    .refine((value) => !control.test(value), 'O texto contém caracteres inválidos.')

/**
 * Required text.
 * @param message the error text when it is missing
 */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .normalize('NFC')
    .min(1, message)
    .max(max, `Use no máximo ${max} caracteres.`)
    .refine((value) => !control.test(value), 'O texto contém caracteres inválidos.')

const topLevels = [
  'com net org info biz edu gov mil int dev app xyz online site shop store club live link click top vip icu space website',
  'tech pro mobi email cloud page blog example test br pt us uk eu io co me tv cc ru cn ly to ws su tk ml ga cf gq pw ai gg sh',
]
  .join(' ')
  .replaceAll(' ', '|')

/** Matches text that mail programs show as a link. 'Pr.João' and 'Ass.de Deus' do not count as links. */
const webAddress = new RegExp(
  `://|(?<![\\p{L}\\p{N}])www\\.|[\\p{L}\\p{N}]\\.(?:${topLevels})(?![\\p{L}\\p{N}])|[\\p{L}\\p{N}]\\.[a-z]{2,}/`,
  'iu',
)

/**
 * A name that appears in e-mails, also to people outside the church. It must not contain a link, so that nobody can
 * send advertising with it.
 * @param message the error text when the name is missing
 */
export const nameText = (max: number, message: string) =>
  requiredText(max, message).refine(
    (value) => !webAddress.test(value),
    'O nome não pode conter um endereço da internet.',
  )

const encoder = new TextEncoder()

/** Whether a text has at most this many bytes in UTF-8: an 'ã' has two. */
export const fitsIn = (text: string, bytes: number): boolean => encoder.encode(text).length <= bytes

/** 'YYYY-MM-DD' */
export const dateOnly = () => z.string('Informe uma data válida.').refine(isDateOnly, 'Informe uma data válida.')

/** An instant with its time zone, as ISO 8601: '2026-11-22T22:00:00Z'. */
export const instant = () =>
  z.iso.datetime({ offset: true, error: 'Informe um instante com fuso, como 2026-11-22T22:00:00Z.' })

/** An instant, or a local time or whole day of the church: the formats that `instantIn` reads. */
export const time = (missing = 'Informe uma data e hora válidas.') =>
  z.string(missing).trim().min(1, missing).refine(isTime, 'Informe uma data e hora válidas.')

/**
 * 'HH:mm' in 24 hours; seconds are dropped.
 * @param missing the error text when it is missing
 */
export const timeOfDay = (missing = 'Informe uma hora válida.') =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .regex(/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,6})?)?$/, 'Informe uma hora válida, como 19:30.')
    .transform((value) => value.slice(0, 5))

const plain = (name: string): string => normaliseText(name).replace(/[\s_-]+/g, ' ')

/** One of these names, ignoring case, accents and separators between words. Result: the name as spelled here. */
export const oneOf = <const Names extends readonly [string, ...string[]]>(names: Names, message: string) =>
  z
    .string(message)
    .transform((value) => names.find((name) => plain(name) === plain(value)) ?? value)
    .pipe(z.enum(names, message))
    .meta({ enum: names })

/** An address that a browser opens as a page, never one that runs script. An address without a scheme gets https://. */
export const link = (max: number) =>
  text(max)
    .transform((value) => (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(value) ? value : `https://${value.replace(/^\/\//, '')}`))
    .refine(isLink, 'Informe um endereço completo, que comece com https://.')
    .refine((value) => value.length <= max, `Use no máximo ${max} caracteres.`)

function isLink(value: string): boolean {
  const url = URL.canParse(value) ? new URL(value) : null
  return url !== null && /^https?:$/.test(url.protocol) && url.hostname.includes('.')
}

/** Money as a decimal string or, from old integrations, a JSON number; at most two places. Result: '1234.50'. */
export const decimal = (options: { min?: number } = {}) =>
  z
    .union([z.string(), z.number()], 'Informe um valor válido.')
    .transform((value) => (typeof value === 'number' ? String(value) : value.trim()))
    .refine((value) => !value.includes(','), {
      message: 'Escreva o valor com ponto e sem separar os milhares, como em 1234.50.',
      abort: true,
    })
    .refine(isDecimal, 'Informe um valor com no máximo duas casas decimais.')
    .refine((value) => options.min === undefined || Number(value) >= options.min, 'O valor não pode ser negativo.')
    .transform(normaliseDecimal)

/** An amount that changes hands: more than zero. */
export const amount = () => decimal({ min: 0 }).refine((value) => value !== '0.00', 'O valor deve ser maior que zero.')

/** A record's number or uuid. */
export const recordRef = (message = 'Informe o registro.') =>
  z.union([z.number().int().positive(), z.string().trim().min(1, message).max(40)], message)

const reference = /^(\d{1,10}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i

/**
 * The record by which a list is filtered. A value that cannot be a record is refused: otherwise the list would be empty
 * without an error.
 */
export const filterRef = (message: string) =>
  recordRef(message).refine((ref) => reference.test(String(ref)) && !(Number(ref) > 2147483647), message)

/** A whole number, also as the text of a JSON or query parameter. */
export const integer = (message = 'Informe um número inteiro.') => z.coerce.number(message).int(message)

/** 0 or 1; also takes booleans. */
export const flag = () =>
  z
    .union([z.boolean(), z.literal([0, 1]), z.enum(['0', '1'])], 'Informe sim ou não.')
    .transform((value) => Number(value))

export const email = () =>
  z
    .string('Informe um e-mail válido.')
    .trim()
    .toLowerCase()
    .max(254, 'Informe um e-mail válido.')
    .pipe(z.email('Informe um e-mail válido.'))

const digits = (value: unknown) => (typeof value === 'string' ? value.replace(/\D/g, '') : value)

/**
 * Digits of a number without an area code: 0800 123 4567, 4004-1234, 190. No area code has a 0 as its second digit.
 */
export const isNationwide = (number: string): boolean =>
  /^(0[3589]00\d{6,7}|[34]0\d{6}|1(00|2[5-9]|[3-9]\d))$/.test(number)

/**
 * Brazilian phone number with area code, stored as 10 or 11 digits, without the country code or the 0 that some write
 * before the area code; numbers without an area code keep their 0, or get it ('800 123 4567'), and foreign ones + and
 * country code.
 */
export const phone = () =>
  z
    .string('Informe um telefone válido.')
    .trim()
    .transform((value) => {
      if (value.startsWith('+') && !value.startsWith('+55')) return `+${digits(value)}`
      const all = String(digits(value))
      const national = isNationwide(all) ? all : all.replace(/^(55|0)(?=\d{10,11}$)/, '')
      return national.replace(/^(?=[3589]00\d{7}$)/, '0')
    })
    .refine(
      (value) => /^(\d{10,11}|\+\d{8,15})$/.test(value) || isNationwide(value),
      'Informe um telefone válido, com DDD.',
    )

/** CPF with check digits (Receita Federal, modulus 11), kept as 11 digits. */
export const cpf = () => z.preprocess(digits, z.string('CPF inválido.').refine(isCpf, 'CPF inválido.'))

/** CNPJ with check digits, kept as 14 characters. */
export const cnpj = () =>
  z
    .string('CNPJ inválido.')
    .transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .refine((value) => cnpjCheck.isValid(value), 'CNPJ inválido.')

/** CEP, kept as 8 digits. */
export const cep = () => z.preprocess(digits, z.string('CEP inválido.').regex(/^\d{8}$/, 'CEP inválido.'))

const badVersion = 'Informe a versão que estava sendo editada, ou nada.'

/** The version of the record that the person was editing; see recordToChange. */
export const versao = z.number(badVersion).int(badVersion).positive(badVersion).nullish()

/** A list's filter for the recycle bin. */
export const excluidos = z.boolean('Informe sim ou não em excluidos.').nullish()
