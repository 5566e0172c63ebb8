import { sql } from 'kysely'
import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarPixRecebidosInput } from './pix-recebido.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'pix_recebido.id',
  'pix_recebido.uuid',
  'pix_recebido.idCliente',
  'pix_recebido.endToEndId',
  'pix_recebido.txid',
  'pix_recebido.valor',
  'pix_recebido.valorDevolvido',
  'pix_recebido.quando',
  'pix_recebido.data',
  'pix_recebido.pagador',
  'pix_recebido.mensagem',
  'pix_recebido.situacao',
  'pix_recebido.motivo',
  'pix_recebido.idCodigo',
  'pix_recebido.idDizimo',
  'pix_recebido.idDoacao',
  'pix_recebido.idContaReceber',
  'pix_recebido.idBaixaReceber',
  'pix_recebido.createdAt',
  'pix_recebido.updatedAt',
  'pix_recebido.versao',
] as const

const received = (work: Scope) =>
  from(work, 'pix_recebido')
    .leftJoin('codigo_pix', (join) =>
      join
        .onRef('codigo_pix.id', '=', 'pix_recebido.idCodigo')
        .onRef('codigo_pix.idCliente', '=', 'pix_recebido.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'codigo_pix.idUsuario').onRef('usuario.idCliente', '=', 'codigo_pix.idCliente'),
    )

/** Newest first. The search matches names, of who paid and of who gives, and ids. */
export function listar(work: Reading, { filtro, ...input }: z.output<typeof listarPixRecebidosInput>) {
  let query = received(work)
  const patterns = searchPatterns(input.busca)
  if (patterns.length)
    query = query.where(({ or, and, eb }) =>
      or([
        and(patterns.map((pattern) => eb('usuario.nomeOrdem', 'like', pattern))),
        and(patterns.map((pattern) => eb(sql<string>`normalizar(pix_recebido.pagador)`, 'like', pattern))),
        and(
          patterns.map((pattern) =>
            eb(
              sql<string>`lower(pix_recebido.end_to_end_id || ' ' || coalesce(pix_recebido.txid, ''))`,
              'like',
              pattern,
            ),
          ),
        ),
      ]),
    )
  if (filtro?.situacao) query = query.where('pix_recebido.situacao', '=', filtro.situacao)
  if (filtro?.inicio) query = query.where('pix_recebido.data', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('pix_recebido.data', '<=', filtro.fim)
  if (filtro?.idCodigo) query = query.where(isRecord('codigo_pix', filtro.idCodigo))
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy('pix_recebido.quando', 'desc')
    .orderBy('pix_recebido.id', 'desc')
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  from(work, 'pix_recebido').select(columns).where(isRecord('pix_recebido', ref)).executeTakeFirst()

export type PixRecebidoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The purpose and the person that a txid stands for, of a static code or of a charge. */
export async function codigoDoTxid(work: Scope, txid: string | null) {
  if (txid === null) return undefined
  const columns = ['id', 'finalidade', 'idUsuario', 'idCampanha', 'idEvento'] as const
  const still = await from(work, 'codigo_pix').select(columns).where('txid', '=', txid).executeTakeFirst()
  if (still) return still
  return from(work, 'codigo_pix')
    .select(columns)
    .where('id', '=', from(work, 'pix_cobranca').select('pix_cobranca.idCodigo').where('txid', '=', txid))
    .executeTakeFirst()
}

/** The receivable that a txid stands for. */
export const contaDoTxid = async (work: Scope, txid: string | null): Promise<number | null> =>
  txid === null
    ? null
    : ((await from(work, 'pix_cobranca').select('idContaReceber').where('txid', '=', txid).executeTakeFirst())
        ?.idContaReceber ?? null)

export type CodigoDoPix = NonNullable<Awaited<ReturnType<typeof codigoDoTxid>>>

/** For the spreadsheet: with names, in place of numbers. */
export async function comNomes(work: Scope, rows: readonly PixRecebidoRow[]) {
  const ids = [...new Set(rows.flatMap(({ idCodigo }) => (idCodigo === null ? [] : [idCodigo])))]
  const found = ids.length
    ? await from(work, 'codigo_pix')
        .leftJoin('usuario', (join) =>
          join.onRef('usuario.id', '=', 'codigo_pix.idUsuario').onRef('usuario.idCliente', '=', 'codigo_pix.idCliente'),
        )
        .select(['codigo_pix.id', 'codigo_pix.finalidade', 'usuario.name'])
        .where('codigo_pix.id', 'in', ids)
        .execute()
    : []
  const codes = new Map(found.map((code) => [code.id, code]))
  return rows.map((row) => ({ ...row, codigo: row.idCodigo === null ? undefined : codes.get(row.idCodigo) }))
}

export type PixComNomes = Awaited<ReturnType<typeof comNomes>>[number]
