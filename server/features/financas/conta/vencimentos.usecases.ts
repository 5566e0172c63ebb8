import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { readCase } from '../../../kernel/use-case.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { vencimentosInput } from './conta.input.js'
import { type ContaProxima, contasProximas, type FaixaVencimento, faixas } from './vencimentos.queries.js'

/** How many of the accounts are named one by one. */
const limite = 20

interface Vencimentos {
  hoje: DateOnly
  faixas: FaixaVencimento[]
  contas: ContaProxima[]
}

/** What is overdue and what is due soon, to pay and to receive, where the church is. */
export const lerVencimentos = readCase({
  action: 'livroCaixa.ler',
  input: vencimentosInput,
  async run({ ctx, db, ...work }, { dias }): Promise<Vencimentos> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const hoje = todayIn(await fusoDe(ctx, idCliente))
    const scope = { db, idCliente }
    return {
      hoje,
      faixas: await faixas(scope, hoje, dias),
      contas: await contasProximas(scope, { hoje, dias, limite }),
    }
  },
})
