import { shepherds, workers } from '../../../kernel/access/sets.js'

export const ensaioLouvorActions = {
  'ensaioLouvor.ler': workers,
  'ensaioLouvor.criar': workers,
  // also concludes and cancels
  'ensaioLouvor.editar': shepherds,
  'ensaioLouvor.exportar': workers,
  'setlistEnsaio.ler': shepherds,
  'setlistEnsaio.escrever': shepherds,
} as const

type OwnActions = typeof ensaioLouvorActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
