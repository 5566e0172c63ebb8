import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a membership. */
export function actionsOfMembroDepartamento({ statusMembro }: { statusMembro: string }, who: WhoMay): string[] {
  if (!who.can('departamento.escrever')) return []
  return [statusMembro === 'ativo' ? 'desativar' : 'ativar', 'excluir']
}
