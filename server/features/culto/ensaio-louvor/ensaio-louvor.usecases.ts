import { duplicate } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { isTaken, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import { ensaioLouvorInput, ensaioLouvorRef, listarEnsaiosLouvorInput } from './ensaio-louvor.input.js'
import { ler, listar } from './ensaio-louvor.queries.js'

const missing = 'Ensaio não encontrado.'

export const listarEnsaiosLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: listarEnsaiosLouvorInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerEnsaioLouvor = readCase({
  action: 'ensaioLouvor.ler',
  input: ensaioLouvorRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.escrever',
  input: ensaioLouvorInput,
  async run(work, { horaEnsaio }) {
    await refuseDuplicate(work, horaEnsaio)
    const ensaioLouvor = work.em.create(EnsaioLouvor, { idCliente: work.idCliente, horaEnsaio })
    return saved(work, ensaioLouvor, ler)
  },
})

export const atualizarEnsaioLouvor = useCase({
  action: 'ensaioLouvor.escrever',
  record: 'ensaio_louvor',
  input: ensaioLouvorInput.extend(ensaioLouvorRef.shape),
  async run(work, { id, versao, horaEnsaio }) {
    const ensaioLouvor = await recordToChange(work, EnsaioLouvor, id, { versao, missing })
    await refuseDuplicate(work, horaEnsaio, ensaioLouvor.id)
    ensaioLouvor.horaEnsaio = horaEnsaio
    return saved(work, ensaioLouvor, ler)
  },
})

export const excluirEnsaioLouvor = useCase({
  action: 'ensaioLouvor.escrever',
  record: 'ensaio_louvor',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const ensaioLouvor = await recordToChange(work, EnsaioLouvor, id, { missing })
    markDeleted(work, ensaioLouvor)
    return { message: 'Ensaio excluído com sucesso.' }
  },
})

export const restaurarEnsaioLouvor = useCase({
  action: 'lixeira.restaurar',
  record: 'ensaio_louvor',
  input: ensaioLouvorRef,
  async run(work, { id }) {
    const ensaioLouvor = await recordToChange(work, EnsaioLouvor, id, { deleted: true, missing })
    await refuseDuplicate(work, ensaioLouvor.horaEnsaio, ensaioLouvor.id)
    markRestored(ensaioLouvor)
    return saved(work, ensaioLouvor, ler)
  },
})

async function refuseDuplicate(work: Writing, horaEnsaio: string, except = 0): Promise<void> {
  if (await isTaken(work, 'ensaio_louvor', 'nomeOrdem', normaliseText(horaEnsaio), except))
    throw duplicate('horaEnsaio', 'Já existe um ensaio com este nome.')
}
