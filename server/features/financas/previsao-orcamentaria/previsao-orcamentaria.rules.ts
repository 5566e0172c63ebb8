import type { DateOnly } from '../../../kernel/dates.js'
import { centsOf, type Decimal, formatMoney, ofCents } from '../../../kernel/money.js'
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

/** How many months of a year are over. */
const mesesEncerrados = (ano: number, hoje: DateOnly): number => {
  const este = Number(hoje.slice(0, 4))
  return ano === este ? Number(hoje.slice(5, 7)) - 1 : ano < este ? 12 : 0
}

/** Twelve months with the mean of those that are over in those that are not; a year without such months is as it is. */
export function completados(meses: readonly Decimal[], ano: number, hoje: DateOnly): Decimal[] {
  const quantos = mesesEncerrados(ano, hoje)
  if (quantos === 0) return [...meses]
  const soma = meses.slice(0, quantos).reduce((sum, valor) => sum + centsOf(valor), 0n)
  const meio = BigInt(quantos) / 2n
  // rounded to the cent, away from zero
  const media = ofCents((soma < 0n ? soma - meio : soma + meio) / BigInt(quantos))
  return meses.map((valor, mes) => (mes < quantos ? valor : media))
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
    if (left === 0n || weights[index] === 0n) return ofCents(part)
    left--
    return ofCents(part + 1n)
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
