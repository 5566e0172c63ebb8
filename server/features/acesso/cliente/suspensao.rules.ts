import type { Action } from '../../../kernel/access/actions.js'

/**
 * The operations that still work in a church that may not write, because the platform suspended it or it has not paid:
 * reading, exports and reports, the current user's account (password, sessions, two-step sign-in, consent and the
 * corrections that the law grants), revoking access, billing, and leaving with all data.
 */
const open = /^(eu|assinatura|relatorio|plataforma)\.|^igreja\.(exportar|encerrar)$|\.(ler|exportar|revogar)$/

export const staysOpen = (action: Action): boolean => open.test(action)
