import { cnpj as cnpjCheck, cpf as cpfCheck } from 'cpf-cnpj-validator'
import { z } from 'zod'
import { isDateOnly, isTime } from './dates.js'
import { isDecimal, normaliseDecimal } from './money.js'

/*
 * The field kinds of the input schemas, with their Portuguese texts. The web client gets a copy of this file and of every
 * *.input.ts (tests/tools/emit-rules.mjs), so forms and server refuse the same things with the same words.
 */

const blankToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value)

/** Optional: '' and null both mean "not filled in"; undefined means "not sent". */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blankToNull, schema.nullish())

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to refuse
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/

/** Text on one or more lines, trimmed. */
export const text = (max: number) =>
  z
    .string('Informe um texto.')
    .trim()
    .max(max, `Use no máximo ${max} caracteres.`)
    .refine((value) => !control.test(value), 'O texto contém caracteres inválidos.')

/** Required text. @param message what to say when it is missing */
export const requiredText = (max: number, message: string) =>
  z
    .string(message)
    .trim()
    .min(1, message)
    .max(max, `Use no máximo ${max} caracteres.`)
    .refine((value) => !control.test(value), 'O texto contém caracteres inválidos.')

const encoder = new TextEncoder()

/** Whether a text is no longer than so many bytes in UTF-8: an 'ã' is two of them. */
export const fitsIn = (text: string, bytes: number): boolean => encoder.encode(text).length <= bytes

/** 'YYYY-MM-DD' */
export const dateOnly = () => z.string('Informe uma data válida.').refine(isDateOnly, 'Informe uma data válida.')

/** An instant, or a time or a whole day by the church's clock: what `instantIn` reads. */
export const time = (missing = 'Informe uma data e hora válidas.') =>
  z.string(missing).trim().min(1, missing).refine(isTime, 'Informe uma data e hora válidas.')

/** 'HH:mm', on a clock of 24 hours. */
export const timeOfDay = () =>
  z
    .string('Informe uma hora válida.')
    .trim()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Informe uma hora válida, como 19:30.')

/** Money as a decimal string or, from old integrations, a JSON number; at most two places. Result: '1234.50'. */
export const decimal = (options: { min?: number } = {}) =>
  z
    .union([z.string(), z.number()], 'Informe um valor válido.')
    .transform((value) => (typeof value === 'number' ? String(value) : value.trim()))
    .refine(isDecimal, 'Informe um valor com no máximo duas casas decimais.')
    .refine((value) => options.min === undefined || Number(value) >= options.min, 'O valor não pode ser negativo.')
    .transform(normaliseDecimal)

/** Money that changes hands: more than nothing. */
export const amount = () => decimal({ min: 0 }).refine((value) => value !== '0.00', 'O valor deve ser maior que zero.')

/** A record's number or uuid. */
export const recordRef = (message = 'Informe o registro.') =>
  z.union([z.number().int().positive(), z.string().trim().min(1, message).max(40)], message)

const reference = /^(\d{1,10}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/i

/** A record that a list is filtered by: nothing that could not be one, since that would find nothing and say so nowhere. */
export const filterRef = (message: string) =>
  recordRef(message).refine((ref) => reference.test(String(ref)) && !(Number(ref) > 2147483647), message)

/** A whole number that JSON or a query string may carry as text. */
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

/** Brazilian phone with area code, kept as 10 or 11 digits; numbers from abroad with + and country code keep it. */
export const phone = () =>
  z
    .string('Informe um telefone válido.')
    .trim()
    .transform((value) =>
      value.startsWith('+') && !value.startsWith('+55')
        ? `+${digits(value)}`
        : String(digits(value)).replace(/^55(?=\d{10,11}$)/, ''),
    )
    .refine((value) => /^(\d{10,11}|\+\d{8,15})$/.test(value), 'Informe um telefone válido, com DDD.')

/** CPF with check digits (Receita Federal, modulus 11), kept as 11 digits. */
export const cpf = () =>
  z.preprocess(
    digits,
    z.string('CPF inválido.').refine((value) => cpfCheck.isValid(value), 'CPF inválido.'),
  )

/** CNPJ with check digits, kept as 14 characters. */
export const cnpj = () =>
  z
    .string('CNPJ inválido.')
    .transform((value) => value.replace(/[^0-9A-Za-z]/g, '').toUpperCase())
    .refine((value) => cnpjCheck.isValid(value), 'CNPJ inválido.')

/** CEP, kept as 8 digits. */
export const cep = () => z.preprocess(digits, z.string('CEP inválido.').regex(/^\d{8}$/, 'CEP inválido.'))

const badVersion = 'Informe a versão que estava sendo editada, ou nada.'

/** The version that the person was editing; see recordToChange. */
export const versao = z.number(badVersion).int(badVersion).positive(badVersion).nullish()

/** A list's filter for the recycle bin. */
export const excluidos = z.boolean('Informe sim ou não em excluidos.').nullish()
