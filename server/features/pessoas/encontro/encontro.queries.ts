import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarEncontrosInput } from '../../../../schema/rules/pessoas/encontro.input.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { asks, lean, listOf } from '../../../kernel/work/edges/list.js'
import { Encontro } from './encontro.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  ...recordFields(Encontro, 'marcas', 'chamadaEm', 'busca'),
  'celula.nomeCelula',
  'local.nomeLocal',
] as const

/** Counts everybody who came, including people deleted later. */
const presentCount = sql<number>`(
  select count(*)::int from membro_encontro p where p.id_encontro = encontro.id and p.id_cliente = encontro.id_cliente)`.as(
  'qtdePresentes',
)

const sortColumns = {
  dataEncontro: 'encontro.dataEncontro',
  celula: 'celula.nomeOrdem',
  visitantes: 'encontro.visitantes',
  createdAt: 'encontro.createdAt',
} as const

/** Meetings of cells that are not deleted. */
const meetings = (work: Scope) =>
  from(work, 'encontro')
    .innerJoin('celula', (join) =>
      join.onRef('celula.id', '=', 'encontro.idCelula').onRef('celula.idCliente', '=', 'encontro.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'encontro.idLocal').onRef('local.idCliente', '=', 'encontro.idCliente'),
    )
    .where('celula.excluidoEm', 'is', null)

export type ListEncontrosInput = z.output<typeof listarEncontrosInput>

/** Sorted newest first by default. */
export function listRows(work: Reading, input: ListEncontrosInput) {
  const { filtro, ordem = { campo: 'dataEncontro', direcao: 'DESC' } as const } = input
  let query = meetings(work).where('encontro.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) => eb.or([eb('encontro.busca', 'like', pattern), eb('celula.nomeOrdem', 'like', pattern)]))
  if (filtro?.idCelula) query = query.where(isRecord('celula', filtro.idCelula))
  if (filtro?.dataInicial) query = query.where('encontro.dataEncontro', '>=', filtro.dataInicial)
  if (filtro?.dataFinal) query = query.where('encontro.dataEncontro', '<=', filtro.dataFinal)
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(asks(input.columns, 'qtdePresentes') ? [presentCount] : [])
    .orderBy(sortColumns[ordem?.campo ?? 'dataEncontro'], direction)
    .orderBy('encontro.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  meetings(work).select(columns).select(presentCount).where(isRecord('encontro', ref)).executeTakeFirst()

export type EncontroRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The cell, if it exists and is not deleted. */
export const readCelula = (work: Scope, ref: RecordRef) =>
  from(work, 'celula')
    .select(['id', 'uuid', 'idLocal'])
    .where('excluidoEm', 'is', null)
    .where(isRecord('celula', ref))
    .executeTakeFirst()

/** Another meeting of this cell on this date, if there is one. */
export const encontroOfDay = (work: Scope, idCelula: number, dataEncontro: string, except: number) =>
  from(work, 'encontro')
    .select('id')
    .where('idCelula', '=', idCelula)
    .where('dataEncontro', '=', dataEncontro)
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .executeTakeFirst()

/** Whether there is a meeting with this uuid, even in the recycle bin. */
export const encontroExists = async (work: Scope, uuid: string): Promise<boolean> =>
  (await from(work, 'encontro').select('id').where('uuid', '=', uuid).executeTakeFirst()) !== undefined

interface NewEncontro {
  uuid: string
  idCelula: number
  dataEncontro: string
  idLocal: number | null
}

/** Creates this meeting, unless the cell has one on this date, which another leader may be creating at this moment. */
export async function createIfMissing(
  { db, idCliente }: Writing,
  { uuid, idCelula, dataEncontro, idLocal }: NewEncontro,
): Promise<void> {
  await sql`insert into encontro (id_cliente, uuid, id_celula, data_encontro, id_local)
    values (${idCliente}, ${uuid}, ${idCelula}, ${dataEncontro}, ${idLocal})
    on conflict do nothing`.execute(db)
}
