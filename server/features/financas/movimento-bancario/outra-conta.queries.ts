import { sql } from 'kysely'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { from } from '../../../kernel/tenant/records.js'
import { type Candidato, comPagador, dias, doMesmo, type Pendente, serve } from './movimento-bancario.rules.js'
import { emPares } from './pares.rules.js'
import { pendentesPorIgreja, saberDe, semMovimento, shifted, sugestaoDoMovimento } from './sugestoes.queries.js'

/** An entry that is the money of a movement, and lies in another account. */
export interface EmOutraConta {
  lancamento: Candidato
  idContaFinanceira: number
}

type NaConta<Row> = Row & { idConta: number }

/**
 * Loads the entry of another account that is the money of each pending movement: the same day and cents, and who paid, or
 * the same Pix. Null: there is none, several fit, the movement's own account has an entry of the same person, or a movement of the entry's
 * account may be its money. In four statements whatever the number of movements.
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
    const contas = await from(scope, 'conta_financeira').select(['id', 'geral']).execute()
    const valores = [...new Set(livres.map(({ valor }) => valor))]
    const [inicio, fim] = [shifted(first, -dias.possivel), shifted(last, dias.possivel)]
    const todos = await semMovimento(ctx, scope, { contas, inicio, fim, valores, limit: 5000 })
    if (todos.every(({ tipo }) => tipo === 'transferencia')) continue
    const pendentes = await from(scope, 'movimento_bancario')
      .select([
        'id',
        'data',
        'valor',
        'historico',
        'documento',
        'e2e',
        'pagador',
        'duvida',
        'idContaFinanceira as idConta',
      ])
      .where('situacao', '=', 'pendente')
      .where(sql<boolean>`valor = any(${valores}::numeric[])`)
      .where(
        sql<boolean>`data between ${shifted(inicio, -dias.possivel)}::date and ${shifted(fim, dias.possivel)}::date`,
      )
      .limit(5000)
      .execute()
      .then((rows) => rows.map(comPagador))
    const candidatos = todos.filter(
      (one) =>
        one.tipo !== 'transferencia' && !pendentes.some((other) => other.idConta === one.idConta && serve(other, one)),
    )
    const known = await saberDe(
      ctx,
      scope,
    )([...new Set([...own, ...pendentes].flatMap(({ pagador }) => pagador ?? []))])
    const comConta = livres.map((row) => ({ ...row, idConta: row.idContaFinanceira }))
    const fora = (movimento: NaConta<Pendente>, one: NaConta<Candidato>) => movimento.idConta !== one.idConta
    const pares = emPares<NaConta<Pendente> & { documento: string }, NaConta<Candidato>, string>(
      comConta,
      pendentes,
      candidatos,
      [
        ['certo', (one, other) => fora(one, other) && one.e2e !== null && one.e2e === other.e2e],
        ['sugerido', (one, other) => fora(one, other) && doMesmo(one, other, known)],
      ],
    )
    for (const [id, { um }] of pares) found.set(id, { lancamento: um, idContaFinanceira: um.idConta })
  }
  return ids.map((id) => found.get(id) ?? null)
})
