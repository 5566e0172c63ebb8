import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** `acoesPermitidas` of a cost centre: the usual actions, and activate or deactivate depending on its status. */
export function actionsOfCentroCusto(row: { excluidoEm: Date | null; status: number }, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'centroCusto.escrever')
  return actions.includes('editar') ? [...actions, row.status === 1 ? 'desativar' : 'ativar'] : actions
}
