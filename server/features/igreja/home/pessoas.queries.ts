import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { aniversarioOf } from '../../acesso/usuario/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The scope of the lists: the church; for the platform, all churches. */
const within = ({ idCliente }: Scope) => (idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`)

export interface Contagens {
  total: number
  ativas: number
  recemConvertidas: number
  celulas: number
}

/** The number of people in the list without a filter and with two different filters, and the number of active cells. */
export async function contagens(work: Scope): Promise<Contagens> {
  const { rows } = await sql<Contagens>`
    select total, ativas, "recemConvertidas", celulas from (
      select count(*)::int as total, (count(*) filter (where usuario_ativo = 1))::int as ativas,
        (count(*) filter (where recem_convertido = 1))::int as "recemConvertidas"
      from usuario where excluido_em is null and ${within(work)}
    ) pessoas, (
      select count(*)::int as celulas from celula where excluido_em is null and status_celula = 'ativa' and ${within(work)}
    ) grupos`.execute(work.db)
  return rows[0] as Contagens
}

export interface Aniversariante {
  id: number
  uuid: string
  name: string
  dia: number
  total: number
}

/**
 * Active people with a birthday this month, with their total: those from today on first, then the earlier ones. In other
 * years a birthday on 29 February is on the 28th.
 * @param only the ids of the people to consider; null: all
 */
export const aniversariantes = (
  work: Scope,
  thisDay: DateOnly,
  limit: number,
  only: readonly number[] | null,
): Promise<Aniversariante[]> => {
  const [year, month, today] = thisDay.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const born = aniversarioOf('usuario')
  const day = sql<number>`least(extract(day from ${born}), ${last})::int`
  return from(work, 'usuario')
    .select([
      'usuario.id',
      'usuario.uuid',
      'usuario.name',
      day.as('dia'),
      sql<number>`(count(*) over ())::int`.as('total'),
    ])
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .$if(only !== null, (query) => query.where('usuario.id', 'in', only ?? []))
    .where(sql<number>`extract(month from ${born})`, '=', month)
    .orderBy(sql`${day} < ${today}`)
    .orderBy(day)
    .orderBy('usuario.nomeOrdem')
    .limit(limit)
    .execute()
}

/**
 * The same people of one church as `aniversariantes` lists, without their total: of each day at most so many are read, by the
 * index of birthdays.
 */
export async function proximosAniversariantes(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  thisDay: DateOnly,
  limit: number,
): Promise<Pick<Aniversariante, 'id' | 'uuid' | 'name' | 'dia'>[]> {
  const [year, month, today] = thisDay.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const between = (from: number, to: number) => sql`(
    select id, uuid, name, nome_ordem, dia_aniversario - ${month * 100}::int as dia from usuario
    where id_cliente = ${idCliente} and excluido_em is null and usuario_ativo = 1
      and dia_aniversario between ${month * 100 + from}::int and ${month * 100 + to}::int
    order by dia_aniversario, nome_ordem limit ${sql.lit(limit)})`
  // 28 and 29 February are one day in other years, so the last day and what would come after it are looked for apart
  const found = [between(today, last - 1), between(last, last), between(last + 1, 31), between(1, today - 1)]
  const { rows } = await sql<Aniversariante>`
    select id, uuid, name, least(dia, ${last}::int) as dia from (${sql.join(found, sql` union all `)}) deles
    order by least(dia, ${last}::int) < ${today}::int, least(dia, ${last}::int), nome_ordem limit ${sql.lit(limit)}`.execute(
    db,
  )
  return rows
}

/** These people, whom somebody has found, in the same order and with what else is known of each. */
export async function thesePessoas<Known extends { id: number }>(work: Scope, known: readonly Known[]) {
  if (known.length === 0) return []
  const rows = await from(work, 'usuario')
    .select(['id', 'uuid', 'name', 'telefoneUsuario'])
    .where(
      'id',
      'in',
      known.map(({ id }) => id),
    )
    .execute()
  return known.flatMap((one) => rows.filter(({ id }) => id === one.id).map((row) => ({ ...row, ...one })))
}

/** The people who were added since this instant, with their total, the newest first. */
export const newPessoas = (work: Scope, since: Date, limit: number) =>
  from(work, 'usuario')
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.createdAt'])
    .select(
      sql<number>`(select count(*)::int from usuario where excluido_em is null and created_at >= ${since} and ${within(work)})`.as(
        'total',
      ),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.createdAt', '>=', since)
    .orderBy('usuario.createdAt', 'desc')
    .orderBy('usuario.id', 'desc')
    .limit(limit)
    .execute()
