import { sql } from 'kysely'
import { z } from 'zod'
import {
  categoriaInput,
  categoriaRef,
  listarCategoriasInput,
} from '../../../../schema/rules/financas/categoria.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { assignUsualCodigos } from '../conta-financeira/index.js'
import { Categoria } from './categoria.entity.js'
import { inClosedMonth, inUse, listRows, read } from './categoria.queries.js'
import { codigosOfFixed, planoSentence, suggestedPlano } from './categoria.rules.js'

const sameName = uniqueBy('categoria_nome', 'nome', 'Já existe uma categoria com este nome.')

const missing = 'Categoria não encontrada.'

export const listCategorias = readCase({
  action: 'categoria.ler',
  input: listarCategoriasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readCategoria = readCase({
  action: 'categoria.ler',
  input: categoriaRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarCategoria = useCase({
  action: 'categoria.escrever',
  input: categoriaInput,
  async run(work, { versao: _, restrita, ordem, ...input }) {
    refuseKind(input)
    await refuseDuplicate(work, input)
    const own = { idCliente: work.idCliente, restrita: restrita === 1, ordem: ordem ?? 0 }
    return saved(work, work.em.create(Categoria, { ...input, ...own }), read)
  },
})

export const atualizarCategoria = useCase({
  action: 'categoria.escrever',
  record: 'categoria',
  input: categoriaInput.extend(categoriaRef.shape),
  async run(work, { id, versao, restrita, ordem, ...input }) {
    const categoria = await recordToChange(work, Categoria, id, { versao, missing })
    if (categoria.fixa && input.nome !== categoria.nome)
      throw invalid({ nome: 'O nome de uma categoria fixa não muda: outros programas o conhecem.' })
    // entries hold the number of the root, so it stays as it is
    if (input.natureza !== categoria.natureza)
      throw invalid({ natureza: 'A natureza não muda: crie outra categoria e desative esta.' })
    if (input.raiz !== categoria.raiz)
      throw invalid({ raiz: 'A categoria principal não muda: crie outra categoria e desative esta.' })
    refuseKind(input)
    await refuseDuplicate(work, input, categoria.id)
    const flags = { restrita: restrita === null || restrita === undefined ? undefined : restrita === 1 }
    if (flags.restrita !== undefined && flags.restrita !== categoria.restrita) await refuseClosed(work, categoria)
    work.em.assign(categoria, { ...input, ...flags, ordem: ordem ?? undefined }, { ignoreUndefined: true })
    return saved(work, categoria, read)
  },
})

const setActive = (active: boolean) =>
  useCase({
    action: 'categoria.escrever',
    record: 'categoria',
    input: categoriaRef,
    async run(work, { id }) {
      const categoria = await recordToChange(work, Categoria, id, { missing })
      if (categoria.fixa && !active) throw conflict('Uma categoria fixa não pode ser desativada.')
      // in use again, or until now, it is a category of its own
      if (active || categoria.ativa) categoria.idDestino = null
      categoria.ativa = active
      return saved(work, categoria, read)
    },
  })

/** The category can be selected for new entries again. */
export const ativarCategoria = setActive(true)

/** The category cannot be selected for new entries; existing ones keep it. */
export const desativarCategoria = setActive(false)

export const excluirCategoria = useCase({
  action: 'categoria.escrever',
  record: 'categoria',
  input: categoriaRef,
  async run(work, { id }) {
    const categoria = await recordToChange(work, Categoria, id, { missing })
    if (categoria.fixa) throw conflict('Uma categoria fixa não pode ser excluída.')
    const text = await inUse(work, categoria.id)
    if (text) throw conflict(`Esta categoria tem ${text} e não pode ser excluída. Você pode desativá-la.`)
    markDeleted(work, categoria)
    return { message: 'Categoria excluída com sucesso.' }
  },
})

export const restaurarCategoria = useCase({
  action: 'lixeira.restaurar',
  record: 'categoria',
  input: categoriaRef,
  async run(work, { id }) {
    const categoria = await recordToChange(work, Categoria, id, { deleted: true, missing })
    await refuseDuplicate(work, categoria, categoria.id)
    markRestored(categoria)
    categoria.idDestino = null
    return saved(work, categoria, read)
  },
})

/**
 * Creates the categories of the suggested chart whose names the church does not have yet, and gives the fixed ones and the
 * accounts a code where they have none. Nothing else changes.
 */
export const usarPlanoSugerido = useCase({
  action: 'categoria.escrever',
  input: z.object({}),
  async run(work) {
    const present = await from(work, 'categoria')
      .select(['natureza', 'nomeOrdem'])
      .where('excluidoEm', 'is', null)
      .execute()
    const names = new Set(present.map(({ natureza, nomeOrdem }) => `${natureza} ${nomeOrdem}`))
    const wanted = suggestedPlano.filter(({ natureza, nome }) => !names.has(`${natureza} ${normaliseText(nome)}`))
    for (const [ordem, suggested] of wanted.entries())
      work.em.create(Categoria, { idCliente: work.idCliente, ordem, ...suggested })
    const withoutCodigo = await work.em.find(Categoria, { idCliente: work.idCliente, fixa: true, codigoContador: null })
    for (const fixa of withoutCodigo) fixa.codigoContador = codigosOfFixed[fixa.natureza as Natureza][fixa.raiz] ?? null
    await work.em.flush()
    const contas = work.ctx.can('contaFinanceira.escrever') ? await assignUsualCodigos(work) : 0
    return { message: planoSentence({ criadas: wanted.length, fixas: withoutCodigo.length, contas }) }
  },
})

/**
 * The id of the category in a field `idCategoria`; null and undefined are returned as they are.
 * @param present the stored one, which may be kept after it was deactivated or deleted
 * @throws VALIDATION_FAILED when this church has no such category of this kind, or it is not active
 */
export async function categoriaNumber<Ref extends RecordRef | null | undefined>(
  work: Writing,
  natureza: Natureza,
  ref: Ref,
  present?: number | null,
): Promise<number | Exclude<Ref, RecordRef>> {
  if (ref === null || ref === undefined) return ref as Exclude<Ref, RecordRef>
  if (present && Number(ref) === present) return present
  const id = await idOf(work, 'categoria', ref)
  const row = id === null ? undefined : await read(work, id)
  if (row?.natureza !== natureza) throw invalid({ idCategoria: missing })
  if (!row.ativa && row.id !== present) throw invalid({ idCategoria: 'Esta categoria está desativada.' })
  return row.id
}

type Natureza = 'receita' | 'despesa'

/** What an entry holds: the root's number, and the id of an own category below it. */
interface LancamentoCategoria {
  categoria: number
  idCategoria: number | null
}

/**
 * What entries hold for stored categories. One statement, or none.
 * @param numero the root's number for a record without a category
 */
export async function storedCategorias(
  work: Writing,
  ids: readonly (number | null | undefined)[],
  numero: number,
): Promise<(id: number | null | undefined) => LancamentoCategoria> {
  const named = [...new Set(ids.filter((id) => typeof id === 'number'))]
  const rows = named.length
    ? await from(work, 'categoria').select(['id', 'raiz', 'fixa']).where('id', 'in', named).execute()
    : []
  const found = new Map(rows.map((row) => [row.id, row]))
  return (id) => {
    const row = found.get(id ?? 0)
    return { categoria: row?.raiz ?? numero, idCategoria: !row || row.fixa ? null : row.id }
  }
}

/**
 * The category of a new or changed entry.
 * - `ref`: the input's `idCategoria`; null: none below the root. Undefined, as old integrations send it: the stored one
 *   stays while the number is that of its root.
 * - `numero`: the input's number; a category that `ref` names has its own
 * @param present what is stored
 * @throws VALIDATION_FAILED as categoriaNumber
 */
export async function categoriaOfLancamento(
  work: Writing,
  natureza: Natureza,
  { ref, numero }: { ref: RecordRef | null | undefined; numero: number },
  present?: { categoria: number; idCategoria?: number | null | undefined },
): Promise<LancamentoCategoria> {
  const kept = ref === undefined && present?.categoria === numero ? present.idCategoria : ref
  const id = await categoriaNumber(work, natureza, kept, present?.idCategoria)
  return (await storedCategorias(work, [id], numero))(id)
}

/**
 * For a record that comes back from the recycle bin. Locks the category, so that nobody deletes it at the same time.
 * @throws CONFLICT when its category was deleted
 */
export async function requireCategoria(work: Writing, id: number | null | undefined): Promise<void> {
  if (id && (await idOf(work, 'categoria', id)) === null)
    throw conflict('A categoria deste registro foi excluída: restaure-a antes.')
}

/**
 * Another fund would change the results of closed months, which councils and assemblies have approved.
 * @throws VALIDATION_FAILED when a closed month has an entry of this category
 */
async function refuseClosed(work: Writing, categoria: Parameters<typeof inClosedMonth>[1]): Promise<void> {
  // no month is closed until this is written
  await sql`select from fechamento where id_cliente = ${work.idCliente} for share`.execute(work.db)
  if (await inClosedMonth(work, categoria))
    throw invalid({ restrita: 'Meses já fechados têm lançamentos desta categoria: para o outro fundo, crie outra.' })
}

async function refuseDuplicate(
  work: Writing,
  { natureza, nome }: { natureza: string; nome: string },
  except = 0,
): Promise<void> {
  const same = await from(work, 'categoria')
    .select('id')
    .where('natureza', '=', natureza)
    .where('nomeOrdem', '=', normaliseText(nome))
    .where('excluidoEm', 'is', null)
    .where('id', '<>', except)
    .executeTakeFirst()
  if (same) throw sameName()
}

function refuseKind({
  natureza,
  tipoPagamento,
}: {
  natureza: string
  tipoPagamento?: string | null | undefined
}): void {
  if (tipoPagamento && natureza !== 'despesa') throw invalid({ tipoPagamento: 'Só uma despesa tem tipo de pagamento.' })
}
