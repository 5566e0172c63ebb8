import { toInstant } from '../../../kernel/dates.js'
import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Who speaks where a post has no author of the church. */
export const plataforma = 'Candeia'

interface State {
  excluidoEm: Date | null
  statusPost: number
}

export function acoesPost(row: State, who: WhoMay): string[] {
  const actions = recordActions(row, who, 'post.escrever')
  if (!actions.includes('editar')) return actions
  return [...actions, row.statusPost === 1 ? 'ocultar' : 'publicar']
}

/** Where a post stands in the feed: the latest first, and of those shown in the same instant the higher number. */
export interface FeedPosition {
  publicadoEm: Date
  id: number
}

/** '1795300000000-12': milliseconds, which is all that `publicadoEm` is kept to, and the number. */
export const feedCursor = ({ publicadoEm, id }: { publicadoEm: Date | string | null; id: number }): string =>
  `${Date.parse(toInstant(publicadoEm ?? new Date(0)))}-${id}`

/** @returns undefined for what is no cursor */
export function readFeedCursor(cursor: string): FeedPosition | undefined {
  const match = /^(\d{1,14})-(\d{1,10})$/.exec(cursor)
  const id = Number(match?.[2])
  return match && id <= 2147483647 ? { publicadoEm: new Date(Number(match[1])), id } : undefined
}
