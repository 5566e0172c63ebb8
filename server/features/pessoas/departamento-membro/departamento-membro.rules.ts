import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a membership. */
export function acoesMembroDepartamento({ statusMembro }: { statusMembro: string }, who: WhoMay): string[] {
  if (!who.can('departamento.escrever')) return []
  return [statusMembro === 'ativo' ? 'desativar' : 'ativar', 'excluir']
}
