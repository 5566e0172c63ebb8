import { sql } from 'kysely'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { encryptedWith, open } from './visita-pastoral.comentario.js'

/**
 * Replaces the matches in the comments of all visits. The audit log of these visits may contain matches too; the code
 * that anonymises the person removes those.
 * @returns ids of the visits with a match in the current comment or in the audit log
 */
export async function replaceInComentarios(
  work: Writing & { ctx: Context },
  standard: RegExp,
  by: string,
): Promise<number[]> {
  const { ctx, db, idCliente } = work
  const matching = new Set<number>()
  const stored = await from(work, 'visita_pastoral')
    .select(['id', 'uuid', 'comentarioCifrado'])
    .where('comentarioCifrado', 'is not', null)
    .execute()
  for (const { id, uuid, comentarioCifrado } of stored) {
    const place = { idCliente, uuid }
    const text = open(ctx, comentarioCifrado as string, place)
    const replaced = text.replace(standard, by)
    if (replaced === text) continue
    matching.add(id)
    await sql`update visita_pastoral
      set comentario_cifrado = ${encryptedWith(ctx.services.secretKey, place, replaced)}, updated_at = now(), versao = versao + 1
      where id = ${id} and id_cliente = ${idCliente}`.execute(db)
  }
  for (const { id, uuid, cifrado } of await logged(work))
    if (!matching.has(id) && open(ctx, cifrado, { idCliente, uuid }).search(standard) >= 0) matching.add(id)
  return [...matching]
}

/** All comments in the audit log, encrypted as they were stored. */
async function logged({ db, idCliente }: Writing) {
  const { rows } = await sql<{ id: number; uuid: string; cifrado: string }>`
    select distinct a.id_registro as id, x.uuid, c.cifrado
    from auditoria a
    cross join lateral (values (a.antes ->> 'comentario_cifrado'), (a.depois ->> 'comentario_cifrado')) c (cifrado)
    cross join lateral (select coalesce(a.antes ->> 'uuid', a.depois ->> 'uuid', (select v.uuid::text from visita_pastoral v
      where v.id = a.id_registro and v.id_cliente = a.id_cliente)) as uuid) x
    where a.id_cliente = ${idCliente} and a.tabela = 'visita_pastoral' and c.cifrado is not null and x.uuid is not null`.execute(
    db,
  )
  return rows
}
