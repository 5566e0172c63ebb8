import { z } from 'zod'
import { todayIn } from '../../../../schema/rules/dates.js'
import { importacaoRef } from '../../../../schema/rules/pessoas/importacao.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { dated, type ExportColumn, exportFile } from '../../../kernel/transport/export/export.js'
import { auditRead } from '../../../kernel/work/audit/audit.js'
import { inTurn } from '../../../kernel/work/limits/heavy.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { readRow, refusedLines } from './importacao.queries.js'
import { fieldNames, labelOf } from './linha/campos.js'
import { authoriseCelulas } from './visiveis.js'

const action = 'usuario.importar'

/** The column with the reason why a row was refused. It is ignored when the file is imported again. */
export const motivoColumn = 'Motivo'

type RefusedLine = Awaited<ReturnType<typeof refusedLines>>[number]

const columnsOf = (colunas: readonly string[]): ExportColumn<RefusedLine>[] => [
  ...colunas.flatMap((title, index) =>
    title === motivoColumn ? [] : [{ title, value: ({ original }: RefusedLine) => original[index] ?? '' }],
  ),
  { title: motivoColumn, value: ({ erros }) => erros.join(' ') },
]

/**
 * The rows of a file that cannot be imported, so that the user can correct and import them again: the file's own
 * columns and the reason.
 */
export const exportRefusedLines = readCase({
  action,
  input: importacaoRef,
  async run(work, { id }) {
    const { ctx } = work
    const importacao = await readRow(work, id)
    if (!importacao) throw notFound('Importação não encontrada.')
    authoriseCelulas(ctx, importacao)
    // a request must hold no connection while it waits for its turn
    await work.leave()
    return inTurn(ctx, importacao.idCliente, async () => {
      const { db } = await ctx.read()
      const rows = await refusedLines({ db, idCliente: importacao.idCliente }, importacao.id)
      const today = todayIn(await fusoOf(ctx, importacao.idCliente))
      await ctx.endReading()
      await auditRead(ctx, importacao.idCliente, action, { recusadas: importacao.id, linhas: rows.length })
      return dated(await exportFile('linhas-com-problema', 'csv', columnsOf(importacao.colunas), rows), today)
    })
  },
})

/** A spreadsheet with the columns that an import recognises, and no rows. */
export const exportTemplate = readCase({
  action,
  input: z.object({}),
  async run({ ctx, idCliente }) {
    const colunas = fieldNames.map((campo) => ({ title: labelOf(campo), value: () => '' }))
    const today = todayIn(await fusoOf(ctx, ctx.ownTenant(idCliente)))
    return dated(await exportFile('modelo-pessoas', 'csv', colunas, []), today)
  },
})
