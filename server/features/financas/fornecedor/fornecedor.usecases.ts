import {
  fornecedorInput,
  fornecedorRef,
  listarFornecedoresInput,
} from '../../../../schema/rules/financas/fornecedor.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Fornecedor } from './fornecedor.entity.js'
import { listRows, read } from './fornecedor.queries.js'

const sameDocument = uniqueBy('fornecedor_documento', 'documento', 'Já existe um fornecedor com este CPF ou CNPJ.')

const missing = 'Fornecedor não encontrado.'

export const listFornecedores = readCase({
  action: 'fornecedor.ler',
  input: listarFornecedoresInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readFornecedor = readCase({
  action: 'fornecedor.ler',
  input: fornecedorRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarFornecedor = useCase({
  action: 'fornecedor.escrever',
  input: fornecedorInput,
  async run(work, { versao: _, ...input }) {
    await refuseDuplicate(work, input.documento)
    return saved(work, work.em.create(Fornecedor, { idCliente: work.idCliente, ...input }), read)
  },
})

export const atualizarFornecedor = useCase({
  action: 'fornecedor.escrever',
  record: 'fornecedor',
  input: fornecedorInput.extend(fornecedorRef.shape),
  async run(work, { id, versao, ...input }) {
    const fornecedor = await recordToChange(work, Fornecedor, id, { versao, missing })
    await refuseDuplicate(work, input.documento, fornecedor.id)
    work.em.assign(fornecedor, input, { ignoreUndefined: true })
    return saved(work, fornecedor, read)
  },
})

const setActive = (active: boolean) =>
  useCase({
    action: 'fornecedor.escrever',
    record: 'fornecedor',
    input: fornecedorRef,
    async run(work, { id }) {
      const fornecedor = await recordToChange(work, Fornecedor, id, { missing })
      fornecedor.ativo = active
      return saved(work, fornecedor, read)
    },
  })

/** The supplier can be selected for new expenses and payables again. */
export const ativarFornecedor = setActive(true)

/** The supplier cannot be selected for new expenses and payables; existing ones keep it. */
export const desativarFornecedor = setActive(false)

export const excluirFornecedor = useCase({
  action: 'fornecedor.escrever',
  record: 'fornecedor',
  input: fornecedorRef,
  async run(work, { id }) {
    const fornecedor = await recordToChange(work, Fornecedor, id, { missing })
    for (const [table, text] of users)
      if (await isTaken(work, table, 'idFornecedor', fornecedor.id))
        throw conflict(`Este fornecedor tem ${text} e não pode ser excluído. Você pode desativá-lo.`)
    markDeleted(work, fornecedor)
    return { message: 'Fornecedor excluído com sucesso.' }
  },
})

/** Tables that refer to a supplier. */
const users = [
  ['conta_pagar', 'contas a pagar'],
  ['saida', 'saídas'],
] as const

export const restaurarFornecedor = useCase({
  action: 'lixeira.restaurar',
  record: 'fornecedor',
  input: fornecedorRef,
  async run(work, { id }) {
    const fornecedor = await recordToChange(work, Fornecedor, id, { deleted: true, missing })
    await refuseDuplicate(work, fornecedor.documento, fornecedor.id)
    markRestored(fornecedor)
    return saved(work, fornecedor, read)
  },
})

/**
 * The id of the supplier in a field `idFornecedor`; null and undefined are returned as they are.
 * @param present the supplier that is stored; it may be kept after it was deactivated or deleted
 * @throws VALIDATION_FAILED when this church has no such supplier, or it is not active
 */
export async function fornecedorNumber<Ref extends RecordRef | null | undefined>(
  work: Writing,
  ref: Ref,
  present?: number | null,
): Promise<number | Exclude<Ref, RecordRef>> {
  if (ref === null || ref === undefined) return ref as Exclude<Ref, RecordRef>
  if (present && Number(ref) === present) return present
  const id = await idOf(work, 'fornecedor', ref)
  if (id === null) throw invalid({ idFornecedor: missing })
  if (id !== present && !(await read(work, id))?.ativo)
    throw invalid({ idFornecedor: 'Este fornecedor está desativado.' })
  return id
}

/**
 * For a record that comes back from the recycle bin. Locks the supplier, so that nobody deletes it at the same time.
 * @throws CONFLICT when its supplier was deleted
 */
export async function requireFornecedor(work: Writing, id: number | null | undefined): Promise<void> {
  if (id && (await idOf(work, 'fornecedor', id)) === null)
    throw conflict('O fornecedor deste registro foi excluído: restaure-o antes.')
}

async function refuseDuplicate(work: Writing, documento: string | null | undefined, except = 0): Promise<void> {
  if (documento && (await isTaken(work, 'fornecedor', 'documento', documento, except))) throw sameDocument()
}
