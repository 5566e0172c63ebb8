import { type Decimal, formatMoney } from '../../../kernel/money.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'
import type { SituacaoPrevisao } from './previsao-orcamentaria.input.js'

/** What decides how far a budget is. */
interface Estado {
  excluidoEm: Date | null
  aprovadaEm: string | null
  /** whether a later revision of the same year was approved */
  substituida: boolean
  /** whether a later revision of the same year exists */
  revisada: boolean
}

export function situacaoPrevisao({
  aprovadaEm,
  substituida,
}: Pick<Estado, 'aprovadaEm' | 'substituida'>): SituacaoPrevisao {
  if (!aprovadaEm) return 'Rascunho'
  return substituida ? 'Substituída' : 'Em vigor'
}

/** `acoesPermitidas` of a budget: a draft is written and approved; after that only a revision changes it. */
export function acoesPrevisao(row: Estado, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const writes = who.can('previsaoOrcamentaria.escrever')
  if (row.aprovadaEm) return writes && !row.revisada ? ['revisar'] : []
  const actions = who.can('previsaoOrcamentaria.registrarAprovacao') ? ['aprovar'] : []
  return writes ? ['editar', 'copiar', ...actions, 'excluir'] : actions
}

/** 'Previsão orçamentária de 2027', 'Previsão orçamentária de 2027, revisão 2' */
export const nomePrevisao = ({ ano, revisao }: { ano: number; revisao: number }): string =>
  `Previsão orçamentária de ${ano}${revisao > 1 ? `, revisão ${revisao}` : ''}`

const centsOf = (amount: Decimal): bigint => BigInt(amount.replace('.', ''))

const amountOf = (cents: bigint): Decimal => {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/**
 * Spreads the amount of a year over twelve months, to the cent: by the shape of other months or, when they are all
 * zero, evenly. The cents that are left go to the first months that have something.
 */
export function distribuir(total: Decimal, forma: readonly Decimal[] | undefined): Decimal[] {
  const given = forma?.map((value) => (value.startsWith('-') ? 0n : centsOf(value)))
  const sum = given?.reduce((all, value) => all + value, 0n) ?? 0n
  const weights = given && sum > 0n ? given : Array<bigint>(12).fill(1n)
  const whole = weights.reduce((all, value) => all + value, 0n)
  const cents = centsOf(total)
  const parts = weights.map((weight) => (cents * weight) / whole)
  let left = cents - parts.reduce((all, value) => all + value, 0n)
  return parts.map((part, index) => {
    if (left === 0n || weights[index] === 0n) return amountOf(part)
    left--
    return amountOf(part + 1n)
  })
}

interface SaldoDaCategoria {
  nome: string
  ano: number
  previsto: Decimal
  realizado: Decimal
  /** what the expense takes beyond what is planned; zero or less when it does not */
  excesso: Decimal
}

/** The sentence about an expense that takes more than is planned for its category; it is no refusal. */
export const fraseDoExcesso = ({ nome, ano, previsto, realizado, excesso }: SaldoDaCategoria): string | null =>
  excesso === '0.00' || excesso.startsWith('-')
    ? null
    : `Com esta despesa, ${nome} passa ${formatMoney(excesso)} do previsto para ${ano}: ${formatMoney(previsto)} previstos, ${formatMoney(realizado)} já gastos.`
