import { readers, shepherds, workers } from '../../../kernel/access/sets.js'

export const grupoLouvorActions = {
  'grupoLouvor.ler': readers,
  'grupoLouvor.criar': workers,
  'grupoLouvor.editar': shepherds,
  'grupoLouvor.excluir': workers,
  'grupoLouvor.exportar': workers,
  'membroGrupoLouvor.escrever': workers,
} as const

type OwnActions = typeof grupoLouvorActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
