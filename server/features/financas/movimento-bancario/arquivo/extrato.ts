import { createHash } from 'node:crypto'
import { type Decimal, isDecimal, normaliseDecimal } from '../../../../../schema/rules/money.js'
import { AppError } from '../../../../kernel/base/errors.js'
import { decodeText } from '../../../../kernel/work/tables/decode.js'

/** Limits of a statement's file. */
export const limits = { bytes: 5_000_000, movimentos: 20_000 } as const

/** The error for a file that cannot be imported. */
export const refused = (message: string) => new AppError('VALIDATION_FAILED', message, { campos: { arquivo: message } })

/** A movement as the bank writes it. */
export interface ReadMovimento {
  /** 'AAAA-MM-DD' */
  data: string
  /** with its sign: money that left the account is negative */
  valor: Decimal
  /** the bank's own identifier: may be missing, and be the same for different movements */
  fitid: string
  nome: string
  memo: string
  documento: string
  /** more text of the bank, such as a second column or the lines below the movement; not part of its identity */
  detalhe?: string
}

/** What a file says about one account. CSV files name no account, period or balance. */
export interface ReadExtrato {
  banco: string
  agencia: string
  conta: string
  inicio: string | null
  fim: string | null
  saldo: Decimal | null
  dataSaldo: string | null
  movimentos: ReadMovimento[]
  /** how many lines are no movements: balances, totals, other tables, lines without an amount */
  deFora: number
}

/** The text of a statement, whatever encoding the file's header names. */
export function decodeFile(data: Uint8Array): string {
  if (data.length > limits.bytes) throw new AppError('PAYLOAD_TOO_LARGE', 'O extrato pode ter até 5 MB.')
  if (data.length === 0) throw refused('O arquivo está vazio.')
  const texto = decodeText(data)
  if (texto === null) throw refused('O arquivo não é um extrato: envie um arquivo OFX ou CSV.')
  return texto
}

/** The number of the line at a place in a text; from 1. */
export const lineOfText = (texto: string, at: number): number => texto.slice(0, at).split(/\r\n|\r|\n/).length

/** @throws VALIDATION_FAILED over the limit */
export function withoutSums(movimentos: ReadMovimento[]): ReadMovimento[] {
  if (movimentos.length > limits.movimentos)
    throw refused('O extrato tem mais de 20.000 movimentos. Baixe um período menor.')
  return movimentos
}

/**
 * An amount of a bank as an exact decimal: with a comma, points separate thousands. More than two decimals must be zeros.
 * @param milhar whether a point with three digits behind it may separate thousands, so that '1.000' is not understood
 * @returns null for anything else
 */
export function amountOfBanco(texto: string, milhar = false): Decimal | null {
  const trimmed = texto.trim().replace(/\u2212/g, '-')
  // '1,250.00' is American
  if (trimmed.includes(',') && trimmed.lastIndexOf('.') > trimmed.lastIndexOf(',')) return null
  if (milhar && /^[+-]?\d{1,3}[.,]\d{3}$/.test(trimmed)) return null
  const exact = trimmed.includes(',') ? trimmed.replaceAll('.', '').replace(',', '.') : trimmed
  const plain = exact.replace(/(\.\d\d)0+$/, '$1')
  if (!/^[+-]?\d*(\.\d{1,2})?$/.test(plain) || !/\d/.test(plain)) return null
  const value = plain.replace('+', '').replace(/^(-?)\./, '$10.')
  return isDecimal(value) ? normaliseDecimal(value) : null
}

/** A movement with the identity by which it is imported once. */
export interface IdentifiedMovimento extends ReadMovimento {
  identidade: string
}

/**
 * The identity of each movement: a hash of all that the bank says of it, and its place among exact equals of the file.
 * FITID alone is none: banks give it to several movements.
 */
export function identify({
  banco,
  conta,
  movimentos,
}: Pick<ReadExtrato, 'banco' | 'conta' | 'movimentos'>): IdentifiedMovimento[] {
  const equals = new Map<string, number>()
  return movimentos.map((movimento) => {
    const { fitid, data, valor, nome, memo } = movimento
    const said = [banco, conta, fitid, data.replaceAll('-', ''), valor, ...[nome, memo].filter(Boolean)].join('|')
    const ordinal = (equals.get(said) ?? 0) + 1
    equals.set(said, ordinal)
    return { ...movimento, identidade: createHash('sha256').update(`${said}|${ordinal}`).digest('hex') }
  })
}

/** How a text begins that tells a balance. Some banks write it with spaces between its letters. */
export const saldo = /^\s*s\s?a\s?l\s?d\s?o\b/i

/** Why a movement is not to be reconciled; null: it is pending. */
export type Motivo = 'futuro' | 'saldo' | 'zero' | 'anterior' | 'fechado'

/**
 * Why a movement's own text says that it is none: statements also hold daily balances. What its day says is asked when it
 * is stored.
 */
export const motivoOfText = ({ valor, nome, memo }: ReadMovimento): Motivo | null =>
  saldo.test(nome || memo) || saldo.test(memo) ? 'saldo' : valor === '0.00' ? 'zero' : null

/** Bank codes and account numbers without dots, dashes and leading zeros, with letters as check digits. */
const digits = (number: string): string =>
  number
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '')

/** '0341' and '341' are one bank; '1234-5', '12345' and '0012345' are one account. */
export const isSameConta = (
  a: Pick<ReadExtrato, 'banco' | 'conta'>,
  b: Pick<ReadExtrato, 'banco' | 'conta'>,
): boolean =>
  digits(a.conta) === digits(b.conta) && (!digits(a.banco) || !digits(b.banco) || digits(a.banco) === digits(b.banco))

/** The account's number in the lines above a table, such as 'Ag: 1234 | Conta: 50883-7'; empty when there is none. */
export function contaInText(texto: string): string {
  const numero =
    /\bconta(?: corrente)?\s{0,3}(?:n[ºo.]{0,2}\s{0,3})?:?\s{0,3}(\d[\d.]{3,14}-?[\dXx]?)/i.exec(texto)?.[1] ?? ''
  // a year or a day
  return /^((19|20)\d\d|\d\d\.\d\d\.\d{4})$/.test(numero) ? '' : numero
}

/** Bank and account as they are stored and compared. */
export const normalisedConta = ({ banco, conta }: Pick<ReadExtrato, 'banco' | 'conta'>) => ({
  banco: digits(banco).slice(0, 20),
  conta: digits(conta).slice(0, 40),
})

/**
 * Whether a file may be of the account with these details as the church wrote them, before any file was imported. Banks
 * write the number with or without its check digit, and with the branch before it. Details that the church left empty
 * tell nothing.
 */
export function mayBeOfConta(
  arquivo: Pick<ReadExtrato, 'banco' | 'conta'>,
  { banco, agencia, numero }: { banco: string | null; agencia: string | null; numero: string | null },
): boolean {
  const code = /^\D*0*(\d{1,4})\b/.exec(banco ?? '')?.[1]
  if (code && digits(arquivo.banco) && /^\d+$/.test(digits(arquivo.banco)) && digits(arquivo.banco) !== code)
    return false
  const own = digits(numero ?? '')
  const file = digits(arquivo.conta)
  if (!own || !file) return true
  const branches = ['', digits(agencia ?? ''), digits((agencia ?? '').split('-')[0] ?? '')]
  const same = (a: string, b: string) => a === b || a === b.slice(0, -1) || a.slice(0, -1) === b
  return (
    branches.some(
      (branch) => same(file, own) || same(file, branch + own) || same(file, digits(branch + (numero ?? ''))),
    ) ||
    (file.length > own.length && (file.endsWith(own) || file.slice(0, -1).endsWith(own)))
  )
}

/** The id of a Pix payment, 'E' and 31 characters, wherever the bank writes it. */
export function e2eOf({ fitid, nome, memo, documento }: ReadMovimento): string | null {
  const pattern = /(?<![A-Za-z0-9])E[0-9A-Z]{8}\d{12}[A-Za-z0-9]{11}(?![A-Za-z0-9])/
  return pattern.exec([fitid, documento, nome, memo].join(' '))?.[0] ?? null
}
