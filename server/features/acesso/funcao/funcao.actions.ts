import { administrators, readers } from '../../../kernel/access/sets.js'

export const funcaoActions = {
  'funcao.ler': readers,
  // also gives functions to people and takes them away
  'funcao.escrever': administrators,
} as const

export const funcaoEvents = {
  'funcao.prazo': 'Fim de acesso avisado',
  'funcao.mudou': 'Mudança do acesso avisada',
} as const

type OwnActions = typeof funcaoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}

type OwnEvents = typeof funcaoEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
