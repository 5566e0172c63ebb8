import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarIncidentesInput } from '../../../../schema/rules/igreja/incidente.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, isUuid, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { Incidente } from './incidente.entity.js'

const columns = [
  ...recordFields(Incidente, 'busca'),
  'cliente.fusoHorario as fuso',
  'cliente.nome as nomeIgreja',
  'cliente.cnpj as cnpjIgreja',
  'cliente.encarregado',
  'cliente.emailEncarregado',
  'cliente.telefoneEncarregado',
] as const

const sortColumns = {
  dataConhecimento: 'incidente.dataConhecimento',
  titulo: sql`normalizar(incidente.titulo)`,
  createdAt: 'incidente.createdAt',
} as const

/** With the church, whose time zone and contact its terms and texts need. */
const ofChurch = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'incidente').innerJoin('cliente', 'cliente.idCliente', 'incidente.idCliente')

/** Newest knowledge first by default. */
export function listRows(work: Reading, input: z.output<typeof listarIncidentesInput>) {
  const { filtro, ordem } = input
  let query = ofChurch(work).where('incidente.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  if (filtro?.situacao)
    query = query.where('incidente.encerradoEm', filtro.situacao === 'encerrados' ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('incidente.busca', 'like', pattern)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'dataConhecimento'], direction)
    .orderBy('incidente.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  ofChurch(work).select(columns).where(isRecord('incidente', ref)).executeTakeFirst()

export type IncidenteRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** What the terms of open incidents need, for the home page: those of which somebody must still be told. */
export const withoutAviso = (work: Reading & { idCliente: number }) =>
  ofChurch(work)
    .select(['incidente.dataConhecimento', 'incidente.riscoRelevante', 'incidente.pequenoPorte'])
    .select(['cliente.fusoHorario as fuso'])
    .where('incidente.excluidoEm', 'is', null)
    .where('incidente.encerradoEm', 'is', null)
    .where('incidente.riscoRelevante', '=', 1)
    .where((eb) => eb.or([eb('incidente.comunicadoAnpdEm', 'is', null), eb('incidente.avisadosEm', 'is', null)]))
    .execute()

/**
 * The ids of these people, in their order, also of those in the recycle bin, whose data may have been hit as well; null
 * for somebody who is not of this church, or whose data are erased.
 */
export async function idsOfPessoas(
  work: Pick<Reading, 'db' | 'idCliente'>,
  refs: readonly RecordRef[],
): Promise<(number | null)[]> {
  const keys = refs.map((ref) => String(ref).toLowerCase())
  const ids = keys.filter((key) => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= 2147483647).map(Number)
  const { rows } = await sql<{ id: number; uuid: string }>`
    select id, uuid from usuario where id_cliente = ${work.idCliente} and anonimizado_em is null
      and (id = any (${ids}::int[]) or uuid = any (${keys.filter(isUuid)}::uuid[]))`.execute(work.db)
  const byKey = new Map(rows.flatMap(({ id, uuid }) => [[String(id), id] as const, [uuid, id] as const]))
  return keys.map((key) => byKey.get(key) ?? null)
}

/** How many people each of these incidents names. */
async function contagem(work: Pick<Reading, 'db' | 'idCliente'>, ids: readonly number[]): Promise<number[]> {
  const rows = await from(work, 'pessoa_incidente')
    .select(['idIncidente', (eb) => eb.fn.countAll<string>().as('quantas')])
    .where('idIncidente', 'in', ids)
    .groupBy('idIncidente')
    .execute()
  const found = new Map(rows.map(({ idIncidente, quantas }) => [idIncidente, Number(quantas)]))
  return ids.map((id) => found.get(id) ?? 0)
}

export const countByIncidente = groupedBy<number>((work, ids) => contagem(work, ids))

export const countPessoas = async (work: Pick<Reading, 'db' | 'idCliente'>, id: number): Promise<number> =>
  (await contagem(work, [id]))[0] ?? 0

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'incidente').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query.select(['id', 'uuid', 'titulo']).orderBy('dataConhecimento', 'desc').limit(8)
}

/**
 * People who leave the list of an incident because their data are erased: they are only counted, in this transaction.
 * Texts that name them are changed with all others.
 */
export const countErased = ({ db, idCliente }: Pick<Reading, 'db'> & { idCliente: number }, idUsuario: number) =>
  sql`
    with saiu as (
      delete from pessoa_incidente where id_cliente = ${idCliente} and id_usuario = ${idUsuario} returning id_incidente)
    update incidente i set pessoas_apagadas = pessoas_apagadas + 1
    from saiu where i.id_cliente = ${idCliente} and i.id = saiu.id_incidente`.execute(db)
