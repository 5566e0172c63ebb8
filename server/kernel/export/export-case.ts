import { z } from 'zod'
import type { Action } from '../access/actions.js'
import { auditRead } from '../audit/audit.js'
import type { Context } from '../context.js'
import { inTurn } from '../limits/heavy.js'
import type { Reading } from '../tenant/session.js'
import { readCase } from '../use-case.js'
import { type ExportColumn, exportFile, exportFormat } from './export.js'

/** The filters and the search that select the rows of an export; the audit log stores them. */
interface Choice {
  busca?: unknown
  ordem?: unknown
  filtro?: unknown
}

/** The church of each row, in a file of several churches. */
const churchColumn: ExportColumn<object> = {
  title: 'Id do Cliente',
  kind: 'number',
  value: (row) => ('idCliente' in row ? (row.idCliente as number) : null),
}

/**
 * Exports a whole filtered list as a file; the audit log records who exported what. `input` is the input of the list,
 * and `rows` reads like the list.
 * @param definition.name of the file, without date and extension
 */
export function exportCase<Shape extends z.ZodRawShape, Row extends object>(definition: {
  action: Action
  name: string
  input: z.ZodObject<Shape>
  columns: readonly ExportColumn<Row>[]
  rows: (work: Reading & { ctx: Context }, input: z.output<z.ZodObject<Shape>>) => Promise<readonly Row[]>
}) {
  const { action, name, columns } = definition
  return readCase({
    action,
    input: definition.input.and(z.object({ formato: exportFormat })),
    async run({ ctx, idCliente, leave }, { formato, ...input }) {
      // a request that waits for its turn must hold no database connection
      await leave()
      return inTurn(ctx, ctx.ownTenant(null), async () => {
        await ctx.readInPortions()
        const { db } = await ctx.read()
        const rows = await definition.rows({ db, idCliente, ctx }, input as z.output<z.ZodObject<Shape>>)
        // the file is written after the database work is done
        await ctx.endReading()
        const { busca, ordem, filtro } = input as Choice
        await auditRead(ctx, ctx.ownTenant(idCliente), action, { formato, busca, ordem, filtro, linhas: rows.length })
        return exportFile(name, formato, idCliente === null ? [churchColumn, ...columns] : columns, rows)
      })
    },
  })
}
