import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { personMatches } from '../../acesso/usuario/index.js'
import { isOver } from './evento.queries.js'
import type { listarMembrosEventoInput } from './membro-evento.input.js'

const columns = [
  'membro_evento.id',
  'membro_evento.uuid',
  'membro_evento.idCliente',
  'membro_evento.idEvento',
  'membro_evento.idMembro',
  'membro_evento.createdAt',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
  'evento.nomeEvento',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  createdAt: 'membro_evento.createdAt',
} as const

/** Only of events and people that are not in the recycle bin: there the link waits for both to come back. */
const members = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'membro_evento')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_evento.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_evento.idCliente'),
    )
    .innerJoin('evento', (join) =>
      join.onRef('evento.id', '=', 'membro_evento.idEvento').onRef('evento.idCliente', '=', 'membro_evento.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('evento.excluidoEm', 'is', null)

/** @param personal whether the search may look at telephone numbers, as the reader does */
export function listar(work: Reading, input: z.output<typeof listarMembrosEventoInput>, personal: boolean) {
  const { filtro, ordem } = input
  let query = members(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, personal))
  if (filtro?.idEvento) query = query.where(isRecord('evento', filtro.idEvento))
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    // those without an e-mail come last, whichever the direction
    .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('membro_evento.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, id: number) =>
  members(work).select(columns).where('membro_evento.id', '=', id).executeTakeFirst()

export type MembroEventoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The number of the link between this event and this person, if there is one. */
export const idDoVinculo = (work: Pick<Writing, 'db' | 'idCliente'>, idEvento: number, idMembro: number) =>
  from(work, 'membro_evento')
    .select('id')
    .where('idEvento', '=', idEvento)
    .where('idMembro', '=', idMembro)
    .executeTakeFirst()

/** The events of these people. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  members(work)
    .select(['membro_evento.idMembro', 'membro_evento.createdAt', 'evento.nomeEvento', 'evento.dataInicio'])
    .where('membro_evento.idMembro', 'in', ids)
    .execute()

/** The links of a person, in the recycle bin or not, to events with a limit that are not over, also those in the bin; in one order, as they are locked. */
export const vinculosAVir = (work: Pick<Writing, 'db' | 'idCliente'>, idMembro: number) =>
  from(work, 'membro_evento')
    .innerJoin('evento', (join) =>
      join.onRef('evento.id', '=', 'membro_evento.idEvento').onRef('evento.idCliente', '=', 'membro_evento.idCliente'),
    )
    .innerJoin('cliente', 'cliente.id', 'evento.idCliente')
    .select(['membro_evento.id', 'membro_evento.idEvento', 'evento.excluidoEm'])
    .where('membro_evento.idMembro', '=', idMembro)
    .where('evento.vagas', 'is not', null)
    .where(isOver, '=', false)
    .orderBy('evento.id')
    .execute()

/** Who of these people is there already. */
export const presentes = async (work: Pick<Writing, 'db' | 'idCliente'>, idEvento: number, ids: readonly number[]) => {
  const rows = await from(work, 'membro_evento')
    .select('idMembro')
    .where('idEvento', '=', idEvento)
    .where('idMembro', 'in', [...ids])
    .execute()
  return rows.map(({ idMembro }) => idMembro)
}

export const acrescentar = (
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idEvento: number,
  ids: readonly number[],
) =>
  db
    .insertInto('membro_evento')
    .values(ids.map((idMembro) => ({ idCliente, idEvento, idMembro })))
    .execute()
