import { sql } from 'kysely'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { type Candidato, dias, doMesmo, type Pendente } from './movimento-bancario.rules.js'
import { emPares } from './pares.rules.js'
import {
  pendentesPorIgreja,
  type SemMovimento,
  saberDe,
  semMovimento,
  shifted,
  sugestaoDoMovimento,
} from './sugestoes.queries.js'

/** An entry that is the money of a movement, and lies in another account. */
export type EmOutraConta = Candidato & { idContaFinanceira: number; nomeContaFinanceira: string }

/** The candidates that no pending movement of their own account may be the money of. */
const semDono = (idCliente: number) => sql<boolean>`x.tipo <> 'transferencia' and not exists (
  select from movimento_bancario m where m.id_cliente = ${idCliente} and m.id_conta_financeira = x.id_conta
    and m.situacao = 'pendente' and m.valor = x.valor and m.data between x.data - ${sql.lit(dias.possivel)} and x.data + ${sql.lit(dias.possivel)})`

/**
 * Loads the entry of another account that is the money of each pending movement: the same day and cents, and who paid, or
 * the same Pix. Null: there is none, several fit, the movement's own account has an entry of the same person, or a movement of the entry's
 * account may be its money. In one statement whatever the number of movements.
 */
export const emOutraContaDoMovimento = groupedBy<EmOutraConta>(async (work, ids, ctx) => {
  const found = new Map<number, EmOutraConta>()
  const sugestoes = await Promise.all(ids.map((id) => sugestaoDoMovimento(ctx, id)))
  const aqui = new Set(ids.filter((_, at) => sugestoes[at] && sugestoes[at].nivel !== 'possivel'))
  for (const [idCliente, own] of await pendentesPorIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    const livres = own.filter(({ id, duvida }) => !duvida && !aqui.has(id))
    const days = livres.map(({ data }) => data).sort()
    const [first, last] = [days[0], days.at(-1)]
    if (!first || !last) continue
    const valores = [...new Set(livres.map(({ valor }) => valor))]
    const [inicio, fim] = [shifted(first, -dias.possivel), shifted(last, dias.possivel)]
    const onde = { contas: null, so: semDono(idCliente), inicio, fim, valores, limit: 5000 }
    const candidatos = await semMovimento(ctx, scope, onde)
    if (candidatos.length === 0) continue
    const known = await saberDe(ctx, scope)([...new Set(own.flatMap(({ pagador }) => pagador ?? []))])
    type Livre = Pendente & { idContaFinanceira: number; documento: string }
    const fora = (movimento: Livre, one: SemMovimento) => movimento.idContaFinanceira !== one.idConta
    const pares = emPares<Livre, SemMovimento, string>(livres, [], candidatos, [
      ['certo', (one, other) => fora(one, other) && one.e2e !== null && one.e2e === other.e2e],
      ['sugerido', (one, other) => fora(one, other) && doMesmo(one, other, known)],
    ])
    for (const [id, { um }] of pares)
      found.set(id, { ...um, idContaFinanceira: um.idConta, nomeContaFinanceira: um.nomeConta })
  }
  return ids.map((id) => found.get(id) ?? null)
})
