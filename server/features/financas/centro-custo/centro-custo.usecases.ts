import {
  centroCustoInput,
  centroCustoRef,
  listarCentrosCustoInput,
} from '../../../../schema/rules/financas/centro-custo.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { from, idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { CentroCusto } from './centro-custo.entity.js'
import { hasPrevisao, listRows, read } from './centro-custo.queries.js'

const sameName = uniqueBy('centro_custo_nome', 'nome', 'Já existe um centro de custo com este nome.')

const missing = 'Centro de custo não encontrado.'

export const listCentrosCusto = readCase({
  action: 'centroCusto.ler',
  input: listarCentrosCustoInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readCentroCusto = readCase({
  action: 'centroCusto.ler',
  input: centroCustoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarCentroCusto = useCase({
  action: 'centroCusto.escrever',
  record: 'departamento',
  input: centroCustoInput,
  async run(work, { versao: _, idDepartamento, status, ...input }) {
    await refuseDuplicate(work, input.nome)
    const centro = work.em.create(CentroCusto, {
      idCliente: work.idCliente,
      ...input,
      idDepartamento: await departamento(work, idDepartamento),
      status: status ?? undefined,
    })
    return saved(work, centro, read)
  },
})

export const atualizarCentroCusto = useCase({
  action: 'centroCusto.escrever',
  record: 'centro_custo',
  input: centroCustoInput.extend(centroCustoRef.shape),
  async run(work, { id, versao, idDepartamento, status, ...input }) {
    const centro = await recordToChange(work, CentroCusto, id, { versao, missing })
    await refuseDuplicate(work, input.nome, centro.id)
    // the current department may stay even when it has been deleted
    if (String(idDepartamento) !== String(centro.idDepartamento))
      centro.idDepartamento = await departamento(work, idDepartamento)
    work.em.assign(centro, { ...input, status: status ?? undefined }, { ignoreUndefined: true })
    return saved(work, centro, read)
  },
})

const changeStatus = (status: 0 | 1) =>
  useCase({
    action: 'centroCusto.escrever',
    record: 'centro_custo',
    input: centroCustoRef,
    async run(work, { id }) {
      const centro = await recordToChange(work, CentroCusto, id, { missing })
      centro.status = status
      return saved(work, centro, read)
    },
  })

/** The cost centre can be selected for new payables and receivables again. */
export const ativarCentroCusto = changeStatus(1)

/** The cost centre cannot be selected for new payables and receivables; existing ones keep it. */
export const desativarCentroCusto = changeStatus(0)

export const excluirCentroCusto = useCase({
  action: 'centroCusto.escrever',
  record: 'centro_custo',
  input: centroCustoRef,
  async run(work, { id }) {
    const centro = await recordToChange(work, CentroCusto, id, { missing })
    for (const [table, text] of users)
      if (await isTaken(work, table, 'idCentroCusto', centro.id))
        throw conflict(`Este centro de custo está em uso por ${text} e não pode ser excluído. Você pode desativá-lo.`)
    if (await hasPrevisao(work, centro.id))
      throw conflict(
        'Este centro de custo tem valores em uma previsão orçamentária e não pode ser excluído. Você pode desativá-lo.',
      )
    markDeleted(work, centro)
    return { message: 'Centro de custo excluído com sucesso.' }
  },
})

/** Tables that refer to a cost centre. */
const users = [
  ['conta_pagar', 'contas a pagar'],
  ['conta_receber', 'contas a receber'],
  ['entrada', 'entradas'],
  ['saida', 'saídas'],
] as const

export const restaurarCentroCusto = useCase({
  action: 'lixeira.restaurar',
  record: 'centro_custo',
  input: centroCustoRef,
  async run(work, { id }) {
    const centro = await recordToChange(work, CentroCusto, id, { deleted: true, missing })
    await refuseDuplicate(work, centro.nome, centro.id)
    markRestored(centro)
    return saved(work, centro, read)
  },
})

/**
 * The id of the cost centre in a field `idCentroCusto`; null and undefined are returned as they are.
 * @param present the cost centre that is stored; it may be kept after it was deactivated or deleted
 * @throws VALIDATION_FAILED when this church has no such cost centre, or it is not active
 */
export async function centroCustoNumber<Ref extends RecordRef | null | undefined>(
  work: Writing,
  ref: Ref,
  present?: number | null,
): Promise<number | Exclude<Ref, RecordRef>> {
  if (ref === null || ref === undefined) return ref as Exclude<Ref, RecordRef>
  if (present && Number(ref) === present) return present
  const id = await idOf(work, 'centro_custo', ref)
  if (id === null) throw invalid({ idCentroCusto: missing })
  if (id === present) return id
  const centro = await from(work, 'centro_custo').select('status').where('id', '=', id).executeTakeFirst()
  if (centro?.status !== 1) throw invalid({ idCentroCusto: 'Este centro de custo está desativado.' })
  return id
}

async function departamento(work: Writing, ref: RecordRef): Promise<number> {
  const id = await idOf(work, 'departamento', ref)
  if (id === null) throw invalid({ idDepartamento: 'Departamento não encontrado.' })
  return id
}

async function refuseDuplicate(work: Writing, nome: string, except = 0): Promise<void> {
  if (await isTaken(work, 'centro_custo', 'nomeOrdem', normaliseText(nome), except)) throw sameName()
}
