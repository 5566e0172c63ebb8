import { everyone, workers } from '../../../kernel/access/sets.js'

export const presencaCultoActions = {
  // everybody may confirm the own presence; people who serve may record the presence of others and see who came
  'presencaCulto.confirmar': everyone,
  'presencaCulto.registrar': workers,
  'presencaCulto.ler': workers,
  'presencaCulto.exportar': workers,
} as const

type OwnActions = typeof presencaCultoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
