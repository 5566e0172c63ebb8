import { listarRecursosInput, recursoInput, recursoRef } from '../../../../schema/rules/agenda/recurso.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idTipoRecurso } from '../tipo-recurso/index.js'
import { Recurso } from './recurso.entity.js'
import { hasReservas, listRows, read } from './recurso.queries.js'

const sameName = uniqueBy('recurso_nome', 'nomeRecurso', 'Já existe um recurso com este nome.')

const missing = 'Recurso não encontrado.'

export const listRecursos = readCase({
  action: 'recurso.ler',
  input: listarRecursosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readRecurso = readCase({
  action: 'recurso.ler',
  input: recursoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarRecurso = useCase({
  action: 'recurso.escrever',
  record: 'tipo_recurso',
  input: recursoInput,
  async run(work, { versao: _, quantidade, status, ...input }) {
    await refuseDuplicate(work, input.nomeRecurso)
    const recurso = work.em.create(Recurso, {
      idCliente: work.idCliente,
      ...input,
      idTipoRecurso: await tipo(work, input.idTipoRecurso),
      quantidade: quantidade ?? undefined,
      status: status ?? undefined,
    })
    return saved(work, recurso, read)
  },
})

/** Fields that are not sent do not change. The database checks that the quantity covers all future reservations. */
export const atualizarRecurso = useCase({
  action: 'recurso.escrever',
  record: 'recurso',
  input: recursoInput.extend(recursoRef.shape),
  async run(work, { id, versao, quantidade, status, ...input }) {
    const recurso = await recordToChange(work, Recurso, id, { versao, missing })
    await refuseDuplicate(work, input.nomeRecurso, recurso.id)
    const data = {
      ...input,
      idTipoRecurso: await tipo(work, input.idTipoRecurso, recurso.idTipoRecurso),
      quantidade: quantidade ?? undefined,
      status: status ?? undefined,
    }
    work.em.assign(recurso, data, { ignoreUndefined: true })
    return saved(work, recurso, read)
  },
})

export const excluirRecurso = useCase({
  action: 'recurso.escrever',
  record: 'recurso',
  input: recursoRef,
  async run(work, { id }) {
    const recurso = await recordToChange(work, Recurso, id, { missing })
    if (await hasReservas(work, recurso.id))
      throw conflict('Este recurso tem reservas por vir. Exclua as reservas antes, ou deixe-o inativo.')
    markDeleted(work, recurso)
    return { message: 'Recurso excluído com sucesso.' }
  },
})

export const restaurarRecurso = useCase({
  action: 'lixeira.restaurar',
  record: 'recurso',
  input: recursoRef,
  async run(work, { id }) {
    const recurso = await recordToChange(work, Recurso, id, { deleted: true, missing })
    await refuseDuplicate(work, recurso.nomeRecurso, recurso.id)
    markRestored(recurso)
    return saved(work, recurso, read)
  },
})

/** The id of the type. A deleted type may be kept, but not newly selected. */
async function tipo(work: Writing, ref: RecordRef, stored?: number): Promise<number> {
  if (stored && Number(ref) === stored) return stored
  const id = await idTipoRecurso(work, ref)
  if (id === null) throw invalid({ idTipoRecurso: 'Tipo de recurso não encontrado.' })
  return id
}

async function refuseDuplicate(work: Writing, nomeRecurso: string, except = 0): Promise<void> {
  if (await isTaken(work, 'recurso', 'nomeOrdem', normaliseText(nomeRecurso), except)) throw sameName()
}
