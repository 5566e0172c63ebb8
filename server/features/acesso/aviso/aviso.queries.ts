import { sql } from 'kysely'
import type { Perfil } from '../../../../schema/rules/perfis.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Channels } from './aviso.entity.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** What the notifier knows of a person. */
export interface Delivery {
  id: number
  name: string
  email: string | null
  /** the newest answer to the consent 'comunicacao', to whatever version of its text, refuses e-mails */
  semCartas: boolean
  canais: Channels | null
  /** null also when the person has chosen nothing; `escolheu` tells the difference */
  silencioDe: string | null
  silencioAte: string | null
  escolheu: boolean
  aparelhos: number
}

const colunas = sql`u.id, u.name, u.email, p.silencio_de as "silencioDe", p.silencio_ate as "silencioAte",
  p.id is not null as escolheu,
  coalesce((select c.aceito from consentimento c where c.id_cliente = u.id_cliente and c.id_usuario = u.id
    and c.documento = 'comunicacao' order by c.id desc limit 1), 1) = 0 as "semCartas",
  (select count(*)::int from aparelho a where a.id_cliente = u.id_cliente and a.id_usuario = u.id) as aparelhos`

const pessoas = sql`usuario u left join preferencia_aviso p on p.id_usuario = u.id and p.id_cliente = u.id_cliente`

const activeUsers = (idCliente: number) =>
  sql`u.id_cliente = ${idCliente} and u.excluido_em is null and u.usuario_ativo = 1`

/**
 * The active ones of these people, with what they have chosen for a kind of notice. Sorted by e-mail address, as the
 * limits of e-mails require.
 */
export async function deliveriesTo(
  { db, idCliente }: Scope,
  tipo: string,
  ids: readonly number[],
): Promise<Delivery[]> {
  const { rows } = await sql<Delivery>`
    select ${colunas}, p.canais -> ${tipo}::text as canais from ${pessoas}
    where ${activeUsers(idCliente)} and u.id = any (${ids}::int[])
    order by u.email`.execute(db)
  return rows
}

/** Ids of the active people whom a notice to the whole church can reach at all. */
export async function reachable(
  { db, idCliente }: Scope,
  tipo: string,
  { email, after, most }: { email: boolean; after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from ${pessoas}
    where ${activeUsers(idCliente)} and u.id > ${after} and (
      exists (select from aparelho a where a.id_cliente = u.id_cliente and a.id_usuario = u.id)
      or u.email is not null and coalesce((p.canais -> ${tipo}::text ->> 'email')::boolean, ${email}::boolean))
    order by u.id limit ${most}`.execute(db)
  return rows.map(({ id }) => id)
}

export interface PendingAviso extends Delivery {
  idAviso: number
  uuid: string
  tipo: string
  titulo: string
  texto: string
  caminho: string
  cartaCifrado: string | null
  /** seconds for which it is still news; null: it may come late */
  restam: number | null
  entregues: number[]
  tentativas: number
  perfil: Perfil
  /** false: deactivated or deleted since */
  ativa: boolean
  fuso: string
  destinos: { id: number; cifrado: string }[]
}

/** These notices as far as they still wait, with their person as the person is now, and the person's devices. */
export async function pendingAvisos({ db, idCliente }: Scope, ids: readonly number[]): Promise<PendingAviso[]> {
  const { rows } = await sql<PendingAviso>`
    select ${colunas}, p.canais -> n.tipo as canais, n.id as "idAviso", n.uuid, n.tipo, n.titulo, n.texto, n.caminho,
      n.carta_cifrado as "cartaCifrado", extract(epoch from n.vale_ate - now())::int as restam, n.entregues, n.tentativas, u.perfil,
      u.excluido_em is null and u.usuario_ativo = 1 as ativa, i.fuso_horario as fuso,
      coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'cifrado', a.cifrado) order by a.id) from aparelho a
        where a.id_cliente = u.id_cliente and a.id_usuario = u.id), '[]') as destinos
    from aviso n join ${pessoas} on u.id = n.id_usuario and u.id_cliente = n.id_cliente
    join cliente i on i.id = n.id_cliente and i.id_cliente = n.id_cliente
    where n.id_cliente = ${idCliente} and n.id = any (${ids}::int[]) and n.situacao = 'pendente'
    order by n.id`.execute(db)
  return rows
}

/** The choices of one person; undefined when the person has made none. */
export const preferencias = ({ db, idCliente }: Scope, idUsuario: number) =>
  from({ db, idCliente }, 'preferencia_aviso')
    .select(['silencioDe', 'silencioAte', 'canais'])
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst()

export const aparelhosOf = ({ db, idCliente }: Scope, idUsuario: number) =>
  from({ db, idCliente }, 'aparelho')
    .select(['id', 'uuid', 'sessao', 'dispositivo', 'createdAt', 'recebidoEm'])
    .where('idUsuario', '=', idUsuario)
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Stores what a person chooses; what is not given stays as it is. */
export async function saveChannels(work: Writing, idUsuario: number, tipo: string, channels: Channels): Promise<void> {
  await sql`
    insert into preferencia_aviso as p (id_cliente, id_usuario, canais)
    values (${work.idCliente}, ${idUsuario}, ${JSON.stringify({ [tipo]: channels })}::jsonb)
    on conflict (id_cliente, id_usuario) do update set updated_at = excluded.updated_at, versao = p.versao + 1,
      canais = jsonb_set(p.canais, array[${tipo}::text], coalesce(p.canais -> ${tipo}::text, '{}') || ${JSON.stringify(channels)}::jsonb)`.execute(
    work.db,
  )
}

export async function saveQuietHours(work: Writing, idUsuario: number, from: string | null, until: string | null) {
  await sql`
    insert into preferencia_aviso as p (id_cliente, id_usuario, silencio_de, silencio_ate)
    values (${work.idCliente}, ${idUsuario}, ${from}, ${until})
    on conflict (id_cliente, id_usuario) do update set updated_at = excluded.updated_at, versao = p.versao + 1,
      silencio_de = excluded.silencio_de, silencio_ate = excluded.silencio_ate`.execute(work.db)
}

/** Which of these people were told this; for 30 days, after which notices are deleted. */
export async function alreadyNotified(
  { db, idCliente }: Scope,
  chave: string,
  ids: readonly number[],
): Promise<number[]> {
  if (!ids.length) return []
  const rows = await from({ db, idCliente }, 'aviso')
    .select('idUsuario')
    .where('idUsuario', 'in', [...ids])
    .where('chave', '=', chave)
    .execute()
  return rows.map(({ idUsuario }) => idUsuario)
}

/** Deletes devices, choices and notices of a person who leaves for ever. */
export async function forgetAvisos(work: Writing, idUsuario: number): Promise<void> {
  for (const table of ['aparelho', 'preferencia_aviso', 'aviso'] as const)
    await removeFrom(work, table).where('idUsuario', '=', idUsuario).execute()
}
