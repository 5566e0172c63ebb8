import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarAulasEBDInput } from '../../../../schema/rules/ensino/aula-ebd.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { NumberOrColumn } from '../../../kernel/access/led.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { wasReversed } from '../../financas/lancamento/index.js'
import { helpsToLead } from '../classe-ebd/index.js'
import { AulaEBD } from './aula-ebd.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  ...recordFields(AulaEBD, 'marcas', 'chamadaEm', 'busca'),
  'classe_ebd.nomeClasse',
  'classe_ebd.idProfessor as professorDaClasse',
  'classe_ebd.liderAConfirmar as professorAConfirmar',
  'usuario.name as nomeProfessor',
] as const

/**
 * Adds the number of people present to the lessons of one page, with one statement. A count per lesson inside the
 * page's own statement could read all attendance rows every time. People deleted after the lesson are still counted.
 * @param asked property names; undefined for all
 */
async function withPresent<Row extends { id: number }>(
  work: Scope,
  rows: Row[],
  asked?: readonly string[],
): Promise<(Row & { qtdePresentes: number })[]> {
  if (rows.length === 0 || (asked && !asked.includes('qtdePresentes')))
    return rows as (Row & { qtdePresentes: number })[]
  const found = await from(work, 'membro_aula_ebd')
    .select(['idAula', sql<number>`count(*)::int`.as('total')])
    .where('idAula', '=', sql<number>`any(${sql.val(rows.map(({ id }) => id))}::int[])`)
    .groupBy('idAula')
    .execute()
  const countOf = new Map(found.map(({ idAula, total }) => [idAula, total]))
  return rows.map((row) => ({ ...row, qtdePresentes: countOf.get(row.id) ?? 0 }))
}

/** Whether the income of the offering was reversed, so that its money no longer counts. */
const isReversed = (work: Scope) => wasReversed(work, 'entrada', 'aulaEBD', 'aula_ebd').as('estornada')

const sortColumns = {
  dataAula: 'aula_ebd.dataAula',
  classe: 'classe_ebd.nomeOrdem',
  visitantes: 'aula_ebd.visitantes',
  oferta: 'aula_ebd.oferta',
  createdAt: 'aula_ebd.createdAt',
} as const

const lessons = (work: Scope) =>
  from(work, 'aula_ebd')
    .innerJoin('classe_ebd', (join) =>
      join.onRef('classe_ebd.id', '=', 'aula_ebd.idClasse').onRef('classe_ebd.idCliente', '=', 'aula_ebd.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'aula_ebd.idProfessor').onRef('usuario.idCliente', '=', 'aula_ebd.idCliente'),
    )

/** A lesson is to come until the end of its day, in the church's time zone. */
const isToCome = sql<boolean>`(aula_ebd.data_aula >= (
  select (now() at time zone c.fuso_horario)::date from cliente c
  where c.id = aula_ebd.id_cliente and c.id_cliente = aula_ebd.id_cliente))`

/**
 * SQL: whether the lesson's teacher waits now. That of the class waits with the class, and a lesson gives rights only in
 * the days around it.
 */
const teacherWaits = (idCliente: NumberOrColumn) => sql<boolean>`(aula_ebd.lider_a_confirmar
  and aula_ebd.id_professor is distinct from classe_ebd.id_professor
  and ${helpsToLead(idCliente, sql`aula_ebd.data_aula`)})`

/** SQL: how many teachers of single lessons wait for confirmation, as the list of lessons shows them. */
export const teachersToConfirm = (work: Scope & { idCliente: number }) =>
  sql<number>`(${lessons(work)
    .select(sql<number>`count(*)::int`.as('total'))
    .where('aula_ebd.excluidoEm', 'is', null)
    .where(teacherWaits(work.idCliente))})`

/** The newest lesson comes first, and of the lessons to come the nearest, unless the input has another order. */
export async function listRows(work: Reading, input: z.output<typeof listarAulasEBDInput>) {
  const { filtro, ordem } = input
  let query = lessons(work).where('aula_ebd.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([eb('aula_ebd.busca', 'like', pattern), eb('classe_ebd.nomeOrdem', 'like', pattern)]),
    )
  if (filtro?.idClasse) query = query.where(isRecord('classe_ebd', filtro.idClasse))
  if (filtro?.dataInicial) query = query.where('aula_ebd.dataAula', '>=', filtro.dataInicial)
  if (filtro?.dataFinal) query = query.where('aula_ebd.dataAula', '<=', filtro.dataFinal)
  if (typeof filtro?.liderAConfirmar === 'boolean')
    query = query.where(teacherWaits(sql`aula_ebd.id_cliente`), '=', filtro.liderAConfirmar)
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  const usual = filtro?.quando === 'proximos' ? 'ASC' : 'DESC'
  const { campo, direcao } = ordem ?? { campo: 'dataAula', direcao: usual }
  const descending = direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'estornada') ? [isReversed(work)] : [])
    .orderBy(sortColumns[campo], (order) => {
      const directed = descending ? order.desc() : order.asc()
      // lessons without an offering come last in both directions; the other columns keep the order of their index
      return campo === 'oferta' ? directed.nullsLast() : directed
    })
    .orderBy('aula_ebd.id', descending ? 'desc' : 'asc')
  const list = await listOf(input, sorted, query)
  return { ...list, rows: await withPresent(work, list.rows, input.columns) }
}

/** The class's lesson on this day. */
export const aulaOfDay = (work: Scope, idClasse: number, dataAula: string) =>
  from(work, 'aula_ebd')
    .select('id')
    .where('idClasse', '=', idClasse)
    .where('dataAula', '=', dataAula)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()

/** Whether there is a lesson with this uuid, even in the recycle bin. */
export const aulaExists = async (work: Scope, uuid: string): Promise<boolean> =>
  (await from(work, 'aula_ebd').select('id').where('uuid', '=', uuid).executeTakeFirst()) !== undefined

export async function read(work: Scope, ref: RecordRef) {
  const rows = await lessons(work).select(columns).select(isReversed(work)).where(isRecord('aula_ebd', ref)).execute()
  return (await withPresent(work, rows))[0]
}

export type AulaEBDRow = NonNullable<Awaited<ReturnType<typeof read>>>
