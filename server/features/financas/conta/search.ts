import { formatDate } from '../../../../schema/rules/dates.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { numberInText } from '../numero/index.js'
import { type Side, search, searchNumber } from './conta.queries.js'

/** Payables and receivables in the global search. */
export const searchAccounts = (lado: Side, tipo: 'contaPagar' | 'contaReceber'): NonNullable<Feature['search']> => ({
  action: `${tipo}.ler`,
  onRequest: true,
  find(_ctx, work, patterns, texto) {
    const numero = numberInText(texto)
    const queries = [...(numero === null ? [] : [searchNumber(work, lado, numero)]), search(work, lado, patterns)]
    return queries.map((query) =>
      part(query, ({ id, uuid, descricaoConta, dataVencimentoConta, valorConta }) => ({
        tipo,
        id,
        uuid,
        titulo: descricaoConta,
        subtitulo: `${formatDate(dataVencimentoConta)} · ${formatMoney(valorConta)}`,
      })),
    )
  },
})
