import { type DateOnly, todayIn } from '../../../../../schema/rules/dates.js'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { isOpenMonth } from '../../../financas/lancamento/index.js'
import { lockPix, movimentoOfPix } from '../../../financas/movimento-bancario/index.js'
import type { ReadPix } from '../../provedor-pix/index.js'
import { linkLine, takeFromLine } from '../extrato/linha-do-pix.js'
import {
  codigoOfTxid,
  contaOfTxid,
  type PixCodigo,
  type PixRecebidoRow,
  typedDizimo,
  typedDoacao,
} from '../pix-recebido.queries.js'
import { book } from './lancar-pix.js'
import { receberConta } from './receber-conta.js'

/** Whether a campaign was deleted: then the treasurer decides. */
async function withoutCampanha(work: Writing, { finalidade, idCampanha }: PixCodigo): Promise<boolean> {
  if (finalidade !== 'campanha' || idCampanha === null) return false
  const row = await from(work, 'campanha_missoes').select('excluidoEm').where('id', '=', idCampanha).executeTakeFirst()
  return !row || row.excluidoEm !== null
}

/**
 * Whether somebody typed the tithe or donation before the bank told of it: a person says whether it is that one, and until
 * then it counts once.
 */
async function alreadyTyped(
  work: Writing,
  { finalidade, idUsuario, idCampanha }: PixCodigo,
  valor: string,
  data: DateOnly,
): Promise<'parecido' | 'doacao' | null> {
  if (idUsuario === null) return null
  if (finalidade === 'dizimo') return (await typedDizimo(work, { idUsuario, valor, data })) ? 'parecido' : null
  if (finalidade !== 'campanha' || idCampanha === null) return null
  return (await typedDoacao(work, { idCampanha, idUsuario, valor, data })) ? 'doacao' : null
}

/** Why a Pix without an entry in the statement waits for the treasurer; null when it is booked at once. */
async function whyItWaits(
  work: Writing,
  pix: { codigo: PixCodigo | undefined; idContaReceber: number | null; valor: string; data: DateOnly; open: boolean },
): Promise<PixRecebidoRow['motivo']> {
  const { codigo } = pix
  if (!codigo && pix.idContaReceber === null) return 'txid'
  const typed = codigo ? await alreadyTyped(work, codigo, pix.valor, pix.data) : null
  if (typed !== null) return typed
  if (!pix.open) return 'mes'
  if (!codigo) return 'conta'
  return (await withoutCampanha(work, codigo)) ? 'campanha' : null
}

/**
 * Stores a Pix that the bank confirmed, and books it if its txid is known and its month open; otherwise it waits for the
 * treasurer, and so does one that may be a tithe or donation that was typed already. When its line of the bank's statement has an entry already, it takes that one; a pending line is matched
 * with the new entry. Of concurrent calls for the same Pix one stores it, and the others wait for that and change
 * nothing.
 * @returns its id; undefined when it was stored before
 */
export async function registerPix(work: Writing, read: ReadPix): Promise<number | undefined> {
  await lockPix(work)
  const linha = await movimentoOfPix(work, read.endToEndId)
  const noExtrato = linha?.situacao === 'conciliado'
  const fuso = await readFuso(work)
  const today = todayIn(fuso)
  const said = todayIn(fuso, read.quando)
  // a bank's clock may be ahead
  const data = said > today ? today : said
  const codigo = await codigoOfTxid(work, read.txid)
  const idContaReceber = codigo ? null : await contaOfTxid(work, read.txid)
  const open = await isOpenMonth(work, data)
  const motivo = noExtrato
    ? 'extrato'
    : await whyItWaits(work, { codigo, idContaReceber, valor: read.valor, data, open })
  const situacao = codigo && motivo === null ? 'lancado' : 'pendente'
  const created = await work.db
    .insertInto('pix_recebido')
    .values({
      idCliente: work.idCliente,
      endToEndId: read.endToEndId,
      txid: read.txid,
      valor: read.valor,
      quando: read.quando,
      data,
      pagador: read.pagador,
      mensagem: read.mensagem,
      situacao,
      motivo,
      idCodigo: codigo?.id ?? null,
      idContaReceber,
    })
    .onConflict((conflict) => conflict.columns(['idCliente', 'endToEndId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!created) return undefined
  if (noExtrato) {
    await takeFromLine(work, created.id, linha.idEntrada)
    return created.id
  }
  if (idContaReceber !== null && open)
    await receberConta(work, { id: created.id, idConta: idContaReceber, valor: read.valor, data })
  if (codigo && situacao === 'lancado') {
    const made = await book(work, { id: created.id, valor: read.valor, data }, codigo)
    if (made.idDizimo !== null || made.idDoacao !== null)
      await change(work, 'pix_recebido').set(made).where('id', '=', created.id).execute()
  }
  await linkLine(work, read.endToEndId, linha)
  return created.id
}
