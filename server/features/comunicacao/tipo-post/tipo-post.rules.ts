import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** Initial types of a new church: what churches usually write about. */
export const tiposIniciais = ['Aviso', 'Devocional', 'Evento', 'Notícia', 'Pedido de oração', 'Testemunho'] as const

export const acoesTipoPost = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoPost.escrever')
