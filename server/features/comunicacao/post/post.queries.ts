import { sql } from 'kysely'
import type { z } from 'zod'
import type { feedInput, listarPostsInput } from '../../../../schema/rules/comunicacao/post.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Post } from './post.entity.js'
import type { FeedPosition } from './post.rules.js'

const columns = [
  ...recordFields(Post, 'nomeOrdem', 'busca'),
  'tipo_post.tipoPost as nomeTipo',
  'usuario.name as nomeAutor',
  'arquivo.uuid as uuidImagem',
] as const

const sortColumns = {
  tituloPost: 'post.nomeOrdem',
  tipo: 'tipo_post.nomeOrdem',
  autor: 'usuario.nomeOrdem',
  statusPost: 'post.statusPost',
  publicadoEm: 'post.publicadoEm',
  createdAt: 'post.createdAt',
} as const

/** Posts with type, author and pictures: the documented REST call needs them in every row. */
const posts = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'post')
    .innerJoin('tipo_post', (join) =>
      join.onRef('tipo_post.id', '=', 'post.idTipoPost').onRef('tipo_post.idCliente', '=', 'post.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'post.idAutor').onRef('usuario.idCliente', '=', 'post.idCliente'),
    )
    .leftJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'post.idFoto').onRef('arquivo.idCliente', '=', 'post.idCliente'),
    )

/** The uuid of the author's picture. */
const uuidAvatar = sql<string | null>`(
  select a.uuid from arquivo a where a.id = usuario.id_foto and a.id_cliente = usuario.id_cliente)`.as('uuidAvatar')

/** @param hidden whether hidden posts are included */
export function listRows(work: Reading, input: z.output<typeof listarPostsInput>, hidden: boolean) {
  const { filtro, ordem } = input
  const status = filtro?.statusPost ?? null
  let query = posts(work).where('post.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  if (!hidden) query = query.where('post.statusPost', '=', 1)
  for (const pattern of searchPatterns(input.busca)) query = query.where('post.busca', 'like', pattern)
  if (status !== null) query = query.where('post.statusPost', '=', status)
  if (filtro?.idTipoPost) query = query.where(isRecord('tipo_post', filtro.idTipoPost))
  const { campo, direcao } = ordem ?? { campo: 'createdAt', direcao: 'DESC' }
  const descending = direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(uuidAvatar)
    .orderBy(sortColumns[campo], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('post.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

/**
 * The published posts, the latest first.
 * @param after only posts below this position
 */
export function feed(work: Reading, input: Omit<z.output<typeof feedInput>, 'after'>, after?: FeedPosition) {
  let query = posts(work).where('post.excluidoEm', 'is', null).where('post.statusPost', '=', 1)
  for (const pattern of searchPatterns(input.busca)) query = query.where('post.busca', 'like', pattern)
  if (after) query = query.where(sql<boolean>`(post.publicado_em, post.id) < (${after.publicadoEm}, ${after.id})`)
  const sorted = query.select(columns).select(uuidAvatar).orderBy('post.publicadoEm', 'desc').orderBy('post.id', 'desc')
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  posts(work).select(columns).select(uuidAvatar).where(isRecord('post', ref)).executeTakeFirst()

export type PostRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The last published matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'post').where('excluidoEm', 'is', null).where('statusPost', '=', 1)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'tituloPost', 'subtituloPost']).orderBy('publicadoEm', 'desc').limit(8)
}

/** The last published posts without their texts, for the home page. */
export const latestPosts = (work: Reading, limit: number) =>
  from(work, 'post')
    .where('excluidoEm', 'is', null)
    .where('statusPost', '=', 1)
    .select(['id', 'uuid', 'tituloPost', 'subtituloPost', 'publicadoEm'])
    .orderBy('publicadoEm', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
