import { readers, workers } from '../../../kernel/access/sets.js'

export const encontroActions = {
  'encontro.ler': readers,
  'encontro.escrever': workers,
  'encontro.exportar': workers,
} as const

type OwnActions = typeof encontroActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
