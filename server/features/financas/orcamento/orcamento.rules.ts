import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a budget: it is approved or refused once, and edited at any time by those who approve. */
export function acoesOrcamento({ statusOrcamento }: { statusOrcamento: string }, who: WhoMay): string[] {
  const decides = statusOrcamento === 'pendente' && who.can('orcamento.aprovar')
  return [...(decides ? ['aprovar', 'reprovar'] : []), ...(who.can('orcamento.editar') ? ['editar'] : [])]
}

/** The asked period; an end that was not given is that of the other's year, or of the present one. */
export function periodo(
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
  hoje: DateOnly,
): { inicio: DateOnly; fim: DateOnly } {
  const ano = (inicio ?? fim ?? hoje).slice(0, 4)
  return { inicio: inicio ?? `${ano}-01-01`, fim: fim ?? `${ano}-12-31` }
}
