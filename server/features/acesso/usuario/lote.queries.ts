import { sql } from 'kysely'
import { change, from, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'

type Work = Pick<Writing, 'db' | 'idCliente'>

/** The people with these ids and uuids, locked in the order of their ids, so that two bulk actions never deadlock. */
export async function pessoas(work: Work, keys: readonly RecordRef[]) {
  const ids = keys.filter((key) => typeof key === 'number')
  const uuids = keys.filter((key) => typeof key === 'string')
  return from(work, 'usuario')
    .select(['id', 'uuid', 'idCliente', 'name', 'email', 'perfil', 'usuarioAtivo'])
    .where(sql<boolean>`(usuario.id = any(${ids}::int[]) or usuario.uuid = any(${uuids}::uuid[]))`)
    .where('excluidoEm', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute()
}

export type BatchPessoa = Awaited<ReturnType<typeof pessoas>>[number]

export async function setPerfil(work: Work, ids: readonly number[], perfil: number): Promise<void> {
  await change(work, 'usuario')
    .set({ perfil, updatedAt: new Date(), versao: sql`versao + 1` })
    .where('id', 'in', ids)
    .execute()
}

export async function setActive(work: Work, ids: readonly number[], usuarioAtivo: number): Promise<void> {
  await change(work, 'usuario')
    .set({ usuarioAtivo, updatedAt: new Date(), versao: sql`versao + 1` })
    .where('id', 'in', ids)
    .where('usuarioAtivo', '!=', usuarioAtivo)
    .execute()
}
