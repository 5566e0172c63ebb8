import { sql } from 'kysely'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { change, from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { reverterEntrada } from '../../financas/entrada/index.js'
import { mesAberto } from '../../financas/lancamento/index.js'
import type { DevolucaoLida } from '../provedor-pix/index.js'
import { contaDaEntrada, contaDosPix } from './conta-dos-pix.js'
import { lancar } from './lancar-pix.js'
import { ler } from './pix-recebido.queries.js'
import { origemDoPix, restante } from './pix-recebido.rules.js'
import { devolverConta } from './receber-conta.js'

/**
 * Stores what the bank says went back of a Pix, and books what has arrived. A refund becomes a reversal of the entry;
 * what is left of a part refund is booked again in the same account, so that a tithe or a donation is worth what the
 * church kept.
 * @param lidas as the bank tells them; those that it told before change nothing
 */
export async function registrarDevolucoes(work: Writing, id: number, lidas: readonly DevolucaoLida[]): Promise<void> {
  if (lidas.length === 0) return
  const { db, idCliente } = work
  // all changes of one Pix run one after the other
  await from(work, 'pix_recebido').select('id').where('id', '=', id).forUpdate().execute()
  for (const { id: codigo, peloBanco, ...lida } of lidas)
    await db
      .insertInto('pix_devolucao')
      .values({ idCliente, idPix: id, codigo, peloBanco, ...lida })
      .onConflict((conflict) =>
        conflict
          .columns(['idCliente', 'idPix', 'codigo'])
          .doUpdateSet({ situacao: lida.situacao, peloBanco, updatedAt: new Date() })
          .where('pix_devolucao.situacao', '=', 'EM_PROCESSAMENTO')
          .where(sql<boolean>`${lida.situacao} <> 'EM_PROCESSAMENTO'`),
      )
      .execute()
  await lancarDevolucoes(work, id)
}

/** Books the refunds of a Pix that the books do not have yet. Without an open month they wait for the next call. */
export async function lancarDevolucoes(work: Writing, id: number): Promise<void> {
  const waiting = await from(work, 'pix_devolucao')
    .select(['id', 'valor', 'quando'])
    .where('idPix', '=', id)
    .where('situacao', '=', 'DEVOLVIDO')
    .where('lancada', '=', false)
    .orderBy('quando')
    .orderBy('id')
    .execute()
  for (const devolucao of waiting) {
    const data = await diaAberto(work, new Date(devolucao.quando))
    if (data === null) return
    const pix = await ler(work, id)
    if (!pix) return
    // more than was received cannot go back
    const sobra = restante(pix.valor, pix.valorDevolvido, devolucao.valor)
    if (pix.idBaixaReceber !== null) await devolverConta(work, { id, idBaixaReceber: pix.idBaixaReceber }, sobra, data)
    else if (pix.situacao === 'lancado' && pix.idCodigo !== null) {
      const de = origemDoPix(pix)
      const antes = await contaDaEntrada(work, de)
      const reversed = await reverterEntrada(work, de, data, 'Devolução de Pix')
      const codigo = await from(work, 'codigo_pix')
        .select(['id', 'finalidade', 'idUsuario', 'idCampanha', 'idEvento'])
        .where('id', '=', pix.idCodigo)
        .executeTakeFirstOrThrow()
      if (reversed && sobra !== '0.00') {
        const conta = await contaDosPix(work, antes)
        const made = await lancar(work, { id, valor: sobra, data, conta }, codigo)
        await change(work, 'pix_recebido').set(made).where('id', '=', id).execute()
      }
    }
    await change(work, 'pix_devolucao').set({ lancada: true }).where('id', '=', devolucao.id).execute()
    await change(work, 'pix_recebido')
      .set({ valorDevolvido: sql<string>`valor - ${sobra}::numeric` })
      .where('id', '=', id)
      .execute()
  }
}

/** The day of a refund, or today when its month is closed; null when that one is closed too. */
async function diaAberto(work: Writing, quando: Date): Promise<DateOnly | null> {
  const fuso = await fusoHorario(work)
  const today = todayIn(fuso)
  const day = todayIn(fuso, quando)
  for (const data of [day > today ? today : day, today]) if (await mesAberto(work, data)) return data
  return null
}
