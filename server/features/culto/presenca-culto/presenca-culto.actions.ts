import { everyone, workers } from '../../../kernel/access/sets.js'

export const presencaCultoActions = {
  // everybody one's own presence; whoever serves, anybody's, and sees who came
  'presencaCulto.confirmar': everyone,
  'presencaCulto.registrar': workers,
  'presencaCulto.ler': workers,
  'presencaCulto.exportar': workers,
} as const

type OwnActions = typeof presencaCultoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
