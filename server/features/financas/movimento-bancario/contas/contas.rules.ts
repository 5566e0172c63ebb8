import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { MeioDeBaixa } from '../../../../../schema/rules/financas/baixa.input.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import { apart, hasName, type Known, negative, type PendingMovimento, sameName } from '../movimento-bancario.rules.js'
import { inPairs } from '../pares.rules.js'
import { chave, wordsOf } from '../textos/textos.rules.js'

/** An open payable or receivable that a movement may settle. */
export interface OpenConta {
  tipo: 'contaPagar' | 'contaReceber'
  id: number
  uuid: string
  /** with the number of the instalment */
  descricao: string
  vencimento: DateOnly
  /** what is still to be paid or received */
  restante: Decimal
  /** the supplier of a payable, or who is responsible for a receivable */
  nome: string | null
  /** CPF or CNPJ of the supplier, without punctuation */
  documento: string | null
  /** the boleto's line of a payable, or its Pix code */
  codigo: string | null
  /** who is responsible for a receivable */
  idPessoa: number | null
}

/** How sure a suggestion is: by who is paid or pays, or by amount and day alone. It is never settled by itself. */
type ContaNivel = 'sugerido' | 'possivel'

export interface ContaSugestao {
  nivel: ContaNivel
  conta: OpenConta
}

/** A pending movement with all that the bank says of it. */
export type PendingWithText = PendingMovimento & { documento: string }

/**
 * Days between the due date and the movement within which an account of a known payee is suggested, and any other one is
 * possible. Two accounts of one monthly series are never both within them.
 */
export const contaDays = { sugerido: 12, possivel: 7 } as const

/** Suggests one open account, of which exactly the movement's amount is left, for each movement, as `inPairs` does. */
export function suggestContas(
  movimentos: readonly PendingWithText[],
  others: readonly PendingWithText[],
  contas: readonly OpenConta[],
  known: ReadonlyMap<string, Known>,
): Map<number, ContaSugestao> {
  const candidatos = contas.map((conta) => ({ conta, valor: signed(conta) }))
  const isNear = ({ data }: PendingMovimento, { vencimento }: OpenConta, days: number) =>
    apart(data, vencimento) <= days
  const pairs = inPairs<PendingWithText, (typeof candidatos)[number], ContaNivel>(movimentos, others, candidatos, [
    [
      'sugerido',
      (movimento, { conta }) => isNear(movimento, conta, contaDays.sugerido) && knows(movimento, conta, known),
    ],
    ['possivel', (movimento, { conta }) => isNear(movimento, conta, contaDays.possivel)],
  ])
  return new Map([...pairs].map(([id, { nivel, um }]) => [id, { nivel, conta: um.conta }]))
}

/** What is left of an account, as the bank sees the money. */
const signed = ({ tipo, restante }: OpenConta): Decimal => (tipo === 'contaPagar' ? negative(restante) : restante)

/** How many digits of a boleto in the bank's text tell which one it is. */
const boletoDigits = 8

/** A boleto's line, and its number without the check digits between; nothing of a Pix code. */
function numbersOf(codigo: string | null): string[] {
  if (!codigo || !/^\d{47,48}$/.test(codigo)) return []
  const parts =
    codigo.length === 47
      ? [
          [4, 9],
          [10, 20],
          [21, 31],
        ]
      : [
          [0, 11],
          [12, 23],
          [24, 35],
          [36, 47],
        ]
  return [codigo, parts.map(([from, to]) => codigo.slice(from, to)).join('')]
}

/**
 * Whether the movement names the boleto, or who is paid or pays: by CPF or CNPJ, by name, or because an earlier choice said
 * so.
 */
function knows(
  { pagador, historico, documento }: PendingWithText,
  conta: OpenConta,
  knownOnes: ReadonlyMap<string, Known>,
): boolean {
  if (conta.documento && `${historico} ${documento}`.toUpperCase().replace(/[./-]/g, '').includes(conta.documento))
    return true
  const boleto = numbersOf(conta.codigo)
  const stated = `${historico} ${documento}`.match(/\d+/g) ?? []
  if (stated.some((stated) => stated.length >= boletoDigits && boleto.some((numero) => numero.includes(stated))))
    return true
  if (!pagador) return false
  const known = knownOnes.get(pagador)
  if (conta.idPessoa !== null && known?.pessoas.has(conta.idPessoa)) return true
  const descricao = chave(conta.descricao)
  if (known?.descricoes.has(descricao) || hasName(descricao, pagador)) return true
  if (conta.nome === null) return false
  const nome = chave(conta.nome)
  // banks write more words behind a name; one word may begin anybody's
  return sameName(pagador, nome) || (nome.includes(' ') && pagador.startsWith(`${nome} `))
}

/** Whether one of these entries is a payment of a payable or receivable. */
export const hasBaixa = (lancamentos: readonly { deConta: boolean }[] | null): boolean =>
  lancamentos?.some(({ deConta }) => deConta) === true

/** The means of a payment, by the bank's text; null when it does not say. */
export function meioOfBaixa(historico: string): MeioDeBaixa | null {
  const words = wordsOf(historico)
  const has = (...some: string[]) => some.some((word) => words.has(word))
  if (has('pix')) return 'pix'
  if (has('boleto', 'titulo', 'tit')) return 'boleto'
  if (has('cheque', 'chq')) return 'cheque'
  if (has('ted', 'doc', 'tef', 'transf', 'transferencia')) return 'transferencia'
  if (has('dinheiro', 'especie')) return 'dinheiro'
  if (has('cartao')) return 'cartao'
  return has('debito', 'deb') ? 'debito' : null
}
