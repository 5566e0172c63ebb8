import { sql } from 'kysely'
import type { z } from 'zod'
import { searchPatterns } from '../../../kernel/pagination.js'
import { lean, listOf } from '../../../kernel/tenant/list.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { listarAulasEBDInput } from './aula-ebd.input.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [
  'aula_ebd.id',
  'aula_ebd.uuid',
  'aula_ebd.idCliente',
  'aula_ebd.idClasse',
  'aula_ebd.dataAula',
  'aula_ebd.temaAula',
  'aula_ebd.idProfessor',
  'aula_ebd.visitantes',
  'aula_ebd.biblias',
  'aula_ebd.revistas',
  'aula_ebd.oferta',
  'aula_ebd.createdAt',
  'aula_ebd.updatedAt',
  'aula_ebd.excluidoEm',
  'aula_ebd.versao',
  'classe_ebd.nomeClasse',
  'usuario.name as nomeProfessor',
] as const

/** Whoever was there stays counted, also when the person is deleted later. */
const qtdePresentes = sql<number>`(
  select count(*)::int from membro_aula_ebd p where p.id_aula = aula_ebd.id and p.id_cliente = aula_ebd.id_cliente)`.as(
  'qtdePresentes',
)

const sortColumns = {
  dataAula: 'aula_ebd.dataAula',
  classe: 'classe_ebd.nomeOrdem',
  visitantes: 'aula_ebd.visitantes',
  oferta: 'aula_ebd.oferta',
  createdAt: 'aula_ebd.createdAt',
} as const

const lessons = (work: Scope) =>
  from(work, 'aula_ebd')
    .innerJoin('classe_ebd', (join) =>
      join.onRef('classe_ebd.id', '=', 'aula_ebd.idClasse').onRef('classe_ebd.idCliente', '=', 'aula_ebd.idCliente'),
    )
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'aula_ebd.idProfessor').onRef('usuario.idCliente', '=', 'aula_ebd.idCliente'),
    )

/** Newest first, unless another order is asked for. */
export function listar(work: Reading, input: z.output<typeof listarAulasEBDInput>) {
  const { filtro, ordem } = input
  let query = lessons(work).where('aula_ebd.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca))
    query = query.where((eb) =>
      eb.or([eb('aula_ebd.busca', 'like', pattern), eb('classe_ebd.nomeOrdem', 'like', pattern)]),
    )
  if (filtro?.idClasse) query = query.where(isRecord('classe_ebd', filtro.idClasse))
  if (filtro?.dataInicial) query = query.where('aula_ebd.dataAula', '>=', filtro.dataInicial)
  if (filtro?.dataFinal) query = query.where('aula_ebd.dataAula', '<=', filtro.dataFinal)
  const descending = (ordem?.direcao ?? 'DESC') === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(qtdePresentes)
    // those without an offering come last, whichever the direction
    .orderBy(sortColumns[ordem?.campo ?? 'dataAula'], (order) => (descending ? order.desc() : order.asc()).nullsLast())
    .orderBy('aula_ebd.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const ler = (work: Scope, ref: RecordRef) =>
  lessons(work).select(columns).select(qtdePresentes).where(isRecord('aula_ebd', ref)).executeTakeFirst()

export type AulaEBDRow = NonNullable<Awaited<ReturnType<typeof ler>>>
