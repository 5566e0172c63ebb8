import { readers, stewards, workers } from '../../../kernel/access/sets.js'

export const batismoActions = {
  'batismo.ler': readers,
  'batismo.criar': stewards,
  'batismo.excluir': workers,
  'batismo.exportar': workers,
} as const

export const batismoEvents = {
  'batismo.efetivar': 'Batismo planejado passa a valer',
} as const

type OwnActions = typeof batismoActions
type OwnEvents = typeof batismoEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
