import { formatDate } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { numberInText } from '../numero/index.js'
import { search, searchNumber, type Table } from './lancamento.queries.js'

/** Ledger entries in the global search. */
export const searchEntries = (tabela: Table): NonNullable<Feature['search']> => ({
  action: `${tabela}.ler`,
  onRequest: true,
  find(_ctx, work, patterns, texto) {
    const numero = numberInText(texto)
    const queries = [...(numero === null ? [] : [searchNumber(work, tabela, numero)]), search(work, tabela, patterns)]
    return queries.map((query) =>
      part(query, ({ id, uuid, descricao, data, valor }) => ({
        tipo: tabela,
        id,
        uuid,
        titulo: descricao,
        subtitulo: `${formatDate(data)} · ${formatMoney(valor)}`,
      })),
    )
  },
})
