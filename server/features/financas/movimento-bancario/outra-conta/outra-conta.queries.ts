import { sql } from 'kysely'
import { groupedBy } from '../../../../kernel/work/edges/loader.js'
import { dePerto } from '../../lancamento/index.js'
import { type Candidato, dias, fromSamePayer, type PendingMovimento } from '../movimento-bancario.rules.js'
import { inPairs } from '../pares.rules.js'
import {
  payerFinder,
  pendingByIgreja,
  shifted,
  sugestaoOfMovimento,
  type WithoutMovimento,
  withoutMovimento,
} from '../sugestoes.queries.js'

/** An entry that is the money of a movement, and lies in another account. */
export type InOtherConta = Candidato & { idContaFinanceira: number; nomeContaFinanceira: string }

/** The candidates that no pending movement of their own account may be the money of. */
const withoutOwner = (idCliente: number) => sql<boolean>`x.tipo <> 'transferencia' and not exists (
  select from movimento_bancario m where m.id_cliente = ${idCliente} and m.id_conta_financeira = x.id_conta
    and m.situacao = 'pendente' and m.valor = x.valor and ${dePerto(sql`m.data`, sql`x.data`, dias.possivel)})`

/**
 * Loads the entry of another account that is the money of each pending movement: the same day and cents, and who paid, or
 * the same Pix. Null: there is none, several fit, the movement's own account has an entry of the same person, or a movement of the entry's
 * account may be its money. In one statement whatever the number of movements.
 */
export const inOtherContaOfMovimento = groupedBy<InOtherConta>(async (work, ids, ctx) => {
  const found = new Map<number, InOtherConta>()
  const sugestoes = await Promise.all(ids.map((id) => sugestaoOfMovimento(ctx, id)))
  const here = new Set(ids.filter((_, at) => sugestoes[at] && sugestoes[at].nivel !== 'possivel'))
  for (const [idCliente, own] of await pendingByIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    const free = own.filter(({ id, duvida }) => !duvida && !here.has(id))
    const days = free.map(({ data }) => data).sort()
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) continue
    const valores = [...new Set(free.map(({ valor }) => valor))]
    const [inicio, fim] = [shifted(first, -dias.possivel), shifted(last, dias.possivel)]
    const where = { contas: null, so: withoutOwner(idCliente), inicio, fim, valores, limit: 5000 }
    const candidatos = await withoutMovimento(ctx, scope, where)
    if (candidatos.length === 0) continue
    const known = await payerFinder(ctx, scope)([...new Set(own.flatMap(({ pagador }) => pagador ?? []))])
    type UnmatchedPending = PendingMovimento & { idContaFinanceira: number; documento: string }
    const inOtherConta = (movimento: UnmatchedPending, one: WithoutMovimento) =>
      movimento.idContaFinanceira !== one.idConta
    const pairs = inPairs<UnmatchedPending, WithoutMovimento, string>(free, [], candidatos, [
      ['certo', (one, other) => inOtherConta(one, other) && one.e2e !== null && one.e2e === other.e2e],
      ['sugerido', (one, other) => inOtherConta(one, other) && fromSamePayer(one, other, known)],
    ])
    for (const [id, { um }] of pairs)
      found.set(id, { ...um, idContaFinanceira: um.idConta, nomeContaFinanceira: um.nomeConta })
  }
  return ids.map((id) => found.get(id) ?? null)
})
