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

export function asSeenBy(ctx: Context, { comentarioCifrado, ...row }: VisitaCifrada): VisitaPastoralRow {
  const readable = comentarioCifrado && ctx.can('visitaPastoral.lerComentario')
  return { ...row, comentarioVisita: readable ? decrypt(ctx.services.secretKey, comentarioCifrado) : null }
}

/**
 * What is to be stored for a comment that was sent. The same text keeps its form, or the audit log would tell of a change
 * that was none.
 * @param text undefined when it was not sent, null when it was emptied
 */
export function cifrado(
  { services: { secretKey } }: Context,
  text: string | null | undefined,
  stored: string | null = null,
): string | null {
  if (text === undefined) return stored
  if (text === null) return null
  return stored && decrypt(secretKey, stored) === text ? stored : encrypt(secretKey, text)
}

/** A write whose result, which an Idempotency-Key keeps, holds the comment encrypted; whoever called gets it as they may see it. */
export function openedCase<Input extends z.ZodType>(
  inner: UseCase<Input, VisitaCifrada>,
): UseCase<Input, VisitaPastoralRow> {
  const call: (...args: Parameters<typeof inner>) => Promise<VisitaPastoralRow> = async (ctx, raw) =>
    asSeenBy(ctx, await inner(ctx, raw))
  return Object.assign(call, { ...inner })
}
