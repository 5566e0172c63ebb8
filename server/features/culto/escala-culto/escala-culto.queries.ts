import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarEscalasCultoInput } from '../../../../schema/rules/culto/escala-culto.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { change, from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { EscalaCulto } from './escala-culto.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  ...recordFields(EscalaCulto, 'respostaMarcadaEm', 'idAutor', 'funcaoOrdem'),
  'culto.dataCulto',
  'culto.horaCulto',
  'culto.temaCulto',
  'usuario.name',
  'departamento.tituloDepartamento',
] as const

const sortColumns = {
  culto: 'culto.dataCulto',
  membro: 'usuario.nomeOrdem',
  funcao: 'escala_culto.funcaoOrdem',
  departamento: 'departamento.nomeOrdem',
  resposta: 'escala_culto.resposta',
  createdAt: 'escala_culto.createdAt',
} as const

/** Roster entries of worship services and people that are not deleted. */
export const rosters = (work: Scope) =>
  from(work, 'escala_culto')
    .innerJoin('culto', (join) =>
      join.onRef('culto.id', '=', 'escala_culto.idCulto').onRef('culto.idCliente', '=', 'escala_culto.idCliente'),
    )
    .innerJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'escala_culto.idMembro').onRef('usuario.idCliente', '=', 'escala_culto.idCliente'),
    )
    .leftJoin('departamento', (join) =>
      join
        .onRef('departamento.id', '=', 'escala_culto.idDepartamento')
        .onRef('departamento.idCliente', '=', 'escala_culto.idCliente'),
    )
    .where('culto.excluidoEm', 'is', null)
    .where('usuario.excluidoEm', 'is', null)

/** A worship service is in the future until the end of its day, in the church's time zone. */
export const isToCome = sql<boolean>`(culto.data_culto >= (
  select (now() at time zone c.fuso_horario)::date from cliente c where c.id = culto.id_cliente and c.id_cliente = culto.id_cliente))`

/** Whether the worship service has begun, in the church's time zone. */
export const passou = sql<boolean>`((culto.data_culto + culto.hora_culto::time) <= (
  now() at time zone (select c.fuso_horario from cliente c where c.id = culto.id_cliente and c.id_cliente = culto.id_cliente)))`

/**
 * By default the newest worship service comes first. With the filter for coming worship services, the nearest comes
 * first.
 */
export function listRows(work: Reading, input: z.output<typeof listarEscalasCultoInput>) {
  const { filtro } = input
  let query = rosters(work).where('escala_culto.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([eb('usuario.nomeOrdem', 'like', pattern), eb('escala_culto.funcaoOrdem', 'like', pattern)]),
    )
  if (filtro?.idCulto) query = query.where(isRecord('culto', filtro.idCulto))
  if (filtro?.idMembro) query = query.where(isRecord('usuario', filtro.idMembro))
  if (filtro?.idDepartamento) query = query.where(isRecord('departamento', filtro.idDepartamento))
  if (filtro?.resposta) query = query.where('escala_culto.resposta', '=', filtro.resposta)
  if (filtro?.quando) query = query.where(isToCome, '=', filtro.quando === 'proximos')
  if (filtro?.de) query = query.where('culto.dataCulto', '>=', filtro.de)
  if (filtro?.ate) query = query.where('culto.dataCulto', '<=', filtro.ate)
  const { campo, direcao } = input.ordem ?? {
    campo: 'culto' as const,
    direcao: filtro?.quando === 'proximos' ? 'ASC' : 'DESC',
  }
  const descending = direcao === 'DESC'
  const direction = descending ? 'desc' : 'asc'
  let sorted = query
    .select(lean(columns, input.columns))
    // entries without a department come last in either direction
    .orderBy(sortColumns[campo], (order) => (descending ? order.desc() : order.asc()).nullsLast())
  if (campo === 'culto') sorted = sorted.orderBy('culto.horaCulto', direction).orderBy('escala_culto.funcaoOrdem')
  return listOf(input, sorted.orderBy('escala_culto.id', direction), query)
}

export const read = (work: Scope, ref: RecordRef) =>
  rosters(work).select(columns).where(isRecord('escala_culto', ref)).executeTakeFirst()

export type EscalaCultoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** The worship services of a period, each with its place, for the matrix. */
export const cultosOfPeriod = (work: Scope, { de, ate }: { de: string; ate: string }) =>
  from(work, 'culto')
    .leftJoin('local', (join) =>
      join.onRef('local.id', '=', 'culto.idLocal').onRef('local.idCliente', '=', 'culto.idCliente'),
    )
    .select([
      'culto.id',
      'culto.uuid',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'culto.statusCulto',
      'local.nomeLocal',
      passou.as('comecou'),
    ])
    .where('culto.excluidoEm', 'is', null)
    .where('culto.dataCulto', '>=', de)
    .where('culto.dataCulto', '<=', ate)
    .orderBy('culto.dataCulto')
    .orderBy('culto.horaCulto')
    .orderBy('culto.id')
    .execute()

/** All roster entries of the worship services between two days, sorted by function and name. */
export const escalasOfPeriod = (work: Scope, { de, ate }: { de: string; ate: string }) =>
  rosters(work)
    .select(columns)
    .where('escala_culto.excluidoEm', 'is', null)
    .where('culto.dataCulto', '>=', de)
    .where('culto.dataCulto', '<=', ate)
    .orderBy('escala_culto.funcaoOrdem')
    .orderBy('usuario.nomeOrdem')
    .orderBy('escala_culto.id')
    .execute()

/**
 * The roster entries of the given people, or of all, on the given days, in worship services that take place, without
 * declined entries.
 */
export function engagements(work: Scope, pessoas: readonly number[] | null, dias: readonly string[]) {
  const query = rosters(work)
    .select([
      'escala_culto.id',
      'escala_culto.idMembro',
      'escala_culto.idCulto',
      'escala_culto.funcao',
      'escala_culto.funcaoOrdem',
      'usuario.name',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where('escala_culto.resposta', '<>', 'recusada')
    .where('culto.statusCulto', '<>', 'cancelado')
    .where('culto.dataCulto', 'in', dias)
    .orderBy('culto.horaCulto')
    .orderBy('escala_culto.id')
  return (pessoas ? query.where('escala_culto.idMembro', 'in', pessoas) : query).execute()
}

/** The functions of these people in these worship services, including those that they declined. */
export const funcoesIn = (work: Scope, cultos: readonly number[], pessoas: readonly number[]) =>
  from(work, 'escala_culto')
    .select(['idCulto', 'idMembro', 'funcaoOrdem'])
    .where('excluidoEm', 'is', null)
    .where('idCulto', 'in', cultos)
    .where('idMembro', 'in', pessoas)
    .execute()

/** The roster of one worship service, with people who are still active, to copy it. */
export const defaultConta = (work: Scope, idCulto: number) =>
  rosters(work)
    .select([
      'escala_culto.idMembro',
      'escala_culto.funcao',
      'escala_culto.funcaoOrdem',
      'escala_culto.idDepartamento',
      'usuario.name',
      'departamento.excluidoEm as departamentoExcluidoEm',
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('escala_culto.idCulto', '=', idCulto)
    .orderBy('escala_culto.id')
    .execute()

/**
 * The later worship services that take place and have not begun.
 * @param mesmoHorario only worship services of the same weekday and time
 */
export function nextCultos(
  work: Scope,
  { id, dataCulto, horaCulto }: { id: number; dataCulto: string; horaCulto: string },
  { vezes, mesmoHorario }: { vezes: number; mesmoHorario: boolean },
) {
  let query = from(work, 'culto')
    .select(['id', 'dataCulto', 'horaCulto', 'temaCulto'])
    .where('excluidoEm', 'is', null)
    .where('statusCulto', '=', 'agendado')
    .where(sql<boolean>`not ${passou}`)
    .where('id', '<>', id)
    .where((eb) =>
      eb.or([
        eb('dataCulto', '>', dataCulto),
        eb.and([eb('dataCulto', '=', dataCulto), eb('horaCulto', '>', horaCulto)]),
      ]),
    )
  if (mesmoHorario)
    query = query
      .where('horaCulto', '=', horaCulto)
      .where(sql<boolean>`extract(dow from data_culto) = extract(dow from ${dataCulto}::date)`)
  return query.orderBy('dataCulto').orderBy('horaCulto').orderBy('id').limit(vezes).execute()
}

/** What these people did in worship services that took place, for their pages. */
export const servicos = (work: Reading, ids: readonly number[]) =>
  rosters(work)
    .innerJoin('cliente', 'cliente.idCliente', 'escala_culto.idCliente')
    .select([
      'escala_culto.idMembro',
      'escala_culto.funcao',
      'culto.dataCulto',
      'culto.horaCulto',
      'culto.temaCulto',
      'cliente.fusoHorario',
    ])
    .where('escala_culto.excluidoEm', 'is', null)
    .where('escala_culto.resposta', '<>', 'recusada')
    .where('culto.statusCulto', '<>', 'cancelado')
    .where(isToCome, '=', false)
    .where('escala_culto.idMembro', 'in', ids)

/** Deletes the reasons for which a person declined, when the person is anonymised. */
export async function forgetMotivos(work: Writing, idMembro: number): Promise<void> {
  await change(work, 'escala_culto').set({ motivoRecusa: null }).where('idMembro', '=', idMembro).execute()
}
