import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarBatismosInput } from '../../../../schema/rules/pessoas/batismo.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { Batismo } from './batismo.entity.js'

const columns = [
  ...recordFields(Batismo, 'dataAnterior', 'recemAnterior', 'registradoEm'),
  'batizando.name as nomeBatizando',
  'pastor.name as nomePastor',
] as const

const sortColumns = {
  dataBatismo: 'batismo.dataBatismo',
  batizando: 'batizando.nomeOrdem',
  pastor: 'pastor.nomeOrdem',
  createdAt: 'batismo.createdAt',
} as const

const withPeople = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'batismo')
    .innerJoin('usuario as batizando', (join) =>
      join.onRef('batizando.id', '=', 'batismo.idBatizando').onRef('batizando.idCliente', '=', 'batismo.idCliente'),
    )
    .innerJoin('usuario as pastor', (join) =>
      join.onRef('pastor.id', '=', 'batismo.idPastor').onRef('pastor.idCliente', '=', 'batismo.idCliente'),
    )

export type ListBatismosInput = z.output<typeof listarBatismosInput>

/** A baptism is to come until the end of its day, in the church's time zone. */
const isToCome = sql<boolean>`(batismo.data_batismo >= (
  select (now() at time zone c.fuso_horario)::date from cliente c
  where c.id = batismo.id_cliente and c.id_cliente = batismo.id_cliente))`

/** Newest date first by default, and of the baptisms to come the nearest; those of one date are sorted by name. */
export function listRows(work: Reading, input: ListBatismosInput) {
  const { filtro, ordem, comDatas } = input
  let query = withPeople(work).where('batismo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) {
    query = query.where((eb) =>
      eb.or([eb('batizando.nomeOrdem', 'like', pattern), eb('pastor.nomeOrdem', 'like', pattern)]),
    )
  }
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  const usual = filtro?.quando === 'proximos' ? 'ASC' : 'DESC'
  const asked = comDatas && input.columns ? [...input.columns, 'dataBatismo'] : input.columns
  const sorted = query
    .select(lean(columns, asked))
    .select(comDatas ? placeInDate : nowhere)
    .orderBy(sortColumns[ordem?.campo ?? 'dataBatismo'], (ordem?.direcao ?? usual) === 'ASC' ? 'asc' : 'desc')
    .orderBy('batizando.nomeOrdem')
    .orderBy('batismo.id')
  return listOf(input, sorted, query)
}

/** How many baptisms of the whole list have the row's date, and the row's position among them. */
const placeInDate = [
  sql<number>`(count(*) over (partition by batismo.data_batismo))::int`.as('quantidadeNaData'),
  sql<number>`(row_number() over (partition by batismo.data_batismo order by batizando.nome_ordem, batismo.id))::int`.as(
    'posicaoNaData',
  ),
]

const nowhere = [sql<number>`0`.as('quantidadeNaData'), sql<number>`0`.as('posicaoNaData')]

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withPeople(work).select(columns).where(isRecord('batismo', ref)).executeTakeFirst()

/** Baptisms by id, sorted by the name of the person baptised. */
export const readSeveral = (work: Pick<Reading, 'db' | 'idCliente'>, ids: readonly number[]) =>
  withPeople(work).select(columns).where('batismo.id', 'in', ids).orderBy('batizando.nomeOrdem').execute()

/** What a baptism's certificate says, with the church as it is today. */
export const readCertificado = (work: Pick<Reading, 'db' | 'idCliente'>, id: number) =>
  withPeople(work)
    .innerJoin('cliente as igreja', (join) =>
      join.onRef('igreja.id', '=', 'batismo.idCliente').onRef('igreja.idCliente', '=', 'batismo.idCliente'),
    )
    .select([
      'batismo.id',
      'batismo.uuid',
      'batismo.dataBatismo',
      'batizando.name as nomeBatizando',
      'pastor.name as nomePastor',
      'igreja.nome as nomeIgreja',
      'igreja.cidade',
      'igreja.uf',
      'igreja.idLogo',
    ])
    .where('batismo.id', '=', id)
    .executeTakeFirstOrThrow()

export type BatismoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The id of the same person's next baptism that took effect after this one, or undefined. */
export async function nextBatismo(work: Writing, batismo: { id: number; idBatizando: number }) {
  const row = await from(work, 'batismo')
    .select('id')
    .where('idBatizando', '=', batismo.idBatizando)
    .where('excluidoEm', 'is', null)
    .where('planejado', '=', false)
    .where('registradoEm', '>', (eb) =>
      // compared in SQL, because database timestamps are more precise than JavaScript dates
      eb
        .selectFrom('batismo as este')
        .select('este.registradoEm')
        .where('este.id', '=', batismo.id)
        .where('este.idCliente', '=', work.idCliente),
    )
    .orderBy('registradoEm')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

/** Of the given people, those who already have a baptism on this date. */
export async function withBatismoOn(work: Writing, ids: readonly number[], dataBatismo: DateOnly) {
  const rows = await from(work, 'batismo')
    .select('idBatizando')
    .where('idBatizando', 'in', ids)
    .where('dataBatismo', '=', dataBatismo)
    .where('excluidoEm', 'is', null)
    .execute()
  return new Set(rows.map(({ idBatizando }) => idBatizando))
}

/** Planned baptisms whose date has come, oldest date first. */
export const plannedUntil = (work: Writing, today: DateOnly) =>
  from(work, 'batismo')
    .select('id')
    .where('planejado', '=', true)
    .where('excluidoEm', 'is', null)
    .where('dataBatismo', '<=', today)
    .orderBy('dataBatismo')
    .orderBy('id')
    .execute()

/** Churches with planned baptisms up to tomorrow, because some time zones are one day ahead of the database's date. */
export const igrejasWithPlanned = (db: Reading['db']) =>
  from({ db, idCliente: null }, 'batismo')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'batismo.idCliente').onRef('cliente.idCliente', '=', 'batismo.idCliente'),
    )
    .select('batismo.idCliente')
    .distinct()
    .where('batismo.planejado', '=', true)
    .where('batismo.excluidoEm', 'is', null)
    .where(sql<boolean>`batismo.data_batismo <= current_date + 1`)
    .where('cliente.suspensoEm', 'is', null)
    .where('cliente.apagarEm', 'is', null)
    .execute()

export async function isRecentConvert(work: Writing, idUsuario: number): Promise<boolean> {
  const row = await from(work, 'usuario').select('recemConvertido').where('id', '=', idUsuario).executeTakeFirst()
  return row?.recemConvertido === 1
}

/** Baptisms of these people, with the pastor's name. Includes planned baptisms. */
export const batismosOf = (work: Reading, ids: readonly number[]) =>
  withPeople(work)
    .select(['batismo.idBatizando', 'batismo.dataBatismo', 'batismo.planejado', 'pastor.name as nomePastor'])
    .where('batismo.idBatizando', 'in', ids)
    .where('batismo.excluidoEm', 'is', null)

/** A row of the list, with the count of its date and its position there. */
export type ListedBatismo = Awaited<ReturnType<typeof listRows>>['rows'][number]
