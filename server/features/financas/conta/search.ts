import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { type Lado, procurar } from './conta.queries.js'

/** Payables and receivables in the global search. */
export const searchAccounts = (lado: Lado, tipo: 'contaPagar' | 'contaReceber'): NonNullable<Feature['search']> => ({
  action: `${tipo}.ler`,
  async find(_ctx, work, patterns) {
    const rows = await procurar(work, lado, patterns)
    return rows.map(({ id, uuid, descricaoConta, dataVencimentoConta, valorConta }) => ({
      tipo,
      id,
      uuid,
      titulo: descricaoConta,
      subtitulo: `${formatDate(dataVencimentoConta)} · ${formatMoney(valorConta)}`,
    }))
  },
})
