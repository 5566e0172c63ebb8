import type { DateOnly } from '../../../kernel/dates.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

type Acionavel = { statusOrcamento: string; excluidoEm: Date | null }

/** `acoesPermitidas` of a budget: it is approved or refused once, and edited and deleted at any time by those who approve. */
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

/** Whether a budget is another one than that which was approved: other money, another day or another department's. */
export const pedeNovaDecisao = (antes: Decidido & { statusOrcamento: string }, depois: Decidido): boolean =>
  antes.statusOrcamento === 'aprovado' &&
  (antes.valorOrcamento !== depois.valorOrcamento ||
    antes.dataOrcamento !== depois.dataOrcamento ||
    antes.idDepartamento !== depois.idDepartamento)

/** The asked period; an end that was not given is that of the other's year, or of the present one. */
export function periodo(
  { inicio, fim }: { inicio?: DateOnly | null | undefined; fim?: DateOnly | null | undefined },
  hoje: DateOnly,
): { inicio: DateOnly; fim: DateOnly } {
  const ano = (inicio ?? fim ?? hoje).slice(0, 4)
  return { inicio: inicio ?? `${ano}-01-01`, fim: fim ?? `${ano}-12-31` }
}
