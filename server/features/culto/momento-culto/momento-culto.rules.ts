import { recordActions, type WhoMay } from '../../../kernel/tenant/record-actions.js'

/** What usual services consist of, for a church to start with. The migration gave churches of before the same. */
export const momentosIniciais = [
  'Prelúdio',
  'Abertura',
  'Leitura bíblica',
  'Oração',
  'Louvor',
  'Boas-vindas aos visitantes',
  'Avisos',
  'Dízimos e ofertas',
  'Apresentação de crianças',
  'Batismo',
  'Testemunho',
  'Pregação',
  'Apelo',
  'Ceia do Senhor',
  'Bênção',
  'Poslúdio',
] as const

export const acoesMomentoCulto = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'momentoCulto.escrever')
