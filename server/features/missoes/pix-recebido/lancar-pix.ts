import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { change, from, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { lancarDizimo } from '../../financas/dizimo/index.js'
import { lancarEntrada } from '../../financas/entrada/index.js'
import { mesAberto } from '../../financas/lancamento/index.js'
import { ligarPix, type MovimentoDoPix, movimentoDoPix, travarPix } from '../../financas/movimento-bancario/index.js'
import { lancarDoacao } from '../doacao/index.js'
import type { PixLido } from '../provedor-pix/index.js'
import { contaDosPix } from './conta-dos-pix.js'
import { type CodigoDoPix, codigoDoTxid, contaDoTxid, entradaDoPix } from './pix-recebido.queries.js'
import { entradaPropria } from './pix-recebido.rules.js'
import { receberConta } from './receber-conta.js'
import { tomarLancamento } from './tomar-lancamento.js'

interface ALancar {
  id: number
  valor: string
  data: DateOnly
  /** by id or uuid; without it, the account of the settings */
  conta?: RecordRef | null | undefined
}

type Lancado = { idDizimo: number | null; idDoacao: number | null }

/**
 * Books a Pix for a purpose and a person, in the transaction of its row: a tithe of the person, a donation to the
 * campaign, or an entry of its own.
 * @throws CONFLICT when the month of the day is closed
 */
export async function lancar(
  work: Writing,
  { id, valor, data, conta }: ALancar,
  codigo: CodigoDoPix,
): Promise<Lancado> {
  const { finalidade, idUsuario, idCampanha, idEvento } = codigo
  const idContaFinanceira = conta ?? (await contaDosPix(work))
  if (finalidade === 'dizimo' && idUsuario !== null) {
    const dizimo = { idMembro: idUsuario, valorDizimo: valor, dataDizimo: data, meioDizimo: 'pix' }
    return { idDizimo: (await lancarDizimo(work, dizimo, idContaFinanceira)).row.id, idDoacao: null }
  }
  if (finalidade === 'campanha' && idUsuario !== null && idCampanha !== null) {
    const doacao = { idCampanha, idMembro: idUsuario, valorDoacao: valor, dataDoacao: data }
    return { idDizimo: null, idDoacao: (await lancarDoacao(work, doacao, idContaFinanceira)).row.id }
  }
  await lancarEntrada(work, {
    ...entradaPropria(finalidade, await nomeDe(work, idCampanha, idEvento)),
    data,
    valor,
    idContaFinanceira,
    origem: 'pixRecebido',
    idOrigem: id,
  })
  return { idDizimo: null, idDoacao: null }
}

async function nomeDe(work: Writing, idCampanha: number | null, idEvento: number | null): Promise<string | null> {
  if (idCampanha !== null)
    return (
      (await from(work, 'campanha_missoes').select('nomeCampanha').where('id', '=', idCampanha).executeTakeFirst())
        ?.nomeCampanha ?? null
    )
  if (idEvento === null) return null
  const evento = await from(work, 'evento').select('nomeEvento').where('id', '=', idEvento).executeTakeFirst()
  return evento?.nomeEvento ?? null
}

/** Whether a campaign was deleted: then the treasurer decides. */
async function semCampanha(work: Writing, { finalidade, idCampanha }: CodigoDoPix): Promise<boolean> {
  if (finalidade !== 'campanha' || idCampanha === null) return false
  const row = await from(work, 'campanha_missoes').select('excluidoEm').where('id', '=', idCampanha).executeTakeFirst()
  return !row || row.excluidoEm !== null
}

/**
 * Stores a Pix that the bank confirmed, and books it if its txid is known and its month open; otherwise it waits for the
 * treasurer. When its line of the bank's statement has an entry already, it takes that one; a pending line is matched
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
    if (linha.idEntrada !== null) await tomarLancamento(work, created.id, linha.idEntrada)
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

/** Matches the pending line of a Pix with the entry that the Pix has now. */
export async function ligarLinha(work: Writing, endToEndId: string, linha: MovimentoDoPix | undefined): Promise<void> {
  if (linha?.situacao !== 'pendente') return
  const idEntrada = await entradaDoPix(work, endToEndId)
  if (idEntrada !== null) await ligarPix(work, linha, idEntrada)
}
