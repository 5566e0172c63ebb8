import { z } from 'zod'
import { dateOnly, optional, recordRef } from '../formats.js'

export const endBeforeStart = 'A data final não pode ser anterior à data inicial.'

export const relatorioCelulaInput = z
  .object({
    idCelula: recordRef('Informe a célula.'),
    dataInicial: optional(dateOnly()),
    dataFinal: optional(dateOnly()),
  })
  .refine(({ dataInicial, dataFinal }) => !dataInicial || !dataFinal || dataInicial <= dataFinal, {
    path: ['dataFinal'],
    message: endBeforeStart,
  })
