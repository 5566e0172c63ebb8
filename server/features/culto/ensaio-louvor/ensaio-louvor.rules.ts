import type { WhoMay } from '../../../kernel/tenant/record-actions.js'

/** `acoesPermitidas` of a rehearsal: only one that is to take place is concluded or cancelled. */
export const acoesEnsaioLouvor = ({ statusEnsaio }: { statusEnsaio: string }, who: WhoMay): string[] => [
  ...(who.can('setlistEnsaio.ler') ? ['verSetlist'] : []),
  ...(who.can('ensaioLouvor.editar')
    ? ['editar', ...(statusEnsaio === 'Marcado' ? ['concluir', 'cancelar'] : [])]
    : []),
]
