import { listarAuditoriaInput } from '../../../../schema/rules/igreja/auditoria.input.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { cegos, namesOf, type Target, tableOfField } from './auditoria.nomes.js'
import { listRows } from './auditoria.queries.js'
import { changesBetween, type FieldChange } from './auditoria.rules.js'

/** Who changed what, for the church's administrator. */
export const listAuditoria = readCase({
  action: 'auditoria.ler',
  input: listarAuditoriaInput,
  async run(work, input) {
    const { ctx } = work
    const list = await listRows(
      work,
      input,
      await fusoOf(ctx, ctx.ownTenant(work.idCliente)),
      ctx.services.sessions.engine,
    )
    const blind = await cegos(work, list.rows)
    const rows = list.rows.map(({ id, antes, depois, ...row }) => ({
      ...row,
      // the database driver returns a bigint as text
      id: Number(id),
      mudancas: changesBetween(
        antes as Record<string, unknown> | null,
        depois as Record<string, unknown> | null,
        blind(row),
      ),
    }))
    const nameOf = await namesOf(work, ctx.services.features, rows.flatMap(targetsOf))
    return { ...list, rows: rows.map((row) => named(row, nameOf)) }
  },
})

interface Line {
  idCliente: number
  tabela: string | null
  idRegistro: number | null
  mudancas: FieldChange[]
}

const targetOf = (tabela: string | null | undefined, id: string | number | null, idCliente: number): Target[] =>
  tabela && id !== null && /^[1-9]\d{0,9}$/.test(String(id)) ? [{ tabela, id: Number(id), idCliente }] : []

/** All records that an entry refers to: its own record, and the records in its fields. */
const targetsOf = ({ idCliente, tabela, idRegistro, mudancas: changes }: Line): Target[] => [
  ...targetOf(tabela, idRegistro, idCliente),
  ...changes.flatMap(({ campo, antes, depois }) =>
    [antes, depois].flatMap((id) => targetOf(tableOfField(tabela, campo), id, idCliente)),
  ),
]

function named<Row extends Line>(row: Row, nameOf: (target: Target) => string | null) {
  const of = (tabela: string | null | undefined, id: string | number | null) =>
    targetOf(tabela, id, row.idCliente).map(nameOf)[0] ?? null
  return {
    ...row,
    nomeRegistro: of(row.tabela, row.idRegistro),
    mudancas: row.mudancas.map((change) => {
      const tabela = tableOfField(row.tabela, change.campo)
      return { ...change, nomeAntes: of(tabela, change.antes), nomeDepois: of(tabela, change.depois) }
    }),
  }
}
