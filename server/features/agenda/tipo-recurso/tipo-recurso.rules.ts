import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Initial types of a new church: what churches usually lend and share. */
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
