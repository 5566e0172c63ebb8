import { todayIn } from '../../../../schema/rules/dates.js'
import { centsOf } from '../../../../schema/rules/money.js'
import { ask } from '../../../kernel/access/confirming.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readFuso } from '../../acesso/cliente/index.js'
import type { Table } from './lancamento.queries.js'
import { askAboutDay, askAboutDays, askAboutSides, type TransferredEntry } from './perguntas.dias.js'
import {
  type Compared,
  type Contas,
  contasOf,
  hasTransferencia,
  type Stored,
  similarEntries,
} from './perguntas.queries.js'
import { lancamentoParecido, similarSentence, transferenciaParecida, transferenciaSentence } from './perguntas.rules.js'
import { askAboutAmounts, askAboutCaixa, askAboutSaidas } from './perguntas.valores.js'

/**
 * Asks about entries that were just written or came back from the recycle bin, all of them at once.
 * - `antes`: what the one entry was before a change; what did not change is not asked about again
 * - `doBanco`: the bank's statement has its money, so an equal entry is asked about only where no movement has that (see
 * movimento-bancario)
 */
export async function check(
  work: Writing,
  tabela: Table,
  written: readonly Stored[],
  { antes, doBanco = false }: { antes?: Readonly<Compared>; doBanco?: boolean } = {},
): Promise<void> {
  const today = todayIn(await readFuso(work))
  const contas = await contasOf(
    work,
    written.map(({ idContaFinanceira = null }) => idContaFinanceira),
  )
  if (askAboutDays(work, tabela, written, contas, today, antes)) await work.em.flush()
  const ids = written.map(({ id }) => id)
  const sameKey = ({ data, valor, descricao }: Compared) =>
    antes?.data === data && antes.valor === valor && antes.descricao === descricao
  if (!doBanco && !written.some(sameKey)) await askAboutSimilar(work, tabela, ids)
  if (antes?.valor !== written[0]?.valor) await askAboutAmounts(work, tabela, written, today)
  if (tabela === 'saida') await askAboutSaidas(work, written, contas, today, antes)
}

/** Asks about entries, of which each may repeat another one. */
async function askAboutSimilar(work: Writing, tabela: Table, ids: readonly number[]): Promise<void> {
  for (const { id, descricao, valor, data } of await similarEntries(work, tabela, ids))
    ask(work, {
      kind: lancamentoParecido,
      text: similarSentence(descricao, valor, data),
      kept: similarSentence(null, valor, data),
      reads: `${tabela}.ler`,
      record: { table: tabela, id },
    })
}

/** The same for a transfer. */
export async function checkTransferencia(
  work: Writing,
  transferred: TransferredEntry,
  before?: Readonly<TransferredEntry>,
): Promise<void> {
  const { id, data, valor, idContaOrigem, idContaDestino } = transferred
  const hoje = todayIn(await readFuso(work))
  const lados = sidesOf({ idContaOrigem, idContaDestino })
  const contas = await contasOf(work, lados)
  const record = { table: 'transferencia', id } as const
  askAboutDay(work, { data, hoje, antes: before?.data, record })
  const same =
    before && before.data === data && before.valor === valor && lados.every((lado, at) => lado === sidesOf(before)[at])
  if (!same) await askAboutTransferencia(work, { id, data, valor, idContaOrigem, idContaDestino }, contas)
  if (askAboutSides(work, transferred, contas, before)) await work.em.flush()
  const origin = transferred.historicoOrigem ? undefined : contas(idContaOrigem)
  // what was history had not gone out of it
  const alreadyGone = before?.idContaOrigem === idContaOrigem && !before.historicoOrigem ? centsOf(before.valor) : 0n
  const ate = data > hoje ? data : hoje
  if (origin) await askAboutCaixa(work, origin, { saiu: centsOf(valor) - alreadyGone, ate, record })
}

const sidesOf = ({ idContaOrigem, idContaDestino }: Pick<TransferredEntry, 'idContaOrigem' | 'idContaDestino'>) => [
  idContaOrigem,
  idContaDestino,
]

/** Asks about a transfer that may repeat another one. */
async function askAboutTransferencia(work: Writing, made: TransferredEntry, contas: Contas): Promise<void> {
  if (!(await hasTransferencia(work, made))) return
  const [from, to] = sidesOf(made).map((conta) => contas(conta)?.nome ?? '')
  ask(work, {
    kind: transferenciaParecida,
    text: transferenciaSentence(from ?? '', to ?? '', made.valor, made.data),
    reads: 'transferencia.ler',
    record: { table: 'transferencia', id: made.id },
  })
}
