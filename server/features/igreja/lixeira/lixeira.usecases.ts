import { z } from 'zod'
import { optional, recordRef, text } from '../../../../schema/rules/formats.js'
import { listInput } from '../../../../schema/rules/pagination.js'
import { invalid } from '../../../kernel/base/errors.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import { dizimosLancados } from '../../culto/contagem/index.js'
import { perguntasDoDizimo } from '../../financas/dizimo/index.js'
import { transferenciaParecida } from '../../financas/lancamento/index.js'
import { doacaoParecida } from '../../missoes/doacao/index.js'
import { listRows, type TableBin } from './lixeira.queries.js'

const bins = (ctx: Context, tabela?: string | null): TableBin[] => {
  const all = ctx.services.features.flatMap(({ table, bin }) => (table && bin ? { ...bin, tabela: table } : []))
  if (!tabela) return all
  const chosen = all.filter((bin) => bin.tabela === tabela)
  if (chosen.length === 0) throw invalid({ tabela: 'Este tipo de registro não tem lixeira.' })
  return chosen
}

/** All deleted records that the current user can restore: some features keep theirs from the platform. */
export const listLixeira = readCase({
  action: 'lixeira.restaurar',
  input: z.object({ ...listInput, tabela: optional(text(60)) }),
  run(work, { tabela, ...input }) {
    const own = bins(work.ctx, tabela).filter(({ restaurar }) => work.ctx.can(restaurar.action))
    return listRows(work, own, input)
  },
})

const restoreInput = z.object({ tabela: z.string('Informe a tabela.'), id: recordRef() })

/** Each feature restores its own records: it authorises, validates and writes in its own transaction. */
async function restore(
  ctx: Context,
  { tabela, id, confirmacoes }: z.input<typeof restoreInput> & { confirmacoes?: readonly string[] | null | undefined },
) {
  ctx.authorise('lixeira.restaurar')
  await bins(ctx, tabela)[0]?.restaurar(ctx, { id: String(id), confirmacoes })
  return { message: 'Registro restaurado.' }
}

export const restaurarDaLixeira = Object.assign(restore, {
  action: 'lixeira.restaurar' as const,
  input: restoreInput,
  // what those of the features ask; a tithe asks what any entry does
  asks: [dizimosLancados, ...perguntasDoDizimo, doacaoParecida, transferenciaParecida] as const,
})
