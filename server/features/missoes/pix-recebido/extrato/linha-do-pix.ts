import { type RawBuilder, sql } from 'kysely'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { linkPix, type PixMovimento } from '../../../financas/movimento-bancario/index.js'
import { takeLancamento } from '../lancamento/tomar-lancamento.js'
import { dizimoMayBePix, doacaoMayBePix, entradaOfPix } from '../pix-recebido.queries.js'

/*
 * A Pix and its line of the bank's statement. The caller holds the lock of `lockPix`.
 */

/**
 * Matches the pending line of a Pix with the entry that the Pix has now.
 * @returns whether it is matched with that
 */
export async function linkLine(work: Writing, endToEndId: string, linha: PixMovimento | undefined): Promise<boolean> {
  if (linha?.situacao !== 'pendente') return false
  const entrada = await entradaOfPix(work, endToEndId)
  return entrada !== null && linkPix(work, linha, entrada)
}

/**
 * The line of a waiting Pix is matched: the Pix takes that entry, or waits because of it.
 * @param idEntrada null when the money of the line is not one income
 */
export async function takeFromLine(work: Writing, idPix: number, idEntrada: number | null): Promise<void> {
  if (idEntrada !== null && (await takeLancamento(work, idPix, idEntrada))) return
  await change(work, 'pix_recebido').set({ motivo: 'extrato' }).where('id', '=', idPix).execute()
}

/** Lines of the statement were matched: those of their Pix that wait take the entries. */
export async function reconciledEntries(
  work: Writing,
  linhas: readonly { e2e: string; idEntrada: number | null }[],
): Promise<void> {
  const waiting = await from(work, 'pix_recebido')
    .select(['id', 'endToEndId'])
    .where(sql<boolean>`end_to_end_id = any(${linhas.map(({ e2e }) => e2e)}::text[])`)
    .where('situacao', '=', 'pendente')
    .orderBy('id')
    .forUpdate()
    .execute()
  const entradas = new Map(linhas.map(({ e2e, idEntrada }) => [e2e, idEntrada]))
  for (const { id, endToEndId } of waiting) await takeFromLine(work, id, entradas.get(endToEndId) ?? null)
}

/**
 * The matches of lines were undone: no Pix waits because of them any more, and one whose payment of a receivable was undone
 * with them waits again.
 */
export async function releasePix(work: Writing, e2es: readonly string[]): Promise<void> {
  const deles = sql<boolean>`end_to_end_id = any(${e2es}::text[])`
  await releaseUndone(work, deles)
  await makeWait(work, sql<boolean>`${deles} and motivo = 'extrato'`)
}

/** Lets the Pix among these whose payment of a receivable was undone wait for what they are. */
export async function releaseUndone(work: Writing, quais: RawBuilder<boolean>): Promise<void> {
  const { idCliente } = work
  const soltas = await change(work, 'pix_recebido')
    .set({
      situacao: 'pendente',
      idBaixaReceber: null,
      // the receivable that a person chose was not that of its charge
      idContaReceber: sql`(select c.id_conta_receber from pix_cobranca c
        where c.id_cliente = ${idCliente} and c.txid = pix_recebido.txid)`,
    })
    .where(quais)
    .where('situacao', '=', 'lancado')
    .where(sql<boolean>`exists (select from baixa_receber b
      where b.id_cliente = ${idCliente} and b.id = pix_recebido.id_baixa_receber and b.excluido_em is not null)`)
    .returning('id')
    .execute()
  if (soltas.length > 0) await makeWait(work, sql<boolean>`id = any(${soltas.map(({ id }) => id)}::int[])`)
}

const este = sql<number>`pix_recebido.id`

/**
 * Says why these Pix wait, as when they arrive: first whether somebody may have typed the money. One of a closed month waits
 * for another day.
 */
export const makeWait = (work: Writing, quais: RawBuilder<boolean>) =>
  change(work, 'pix_recebido')
    .set({
      motivo: sql`case when id_codigo is null and id_conta_receber is null then 'txid'
        when exists (select from dizimo where ${dizimoMayBePix(este, work.idCliente)}) then 'parecido'
        when exists (select from doacao where ${doacaoMayBePix(este, work.idCliente)}) then 'doacao'
        when data <= (select f.fechado_ate from fechamento f where f.id_cliente = ${work.idCliente}) then 'mes'
        when exists (select from codigo_pix k join campanha_missoes c on c.id_cliente = k.id_cliente and c.id = k.id_campanha
          where k.id_cliente = ${work.idCliente} and k.id = id_codigo and c.excluido_em is not null) then 'campanha' end`,
    })
    .where(quais)
    .execute()
