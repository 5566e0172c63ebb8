import { z } from 'zod'
import { ruleText } from '../../../schema/rules/rule-text.js'
import { type Action, type PublicAction, publicAction } from '../access/actions.js'
import { operatesPlatform, readsEveryChurch, refuseInPreview, sessionViewer } from '../access/can.js'
import type { QuestionKind } from '../access/confirming.js'
import { churchNeeded, invalid, toAppError } from '../base/errors.js'
import { inSpan } from '../base/watching/running.js'
import type { TableName } from '../data/tenant/records.js'
import { type Reading, transaction, type Writing } from '../data/tenant/session.js'
import { auditOpened } from './audit/audit.js'
import type { Context } from './context/context.js'
import { isOfAccount, isOutside } from './context/entered-church.js'
import { churchNamed, churchOf } from './context/named-church.js'
import { readingFor } from './context/reading-for.js'
import type { Change } from './contributions/contributions.js'
import type { Pages } from './edges/edge.js'
import { once } from './idempotency/idempotency.js'

z.config({ localeError: ruleText })

/** What every operation accepts besides its own input: the tenant (see churchNamed), and the answers (see Asking). */
type NamedChurch = { idCliente?: number | null | undefined; confirmacoes?: readonly string[] | null | undefined }

/** An input without fields would allow no idCliente either. */
type Raw<Input extends z.ZodType> = (z.input<Input> extends Record<string, never> ? object : z.input<Input>) &
  NamedChurch

/** An operation as the transports call it: with the request's context and unvalidated input. */
export interface UseCase<Input extends z.ZodType, Output> {
  (ctx: Context, raw: Raw<Input>): Promise<Output>
  readonly action: Action | PublicAction
  readonly input: Input
  /** table of the record that `input.id` names, for an operation that writes */
  readonly record?: TableName
  /** what it may ask before it writes */
  readonly asks?: readonly QuestionKind[]
}

/**
 * An operation that writes: authorise, validate, one transaction, run, audit (by trigger). A repeated Idempotency-Key
 * returns the first result, which therefore must be plain data.
 * - `record`: table of the record that `input.id` names
 * - `ofChurch`: `input.id` is a church, in which it happens: what the platform does with a church
 * - `sessionOnly`: not for API tokens, which do not get the stored result of a key either; where no operation of the action is,
 * its row says `bySession` instead.
 * - `confirming`: it names who leads, and the name waits unless the current user confirms for this action
 * - `personal`: about everything of the current user alone, so also in groups that the person does not lead
 * - `wholeChurch`: its rules ask every group, also those that the person does not lead; it returns nothing of them
 * - `asks`: what its rules may ask. Over GraphQL it is refused until the call repeats the confirmations; over REST the
 * questions are kept (see Asking).
 * - `prepare`: slow work outside the transaction (reading an upload), after authorisation and validation. It gets the
 * church of the write, whose limits it uses.
 */
export function useCase<Input extends z.ZodType, Output, Prepared = undefined>(definition: {
  action: Action
  input: Input
  record?: TableName
  ofChurch?: boolean
  sessionOnly?: boolean
  confirming?: Action
  personal?: boolean
  wholeChurch?: boolean
  asks?: readonly QuestionKind[]
  prepare?: (ctx: Context, input: z.output<Input>, idCliente: number) => Promise<Prepared>
  run: (work: Writing & { ctx: Context }, input: z.output<Input>, prepared: Prepared) => Promise<Output>
}): UseCase<Input, Output> {
  const { action, input: schema, record, asks } = definition
  const write = async (ctx: Context, raw: Raw<Input>): Promise<Output> => {
    ctx.authorise(action)
    refuseInPreview(ctx.viewer)
    if (definition.sessionOnly) sessionViewer(ctx.viewer)
    const { idCliente, confirmacoes, input } = parse(schema, raw)
    if (readsEveryChurch(ctx.viewer) && !isOutside(action)) throw churchNeeded()
    const named = churchNamed(ctx, idCliente)
    const tenant = ctx.ownTenant(definition.ofChurch ? await churchOf(ctx, raw) : named)
    // ends the reading transaction, so that a slow upload holds no connection; reads during the upload end after the
    // upload
    await ctx.endReading()
    const prepared = (await definition.prepare?.(ctx, input, tenant)) as Prepared
    await ctx.endReading()
    try {
      const unlimited = definition.personal || definition.wholeChurch
      const author = { ...ctx.author(action, definition.confirming), ...(unlimited && { limits: {} }) }
      return await transaction(ctx.services.sessions, tenant, author, async (work) => {
        await mayWrite(ctx, work, action)
        const answers = asks && !ctx.caller.overRest ? work.asking : undefined
        answers?.answer(confirmacoes, (one) => ctx.can(one as Action))
        return once(ctx, work, { action, raw }, async () => {
          const output = await definition.run({ ...work, ctx }, input, prepared)
          // what the database refuses is said first
          if (answers?.open.length) await work.em.flush()
          answers?.refuseOpen()
          return output
        })
      })
    } catch (error) {
      throw toAppError(error)
    }
  }
  const call = traced(action, (ctx: Context, raw: Raw<Input>) =>
    isOfAccount(action) ? ctx.asOwnAccount((own) => write(own, raw)) : write(ctx, raw),
  )
  return Object.assign(call, { action, input: schema, ...(record && { record }), ...(asks && { asks }) })
}

/** Makes each call of a use case a span, named by its action. */
const traced =
  <Args extends readonly unknown[], Output>(action: Action | PublicAction, run: (...args: Args) => Promise<Output>) =>
  (...args: Args): Promise<Output> =>
    inSpan(`use case ${action}`, {}, () => run(...args))

/**
 * Checks with every feature whether this church may write now. A public operation that writes in a church must call
 * this function itself.
 */
export async function mayWrite(ctx: Context, work: Writing, action: Action): Promise<void> {
  for (const feature of ctx.services.features) await feature.beforeWriting?.(ctx, work, action)
}

/** Lets the features that depend on a record of this table react to its change, in the same transaction. */
export async function tellFollowers(
  work: Writing & { ctx: Context },
  table: TableName,
  id: number,
  change: Change,
): Promise<void> {
  for (const { follows = [] } of work.ctx.services.features)
    for (const follower of follows) if (follower.table === table) await follower.changed(work, id, change)
}

/** Why a deleted record of this table cannot come back now, for a feature that depends on it; null when none refuses. */
export async function refusedByFollowers(ctx: Context, table: TableName, id: number): Promise<string | null> {
  for (const { follows = [] } of ctx.services.features)
    for (const follower of follows) {
      const reason = follower.table === table ? await follower.refusesReturn?.(ctx, id) : null
      if (reason) return reason
    }
  return null
}

/** What `run` of a reading operation receives. `leave`: call it when no more reads follow, see Readings.part. */
export type ReadingWork = Reading & { ctx: Context; leave(): Promise<void> }

/** An operation that only reads. A list also reads the pages of many parents at once, see pagesOf. */
export interface ReadCase<Input extends z.ZodType, Output> extends UseCase<Input, Output> {
  ofParents(ctx: Context, raw: Raw<Input>, pages: (work: Reading) => Pages): Promise<Output>
}

/**
 * An operation that only reads, in the request's one read-only transaction. Outside of a church the platform's
 * administrator reads lists, and nothing that names a record.
 * - `also`: what else the input asks for, such as a filter that reveals who is in a group: its actions are needed too, and
 * nothing is read beyond what each of them reaches
 * - `personal`: data that nobody but the person reads, not even an administrator who sees the church as this person
 */
export function readCase<Input extends z.ZodType, Output>(definition: {
  action: Action
  input: Input
  also?: (input: z.output<Input>) => readonly Action[]
  personal?: boolean
  run: (work: ReadingWork, input: z.output<Input>) => Promise<Output>
}): ReadCase<Input, Output> {
  const { action, input: schema } = definition
  const list = isList(schema)
  const readIn = async (ctx: Context, raw: Raw<Input>, pages?: (work: Reading) => Pages): Promise<Output> => {
    ctx.authorise(action)
    if (definition.personal) refuseInPreview(ctx.viewer)
    const { idCliente, input } = parse(schema, raw)
    const also = definition.also?.(input) ?? []
    for (const more of also) ctx.authorise(more)
    const tenant = churchNamed(ctx, idCliente)
    if (tenant === null && !list && !isOutside(action) && namesRecord(raw)) throw churchNeeded()
    try {
      const output = await readingFor(ctx, [action, ...also], (reading) => {
        const work = { ...reading, idCliente: tenant }
        return definition.run(work, pages ? pages(work).joined(input) : input)
      })
      if (operatesPlatform(ctx.viewer)) await auditOpened(ctx, action, output)
      return output
    } catch (error) {
      throw toAppError(error)
    }
  }
  const read = traced(action, (ctx: Context, raw: Raw<Input>, pages?: (work: Reading) => Pages) =>
    isOutside(action) ? ctx.asOwnAccount((own) => readIn(own, raw, pages)) : readIn(ctx, raw, pages),
  )
  const call = (ctx: Context, raw: Raw<Input>) => read(ctx, raw)
  return Object.assign(call, { action, input: schema, ofParents: read })
}

/**
 * An operation that needs no session (login, sign-up, recovery). It opens its own transactions in the tenant that it
 * has looked up.
 */
export function publicCase<Input extends z.ZodType, Output>(definition: {
  input: Input
  run: (ctx: Context, input: z.output<Input>) => Promise<Output>
}): UseCase<Input, Output> {
  const call = traced(publicAction, async (ctx: Context, raw: Raw<Input>): Promise<Output> => {
    const { input } = parse(definition.input, raw)
    try {
      return await definition.run(ctx, input)
    } catch (error) {
      throw toAppError(error)
    }
  })
  return Object.assign(call, { action: publicAction as PublicAction, input: definition.input })
}

/** Whether an input is that of a list, which the platform's administrator reads of all churches. */
function isList(schema: z.ZodType): boolean {
  const { shape, def } = schema as { shape?: object; def?: { left?: z.ZodType; in?: z.ZodType } }
  if (shape) return 'limit' in shape
  const inner = def?.left ?? def?.in
  return inner !== undefined && isList(inner)
}

/** Whether an input names a record, in any of its fields. */
const namesRecord = (raw: unknown): boolean =>
  typeof raw === 'object' &&
  raw !== null &&
  Object.entries(raw).some(([name, value]) => {
    if (value === undefined || value === null || value === '' || name === 'idCliente') return false
    return /^(id|ids|uuid|id[A-Z]\w*)$/.test(name) || namesRecord(value)
  })

/**
 * NUL and unpaired surrogates cannot be stored, so no field accepts them, whatever its own rules.
 * @throws VALIDATION_FAILED with the field
 */
function refuseUnstorable(value: unknown, field = ''): void {
  if (typeof value === 'string' && (value.includes('\u0000') || !value.isWellFormed())) {
    throw invalid({ [field || 'dados']: 'O texto contém caracteres inválidos.' })
  }
  if (typeof value !== 'object' || value === null || 'createReadStream' in value || ArrayBuffer.isView(value)) return
  for (const [key, item] of Object.entries(value)) refuseUnstorable(item, field ? `${field}.${key}` : key)
}

function parse<Input extends z.ZodType>(schema: Input, raw: Raw<Input>) {
  const { idCliente, confirmacoes, ...rest } = (raw ?? {}) as NamedChurch & Record<string, unknown>
  refuseUnstorable(rest)
  const parsed = schema.safeParse(rest)
  if (parsed.success) return { idCliente, confirmacoes, input: parsed.data }
  const campos: Record<string, string> = {}
  for (const issue of parsed.error.issues) {
    const field = issue.path.filter((part) => part !== 'dados').join('.') || 'dados'
    campos[field] ??= issue.message
  }
  throw invalid(campos)
}
