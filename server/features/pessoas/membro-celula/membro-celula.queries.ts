import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { personMatches } from '../../acesso/usuario/index.js'
import type { listarMembrosCelulaInput } from './membro-celula.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'membro_celula.id',
  'membro_celula.uuid',
  'membro_celula.idCliente',
  'membro_celula.idCelula',
  'membro_celula.idMembro',
  'membro_celula.membroLider',
  'membro_celula.liderDesde',
  'membro_celula.createdAt',
  'celula.nomeCelula',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  createdAt: 'membro_celula.createdAt',
} as const

/** Members that there are: of cells and people that nobody has deleted. */
const members = (work: Scope) =>
  from(work, 'membro_celula')
    .innerJoin('celula', (join) =>
      join.onRef('celula.id', '=', 'membro_celula.idCelula').onRef('celula.idCliente', '=', 'membro_celula.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_celula.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_celula.idCliente'),
    )
    .where('membro_celula.excluidoEm', 'is', null)
    .where('celula.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)

/**
 * Of one cell, and where no order is asked for, whoever leads comes first.
 * @param personal whether the search may look at telephone numbers, as the reader does
 */
export function listar(work: Reading, input: z.output<typeof listarMembrosCelulaInput>, personal: boolean) {
  const { filtro, ordem } = input
  let query = members(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, personal))
  if (filtro?.idCelula) query = query.where(isRecord('celula', filtro.idCelula))
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  let sorted = query.select(lean(columns, input.columns))
  if (!ordem || filtro?.idCelula) sorted = sorted.orderBy('membro_celula.membroLider', 'desc')
  sorted = sorted
    // those without an e-mail come last, whichever the direction
    .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) =>
      (direction === 'desc' ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('membro_celula.id', direction)
  return listOf(input, sorted, query)
}

export const ler = async (work: Scope, ref: RecordRef | undefined) =>
  ref === undefined ? undefined : members(work).select(columns).where(isRecord('membro_celula', ref)).executeTakeFirst()

export type MembroCelulaRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** Number of the membership by which this person belongs to this cell. */
export const vinculoDaPessoa = async (work: Scope, celula: RecordRef, pessoa: RecordRef) =>
  (
    await members(work)
      .select('membro_celula.id')
      .where(isRecord('celula', celula))
      .where(isRecord('usuario', pessoa))
      .executeTakeFirst()
  )?.id

/** Number of a membership of this cell, named by its own number or uuid. */
export const vinculoDaCelula = async (work: Scope, celula: RecordRef, vinculo: RecordRef) =>
  (
    await members(work)
      .select('membro_celula.id')
      .where(isRecord('celula', celula))
      .where(isRecord('membro_celula', vinculo))
      .executeTakeFirst()
  )?.id

/** Who leads the cell, if that person is still there. */
export const lider = (work: Scope, idCelula: number) =>
  from(work, 'membro_celula')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_celula.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_celula.idCliente'),
    )
    .select('membro_celula.idMembro')
    .where('membro_celula.idCelula', '=', idCelula)
    .where('membro_celula.membroLider', '=', 1)
    .where('membro_celula.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)
    .executeTakeFirst()

/** The one of a cell's members who has been there longest. */
export const maisAntigo = (work: Scope, idCelula: number) =>
  members(work)
    .select('membro_celula.idMembro')
    .where('membro_celula.idCelula', '=', idCelula)
    .orderBy('membro_celula.createdAt')
    .orderBy('membro_celula.id')
    .limit(1)
    .executeTakeFirst()

/** A cell that this person leads. */
export const celulaLiderada = (work: Scope, idMembro: number) =>
  members(work)
    .select('celula.nomeCelula')
    .where('membro_celula.idMembro', '=', idMembro)
    .where('membro_celula.membroLider', '=', 1)
    .limit(1)
    .executeTakeFirst()

/** Every time that one of these people joined a cell, began to lead it, or left it. */
export const historia = (work: Reading, ids: readonly number[]) =>
  from(work, 'membro_celula')
    .innerJoin('celula', (join) =>
      join.onRef('celula.id', '=', 'membro_celula.idCelula').onRef('celula.idCliente', '=', 'membro_celula.idCliente'),
    )
    .select([
      'membro_celula.idMembro',
      'membro_celula.createdAt',
      'membro_celula.liderDesde',
      'membro_celula.excluidoEm',
      'celula.nomeCelula',
    ])
    .where('membro_celula.idMembro', 'in', ids)
    .execute()

/** Who of these people is there already. */
export const presentes = async (work: Scope, idCelula: number, ids: readonly number[]) => {
  const rows = await from(work, 'membro_celula')
    .select('idMembro')
    .where('idCelula', '=', idCelula)
    .where('idMembro', 'in', [...ids])
    .where('excluidoEm', 'is', null)
    .execute()
  return rows.map(({ idMembro }) => idMembro)
}

export const acrescentar = (
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idCelula: number,
  ids: readonly number[],
) =>
  db
    .insertInto('membro_celula')
    .values(ids.map((idMembro) => ({ idCliente, idCelula, idMembro })))
    .execute()
