import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

type Actionable = { statusOrcamento: string; excluidoEm: Date | null }

/**
 * `acoesPermitidas` of a budget. Only a pending budget can be approved or refused. Until it is deleted, it can be
 * edited and deleted whatever its status.
 */
export function actionsOfOrcamento({ statusOrcamento, excluidoEm }: Actionable, who: WhoMay): string[] {
  if (excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const decides = statusOrcamento === 'pendente' && who.can('orcamento.aprovar')
  return [
    ...(decides ? ['aprovar', 'reprovar'] : []),
    ...(who.can('orcamento.editar') ? ['editar'] : []),
    ...(who.can('orcamento.excluir') ? ['excluir'] : []),
  ]
}

type Decided = { valorOrcamento: string; dataOrcamento: string; idDepartamento: number }

/** Whether an approved or refused budget needs a new decision, because its amount, day or department has changed. */
export const needsNewDecision = (before: Decided & { statusOrcamento: string }, after: Decided): boolean =>
  before.statusOrcamento !== 'pendente' &&
  (before.valorOrcamento !== after.valorOrcamento ||
    before.dataOrcamento !== after.dataOrcamento ||
    before.idDepartamento !== after.idDepartamento)

/** Completes the period: a missing end is the end of the year of the other day, or of the current year. */
export function periodOf(
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
  today: DateOnly,
): { inicio: DateOnly; fim: DateOnly } {
  const ano = (inicio ?? fim ?? today).slice(0, 4)
  return { inicio: inicio ?? `${ano}-01-01`, fim: fim ?? `${ano}-12-31` }
}
