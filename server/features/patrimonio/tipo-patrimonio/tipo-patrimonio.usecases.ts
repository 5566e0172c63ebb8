import { conflict, uniqueBy } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { TipoPatrimonio } from './tipo-patrimonio.entity.js'
import { listarTipoPatrimoniosInput, tipoPatrimonioInput, tipoPatrimonioRef } from './tipo-patrimonio.input.js'
import { ler, listar } from './tipo-patrimonio.queries.js'

const sameName = uniqueBy('tipo_patrimonio_nome', 'tipoPatrimonio', 'Já existe um tipo de patrimônio com este nome.')

const missing = 'Tipo de patrimônio não encontrado.'

export const listarTipoPatrimonios = readCase({
  action: 'tipoPatrimonio.ler',
  input: listarTipoPatrimoniosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerTipoPatrimonio = readCase({
  action: 'tipoPatrimonio.ler',
  input: tipoPatrimonioRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  input: tipoPatrimonioInput,
  async run(work, { tipoPatrimonio }) {
    await refuseDuplicate(work, tipoPatrimonio)
    const tipo = work.em.create(TipoPatrimonio, { idCliente: work.idCliente, tipoPatrimonio })
    return saved(work, tipo, ler)
  },
})

export const atualizarTipoPatrimonio = useCase({
  action: 'tipoPatrimonio.escrever',
  record: 'tipo_patrimonio',
  input: tipoPatrimonioInput.extend(tipoPatrimonioRef.shape),
  async run(work, { id, versao, tipoPatrimonio }) {
    const tipo = await recordToChange(work, TipoPatrimonio, id, { versao, missing })
    await refuseDuplicate(work, tipoPatrimonio, tipo.id)
    tipo.tipoPatrimonio = tipoPatrimonio
    return saved(work, tipo, ler)
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
    return saved(work, tipo, ler)
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
