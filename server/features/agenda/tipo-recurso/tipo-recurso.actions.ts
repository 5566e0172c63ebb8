import { readers, workers } from '../../../kernel/access/sets.js'

export const tipoRecursoActions = {
  'tipoRecurso.ler': readers,
  'tipoRecurso.escrever': workers,
  'tipoRecurso.exportar': workers,
} as const

type OwnActions = typeof tipoRecursoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
