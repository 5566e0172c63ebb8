import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** Initial types of a new church: what churches usually lend and share. */
export const initialTipos = [
  'Salas e espaços',
  'Som e projeção',
  'Instrumentos musicais',
  'Veículos',
  'Mesas e cadeiras',
  'Cozinha',
  'Outros',
] as const

export const actionsOfTipoRecurso = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoRecurso.escrever')
