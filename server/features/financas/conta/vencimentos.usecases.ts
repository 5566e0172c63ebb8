import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { vencimentosInput } from './conta.input.js'
import {
  type ContaProxima,
  contasProximas,
  type FaixaVencimento,
  faixas,
  tiposLegiveis,
} from './vencimentos.queries.js'

/** Maximum number of records in the list; the totals count all. */
const limite = 20

interface Vencimentos {
  hoje: DateOnly
  faixas: FaixaVencimento[]
  contas: ContaProxima[]
}

/** Overdue payables and receivables and those due soon, in the church's time zone. */
export const lerVencimentos = readCase({
  action: 'livroCaixa.ler',
  input: vencimentosInput,
  async run({ ctx, db, ...work }, { dias }): Promise<Vencimentos> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const hoje = todayIn(await fusoDe(ctx, idCliente))
    const scope = { db, idCliente }
    const tipos = tiposLegiveis(ctx)
    return {
      hoje,
      faixas: await faixas(scope, hoje, dias),
      contas: await contasProximas(scope, { hoje, dias, limite, tipos }),
    }
  },
})
