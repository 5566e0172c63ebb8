import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { numeroNoTexto } from '../numero/index.js'
import { type Lado, procurar, procurarNumero } from './conta.queries.js'

/** Payables and receivables in the global search. */
export const searchAccounts = (lado: Lado, tipo: 'contaPagar' | 'contaReceber'): NonNullable<Feature['search']> => ({
  action: `${tipo}.ler`,
  async find(_ctx, work, patterns, texto) {
    const numero = numeroNoTexto(texto)
    const [numbered, named] = await Promise.all([
      numero === null ? [] : procurarNumero(work, lado, numero),
      procurar(work, lado, patterns),
    ])
    const rows = new Map([...numbered, ...named].map((row) => [row.id, row]))
    return [...rows.values()].map(({ id, uuid, descricaoConta, dataVencimentoConta, valorConta }) => ({
      tipo,
      id,
      uuid,
      titulo: descricaoConta,
      subtitulo: `${formatDate(dataVencimentoConta)} · ${formatMoney(valorConta)}`,
    }))
  },
})
