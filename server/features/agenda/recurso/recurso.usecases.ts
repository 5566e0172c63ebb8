import { conflict, invalid, uniqueBy } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { idTipoRecurso } from '../tipo-recurso/index.js'
import { Recurso } from './recurso.entity.js'
import { listarRecursosInput, recursoInput, recursoRef } from './recurso.input.js'
import { ler, listar, temReservas } from './recurso.queries.js'

const sameName = uniqueBy('recurso_nome', 'nomeRecurso', 'Já existe um recurso com este nome.')

const missing = 'Recurso não encontrado.'

export const listarRecursos = readCase({
  action: 'recurso.ler',
  input: listarRecursosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerRecurso = readCase({
  action: 'recurso.ler',
  input: recursoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
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
    return saved(work, recurso, ler)
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
    return saved(work, recurso, ler)
  },
})

export const excluirRecurso = useCase({
  action: 'recurso.escrever',
  record: 'recurso',
  input: recursoRef,
  async run(work, { id }) {
    const recurso = await recordToChange(work, Recurso, id, { missing })
    if (await temReservas(work, recurso.id))
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
    return saved(work, recurso, ler)
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
