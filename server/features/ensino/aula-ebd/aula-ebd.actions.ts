import { readers, workers } from '../../../kernel/access/sets.js'

export const aulaEBDActions = {
  // lessons and their roll calls; only workers see how often each pupil attended
  'aulaEBD.ler': readers,
  'aulaEBD.lerFrequencia': workers,
  'aulaEBD.escrever': workers,
  'aulaEBD.exportar': workers,
} as const

type OwnActions = typeof aulaEBDActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
