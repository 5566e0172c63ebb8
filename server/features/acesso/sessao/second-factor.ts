import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import { verify } from 'otplib'
import { decrypt, hashToken } from '../../../kernel/base/crypto.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'

/** The part of a credential that the second step needs. */
export interface SecondFactor {
  idUsuario: number
  idCliente: number
  totpSegredo: string | null
  totpAtivoEm: Date | string | null
  totpUltimoPasso: number
  codigosRecuperacao: string[] | null
}

const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Ten codes like 'K7QF-2MXN', 39 bits each; the credential keeps their hashes. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: 10 }, () =>
    Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)])
      .join('')
      .replace(/(.{4})/, '$1-'),
  )

export const hashRecoveryCode = (code: string): string => hashToken(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))

/**
 * Checks a time-based code (RFC 6238: SHA-1, 6 digits, 30 s), with a tolerance of one step before or after.
 * @returns the code's time step, which must be stored: a code of the same or an earlier step is refused next time
 */
export async function totpStep(secret: string, code: string, lastStep: number): Promise<number | undefined> {
  if (!/^\d{6}$/.test(code)) return undefined
  const result = await verify({
    secret,
    token: code,
    epochTolerance: 30,
    ...(lastStep > 0 && { afterTimeStep: lastStep }),
  })
  return result.valid ? (result as { timeStep: number }).timeStep : undefined
}

/**
 * Accepts a time-based or a recovery code, which then cannot be used again. Of two concurrent requests with the same
 * code only one succeeds.
 */
export async function useSecondFactor(ctx: Context, account: SecondFactor, typed: string): Promise<boolean> {
  const { idUsuario, idCliente, totpSegredo } = account
  if (!totpSegredo) return false
  const code = typed.replace(/\s/g, '')
  const author = { ...ctx.author('doisFatores.usar'), idUsuario }
  const step = await totpStep(decrypt(ctx.services.secretKey, totpSegredo), code, account.totpUltimoPasso)
  return transaction(ctx.services.sessions, idCliente, author, async (work) => {
    const credential = change(work, 'credencial').where('idUsuario', '=', idUsuario)
    if (step !== undefined) {
      const { numUpdatedRows } = await credential
        .set({ totpUltimoPasso: step })
        .where('totpUltimoPasso', '<', step)
        .executeTakeFirst()
      return numUpdatedRows === 1n
    }
    const row = await from(work, 'credencial')
      .select('codigosRecuperacao')
      .where('idUsuario', '=', idUsuario)
      .forUpdate()
      .executeTakeFirst()
    const hash = hashRecoveryCode(code)
    const left = row?.codigosRecuperacao?.filter((known) => known !== hash)
    if (!left || left.length === row?.codigosRecuperacao?.length) return false
    await credential.set({ codigosRecuperacao: sql<string[]>`${JSON.stringify(left)}` }).execute()
    return true
  })
}
