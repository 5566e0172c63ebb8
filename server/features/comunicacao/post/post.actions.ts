import { readers, workers } from '../../../kernel/access/sets.js'

export const postActions = {
  'post.ler': readers,
  'post.escrever': workers,
  'post.exportar': workers,
} as const

export const postEvents = {
  'post.avisar': 'Aviso de post',
} as const

type OwnActions = typeof postActions
type OwnEvents = typeof postEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
