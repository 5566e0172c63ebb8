import { toInstant } from '../../../../schema/rules/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** The name shown for posts without an author of the church. */
export const plataforma = 'Candeia'

interface State {
  excluidoEm: Date | null
  statusPost: number
}

export function actionsOfPost(row: State, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'post.escrever')
  if (!actions.includes('editar')) return actions
  return [...actions, row.statusPost === 1 ? 'ocultar' : 'publicar']
}

/** A post's position in the feed: the latest first; for equal times the higher id. */
export interface FeedPosition {
  publicadoEm: Date
  id: number
}

/** '1795300000000-12': the time in milliseconds, the precision of `publicadoEm`, and the id. */
export const feedCursor = ({ publicadoEm, id }: { publicadoEm: Date | string | null; id: number }): string =>
  `${Date.parse(toInstant(publicadoEm ?? new Date(0)))}-${id}`

/** @returns undefined for an invalid cursor */
export function readFeedCursor(cursor: string): FeedPosition | undefined {
  const match = /^(\d{1,14})-(\d{1,10})$/.exec(cursor)
  const id = Number(match?.[2])
  return match && id <= 2147483647 ? { publicadoEm: new Date(Number(match[1])), id } : undefined
}
