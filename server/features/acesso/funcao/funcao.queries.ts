import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarFuncoesInput, listarVinculosInput, Situacao } from '../../../../schema/rules/acesso/funcao.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Funcao } from './funcao.entity.js'

type Work = Pick<Reading, 'db' | 'idCliente'>

export const columns = recordFields(Funcao, 'updatedAt', 'nomeOrdem')

export function listRows(work: Work, input: z.output<typeof listarFuncoesInput>) {
  let query = from(work, 'funcao').where('excluidoEm', input.filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('nomeOrdem', 'like', pattern)
  return listOf(input, query.select(columns).orderBy('nomeOrdem').orderBy('id'), query)
}

/** All functions of the church that are not deleted. */
export const allFuncoes = (work: Work) =>
  from(work, 'funcao').select(columns).where('excluidoEm', 'is', null).orderBy('nomeOrdem').orderBy('id').execute()

export const read = (work: Work, ref: RecordRef) =>
  from(work, 'funcao').select(columns).where(isRecord('funcao', ref)).executeTakeFirst()

export type FuncaoRow = NonNullable<Awaited<ReturnType<typeof read>>>

export const funcaoById = loaderOf((work, ids) => from(work, 'funcao').select(columns).where('id', 'in', ids).execute())

const vinculo = ['id', 'uuid', 'idCliente', 'idFuncao', 'idUsuario', 'inicio', 'fim', 'versao'] as const

export const readVinculo = (work: Work, ref: RecordRef) =>
  from(work, 'funcao_usuario').select(vinculo).where(isRecord('funcao_usuario', ref)).executeTakeFirst()

export type FuncaoUsuarioRow = NonNullable<Awaited<ReturnType<typeof readVinculo>>>

/** Whether somebody has the function, will have it, or had it. */
export const hasAnyone = async (work: Work, idFuncao: number): Promise<boolean> =>
  (await from(work, 'funcao_usuario').select('id').where('idFuncao', '=', idFuncao).limit(1).executeTakeFirst()) !==
  undefined

/** Whether the person has no perfil: then no function works. */
export const withoutPerfil = async (work: Work, id: number): Promise<boolean> =>
  (await from(work, 'usuario')
    .select('id')
    .where('id', '=', id)
    .where('perfil', '=', perfis.none)
    .executeTakeFirst()) !== undefined

const today = sql<string>`(
  select (now() at time zone c.fuso_horario)::date from cliente c
  where c.id = funcao_usuario.id_cliente and c.id_cliente = funcao_usuario.id_cliente)`

/**
 * Whether somebody has the function now, will have it, or had it. An exclusive one limits the person also when it is over,
 * or deleted; of other deleted functions nothing is left.
 */
export const status = sql<Situacao>`case
  when funcao.excluido_em is null and funcao_usuario.inicio > ${today} then 'futura'
  when funcao.excluido_em is not null or funcao_usuario.fim < ${today}
    then case when funcao.exclusiva then 'limita' else 'encerrada' end
  else 'atual' end`

const inOrder: readonly Situacao[] = ['atual', 'futura', 'limita', 'encerrada']

/** Who has, had or will have which function: first those who have it now, last those who had it. */
export function listVinculos(work: Work, input: z.output<typeof listarVinculosInput>) {
  let query = from(work, 'funcao_usuario').leftJoin('funcao', (join) =>
    join.onRef('funcao.id', '=', 'funcao_usuario.idFuncao').onRef('funcao.idCliente', '=', 'funcao_usuario.idCliente'),
  )
  const wanted = input.filtro?.situacoes
  if (wanted) query = query.where(status, 'in', wanted)
  for (const pattern of searchPatterns(input.busca))
    query = query.where(
      sql<boolean>`(funcao.nome_ordem like ${pattern} or exists (select from usuario u
        where u.id_cliente = funcao_usuario.id_cliente and u.id = funcao_usuario.id_usuario and u.nome_ordem like ${pattern}))`,
    )
  const sorted = query
    .select(vinculo.map((column) => `funcao_usuario.${column}` as const))
    .orderBy(sql`array_position(array[${sql.join(inOrder.map((one) => sql.lit(one)))}], ${status})`)
    .orderBy('funcao_usuario.inicio', 'desc')
    .orderBy('funcao_usuario.id')
  return listOf(input, sorted, query)
}
