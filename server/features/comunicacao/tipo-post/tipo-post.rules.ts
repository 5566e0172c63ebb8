import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** What usual churches write about, for a new church to start with. */
export const tiposIniciais = ['Aviso', 'Devocional', 'Evento', 'Notícia', 'Pedido de oração', 'Testemunho'] as const

export const acoesTipoPost = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'tipoPost.escrever')
