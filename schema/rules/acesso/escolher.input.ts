import { z } from 'zod'
import { flag, oneOf, optional } from '../formats.js'
import { aoAlcanceDe, foraDosGrupos } from './usuario.input.js'

export const faltamLetras = 'Digite ao menos três letras do nome.'

/** Whether a text is enough of a name to choose a person by it: fewer letters would list the church. */
export const bastaParaEscolher = (busca: string): boolean => /\p{L}\p{M}*\p{L}\p{M}*\p{L}/u.test(busca)

export const ordensDeEscolha = ['pastor', 'recemConvertido'] as const

export const escolherPessoasInput = z.object({
  busca: z
    .string(faltamLetras)
    .trim()
    .max(100, 'A busca aceita no máximo 100 caracteres.')
    .refine(bastaParaEscolher, faltamLetras),
  ordem: optional(oneOf(ordensDeEscolha, 'Escolha pastor ou recemConvertido.')),
  filtro: z.object({ ...foraDosGrupos, aoAlcanceDe, recemConvertido: optional(flag()) }).nullish(),
})
