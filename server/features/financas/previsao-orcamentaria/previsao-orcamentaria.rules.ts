import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { SituacaoPrevisao } from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
import { centsOf, type Decimal, formatMoney, ofCents } from '../../../../schema/rules/money.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** What decides how far a budget is. */
interface State {
  excluidoEm: Date | null
  aprovadaEm: string | null
  /** whether a later revision of the same year was approved */
  substituida: boolean
  /** whether a later revision of the same year exists */
  revisada: boolean
}

export function previsaoStatus({
  aprovadaEm,
  substituida,
}: Pick<State, 'aprovadaEm' | 'substituida'>): SituacaoPrevisao {
  if (!aprovadaEm) return 'Rascunho'
  return substituida ? 'Substituída' : 'Em vigor'
}

/** How many months of a year are over. */
const endedMonths = (ano: number, today: DateOnly): number => {
  const este = Number(today.slice(0, 4))
  return ano === este ? Number(today.slice(5, 7)) - 1 : ano < este ? 12 : 0
}

/** Twelve months with the mean of those that are over in those that are not; a year without such months is as it is. */
export function completed(meses: readonly Decimal[], ano: number, today: DateOnly): Decimal[] {
  const howMany = endedMonths(ano, today)
  if (howMany === 0) return [...meses]
  const soma = meses.slice(0, howMany).reduce((sum, valor) => sum + centsOf(valor), 0n)
  const meio = BigInt(howMany) / 2n
  // rounded to the cent, away from zero
  const media = ofCents((soma < 0n ? soma - meio : soma + meio) / BigInt(howMany))
  return meses.map((valor, mes) => (mes < howMany ? valor : media))
}

/** `acoesPermitidas` of a budget: a draft is written and approved; after that only a revision changes it. */
export function actionsOfPrevisao(row: State, who: WhoMay): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const writes = who.can('previsaoOrcamentaria.escrever')
  if (row.aprovadaEm) return writes && !row.revisada ? ['revisar'] : []
  const actions = who.can('previsaoOrcamentaria.registrarAprovacao') ? ['aprovar'] : []
  return writes ? ['editar', 'copiar', ...actions, 'excluir'] : actions
}

/** 'Previsão orçamentária de 2027', 'Previsão orçamentária de 2027, revisão 2' */
export const previsaoName = ({ ano, revisao }: { ano: number; revisao: number }): string =>
  `Previsão orçamentária de ${ano}${revisao > 1 ? `, revisão ${revisao}` : ''}`

/**
 * Spreads the amount of a year over twelve months, to the cent: by the shape of other months or, when they are all
 * zero, evenly. The cents that are left go to the first months that have something.
 */
export function distribute(total: Decimal, forma: readonly Decimal[] | undefined): Decimal[] {
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

interface CategoriaSaldo {
  nome: string
  ano: number
  previsto: Decimal
  realizado: Decimal
  /** what the expense takes beyond what is planned; zero or less when it does not */
  excesso: Decimal
}

/** The sentence about an expense that takes more than is planned for its category; it is no refusal. */
export const excessSentence = ({ nome, ano, previsto, realizado, excesso }: CategoriaSaldo): string | null =>
  excesso === '0.00' || excesso.startsWith('-')
    ? null
    : `Com esta despesa, ${nome} passa ${formatMoney(excesso)} do previsto para ${ano}: ${formatMoney(previsto)} previstos, ${formatMoney(realizado)} já gastos.`
