import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { mostPeople, personJson } from '../../acesso/usuario/index.js'

/**
 * SQL: the active classes that this person teaches, as the home page's groups. What is next is the lesson whose roll is
 * to be called: today's, otherwise one of the last six days without a roll, otherwise the next one. A roll counts when
 * somebody was present: without that, nobody called it.
 */
export function ledClasses(idCliente: number, idUsuario: number, today: DateOnly): RawBuilder<unknown> {
  const present = sql`(select count(*)::int from membro_aula_ebd p where p.id_aula = a.id and p.id_cliente = a.id_cliente)`
  const lessons = sql`from aula_ebd a where a.id_cliente = c.id_cliente and a.id_classe = c.id and a.excluido_em is null`
  return sql`
    select 'classeEBD' as tipo, c.id, c.uuid, c.nome_classe as nome, c.nome_ordem as ordem,
      vez.aula as proximo, ultimas.todas -> 0 as ultimo, coalesce(faltaram.todos, '[]') as pessoas
    from classe_ebd c
    left join lateral (
      select jsonb_build_object('id', a.id, 'dia', a.data_aula, 'titulo', a.tema_aula, 'feito', a.feita) as aula
      from (select a.id, a.data_aula, a.tema_aula, ${present} > 0 as feita ${lessons}
        and a.data_aula between ${today}::date - 6 and ${today}::date + 90) a
      where a.data_aula >= ${today}::date or not a.feita
      order by a.data_aula <> ${today}::date, a.data_aula > ${today}::date, abs(a.data_aula - ${today}::date) limit 1
    ) vez on true
    left join lateral (
      select jsonb_agg(jsonb_build_object('id', a.id, 'dia', a.data_aula, 'presentes', a.presentes,
          'visitantes', a.visitantes) order by a.data_aula desc) as todas,
        array_agg(a.id) as ids, min(a.data_aula) as desde
      from (select a.id, a.data_aula, a.visitantes, ${present} as presentes ${lessons} and a.data_aula <= ${today}::date
        and exists (select from membro_aula_ebd p where p.id_aula = a.id and p.id_cliente = a.id_cliente)
        order by a.data_aula desc limit 2) a
    ) ultimas on true
    left join lateral (
      select jsonb_agg(${personJson(sql`'faltou'`)} order by f.nome_ordem, f.id) as todos
      from (select u.id, u.uuid, u.name, u.nome_ordem, u.telefone_usuario
        from membro_classe_ebd o join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
        where o.id_cliente = c.id_cliente and o.id_classe = c.id and o.status_membro = 'ativo' and o.id_membro <> ${idUsuario}
          and u.excluido_em is null and u.usuario_ativo = 1 and array_length(ultimas.ids, 1) = 2
          and o.created_at < ultimas.desde + interval '1 day'
          and not exists (select from membro_aula_ebd p where p.id_cliente = o.id_cliente
            and p.id_aula = any(ultimas.ids) and p.id_membro = o.id_membro)
        order by u.nome_ordem, u.id limit ${mostPeople}) f
    ) faltaram on true
    where c.id_cliente = ${idCliente} and c.id_professor = ${idUsuario} and c.excluido_em is null
      and c.status_classe = 'ativa' and not c.lider_a_confirmar`
}
