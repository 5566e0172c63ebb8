import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Finalidade, listarCodigosPixInput } from '../../../../schema/rules/missoes/codigo-pix.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { PixCode } from '../../../kernel/work/contributions/bank-money.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { CodigoPix } from './codigo-pix.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = recordFields(CodigoPix)

const codes = (work: Scope) =>
  from(work, 'codigo_pix').leftJoin('usuario', (join) =>
    join.onRef('usuario.id', '=', 'codigo_pix.idUsuario').onRef('usuario.idCliente', '=', 'codigo_pix.idCliente'),
  )

/** Newest first. The search matches txids and names. */
export function listRows(work: Reading, { filtro, ...input }: z.output<typeof listarCodigosPixInput>) {
  let query = codes(work)
  const patterns = searchPatterns(input.busca)
  if (patterns.length)
    query = query.where(({ or, and, eb }) =>
      or([
        and(patterns.map((pattern) => eb('usuario.nomeOrdem', 'like', pattern))),
        and(patterns.map((pattern) => eb(sql<string>`lower(codigo_pix.txid)`, 'like', pattern))),
      ]),
    )
  if (filtro?.finalidade) query = query.where('codigo_pix.finalidade', '=', filtro.finalidade)
  if (filtro?.idUsuario) query = query.where(isRecord('usuario', filtro.idUsuario))
  const sorted = query
    .select(lean(columns, input.columns))
    .orderBy('codigo_pix.createdAt', 'desc')
    .orderBy('codigo_pix.id', 'desc')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'codigo_pix').select(columns).where(isRecord('codigo_pix', ref)).executeTakeFirst()

export type CodigoPixRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The church that receives. */
export const recebedor = (work: Scope, idCliente: number) =>
  from({ ...work, idCliente }, 'cliente')
    .select(['nome', 'cnpj', 'chavePix', 'nomePix', 'cidadePix', 'enderecoOfertar', 'versao'])
    .where('id', '=', idCliente)
    .executeTakeFirstOrThrow()

export type Recebedor = Awaited<ReturnType<typeof recebedor>>

/** The church whose public page has this address; none while the church is suspended or closing. */
export const igrejaOfPage = (work: Scope, idCliente: number, endereco: string) =>
  from({ ...work, idCliente }, 'cliente')
    .select(['id', 'nome', 'cnpj', 'chavePix', 'nomePix', 'cidadePix', 'enderecoOfertar', 'versao'])
    .where('enderecoOfertar', '=', endereco)
    .where('suspensoEm', 'is', null)
    .where('apagarEm', 'is', null)
    .executeTakeFirst()

/**
 * Campaigns that still collect.
 * @param only the one that is looked for; without it, all
 */
export const campanhas = (work: Scope, idCliente: number, only?: number) =>
  from({ ...work, idCliente }, 'campanha_missoes')
    .select(['id', 'uuid', 'nomeCampanha as nome'])
    .where('excluidoEm', 'is', null)
    .where('statusCampanha', '=', 'ativa')
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .orderBy('dataFim')
    .orderBy('id')
    .limit(50)
    .execute()

/**
 * Events that are not over yet, the next ones first.
 * @param only the one that is looked for; without it, all
 */
export const eventos = (work: Scope, idCliente: number, only?: number) =>
  from({ ...work, idCliente }, 'evento')
    .select(['id', 'uuid', 'nomeEvento as nome'])
    .where('excluidoEm', 'is', null)
    .where(sql<boolean>`coalesce(data_fim, data_inicio + interval '1 day') > now()`)
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .orderBy('dataInicio')
    .orderBy('id')
    .limit(50)
    .execute()

/** What a code stands for. */
export interface Target {
  finalidade: Finalidade
  idUsuario: number | null
  idCampanha: number | null
  idEvento: number | null
}

/** Base 32 without letters that are taken for digits. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

const randomText = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

const newTxid = (finalidade: Finalidade): string => `${finalidade[0]?.toUpperCase()}${randomText(12)}`

/** The end of an address that nobody can guess. */
export const newEndereco = (): string => randomText(20).toLowerCase()

/** The code of this purpose and person. The first call creates it; of two concurrent ones, both get the same code. */
export async function codigoOf(
  work: Pick<Writing, 'db' | 'idCliente'>,
  target: Target,
): Promise<{ id: number; txid: string }> {
  const found = () =>
    from(work, 'codigo_pix')
      .select(['id', 'txid'])
      .where('finalidade', '=', target.finalidade)
      .where('idUsuario', 'is not distinct from', target.idUsuario)
      .where('idCampanha', 'is not distinct from', target.idCampanha)
      .where('idEvento', 'is not distinct from', target.idEvento)
      .executeTakeFirst()
  const existing = await found()
  if (existing) return existing
  const created = await work.db
    .insertInto('codigo_pix')
    .values({ ...target, idCliente: work.idCliente, txid: newTxid(target.finalidade) })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'txid'])
    .executeTakeFirst()
  const row = created ?? (await found())
  if (!row) throw new Error('a new txid was in use already')
  return row
}

/** The codes of these txids of one church, with what an entry says of them. */
export const codigosRecebidos = (
  work: Pick<Reading, 'db'> & { idCliente: number },
  txids: readonly string[],
): Promise<PixCode[]> =>
  from(work, 'codigo_pix')
    .leftJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'codigo_pix.idUsuario')
        .onRef('usuario.idCliente', '=', 'codigo_pix.idCliente')
        .on('usuario.excluidoEm', 'is', null),
    )
    .leftJoin('campanha_missoes', (join) =>
      join
        .onRef('campanha_missoes.id', '=', 'codigo_pix.idCampanha')
        .onRef('campanha_missoes.idCliente', '=', 'codigo_pix.idCliente'),
    )
    .leftJoin('evento', (join) =>
      join.onRef('evento.id', '=', 'codigo_pix.idEvento').onRef('evento.idCliente', '=', 'codigo_pix.idCliente'),
    )
    .select([
      'codigo_pix.txid',
      sql<Finalidade>`codigo_pix.finalidade`.as('finalidade'),
      'usuario.id as idUsuario',
      'codigo_pix.idCampanha',
      sql<string | null>`coalesce(campanha_missoes.nome_campanha, evento.nome_evento)`.as('nome'),
      sql<boolean>`coalesce(campanha_missoes.excluido_em is null and campanha_missoes.status_campanha <> 'cancelada', false)`.as(
        'recebe',
      ),
    ])
    .where('codigo_pix.txid', 'in', txids)
    .execute()
