import { readers, workers } from '../../../kernel/access/sets.js'

export const anexoActions = {
  // each attachment is read and written by those who may read and write its record
  'anexo.ler': readers,
  'anexo.escrever': workers,
} as const

export const anexoEvents = {
  'comprovantes.baixar': 'Comprovantes de um mês baixados',
} as const

type OwnActions = typeof anexoActions
type OwnEvents = typeof anexoEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
