import { sql } from 'kysely'
import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { listarBatismosInput } from './batismo.input.js'

const columns = [
  'batismo.id',
  'batismo.uuid',
  'batismo.idCliente',
  'batismo.idBatizando',
  'batismo.idPastor',
  'batismo.dataBatismo',
  'batismo.createdAt',
  'batismo.excluidoEm',
  'batismo.versao',
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

export type ListarBatismos = z.output<typeof listarBatismosInput>

/** Newest date first unless told, and by name within a date. */
export function listar(work: Reading, input: ListarBatismos) {
  const { filtro, ordem, comDatas } = input
  let query = withPeople(work).where('batismo.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) {
    query = query.where((eb) =>
      eb.or([eb('batizando.nomeOrdem', 'like', pattern), eb('pastor.nomeOrdem', 'like', pattern)]),
    )
  }
  const asked = comDatas && input.columns ? [...input.columns, 'dataBatismo'] : input.columns
  const sorted = query
    .select(lean(columns, asked))
    .select(comDatas ? placeInDate : nowhere)
    .orderBy(sortColumns[ordem?.campo ?? 'dataBatismo'], ordem?.direcao === 'ASC' ? 'asc' : 'desc')
    .orderBy('batizando.nomeOrdem')
    .orderBy('batismo.id')
  return listOf(input, sorted, query)
}

/** How many the whole list has of the row's date, and which of them it is. */
const placeInDate = [
  sql<number>`(count(*) over (partition by batismo.data_batismo))::int`.as('quantidadeNaData'),
  sql<number>`(row_number() over (partition by batismo.data_batismo order by batizando.nome_ordem, batismo.id))::int`.as(
    'posicaoNaData',
  ),
]

const nowhere = [sql<number>`0`.as('quantidadeNaData'), sql<number>`0`.as('posicaoNaData')]

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withPeople(work).select(columns).where(isRecord('batismo', ref)).executeTakeFirst()

export type BatismoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The number of the next baptism of the same person, registered after this one; undefined when there is none. */
export async function batismoSeguinte(work: Writing, batismo: { id: number; idBatizando: number }) {
  const row = await from(work, 'batismo')
    .select('id')
    .where('idBatizando', '=', batismo.idBatizando)
    .where('excluidoEm', 'is', null)
    .where('registradoEm', '>', (eb) =>
      // asked of the database: its instants are finer than ours
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

export async function ehRecemConvertido(work: Writing, idUsuario: number): Promise<boolean> {
  const row = await from(work, 'usuario').select('recemConvertido').where('id', '=', idUsuario).executeTakeFirst()
  return row?.recemConvertido === 1
}

/** Baptisms of these people, and by whom. */
export const batismosDe = (work: Reading, ids: readonly number[]) =>
  withPeople(work)
    .select(['batismo.idBatizando', 'batismo.dataBatismo', 'pastor.name as nomePastor'])
    .where('batismo.idBatizando', 'in', ids)
    .where('batismo.excluidoEm', 'is', null)
    .execute()

/** A row of a list that was asked for its dates. */
export type BatismoNaLista = Awaited<ReturnType<typeof listar>>['rows'][number]
