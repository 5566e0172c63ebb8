import { sql } from 'kysely'
import type { z } from 'zod'
import { separarInput } from '../../../../schema/rules/financas/categoria.input.js'
import { visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { type CategoriaRow, read } from './categoria.queries.js'
import { nothingToSplit, separacaoSentence } from './categoria.rules.js'
import { lockBoth, refuseDifferent } from './juntar.usecases.js'
import { countForSeparacao, moveChosen, type Separacao } from './separar.queries.js'

const missing = 'Categoria não encontrada.'

/** The most entries that one split moves. The answer names each of them, so that it can be undone. */
const mostEntries = 5_000

/** The actions for the entries of a category, and for the bills that they pay. */
const actions = {
  receita: { ler: 'entrada.ler', escrever: 'entrada.escrever', contas: 'contaReceber.escrever' },
  despesa: { ler: 'saida.ler', escrever: 'saida.escrever', contas: 'contaPagar.escrever' },
} as const

const actionsOf = ({ natureza }: Pick<CategoriaRow, 'natureza'>) =>
  natureza === 'receita' ? actions.receita : actions.despesa

type Input = z.output<typeof separarInput>
type Scope = Pick<Reading, 'db'> & { idCliente: number }

/**
 * Checks that the church has the supplier and the cost centre of the filter.
 * @throws VALIDATION_FAILED when it does not
 */
async function search(scope: Scope, { idFornecedor, idCentroCusto }: Pick<Input, 'idFornecedor' | 'idCentroCusto'>) {
  const wrong = {
    ...((await isMissing(scope, 'fornecedor', idFornecedor)) && { idFornecedor: 'Fornecedor não encontrado.' }),
    ...((await isMissing(scope, 'centro_custo', idCentroCusto)) && {
      idCentroCusto: 'Centro de custo não encontrado.',
    }),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

async function isMissing(scope: Scope, tabela: 'fornecedor' | 'centro_custo', ref: RecordRef | null | undefined) {
  if (ref === null || ref === undefined) return false
  const row = await from(scope, tabela as 'fornecedor')
    .select('id')
    .where(isRecord(tabela, ref))
    .executeTakeFirst()
  return row === undefined
}

function refuse(
  { natureza }: Pick<CategoriaRow, 'natureza'>,
  { inicio, fim, idFornecedor }: Pick<Input, 'inicio' | 'fim' | 'idFornecedor'>,
): void {
  if (inicio && fim && inicio > fim) throw invalid({ fim: 'O fim do período vem depois do início.' })
  if (idFornecedor && natureza === 'receita') throw invalid({ idFornecedor: 'Uma receita não tem fornecedor.' })
}

/** Named entries may go back to a category that was deactivated before they left it, or since then. */
const undoes = ({ lancamentos }: Pick<Input, 'lancamentos'>): boolean => Boolean(lancamentos?.length)

/** What a split would move, before the person decides. */
export const readSeparacaoOfCategoria = readCase({
  action: 'categoria.escrever',
  input: separarInput,
  async run({ ctx, ...work }, { id, idCategoria, ...recorte }): Promise<Separacao> {
    const origin = visible(ctx, await read(work, id), missing)
    // the sum of one day, supplier or description is often one entry's amount
    ctx.authorise(actionsOf(origin).ler)
    const scope = { db: work.db, idCliente: origin.idCliente }
    await search(scope, recorte)
    const target = await read(scope, idCategoria)
    refuseDifferent(origin, target, undoes(recorte))
    refuse(origin, recorte)
    return countForSeparacao(scope, origin, target, recorte)
  },
})

/**
 * Gives chosen entries of a category to another one. Entries of closed months stay. The answer names the moved entries:
 * a split of them in the other direction, with `lancamentos`, undoes it.
 */
export const separarCategoria = useCase({
  action: 'categoria.escrever',
  record: 'categoria',
  input: separarInput,
  async run(work, { id, idCategoria, ...recorte }) {
    // the category, before what only narrows its entries
    if (!(await read(work, id))) throw notFound(missing)
    await search(work, recorte)
    const [origin, target] = await lockBoth(work, id, idCategoria, { destinoInativo: undoes(recorte) })
    work.ctx.authorise(actionsOf(origin).escrever)
    refuse(origin, recorte)
    // no month is closed or reopened until this is written
    await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
    const separacao = await countForSeparacao(work, origin, target, recorte)
    if (separacao.lancamentos === 0) throw conflict(nothingToSplit(separacao))
    if (separacao.lancamentos > mostEntries)
      throw conflict('São mais de 5.000 lançamentos: escolha um período menor, e separe o resto depois.')
    if (separacao.contas) work.ctx.authorise(actionsOf(origin).contas)
    const movidos = await moveChosen(work, origin, target, recorte)
    return { message: separacaoSentence(separacao, target.nome), lancamentos: movidos }
  },
})
