import { sql } from 'kysely'
import { juntarInput } from '../../../../schema/rules/financas/categoria.input.js'
import { markDeleted, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Categoria } from './categoria.entity.js'
import { type CategoriaRow, inUse, read } from './categoria.queries.js'
import { juncaoSentence } from './categoria.rules.js'
import { actionsForJuncao, changeCategoria, countForJuncao, type Juncao } from './juntar.queries.js'

const missing = 'Categoria não encontrada.'

/** Most entries that one merge moves, so that it ends within the time of a request. */
const mostEntries = 20_000

/** What a merge would move, before the person decides. */
export const readJuncaoOfCategorias = readCase({
  action: 'categoria.escrever',
  input: juntarInput,
  async run({ ctx, ...work }, { id, idCategoria }): Promise<Juncao> {
    const origin = visible(ctx, await read(work, id), missing)
    const scope = { db: work.db, idCliente: origin.idCliente }
    refuseFixed(origin)
    refuseDifferent(origin, await read(scope, idCategoria))
    return countForJuncao(scope, origin)
  },
})

/**
 * Gives the entries, bills and drafts of budgets of one category to another, for good. Entries of closed months stay:
 * the database protects them, and what a closed month says of its categories was approved as it is. While something
 * stays, the category is deactivated; otherwise it is deleted.
 */
export const juntarCategorias = useCase({
  action: 'categoria.escrever',
  record: 'categoria',
  input: juntarInput,
  async run(work, { id, idCategoria }) {
    const [origin, target] = await lockBoth(work, id, idCategoria, { recusar: refuseFixed })
    // no month is closed or reopened until this is written
    await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
    // it writes entries, bills, rules and budgets, too, and for good
    for (const action of await actionsForJuncao(work, origin)) work.ctx.authorise(action)
    const juncao = await countForJuncao(work, origin)
    if (juncao.lancamentos > mostEntries)
      throw conflict(
        'Esta categoria tem lançamentos demais em meses abertos para juntar de uma vez. Feche antes os meses já conferidos.',
      )
    // what stays under its name counts as the other's
    const { ativa } = origin
    work.em.assign(origin, { idDestino: target.id, ativa: false })
    await work.em.flush()
    await changeCategoria(work, origin, target)
    const stays = (await inUse(work, origin.id)) !== null
    if (!stays) {
      // as it was, should it be restored
      origin.ativa = ativa
      markDeleted(work, origin)
    }
    await work.em.flush()
    return { message: juncaoSentence(juncao, { de: origin.nome, para: target.nome, stays }) }
  },
})

/**
 * Locks the two categories between which entries move, the one with the lower number first, so that two people who move
 * entries in opposite directions do not wait for each other.
 * @param recusar throws when the first category may not give its entries
 * @param destinoInativo as `refuseDifferent`
 * @throws NOT_FOUND, VALIDATION_FAILED as `refuseDifferent`
 */
export async function lockBoth(
  work: Writing,
  id: RecordRef,
  idCategoria: RecordRef,
  { recusar, destinoInativo }: { recusar?: (origin: Kind) => void; destinoInativo?: boolean } = {},
) {
  const [origin, target] = [await read(work, id), await read(work, idCategoria)]
  if (!origin) throw notFound(missing)
  recusar?.(origin)
  refuseDifferent(origin, target, destinoInativo)
  const first = await recordToChange(work, Categoria, Math.min(origin.id, target.id), { missing })
  const second = await recordToChange(work, Categoria, Math.max(origin.id, target.id), { missing })
  const [from, to] = first.id === origin.id ? [first, second] : [second, first]
  refuseDifferent(from, to, destinoInativo)
  return [from, to] as const
}

type Kind = Pick<CategoriaRow, 'id' | 'natureza' | 'restrita' | 'fixa' | 'ativa'> & {
  excluidoEm?: Date | null | undefined
}

function refuseFixed({ fixa }: Kind): void {
  if (fixa) throw conflict('Uma categoria fixa não se junta a outra: outros programas a conhecem.')
}

/**
 * Refuses two categories of different kinds, and a second one that is not in use.
 * @param inactiveTarget allows the second one to be deactivated
 */
export function refuseDifferent<Row extends Kind>(
  origin: Row,
  target: Row | undefined,
  inactiveTarget = false,
): asserts target is Row {
  if (!target || target.excluidoEm) throw invalid({ idCategoria: missing })
  if (origin.id === target.id) throw invalid({ idCategoria: 'Escolha outra categoria.' })
  if (origin.natureza !== target.natureza)
    throw invalid({ idCategoria: 'Só se juntam receitas com receitas e despesas com despesas.' })
  if (origin.restrita !== target.restrita)
    throw invalid({ idCategoria: 'Uma categoria com restrição não se junta a uma sem: o fundo é outro.' })
  if (!target.ativa && !inactiveTarget) throw invalid({ idCategoria: 'Esta categoria está desativada.' })
}
