import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { type MembershipRow, membershipQueries } from '../../../pessoas/vinculo/index.js'

/** The queries about the people who wait for a place in an event. */
export const waiting = membershipQueries({
  table: 'espera_evento',
  group: 'evento',
  groupId: 'idEvento',
  columns: [
    'espera_evento.id',
    'espera_evento.uuid',
    'espera_evento.idCliente',
    'espera_evento.idEvento',
    'espera_evento.idMembro',
    'espera_evento.createdAt',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
    'evento.uuid as uuidEvento',
    'evento.nomeEvento',
  ],
})

export type WaitingEventoRow = MembershipRow<typeof waiting>

/** The people who can get the next places of an event, first come first. Inactive people keep waiting. */
export const peopleWaiting = async (work: Pick<Reading, 'db' | 'idCliente'>, idEvento: number): Promise<number[]> => {
  const rows = await waiting
    .all(work)
    .select('espera_evento.idMembro')
    .where('espera_evento.idEvento', '=', idEvento)
    .where('usuario.usuarioAtivo', '=', 1)
    .orderBy('espera_evento.id')
    .execute()
  return rows.map(({ idMembro }) => idMembro)
}
