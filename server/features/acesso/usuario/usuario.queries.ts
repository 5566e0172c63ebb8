import { sql } from 'kysely'
import type { z } from 'zod'
import { isAbove, mayDoEverything } from '../../../kernel/access/above.js'
import type { Grants } from '../../../kernel/access/actions.js'
import { perfis } from '../../../kernel/access/perfis.js'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { byMatch } from '../../../kernel/reading/by-match.js'
import { asJson, lean, listOf } from '../../../kernel/reading/list.js'
import { groupedBy, loaderOf } from '../../../kernel/reading/loader.js'
import type { NestedOfPage } from '../../../kernel/reading/nested.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from, isRecord, isUuid, type RecordRef, type TableName } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { grantsOfPeople } from '../sessao/index.js'
import { aniversarioDe } from './aniversario.js'
import type { listarUsuariosInput } from './usuario.input.js'
import type { PersonSearch } from './usuario.rules.js'

const columns = [
  'usuario.id',
  'usuario.uuid',
  'usuario.idCliente',
  'usuario.name',
  'usuario.email',
  'usuario.telefoneUsuario',
  'usuario.perfil',
  'usuario.recemConvertido',
  'usuario.usuarioAtivo',
  'usuario.cpf',
  'usuario.dataNascimento',
  'usuario.aniversario',
  'usuario.sexo',
  'usuario.estadoCivil',
  'usuario.cep',
  'usuario.endereco',
  'usuario.numero',
  'usuario.complemento',
  'usuario.bairro',
  'usuario.cidade',
  'usuario.uf',
  'usuario.dataConversao',
  'usuario.dataBatismo',
  'usuario.observacoes',
  'usuario.idImportacao',
  'usuario.createdAt',
  'usuario.updatedAt',
  'usuario.excluidoEm',
  'usuario.versao',
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

export type ListarUsuarios = z.output<typeof listarUsuariosInput>

/** Which people a list contains. */
interface Which {
  /** what the search may match */
  search: PersonSearch
  /** the ids of the only people to list, or null for everybody */
  within: readonly number[] | null
  /** also the people in the recycle bin */
  remembered?: boolean
  /** leaves out people who are known to be born later, except these and the confirmed pupils of these classes */
  minors?: { bornAfter: DateOnly; except: readonly number[]; classes: readonly number[] } | undefined
}

/**
 * @param nested lists to read with each row, when only some columns are requested
 */
export function listar(
  work: Reading,
  input: ListarUsuarios,
  { search, within, remembered = false, minors }: Which,
  nested: readonly NestedOfPage[],
) {
  const { ordem, filtro, columns: asked, limit, offset } = input
  const patterns = searchPatterns(input.busca)
  const query = () =>
    filtered(matching(people(work), patterns, search), filtro, remembered)
      .$if(within !== null, only(within ?? []))
      .$if(minors !== undefined, (found) => found.where(ofAge(minors)))
  const campo = ordem?.campo ?? 'name'
  const descending = ordem?.direcao === 'DESC'
  const sorted = () =>
    withPhoto(query())
      .select(lean(columns, asked))
      .orderBy(campo === 'busca' ? byMatch('usuario.nomeOrdem', patterns) : sortColumns[campo], (order) => {
        const directed = descending ? order.desc() : order.asc()
        return nullable.includes(campo) ? directed.nullsLast() : directed
      })
      .$if(byNameThen.includes(campo), (found) => found.orderBy('usuario.nomeOrdem'))
      .orderBy('usuario.id', descending ? 'desc' : 'asc')
  if (!asked) return listOf(input, sorted, query)
  const plain = !input.busca && !filtro && work.idCliente !== null && offset === 0
  // the lists of deleted people are read later, by their ids
  const lists = filtro?.excluidos ? [] : nested
  const shape = JSON.stringify([
    'usuario',
    remembered,
    asked,
    campo,
    descending,
    limit,
    lists.map(({ property }) => property),
  ])
  return listOf(input, sorted, query, asJson(work, lists, plain ? shape : undefined))
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

const ofAge = (minors: Which['minors']) =>
  sql<boolean>`(usuario.data_nascimento is null or usuario.data_nascimento <= ${minors?.bornAfter ?? null}::date
    or usuario.id = any (${minors?.except ?? []}::int[])
    or exists (select from membro_classe_ebd v where v.id_cliente = usuario.id_cliente and v.id_membro = usuario.id
      and v.id_classe = any (${minors?.classes ?? []}::int[]) and not v.a_confirmar))`

function filtered(query: ReturnType<typeof people>, filtro: ListarUsuarios['filtro'], remembered: boolean) {
  if (!remembered || filtro?.excluidos)
    query = query.where('usuario.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const field of ['usuarioAtivo', 'recemConvertido', 'perfil'] as const) {
    const value = filtro?.[field] ?? null
    if (value !== null) query = query.where(`usuario.${field}`, '=', value)
  }
  if (filtro?.mesAniversario)
    query = query.where(sql<number>`extract(month from ${aniversarioDe('usuario')})`, '=', filtro.mesAniversario)
  if (filtro?.comAcesso)
    query = query.where(
      sql<boolean>`(usuario.perfil not in (${sql.lit(perfis.none)}, ${sql.lit(perfis.member)}) or ${hasFunction})`,
    )
  if (filtro?.idDepartamento) query = query.where(belongsTo('foraDoDepartamento', filtro.idDepartamento))
  for (const field of Object.keys(groups) as (keyof typeof groups)[]) {
    const ref = filtro?.[field]
    if (ref) query = query.where(sql<boolean>`not ${belongsTo(field, ref)}`)
  }
  return query
}

/** The person has a function today or later. */
const hasFunction = sql<boolean>`exists (
  select from funcao_usuario v join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente
    join cliente c on c.id = v.id_cliente and c.id_cliente = v.id_cliente
  where v.id_usuario = usuario.id and v.id_cliente = usuario.id_cliente and f.excluido_em is null
    and (v.fim is null or v.fim >= (now() at time zone c.fuso_horario)::date))`

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
export const semAcesso = groupedBy<boolean>(async (work, ids) => {
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

const none: Grants = new Map()

/** A person with what that person may do now. */
export async function withRights<Person extends { id: number; idCliente: number; perfil: number }>(
  { db }: Pick<Reading, 'db'>,
  { id, idCliente, perfil }: Person,
) {
  return { id, idCliente, perfil, grants: (await grantsOfPeople({ db, idCliente }, [id])).get(id) ?? none }
}

const rightsById = groupedBy<Grants>(async (work, ids) => {
  const { idCliente } = work
  const found = idCliente === null ? new Map<number, Grants>() : await grantsOfPeople({ ...work, idCliente }, ids)
  return ids.map((id) => found.get(id) ?? none)
})

/**
 * What somebody in a list may do, for `acoesPermitidas`: read for all of them in one statement, and not at all for a
 * current user whom nobody of the church outranks.
 */
export async function rightsOf(ctx: Context, { id, perfil }: { id: number; perfil: number }): Promise<Grants> {
  const { viewer } = ctx
  if (!viewer || (mayDoEverything(viewer.grants) && !isAbove(perfil, viewer.perfil))) return none
  return (await rightsById(ctx, id)) ?? none
}

/** Whether this person is active. */
export const ativa = async (work: Pick<Reading, 'db' | 'idCliente'>, id: number): Promise<boolean> =>
  (await people(work).select('id').where('id', '=', id).where('usuarioAtivo', '=', 1).executeTakeFirst()) !== undefined

export const ler = (work: Pick<Reading, 'db' | 'idCliente'>, ref: RecordRef) =>
  withPhoto(people(work)).select(columns).where(isRecord('usuario', ref)).executeTakeFirst()

export type UsuarioRow = NonNullable<Awaited<ReturnType<typeof ler>>>

/** People by id, including deleted people, because records about the past still show them. */
export const usuarioPorId = loaderOf((work, ids) =>
  withPhoto(people(work)).select(columns).where('usuario.id', 'in', ids).execute(),
)

/** Other people of this church, except deleted ones, with this e-mail or CPF. */
export const comMesmosDados = (
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

/** Whether the church has decided what its perfis may do, so that something differs from the permission table. */
export const decideAcesso = async (work: Pick<Reading, 'db' | 'idCliente'>): Promise<boolean> =>
  (await from(work, 'acesso_perfil')
    .select('id')
    .where(sql<boolean>`(areas <> '{}' or como_membro)`)
    .limit(1)
    .executeTakeFirst()) !== undefined

/** The first matches for the global search. */
export const procurar = (work: Reading, patterns: string[], search: PersonSearch) =>
  matching(people(work), patterns, search)
    .where('usuario.excluidoEm', 'is', null)
    .select(['usuario.id', 'usuario.uuid', 'usuario.name', 'usuario.email'])
    .orderBy(byMatch('usuario.nomeOrdem', patterns))
    .orderBy('usuario.nomeOrdem')
    .limit(8)
    .execute()

/** Changes of these people's perfis, from the audit log. */
export const mudancasDePerfil = (work: Reading, idsCliente: readonly number[], ids: readonly number[]) =>
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
export async function idsDePessoas(
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
