import type { DateOnly } from '../../../kernel/dates.js'
import { from, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { lancarDizimo } from '../../financas/dizimo/index.js'
import { lancarEntrada } from '../../financas/entrada/index.js'
import type { Alvo } from '../codigo-pix/index.js'
import { lancarDoacao } from '../doacao/index.js'
import { contaDosPix } from './conta-dos-pix.js'
import { entradaPropria } from './pix-recebido.rules.js'

interface ALancar {
  id: number
  valor: string
  data: DateOnly
  /** the day on which the person gave; without it, that of the entry */
  dado?: DateOnly
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
  { id, valor, data, dado = data, conta }: ALancar,
  { finalidade, idUsuario, idCampanha, idEvento }: Alvo,
): Promise<Lancado> {
  const idContaFinanceira = conta ?? (await contaDosPix(work))
  if (finalidade === 'dizimo' && idUsuario !== null) {
    const dizimo = { idMembro: idUsuario, valorDizimo: valor, dataDizimo: dado, meioDizimo: 'pix' }
    return { idDizimo: (await lancarDizimo(work, dizimo, idContaFinanceira, data)).row.id, idDoacao: null }
  }
  if (finalidade === 'campanha' && idUsuario !== null && idCampanha !== null) {
    const doacao = { idCampanha, idMembro: idUsuario, valorDoacao: valor, dataDoacao: dado, meioDoacao: 'pix' }
    return { idDizimo: null, idDoacao: (await lancarDoacao(work, doacao, idContaFinanceira, data)).row.id }
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
