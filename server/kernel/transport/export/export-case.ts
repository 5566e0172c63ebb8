import { z } from 'zod'
import { todayIn } from '../../../../schema/rules/dates.js'
import type { Action } from '../../access/actions.js'
import type { Reading } from '../../data/tenant/session.js'
import { auditRead } from '../../work/audit/audit.js'
import type { Context } from '../../work/context/context.js'
import { timeZoneOf } from '../../work/context/named-church.js'
import { inTurn } from '../../work/limits/heavy.js'
import { readCase } from '../../work/use-case.js'
import { dated, type ExportColumn, exportFile, exportFormat, exportParts, short } from './export.js'

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
 * Number of rows that are read, sent to the thread and released in one step, from one snapshot of the data. Tens of
 * thousands of rows that stay in memory would block other requests while the garbage collector copies them.
 */
const step = 5000

/**
 * Exports a whole filtered list as a file; the audit log records who exported what. `input` is the input of the list,
 * and `rows` reads like the list.
 * @param definition.name of the file, without date and extension
 */
export function exportCase<Shape extends z.ZodRawShape, Row extends object>(definition: {
  action: Action
  name: string
  input: z.ZodObject<Shape>
  also?: (input: z.output<z.ZodObject<Shape>>) => readonly Action[]
  /** for a report whose columns depend on its rows, such as one for each month, a function of them */
  columns: readonly ExportColumn<Row>[] | ((rows: readonly Row[]) => readonly ExportColumn<Row>[])
  rows: (work: Reading & { ctx: Context }, input: z.output<z.ZodObject<Shape>>) => Promise<readonly Row[]>
}) {
  const { action, name, columns, also } = definition
  // a report, such as the cash book, has no pages
  const inSteps = 'limit' in definition.input.shape
  return readCase({
    action,
    ...(also && { also }),
    input: definition.input.and(z.object({ formato: exportFormat })),
    async run({ ctx, idCliente, leave }, { formato, ...input }) {
      // a request that waits for its turn must hold no database connection
      await leave()
      // the day of a file of all churches is that of whoever asks for it
      const church = ctx.ownTenant(idCliente)
      return inTurn(ctx, ctx.ownTenant(null), async () => {
        const shown = (rows: readonly Row[]) => {
          const own = typeof columns === 'function' ? columns(rows) : columns
          return idCliente === null ? [churchColumn, ...own] : own
        }
        let linhas = 0
        const read = async (page: { limit?: number; offset?: number }) => {
          const { db } = await ctx.read()
          const rows = await definition.rows({ db, idCliente, ctx }, { ...input, ...page } as z.output<
            z.ZodObject<Shape>
          >)
          linhas += rows.length
          return rows
        }
        async function* steps() {
          linhas = 0
          await ctx.readings.inPortions()
          for (let last = false; !last; ) {
            const rows = await read({ limit: step, offset: linhas })
            last = rows.length < step
            // the file is finished after the database work is done
            if (last) await ctx.endReading()
            yield rows
          }
        }
        async function whole() {
          await ctx.readings.inPortions()
          const rows = await read(inSteps ? { limit: short + 1 } : {})
          const day = todayIn(await timeZoneOf(await ctx.read(), church))
          await ctx.endReading()
          const file = await (inSteps && rows.length > short
            ? exportParts(name, formato, shown(rows), steps())
            : exportFile(name, formato, shown(rows), rows))
          return dated(file, day)
        }
        const file = await whole()
        const { busca, ordem, filtro } = input as Choice
        await auditRead(ctx, church, action, { formato, busca, ordem, filtro, linhas })
        return file
      })
    },
  })
}
