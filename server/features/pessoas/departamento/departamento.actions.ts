import { readers, workers } from '../../../kernel/access/sets.js'

export const departamentoActions = {
  'departamento.ler': readers,
  'departamento.escrever': workers,
  'departamento.exportar': workers,
} as const

type OwnActions = typeof departamentoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
