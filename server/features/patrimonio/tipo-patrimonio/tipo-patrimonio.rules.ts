import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** The initial types of a new church: what churches usually own. */
export const initialTipos = [
  'Móveis',
  'Som e vídeo',
  'Instrumentos musicais',
  'Informática',
  'Eletrodomésticos',
  'Utensílios de cozinha',
  'Livros e material didático',
  'Veículos',
  'Imóveis',
  'Outros',
] as const

export const actionsOfTipoPatrimonio = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoPatrimonio.escrever')
