import type { Later } from '../../../kernel/later'

/** What other features add to the page of a meeting; a card without content renders nothing. */
export type MeetingParts = { cards?: readonly Later<{ reuniao: { id: number; excluidoEm: string | null } }>[] }

declare module '../../../kernel/feature' {
  interface Parts {
    reuniaoLideranca: MeetingParts
  }
}
