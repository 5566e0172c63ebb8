import { sql } from 'kysely'
import type { Follower } from '../../../kernel/feature.js'
import { change, from } from '../../../kernel/tenant/records.js'
import { codigoDe } from '../codigo-pix/index.js'
import { alvoDoRegistro, relancarDevolucoes } from './devolver-pix.js'
import { esperar } from './linha-do-pix.js'

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
    if (!pix) return
    const { id } = pix
    if (mudanca === 'calledOff') {
      await change(work, 'pix_recebido').set({ situacao: 'pendente' }).where('id', '=', id).execute()
      await esperar(work, sql<boolean>`id = ${id}`)
      return
    }
    const alvo = await alvoDoRegistro(work, pix)
    if (!alvo) return
    const { id: idCodigo } = await codigoDe(work, alvo)
    await change(work, 'pix_recebido')
      .set({ situacao: 'lancado', motivo: null, idCodigo })
      .where('id', '=', id)
      .execute()
    // what went back while it waited
    if (pix.situacao !== 'lancado') await relancarDevolucoes(work, id, 'semLancamento')
  }
