import { sql } from 'kysely'
import { conflict } from '../../../kernel/base/errors.js'
import { change, from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Follower } from '../../../kernel/work/contributions/contributions.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { codigoOf } from '../codigo-pix/index.js'
import { rebookDevolucoes, registroOf } from './devolucao/devolver-pix.js'
import { makeWait } from './extrato/linha-do-pix.js'

type Column = 'idDizimo' | 'idDoacao'

const alreadyBooked = 'O Pix deste registro já foi lançado de novo: restaurá-lo contaria o dinheiro duas vezes.'

/** Those of these tithes or donations whose Pix is booked as something else since. */
async function doubled(work: Pick<Reading, 'db' | 'idCliente'>, coluna: Column, ids: readonly number[]) {
  const tabela = coluna === 'idDizimo' ? 'dizimo' : 'doacao'
  const rows = await from(work, tabela)
    .select(`${tabela}.id`)
    .where(`${tabela}.id`, 'in', ids)
    .where(
      sql<boolean>`exists (select from pix_recebido p where p.id_cliente = ${sql.ref(`${tabela}.id_cliente`)}
        and p.situacao = 'lancado' and p.substituidos <> '[]'
        and p.substituidos @> jsonb_build_array(${sql.ref(`${tabela}.uuid`)}))`,
    )
    .where(
      sql<boolean>`not exists (select from pix_recebido p where p.id_cliente = ${sql.ref(`${tabela}.id_cliente`)}
        and ${sql.ref(`p.${coluna}`)} = ${sql.ref(`${tabela}.id`)})`,
    )
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Why a tithe or a donation does not come back from the recycle bin; null when its Pix allows it. */
export const refusalOfPix = (coluna: Column) =>
  groupedBy<string>(async (work, ids) => {
    const found = await doubled(work, coluna, ids)
    return ids.map((id) => (found.has(id) ? alreadyBooked : null))
  })

/**
 * A tithe or a donation was deleted: its Pix waits again for what it is. It comes back, or is of another person: the Pix
 * is that.
 */
export const registroChanged =
  (coluna: Column): Follower['changed'] =>
  async (work, idRegistro, mudanca) => {
    const pix = await from(work, 'pix_recebido')
      .select(['id', 'situacao', 'idDizimo', 'idDoacao'])
      .where(coluna, '=', idRegistro)
      .forUpdate()
      .executeTakeFirst()
    if (!pix) {
      if (mudanca === 'moved' && (await doubled(work, coluna, [idRegistro])).size > 0) throw conflict(alreadyBooked)
      return
    }
    const { id } = pix
    if (mudanca === 'calledOff') {
      await change(work, 'pix_recebido').set({ situacao: 'pendente' }).where('id', '=', id).execute()
      await makeWait(work, sql<boolean>`id = ${id}`)
      return
    }
    const registro = await registroOf(work, pix)
    if (!registro) return
    const { id: idCodigo } = await codigoOf(work, registro.alvo)
    await change(work, 'pix_recebido')
      .set({ situacao: 'lancado', motivo: null, idCodigo })
      .where('id', '=', id)
      .execute()
    // what went back while it waited
    if (pix.situacao !== 'lancado') await rebookDevolucoes(work, id, 'semLancamento')
  }
