import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { procurar, type Tabela } from './lancamento.queries.js'

/** Ledger entries in the global search. */
export const searchEntries = (tabela: Tabela): NonNullable<Feature['search']> => ({
  action: `${tabela}.ler`,
  async find(_ctx, work, patterns) {
    const rows = await procurar(work, tabela, patterns)
    return rows.map(({ id, uuid, descricao, data, valor }) => ({
      tipo: tabela,
      id,
      uuid,
      titulo: descricao,
      subtitulo: `${formatDate(data)} · ${formatMoney(valor)}`,
    }))
  },
})
