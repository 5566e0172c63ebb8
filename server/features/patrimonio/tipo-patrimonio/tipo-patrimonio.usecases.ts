import { normaliseText } from '../../../../schema/rules/folding.js'
import {
  listarTipoPatrimoniosInput,
  tipoPatrimonioInput,
  tipoPatrimonioRef,
} from '../../../../schema/rules/patrimonio/tipo-patrimonio.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'
import { listRows, read } from './tipo-patrimonio.queries.js'

const sameName = uniqueBy('tipo_patrimonio_nome', 'tipoPatrimonio', 'Já existe um tipo de patrimônio com este nome.')

const missing = 'Tipo de patrimônio não encontrado.'

export const listTipoPatrimonios = readCase({
  action: 'tipoPatrimonio.ler',
  input: listarTipoPatrimoniosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readTipoPatrimonio = readCase({
  action: 'tipoPatrimonio.ler',
  input: tipoPatrimonioRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  input: tipoPatrimonioInput,
  async run(work, { versao: _, ...input }) {
    await refuseDuplicate(work, input.tipoPatrimonio)
    const tipo = work.em.create(TipoPatrimonio, { idCliente: work.idCliente, ...input })
    return saved(work, tipo, read)
  },
})

export const atualizarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioInput.extend(tipoPatrimonioRef.shape),
  async run(work, { id, versao, ...input }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { versao, missing })
    await refuseDuplicate(work, input.tipoPatrimonio, tipo.id)
    work.em.assign(tipo, input, { ignoreUndefined: true })
    return saved(work, tipo, read)
  },
})

export const excluirTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { missing })
    const used = await isTaken(work, 'patrimonio', 'tipoPatrimonio', tipo.id)
    if (used) throw conflict('Este tipo está em uso por patrimônios e não pode ser excluído.')
    markDeleted(work, tipo)
    return { message: 'Tipo de patrimônio excluído com sucesso.' }
  },
})

export const restaurarTipoPatrimonio = useCase({
  action: 'lixeira.restaurar',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { deleted: true, missing })
    await refuseDuplicate(work, tipo.tipoPatrimonio, tipo.id)
    markRestored(tipo)
    return saved(work, tipo, read)
  },
})

/**
 * The number of a type in an input, given by number or uuid.
 * @returns null when this church has no such type
 */
export const idTipoPatrimonio = (work: Writing, ref: RecordRef) => idOf(work, 'tipo_patrimonio', ref)

async function refuseDuplicate(work: Writing, tipoPatrimonio: string, except = 0): Promise<void> {
  if (await isTaken(work, 'tipo_patrimonio', 'nomeOrdem', normaliseText(tipoPatrimonio), except)) throw sameName()
}
