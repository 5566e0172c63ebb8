import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { listarImportacoesInput, listarLinhasInput } from '../../../../schema/rules/pessoas/importacao.input.js'
import { from, type RecordRef, whereRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'

const columns = [
  'id',
  'uuid',
  'idCliente',
  'solicitadoPor',
  'nomeArquivo',
  'formato',
  'situacao',
  'colunas',
  'mapeamento',
  'avisos',
  'totalLinhas',
  'validas',
  'comErro',
  'duplicadas',
  'gravadas',
  'desfeitas',
  'gravadaEm',
  'desfeitaEm',
  'createdAt',
] as const

export const readRow = (work: Reading, ref: RecordRef) => {
  const where = whereRef(ref)
  const query = from(work, 'importacao').select(columns)
  return ('id' in where ? query.where('id', '=', where.id) : query.where('uuid', '=', where.uuid)).executeTakeFirst()
}

export type ImportacaoRow = NonNullable<Awaited<ReturnType<typeof readRow>>>

/** The church's imports, newest first by default. The search looks at the file's name. */
export function listRows(work: Reading, input: z.output<typeof listarImportacoesInput>) {
  let query = from(work, 'importacao')
  for (const pattern of searchPatterns(input.busca))
    query = query.where(sql<boolean>`normalizar(nome_arquivo) like ${pattern}`)
  const sorted = query.select(lean(columns, input.columns)).orderBy('createdAt', 'desc').orderBy('id', 'desc')
  return listOf(input, sorted, query)
}

type ListLinesInput = Omit<z.output<typeof listarLinhasInput>, 'id'> & { idImportacao: number }

/** Rows in the order of the file, as the preview shows them. */
export async function listLines(work: Reading, input: ListLinesInput) {
  let query = from(work, 'importacao_linha').where('idImportacao', '=', input.idImportacao)
  if (input.somente === 'aviso') query = query.where(sql<boolean>`avisos <> '[]'`)
  else if (input.somente) query = query.where('situacao', '=', input.somente)
  const text = (campo: string) => sql<string | null>`dados ->> ${sql.lit(campo)}`
  const sorted = query
    .select([
      'numero',
      'situacao',
      'erros',
      'avisos',
      'dados',
      text('name').as('name'),
      text('email').as('email'),
      text('telefoneUsuario').as('telefoneUsuario'),
      text('cpf').as('cpf'),
    ])
    .orderBy('numero')
  const list = await listOf(input, sorted, query)
  return { ...list, rows: list.rows.map((row) => ({ ...row, dados: listed(row.dados) })) }
}

export type LineRow = Awaited<ReturnType<typeof listLines>>['rows'][number]

const listed = (dados: object) => Object.entries(dados).map(([campo, given]) => ({ campo, texto: String(given) }))

/** The cells of all rows as JSON texts (see Linha), so that 50,000 rows do not become objects in this process. */
export async function readOriginals(work: Reading, idImportacao: number): Promise<string[]> {
  const { rows } = await sql<{ lote: string }>`
    select json_agg(json_build_object('numero', numero, 'valores', original) order by numero)::text as lote
    from importacao_linha where id_importacao = ${idImportacao} ${work.idCliente === null ? sql`` : sql`and id_cliente = ${work.idCliente}`}
    group by numero / 5000 order by numero / 5000`.execute(work.db)
  return rows.map(({ lote }) => lote)
}

/** The rows that were not imported: their cells as in the file and the reasons, in the order of the file. */
export const refusedLines = (work: Reading, idImportacao: number) =>
  from(work, 'importacao_linha')
    .select(['numero', 'original', 'erros'])
    .where('idImportacao', '=', idImportacao)
    .where('situacao', '!=', 'valida')
    .orderBy('numero')
    .execute()

/** What was chosen for the columns of the church's last files that were imported. */
export const earlierMappings = (work: Reading, idCliente: number) =>
  from(work, 'importacao')
    .select(['colunas', 'mapeamento'])
    .where('idCliente', '=', idCliente)
    .where('situacao', '=', 'gravada')
    .orderBy('id', 'desc')
    .limit(10)
    .execute()

/** What of the first imported rows was left out. */
export const firstAvisos = (work: Pick<Reading, 'db' | 'idCliente'>, idImportacao: number, limit: number) =>
  from(work, 'importacao_linha')
    .select(['numero', 'avisos'])
    .where('idImportacao', '=', idImportacao)
    .where(sql<boolean>`avisos <> '[]'`)
    .orderBy('numero')
    .limit(limit)
    .execute()

/** The first rows that cannot be imported, for clients without a preview. */
export const firstProblems = (work: Reading, idImportacao: number, limit: number) =>
  from(work, 'importacao_linha')
    .select(['numero', 'situacao', 'erros'])
    .where('idImportacao', '=', idImportacao)
    .where('situacao', '!=', 'valida')
    .orderBy('numero')
    .limit(limit)
    .execute()
