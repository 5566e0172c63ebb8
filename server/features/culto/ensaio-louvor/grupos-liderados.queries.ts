import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { mostPeople, personJson } from '../../acesso/usuario/index.js'

/**
 * SQL: the active worship groups that this person leads, as the home page's groups. What is next is the next rehearsal,
 * with the number of its songs.
 * @param absences names the members who cannot come to the rehearsal or to its worship service
 */
export const gruposLiderados = (
  idCliente: number,
  idUsuario: number,
  today: DateOnly,
  absences: boolean,
): RawBuilder<unknown> => sql`
  select 'grupoLouvor' as tipo, g.id, g.uuid, g.nome_grupo as nome, g.nome_ordem as ordem, e.ensaio as proximo,
    null::jsonb as ultimo, coalesce(ausentes.todos, '[]') as pessoas
  from membro_grupo_louvor m
  join grupo_louvor g on g.id = m.id_grupo and g.id_cliente = m.id_cliente
  left join lateral (
    select e.data_ensaio, k.data_culto, jsonb_build_object('id', e.id, 'dia', e.data_ensaio, 'hora', e.hora_ensaio,
      'local', l.nome_local, 'quantos', (select count(*)::int from setlist_ensaio s
        where s.id_ensaio = e.id and s.id_cliente = e.id_cliente)) as ensaio
    from ensaio_louvor e
    left join local l on l.id = e.local_ensaio and l.id_cliente = e.id_cliente
    left join culto k on k.id = e.id_culto and k.id_cliente = e.id_cliente and k.excluido_em is null
    where e.id_cliente = g.id_cliente and e.id_grupo = g.id and e.status_ensaio = 'Marcado'
      and e.data_ensaio >= ${today}::date
    order by e.data_ensaio, e.hora_ensaio, e.id limit 1
  ) e on true
  left join lateral (
    select jsonb_agg(${personJson(sql`'indisponivel'`)} order by f.nome_ordem, f.id) as todos
    from (select u.id, u.uuid, u.name, u.nome_ordem, u.telefone_usuario
      from membro_grupo_louvor o join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
      where o.id_cliente = g.id_cliente and o.id_grupo = g.id and o.excluido_em is null and o.status_membro = 1
        and o.id_membro <> ${idUsuario} and u.excluido_em is null and u.usuario_ativo = 1 and ${sql.lit(absences)}
        and exists (select from indisponibilidade i where i.id_cliente = o.id_cliente and i.id_membro = o.id_membro
          and i.excluido_em is null and (e.data_ensaio between i.data_inicio and i.data_fim
            or e.data_culto between i.data_inicio and i.data_fim))
      order by u.nome_ordem, u.id limit ${mostPeople}) f
  ) ausentes on true
  where m.id_cliente = ${idCliente} and m.id_membro = ${idUsuario} and m.membro_lider = 1 and m.excluido_em is null
    and not m.a_confirmar and g.excluido_em is null and g.status_grupo = 1`
