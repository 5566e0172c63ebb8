import { sql } from 'kysely'
import type { Situacao } from '../../../../schema/rules/acesso/funcao.input.js'
import type { Perfil } from '../../../kernel/access/actions.js'
import type { ChurchRules } from '../../../kernel/access/grants.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { accessRules } from '../sessao/index.js'
import { status } from './funcao.queries.js'
import type { HeldDuty } from './previsto.rules.js'

type Work = Pick<Reading, 'db'> & { idCliente: number }

/** A person's perfil and what the church has decided about it, with the areas in which the person leads a group. */
export async function rulesOfPerson(
  work: Work,
  id: number,
): Promise<{ perfil: Perfil; rules: ChurchRules } | undefined> {
  const row = await from(work, 'usuario')
    .select(['perfil', sql<string | null>`${sql.raw(accessRules('usuario'))}`.as('regras')])
    // who has no perfil yet leads once a perfil lets that person in
    .select(sql<string[]>`to_jsonb(areas_lideradas(usuario.id_cliente, usuario.id))`.as('lidera'))
    .where('id', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const rules: ChurchRules = row.regras ? JSON.parse(row.regras) : { celulas: null, funcoes: null }
  return { perfil: row.perfil as Perfil, rules: { ...rules, lidera: row.lidera } }
}

const duty = ['funcao.acoes', 'funcao.alcance', 'funcao.exclusiva'] as const

/** The functions that a person has, will have or had, with whether each gives something today. */
export async function heldBy(
  work: Work,
  idUsuario: number,
): Promise<(HeldDuty & { idVinculo: number; situacao: Situacao })[]> {
  const rows = await from(work, 'funcao_usuario')
    .innerJoin('funcao', (join) =>
      join
        .onRef('funcao.id', '=', 'funcao_usuario.idFuncao')
        .onRef('funcao.idCliente', '=', 'funcao_usuario.idCliente'),
    )
    .select(['funcao_usuario.id as idVinculo', 'funcao_usuario.idFuncao', ...duty, status.as('situacao')])
    .where('funcao_usuario.idUsuario', '=', idUsuario)
    .orderBy('funcao_usuario.idFuncao')
    .execute()
  return rows.map((row) => ({ ...row, vale: row.situacao === 'atual' }))
}

/** Functions of these numbers that are not deleted, as they work from the day on which they are given. */
export async function dutiesOf(work: Work, ids: readonly number[]): Promise<HeldDuty[]> {
  if (ids.length === 0) return []
  const rows = await from(work, 'funcao')
    .select(['funcao.id as idFuncao', ...duty])
    .where('funcao.id', 'in', [...ids])
    .where('funcao.excluidoEm', 'is', null)
    .orderBy('funcao.id')
    .execute()
  return rows.map((row) => ({ ...row, vale: true }))
}
