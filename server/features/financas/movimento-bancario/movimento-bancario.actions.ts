import { workers } from '../../../kernel/access/sets.js'

// statements name who gave, so members do not read them
export const movimentoBancarioActions = {
  'movimentoBancario.ler': workers,
  'movimentoBancario.importar': workers,
  'movimentoBancario.escrever': workers,
  'movimentoBancario.exportar': workers,
} as const

type OwnActions = typeof movimentoBancarioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
