import { workers } from '../../../kernel/access/sets.js'

export const contabilidadeActions = {
  // documents of natural persons, so members of the church read none
  'contabilidade.ler': workers,
  'contabilidade.escrever': workers,
  'contabilidade.exportar': workers,
} as const

export const contabilidadeEvents = {
  'contabilidade.baixar': 'Pacote do contador baixado',
} as const

type OwnActions = typeof contabilidadeActions
type OwnEvents = typeof contabilidadeEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
