import * as z from 'zod/mini'

const MIN_LENGTH = 8

// An emptied field holds null, so z.string() also needs a message for people.

/** A text that must not be empty. Spaces around it are removed. */
export const required = (message: string, max = 255) =>
  z.string(message).check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use no máximo ${max} caracteres.`))

/** Spaces of a password are kept. */
export const password = (message: string) => z.string(message).check(z.minLength(1, message))

const TOO_SHORT = `A senha precisa ter pelo menos ${MIN_LENGTH} caracteres.`
export const newPassword = z.string(TOO_SHORT).check(z.minLength(MIN_LENGTH, TOO_SHORT))

export const email = z
  .string('Informe o e-mail.')
  .check(z.trim(), z.minLength(1, 'Informe o e-mail.'), z.email('E-mail inválido.'))

/** The password is typed twice. The message appears at the second field. */
export const repeats = <Field extends string>(field: Field) =>
  z.refine<Record<Field | 'confirmacao', string>>((values) => values[field] === values.confirmacao, {
    path: ['confirmacao'],
    error: 'As senhas não coincidem.',
  })
