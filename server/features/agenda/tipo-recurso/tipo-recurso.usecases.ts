import {
  listarTipoRecursosInput,
  tipoRecursoInput,
  tipoRecursoRef,
} from '../../../../schema/rules/agenda/tipo-recurso.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { TipoRecurso } from './tipo-recurso.entity.js'
import { listRows, read } from './tipo-recurso.queries.js'

const sameName = uniqueBy('tipo_recurso_nome', 'tipoRecurso', 'Já existe um tipo de recurso com este nome.')

const missing = 'Tipo de recurso não encontrado.'

export const listTipoRecursos = readCase({
  action: 'tipoRecurso.ler',
  input: listarTipoRecursosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readTipoRecurso = readCase({
  action: 'tipoRecurso.ler',
  input: tipoRecursoRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarTipoRecurso = useCase({
  action: 'tipoRecurso.escrever',
  input: tipoRecursoInput,
  async run(work, { tipoRecurso }) {
    await refuseDuplicate(work, tipoRecurso)
    const tipo = work.em.create(TipoRecurso, { idCliente: work.idCliente, tipoRecurso })
    return saved(work, tipo, read)
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
    return saved(work, tipo, read)
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
    return saved(work, tipo, read)
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
