import type { Action } from '../../../kernel/access/actions.js'
import type { Requester } from './usuario.rules.js'

/** Orders and filters tell who is first or left in them: only to those whose work needs that. */
const needToKnow = {
  pastor: ['usuario.ler', 'batismo.criar', 'visitaPastoral.escrever'],
  recemConvertido: ['usuario.ler', 'batismo.criar'],
} as const satisfies Record<string, readonly Action[]>

/** Whether the current user may be told by the answer who these people are. */
export const mayKnow = (who: Requester, quem: keyof typeof needToKnow | null | undefined): boolean =>
  !quem || needToKnow[quem].some((action) => who.can(action))

/** What those may do who add children to a class or to its roll. */
const withCriancas = ['classeEBD.escrever', 'aulaEBD.escrever'] as const satisfies readonly Action[]

/** Whether the current user may choose every child: who has the classes of the whole church, or reads everybody's personal data. */
export const choosesCriancas = (who: Requester): boolean =>
  who.reachesAll('usuario.lerDadosPessoais') || withCriancas.some((action) => who.reachesAll(action))

/** The classes whose children the current user may choose otherwise: those that the person teaches. */
export const classesOfChooser = (who: Requester & { limitedTo(action: Action): readonly number[] | null }): number[] =>
  withCriancas.flatMap((action) => (who.can(action) ? (who.limitedTo(action) ?? []) : []))
