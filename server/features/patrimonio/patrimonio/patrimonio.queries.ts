import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarPatrimoniosInput } from '../../../../schema/rules/patrimonio/patrimonio.input.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Patrimonio } from './patrimonio.entity.js'

const columns = [
  ...recordFields(Patrimonio, 'nomeOrdem', 'busca'),
  'tipo_patrimonio.tipoPatrimonio as nomeTipo',
  'local.nomeLocal',
  'arquivo.uuid as uuidFoto',
] as const

const sortColumns = {
  nomePatrimonio: 'patrimonio.nomeOrdem',
  codigoPatrimonio: 'patrimonio.codigoPatrimonio',
  tipo: 'tipo_patrimonio.nomeOrdem',
  dataAquisicaoPatrimonio: 'patrimonio.dataAquisicaoPatrimonio',
  valorAtualPatrimonio: 'patrimonio.valorAtualPatrimonio',
  createdAt: 'patrimonio.createdAt',
} as const

export type ListPatrimoniosInput = z.output<typeof listarPatrimoniosInput>

export function listRows(work: Reading, input: ListPatrimoniosInput) {
  const { filtro, ordem } = input
  let query = assets(work).where('patrimonio.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([
        eb('patrimonio.busca', 'like', pattern),
        eb('tipo_patrimonio.nomeOrdem', 'like', pattern),
        eb('local.nomeOrdem', 'like', pattern),
      ]),
    )
  if (filtro?.estadoConservacaoPatrimonio)
    query = query.where(
      sql<boolean>`normalizar(patrimonio.estado_conservacao_patrimonio) = normalizar(${filtro.estadoConservacaoPatrimonio})`,
    )
  if (filtro?.tipoPatrimonio) query = query.where(isRecord('tipo_patrimonio', filtro.tipoPatrimonio))
  if (filtro?.idLocal) query = query.where(isRecord('local', filtro.idLocal))
  const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy(sortColumns[ordem?.campo ?? 'nomePatrimonio'], direction)
    .orderBy('patrimonio.id', direction)
  return listOf(input, sorted, query)
}

/** Joins the names of type and place, and the picture: old integrations need them in every row, exports the names. */
const assets = (work: Reading) =>
  from(work, 'patrimonio')
    .innerJoin('tipo_patrimonio', (join) =>
      join
        .onRef('tipo_patrimonio.id', '=', 'patrimonio.tipoPatrimonio')
        .onRef('tipo_patrimonio.idCliente', '=', 'patrimonio.idCliente'),
    )
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'patrimonio.idLocal').onRef('local.idCliente', '=', 'patrimonio.idCliente'),
    )
    .leftJoin('arquivo', (join) =>
      join.onRef('arquivo.id', '=', 'patrimonio.idFoto').onRef('arquivo.idCliente', '=', 'patrimonio.idCliente'),
    )

export const read = (work: Reading, ref: RecordRef) =>
  assets(work).select(columns).where(isRecord('patrimonio', ref)).executeTakeFirst()

export type PatrimonioRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads assets by id, including deleted ones, for records that refer to an asset. */
export const patrimonioById = loaderOf((work, ids) =>
  assets(work).select(columns).where('patrimonio.id', 'in', ids).execute(),
)

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'patrimonio').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomePatrimonio', 'codigoPatrimonio'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}
