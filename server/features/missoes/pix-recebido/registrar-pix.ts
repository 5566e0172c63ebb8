import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { change, from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { mesAberto } from '../../financas/lancamento/index.js'
import { movimentoDoPix, travarPix } from '../../financas/movimento-bancario/index.js'
import type { PixLido } from '../provedor-pix/index.js'
import { lancar } from './lancar-pix.js'
import { ligarLinha, tomarDaLinha } from './linha-do-pix.js'
import { type CodigoDoPix, codigoDoTxid, contaDoTxid, dizimoJaDigitado } from './pix-recebido.queries.js'
import { receberConta } from './receber-conta.js'

/** Whether a campaign was deleted: then the treasurer decides. */
async function semCampanha(work: Writing, { finalidade, idCampanha }: CodigoDoPix): Promise<boolean> {
  if (finalidade !== 'campanha' || idCampanha === null) return false
  const row = await from(work, 'campanha_missoes').select('excluidoEm').where('id', '=', idCampanha).executeTakeFirst()
  return !row || row.excluidoEm !== null
}

/** Whether somebody typed the tithe before the bank told of it: a person says whether it is that one. */
const jaDigitado = async (work: Writing, { finalidade, idUsuario }: CodigoDoPix, valor: string, data: DateOnly) =>
  finalidade === 'dizimo' && idUsuario !== null && (await dizimoJaDigitado(work, { idUsuario, valor, data }))

/**
 * Stores a Pix that the bank confirmed, and books it if its txid is known and its month open; otherwise it waits for the
 * treasurer, and so does one that may be a tithe that was typed already. When its line of the bank's statement has an entry already, it takes that one; a pending line is matched
 * with the new entry. Of concurrent calls for the same Pix one stores it, and the others wait for that and change
 * nothing.
 * @returns its id; undefined when it was stored before
 */
export async function registrarPix(work: Writing, lido: PixLido): Promise<number | undefined> {
  await travarPix(work)
  const linha = await movimentoDoPix(work, lido.endToEndId)
  const noExtrato = linha?.situacao === 'conciliado'
  const fuso = await fusoHorario(work)
  const today = todayIn(fuso)
  const said = todayIn(fuso, lido.quando)
  // a bank's clock may be ahead
  const data = said > today ? today : said
  const codigo = await codigoDoTxid(work, lido.txid)
  const idContaReceber = codigo ? null : await contaDoTxid(work, lido.txid)
  const aberto = await mesAberto(work, data)
  const motivo = noExtrato
    ? 'extrato'
    : !codigo && idContaReceber === null
      ? 'txid'
      : codigo && (await jaDigitado(work, codigo, lido.valor, data))
        ? 'parecido'
        : !aberto
          ? 'mes'
          : !codigo
            ? 'conta'
            : (await semCampanha(work, codigo))
              ? 'campanha'
              : null
  const situacao = codigo && motivo === null ? 'lancado' : 'pendente'
  const created = await work.db
    .insertInto('pix_recebido')
    .values({
      idCliente: work.idCliente,
      endToEndId: lido.endToEndId,
      txid: lido.txid,
      valor: lido.valor,
      quando: lido.quando,
      data,
      pagador: lido.pagador,
      mensagem: lido.mensagem,
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
    await tomarDaLinha(work, created.id, linha.idEntrada)
    return created.id
  }
  if (idContaReceber !== null && aberto)
    await receberConta(work, { id: created.id, idConta: idContaReceber, valor: lido.valor, data })
  if (codigo && situacao === 'lancado') {
    const made = await lancar(work, { id: created.id, valor: lido.valor, data }, codigo)
    if (made.idDizimo !== null || made.idDoacao !== null)
      await change(work, 'pix_recebido').set(made).where('id', '=', created.id).execute()
  }
  await ligarLinha(work, lido.endToEndId, linha)
  return created.id
}
