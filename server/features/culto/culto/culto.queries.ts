import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarCultosInput } from '../../../../schema/rules/culto/culto.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Culto } from './culto.entity.js'
import { isTokenOf, numberInToken } from './culto.token.js'

const columns = [
  ...recordFields(Culto, 'ausenciasMarcadas', 'visitantesPorAparelho', 'busca'),
  'lugar.nomeLocal',
  'dirigente.name as nomeDirigente',
  'pregador.name as nomePregador',
] as const

const sortColumns = {
  dataCulto: 'culto.dataCulto',
  temaCulto: 'culto.busca',
  local: 'lugar.nomeOrdem',
  dirigente: 'dirigente.nomeOrdem',
  pregador: 'pregador.nomeOrdem',
  statusCulto: 'culto.statusCulto',
  visitantes: 'culto.visitantes',
  createdAt: 'culto.createdAt',
} as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Worship services with the names that every row shows and the search covers. */
const services = (work: Scope) =>
  from(work, 'culto')
    .leftJoin('local as lugar', (join) =>
      join.onRef('lugar.id', '=', 'culto.idLocal').onRef('lugar.idCliente', '=', 'culto.idCliente'),
    )
    .leftJoin('usuario as dirigente', (join) =>
      join.onRef('dirigente.id', '=', 'culto.idDirigente').onRef('dirigente.idCliente', '=', 'culto.idCliente'),
    )
    .leftJoin('usuario as pregador', (join) =>
      join.onRef('pregador.id', '=', 'culto.idPregador').onRef('pregador.idCliente', '=', 'culto.idCliente'),
    )

/** A worship service is in the future until the end of its day, in the church's time zone. */
const isToCome = sql<boolean>`(culto.data_culto >= (
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = culto.id_cliente and c.id_cliente = culto.id_cliente))`

/**
 * By default the newest worship service comes first. With the filter for coming worship services, the nearest comes
 * first.
 */
export function listRows(work: Reading, input: z.output<typeof listarCultosInput>) {
  const { filtro } = input
  let query = services(work).where('culto.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([
        eb('culto.busca', 'like', pattern),
        eb('lugar.nomeOrdem', 'like', pattern),
        eb('dirigente.nomeOrdem', 'like', pattern),
        eb('pregador.nomeOrdem', 'like', pattern),
      ]),
    )
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  if (filtro?.statusCulto) query = query.where('culto.statusCulto', '=', filtro.statusCulto)
  if (filtro?.de) query = query.where('culto.dataCulto', '>=', filtro.de)
  if (filtro?.ate) query = query.where('culto.dataCulto', '<=', filtro.ate)
  const { campo, direcao } = input.ordem ?? {
    campo: 'dataCulto' as const,
    direcao: filtro?.quando === 'proximos' ? 'ASC' : 'DESC',
  }
  const descending = direcao === 'DESC'
  // services without a value come last in either direction
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[campo], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    // second sort order, among worship services of one day or of one preacher
    .orderBy('culto.horaCulto', descending ? 'desc' : 'asc')
    .orderBy('culto.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  services(work).select(columns).where(isRecord('culto', ref)).executeTakeFirst()

export type CultoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/**
 * The worship service of a presence token, unless it is in the recycle bin.
 * @returns undefined for an invalid or replaced token
 */
export async function cultoOfToken(work: Scope, secretKey: Buffer, token: string): Promise<CultoRow | undefined> {
  const id = numberInToken(token)
  const culto = id === null ? undefined : await read(work, id)
  return culto && !culto.excluidoEm && isTokenOf(secretKey, token, culto) ? culto : undefined
}

/** Worship services by id, including deleted worship services, for records that refer to a worship service. */
export const cultoById = loaderOf((work, ids) => services(work).select(columns).where('culto.id', 'in', ids).execute())

/** A worship service for whoever may read worship services; null for all others. */
export const cultoAsSeen = async (ctx: Context, id: number | null) =>
  id !== null && ctx.can('culto.ler') ? ((await cultoById(ctx, id)) ?? null) : null

/** The next worship service with its place, for the home page: today or later, and not cancelled. */
export const nextCulto = (work: Reading) =>
  services(work)
    .select([
      'culto.id',
      'culto.uuid',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'lugar.nomeLocal',
      'lugar.endereco',
    ])
    .where('culto.excluidoEm', 'is', null)
    .where('culto.statusCulto', '=', 'agendado')
    .where(isToCome)
    // a worship service of this morning is no longer the next one in the evening
    .orderBy(sql`(culto.data_culto + culto.hora_culto::time + interval '3 hours') < (now() at time zone (
      select c.fuso_horario from cliente c where c.id = culto.id_cliente and c.id_cliente = culto.id_cliente))`)
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('culto.id')
    .limit(1)
    .executeTakeFirst()

/** The latest matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'culto').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'temaCulto', 'dataCulto', 'horaCulto'])
    .orderBy('dataCulto', 'desc')
    .orderBy('id', 'desc')
    .limit(8)
}
