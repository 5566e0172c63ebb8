import { groupedBy, loaderOf } from '../../../kernel/reading/loader.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'

type Work = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'id',
  'uuid',
  'idCliente',
  'nome',
  'descricao',
  'acoes',
  'alcance',
  'exclusiva',
  'createdAt',
  'excluidoEm',
  'versao',
] as const

export const listar = (work: Work, excluidos: boolean) =>
  from(work, 'funcao')
    .select(columns)
    .where('excluidoEm', excluidos ? 'is not' : 'is', null)
    .orderBy('nomeOrdem')
    .orderBy('id')
    .execute()

export const ler = (work: Work, ref: RecordRef) =>
  from(work, 'funcao').select(columns).where(isRecord('funcao', ref)).executeTakeFirst()

export type FuncaoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

export const funcaoPorId = loaderOf((work, ids) =>
  from(work, 'funcao').select(columns).where('id', 'in', ids).execute(),
)

const vinculo = ['id', 'uuid', 'idCliente', 'idFuncao', 'idUsuario', 'inicio', 'fim', 'versao'] as const

export const lerVinculo = (work: Work, ref: RecordRef) =>
  from(work, 'funcao_usuario').select(vinculo).where(isRecord('funcao_usuario', ref)).executeTakeFirst()

export type FuncaoUsuarioRow = NonNullable<Awaited<ReturnType<typeof lerVinculo>>>

const vinculosBy = (column: 'idFuncao' | 'idUsuario') =>
  groupedBy<FuncaoUsuarioRow[]>(async (work, ids) => {
    const rows = await from(work, 'funcao_usuario')
      .select(vinculo)
      .where(column, 'in', ids)
      .orderBy('inicio', 'desc')
      .orderBy('id')
      .execute()
    return ids.map((id) => rows.filter((row) => row[column] === id))
  })

/** The people who have, had or will have each function. */
export const pessoasDaFuncao = vinculosBy('idFuncao')

/** The functions that each person has, had or will have. */
export const funcoesDaPessoa = vinculosBy('idUsuario')
