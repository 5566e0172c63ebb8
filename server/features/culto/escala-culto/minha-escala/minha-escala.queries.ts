import { sql } from 'kysely'
import type { z } from 'zod'
import type { minhasEscalasInput } from '../../../../../schema/rules/culto/escala-culto.input.js'
import { searchPatterns } from '../../../../../schema/rules/pagination.js'
import type { Viewer } from '../../../../kernel/access/can.js'
import { isRecord, type RecordRef } from '../../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../../kernel/work/edges/list.js'
import { isToCome, passou, rosters } from '../escala-culto.queries.js'

/** SQL: the people whom the open request for a substitute asks; the condition is of those to count. Null without any. */
const convitesThat = (condition: string) => sql<number | null>`(
  select (count(*) filter (where ${sql.raw(condition)}))::int from pedido_substituto pedido
  join convite_substituto convite on convite.id_pedido = pedido.id and convite.id_cliente = pedido.id_cliente
  where pedido.id_cliente = escala_culto.id_cliente and pedido.id_escala = escala_culto.id
    and pedido.id_membro = escala_culto.id_membro and pedido.situacao = 'aberto'
  having count(*) > 0)`

const convitesCalled = [
  convitesThat('true').as('substitutosChamados'),
  convitesThat(`convite.resposta = 'pendente'`).as('substitutosAguardando'),
] as const

const columns = [
  'escala_culto.id',
  'escala_culto.uuid',
  'escala_culto.idCliente',
  'escala_culto.idCulto',
  'escala_culto.funcao',
  'escala_culto.resposta',
  'escala_culto.respondidaEm',
  'escala_culto.motivoRecusa',
  'culto.dataCulto',
  'culto.horaCulto',
  'culto.temaCulto',
  'culto.statusCulto',
  'local.nomeLocal',
] as const

/**
 * SQL: the titles of the departments in which a person serves, as jsonb by id. Whoever is limited to the own groups knows
 * them as well, as everybody does, but cannot open those that somebody else leads.
 */
export const servedDepartamentos = (idCliente: number, idUsuario: number) => sql<Record<string, string> | null>`
  select jsonb_object_agg(d.id, d.titulo_departamento) from departamento d
  where d.id_cliente = ${idCliente} and d.id in (
    select e.id_departamento from escala_culto e
    where e.id_cliente = ${idCliente} and e.id_membro = ${idUsuario} and e.excluido_em is null)`

/** Whose roster entries are read. */
type Who = Pick<Viewer, 'id' | 'own'> | null

/** The title of the entry's department, also when the transaction hides the department from this person. */
const departamentoTitle = (who: Who) =>
  sql<string | null>`coalesce(departamento.titulo_departamento,
  ${JSON.stringify(who?.own?.seen.escalas ?? {})}::jsonb ->> escala_culto.id_departamento::text)`.as(
    'tituloDepartamento',
  )

/**
 * The roster entries of one person. They contain only the data of the worship services that a person who serves needs,
 * because people without a perfil may read them too.
 */
const own = (work: Pick<Reading, 'db' | 'idCliente'>, idMembro: number) =>
  rosters(work)
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'culto.idLocal').onRef('local.idCliente', '=', 'culto.idCliente'),
    )
    .where('escala_culto.excluidoEm', 'is', null)
    .where('escala_culto.idMembro', '=', idMembro)

export function listOwn(work: Reading, who: Who, input: z.output<typeof minhasEscalasInput>) {
  let query = own(work, who?.id ?? 0)
  for (const pattern of searchPatterns(input.busca)) query = query.where('escala_culto.funcaoOrdem', 'like', pattern)
  if (input.quando) query = query.where(isToCome, '=', input.quando === 'proximos')
  const direction = input.quando === 'proximos' ? 'asc' : 'desc'
  const sorted = query
    .select([...lean(columns, input.columns), departamentoTitle(who), passou.as('passou'), ...convitesCalled])
    .orderBy('culto.dataCulto', direction)
    .orderBy('culto.horaCulto', direction)
    .orderBy('escala_culto.id', direction)
  return listOf(input, sorted, query)
}

export const readOwn = (work: Pick<Reading, 'db' | 'idCliente'>, idMembro: number, ref: RecordRef) =>
  own(work, idMembro)
    .select([...columns, 'departamento.tituloDepartamento', passou.as('passou'), ...convitesCalled])
    .where(isRecord('escala_culto', ref))
    .executeTakeFirst()

export type OwnEscalaRow = NonNullable<Awaited<ReturnType<typeof readOwn>>>

/** A person's next roster entries in worship services that take place, the nearest first, for the home page. */
export const upcomingEscalas = (work: Reading, who: Who, limit: number) =>
  own(work, who?.id ?? 0)
    .select([...columns, departamentoTitle(who), passou.as('passou'), ...convitesCalled])
    .where(isToCome)
    .where('culto.statusCulto', '=', 'agendado')
    .where('escala_culto.resposta', '<>', 'recusada')
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('escala_culto.id')
    .limit(limit)
    .execute()
