import { sql } from 'kysely'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { markDeleted, visible } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Categoria } from './categoria.entity.js'
import { juntarInput } from './categoria.input.js'
import { type CategoriaRow, emUso, ler } from './categoria.queries.js'
import { fraseDaJuncao } from './categoria.rules.js'
import { acoesDaJuncao, contarJuncao, type Juncao, mudarDeCategoria } from './juntar.queries.js'

const missing = 'Categoria não encontrada.'

/** Most entries that one merge moves, so that it ends within the time of a request. */
const mostEntries = 20_000

/** What a merge would move, before the person decides. */
export const lerJuncaoDeCategorias = readCase({
  action: 'categoria.escrever',
  input: juntarInput,
  async run({ ctx, ...work }, { id, idCategoria }): Promise<Juncao> {
    const origem = visible(ctx, await ler(work, id), missing)
    const scope = { db: work.db, idCliente: origem.idCliente }
    refuseFixed(origem)
    recusarDiferentes(origem, await ler(scope, idCategoria))
    return contarJuncao(scope, origem)
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
    const [origem, destino] = await doisTravados(work, id, idCategoria, { recusar: refuseFixed })
    // no month is closed or reopened until this is written
    await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
    // it writes entries, bills, rules and budgets, too, and for good
    for (const acao of await acoesDaJuncao(work, origem)) work.ctx.authorise(acao)
    const juncao = await contarJuncao(work, origem)
    if (juncao.lancamentos > mostEntries)
      throw conflict(
        'Esta categoria tem lançamentos demais em meses abertos para juntar de uma vez. Feche antes os meses já conferidos.',
      )
    // what stays under its name counts as the other's
    const { ativa } = origem
    work.em.assign(origem, { idDestino: destino.id, ativa: false })
    await work.em.flush()
    await mudarDeCategoria(work, origem, destino)
    const stays = (await emUso(work, origem.id)) !== null
    if (!stays) {
      // as it was, should it be restored
      origem.ativa = ativa
      markDeleted(work, origem)
    }
    await work.em.flush()
    return { message: fraseDaJuncao(juncao, { de: origem.nome, para: destino.nome, stays }) }
  },
})

/**
 * Locks the two categories between which entries move, the one with the lower number first, so that two people who move
 * entries in opposite directions do not wait for each other.
 * @param recusar throws when the first category may not give its entries
 * @param destinoInativo as `recusarDiferentes`
 * @throws NOT_FOUND, VALIDATION_FAILED as `recusarDiferentes`
 */
export async function doisTravados(
  work: Writing,
  id: RecordRef,
  idCategoria: RecordRef,
  { recusar, destinoInativo }: { recusar?: (origem: Kind) => void; destinoInativo?: boolean } = {},
) {
  const [origem, destino] = [await ler(work, id), await ler(work, idCategoria)]
  if (!origem) throw notFound(missing)
  recusar?.(origem)
  recusarDiferentes(origem, destino, destinoInativo)
  const first = await recordToChange(work, Categoria, Math.min(origem.id, destino.id), { missing })
  const second = await recordToChange(work, Categoria, Math.max(origem.id, destino.id), { missing })
  const [from, to] = first.id === origem.id ? [first, second] : [second, first]
  recusarDiferentes(from, to, destinoInativo)
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
 * @param destinoInativo allows the second one to be deactivated
 */
export function recusarDiferentes<Row extends Kind>(
  origem: Row,
  destino: Row | undefined,
  destinoInativo = false,
): asserts destino is Row {
  if (!destino || destino.excluidoEm) throw invalid({ idCategoria: missing })
  if (origem.id === destino.id) throw invalid({ idCategoria: 'Escolha outra categoria.' })
  if (origem.natureza !== destino.natureza)
    throw invalid({ idCategoria: 'Só se juntam receitas com receitas e despesas com despesas.' })
  if (origem.restrita !== destino.restrita)
    throw invalid({ idCategoria: 'Uma categoria com restrição não se junta a uma sem: o fundo é outro.' })
  if (!destino.ativa && !destinoInativo) throw invalid({ idCategoria: 'Esta categoria está desativada.' })
}
