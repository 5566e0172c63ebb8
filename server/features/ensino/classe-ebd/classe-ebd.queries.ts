import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarClassesEBDInput } from '../../../../schema/rules/ensino/classe-ebd.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import { ClasseEBD } from './classe-ebd.entity.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

const columns = [...recordFields(ClasseEBD, 'nomeOrdem', 'busca'), 'usuario.name as nomeProfessor'] as const

const sortColumns = {
  nomeClasse: 'classe_ebd.nomeOrdem',
  faixaEtaria: sql<string>`normalizar(classe_ebd.faixa_etaria)`,
  professor: 'usuario.nomeOrdem',
  statusClasse: 'classe_ebd.statusClasse',
  createdAt: 'classe_ebd.createdAt',
} as const

const quantidadeAlunos = sql<number>`(
  select count(*)::int from membro_classe_ebd m join usuario u on u.id = m.id_membro and u.id_cliente = m.id_cliente
  where m.id_classe = classe_ebd.id and m.id_cliente = classe_ebd.id_cliente and m.status_membro = 'ativo'
    and u.excluido_em is null)`.as('quantidadeAlunos')

const classes = (work: Scope) =>
  from(work, 'classe_ebd').leftJoin('usuario', (join) =>
    join.onRef('usuario.id', '=', 'classe_ebd.idProfessor').onRef('usuario.idCliente', '=', 'classe_ebd.idCliente'),
  )

export function listRows(work: Reading, input: z.output<typeof listarClassesEBDInput>) {
  const { filtro, ordem } = input
  let query = classes(work).where('classe_ebd.excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('classe_ebd.busca', 'like', pattern)
  if (filtro?.statusClasse) query = query.where('classe_ebd.statusClasse', '=', filtro.statusClasse)
  if (typeof filtro?.liderAConfirmar === 'boolean')
    query = query.where('classe_ebd.liderAConfirmar', '=', filtro.liderAConfirmar)
  const descending = ordem?.direcao === 'DESC'
  const sorted = query
    .select(lean(columns, input.columns))
    .select(quantidadeAlunos)
    // classes without a teacher or an age group come last in both directions
    .orderBy(sortColumns[ordem?.campo ?? 'nomeClasse'], (order) =>
      (descending ? order.desc() : order.asc()).nullsLast(),
    )
    .orderBy('classe_ebd.id', descending ? 'desc' : 'asc')
  return listOf(input, sorted, query)
}

export const read = (work: Scope, ref: RecordRef) =>
  classes(work).select(columns).select(quantidadeAlunos).where(isRecord('classe_ebd', ref)).executeTakeFirst()

export type ClasseEBDRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads classes by id, for records that refer to a class. */
export const classeById = loaderOf((work, ids) =>
  classes(work).select(columns).select(quantidadeAlunos).where('classe_ebd.id', 'in', ids).execute(),
)

/** The active pupils of each class, by name. */
export const alunos = groupedBy<{ idMembro: number }[]>(async (work, ids) => {
  const rows = await from(work, 'membro_classe_ebd')
    .innerJoin('usuario', (join) =>
      join
        .onRef('usuario.id', '=', 'membro_classe_ebd.idMembro')
        .onRef('usuario.idCliente', '=', 'membro_classe_ebd.idCliente'),
    )
    .select(['membro_classe_ebd.idClasse', 'membro_classe_ebd.idMembro'])
    .where('membro_classe_ebd.idClasse', 'in', ids)
    .where('membro_classe_ebd.statusMembro', '=', 'ativo')
    .where('usuario.excluidoEm', 'is', null)
    .orderBy('usuario.nomeOrdem')
    .orderBy('usuario.id')
    .execute()
  const byClass = Map.groupBy(rows, ({ idClasse }) => idClasse)
  return ids.map((id) => byClass.get(id) ?? [])
})

/** The first matches for the global search. */
export const search = (work: Reading, patterns: string[]) => {
  let query = from(work, 'classe_ebd').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nomeClasse', 'faixaEtaria'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}
