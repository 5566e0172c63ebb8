import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarPresencasInput } from '../../../../schema/rules/culto/presenca-culto.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { type PersonSearch, personMatches } from '../../acesso/usuario/index.js'
import { ParticipacaoCulto } from './presenca-culto.entity.js'

const columns = [
  ...recordFields(ParticipacaoCulto, 'updatedAt', 'versao'),
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
] as const

const sortColumns = { name: 'usuario.nomeOrdem', createdAt: 'participacao_culto.createdAt' } as const

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Presences at worship services that are not deleted. People who have left the church since then are still counted. */
const presences = (work: Scope) =>
  from(work, 'participacao_culto')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'participacao_culto.idMembro')
        .onRef('usuario.idCliente', '=', 'participacao_culto.idCliente'),
    )
    .innerJoin('culto', (join) =>
      join
        .onRef('culto.id', '=', 'participacao_culto.idCulto')
        .onRef('culto.idCliente', '=', 'participacao_culto.idCliente'),
    )
    .where('culto.excluidoEm', 'is', null)

/**
 * The default order is by name.
 * @param search what the search may match (see personSearch see them)
 */
export function listRows(work: Reading, input: z.output<typeof listarPresencasInput>, search: PersonSearch) {
  const { filtro, ordem } = input
  let query = presences(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, search))
  if (filtro?.idCulto) query = query.where(isRecord('culto', filtro.idCulto))
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'name'], direction)
    .orderBy('participacao_culto.id', direction)
  return listOf(input, sorted, query)
}

export const read = (work: Scope, id: number) =>
  presences(work).select(columns).where('participacao_culto.id', '=', id).executeTakeFirst()

export type PresencaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The presence of this person at this worship service, if there is one. */
export const ownPresenca = (work: Scope, idCulto: number, idMembro: number) =>
  from(work, 'participacao_culto')
    .select(['id', 'createdAt'])
    .where('idCulto', '=', idCulto)
    .where('idMembro', '=', idMembro)
    .executeTakeFirst()

/**
 * Adds the presence unless it exists.
 * @returns whether it was added; of concurrent calls only one returns true
 */
export async function include({ db, idCliente }: Writing, idCulto: number, idMembro: number): Promise<boolean> {
  const { rows } = await sql`insert into participacao_culto (id_cliente, id_culto, id_membro)
    values (${idCliente}, ${idCulto}, ${idMembro}) on conflict (id_cliente, id_culto, id_membro) do nothing
    returning id`.execute(db)
  return rows.length > 0
}

const counts = (work: Scope, ids: readonly number[]) =>
  from(work, 'participacao_culto')
    .select(['idCulto', (eb) => eb.fn.countAll().as('total')])
    .where('idCulto', 'in', ids)
    .groupBy('idCulto')
    .execute()

/** The number of people whose presence is recorded, by worship service. */
export async function count(work: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  return new Map((await counts(work, ids)).map((row) => [row.idCulto, Number(row.total)]))
}

export const countPresent = groupedBy<number>(async (work, ids) => {
  const found = await count(work, ids)
  return ids.map((id) => found.get(id) ?? 0)
})

/** The worship services at which these people were present. */
export const presencasOf = (work: Reading, ids: readonly number[]) =>
  presences(work)
    .select(['participacao_culto.idMembro', 'culto.dataCulto', 'culto.horaCulto', 'culto.temaCulto'])
    .where('participacao_culto.idMembro', 'in', ids)

interface Period {
  de?: DateOnly | null | undefined
  ate?: DateOnly | null | undefined
}

/** How many people were present at the worship services from a day on, by their ids; nobody where there is no number. */
interface PresentPeople {
  desde: DateOnly
  presentes: Readonly<Record<string, number>>
}

/**
 * The attendance of the last worship services that have begun and were not cancelled, oldest first. One statement.
 * @param counted how many people were present, where that is known
 */
export async function frequencia(work: Scope, last: number, periodo: Period = {}, counted?: PresentPeople) {
  const count = sql`(select count(*)::int from participacao_culto p
    where p.id_culto = culto.id and p.id_cliente = culto.id_cliente)`
  let query = from(work, 'culto')
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'culto.idCliente').onRef('cliente.idCliente', '=', 'culto.idCliente'),
    )
    .select([
      'culto.id as idCulto',
      'culto.uuid',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'culto.visitantes',
      sql<
        number | null
      >`${counted ? sql`case when culto.data_culto < ${counted.desde}::date then ${count} end` : count}`.as(
        'presentes',
      ),
    ])
    .where('culto.excluidoEm', 'is', null)
    .where('culto.statusCulto', '<>', 'cancelado')
    .where('culto.dataCulto', '<=', sql<string>`(now() at time zone cliente.fuso_horario)::date`)
    .where(sql<boolean>`(culto.data_culto + culto.hora_culto::time) at time zone cliente.fuso_horario <= now()`)
  if (periodo.de) query = query.where('culto.dataCulto', '>=', periodo.de)
  if (periodo.ate) query = query.where('culto.dataCulto', '<=', periodo.ate)
  const rows = await query
    .orderBy('culto.dataCulto', 'desc')
    .orderBy('culto.horaCulto', 'desc')
    .orderBy('culto.id', 'desc')
    .limit(last)
    .execute()
  return rows
    .reverse()
    .map((row) => ({ ...row, presentes: row.presentes ?? counted?.presentes[String(row.idCulto)] ?? 0 }))
}

/** How many people were present at each worship service, from the day of the last ones that have begun. */
export async function presentSince(
  work: Pick<Reading, 'db'> & { idCliente: number },
  last: number,
): Promise<PresentPeople> {
  const { db, idCliente } = work
  const rows = await frequencia(work, last)
  const desde = rows.length === last ? rows[0]!.dataCulto : '0001-01-01'
  const found = await sql<{ id: number; quantos: number }>`
    select c.id, count(*)::int as quantos from culto c join participacao_culto p on p.id_culto = c.id and p.id_cliente = c.id_cliente
    where c.id_cliente = ${idCliente} and c.data_culto >= ${desde}::date group by c.id`.execute(db)
  return { desde, presentes: Object.fromEntries(found.rows.map(({ id, quantos }) => [id, quantos])) }
}
