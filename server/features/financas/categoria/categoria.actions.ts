import { readers, workers } from '../../../kernel/access/sets.js'

export const categoriaActions = {
  'categoria.ler': readers,
  'categoria.escrever': workers,
  'categoria.exportar': workers,
} as const

type OwnActions = typeof categoriaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
