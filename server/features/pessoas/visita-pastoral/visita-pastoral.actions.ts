import { churchWorkers, readers, stewards, workers } from '../../../kernel/access/sets.js'

export const visitaPastoralActions = {
  'visitaPastoral.ler': readers,
  // necessary, not sufficient: mayReadComentario also asks who wrote the comment
  'visitaPastoral.lerComentario': churchWorkers,
  'visitaPastoral.escrever': stewards,
  'visitaPastoral.exportar': workers,
} as const

type OwnActions = typeof visitaPastoralActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
