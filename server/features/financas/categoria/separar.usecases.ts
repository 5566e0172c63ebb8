import { sql } from 'kysely'
import type { z } from 'zod'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { visible } from '../../../kernel/tenant/bin.js'
import { from, isRecord, type RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { separarInput } from './categoria.input.js'
import { type CategoriaRow, ler } from './categoria.queries.js'
import { fraseDaSeparacao, nadaASeparar } from './categoria.rules.js'
import { doisTravados, recusarDiferentes } from './juntar.usecases.js'
import { contarSeparacao, type Separacao, separar } from './separar.queries.js'

const missing = 'Categoria não encontrada.'

/** The most entries that one split moves. The answer names each of them, so that it can be undone. */
const mostEntries = 5_000

/** The actions for the entries of a category, and for the bills that they pay. */
const acoes = {
  receita: { ler: 'entrada.ler', escrever: 'entrada.escrever', contas: 'contaReceber.escrever' },
  despesa: { ler: 'saida.ler', escrever: 'saida.escrever', contas: 'contaPagar.escrever' },
} as const

const acoesDe = ({ natureza }: Pick<CategoriaRow, 'natureza'>) =>
  natureza === 'receita' ? acoes.receita : acoes.despesa

type Input = z.output<typeof separarInput>
type Scope = Pick<Reading, 'db'> & { idCliente: number }

/**
 * Checks that the church has the supplier and the cost centre of the filter.
 * @throws VALIDATION_FAILED when it does not
 */
async function procurar(scope: Scope, { idFornecedor, idCentroCusto }: Pick<Input, 'idFornecedor' | 'idCentroCusto'>) {
  const wrong = {
    ...((await falta(scope, 'fornecedor', idFornecedor)) && { idFornecedor: 'Fornecedor não encontrado.' }),
    ...((await falta(scope, 'centro_custo', idCentroCusto)) && { idCentroCusto: 'Centro de custo não encontrado.' }),
  }
  if (Object.keys(wrong).length) throw invalid(wrong)
}

async function falta(scope: Scope, tabela: 'fornecedor' | 'centro_custo', ref: RecordRef | null | undefined) {
  if (ref === null || ref === undefined) return false
  const row = await from(scope, tabela as 'fornecedor')
    .select('id')
    .where(isRecord(tabela, ref))
    .executeTakeFirst()
  return row === undefined
}

function recusar(
  { natureza }: Pick<CategoriaRow, 'natureza'>,
  { inicio, fim, idFornecedor }: Pick<Input, 'inicio' | 'fim' | 'idFornecedor'>,
): void {
  if (inicio && fim && inicio > fim) throw invalid({ fim: 'O fim do período vem depois do início.' })
  if (idFornecedor && natureza === 'receita') throw invalid({ idFornecedor: 'Uma receita não tem fornecedor.' })
}

/** Named entries may go back to a category that was deactivated before they left it, or since then. */
const desfaz = ({ lancamentos }: Pick<Input, 'lancamentos'>): boolean => Boolean(lancamentos?.length)

/** What a split would move, before the person decides. */
export const lerSeparacaoDeCategoria = readCase({
  action: 'categoria.escrever',
  input: separarInput,
  async run({ ctx, ...work }, { id, idCategoria, ...recorte }): Promise<Separacao> {
    const origem = visible(ctx, await ler(work, id), missing)
    // the sum of one day, supplier or description is often one entry's amount
    ctx.authorise(acoesDe(origem).ler)
    const scope = { db: work.db, idCliente: origem.idCliente }
    await procurar(scope, recorte)
    const destino = await ler(scope, idCategoria)
    recusarDiferentes(origem, destino, desfaz(recorte))
    recusar(origem, recorte)
    return contarSeparacao(scope, origem, destino, recorte)
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
    if (!(await ler(work, id))) throw notFound(missing)
    await procurar(work, recorte)
    const [origem, destino] = await doisTravados(work, id, idCategoria, { destinoInativo: desfaz(recorte) })
    work.ctx.authorise(acoesDe(origem).escrever)
    recusar(origem, recorte)
    // no month is closed or reopened until this is written
    await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
    const separacao = await contarSeparacao(work, origem, destino, recorte)
    if (separacao.lancamentos === 0) throw conflict(nadaASeparar(separacao))
    if (separacao.lancamentos > mostEntries)
      throw conflict('São mais de 5.000 lançamentos: escolha um período menor, e separe o resto depois.')
    if (separacao.contas) work.ctx.authorise(acoesDe(origem).contas)
    const movidos = await separar(work, origem, destino, recorte)
    return { message: fraseDaSeparacao(separacao, destino.nome), lancamentos: movidos }
  },
})
