import { sql } from 'kysely'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { type PersonSearch, personMatches } from '../../acesso/usuario/index.js'
import { rosters } from './escala-culto.queries.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

export const cultoOfEscala = (work: Scope, ref: RecordRef) =>
  from(work, 'culto')
    .select(['id', 'dataCulto', 'horaCulto'])
    .where(isRecord('culto', ref))
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()

interface Asked {
  idCulto: number
  funcao: string
  busca?: string | null | undefined
  limite: number
  /** the people whom the current user may put into rosters, or null for all */
  somente: readonly number[] | null
  /** people who are away or serve elsewhere: they come after the others who know the function */
  presos: readonly number[]
  /** whether the current user may read personal data of others, and so may search by it */
  personal: boolean
  /** what the search may match */
  search: PersonSearch
}

/**
 * Active people who do not have this function in the worship service yet. People who have served in the function come
 * first: those who are free, ordered by their last service, the oldest first, then those who are not. Then the others,
 * the same way, by name. One statement.
 */
export function candidatos(work: Scope, asked: Asked) {
  const { idCulto, funcao, busca, limite, somente, presos, personal, search } = asked
  const ofFunction = rosters(work)
    .where('escala_culto.funcaoOrdem', '=', normaliseText(funcao))
    .where('escala_culto.excluidoEm', 'is', null)
  const served = ofFunction
    .where('escala_culto.resposta', '<>', 'recusada')
    .where('culto.statusCulto', '<>', 'cancelado')
    .groupBy('escala_culto.idMembro')
    .select(['escala_culto.idMembro as id_membro', sql<string>`max(culto.data_culto)`.as('ultima_vez')])
    .as('servico')
  const there = ofFunction.where('escala_culto.idCulto', '=', idCulto).select('escala_culto.idMembro')
  let query = from(work, 'usuario')
    .leftJoin(served, (join) => join.onRef('servico.id_membro', '=', 'usuario.id'))
    .where('usuario.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.id', 'not in', there)
  if (somente) query = query.where(sql<boolean>`usuario.id = any (${somente}::int[])`)
  for (const pattern of searchPatterns(busca)) query = query.where(personMatches(pattern, search))
  return query
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.email', 'servico.ultima_vez as ultimaVez'])
    .select([
      (personal ? sql<string | null>`usuario.data_nascimento` : hidden).as('dataNascimento'),
      (personal ? sql<string | null>`usuario.bairro` : hidden).as('bairro'),
    ])
    .orderBy(sql`servico.ultima_vez is null`)
    .orderBy(sql`usuario.id = any (${presos}::int[])`)
    .orderBy('servico.ultima_vez', (order) => order.asc().nullsLast())
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .limit(limite)
    .execute()
}

const hidden = sql<string | null>`null::text`
