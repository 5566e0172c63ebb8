import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarCelulasInput } from '../../../../schema/rules/pessoas/celula.input.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { Celula } from './celula.entity.js'

const columns = [
  ...recordFields(Celula, 'nomeOrdem', 'busca'),
  'usuario.id as idResponsavel',
  'usuario.name as nomeResponsavel',
  'local.nomeLocal',
] as const

const sortColumns = {
  nomeCelula: 'celula.nomeOrdem',
  responsavel: 'usuario.nomeOrdem',
  diaCelula: 'celula.diaCelula',
  createdAt: 'celula.createdAt',
} as const

/** Cells, each with its leader and its place. */
const cells = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'celula')
    .leftJoin('membro_celula', (join) =>
      join
        .onRef('membro_celula.idCelula', '=', 'celula.id')
        .onRef('membro_celula.idCliente', '=', 'celula.idCliente')
        .on('membro_celula.membroLider', '=', 1)
        .on('membro_celula.excluidoEm', 'is', null),
    )
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_celula.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_celula.idCliente')
        .on('usuario.excluidoEm', 'is', null),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'celula.idLocal').onRef('local.idCliente', '=', 'celula.idCliente'),
    )

/**
 * Searches the cell's text and its leader's name.
 * @param personal whether the search includes addresses: only if the current user may read them
 */
function matching(query: ReturnType<typeof cells>, patterns: string[], personal: boolean) {
  const column = personal ? 'celula.busca' : 'celula.nomeOrdem'
  for (const pattern of patterns)
    query = query.where((eb) => eb.or([eb(column, 'like', pattern), eb('usuario.nomeOrdem', 'like', pattern)]))
  return query
}

export type ListCelulasInput = z.output<typeof listarCelulasInput>

export function listRows(work: Reading, input: ListCelulasInput, personal: boolean) {
  const { filtro, ordem } = input
  let query = matching(cells(work), searchPatterns(input.busca), personal).where(
    'celula.excluidoEm',
    filtro?.excluidos ? 'is not' : 'is',
    null,
  )
  if (filtro?.statusCelula) query = query.where('celula.statusCelula', '=', filtro.statusCelula)
  if (typeof filtro?.diaCelula === 'number') query = query.where('celula.diaCelula', '=', filtro.diaCelula)
  if (filtro?.idLocal) query = query.where(isRecord('local', filtro.idLocal))
  if (filtro?.idResponsavel) query = query.where(isRecord('usuario', filtro.idResponsavel))
  const campo = ordem?.campo ?? 'nomeCelula'
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  let sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[campo], (order) => (direction === 'desc' ? order.desc() : order.asc()).nullsLast())
  if (campo === 'diaCelula') sorted = sorted.orderBy('celula.horaCelula', direction)
  return listOf(input, sorted.orderBy('celula.id', direction), query)
}

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  cells(work).select(columns).where(isRecord('celula', ref)).executeTakeFirst()

export type CelulaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Cells by id, including deleted ones, because a meeting still shows its cell. */
export const celulaByNumber = loaderOf((work, ids) =>
  cells(work).select(columns).where('celula.id', 'in', ids).execute(),
)

/** The number of members of each cell, without deleted people. */
export const quantidadeMembros = groupedBy<number>(async (work, ids) => {
  const rows = await from(work, 'membro_celula')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_celula.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_celula.idCliente'),
    )
    .select(['membro_celula.idCelula', (eb) => eb.fn.countAll().as('total')])
    .where('membro_celula.idCelula', 'in', ids)
    .where('membro_celula.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .groupBy('membro_celula.idCelula')
    .execute()
  const found = new Map(rows.map((row) => [row.idCelula, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** The first results for the global search. */
export const search = (work: Reading, patterns: string[], personal: boolean) =>
  matching(cells(work), patterns, personal)
    .where('celula.excluidoEm', 'is', null)
    .select(['celula.id', 'celula.uuid', 'celula.nomeCelula', 'usuario.name as nomeResponsavel'])
    .orderBy(byMatch('celula.nomeOrdem', patterns))
    .orderBy('celula.nomeOrdem')
    .limit(8)

/** What everybody sees of the own cell, also somebody who reads no other cell. */
export interface OwnCelula {
  id: number
  uuid: string
  nomeCelula: string
  diaCelula: number | null
  horaCelula: string | null
  lider: boolean
  nomeResponsavel: string | null
  nomeLocal: string | null
  /** the cell's own, otherwise that of its place; null while the person waits for confirmation (ADR 0033) */
  endereco: string | null
}

/**
 * SQL: an active cell of a person as jsonb, see OwnCelula; if there are several, one in which the person takes part, then
 * one that the person leads.
 */
export const ownCelula = (idCliente: number, idUsuario: number) => sql<OwnCelula | null>`
  select jsonb_build_object('id', c.id, 'uuid', c.uuid, 'nomeCelula', c.nome_celula, 'diaCelula', c.dia_celula,
    'horaCelula', c.hora_celula, 'lider', m.membro_lider = 1, 'nomeLocal', l.nome_local,
    'endereco', case when not m.a_confirmar then coalesce(c.endereco_celula, l.endereco) end, 'nomeResponsavel', (
      select u.name from membro_celula r join usuario u on u.id = r.id_membro and u.id_cliente = r.id_cliente
      where r.id_cliente = c.id_cliente and r.id_celula = c.id and r.membro_lider = 1 and r.excluido_em is null
        and u.excluido_em is null limit 1))
  from membro_celula m join celula c on c.id = m.id_celula and c.id_cliente = m.id_cliente
  left join local l on l.id = c.id_local and l.id_cliente = c.id_cliente and l.excluido_em is null
  where m.id_cliente = ${idCliente} and m.id_membro = ${idUsuario} and m.excluido_em is null and c.excluido_em is null
    and c.status_celula = 'ativa'
  order by m.a_confirmar, m.membro_lider desc, m.id limit 1`
