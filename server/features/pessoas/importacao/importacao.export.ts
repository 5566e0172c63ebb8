import { z } from 'zod'
import { auditRead } from '../../../kernel/audit/audit.js'
import { todayIn } from '../../../kernel/dates.js'
import { notFound } from '../../../kernel/errors.js'
import { dated, type ExportColumn, exportFile } from '../../../kernel/export/export.js'
import { inTurn } from '../../../kernel/limits/heavy.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { nomesDeCampos, rotulo } from './campos.js'
import { importacaoRef } from './importacao.input.js'
import { ler, linhasRecusadas } from './importacao.queries.js'
import { autorizarCelulas } from './visiveis.js'

const action = 'usuario.importar'

/** The column with the reason why a row was refused. It is ignored when the file is imported again. */
export const colunaDoMotivo = 'Motivo'

type Recusada = Awaited<ReturnType<typeof linhasRecusadas>>[number]

const colunasDe = (colunas: readonly string[]): ExportColumn<Recusada>[] => [
  ...colunas.flatMap((title, index) =>
    title === colunaDoMotivo ? [] : [{ title, value: ({ original }: Recusada) => original[index] ?? '' }],
  ),
  { title: colunaDoMotivo, value: ({ erros }) => erros.join(' ') },
]

/**
 * The rows of a file that cannot be imported, so that the user can correct and import them again: the file's own
 * columns and the reason.
 */
export const exportarRecusadas = readCase({
  action,
  input: importacaoRef,
  async run(work, { id }) {
    const { ctx } = work
    const importacao = await ler(work, id)
    if (!importacao) throw notFound('Importação não encontrada.')
    autorizarCelulas(ctx, importacao)
    // a request must hold no connection while it waits for its turn
    await work.leave()
    return inTurn(ctx, importacao.idCliente, async () => {
      const { db } = await ctx.read()
      const rows = await linhasRecusadas({ db, idCliente: importacao.idCliente }, importacao.id)
      const hoje = todayIn(await fusoDe(ctx, importacao.idCliente))
      await ctx.endReading()
      await auditRead(ctx, importacao.idCliente, action, { recusadas: importacao.id, linhas: rows.length })
      return dated(await exportFile('linhas-com-problema', 'csv', colunasDe(importacao.colunas), rows), hoje)
    })
  },
})

/** A spreadsheet with the columns that an import recognises, and no rows. */
export const exportarModelo = readCase({
  action,
  input: z.object({}),
  async run({ ctx, idCliente }) {
    const colunas = nomesDeCampos.map((campo) => ({ title: rotulo(campo), value: () => '' }))
    const hoje = todayIn(await fusoDe(ctx, ctx.ownTenant(idCliente)))
    return dated(await exportFile('modelo-pessoas', 'csv', colunas, []), hoje)
  },
})
