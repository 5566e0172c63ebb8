import { z } from 'zod'
import { recordRef } from '../formats.js'
import { leanListInput } from '../pagination.js'

const ano = () =>
  z.int('Informe o ano, como 2026.').min(1900, 'Informe o ano, como 2026.').max(2100, 'Informe o ano, como 2026.')

export const minhasContribuicoesInput = z.object({
  ...leanListInput,
  ano: ano().nullish(),
  comTotais: z.boolean().default(false),
  comAnos: z.boolean().default(false),
})

export const comprovanteInput = z.object({ ano: z.coerce.number('Informe o ano, como 2026.').pipe(ano()) })

export const emitirComprovanteInput = comprovanteInput.extend({ idMembro: recordRef('Escolha a pessoa.') })

export const reciboProprioRef = z.object({ id: recordRef('Informe o dízimo.') })
