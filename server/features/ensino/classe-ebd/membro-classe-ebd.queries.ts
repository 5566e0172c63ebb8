import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { personMatches } from '../../acesso/usuario/index.js'
import type { listarMembrosClasseEBDInput } from './membro-classe-ebd.input.js'

const columns = [
  'membro_classe_ebd.id',
  'membro_classe_ebd.uuid',
  'membro_classe_ebd.idCliente',
  'membro_classe_ebd.idClasse',
  'membro_classe_ebd.idMembro',
  'membro_classe_ebd.statusMembro',
  'membro_classe_ebd.createdAt',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  statusMembro: 'membro_classe_ebd.statusMembro',
  createdAt: 'membro_classe_ebd.createdAt',
} as const

/** Only of classes and people that are not in the recycle bin: there the link waits for both to come back. */
const members = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'membro_classe_ebd')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_classe_ebd.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .innerJoin('classe_ebd', (join) =>
      join
        .onRef('classe_ebd.id', '=', 'membro_classe_ebd.idClasse')
        .onRef('classe_ebd.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('classe_ebd.excluidoEm', 'is', null)

/** @param personal whether the search may look at telephone numbers, as the reader does */
export function listar(work: Reading, input: z.output<typeof listarMembrosClasseEBDInput>, personal: boolean) {
  const { filtro, ordem } = input
  let query = members(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, personal))
  if (filtro?.idClasse) query = query.where(isRecord('classe_ebd', filtro.idClasse))
  if (filtro?.statusMembro) query = query.where('membro_classe_ebd.statusMembro', '=', filtro.statusMembro)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    // those without an e-mail come last, whichever the direction
    .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('membro_classe_ebd.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, id: number) =>
  members(work).select(columns).where('membro_classe_ebd.id', '=', id).executeTakeFirst()

export type MembroClasseEBDRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The number of the link between this class and this person, if there is one. */
export const idDoVinculo = (work: Pick<Writing, 'db' | 'idCliente'>, idClasse: number, idMembro: number) =>
  from(work, 'membro_classe_ebd')
    .select('id')
    .where('idClasse', '=', idClasse)
    .where('idMembro', '=', idMembro)
    .executeTakeFirst()

/** When these people joined which classes. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  members(work)
    .select(['membro_classe_ebd.idMembro', 'membro_classe_ebd.createdAt', 'classe_ebd.nomeClasse'])
    .where('membro_classe_ebd.idMembro', 'in', ids)
    .execute()
