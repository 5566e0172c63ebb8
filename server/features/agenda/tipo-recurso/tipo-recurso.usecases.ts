import { conflict, uniqueBy } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { TipoRecurso } from './tipo-recurso.entity.js'
import { listarTipoRecursosInput, tipoRecursoInput, tipoRecursoRef } from './tipo-recurso.input.js'
import { ler, listar } from './tipo-recurso.queries.js'

const sameName = uniqueBy('tipo_recurso_nome', 'tipoRecurso', 'Já existe um tipo de recurso com este nome.')

const missing = 'Tipo de recurso não encontrado.'

export const listarTipoRecursos = readCase({
  action: 'tipoRecurso.ler',
  input: listarTipoRecursosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerTipoRecurso = readCase({
  action: 'tipoRecurso.ler',
  input: tipoRecursoRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarTipoRecurso = useCase({
  action: 'tipoRecurso.escrever',
  input: tipoRecursoInput,
  async run(work, { tipoRecurso }) {
    await refuseDuplicate(work, tipoRecurso)
    const tipo = work.em.create(TipoRecurso, { idCliente: work.idCliente, tipoRecurso })
    return saved(work, tipo, ler)
  },
})

export const atualizarTipoRecurso = useCase({
  action: 'tipoRecurso.escrever',
  record: 'tipo_recurso',
  input: tipoRecursoInput.extend(tipoRecursoRef.shape),
  async run(work, { id, versao, tipoRecurso }) {
    const tipo = await recordToChange(work, TipoRecurso, id, { versao, missing })
    await refuseDuplicate(work, tipoRecurso, tipo.id)
    tipo.tipoRecurso = tipoRecurso
    return saved(work, tipo, ler)
  },
})

export const excluirTipoRecurso = useCase({
  action: 'tipoRecurso.escrever',
  record: 'tipo_recurso',
  input: tipoRecursoRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoRecurso, id, { missing })
    const used = await isTaken(work, 'recurso', 'idTipoRecurso', tipo.id)
    if (used) throw conflict('Este tipo está em uso por recursos e não pode ser excluído.')
    markDeleted(work, tipo)
    return { message: 'Tipo de recurso excluído com sucesso.' }
  },
})

export const restaurarTipoRecurso = useCase({
  action: 'lixeira.restaurar',
  record: 'tipo_recurso',
  input: tipoRecursoRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoRecurso, id, { deleted: true, missing })
    await refuseDuplicate(work, tipo.tipoRecurso, tipo.id)
    markRestored(tipo)
    return saved(work, tipo, ler)
  },
})

/**
 * The id of the type that the input refers to.
 * @returns null when this church has no such type
 */
export const idTipoRecurso = (work: Writing, ref: RecordRef) => idOf(work, 'tipo_recurso', ref)

async function refuseDuplicate(work: Writing, tipoRecurso: string, except = 0): Promise<void> {
  if (await isTaken(work, 'tipo_recurso', 'nomeOrdem', normaliseText(tipoRecurso), except)) throw sameName()
}
