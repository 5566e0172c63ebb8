import DataLoader from 'dataloader'
import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** How a person takes part in an event. */
export interface Inscricao {
  situacao: 'inscrito' | 'espera'
  /** place in the waiting list, from 1; null for who takes part */
  posicao: number | null
}

/** People who were deleted or deactivated keep their row, but wait no more. */
const waiting = (work: Scope) =>
  from(work, 'espera_evento')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'espera_evento.idMembro')
        .onRef('usuario.idCliente', '=', 'espera_evento.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)

/** The people who wait for a place in an event, first come first. */
export const esperaDe = (work: Scope, idEvento: number) =>
  waiting(work)
    .select([
      'espera_evento.id',
      'espera_evento.uuid',
      'espera_evento.idMembro',
      'espera_evento.createdAt',
      'usuario.name',
    ])
    .where('espera_evento.idEvento', '=', idEvento)
    .orderBy('espera_evento.id')
    .execute()

/** How many people wait for a place in each event. */
export const quantosEsperam = groupedBy<number>(async (work, ids) => {
  const rows = await waiting(work)
    .select(['espera_evento.idEvento', (eb) => eb.fn.countAll().as('total')])
    .where('espera_evento.idEvento', 'in', ids)
    .groupBy('espera_evento.idEvento')
    .execute()
  const found = new Map(rows.map((row) => [row.idEvento, Number(row.total)]))
  return ids.map((id) => found.get(id) ?? 0)
})

/** How this person takes part in these events; no entry for the others. */
export async function inscricoes({ db, idCliente }: Scope, idMembro: number, ids: readonly number[]) {
  const { rows } = await sql<{ idEvento: number; posicao: number | null }>`
    select id_evento as "idEvento", null::int as posicao from membro_evento
    where id_cliente = ${idCliente} and id_membro = ${idMembro} and id_evento = any (${ids}::int[])
    union all
    select e.id_evento, (select count(*)::int from espera_evento o
      join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
      where o.id_cliente = e.id_cliente and o.id_evento = e.id_evento and o.id <= e.id
        and u.excluido_em is null and u.usuario_ativo = 1)
    from espera_evento e
    where e.id_cliente = ${idCliente} and e.id_membro = ${idMembro} and e.id_evento = any (${ids}::int[])`.execute(db)
  return new Map<number, Inscricao>(
    rows.map(({ idEvento, posicao }) => [idEvento, { situacao: posicao === null ? 'inscrito' : 'espera', posicao }]),
  )
}

const ownLoader = Symbol('minhaInscricao')

/** How the current user takes part in an event; null: not at all. */
export const minhaInscricao = (ctx: Context, idEvento: number): Promise<Inscricao | null> =>
  ctx
    .loader(
      ownLoader,
      () =>
        new DataLoader<number, Inscricao | null>(async (ids) => {
          const found = await ctx.reading((work) => inscricoes(ofViewer(ctx, work), ctx.viewer?.id ?? 0, ids))
          return ids.map((id) => found.get(id) ?? null)
        }),
    )
    .load(idEvento)

/** The church of the current user, also for the platform's administrator. */
const ofViewer = (ctx: Context, { db }: Scope): Scope => ({ db, idCliente: ctx.viewer?.idCliente ?? 0 })

/** Whether an event has begun. */
export async function comecou(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idEvento: number,
): Promise<boolean> {
  const row = await from({ db, idCliente }, 'evento')
    .select(sql<boolean>`data_inicio <= now()`.as('comecou'))
    .where('id', '=', idEvento)
    .executeTakeFirstOrThrow()
  return row.comecou
}
