import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { invalid } from '../../../kernel/errors.js'
import { optional, recordRef, text } from '../../../kernel/formats.js'
import { listInput } from '../../../kernel/reading/pagination.js'
import { readCase } from '../../../kernel/use-case.js'
import { listar, type TableBin } from './lixeira.queries.js'

const bins = (ctx: Context, tabela?: string | null): TableBin[] => {
  const all = ctx.services.features.flatMap(({ table, bin }) => (table && bin ? { ...bin, tabela: table } : []))
  if (!tabela) return all
  const chosen = all.filter((bin) => bin.tabela === tabela)
  if (chosen.length === 0) throw invalid({ tabela: 'Este tipo de registro não tem lixeira.' })
  return chosen
}

/** All deleted records that the current user can restore: some features keep theirs from the platform. */
export const listarLixeira = readCase({
  action: 'lixeira.restaurar',
  input: z.object({ ...listInput, tabela: optional(text(60)) }),
  run(work, { tabela, ...input }) {
    const own = bins(work.ctx, tabela).filter(({ restaurar }) => work.ctx.can(restaurar.action))
    return listar(work, own, input)
  },
})

const restaurarInput = z.object({ tabela: z.string('Informe a tabela.'), id: recordRef() })

/** Each feature restores its own records: it authorises, validates and writes in its own transaction. */
async function restaurar(ctx: Context, { tabela, id }: z.input<typeof restaurarInput>) {
  ctx.authorise('lixeira.restaurar')
  await bins(ctx, tabela)[0]?.restaurar(ctx, { id: String(id) })
  return { message: 'Registro restaurado.' }
}

export const restaurarDaLixeira = Object.assign(restaurar, {
  action: 'lixeira.restaurar' as const,
  input: restaurarInput,
})
