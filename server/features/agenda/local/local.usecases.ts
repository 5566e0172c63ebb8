import { listarLocaisInput, localInput, localRef } from '../../../../schema/rules/agenda/local.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Local } from './local.entity.js'
import { listRows, read } from './local.queries.js'

const sameName = uniqueBy('local_nome', 'nomeLocal', 'Já existe um local com este nome.')

const missing = 'Local não encontrado.'

export const listLocais = readCase({
  action: 'local.ler',
  input: listarLocaisInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readLocal = readCase({
  action: 'local.ler',
  input: localRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarLocal = useCase({
  action: 'local.escrever',
  input: localInput,
  async run(work, { versao: _, ...data }) {
    await refuseDuplicate(work, data.nomeLocal)
    const local = work.em.create(Local, { idCliente: work.idCliente, ...data })
    return saved(work, local, read)
  },
})

export const atualizarLocal = useCase({
  action: 'local.escrever',
  record: 'local',
  input: localInput.extend(localRef.shape),
  async run(work, { id, versao, ...data }) {
    const local = await recordToChange(work, Local, id, { versao, missing })
    await refuseDuplicate(work, data.nomeLocal, local.id)
    work.em.assign(local, data)
    return saved(work, local, read)
  },
})

export const excluirLocal = useCase({
  action: 'local.escrever',
  record: 'local',
  input: localRef,
  async run(work, { id }) {
    const local = await recordToChange(work, Local, id, { missing })
    markDeleted(work, local)
    return { message: 'Local excluído com sucesso.' }
  },
})

export const restaurarLocal = useCase({
  action: 'lixeira.restaurar',
  record: 'local',
  input: localRef,
  async run(work, { id }) {
    const local = await recordToChange(work, Local, id, { deleted: true, missing })
    await refuseDuplicate(work, local.nomeLocal, local.id)
    markRestored(local)
    return saved(work, local, read)
  },
})

/**
 * The id of the place in a field `idLocal`; null and undefined are returned unchanged.
 * @param present the record's current place, which the record may keep even when the place is deleted
 * @throws VALIDATION_FAILED when this church has no such place
 */
export async function placeNumber(
  work: Writing,
  ref: RecordRef | null | undefined,
  present: number | null = null,
): Promise<number | null | undefined> {
  if (ref === null || ref === undefined) return ref
  if (Number(ref) === present) return present
  const id = await idOf(work, 'local', ref)
  if (id === null) throw invalid({ idLocal: missing })
  return id
}

async function refuseDuplicate(work: Writing, nomeLocal: string, except = 0): Promise<void> {
  if (await isTaken(work, 'local', 'nomeOrdem', normaliseText(nomeLocal), except)) throw sameName()
}
