import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { MeioDeBaixa } from '../conta/baixa.input.js'
import { apart, type Conhecido, negativo, type Pendente, sameName } from './movimento-bancario.rules.js'
import { emPares } from './pares.rules.js'
import { chave, palavrasDe } from './textos.rules.js'

/** An open payable or receivable that a movement may settle. */
export interface ContaAberta {
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
type NivelDaConta = 'sugerido' | 'possivel'

export interface SugestaoDeConta {
  nivel: NivelDaConta
  conta: ContaAberta
}

/** A pending movement with all that the bank says of it. */
export type PendenteComTexto = Pendente & { documento: string }

/**
 * Days between the due date and the movement within which an account of a known payee is suggested, and any other one is
 * possible. Two accounts of one monthly series are never both within them.
 */
export const diasDaConta = { sugerido: 12, possivel: 7 } as const

/** Suggests one open account, of which exactly the movement's amount is left, for each movement, as `emPares` does. */
export function sugerirContas(
  movimentos: readonly PendenteComTexto[],
  outros: readonly PendenteComTexto[],
  contas: readonly ContaAberta[],
  conhecidos: ReadonlyMap<string, Conhecido>,
): Map<number, SugestaoDeConta> {
  const candidatos = contas.map((conta) => ({ conta, valor: comSinal(conta) }))
  const perto = ({ data }: Pendente, { vencimento }: ContaAberta, days: number) => apart(data, vencimento) <= days
  const pares = emPares<PendenteComTexto, (typeof candidatos)[number], NivelDaConta>(movimentos, outros, candidatos, [
    [
      'sugerido',
      (movimento, { conta }) => perto(movimento, conta, diasDaConta.sugerido) && conhece(movimento, conta, conhecidos),
    ],
    ['possivel', (movimento, { conta }) => perto(movimento, conta, diasDaConta.possivel)],
  ])
  return new Map([...pares].map(([id, { nivel, um }]) => [id, { nivel, conta: um.conta }]))
}

/** What is left of an account, as the bank sees the money. */
const comSinal = ({ tipo, restante }: ContaAberta): Decimal => (tipo === 'contaPagar' ? negativo(restante) : restante)

/** How many digits of a boleto in the bank's text tell which one it is. */
const digitosDoBoleto = 8

/** A boleto's line, and its number without the check digits between; nothing of a Pix code. */
function numerosDo(codigo: string | null): string[] {
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
function conhece(
  { pagador, historico, documento }: PendenteComTexto,
  conta: ContaAberta,
  conhecidos: ReadonlyMap<string, Conhecido>,
): boolean {
  if (conta.documento && `${historico} ${documento}`.toUpperCase().replace(/[./-]/g, '').includes(conta.documento))
    return true
  const boleto = numerosDo(conta.codigo)
  const ditos = `${historico} ${documento}`.match(/\d+/g) ?? []
  if (ditos.some((dito) => dito.length >= digitosDoBoleto && boleto.some((numero) => numero.includes(dito))))
    return true
  if (!pagador) return false
  const known = conhecidos.get(pagador)
  if (conta.idPessoa !== null && known?.pessoas.has(conta.idPessoa)) return true
  const descricao = chave(conta.descricao)
  if (known?.descricoes.has(descricao) || (pagador.length > 4 && descricao.includes(pagador))) return true
  if (conta.nome === null) return false
  const nome = chave(conta.nome)
  // banks cut long names off
  return nome.length > 3 && (sameName(pagador, nome) || pagador.startsWith(nome) || nome.startsWith(pagador))
}

/** Whether one of these entries is a payment of a payable or receivable. */
export const temBaixa = (lancamentos: readonly { deConta: boolean }[] | null): boolean =>
  lancamentos?.some(({ deConta }) => deConta) === true

/** The means of a payment, by the bank's text; null when it does not say. */
export function meioDaBaixa(historico: string): MeioDeBaixa | null {
  const words = palavrasDe(historico)
  const has = (...some: string[]) => some.some((word) => words.has(word))
  if (has('pix')) return 'pix'
  if (has('boleto', 'titulo', 'tit')) return 'boleto'
  if (has('cheque', 'chq')) return 'cheque'
  if (has('ted', 'doc', 'tef', 'transf', 'transferencia')) return 'transferencia'
  if (has('dinheiro', 'especie')) return 'dinheiro'
  if (has('cartao')) return 'cartao'
  return has('debito', 'deb') ? 'debito' : null
}
