import { getBankByCode } from '@brazilian-utils/brazilian-utils/get-bank-by-code'
import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info'
import { getPixPayloadInfo } from '@brazilian-utils/brazilian-utils/get-pix-payload-info'
import { decimalDe } from '../../../../schema/rules/financas/baixa.rules.js'

/** What a boleto's line or a Pix code says about a payable. */
export type CodigoLido = {
  /** 'Boleto', 'Conta de consumo ou tributo' or 'Pix' */
  tipo: string
  /** The kind of biller, or who receives the Pix; null of a boleto, whose line names only the bank that wrote it. */
  de: string | null
  /** The bank of a boleto. */
  banco?: string
  /** null when whoever pays fills it in. */
  valor: string | null
  /** 'AAAA-MM-DD'; null when the code has none. */
  vencimento: string | null
}

const segmentos: Record<number, string> = {
  1: 'Prefeitura',
  2: 'Água e esgoto',
  3: 'Energia elétrica ou gás',
  4: 'Telefone ou internet',
  5: 'Órgão do governo',
  6: 'Carnê',
  7: 'Multa de trânsito',
}

const what = 'Cole a linha de um boleto, com 47 ou 48 números, ou um código Pix (copia e cola).'

/**
 * Reads the line of a boleto or the text of a Pix code.
 * @param hoje the day that decides between the two dates of a due date's number, which began again on 22/02/2025
 * @returns what it says, or why it was refused
 */
export function lerCodigo(texto: string, hoje: string): CodigoLido | { erro: string } {
  const text = texto.trim()
  if (/^0002/.test(text)) return lerPix(text)
  if (!/^[\d\s.-]+$/.test(text)) return { erro: what }
  const digits = text.replace(/\D/g, '')
  const wanted = digits.startsWith('8') ? 48 : 47
  if (digits.length !== wanted)
    return { erro: `A linha deste boleto tem ${wanted} números, e aqui há ${digits.length}: copie-a inteira.` }
  const [year = 0, month = 1, day = 1] = hoje.split('-').map(Number)
  const info = getBoletoInfo(digits, { referenceDate: new Date(year, month - 1, day) })
  // the library does not look at the currency, which is always 9
  if (!info || (wanted === 47 && digits[3] !== '9'))
    return { erro: 'Um número desta linha está errado: o dígito verificador não confere.' }
  // some lines hold a quantity instead of an amount
  const amount = info.hasEffectiveValue === false ? 0 : info.amount
  return {
    tipo: info.type ? 'Conta de consumo ou tributo' : 'Boleto',
    ...(info.type
      ? { de: segmentos[info.segment ?? 0] ?? 'Convênio' }
      : { de: null, banco: getBankByCode(info.bankCode)?.name ?? info.bankCode }),
    valor: amount === 0 ? null : decimalDe(BigInt(amount)),
    vencimento: info.expirationDate && dayOf(info.expirationDate),
  }
}

/** The calendar date of an instant at midnight of this device's time zone. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), String(date.getMonth() + 1).padStart(2, '0'), String(date.getDate()).padStart(2, '0')].join('-')

function lerPix(text: string): CodigoLido | { erro: string } {
  // the library also takes a check sum in lower case
  const info = /6304[0-9A-F]{4}$/.test(text) ? getPixPayloadInfo(text) : null
  if (!info) return { erro: 'Este código Pix não confere: copie-o inteiro, sem mudar nada.' }
  const { amount, merchantName } = info
  return {
    tipo: 'Pix',
    de: merchantName,
    // up to ten digits before the point, which a number holds exactly
    valor: amount === undefined || amount === 0 ? null : amount.toFixed(2),
    vencimento: null,
  }
}
