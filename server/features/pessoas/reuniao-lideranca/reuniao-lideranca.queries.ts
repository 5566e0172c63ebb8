import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarReunioesLiderancaInput } from '../../../../schema/rules/pessoas/reuniao-lideranca.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { ReuniaoLideranca } from './reuniao-lideranca.entity.js'

const columns = [...recordFields(ReuniaoLideranca, 'busca'), 'ata.id as idAta', 'ata.numeroAta'] as const

const sortColumns = {
  dataReuniao: 'reuniao_lideranca.dataReuniao',
  statusReuniao: 'reuniao_lideranca.statusReuniao',
  createdAt: 'reuniao_lideranca.createdAt',
} as const

const withAta = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'reuniao_lideranca').leftJoin('ata', (join) =>
    join.onRef('ata.idReuniao', '=', 'reuniao_lideranca.id').onRef('ata.idCliente', '=', 'reuniao_lideranca.idCliente'),
  )

/** A meeting is upcoming until its day is over in the church's time zone. */
const isToCome = sql<boolean>`(reuniao_lideranca.data_reuniao >= (
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = reuniao_lideranca.id_cliente and c.id_cliente = reuniao_lideranca.id_cliente))`

/** Newest first by default; upcoming meetings nearest first. */
export function listRows(work: Reading, input: z.output<typeof listarReunioesLiderancaInput>) {
  const { filtro, ordem } = input
  let query = withAta(work).where('reuniao_lideranca.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  if (filtro?.statusReuniao) query = query.where('reuniao_lideranca.statusReuniao', '=', filtro.statusReuniao)
  for (const pattern of searchPatterns(input.busca)) query = query.where('reuniao_lideranca.busca', 'like', pattern)
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  const direcao = ordem?.direcao ?? (filtro?.quando === 'proximos' ? 'ASC' : 'DESC')
  const direction = direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'dataReuniao'], direction)
    .orderBy('reuniao_lideranca.id', direction)
  return listOf(input, sorted, query)
}

/** The names of the people of a meeting, in alphabetical order, also of those in the recycle bin. */
export async function namesOfParticipantes(
  work: Pick<Reading, 'db' | 'idCliente'>,
  idReuniao: number,
): Promise<string[]> {
  const rows = await from(work, 'usuario')
    .select('usuario.name')
    .where(sql<boolean>`exists (select from participante_reuniao p where p.id_cliente = usuario.id_cliente
      and p.id_usuario = usuario.id and p.id_reuniao = ${idReuniao})`)
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()
  return rows.map(({ name }) => name)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withAta(work).select(columns).where(isRecord('reuniao_lideranca', ref)).executeTakeFirst()

export type ReuniaoLiderancaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The latest results for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'reuniao_lideranca').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'dataReuniao', 'pautaReuniao']).orderBy('dataReuniao', 'desc').limit(8)
}
