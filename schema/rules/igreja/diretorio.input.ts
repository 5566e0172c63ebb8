import { z } from 'zod'
import { flag, integer, optional, recordRef } from '../formats.js'
import { leanListInput } from '../pagination.js'

const mes = () =>
  integer('Informe o mês, de 1 a 12.').min(1, 'Informe o mês, de 1 a 12.').max(12, 'Informe o mês, de 1 a 12.')

export const listarDiretorioInput = z.object({
  ...leanListInput,
  /** only people with a birthday in this month, by its day */
  mes: optional(mes()),
  /** only people whose birthday is today in the church */
  hoje: optional(z.boolean()),
})

export const pessoaDoDiretorioRef = z.object({ id: recordRef('Informe a pessoa.') })

export const grupoDoDiretorioRef = z.object({ id: recordRef('Informe o grupo.') })

export const registrarConsentimentoInput = pessoaDoDiretorioRef.extend({
  documento: z.string('Texto não encontrado.'),
  versaoTexto: z.int('Informe a versão do texto.'),
  aceito: flag(),
})
