import { recordActions, type WhoMay } from '../../../kernel/access/record-actions.js'

/**
 * Initial moments of a new church: the usual parts of a worship service. The migration created the same moments for
 * existing churches.
 */
export const initialMomentos = [
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

export const actionsOfMomentoCulto = (row: { excluidoEm: Date | null }, who: WhoMay): string[] =>
  recordActions(row, who, 'momentoCulto.escrever')
