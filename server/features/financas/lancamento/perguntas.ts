import { ask } from '../../../kernel/confirming/confirming.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { centsOf, type Decimal } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import type { Tabela } from './lancamento.queries.js'
import { perguntarDia, perguntarDias } from './perguntas.dias.js'
import { contasDe, type Escrito, type Olhado, parecidos } from './perguntas.queries.js'
import {
  antesDoSaldo,
  antesDoSaldoInicial,
  fraseDoDobro,
  fraseDoParecido,
  lancamentoParecido,
} from './perguntas.rules.js'
import { perguntarCaixa, perguntarSaidas, perguntarValores } from './perguntas.valores.js'

/**
 * Asks about entries that were just written, all of them at once.
 * - `antes`: what the one entry was before a change; what did not change is not asked about again
 * - `doBanco`: the bank's statement has its money, so an equal entry is asked about only where no movement has that (see
 * movimento-bancario)
 */
export async function conferir(
  work: Writing,
  tabela: Tabela,
  escritos: readonly Escrito[],
  { antes, doBanco = false }: { antes?: Readonly<Olhado>; doBanco?: boolean } = {},
): Promise<void> {
  const hoje = todayIn(await fusoHorario(work))
  const contas = await contasDe(
    work,
    escritos.map(({ idContaFinanceira = null }) => idContaFinanceira),
  )
  if (perguntarDias(work, tabela, escritos, contas, hoje, antes)) await work.em.flush()
  const ids = escritos.map(({ id }) => id)
  if (!antes && !doBanco)
    for (const { id, descricao, valor, data } of await parecidos(work, tabela, ids))
      ask(work, {
        kind: lancamentoParecido,
        text: fraseDoParecido(descricao, valor, data),
        kept: fraseDoParecido(null, valor, data),
        reads: `${tabela}.ler`,
        record: { table: tabela, id },
      })
  if (antes?.valor !== escritos[0]?.valor) await perguntarValores(work, tabela, escritos, hoje)
  if (tabela === 'saida') await perguntarSaidas(work, escritos, contas, hoje, antes)
}

interface Transferido {
  id: number
  data: DateOnly
  valor: Decimal
  idContaOrigem: number
  idContaDestino: number
}

/** The same for a transfer, which always counts in both accounts. */
export async function conferirTransferencia(
  work: Writing,
  { id, data, valor, idContaOrigem, idContaDestino }: Transferido,
  antes?: Readonly<Transferido>,
): Promise<void> {
  const hoje = todayIn(await fusoHorario(work))
  const lados = [idContaOrigem, idContaDestino]
  const contas = await contasDe(work, lados)
  const record = { table: 'transferencia', id } as const
  perguntarDia(work, { data, hoje, antes: antes?.data, record })
  for (const conta of lados.map(contas))
    if (conta && antes?.data !== data && antesDoSaldo(data, conta))
      ask(work, { kind: antesDoSaldoInicial, text: fraseDoDobro(data, conta), reads: 'contaFinanceira.ler', record })
  const origem = contas(idContaOrigem)
  const jaSaiu = antes?.idContaOrigem === idContaOrigem ? centsOf(antes.valor) : 0n
  const ate = data > hoje ? data : hoje
  if (origem) await perguntarCaixa(work, origem, { saiu: centsOf(valor) - jaSaiu, ate, record })
}
