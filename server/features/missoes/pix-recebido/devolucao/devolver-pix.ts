import { sql } from 'kysely'
import { type DateOnly, todayIn } from '../../../../../schema/rules/dates.js'
import { change, from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { readFuso } from '../../../acesso/cliente/index.js'
import { reverterEntrada } from '../../../financas/entrada/index.js'
import { isOpenMonth } from '../../../financas/lancamento/index.js'
import { cancelReciboOf } from '../../../financas/recibo/index.js'
import { codigoOf, type Target } from '../../codigo-pix/index.js'
import type { ReadDevolucao } from '../../provedor-pix/index.js'
import { type Booked, contaOfPix, entradaOf } from '../lancamento/conta-dos-pix.js'
import { book } from '../lancamento/lancar-pix.js'
import { giveBackToConta, originOfBaixa } from '../lancamento/receber-conta.js'
import { type PixRecebidoRow, read } from '../pix-recebido.queries.js'
import { originOfPix, remainingAmount } from '../pix-recebido.rules.js'

/**
 * Stores what the bank says went back of a Pix, and books what has arrived. A refund becomes a reversal of the entry;
 * what is left of a part refund is booked again in the same account, so that a tithe or a donation is worth what the
 * church kept.
 * @param read as the bank tells them; those that it told before change nothing
 * @returns what the bank took back by itself, as far as nobody knew it; and whether there are more than one transaction
 * takes: called again, it goes on
 */
export async function registerDevolucoes(
  work: Writing,
  id: number,
  read: readonly ReadDevolucao[],
): Promise<{ retiradas: { valor: string }[]; mais: boolean }> {
  if (read.length === 0) return { retiradas: [], mais: false }
  const { db, idCliente } = work
  // all changes of one Pix run one after the other
  await from(work, 'pix_recebido').select('id').where('id', '=', id).forUpdate().execute()
  const stored = await from(work, 'pix_devolucao').select(['codigo', 'situacao']).where('idPix', '=', id).execute()
  const known = new Map(stored.map(({ codigo, situacao }) => [codigo, situacao]))
  const fresh = read.filter(
    ({ id: codigo, situacao }) =>
      !known.has(codigo) || (known.get(codigo) === 'EM_PROCESSAMENTO' && situacao !== 'EM_PROCESSAMENTO'),
  )
  const retiradas: { valor: string }[] = []
  for (const { id: codigo, peloBanco, ...lida } of fresh.slice(0, atATime)) {
    const fresh = await db
      .insertInto('pix_devolucao')
      .values({ idCliente, idPix: id, codigo, peloBanco, ...lida })
      .onConflict((conflict) =>
        conflict
          .columns(['idCliente', 'idPix', 'codigo'])
          .doUpdateSet({ situacao: lida.situacao, peloBanco, updatedAt: new Date() })
          .where('pix_devolucao.situacao', '=', 'EM_PROCESSAMENTO')
          .where(sql<boolean>`${lida.situacao} <> 'EM_PROCESSAMENTO'`),
      )
      .returning('valor')
      .executeTakeFirst()
    if (fresh && peloBanco && lida.situacao === 'DEVOLVIDO') retiradas.push(fresh)
  }
  const lancadas = await bookDevolucoes(work, id)
  return { retiradas, mais: fresh.length > atATime || lancadas === atATime }
}

/** How many refunds one transaction takes: each reverses an entry, and others wait for the church's counters meanwhile. */
const atATime = 25

/**
 * Books the refunds of a Pix that the books do not have yet. Without an open month they wait for the next call, as do
 * those that are too many for one transaction.
 * @returns how many it booked
 */
export async function bookDevolucoes(work: Writing, id: number): Promise<number> {
  const waiting = await from(work, 'pix_devolucao')
    .select(['id', 'valor', 'quando'])
    .where('idPix', '=', id)
    .where('situacao', '=', 'DEVOLVIDO')
    .where('lancada', '=', false)
    .orderBy('quando')
    .orderBy('id')
    .limit(atATime)
    .execute()
  for (const [lancadas, devolucao] of waiting.entries()) {
    const pix = await read(work, id)
    if (!pix) return lancadas
    // more than was received cannot go back
    const sobra = remainingAmount(pix.valor, pix.valorDevolvido, devolucao.valor)
    const ofConta = pix.idBaixaReceber === null ? undefined : await originOfBaixa(work, pix.idBaixaReceber)
    const origin = ofConta ?? ownOrigin(pix)
    const before = origin && (await entradaOf(work, origin))
    const data = await openDay(work, new Date(devolucao.quando), before?.data)
    if (data === null) return lancadas
    const reversed = ofConta
      ? await giveBackToConta(work, { id, de: ofConta }, sobra, data)
      : before !== undefined && (await giveBackEntrada(work, pix, before, { valor: devolucao.valor, data }))
    await change(work, 'pix_devolucao')
      .set({ lancada: true, idEntrada: reversed ? (before?.id ?? null) : null })
      .where('id', '=', devolucao.id)
      .execute()
    await change(work, 'pix_recebido')
      .set({ valorDevolvido: sql<string>`valor - ${sobra}::numeric` })
      .where('id', '=', id)
      .execute()
  }
  return waiting.length
}

/** What the entry of a booked Pix comes from that pays no receivable. */
const ownOrigin = (pix: PixRecebidoRow) =>
  pix.idBaixaReceber === null && pix.situacao === 'lancado' ? originOfPix(pix) : undefined

/**
 * Reverses the entry of a Pix, cancels its receipt, and books what the church keeps of it in the same account: of a tithe,
 * which somebody may have changed since, of its person and of its amount. Only the entry is of the day of the refund, whose
 * month is open: the person gave on the day of the tithe.
 */
async function giveBackEntrada(
  work: Writing,
  pix: PixRecebidoRow,
  before: Booked,
  { valor, data }: { valor: string; data: DateOnly },
): Promise<boolean> {
  const { id, idCodigo } = pix
  const origin = originOfPix(pix)
  const registro = await registroOf(work, pix)
  const target = registro?.alvo ?? (idCodigo === null ? undefined : await targetOfCodigo(work, idCodigo))
  if (!target || !(await reverterEntrada(work, origin, data, 'Devolução de Pix'))) return false
  // of a part refund too: what the church kept is a tithe or a donation of its own, with another amount
  if (origin.origem !== 'pixRecebido') await cancelReciboOf(work, origin, 'Pix devolvido', null)
  const sobra = remainingAmount(before.valor, '0.00', valor)
  if (sobra === '0.00') return true
  const conta = await contaOfPix(work, before.conta)
  const made = await book(work, { id, valor: sobra, data, dado: registro?.dia ?? pix.data, conta }, target)
  const { id: seu } = await codigoOf(work, target)
  await change(work, 'pix_recebido')
    .set({ ...made, idCodigo: seu })
    .where('id', '=', id)
    .execute()
  return true
}

/** What the tithe or the donation of a Pix is for, whose it is now, and its day; undefined when the Pix has none. */
export async function registroOf(
  work: Writing,
  { idDizimo, idDoacao }: Pick<PixRecebidoRow, 'idDizimo' | 'idDoacao'>,
): Promise<{ alvo: Target; dia: DateOnly } | undefined> {
  if (idDizimo !== null) {
    const dizimo = await from(work, 'dizimo')
      .select(['idMembro', 'dataDizimo'])
      .where('id', '=', idDizimo)
      .executeTakeFirst()
    if (!dizimo) return undefined
    const alvo = { finalidade: 'dizimo', idUsuario: dizimo.idMembro, idCampanha: null, idEvento: null } as const
    return { alvo, dia: dizimo.dataDizimo }
  }
  if (idDoacao === null) return undefined
  const doacao = await from(work, 'doacao')
    .select(['idMembro', 'idCampanha', 'dataDoacao'])
    .where('id', '=', idDoacao)
    .executeTakeFirst()
  if (!doacao) return undefined
  const { idMembro: idUsuario, idCampanha, dataDoacao: dia } = doacao
  return { alvo: { finalidade: 'campanha', idUsuario, idCampanha, idEvento: null }, dia }
}

const targetOfCodigo = (work: Writing, idCodigo: number): Promise<Target | undefined> =>
  from(work, 'codigo_pix')
    .select(['finalidade', 'idUsuario', 'idCampanha', 'idEvento'])
    .where('id', '=', idCodigo)
    .$narrowType<Pick<Target, 'finalidade'>>()
    .executeTakeFirst()

/**
 * Books what went back of a Pix while it had no entry: its entry is of the whole amount, as the bank's statement has it.
 * @param quais 'semLancamento': a refund that reversed an earlier entry is in the books already
 */
export async function rebookDevolucoes(
  work: Writing,
  id: number,
  quais: 'todas' | 'semLancamento' = 'todas',
): Promise<void> {
  const { numUpdatedRows } = await change(work, 'pix_devolucao')
    .set({ lancada: false })
    .where('idPix', '=', id)
    .where('lancada', '=', true)
    .$if(quais === 'semLancamento', (query) => query.where('idEntrada', 'is', null))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows === 0n) return
  await change(work, 'pix_recebido')
    .set({
      valorDevolvido: sql<string>`least(valor, (select coalesce(sum(d.valor), 0.00) from pix_devolucao d
        where d.id_cliente = ${work.idCliente} and d.id_pix = ${id} and d.lancada))`,
    })
    .where('id', '=', id)
    .execute()
  await bookDevolucoes(work, id)
}

/**
 * What the books do not have of a Pix without an entry, and from which day on: refunds may have reversed an entry that it
 * had before, and what they left was deleted since.
 */
export async function toBook(
  work: Writing,
  { id, valor, data }: Pick<PixRecebidoRow, 'id' | 'valor' | 'data'>,
): Promise<{ valor: string; desde: DateOnly }> {
  const { rows } = await sql<{ voltou: string; dia: DateOnly | null }>`
    select coalesce(sum(d.valor), 0.00) as voltou, max(r.data) as dia from pix_devolucao d
    left join entrada r on r.id_cliente = d.id_cliente and r.id_estornado = d.id_entrada and r.excluido_em is null
    where d.id_cliente = ${work.idCliente} and d.id_pix = ${id} and d.lancada and d.id_entrada is not null`.execute(
    work.db,
  )
  const { voltou = '0.00', dia = null } = rows[0] ?? {}
  return { valor: remainingAmount(valor, voltou, '0.00'), desde: dia !== null && dia > data ? dia : data }
}

/** The day of a refund, or today when its month is closed, but none before the entry; null when that month is closed too. */
async function openDay(work: Writing, when: Date, since: DateOnly = ''): Promise<DateOnly | null> {
  const fuso = await readFuso(work)
  const today = todayIn(fuso)
  const day = todayIn(fuso, when)
  for (const one of [day > today ? today : day, today]) {
    const data = one < since ? since : one
    if (await isOpenMonth(work, data)) return data
  }
  return null
}
