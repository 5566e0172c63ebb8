import { readers, workers } from '../../../kernel/access/sets.js'

export const postActions = {
  'post.ler': readers,
  'post.escrever': workers,
  'post.exportar': workers,
} as const

type OwnActions = typeof postActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
