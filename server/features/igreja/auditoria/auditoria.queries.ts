import { sql } from 'kysely'
import type { z } from 'zod'
import { instantIn } from '../../../../schema/rules/dates.js'
import type { listarAuditoriaInput } from '../../../../schema/rules/igreja/auditoria.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { Engine } from '../../../kernel/base/config.js'
import { from, isRecord } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'

/**
 * The audit log, newest first.
 * @param fuso time zone of the days in the filter
 * @param engine of the database
 */
export async function listRows(
  work: Reading,
  input: z.output<typeof listarAuditoriaInput>,
  fuso: string,
  engine: Engine,
) {
  const { filtro } = input
  let query = from(work, 'auditoria').leftJoin('usuario', (join) =>
    join.onRef('usuario.id', '=', 'auditoria.idUsuario').onRef('usuario.idCliente', '=', 'auditoria.idCliente'),
  )
  if (filtro?.idUsuario) query = query.where(isRecord('usuario', filtro.idUsuario))
  if (filtro?.tabela) query = query.where('auditoria.tabela', '=', filtro.tabela)
  if (filtro?.idRegistro) query = query.where('auditoria.idRegistro', '=', filtro.idRegistro)
  if (filtro?.operacao) query = query.where('auditoria.operacao', '=', filtro.operacao)
  if (filtro?.de) query = query.where('auditoria.quando', '>=', new Date(instantIn(fuso, filtro.de)))
  if (filtro?.ate) query = query.where('auditoria.quando', '<', after(instantIn(fuso, filtro.ate, true)))
  for (const { acoes, pessoas } of await meanings(work, searchPatterns(input.busca), engine))
    query = query.where(
      sql<boolean>`(auditoria.acao = any (${acoes}::text[]) or auditoria.id_usuario = any (${pessoas}::int[]))`,
    )
  const sorted = query
    .select([
      'auditoria.id',
      'auditoria.idCliente',
      'auditoria.quando',
      'auditoria.idUsuario',
      'usuario.name as nomeUsuario',
      'auditoria.acao',
      'auditoria.requisicao',
      'auditoria.tabela',
      'auditoria.idRegistro',
      'auditoria.operacao',
      'auditoria.antes',
      'auditoria.depois',
    ])
    .orderBy('auditoria.id', 'desc')
  return listOf(input, sorted, query)
}

/** The possible meanings of a word in a search. */
interface Meaning {
  acoes: string[]
  pessoas: number[]
}

/**
 * The audit log has many rows, but few different actions and people. So this function first finds the actions and
 * people that match a word, and an index then finds their rows. The different actions are read from the index too, with
 * one look-up per action.
 */
async function meanings({ db, idCliente }: Reading, patterns: string[], engine: Engine): Promise<Meaning[]> {
  if (patterns.length === 0) return []
  if (idCliente === null && engine === 'citus') return meaningsOnNodes(db, patterns)
  const own = idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`
  const { rows } = await sql<Meaning>`
    with recursive acoes as (
      (select id_cliente, acao from auditoria where ${own} order by id_cliente, acao limit 1)
      union all
      select following.* from acoes, lateral (
        select id_cliente, acao from auditoria a where ${own} and (a.id_cliente, a.acao) > (acoes.id_cliente, acoes.acao)
        order by a.id_cliente, a.acao limit 1) following
    )
    select array(select distinct acao from acoes where lower(acao) like pattern) as acoes,
      array(select id from usuario where ${own} and busca like pattern) as pessoas
    from unnest(${patterns}::text[]) pattern`.execute(db)
  return rows
}

/** The same in all churches of Citus, which takes a recursive query only of one church: each node reads its whole log. */
async function meaningsOnNodes(db: Reading['db'], patterns: string[]): Promise<Meaning[]> {
  const { rows } = await sql<Meaning>`
    with acoes as materialized (select distinct acao from auditoria),
      pessoas as materialized (select id, busca from usuario where busca like any (${patterns}::text[]))
    select array(select acao from acoes where lower(acao) like pattern) as acoes,
      array(select id from pessoas where busca like pattern) as pessoas
    from unnest(${patterns}::text[]) pattern`.execute(db)
  return rows
}

/** One minute later: a day ends after its last minute. */
const after = (minute: string): Date => new Date(Date.parse(minute) + 60_000)
