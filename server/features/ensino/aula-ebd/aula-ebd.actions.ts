import { readers, workers } from '../../../kernel/access/sets.js'

export const aulaEBDActions = {
  // lessons with who came; how often each pupil did is for those who work
  'aulaEBD.ler': readers,
  'aulaEBD.lerFrequencia': workers,
  'aulaEBD.escrever': workers,
  'aulaEBD.exportar': workers,
} as const

type OwnActions = typeof aulaEBDActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
