import { type RawBuilder, sql } from 'kysely'

/**
 * SQL: the missions for which this person is responsible and which are planned or in progress, as the home page's
 * groups, with the number of people who take part.
 */
export const ledMissoes = (idCliente: number, idUsuario: number): RawBuilder<unknown> => sql`
  select 'missao' as tipo, s.id, s.uuid, s.nome_missao as nome, s.nome_ordem as ordem,
    jsonb_build_object('id', s.id, 'dia', s.data_inicio, 'ate', s.data_fim, 'local', s.local_missao, 'quantos', (
      select count(*)::int from membro_missao o join usuario u on u.id = o.id_membro and u.id_cliente = o.id_cliente
      where o.id_missao = s.id and o.id_cliente = s.id_cliente and o.status_membro = 'ativo' and u.excluido_em is null
    )) as proximo, null::jsonb as ultimo, '[]'::jsonb as pessoas
  from missao s
  where s.id_cliente = ${idCliente} and s.id_responsavel = ${idUsuario} and s.excluido_em is null
    and s.status_missao in ('planejada', 'em_andamento') and not s.lider_a_confirmar`
