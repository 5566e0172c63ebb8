import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { decrypt, encrypt } from '../../../kernel/crypto.js'
import type { UseCase } from '../../../kernel/use-case.js'
import type { VisitaCifrada } from './visita-pastoral.queries.js'

/*
 * The comment of a visit exists in clear only between here and the person who wrote or reads it: table, audit log and kept
 * results hold it encrypted (adr/0013-visit-comments-encrypted).
 */

/** A visit as the reader may see it: with the comment, or without. */
export type VisitaPastoralRow = Omit<VisitaCifrada, 'comentarioCifrado'> & { comentarioVisita: string | null }

/** Which row a comment belongs to: in another one it cannot be read. */
interface Place {
  idCliente: number
  uuid: string
}

const placeOf = ({ idCliente, uuid }: Place): string => `visita_pastoral:${idCliente}:${uuid}`

/** In the place of a comment that cannot be decrypted: the other visits of a list are read all the same. */
export const ilegivel = 'Este comentário não pôde ser decifrado.'

export function asSeenBy(ctx: Context, { comentarioCifrado, ...row }: VisitaCifrada): VisitaPastoralRow {
  const readable = comentarioCifrado && ctx.can('visitaPastoral.lerComentario')
  return { ...row, comentarioVisita: readable ? open(ctx, comentarioCifrado, row) : null }
}

/** @returns the comment, or what stands in its place when it cannot be read */
export function open({ services, log }: Pick<Context, 'services' | 'log'>, sealed: string, place: Place): string {
  try {
    return decrypt(services.secretKey, sealed, placeOf(place))
  } catch {
    // another key, or somebody moved or changed it; of the visit only its number in the log
    log.error({ visita: place.uuid }, 'the comment of a visit cannot be decrypted')
    return ilegivel
  }
}

/**
 * What is to be stored for a comment that was sent. The same text keeps its form, or the audit log would tell of a change
 * that was none; nor does what stands in for an unreadable one replace what another key may still read.
 * @param text undefined when it was not sent, null when it was emptied
 */
export function cifrado(
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

/** The same for rows that are written without a request (the demo churches). */
export const cifradoCom = (secretKey: Buffer, place: Place, text: string): string =>
  encrypt(secretKey, text, placeOf(place))

/** A write whose result, which an Idempotency-Key keeps, holds the comment encrypted; whoever called gets it as they may see it. */
export function openedCase<Input extends z.ZodType>(
  inner: UseCase<Input, VisitaCifrada>,
): UseCase<Input, VisitaPastoralRow> {
  const call: (...args: Parameters<typeof inner>) => Promise<VisitaPastoralRow> = async (ctx, raw) =>
    asSeenBy(ctx, await inner(ctx, raw))
  return Object.assign(call, { ...inner })
}
