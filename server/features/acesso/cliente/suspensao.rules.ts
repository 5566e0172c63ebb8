import type { Action } from '../../../kernel/access/actions.js'

/**
 * What goes on in a church that may not write, whether the platform suspended it or it does not pay: reading, exports and
 * reports, one's own account (password, sessions, two-step, consent and what the law lets everybody mend about oneself), taking
 * back a key that one gave away, the bill, and leaving with everything.
 */
const open = /^(eu|assinatura|relatorio|plataforma)\.|^igreja\.(exportar|encerrar)$|\.(ler|exportar|revogar)$/

export const segueAberta = (action: Action): boolean => open.test(action)
