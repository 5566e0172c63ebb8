import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import pLimit from 'p-limit'
import { z } from 'zod'
import { unavailable } from '../../../kernel/base/errors.js'

/**
 * argon2id with 19 MiB and two passes (OWASP's minimum). Each check takes about 40 ms and 19 MiB, so the number of
 * concurrent checks is limited.
 */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
export const checkedAtOnce = 4
const turn = pLimit(checkedAtOnce)
const longestQueue = 100

async function queued<T>(work: () => Promise<T>): Promise<T> {
  if (turn.pendingCount > longestQueue) throw unavailable()
  return turn(work)
}

export const hashPassword = (password: string): Promise<string> => queued(() => hash(password, cost))

let someHash: Promise<string> | undefined

/** Checks a password. It takes the same time with and without a stored hash. */
export async function checkPassword(senhaHash: string | null, password: string): Promise<boolean> {
  someHash ??= hashPassword('nobody has this password')
  const known = senhaHash ?? (await someHash)
  return (await queued(() => verify(known, password))) && senhaHash !== null
}

const common = new Set<string>(dictionary['passwords-common'])

/** Rules for a new password (NIST SP 800-63B: length and a list of common ones, no composition rules). */
export const newPassword = z
  .string('Informe a senha.')
  .min(8, 'A senha deve ter ao menos 8 caracteres.')
  .max(200, 'A senha deve ter no máximo 200 caracteres.')
  .refine((password) => !common.has(password.toLowerCase()), 'Esta senha é muito comum. Escolha outra.')
