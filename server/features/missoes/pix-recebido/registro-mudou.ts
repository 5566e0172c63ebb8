import { sql } from 'kysely'
import { conflict } from '../../../kernel/errors.js'
import type { Follower } from '../../../kernel/feature.js'
import { change, from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { codigoDe } from '../codigo-pix/index.js'
import { registroDo, relancarDevolucoes } from './devolver-pix.js'
import { esperar } from './linha-do-pix.js'

/** @throws CONFLICT when this was the tithe or the donation of a Pix that is booked as something else since */
async function recusarDobrado(work: Writing, coluna: 'idDizimo' | 'idDoacao', idRegistro: number): Promise<void> {
  const tabela = coluna === 'idDizimo' ? 'dizimo' : 'doacao'
  const outro = await from(work, 'pix_recebido')
    .select('id')
    .where('situacao', '=', 'lancado')
    .where(
      sql<boolean>`substituidos <> '[]' and substituidos @> (select jsonb_build_array(r.uuid) from ${sql.table(tabela)} r
        where r.id_cliente = ${work.idCliente} and r.id = ${idRegistro})`,
    )
    .limit(1)
    .executeTakeFirst()
  if (outro) throw conflict('O Pix deste registro já foi lançado de novo: restaurá-lo contaria o dinheiro duas vezes.')
}

/**
 * A tithe or a donation was deleted: its Pix waits again for what it is. It comes back, or is of another person: the Pix
 * is that.
 */
export const registroMudou =
  (coluna: 'idDizimo' | 'idDoacao'): Follower['changed'] =>
  async (work, idRegistro, mudanca) => {
    const pix = await from(work, 'pix_recebido')
      .select(['id', 'situacao', 'idDizimo', 'idDoacao'])
      .where(coluna, '=', idRegistro)
      .forUpdate()
      .executeTakeFirst()
    if (!pix) {
      if (mudanca === 'moved') await recusarDobrado(work, coluna, idRegistro)
      return
    }
    const { id } = pix
    if (mudanca === 'calledOff') {
      await change(work, 'pix_recebido').set({ situacao: 'pendente' }).where('id', '=', id).execute()
      await esperar(work, sql<boolean>`id = ${id}`)
      return
    }
    const registro = await registroDo(work, pix)
    if (!registro) return
    const { id: idCodigo } = await codigoDe(work, registro.alvo)
    await change(work, 'pix_recebido')
      .set({ situacao: 'lancado', motivo: null, idCodigo })
      .where('id', '=', id)
      .execute()
    // what went back while it waited
    if (pix.situacao !== 'lancado') await relancarDevolucoes(work, id, 'semLancamento')
  }
