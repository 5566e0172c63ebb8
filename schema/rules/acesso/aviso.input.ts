import { z } from 'zod'
import { optional, timeOfDay } from '../formats.js'

const tipo = z.string('Escolha o aviso.').min(1, 'Escolha o aviso.').max(60, 'Escolha o aviso.')
const choice = z.boolean('Informe sim ou não.').nullish()

export const escolherAvisoInput = z.object({ tipo, push: choice, email: choice })

/** Both hours, or none of them. */
export const silencioInput = z
  .object({ de: optional(timeOfDay()), ate: optional(timeOfDay()) })
  .refine(({ de, ate }) => !de === !ate, { path: ['ate'], message: 'Informe as duas horas.' })
  .refine(({ de, ate }) => !de || de !== ate, { path: ['ate'], message: 'O fim precisa ser outra hora.' })

const badKeys = 'As chaves do navegador não são válidas.'
const key = (characters: number) =>
  z
    .string(badKeys)
    .regex(/^[\w-]+=*$/, badKeys)
    .max(characters, badKeys)

export const aparelhoInput = z.object({
  endereco: z.url({ protocol: /^https?$/, error: 'O endereço não é válido.' }).max(1000, 'O endereço não é válido.'),
  p256dh: key(100),
  auth: key(40),
})

export const aparelhoRef = z.object({ uuid: z.uuid('Aparelho não encontrado.') })
