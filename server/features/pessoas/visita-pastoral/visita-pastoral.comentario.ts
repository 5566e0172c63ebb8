import type { z } from 'zod'
import { decrypt, encrypt } from '../../../kernel/base/crypto.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { UseCase } from '../../../kernel/work/use-case.js'
import type { EncryptedVisita } from './visita-pastoral.queries.js'
import { mayReadComentario } from './visita-pastoral.rules.js'

/*
 * The comment of a visit is in plain text only between this file and the user who wrote it or reads it. Table, audit
 * log and stored results hold it encrypted (adr/0013-visit-comments-encrypted).
 */

/** A visit as the current user may see it, with or without the comment. */
export type VisitaPastoralRow = Omit<EncryptedVisita, 'comentarioCifrado'> & {
  comentarioVisita: string | null
  /** there is a comment, which the current user may not read */
  comentarioReservado: boolean
}

/** The row in which a comment is stored. The comment cannot be decrypted in any other row. */
interface Place {
  idCliente: number
  uuid: string
}

const placeOf = ({ idCliente, uuid }: Place): string => `visita_pastoral:${idCliente}:${uuid}`

/** Shown in place of a comment that cannot be decrypted, so that the other visits of a list can still be read. */
export const ilegivel = 'Este comentário não pôde ser decifrado.'

export function asSeenBy(ctx: Context, { comentarioCifrado, ...row }: EncryptedVisita): VisitaPastoralRow {
  const readable = comentarioCifrado && mayReadComentario(row, ctx)
  return {
    ...row,
    comentarioVisita: readable ? open(ctx, comentarioCifrado, row) : null,
    comentarioReservado: Boolean(comentarioCifrado) && !readable,
  }
}

/** @returns the comment, or `ilegivel` when it cannot be decrypted */
export function open({ services, log }: Pick<Context, 'services' | 'log'>, sealed: string, place: Place): string {
  try {
    return decrypt(services.secretKey, sealed, placeOf(place))
  } catch {
    // wrong key, or the encrypted text was moved or changed; the log contains only the visit's uuid
    log.error({ visita: place.uuid }, 'the comment of a visit cannot be decrypted')
    return ilegivel
  }
}

/**
 * The value to store for a comment. An unchanged text keeps its stored form, because the audit log would otherwise show
 * a change. The placeholder `ilegivel` never replaces a comment, because another key may still decrypt it.
 * @param text undefined when it was not sent, null when it was emptied
 */
export function encrypted(
  ctx: Context,
  place: Place,
  text: string | null | undefined,
  stored: string | null = null,
): string | null {
  if (text === undefined) return stored
  if (text === null) return null
  if (stored && open(ctx, stored, place) === text) return stored
  return encrypt(ctx.services.secretKey, text, placeOf(place))
}

/** Encrypts a comment without a request context (demo churches, anonymising). */
export const encryptedWith = (secretKey: Buffer, place: Place, text: string): string =>
  encrypt(secretKey, text, placeOf(place))

/**
 * A write operation whose result contains the comment encrypted, because the result is stored with an Idempotency-Key.
 * The current user gets the comment decrypted, if permitted.
 */
export function openedCase<Input extends z.ZodType>(
  inner: UseCase<Input, EncryptedVisita>,
): UseCase<Input, VisitaPastoralRow> {
  const call: (...args: Parameters<typeof inner>) => Promise<VisitaPastoralRow> = async (ctx, raw) =>
    asSeenBy(ctx, await inner(ctx, raw))
  return Object.assign(call, { ...inner })
}
