import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

type Acionavel = { statusOrcamento: string; excluidoEm: Date | null }

/**
 * `acoesPermitidas` of a budget. Only a pending budget can be approved or refused. Until it is deleted, it can be
 * edited and deleted whatever its status.
 */
export function acoesOrcamento({ statusOrcamento, excluidoEm }: Acionavel, who: WhoMay): string[] {
  if (excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  const decides = statusOrcamento === 'pendente' && who.can('orcamento.aprovar')
  return [
    ...(decides ? ['aprovar', 'reprovar'] : []),
    ...(who.can('orcamento.editar') ? ['editar'] : []),
    ...(who.can('orcamento.excluir') ? ['excluir'] : []),
  ]
}

type Decidido = { valorOrcamento: string; dataOrcamento: string; idDepartamento: number }

/** Whether an approved or refused budget needs a new decision, because its amount, day or department has changed. */
export const pedeNovaDecisao = (antes: Decidido & { statusOrcamento: string }, depois: Decidido): boolean =>
  antes.statusOrcamento !== 'pendente' &&
  (antes.valorOrcamento !== depois.valorOrcamento ||
    antes.dataOrcamento !== depois.dataOrcamento ||
    antes.idDepartamento !== depois.idDepartamento)

/** Completes the period: a missing end is the end of the year of the other day, or of the current year. */
export function periodo(
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
  hoje: DateOnly,
): { inicio: DateOnly; fim: DateOnly } {
  const ano = (inicio ?? fim ?? hoje).slice(0, 4)
  return { inicio: inicio ?? `${ano}-01-01`, fim: fim ?? `${ano}-12-31` }
}
