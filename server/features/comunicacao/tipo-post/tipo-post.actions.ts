import { readers, workers } from '../../../kernel/access/sets.js'

export const tipoPostActions = {
  'tipoPost.ler': readers,
  'tipoPost.escrever': workers,
  'tipoPost.exportar': workers,
} as const

type OwnActions = typeof tipoPostActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
