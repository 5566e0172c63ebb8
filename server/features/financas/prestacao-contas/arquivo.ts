import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { JobKind } from '../../../kernel/data/queue/job-queue.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { recordFile, type StoredFile } from '../../../kernel/work/files/files.js'
import { PrestacaoContas } from './prestacao-contas.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Makes the PDF of a decided statement and stores it; queued when the assembly decides. */
export const keepPdfJob: JobKind<{ idPrestacaoContas: number }> = { name: 'prestacaoContas.guardarPdf' }

/** The stored PDF of a statement: the uuid of its file, and the hash that its bytes must have. */
export interface StoredPdf {
  uuid: string
  impressaoPdf: string
}

export async function pdfOfPrestacao({ db, idCliente }: Scope, id: number): Promise<StoredPdf | undefined> {
  const row = await from({ db, idCliente }, 'prestacao_contas')
    .innerJoin('arquivo', (join) =>
      join
        .onRef('arquivo.id', '=', 'prestacao_contas.idArquivo')
        .onRef('arquivo.idCliente', '=', 'prestacao_contas.idCliente'),
    )
    .select(['arquivo.uuid', 'prestacao_contas.impressaoPdf'])
    .where('prestacao_contas.id', '=', id)
    .executeTakeFirst()
  return row?.impressaoPdf ? { uuid: row.uuid, impressaoPdf: row.impressaoPdf } : undefined
}

/**
 * Notes the stored PDF of a decided statement. The first file stays: of two that are made at once, the second is refused.
 * @returns whether the statement has this file now
 */
export async function notePdf(
  work: Writing,
  id: number,
  { impressaoPdf, ...file }: StoredFile & StoredPdf,
): Promise<boolean> {
  const prestacao = await work.em.findOne(
    PrestacaoContas,
    { id, idCliente: work.idCliente },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )
  if (!prestacao?.decisao || prestacao.idArquivo) return false
  const idArquivo = await recordFile(work, { ...file, restrito: true })
  work.em.assign(prestacao, { idArquivo, impressaoPdf, pdfEm: new Date() })
  await work.em.flush()
  return true
}

/**
 * Decided statements that have no stored PDF, of all churches in which jobs work: making it failed, or they were decided
 * before PDFs were stored. In random order, so that those which always fail do not keep the others waiting.
 */
export async function withoutPdf(
  { db }: Pick<Reading, 'db'>,
  most: number,
): Promise<{ id: number; idCliente: number }[]> {
  const { rows } = await sql<{ id: number; idCliente: number }>`
    select p.id, p.id_cliente as "idCliente" from prestacao_contas p join cliente c on c.id = p.id_cliente and c.id_cliente = p.id_cliente
    where p.decisao is not null and p.id_arquivo is null and c.suspenso_em is null and c.apagar_em is null
      and not exists (select from mudanca_igreja m where m.igreja = c.id and m.situacao <> 'aberta')
    order by random() limit ${most}`.execute(db)
  return rows
}

/** Regular expressions for everything that identifies a person, for plain text and for JSON; null: there is nothing. */
export interface PersonPatterns {
  padrao: string | null
  padraoJson: string | null
}

/**
 * How many stored PDFs name this person as one of the council, and how many others only cite the person in a text. They
 * are never changed. Asked before the texts of the church lose the name: the PDFs were made of them.
 */
export async function pdfsNaming(
  { db, idCliente }: Writing,
  idUsuario: number,
  { padrao, padraoJson }: PersonPatterns,
): Promise<{ conselho: number; citam: number }> {
  const { rows } = await sql<{ conselho: number; citam: number }>`
    select count(*) filter (where conselho)::int as conselho, count(*) filter (where not conselho and cita)::int as citam
    from (
      select coalesce(jsonb_exists(pareceres, ${String(idUsuario)}), false) as conselho,
        concat_ws(chr(10), nome, observacao, ata) ~ ${padrao}::text
          or concat_ws(chr(10), pareceres, demonstrativo) ~ ${padraoJson}::text as cita
      from prestacao_contas where id_cliente = ${idCliente} and id_arquivo is not null
    ) guardadas`.execute(db)
  return rows[0] ?? { conselho: 0, citam: 0 }
}
