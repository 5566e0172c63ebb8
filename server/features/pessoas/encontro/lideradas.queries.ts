import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { mostPeople, personJson } from '../../acesso/usuario/index.js'

/** A member of a cell who was at neither of its last two meetings. */
interface MissedEncontro {
  id: number
  uuid: string
  name: string
  telefoneUsuario: string | null
}

interface HeldEncontro {
  id: number
  dataEncontro: DateOnly
  presentes: number
  visitantes: number
}

/** A cell that a person leads, with its last two meetings whose roll was called. */
export interface LedCelula {
  id: number
  uuid: string
  nomeCelula: string
  diaCelula: number | null
  horaCelula: string | null
  idLocal: number | null
  /** the meetings of the last seven days, without those of the recycle bin; also without a roll */
  recentes: { id: number; dataEncontro: DateOnly; chamada: boolean }[]
  /** the newest first */
  ultimos: HeldEncontro[]
  /** empty while the cell has only one meeting with a roll */
  faltaram: MissedEncontro[]
}

const mostCells = 5

/**
 * The active cells that this person leads. A meeting counts when somebody was present: without that, nobody called its
 * roll. One statement.
 */
export async function ledCelulas(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  idUsuario: number,
  today: DateOnly,
): Promise<LedCelula[]> {
  const present = sql`(select count(*)::int from membro_encontro p where p.id_encontro = e.id and p.id_cliente = e.id_cliente)`
  const meetings = sql`from encontro e where e.id_cliente = c.id_cliente and e.id_celula = c.id and e.excluido_em is null and e.data_encontro <= ${today}::date`
  const { rows } = await sql<LedCelula>`
    select c.id, c.uuid, c.nome_celula as "nomeCelula", c.dia_celula as "diaCelula", c.hora_celula as "horaCelula",
      c.id_local as "idLocal",
      coalesce(recentes.todos, '[]') as recentes, coalesce(ultimos.todos, '[]') as ultimos,
      coalesce(faltaram.todos, '[]') as faltaram
    from membro_celula m
    join celula c on c.id = m.id_celula and c.id_cliente = m.id_cliente
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', e.id, 'dataEncontro', e.data_encontro, 'chamada', ${present} > 0)
        order by e.data_encontro desc) as todos
      ${meetings} and e.data_encontro > ${today}::date - 7
    ) recentes on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', e.id, 'dataEncontro', e.data_encontro, 'presentes', e.presentes,
          'visitantes', e.visitantes) order by e.data_encontro desc) as todos,
        array_agg(e.id) as ids, min(e.data_encontro) as desde
      from (select e.id, e.data_encontro, e.visitantes, ${present} as presentes ${meetings}
        and exists (select from membro_encontro p where p.id_encontro = e.id and p.id_cliente = e.id_cliente)
        order by e.data_encontro desc limit 2) e
    ) ultimos on true
    left join lateral (
      select jsonb_agg(${personJson()} order by f.nome_ordem, f.id) as todos
      from (select u.id, u.uuid, u.name, u.nome_ordem, u.telefone_usuario
        from membro_celula o join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
        where o.id_cliente = c.id_cliente and o.id_celula = c.id and o.excluido_em is null and o.id_membro <> ${idUsuario}
          and u.excluido_em is null and u.usuario_ativo = 1 and array_length(ultimos.ids, 1) = 2
          and o.created_at < ultimos.desde + interval '1 day'
          and not exists (select from membro_encontro p where p.id_cliente = o.id_cliente
            and p.id_encontro = any(ultimos.ids) and p.id_membro = o.id_membro)
        order by u.nome_ordem, u.id limit ${mostPeople}) f
    ) faltaram on true
    where m.id_cliente = ${idCliente} and m.id_membro = ${idUsuario} and m.membro_lider = 1 and m.excluido_em is null
      and not m.a_confirmar and c.excluido_em is null and c.status_celula = 'ativa'
    order by c.nome_ordem, c.id limit ${sql.lit(mostCells)}`.execute(db)
  return rows
}
