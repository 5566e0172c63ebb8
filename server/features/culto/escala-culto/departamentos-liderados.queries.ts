import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { mostPeople, personJson } from '../../acesso/usuario/index.js'

/**
 * SQL: the active departments for which this person is responsible, as the home page's groups. What is next is the next
 * worship service, with how many people of the department serve there, and who has declined or not answered yet.
 * @param escalas for somebody who may read rosters; without it, only the departments
 */
export const departamentosLiderados = (
  idCliente: number,
  idUsuario: number,
  today: DateOnly,
  escalas: boolean,
): RawBuilder<unknown> => sql`
  select 'departamento' as tipo, d.id, d.uuid, d.titulo_departamento as nome, d.nome_ordem as ordem,
    case when k.id is not null then jsonb_build_object('id', k.id, 'dia', k.data_culto, 'hora', k.hora_culto,
      'titulo', k.tema_culto, 'local', k.nome_local, 'quantos', escala.quantos, 'confirmados', escala.confirmados)
    end as proximo, null::jsonb as ultimo, coalesce(faltam.todos, '[]') as pessoas
  from departamento d
  left join lateral (
    select k.id, k.id_cliente, k.data_culto, k.hora_culto, k.tema_culto, l.nome_local
    from culto k left join local l on l.id = k.id_local and l.id_cliente = k.id_cliente
    where k.id_cliente = d.id_cliente and k.excluido_em is null and k.status_culto = 'agendado'
      and k.data_culto >= ${today}::date and ${sql.lit(escalas)}
    -- a worship service of this morning is no longer the next one in the evening
    order by (k.data_culto + k.hora_culto::time + interval '3 hours') < (now() at time zone (
      select c.fuso_horario from cliente c where c.id = k.id_cliente and c.id_cliente = k.id_cliente)),
      k.data_culto, k.hora_culto, k.id limit 1
  ) k on true
  left join lateral (
    select (count(*) filter (where s.resposta <> 'recusada'))::int as quantos,
      (count(*) filter (where s.resposta = 'confirmada'))::int as confirmados
    from escala_culto s join usuario u on u.id = s.id_membro and u.id_cliente = s.id_cliente
    where s.id_cliente = d.id_cliente and s.id_culto = k.id and s.id_departamento = d.id and s.excluido_em is null
      and u.excluido_em is null
  ) escala on true
  left join lateral (
    select jsonb_agg(${personJson(sql`f.resposta`)} order by f.resposta desc, f.nome_ordem, f.id) as todos
    -- a person with several functions is named once
    from (select u.id, u.uuid, u.name, u.nome_ordem, u.telefone_usuario, max(s.resposta) as resposta
      from escala_culto s join usuario u on u.id = s.id_membro and u.id_cliente = s.id_cliente
      where s.id_cliente = d.id_cliente and s.id_culto = k.id and s.id_departamento = d.id and s.excluido_em is null
        and s.resposta in ('pendente', 'recusada') and u.excluido_em is null
      group by u.id, u.uuid, u.name, u.nome_ordem, u.telefone_usuario
      order by max(s.resposta) desc, u.nome_ordem, u.id limit ${mostPeople}) f
  ) faltam on true
  where d.id_cliente = ${idCliente} and d.id_responsavel = ${idUsuario} and d.excluido_em is null and d.status = 1
    and not d.lider_a_confirmar`
