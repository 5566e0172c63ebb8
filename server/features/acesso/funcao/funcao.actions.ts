import { administrators, readers } from '../../../kernel/access/sets.js'

export const funcaoActions = {
  'funcao.ler': readers,
  // also gives functions to people and takes them away
  'funcao.escrever': administrators,
} as const

type OwnActions = typeof funcaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
