import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { conflict, invalid } from '../../base/errors.js'
import type { Writing } from '../../data/tenant/session.js'
import type { Context } from '../context/context.js'

/**
 * Replaces the fingerprint of a key that came with a moved church. Such a fingerprint was made with another secret or
 * other numbers, so no request can match it here: the write was done, but its result is not valid here.
 */
export const movedResult = 'mudanca'

/**
 * Runs `run` once per Idempotency-Key of a user. The key, the fingerprint of the call and the result are written in the
 * business transaction, so a crash leaves all of them or none. A concurrent repetition waits for the first call. The
 * fingerprint covers the operation, the input, and whether a session or an API token called (with its scopes). So a
 * token never gets the result of a session.
 * @throws VALIDATION_FAILED when the key was used for another call, CONFLICT when the call was done before the church moved
 */
export async function once<T>(
  ctx: Context,
  work: Writing,
  call: { action: string; raw: unknown },
  run: () => Promise<T>,
): Promise<T> {
  const key = ctx.caller.idempotencyKey
  const viewer = ctx.viewer
  if (!key || !viewer || carriesFile(call.raw)) return run()
  if (key.length > 200) throw invalid({ 'Idempotency-Key': 'A chave de idempotência aceita no máximo 200 caracteres.' })

  // an HMAC, because the input may contain a password
  const fingerprint = (...parts: string[]) =>
    createHmac('sha256', ctx.services.secretKey)
      .update([...parts, call.action, canonical(withoutSending(call.raw))].join('\n'))
      .digest('hex')
  const caller = viewer.escopos ? `token ${[...viewer.escopos].sort().join(' ')}` : 'sessao'
  const impressao = `2:${fingerprint(ctx.current.operation, caller)}`
  const { idCliente } = work
  const inserted = await sql`
    insert into idempotencia (id_cliente, id_usuario, chave, impressao) values (${idCliente}, ${viewer.id}, ${key}, ${impressao})
    on conflict (id_cliente, id_usuario, chave) do nothing`.execute(work.db)
  if (inserted.numAffectedRows === 0n) {
    const { rows } = await sql<{ impressao: string; resultado: T }>`
      select impressao, resultado from idempotencia
      where id_cliente = ${idCliente} and id_usuario = ${viewer.id} and chave = ${key}`.execute(work.db)
    const first = rows[0]
    if (first?.impressao === movedResult)
      throw conflict('Este pedido já foi gravado, antes de a igreja mudar de servidor. Atualize a página.')
    // keys of the previous version stay valid for 48 hours. They do not record the kind of credential, so only sessions
    // may use them
    const before = !viewer.escopos && first?.impressao === fingerprint()
    if (!first || (first.impressao !== impressao && !before)) {
      throw invalid({ 'Idempotency-Key': 'Esta chave de idempotência já foi usada com outros dados.' })
    }
    ctx.current.replayed = true
    return first.resultado
  }
  const result = await run()
  await sql`
    update idempotencia set resultado = ${JSON.stringify(result ?? null)}::jsonb
    where id_cliente = ${idCliente} and id_usuario = ${viewer.id} and chave = ${key}`.execute(work.db)
  return result
}

/** Neither the time at which a device sends a call again nor the answers to its questions are part of the request. */
function withoutSending(raw: unknown): unknown {
  const { enviadoEm: _, confirmacoes: __, ...asked } = (raw ?? {}) as Record<string, unknown>
  return asked
}

/**
 * The content of a file cannot be compared before it is read. Such a write needs no key, because sending a file again
 * only replaces it, or finds it stored.
 */
const carriesFile = (raw: unknown): boolean =>
  Object.values(raw ?? {}).some((value) => typeof value === 'object' && value !== null && 'createReadStream' in value)

/** JSON with sorted keys, so that the order of keys in a body does not matter. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, item: unknown) =>
    item && typeof item === 'object' && !Array.isArray(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  )
}
