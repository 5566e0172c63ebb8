import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/** Initial types of a new church: what churches usually write about. */
export const initialTipos = ['Aviso', 'Devocional', 'Evento', 'Notícia', 'Pedido de oração', 'Testemunho'] as const

export const actionsOfTipoPost = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoPost.escrever')
