import { duplicate } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { isTaken, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Encontro } from './encontro.entity.js'
import { encontroInput, encontroRef, listarEncontrosInput } from './encontro.input.js'
import { ler, listar } from './encontro.queries.js'

const missing = 'Encontro não encontrado.'

export const listarEncontros = readCase({
  action: 'encontro.ler',
  input: listarEncontrosInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerEncontro = readCase({
  action: 'encontro.ler',
  input: encontroRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarEncontro = useCase({
  action: 'encontro.escrever',
  input: encontroInput,
  async run(work, { temaEstudo }) {
    await refuseDuplicate(work, temaEstudo)
    const encontro = work.em.create(Encontro, { idCliente: work.idCliente, temaEstudo })
    return saved(work, encontro, ler)
  },
})

export const atualizarEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: encontroInput.extend(encontroRef.shape),
  async run(work, { id, versao, temaEstudo }) {
    const encontro = await recordToChange(work, Encontro, id, { versao, missing })
    await refuseDuplicate(work, temaEstudo, encontro.id)
    encontro.temaEstudo = temaEstudo
    return saved(work, encontro, ler)
  },
})

export const excluirEncontro = useCase({
  action: 'encontro.escrever',
  record: 'encontro',
  input: encontroRef,
  async run(work, { id }) {
    const encontro = await recordToChange(work, Encontro, id, { missing })
    markDeleted(work, encontro)
    return { message: 'Encontro excluído com sucesso.' }
  },
})

export const restaurarEncontro = useCase({
  action: 'lixeira.restaurar',
  record: 'encontro',
  input: encontroRef,
  async run(work, { id }) {
    const encontro = await recordToChange(work, Encontro, id, { deleted: true, missing })
    await refuseDuplicate(work, encontro.temaEstudo, encontro.id)
    markRestored(encontro)
    return saved(work, encontro, ler)
  },
})

async function refuseDuplicate(work: Writing, temaEstudo: string, except = 0): Promise<void> {
  if (await isTaken(work, 'encontro', 'nomeOrdem', normaliseText(temaEstudo), except))
    throw duplicate('temaEstudo', 'Já existe um encontro com este nome.')
}
