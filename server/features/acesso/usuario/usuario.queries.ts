import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarUsuariosInput } from '../../../../schema/rules/acesso/usuario.input.js'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { perfis } from '../../../../schema/rules/perfis.js'
import { isAbove, mayDoEverything } from '../../../kernel/access/above.js'
import type { Grants } from '../../../kernel/access/actions.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, isUuid, type RecordRef, type TableName } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { hasFunction, rankOfPeople } from '../sessao/index.js'
import { aniversarioOf } from './aniversario.js'
import { absentFromCultos } from './ausentes.js'
import { Usuario } from './usuario.entity.js'
import type { PersonSearch } from './usuario.rules.js'

const columns = [
  ...recordFields(
    Usuario,
    'limiteAcesso',
    'liderou',
    'anonimizadoEm',
    'idFoto',
    'nomeOrdem',
    'busca',
    'diaAniversario',
  ),
  'arquivo.uuid as uuidFoto',
] as const

const sortColumns = {
  name: 'usuario.nomeOrdem',
  email: 'usuario.email',
  perfil: 'usuario.perfil',
  dataNascimento: 'usuario.dataNascimento',
  createdAt: 'usuario.createdAt',
  /** sort order: pastors first */
  pastor: sql<boolean>`usuario.perfil <> ${sql.lit(perfis.pastor)}`,
  /** sort order: recent converts first */
  recemConvertido: sql<boolean>`usuario.recem_convertido <> 1`,
} as const

/** Sort orders that leave many people equal, who are then sorted by name. */
const byNameThen: readonly string[] = ['pastor', 'recemConvertido', 'busca']

/** Fields whose empty values come last in either direction. */
const nullable: readonly string[] = ['email', 'dataNascimento']

const withPhoto = (query: ReturnType<typeof people>) =>
  query.leftJoin('arquivo', (join) =>
    join.onRef('arquivo.id', '=', 'usuario.idFoto').onRef('arquivo.idCliente', '=', 'usuario.idCliente'),
  )

const people = (work: Pick<Reading, 'db' | 'idCliente'>) => from(work, 'usuario')

export type ListUsuariosInput = z.output<typeof listarUsuariosInput>

/** Which people a list contains. */
interface Which {
  /** what the search may match */
  search: PersonSearch
  /** the ids of the only people to list, or null for everybody */
  within: readonly number[] | null
  /** also the people in the recycle bin */
  remembered?: boolean
  /** leaves out people who are known to be born later, or to be children, except these and the confirmed pupils of these classes */
  minors?: { bornAfter: DateOnly; except: readonly number[]; classes: readonly number[] } | undefined
}

export function listRows(
  work: Reading,
  input: ListUsuariosInput,
  { search, within, remembered = false, minors }: Which,
) {
  const { ordem, filtro } = input
  const patterns = searchPatterns(input.busca)
  const query = filtered(matching(people(work), patterns, search), filtro, remembered)
    .$if(Boolean(filtro?.deixouDeVir), (found) => found.where(absent(work.idCliente)))
    .$if(within !== null, only(within ?? []))
    .$if(minors !== undefined, (found) => found.where(ofAge(minors, work.idCliente)))
  const campo = ordem?.campo ?? 'name'
  const descending = ordem?.direcao === 'DESC'
  const sorted = withPhoto(query)
    .select(lean(columns, input.columns))
    .orderBy(campo === 'busca' ? byMatch('usuario.nomeOrdem', patterns) : sortColumns[campo], (order) => {
      const directed = descending ? order.desc() : order.asc()
      return nullable.includes(campo) ? directed.nullsLast() : directed
    })
    .$if(byNameThen.includes(campo), (found) => found.orderBy('usuario.nomeOrdem'))
    .orderBy('usuario.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

/**
 * A condition on `usuario`, also for lists of other features that join it: the person matches one pattern of a search.
 * The stored search text contains the e-mail and the telephone number.
 */
export function personMatches(pattern: string, search: PersonSearch) {
  if (search === 'everything') {
    const digits = numberIn(pattern.slice(1, -1))
    if (digits === null) return sql<boolean>`usuario.busca like ${pattern}`
    return sql<boolean>`(usuario.busca like ${pattern} or usuario.busca like ${`%${digits}%`} or usuario.cpf = ${digits})`
  }
  if (search === 'names') return sql<boolean>`usuario.nome_ordem like ${pattern}`
  return sql<boolean>`(usuario.nome_ordem like ${pattern} or usuario.email like ${pattern})`
}

/**
 * The digits of a word of a search that is a telephone number or a CPF, or a part of one, as people write it: '(11)',
 * '98888-7777', '529.982.247-25'. Numbers are stored without the country's code.
 * @returns null for any other word
 */
function numberIn(word: string): string | null {
  if (!/^[\d()+.-]*\d[\d()+.-]*$/.test(word)) return null
  const digits = word.replace(/\D/g, '')
  const withCountry = /^\(?\+55/.test(word) || (digits.length > 11 && digits.startsWith('55'))
  return withCountry ? digits.slice(2) : digits
}

function matching(query: ReturnType<typeof people>, patterns: string[], search: PersonSearch) {
  for (const pattern of patterns) query = query.where(personMatches(pattern, search))
  return query
}

const only = (ids: readonly number[]) => (query: ReturnType<typeof people>) =>
  query.where(sql<boolean>`usuario.id = any (${ids}::int[])`)

/** Without a date of birth, the records tell who is a child: a migration says how. */
const ofAge = (minors: Which['minors'], idCliente: number | null) =>
  sql<boolean>`(usuario.data_nascimento <= ${minors?.bornAfter ?? null}::date
    or (usuario.data_nascimento is null and usuario.id not in (
      select id from criancas_sem_data(${idCliente}::int, ${minors?.bornAfter ?? null}::date) id))
    or usuario.id = any (${minors?.except ?? []}::int[])
    or exists (select from membro_classe_ebd v where v.id_cliente = usuario.id_cliente and v.id_membro = usuario.id
      and v.id_classe = any (${minors?.classes ?? []}::int[]) and not v.a_confirmar))`

function filtered(query: ReturnType<typeof people>, filter: ListUsuariosInput['filtro'], remembered: boolean) {
  if (!remembered || filter?.excluidos)
    query = query.where('usuario.excluidoEm', filter?.excluidos ? 'is not' : 'is', null)
  for (const field of ['usuarioAtivo', 'recemConvertido', 'perfil'] as const) {
    const value = filter?.[field] ?? null
    if (value !== null) query = query.where(`usuario.${field}`, '=', value)
  }
  if (filter?.mesAniversario)
    query = query.where(sql<number>`extract(month from ${aniversarioOf('usuario')})`, '=', filter.mesAniversario)
  if (filter?.comAcesso)
    query = query.where(
      sql<boolean>`(usuario.perfil not in (${sql.lit(perfis.none)}, ${sql.lit(perfis.member)}) or ${sql.raw(hasFunction('usuario'))})`,
    )
  if (filter?.idDepartamento) query = query.where(belongsTo('foraDoDepartamento', filter.idDepartamento))
  for (const field of Object.keys(groups) as (keyof typeof groups)[]) {
    const ref = filter?.[field]
    if (ref) query = query.where(sql<boolean>`not ${belongsTo(field, ref)}`)
  }
  return query
}

/** The person used to come to the worship services and comes no longer; nobody where no church is named. */
const absent = (idCliente: number | null) =>
  sql<boolean>`(usuario.usuario_ativo = 1 and usuario.id in (
    select id_membro from ${absentFromCultos(
      idCliente ?? 0,
      sql`(select (now() at time zone c.fuso_horario)::date from cliente c
        where c.id = ${idCliente ?? 0} and c.id_cliente = ${idCliente ?? 0})`,
    )} ausente))`

/** The kinds of groups for the filter "people without a group": the table of members and the table of the groups. */
const groups = {
  foraDoDepartamento: { link: 'departamento_membro', group: 'departamento' },
  foraDoEvento: { link: 'membro_evento', group: 'evento' },
  foraDaMissao: { link: 'membro_missao', group: 'missao' },
  foraDoGrupoLouvor: { link: 'membro_grupo_louvor', group: 'grupo_louvor', column: 'id_grupo', leavesTrace: true },
  foraDaCelula: { link: 'membro_celula', group: 'celula', leavesTrace: true },
  foraDaClasseEBD: { link: 'membro_classe_ebd', group: 'classe_ebd', column: 'id_classe' },
  foraDoEncontro: { link: 'membro_encontro', group: 'encontro' },
} as const satisfies Record<string, Group>

interface Group {
  link: TableName
  group: TableName
  /** the column that refers to the group; by default `id_` and the group's name */
  column?: string
  /** former members stay in the table of members, marked as deleted */
  leavesTrace?: boolean
}

/** Whether the person is in the group, active or not. The link's foreign key keeps both in one church. */
function belongsTo(field: keyof typeof groups, ref: RecordRef) {
  const { link, group, column: named = `id_${group}`, leavesTrace }: Group = groups[field]
  const column = sql.ref(`v.${named}`)
  const alive = leavesTrace ? sql`and v.excluido_em is null` : sql``
  return sql<boolean>`exists (
    select from ${sql.table(link)} v join ${sql.table(group)} on ${sql.ref(`${group}.id`)} = ${column}
      and ${sql.ref(`${group}.id_cliente`)} = v.id_cliente
    where v.id_membro = usuario.id and v.id_cliente = usuario.id_cliente ${alive}
      and ${isRecord(group, ref)} and ${sql.ref(`${group}.excluido_em`)} is null)`
}

/** Whether each of these people cannot enter the system to do anything with the church's data yet. */
export const withoutAcesso = groupedBy<boolean>(async (work, ids) => {
  const rows = await from(work, 'usuario')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select([
      'usuario.id',
      sql<boolean>`usuario.perfil = ${sql.lit(perfis.none)} or usuario.usuario_ativo = 0 or credencial.senha_hash is null`.as(
        'sem',
      ),
    ])
    .where('usuario.id', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ id, sem }) => [id, sem]))
  return ids.map((id) => found.get(id) ?? null)
})

/** Whether the latest e-mail to each of these people came back: the address does not exist, or is closed. */
export const emailBounced = groupedBy<boolean>(async (work, ids) => {
  const rows = await from(work, 'usuario')
    .select([
      'usuario.id',
      sql<boolean>`exists (
        select from email_saida d
        where d.id_cliente = usuario.id_cliente and d.para = usuario.email and d.devolvido and not exists (
          select from email_saida s
          where s.id_cliente = d.id_cliente and s.para = d.para and s.id > d.id and s.situacao = 'enviado'))`.as(
        'devolvido',
      ),
    ])
    .where('usuario.id', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ id, devolvido }) => [id, devolvido]))
  return ids.map((id) => found.get(id) ?? null)
})

const none: Grants = new Map()

/** A person with the rank: what that person may do now or later. */
export async function withRights<Person extends { id: number; idCliente: number; perfil: number }>(
  { db }: Pick<Reading, 'db'>,
  { id, idCliente, perfil }: Person,
) {
  return { id, idCliente, perfil, grants: (await rankOfPeople({ db, idCliente }, [id])).get(id) ?? none }
}

const rightsById = groupedBy<Grants>(async (work, ids) => {
  const { idCliente } = work
  const found = idCliente === null ? new Map<number, Grants>() : await rankOfPeople({ ...work, idCliente }, ids)
  return ids.map((id) => found.get(id) ?? none)
})

/**
 * The rank of somebody in a list, for `acoesPermitidas`: read for all of them in one statement, and not at all for a
 * current user whom nobody of the church outranks.
 */
export async function rightsOf(ctx: Context, { id, perfil }: { id: number; perfil: number }): Promise<Grants> {
  const { viewer } = ctx
  if (!viewer || (mayDoEverything(viewer.grants) && !isAbove(perfil, viewer.perfil))) return none
  return (await rightsById(ctx, id)) ?? none
}

/** Whether this person is active. */
export const isActive = async (work: Pick<Reading, 'db' | 'idCliente'>, id: number): Promise<boolean> =>
  (await people(work).select('id').where('id', '=', id).where('usuarioAtivo', '=', 1).executeTakeFirst()) !== undefined

export const read = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withPhoto(people(work)).select(columns).where(isRecord('usuario', ref)).executeTakeFirst()

export type UsuarioRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** People by id, including deleted people, because records about the past still show them. */
export const usuarioById = loaderOf((work, ids) =>
  withPhoto(people(work)).select(columns).where('usuario.id', 'in', ids).execute(),
)

/** Other people of this church, except deleted ones, with this e-mail or CPF. */
export const withSameData = (
  work: Pick<Reading, 'db' | 'idCliente'>,
  { email, cpf }: { email?: string | null | undefined; cpf?: string | null | undefined },
  except: number,
) =>
  people(work)
    .select(['email', 'cpf'])
    .where('excluidoEm', 'is', null)
    .where('id', '!=', except)
    .where((eb) => eb.or([eb('email', '=', email ?? ''), eb('cpf', '=', cpf ?? '')]))
    .execute()

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[], search: PersonSearch) =>
  matching(people(work), patterns, search)
    .where('usuario.excluidoEm', 'is', null)
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.email'])
    .orderBy(byMatch('usuario.nomeOrdem', patterns))
    .orderBy('usuario.nomeOrdem')
    .limit(8)

/** Changes of these people's perfis, from the audit log. */
export const perfilChanges = (work: Reading, idsCliente: readonly number[], ids: readonly number[]) =>
  from(work, 'auditoria')
    .select([
      'idRegistro',
      'quando',
      sql<number>`(antes ->> 'perfil')::int`.as('de'),
      sql<number>`(depois ->> 'perfil')::int`.as('para'),
    ])
    .where('idCliente', 'in', idsCliente)
    .where('tabela', '=', 'usuario')
    .where('idRegistro', 'in', ids)
    .where('operacao', '=', 'alterar')
    .where(sql<boolean>`jsonb_exists(depois, 'perfil')`)
    .execute()

const number = /^[1-9]\d{0,9}$/

/**
 * The ids of the people in a form, in the form's order; null for a person who is not in this church. It uses one
 * statement and no locks.
 */
export async function idsOfPessoas(
  work: Pick<Reading, 'db' | 'idCliente'>,
  refs: readonly RecordRef[],
): Promise<(number | null)[]> {
  const keys = refs.map((ref) => String(ref).toLowerCase())
  const ids = keys.filter((key) => number.test(key) && Number(key) <= 2147483647).map(Number)
  const found = await from(work, 'usuario')
    .select(['id', 'uuid'])
    .where('excluidoEm', 'is', null)
    .where((eb) => eb.or([eb('id', 'in', ids), eb('uuid', 'in', keys.filter(isUuid))]))
    .execute()
  const byKey = new Map(found.flatMap(({ id, uuid }) => [[String(id), id] as const, [uuid, id] as const]))
  return keys.map((key) => byKey.get(key) ?? null)
}
