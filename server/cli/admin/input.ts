import { parseArgs } from 'node:util'
import { z } from 'zod'
import { email, requiredText } from '../../../schema/rules/formats.js'
// not through the index, which loads the whole feature
import { newPassword } from '../../features/acesso/sessao/password.js'

const input = z.object({
  email: email(),
  nome: requiredText(120, 'Informe o nome.').default('Administrador da plataforma'),
  senha: newPassword.optional(),
})

export type AdminInput = z.output<typeof input>

const usage = 'Uso: npm run admin -- --email pessoa@exemplo.org [--nome "Nome"] [--senha "nova senha"]'

export class UsageError extends Error {}

/**
 * Parses the command line.
 * @throws UsageError with a Portuguese text
 */
export function readInput(args: string[]): AdminInput {
  const option = { type: 'string' } as const
  try {
    const { values } = parseArgs({ args, options: { email: option, nome: option, senha: option } })
    const parsed = input.safeParse(values)
    if (parsed.success) return parsed.data
    throw new UsageError(parsed.error.issues[0]?.message)
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n${usage}`)
  }
}
