import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import { getPixKeyInfo } from '@brazilian-utils/brazilian-utils/get-pix-key-info'
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info'
import type { TipoChavePix } from '../../../../schema/rules/missoes/codigo-pix.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'

/** A Pix key in the form that the central bank's directory has it. */
export interface ChavePix {
  tipo: TipoChavePix
  chave: string
}

const types = { cpf: 'cpf', cnpj: 'cnpj', email: 'email', phone: 'telefone', evp: 'aleatoria' } as const

/** The key as it is stored; undefined for a text that is no Pix key, which churches could store earlier. */
export function storedKey(text: string | null): ChavePix | undefined {
  const info = text ? getPixKeyInfo(text) : null
  return info ? { tipo: types[info.type], chave: info.value } : undefined
}

/**
 * The key that a person typed. The type is asked, because eleven digits may be a CPF as well as a telephone.
 * @returns undefined when the text is no key of this type
 */
export function typedKey(tipo: TipoChavePix, text: string): string | undefined {
  const digits = text.replace(/\D/g, '')
  const written =
    tipo === 'cpf' && /^[\d.\- ]+$/.test(text)
      ? digits
      : tipo === 'telefone' && /^[\d+()\-. ]+$/.test(text)
        ? `+55${digits.length > 11 ? digits.replace(/^(00)?55/, '') : digits}`
        : text.trim()
  const key = storedKey(written)
  return key?.tipo === tipo ? key.chave : undefined
}

/** What a static code asks for. */
export interface BrCode {
  chave: string
  /** up to 25 characters */
  nome: string
  /** up to 15 characters */
  cidade: string
  /** null: the person who pays types it */
  valor: Decimal | null
  /** null: none */
  txid: string | null
}

/**
 * Writes the text of a static Pix code ('copia e cola'). The library takes the amount as a number, so the written
 * amount is compared with the decimal.
 * @throws Error for a value that the format does not allow
 */
export function writeBrCode({ chave, nome, cidade, valor, txid }: BrCode): string {
  const text = generatePixPayload({
    key: chave,
    merchantName: nome,
    merchantCity: cidade,
    ...(valor !== null && { amount: Number(valor) }),
    ...(txid !== null && { txid }),
  })
  const written = text === null ? undefined : readBrCode(text)
  if (text === null || written?.chave !== chave || written.valor !== valor || written.txid !== txid)
    throw new Error('the Pix code does not hold what it was written for')
  return text
}

/** What a static or dynamic code says. */
export interface ReadBrCode extends Omit<BrCode, 'chave'> {
  /** of a static code */
  chave: string | null
  /** of a dynamic code: the address of its charge */
  url: string | null
}

/** Reads the text of a Pix code; undefined for any other text, and for one with a changed character. */
export function readBrCode(text: string): ReadBrCode | undefined {
  // the library also takes a check sum in lower case
  if (!/^[\x20-\x7e]+6304[0-9A-F]{4}$/.test(text)) return undefined
  const info = getPixPayloadInfo(text)
  if (!info) return undefined
  return {
    chave: info.key ?? null,
    url: info.url ?? null,
    nome: info.merchantName,
    cidade: info.merchantCity,
    valor: info.amount === undefined ? null : info.amount.toFixed(2),
    txid: info.txid ?? null,
  }
}
