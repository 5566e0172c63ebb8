import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** What usual churches lend and share, for a new church to start with. */
export const tiposIniciais = [
  'Salas e espaços',
  'Som e projeção',
  'Instrumentos musicais',
  'Veículos',
  'Mesas e cadeiras',
  'Cozinha',
  'Outros',
] as const

export const acoesTipoRecurso = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoRecurso.escrever')
