import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

interface Estado {
  excluidoEm: Date | null
  ativa: boolean
  padrao: boolean
  geral: boolean
}

/**
 * `acoesPermitidas` of an account. The default account can be neither deactivated nor deleted, and the general account
 * is never deleted, because entries without an account lie in it.
 */
export function acoesContaFinanceira(row: Estado, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'contaFinanceira.escrever')
  if (!actions.includes('editar')) return actions
  const kept = actions.filter((action) => action !== 'excluir' || !(row.padrao || row.geral))
  if (!row.ativa) return [...kept, 'ativar']
  return row.padrao ? kept : [...kept, 'desativar', 'tornarPadrao']
}
