import { from } from '../../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../../kernel/data/tenant/session.js'
import { ofEach } from '../../../../kernel/work/edges/of-each.js'
import { type MembershipRow, membershipQueries } from '../../../pessoas/vinculo/index.js'
import { isOver } from '../evento.queries.js'

/** The queries about the members of events. */
export const membros = membershipQueries({
  table: 'membro_evento',
  group: 'evento',
  groupId: 'idEvento',
  columns: [
    'membro_evento.id',
    'membro_evento.uuid',
    'membro_evento.idCliente',
    'membro_evento.idEvento',
    'membro_evento.idMembro',
    'membro_evento.createdAt',
    'usuario.uuid as uuidMembro',
    'usuario.name',
    'usuario.email',
    'usuario.telefoneUsuario',
    'evento.uuid as uuidEvento',
    'evento.nomeEvento',
  ],
})

export type MembroEventoRow = MembershipRow<typeof membros>

/** The events in which these people take part. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  ofEach(ids, (id) =>
    membros
      .all(work)
      .select(['membro_evento.idMembro', 'membro_evento.createdAt', 'evento.nomeEvento', 'evento.dataInicio'])
      .where('membro_evento.idMembro', '=', id),
  )

/**
 * The memberships of a person, deleted or not, in events with a limit that are not over, including deleted events. They
 * come in a fixed order, because they are locked.
 */
export const upcomingVinculos = (work: Pick<Writing, 'db' | 'idCliente'>, idMembro: number) =>
  from(work, 'membro_evento')
    .innerJoin('evento', (join) =>
      join.onRef('evento.id', '=', 'membro_evento.idEvento').onRef('evento.idCliente', '=', 'membro_evento.idCliente'),
    )
    .innerJoin('cliente', (join) =>
      join.onRef('cliente.id', '=', 'evento.idCliente').onRef('cliente.idCliente', '=', 'evento.idCliente'),
    )
    .select(['membro_evento.id', 'membro_evento.idEvento', 'evento.excluidoEm'])
    .where('membro_evento.idMembro', '=', idMembro)
    .where('evento.vagas', 'is not', null)
    .where(isOver, '=', false)
    .orderBy('evento.id')
    .execute()
