import { sql } from 'kysely'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { blind } from '../../culto/contagem/index.js'

/** A record that an entry of the audit log refers to. */
export interface Target {
  tabela: string
  id: number
  idCliente: number
}

/** Fields that refer to a person (table `usuario`), although most of their names do not contain that table's name. */
const pessoas = new Set(
  'idUsuario idMembro idBatizando idPastor idVisitado idAutor idDirigente idPregador idProfessor idResponsavel responsavelUsuarioConta excluidoPor aprovadaPor decididoPor fechadoPor reciboPor solicitadoPor'.split(
    ' ',
  ),
)

/** Fields whose table has a different name. */
const outras: Readonly<Record<string, string>> = {
  idGrupo: 'grupo_louvor',
  idClasse: 'classe_ebd',
  idAula: 'aula_ebd',
  idCampanha: 'campanha_missoes',
  idEnsaio: 'ensaio_louvor',
  idEscala: 'escala_culto',
  idReuniao: 'reuniao_lideranca',
  idMomento: 'momento_culto',
  localEnsaio: 'local',
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The table of the record that a field of a table refers to, or undefined. */
export function tableOfField(tabela: string | null, campo: string): string | undefined {
  // in the table of the types, a column of this name contains text and no reference
  if (campo === 'tipoPatrimonio') return tabela === 'patrimonio' ? 'tipo_patrimonio' : undefined
  if (pessoas.has(campo)) return 'usuario'
  return outras[campo] ?? (/^id[A-Z]/.test(campo) ? snake(campo.slice(2, 3).toLowerCase() + campo.slice(3)) : undefined)
}

const key = ({ tabela, id, idCliente }: Target) => `${tabela} ${idCliente} ${id}`

/**
 * The names of these records, including deleted ones, as in the recycle bin. One statement for any number of records.
 */
export async function namesOf(work: Reading, features: readonly Feature[], alvos: readonly Target[]) {
  const titles = new Map(features.flatMap(({ table, bin }) => (table && bin ? [[table, bin.titulo] as const] : [])))
  const byTable = Map.groupBy(alvos, ({ tabela }) => tabela)
  const parts = [...byTable].flatMap(([tabela, named]) => {
    const titulo = titles.get(tabela)
    if (!titulo) return []
    const ids = [...new Set(named.map(({ id }) => id))]
    return [
      sql`select ${tabela}::text as tabela, r.id, r.id_cliente as "idCliente", ${sql.raw(titulo)} as nome
        from ${sql.table(tabela)} r where r.id = any (${ids}::int[])
        ${work.idCliente === null ? sql`` : sql`and r.id_cliente = ${work.idCliente}`}`,
    ]
  })
  if (parts.length === 0) return () => null
  const { rows } = await sql<Target & { nome: string | null }>`${sql.join(parts, sql` union all `)}`.execute(work.db)
  const names = new Map(rows.map((row) => [key(row), row.nome]))
  return (target: Target): string | null => names.get(key(target)) ?? null
}

interface Entrada {
  tabela: string | null
  idRegistro: number | null
  idCliente: number
}

/** Which columns of these entries' records nobody may read yet. One statement, and none when no entry is of such a table. */
export async function cegos(work: Reading, entradas: readonly Entrada[]) {
  const ids = entradas.flatMap(({ tabela, idRegistro }) => (tabela === blind.table && idRegistro ? [idRegistro] : []))
  if (ids.length === 0) return () => []
  const { rows } = await sql<Target>`
    select ${blind.table}::text as tabela, r.id, r.id_cliente as "idCliente"
    from ${sql.table(blind.table)} r where r.id = any (${ids}::int[]) and ${blind.while}
    ${work.idCliente === null ? sql`` : sql`and r.id_cliente = ${work.idCliente}`}`.execute(work.db)
  const found = new Set(rows.map(key))
  return ({ tabela, idRegistro, idCliente }: Entrada): readonly string[] =>
    tabela !== null && idRegistro !== null && found.has(key({ tabela, id: idRegistro, idCliente })) ? blind.columns : []
}
