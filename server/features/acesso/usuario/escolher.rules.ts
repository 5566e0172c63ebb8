import type { Action } from '../../../kernel/access/actions.js'
import type { Requester } from './usuario.rules.js'

/** Orders tell who is first in them: only to those whose work needs that. */
const precisamDaOrdem = {
  pastor: ['usuario.ler', 'batismo.criar', 'visitaPastoral.escrever'],
  recemConvertido: ['usuario.ler', 'batismo.criar'],
} as const satisfies Record<string, readonly Action[]>

/** Whether the current user may have these people first. */
export const podeOrdenar = (who: Requester, ordem: keyof typeof precisamDaOrdem | null | undefined): boolean =>
  !ordem || precisamDaOrdem[ordem].some((action) => who.can(action))

/** What those may do who add children to a class or to its roll. */
const comCriancas: readonly Action[] = ['classeEBD.escrever', 'aulaEBD.escrever']

/** Whether the current user may choose every child: who teaches, or who reads everybody's personal data. */
export const escolheCriancas = (who: Requester): boolean =>
  who.reachesAll('usuario.lerDadosPessoais') || comCriancas.some((action) => who.can(action))
