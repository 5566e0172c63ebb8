import { sql } from 'kysely'
import type { z } from 'zod'
import type {
  listarIndisponibilidadesInput,
  minhasIndisponibilidadesInput,
} from '../../../../schema/rules/culto/indisponibilidade.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { change, from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Indisponibilidade } from './indisponibilidade.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>
type Seeing = Scope & { ctx: Context }

const columns = [...recordFields(Indisponibilidade), 'usuario.name'] as const

const sortColumns = {
  dataInicio: 'indisponibilidade.dataInicio',
  membro: 'usuario.nomeOrdem',
  createdAt: 'indisponibilidade.createdAt',
} as const

/** Blocked days of people who are not deleted. */
const blocked = (work: Scope) =>
  from(work, 'indisponibilidade')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'indisponibilidade.idMembro')
        .onRef('usuario.idCliente', '=', 'indisponibilidade.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)

/** Those whose days the current user may read: all, or the people of the own groups. */
function reached(work: Seeing) {
  const own = work.ctx.limitedTo('indisponibilidade.ler')
  return own ? blocked(work).where(sql<boolean>`indisponibilidade.id_membro = any (${own}::int[])`) : blocked(work)
}

/** Days are in the future until the end of the last one, in the church's time zone. */
const isToCome = sql<boolean>`(indisponibilidade.data_fim >= (
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = indisponibilidade.id_cliente and c.id_cliente = indisponibilidade.id_cliente))`

/** By default the latest days come first. With the filter for coming days, the nearest come first. */
export function listRows(work: Seeing & Reading, input: z.output<typeof listarIndisponibilidadesInput>) {
  const { filtro } = input
  let query = reached(work).where('indisponibilidade.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('usuario.nomeOrdem', 'like', pattern)
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  if (filtro?.de) query = query.where('indisponibilidade.dataFim', '>=', filtro.de)
  if (filtro?.ate) query = query.where('indisponibilidade.dataInicio', '<=', filtro.ate)
  const { campo, direcao } = input.ordem ?? {
    campo: 'dataInicio' as const,
    direcao: filtro?.quando === 'proximos' ? 'ASC' : 'DESC',
  }
  const direction = direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[campo], direction)
    .orderBy('indisponibilidade.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  blocked(work).select(columns).where(isRecord('indisponibilidade', ref)).executeTakeFirst()

/** The same for the current user, who may not reach it. */
export const readReached = (work: Seeing, ref: RecordRef) =>
  reached(work).select(columns).where(isRecord('indisponibilidade', ref)).executeTakeFirst()

export type IndisponibilidadeRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The days that one person blocked for oneself, the nearest first. */
export function listOwn(work: Reading, idMembro: number, input: z.output<typeof minhasIndisponibilidadesInput>) {
  let query = blocked(work)
    .where('indisponibilidade.excluidoEm', 'is', null)
    .where('indisponibilidade.idMembro', '=', idMembro)
  if (input.quando) query = query.where(isToCome, '=', input.quando === 'proximos')
  const direction = input.quando === 'anteriores' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy('indisponibilidade.dataInicio', direction)
    .orderBy('indisponibilidade.id', direction)
  return listOf(input, sorted, query)
}

/** One block of days of one person. */
export const readOwn = (work: Scope, idMembro: number, ref: RecordRef) =>
  blocked(work)
    .select(columns)
    .where('indisponibilidade.excluidoEm', 'is', null)
    .where('indisponibilidade.idMembro', '=', idMembro)
    .where(isRecord('indisponibilidade', ref))
    .executeTakeFirst()

/** The blocked days that touch a period, of these people or of all. */
export function absences(work: Scope, { de, ate, pessoas }: { de: string; ate: string; pessoas?: readonly number[] }) {
  let query = blocked(work)
    .select([
      'indisponibilidade.idMembro',
      'indisponibilidade.dataInicio',
      'indisponibilidade.dataFim',
      'indisponibilidade.observacao',
      'usuario.name',
    ])
    .where('indisponibilidade.excluidoEm', 'is', null)
    .where('indisponibilidade.dataFim', '>=', de)
    .where('indisponibilidade.dataInicio', '<=', ate)
  if (pessoas) query = query.where(sql<boolean>`indisponibilidade.id_membro = any (${pessoas}::int[])`)
  return query.orderBy('indisponibilidade.dataInicio').orderBy('indisponibilidade.id').execute()
}

/** Deletes the notes of a person who leaves for ever: they may say why the person was away. */
export async function forgetObservacoes(work: Writing, idMembro: number): Promise<void> {
  await change(work, 'indisponibilidade').set({ observacao: null }).where('idMembro', '=', idMembro).execute()
}
