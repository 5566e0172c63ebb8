import { readers } from '../../../kernel/access/sets.js'

export const buscaActions = {
  'busca.ler': readers,
} as const

type OwnActions = typeof buscaActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
