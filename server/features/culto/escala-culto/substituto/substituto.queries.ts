import { sql } from 'kysely'
import { from, isRecord, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../../kernel/data/tenant/session.js'
import { absences } from '../../indisponibilidade/index.js'
import { engagements, passou, rosters } from '../escala-culto.queries.js'
import { sameTime } from '../escala-culto.rules.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** A roster entry with what a substitute must know. */
export const readDuty = (work: Scope, ref: RecordRef) =>
  rosters(work)
    .select([
      'escala_culto.id',
      'escala_culto.idCulto',
      'escala_culto.idMembro',
      'escala_culto.funcao',
      'escala_culto.funcaoOrdem',
      'escala_culto.idDepartamento',
      'usuario.name',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'culto.statusCulto',
      passou.as('passou'),
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where(isRecord('escala_culto', ref))
    .executeTakeFirst()

export type Duty = NonNullable<Awaited<ReturnType<typeof readDuty>>>

/**
 * The people who can take over a roster entry: active, of the same function or department, who have not blocked the day,
 * do not serve at that hour and have not declined this worship service. Who served longest ago comes first. `chamado`: the
 * open request asks the person already.
 */
export async function ableToServe(work: Scope, duty: Duty, limit: number) {
  const { dataCulto } = duty
  const away = await absences(work, { de: dataCulto, ate: dataCulto })
  const busy = (await engagements(work, null, [dataCulto])).filter((other) => sameTime(other, duty))
  const bound = [duty.idMembro, ...[...away, ...busy].map(({ idMembro }) => idMembro)]
  const { rows } = await sql<{ id: number; uuid: string; name: string; chamado: boolean }>`
    select u.id, u.uuid, u.name, exists (
      select from pedido_substituto p
      join convite_substituto c on c.id_pedido = p.id and c.id_cliente = p.id_cliente
      where p.id_cliente = u.id_cliente and p.id_escala = ${duty.id} and p.id_membro = ${duty.idMembro}
        and p.situacao = 'aberto' and c.id_membro = u.id and c.resposta = 'pendente') as chamado
    from usuario u
    left join lateral (
      select max(k.data_culto) as vez, count(*) filter (where e.id_culto = ${duty.idCulto}) as aqui
      from escala_culto e join culto k on k.id = e.id_culto and k.id_cliente = e.id_cliente
      where e.id_cliente = u.id_cliente and e.id_membro = u.id and e.funcao_ordem = ${duty.funcaoOrdem}
        and e.excluido_em is null and k.excluido_em is null
    ) servico on true
    where u.id_cliente = ${work.idCliente} and u.excluido_em is null and u.usuario_ativo = 1
      and not (u.id = any (${bound}::int[]))
      and coalesce(servico.aqui, 0) = 0
      and (servico.vez is not null or exists (
        select from departamento_membro m where m.id_cliente = u.id_cliente and m.id_membro = u.id
          and m.id_departamento = ${duty.idDepartamento}::int and m.status_membro = 'ativo' and not m.a_confirmar))
      and not exists (select from escala_culto r where r.id_cliente = u.id_cliente and r.id_membro = u.id
        and r.id_culto = ${duty.idCulto} and r.excluido_em is null and r.resposta = 'recusada')
    order by servico.vez nulls last, u.nome_ordem, u.id
    limit ${limit}`.execute(work.db)
  return rows
}

/** The open request for a roster entry, and who was asked. */
export const openPedido = (work: Writing, idEscala: number) =>
  from(work, 'pedido_substituto')
    .select(['id', 'idMembro', 'idAutor'])
    .where('idEscala', '=', idEscala)
    .where('situacao', '=', 'aberto')
    .executeTakeFirst()

/** The open requests for these roster entries, how many people each asks, and how many of them have not answered yet. */
export const openPedidos = (work: Scope, escalas: readonly number[]) =>
  from(work, 'pedido_substituto')
    .innerJoin('escala_culto', (join) =>
      join
        .onRef('escala_culto.id', '=', 'pedido_substituto.idEscala')
        .onRef('escala_culto.idCliente', '=', 'pedido_substituto.idCliente')
        .onRef('escala_culto.idMembro', '=', 'pedido_substituto.idMembro'),
    )
    .innerJoin('convite_substituto', (join) =>
      join
        .onRef('convite_substituto.idPedido', '=', 'pedido_substituto.id')
        .onRef('convite_substituto.idCliente', '=', 'pedido_substituto.idCliente'),
    )
    .select([
      'pedido_substituto.idEscala',
      sql<number>`count(*)::int`.as('chamados'),
      sql<number>`(count(*) filter (where convite_substituto.resposta = 'pendente'))::int`.as('aguardando'),
    ])
    .where('pedido_substituto.situacao', '=', 'aberto')
    .where('pedido_substituto.idEscala', 'in', escalas)
    .groupBy('pedido_substituto.idEscala')
    .execute()

/** Invitations of one person, whatever became of them. */
const convites = (work: Scope, idMembro: number) =>
  rosters(work)
    .innerJoin('pedido_substituto', (join) =>
      join
        .onRef('pedido_substituto.idEscala', '=', 'escala_culto.id')
        .onRef('pedido_substituto.idCliente', '=', 'escala_culto.idCliente'),
    )
    .innerJoin('convite_substituto', (join) =>
      join
        .onRef('convite_substituto.idPedido', '=', 'pedido_substituto.id')
        .onRef('convite_substituto.idCliente', '=', 'pedido_substituto.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'culto.idLocal').onRef('local.idCliente', '=', 'culto.idCliente'),
    )
    .where('convite_substituto.idMembro', '=', idMembro)
    .select([
      'convite_substituto.id',
      'convite_substituto.uuid',
      'convite_substituto.idCliente',
      'pedido_substituto.idEscala',
      'pedido_substituto.id as idPedido',
      'escala_culto.funcao',
      'usuario.name as nomeDeQuemPede',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'local.nomeLocal',
    ])

/** The invitations that one person can still accept, the nearest worship service first. They end when it begins. */
export const openConvites = (work: Scope, idMembro: number, limit = 20) =>
  convites(work, idMembro)
    .where('pedido_substituto.situacao', '=', 'aberto')
    .whereRef('pedido_substituto.idMembro', '=', 'escala_culto.idMembro')
    .where('convite_substituto.resposta', '=', 'pendente')
    .where('escala_culto.excluidoEm', 'is', null)
    .where('culto.statusCulto', '=', 'agendado')
    .where(sql<boolean>`not ${passou}`)
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('convite_substituto.id')
    .limit(limit)
    .execute()

export const readConvite = (work: Scope, idMembro: number, ref: RecordRef) =>
  convites(work, idMembro).where(isRecord('convite_substituto', ref)).executeTakeFirst()

/** Who took over the roster entry from this person, if somebody did. */
export async function substitutoOf(work: Scope, idMembro: number, ref: RecordRef) {
  return from(work, 'pedido_substituto')
    .innerJoin('escala_culto', (join) =>
      join
        .onRef('escala_culto.id', '=', 'pedido_substituto.idEscala')
        .onRef('escala_culto.idCliente', '=', 'pedido_substituto.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'pedido_substituto.idSubstituto')
        .onRef('usuario.idCliente', '=', 'pedido_substituto.idCliente'),
    )
    .select(['usuario.id', 'usuario.name'])
    .where('pedido_substituto.idMembro', '=', idMembro)
    .where(isRecord('escala_culto', ref))
    .orderBy('pedido_substituto.id', 'desc')
    .executeTakeFirst()
}
