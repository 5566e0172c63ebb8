import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** What usual churches own: the types that a new church starts with. */
export const tiposIniciais = [
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

export const acoesTipoPatrimonio = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoPatrimonio.escrever')
