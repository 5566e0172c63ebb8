import { z } from 'zod'
import { folded } from '../folding.js'
import { optional, recordRef } from '../formats.js'

const shape = /^[a-z][a-z0-9]*(\.[a-z][a-z0-9]*)*$/

/** A name as it is typed ('Ana Souza') in the form in which it is stored: 'ana.souza'. */
const foldNomeAcesso = (typed: string): string => folded(typed).trim().replace(/\s+/g, '.')

const length = 'O nome para entrar precisa ter de 3 a 30 letras.'
const plain = 'Use só letras e números, com um ponto entre as palavras, como ana.souza.'

/** A name with which somebody signs in. Each part begins with a letter, because the church's number follows the name. */
export const nomeAcesso = () =>
  z
    .string(length)
    .transform(foldNomeAcesso)
    .refine((name) => name.length >= 3 && name.length <= 30, length)
    .refine((name) => shape.test(name), plain)

/** The person who is invited. */
export const convidarInput = z.object({ id: recordRef('Pessoa não encontrada.') })

export const conviteRef = z.object({ id: recordRef('Convite não encontrado.') })

const unanswered = 'Responda para continuar.'

/** The answer to what an invitation asks, and how the person wants to sign in. */
export const aceitarConviteInput = z.object({
  token: z.string().max(100),
  resposta: z.string(unanswered).trim().min(1, unanswered).max(20, 'Confira a resposta.'),
  nomeAcesso: optional(nomeAcesso()),
})
