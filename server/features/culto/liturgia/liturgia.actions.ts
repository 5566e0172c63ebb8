import { readers, workers } from '../../../kernel/access/sets.js'

export const liturgiaCultoActions = {
  'liturgiaCulto.ler': readers,
  'liturgiaCulto.escrever': workers,
} as const

type OwnActions = typeof liturgiaCultoActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
