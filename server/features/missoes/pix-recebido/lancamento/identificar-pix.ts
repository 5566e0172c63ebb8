import type { InferEntity } from '@mikro-orm/core'
import type { z } from 'zod'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { identificarPixInput } from '../../../../../schema/rules/missoes/pix-recebido.input.js'
import { conflict, invalid } from '../../../../kernel/base/errors.js'
import { idOf, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { withdrawEntrada } from '../../../financas/entrada/index.js'
import { type movimentoOfPix, releasePix } from '../../../financas/movimento-bancario/index.js'
import { codigoOf, type Target } from '../../codigo-pix/index.js'
import { rebookDevolucoes, registroOf } from '../devolucao/devolver-pix.js'
import { linkLine } from '../extrato/linha-do-pix.js'
import type { PixRecebido } from '../pix-recebido.entity.js'
import { entradaOfPix, type PixRecebidoRow, replacedOf } from '../pix-recebido.queries.js'
import { bookingAction, hasOwnEntrada, originOfPix } from '../pix-recebido.rules.js'
import { contaOfPix, entradaOf } from './conta-dos-pix.js'
import { book, perguntasOfPix } from './lancar-pix.js'
import { receberConta } from './receber-conta.js'

/** What is known of a Pix when somebody says what it was for. */
interface Seen {
  pix: InferEntity<typeof PixRecebido>
  row: PixRecebidoRow
  linha: Awaited<ReturnType<typeof movimentoOfPix>>
  /** the amount without what was booked as gone back, as the lines of the statement have it */
  whole: string
  /** what the church has of it */
  kept: string
  data: DateOnly
  /** the account that was chosen */
  em: RecordRef | null | undefined
}

type Identify = z.output<typeof identificarPixInput>

/** The purpose and the person that the treasurer chose. A campaign or an event that is over counts too. */
export async function targetOf(
  work: Writing,
  { finalidade, idUsuario, idCampanha, idEvento }: Identify & { finalidade: Target['finalidade'] },
): Promise<Target> {
  const one = async (table: 'usuario' | 'campanha_missoes' | 'evento', ref: string | number | null | undefined) =>
    ref == null ? null : await idOf(work, table, ref)
  const found: Target = {
    finalidade,
    idUsuario: await one('usuario', idUsuario),
    idCampanha: await one('campanha_missoes', idCampanha),
    idEvento: await one('evento', idEvento),
  }
  const wrong = {
    ...(idUsuario != null && found.idUsuario === null && { idUsuario: 'Pessoa não encontrada.' }),
    ...((idCampanha != null || finalidade === 'campanha') &&
      found.idCampanha === null && { idCampanha: 'Escolha a campanha.' }),
    ...((idEvento != null || finalidade === 'evento') && found.idEvento === null && { idEvento: 'Escolha o evento.' }),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
  return {
    ...found,
    idCampanha: finalidade === 'campanha' ? found.idCampanha : null,
    idEvento: finalidade === 'evento' ? found.idEvento : null,
  }
}

/** @throws CONFLICT when somebody has decided already what the Pix is */
export function refuseDecided(row: PixRecebidoRow): void {
  if (row.situacao === 'ignorado') throw conflict('Este Pix está ignorado: volte a considerá-lo antes.')
  if (row.situacao !== 'lancado' || hasOwnEntrada(row)) return
  if (row.idBaixaReceber !== null)
    throw conflict('Este Pix já recebeu uma conta. Para corrigir, desfaça o recebimento na conta.')
  throw conflict(
    row.idDizimo === null
      ? 'Este Pix já é uma doação. Para corrigir, exclua a doação na campanha: o Pix volta a esperar aqui.'
      : 'Este Pix já é um dízimo. Para corrigir, altere o dízimo.',
  )
}

/** @throws CONFLICT when the line of a Pix that waits has the entry of something else */
export async function refuseMatchedOtherwise(work: Writing, row: PixRecebidoRow, linha: Seen['linha']): Promise<void> {
  if (row.situacao !== 'pendente' || linha?.situacao !== 'conciliado') return
  // a refund reversed the entry of the line, and what it left of that was deleted
  const own = await entradaOfPix(work, row.endToEndId)
  if (own === null || linha.idEntrada !== own)
    throw conflict(
      'O movimento deste Pix no extrato já está conciliado com outro lançamento. Ignore o Pix, ou desfaça antes a conciliação.',
    )
}

/** The day of the entry: the first one that can be, unless a later one was chosen. */
export function dayToBook(chosen: DateOnly | null | undefined, came: DateOnly, since: DateOnly): DateOnly {
  const data = chosen ?? since
  if (data < came) throw invalid({ data: 'O lançamento não pode ser de antes do Pix.' })
  if (data < since) throw invalid({ data: 'O lançamento não pode ser de antes da devolução do Pix.' })
  return data
}

/** Makes the Pix of a receivable's charge the payment of it: the whole of it, or else what the church kept. */
export async function receiveConta(
  work: Writing & { ctx: Context },
  { row, linha, whole, kept, data, em }: Seen,
): Promise<void> {
  if (row.idContaReceber === null || row.situacao === 'lancado')
    throw invalid({
      finalidade: 'Escolha outra finalidade: só o Pix da cobrança de uma conta a receber é o recebimento dela.',
    })
  work.ctx.authorise('contaReceber.escrever')
  const recebido = { id: row.id, idConta: row.idContaReceber, data, em }
  if (await receberConta(work, { ...recebido, valor: whole })) {
    await linkLine(work, row.endToEndId, linha)
    await rebookDevolucoes(work, row.id, 'semLancamento')
    return
  }
  // the receivable may owe no more than what the church kept
  if (kept === whole || !(await receberConta(work, { ...recebido, valor: kept })))
    throw conflict('A conta já não deve este valor: diga para que o Pix foi.')
}

/** Books a Pix for the purpose that somebody chose, and asks what that may ask. */
export async function bookPurpose(work: Writing & { ctx: Context }, seen: Seen, target: Target): Promise<void> {
  const { row } = seen
  work.ctx.authorise(bookingAction(target))
  const { id: idCodigo } = await codigoOf(work, target)
  // only the entry is of an open month: the person gave when the Pix came, or on the day of the gift that was deleted
  const dado = (await registroOf(work, row))?.dia ?? row.data
  // that was the question, and saying what it is the answer
  const answered = (row.motivo === 'parecido' || row.motivo === 'doacao') && row.idCodigo === idCodigo
  const waits = row.situacao === 'pendente'
  const valor = waits ? seen.whole : seen.kept
  const ask = answered ? () => undefined : await perguntasOfPix(work, { valor, dado }, target)
  ask(await (waits ? bookWaiting : bookAnew)(work, seen, { target, idCodigo, dado }))
}

interface Purpose {
  target: Target
  idCodigo: number
  dado: DateOnly
}

/** Books the whole amount and then what went back of it, as the bank's statement has them. */
async function bookWaiting(
  work: Writing & { ctx: Context },
  { pix, row, linha, whole, data, em }: Seen,
  { target, idCodigo, dado }: Purpose,
) {
  const conta = em ?? (await contaOfPix(work))
  const made = await book(work, { id: row.id, valor: whole, data, dado, conta }, target)
  const substituidos = await replacedOf(work, row)
  work.em.assign(pix, { situacao: 'lancado', motivo: null, idCodigo, substituidos, ...made })
  await work.em.flush()
  await linkLine(work, row.endToEndId, linha)
  await rebookDevolucoes(work, row.id, 'semLancamento')
  return made
}

/** Withdraws the entry of a Pix, and books what the church kept of it. */
async function bookAnew(
  work: Writing & { ctx: Context },
  { pix, row, linha, kept, data, em }: Seen,
  { target, idCodigo, dado }: Purpose,
) {
  const before = await entradaOf(work, originOfPix(row))
  // its own match is no obstacle, if the line takes the new entry
  const solta = linha && linha.idEntrada === before?.id ? await releasePix(work, linha) : undefined
  await withdrawEntrada(work, originOfPix(row))
  const conta = em ?? (await contaOfPix(work, before?.conta))
  const made = await book(work, { id: row.id, valor: kept, data, dado, conta }, target)
  work.em.assign(pix, { situacao: 'lancado', motivo: null, idCodigo, ...made })
  await work.em.flush()
  if (!(await linkLine(work, row.endToEndId, solta ?? linha)) && solta)
    throw conflict('Este Pix está conciliado com o extrato de outra conta financeira: desfaça antes a conciliação.')
  return made
}
