import { type DateOnly, todayIn } from '../../../../../schema/rules/dates.js'
import { vencimentosInput } from '../../../../../schema/rules/financas/conta.input.js'
import { readCase } from '../../../../kernel/work/use-case.js'
import { fusoOf } from '../../../acesso/cliente/index.js'
import { brackets, type DueBracket, type DueConta, dueContas, readableTipos } from './vencimentos.queries.js'

/** Maximum number of records in the list; the totals count all. */
const limit = 20

interface Vencimentos {
  hoje: DateOnly
  faixas: DueBracket[]
  contas: DueConta[]
}

/** Overdue payables and receivables and those due soon, in the church's time zone. */
export const readVencimentos = readCase({
  action: 'livroCaixa.ler',
  input: vencimentosInput,
  async run({ ctx, db, ...work }, { dias }): Promise<Vencimentos> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const hoje = todayIn(await fusoOf(ctx, idCliente))
    const scope = { db, idCliente }
    const tipos = readableTipos(ctx)
    return {
      hoje,
      faixas: await brackets(scope, hoje, dias),
      contas: await dueContas(scope, { hoje, dias, limite: limit, tipos }),
    }
  },
})
