import type { z } from 'zod'
import { lean, listOf } from '../../../kernel/reading/list.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import { personMatches } from '../../acesso/usuario/index.js'
import type { listarMembrosMissaoInput } from './membro-missao.input.js'

const columns = [
  'membro_missao.id',
  'membro_missao.uuid',
  'membro_missao.idCliente',
  'membro_missao.idMissao',
  'membro_missao.idMembro',
  'membro_missao.statusMembro',
  'membro_missao.createdAt',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
  'missao.nomeMissao',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  statusMembro: 'membro_missao.statusMembro',
  createdAt: 'membro_missao.createdAt',
} as const

/** Only of missions and people that are not in the recycle bin: there the link waits for both to come back. */
const members = (work: Pick<Reading, 'db' | 'idCliente'>) =>
  from(work, 'membro_missao')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_missao.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_missao.idCliente'),
    )
    .innerJoin('missao', (join) =>
      join.onRef('missao.id', '=', 'membro_missao.idMissao').onRef('missao.idCliente', '=', 'membro_missao.idCliente'),
    )
    .where('usuario.excluidoEm', 'is', null)
    .where('missao.excluidoEm', 'is', null)

/** @param personal whether the search may look at telephone numbers, as the reader does */
export function listar(work: Reading, input: z.output<typeof listarMembrosMissaoInput>, personal: boolean) {
  const { filtro, ordem } = input
  let query = members(work)
  for (const pattern of searchPatterns(input.busca)) query = query.where(personMatches(pattern, personal))
  if (filtro?.idMissao) query = query.where(isRecord('missao', filtro.idMissao))
  if (filtro?.statusMembro) query = query.where('membro_missao.statusMembro', '=', filtro.statusMembro)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    // those without an e-mail come last, whichever the direction
    .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('membro_missao.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, id: number) =>
  members(work).select(columns).where('membro_missao.id', '=', id).executeTakeFirst()

export type MembroMissaoRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** The number of the link between this mission and this person, if there is one. */
export const idDoVinculo = (work: Pick<Writing, 'db' | 'idCliente'>, idMissao: number, idMembro: number) =>
  from(work, 'membro_missao')
    .select('id')
    .where('idMissao', '=', idMissao)
    .where('idMembro', '=', idMembro)
    .executeTakeFirst()

/** When these people joined which missions. */
export const participacoes = (work: Reading, ids: readonly number[]) =>
  members(work)
    .select(['membro_missao.idMembro', 'membro_missao.createdAt', 'missao.nomeMissao'])
    .where('membro_missao.idMembro', 'in', ids)
    .execute()

/** Who of these people is there already. */
export const presentes = async (work: Pick<Writing, 'db' | 'idCliente'>, idMissao: number, ids: readonly number[]) => {
  const rows = await from(work, 'membro_missao')
    .select('idMembro')
    .where('idMissao', '=', idMissao)
    .where('idMembro', 'in', [...ids])
    .execute()
  return rows.map(({ idMembro }) => idMembro)
}

export const acrescentar = (
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  idMissao: number,
  ids: readonly number[],
) =>
  db
    .insertInto('membro_missao')
    .values(ids.map((idMembro) => ({ idCliente, idMissao, idMembro })))
    .execute()
