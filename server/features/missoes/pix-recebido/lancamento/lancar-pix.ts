import type { DateOnly } from '../../../../../schema/rules/dates.js'
import { from, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { bookDizimo, perguntasOfDizimos } from '../../../financas/dizimo/index.js'
import { bookEntrada } from '../../../financas/entrada/index.js'
import type { Target } from '../../codigo-pix/index.js'
import { bookDoacao, perguntasOfDoacao } from '../../doacao/index.js'
import { ownEntrada } from '../pix-recebido.rules.js'
import { contaOfPix } from './conta-dos-pix.js'

interface ToBook {
  id: number
  valor: string
  data: DateOnly
  /** the day on which the person gave; without it, that of the entry */
  dado?: DateOnly
  /** by id or uuid; without it, the account of the settings */
  conta?: RecordRef | null | undefined
}

type Booked = { idDizimo: number | null; idDoacao: number | null }

/**
 * Books a Pix for a purpose and a person, in the transaction of its row: a tithe of the person, a donation to the
 * campaign, or an entry of its own.
 * @throws CONFLICT when the month of the day is closed
 */
export async function book(
  work: Writing,
  { id, valor, data, dado = data, conta }: ToBook,
  { finalidade, idUsuario, idCampanha, idEvento }: Target,
): Promise<Booked> {
  const idContaFinanceira = conta ?? (await contaOfPix(work))
  if (finalidade === 'dizimo' && idUsuario !== null) {
    const dizimo = { idMembro: idUsuario, valorDizimo: valor, dataDizimo: dado, meioDizimo: 'pix' }
    return { idDizimo: (await bookDizimo(work, dizimo, idContaFinanceira, data)).row.id, idDoacao: null }
  }
  if (finalidade === 'campanha' && idUsuario !== null && idCampanha !== null) {
    const doacao = { idCampanha, idMembro: idUsuario, valorDoacao: valor, dataDoacao: dado, meioDoacao: 'pix' }
    return { idDizimo: null, idDoacao: (await bookDoacao(work, doacao, idContaFinanceira, data)).row.id }
  }
  await bookEntrada(work, {
    ...ownEntrada(finalidade, await nameOf(work, idCampanha, idEvento)),
    data,
    valor,
    idContaFinanceira,
    origem: 'pixRecebido',
    idOrigem: id,
  })
  return { idDizimo: null, idDoacao: null }
}

/**
 * What is asked of a Pix of which a person says what it is, before it becomes a tithe or a donation.
 * @returns the function that asks, with what it has become
 */
export async function perguntasOfPix(
  work: Writing & { ctx: Context },
  { valor, dado }: { valor: string; dado: DateOnly },
  { finalidade, idUsuario, idCampanha }: Target,
): Promise<(made: Booked) => void> {
  if (finalidade === 'dizimo' && idUsuario !== null) {
    const dizimo = { idMembro: idUsuario, valorDizimo: valor, meioDizimo: 'pix' }
    const ask = await perguntasOfDizimos(work, dado, [dizimo], () => 'idUsuario')
    return ({ idDizimo }) => ask(idDizimo === null ? [] : [idDizimo])
  }
  if (finalidade === 'campanha' && idUsuario !== null && idCampanha !== null) {
    const doacao = { idCampanha, idMembro: idUsuario, valorDoacao: valor, dataDoacao: dado }
    const ask = await perguntasOfDoacao(work, doacao, 'idUsuario')
    return ({ idDoacao }) => idDoacao !== null && ask(idDoacao)
  }
  return () => undefined
}

async function nameOf(work: Writing, idCampanha: number | null, idEvento: number | null): Promise<string | null> {
  if (idCampanha !== null)
    return (
      (await from(work, 'campanha_missoes').select('nomeCampanha').where('id', '=', idCampanha).executeTakeFirst())
        ?.nomeCampanha ?? null
    )
  if (idEvento === null) return null
  const evento = await from(work, 'evento').select('nomeEvento').where('id', '=', idEvento).executeTakeFirst()
  return evento?.nomeEvento ?? null
}
