import type { z } from 'zod'
import { decrypt } from '../../../kernel/base/crypto.js'
import type { UseCase } from '../../../kernel/work/use-case.js'

/**
 * A use case whose result is shown once and never stored in clear text. `inner` returns the result encrypted, so the
 * copy that is stored for an Idempotency-Key cannot be read in the database.
 */
export function sealedCase<Input extends z.ZodType, Output>(inner: UseCase<Input, string>): UseCase<Input, Output> {
  const call: (...args: Parameters<typeof inner>) => Promise<Output> = async (ctx, raw) =>
    JSON.parse(decrypt(ctx.services.secretKey, await inner(ctx, raw))) as Output
  return Object.assign(call, { ...inner })
}
