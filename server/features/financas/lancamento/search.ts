import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { numeroNoTexto } from '../numero/index.js'
import { procurar, procurarNumero, type Tabela } from './lancamento.queries.js'

/** Ledger entries in the global search. */
export const searchEntries = (tabela: Tabela): NonNullable<Feature['search']> => ({
  action: `${tabela}.ler`,
  async find(_ctx, work, patterns, texto) {
    const numero = numeroNoTexto(texto)
    const [numbered, named] = await Promise.all([
      numero === null ? [] : procurarNumero(work, tabela, numero),
      procurar(work, tabela, patterns),
    ])
    const rows = new Map([...numbered, ...named].map((row) => [row.id, row]))
    return [...rows.values()].map(({ id, uuid, descricao, data, valor }) => ({
      tipo: tabela,
      id,
      uuid,
      titulo: descricao,
      subtitulo: `${formatDate(data)} · ${formatMoney(valor)}`,
    }))
  },
})
