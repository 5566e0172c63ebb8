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
const comCriancas = ['classeEBD.escrever', 'aulaEBD.escrever'] as const satisfies readonly Action[]

/** Whether the current user may choose every child: who has the classes of the whole church, or reads everybody's personal data. */
export const escolheCriancas = (who: Requester): boolean =>
  who.reachesAll('usuario.lerDadosPessoais') || comCriancas.some((action) => who.reachesAll(action))

/** The classes whose children the current user may choose otherwise: those that the person teaches. */
export const classesDeQuemEscolhe = (
  who: Requester & { limitedTo(action: Action): readonly number[] | null },
): number[] => comCriancas.flatMap((action) => (who.can(action) ? (who.limitedTo(action) ?? []) : []))
