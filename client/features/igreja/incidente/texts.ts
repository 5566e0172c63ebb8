import type { ColumnTexts } from '../../../kernel/feature'

const simOuNao = { 0: 'Não', 1: 'Sim' }

export const texts: ColumnTexts = { riscoRelevante: simOuNao, pequenoPorte: simOuNao }
