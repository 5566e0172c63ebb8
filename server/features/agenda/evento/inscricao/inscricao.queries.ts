import DataLoader from 'dataloader'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Tables } from '../../../../kernel/data/database/tables.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'

/** How a person takes part in an event. */
interface Inscricao {
  situacao: 'inscrito' | 'espera'
  /** place in the waiting list, from 1; null for who takes part */
  posicao: number | null
}

/** Who takes part in an event. */
interface Participacao {
  membros: number
  esperam: number
  minha: Inscricao | null
}

type Link = 'membro_evento' | 'espera_evento'

/** The number of people of an event, without deleted ones. */
const count = (eb: ExpressionBuilder<Tables, 'evento'>, table: Link) =>
  sql<number>`(select count(*)::int from ${sql.table(table)} v
    join usuario u on u.id = v.id_membro and u.id_cliente = v.id_cliente
    where v.id_cliente = ${eb.ref('evento.idCliente')} and v.id_evento = ${eb.ref('evento.id')} and u.excluido_em is null)`

/** Who takes part in these events, and how this person does, in one statement. */
export async function participacao(
  work: Pick<Reading, 'db' | 'idCliente'>,
  me: { id: number; idCliente: number },
  ids: readonly number[],
): Promise<Map<number, Participacao>> {
  const rows = await from(work, 'evento')
    .select((eb) => [
      'evento.id',
      count(eb, 'membro_evento').as('membros'),
      count(eb, 'espera_evento').as('esperam'),
      sql<boolean>`exists (select from membro_evento m where m.id_cliente = evento.id_cliente and m.id_evento = evento.id
        and m.id_cliente = ${me.idCliente} and m.id_membro = ${me.id})`.as('inscrito'),
      sql<number | null>`(select (select count(*)::int from espera_evento o
          join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
          where o.id_cliente = e.id_cliente and o.id_evento = e.id_evento and o.id <= e.id and u.excluido_em is null)
        from espera_evento e where e.id_cliente = evento.id_cliente and e.id_evento = evento.id
          and e.id_cliente = ${me.idCliente} and e.id_membro = ${me.id})`.as('posicao'),
    ])
    .where('evento.id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, membros, esperam, ...own }) => [id, { membros, esperam, minha: inscricao(own) }]))
}

function inscricao({ inscrito, posicao }: { inscrito: boolean; posicao: number | null }): Inscricao | null {
  if (inscrito) return { situacao: 'inscrito', posicao: null }
  return posicao === null ? null : { situacao: 'espera', posicao }
}

const nobody: Participacao = { membros: 0, esperam: 0, minha: null }
const loader = Symbol('participacao')

/** Who takes part in an event, and how the current user does. */
export const participacaoById = (ctx: Context, idEvento: number): Promise<Participacao> =>
  ctx
    .loader(
      loader,
      () =>
        new DataLoader<number, Participacao>(async (ids) => {
          // people take part in events of their own church
          const { id = 0, idCliente = 0 } = ctx.actor ?? {}
          const found = await ctx.reading((work) => participacao(work, { id, idCliente }, ids))
          return ids.map((one) => found.get(one) ?? nobody)
        }),
    )
    .load(idEvento)
