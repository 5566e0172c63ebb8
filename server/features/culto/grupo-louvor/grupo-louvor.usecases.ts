import { uniqueBy } from '../../../kernel/errors.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { isTaken, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'
import { grupoLouvorInput, grupoLouvorRef, listarGruposLouvorInput } from './grupo-louvor.input.js'
import { ler, listar } from './grupo-louvor.queries.js'

const sameName = uniqueBy('grupo_louvor_nome', 'nomeGrupo', 'Já existe um grupo de louvor com este nome.')

export const missing = 'Grupo não encontrado.'

export const listarGruposLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: listarGruposLouvorInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerGrupoLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: grupoLouvorRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
})

export const criarGrupoLouvor = useCase({
  action: 'grupoLouvor.criar',
  input: grupoLouvorInput,
  async run(work, { nomeGrupo, statusGrupo }) {
    await refuseDuplicate(work, nomeGrupo)
    const { idCliente } = work
    return saved(work, work.em.create(GrupoLouvor, { idCliente, nomeGrupo, statusGrupo: statusGrupo ?? 1 }), ler)
  },
})

export const atualizarGrupoLouvor = useCase({
  action: 'grupoLouvor.editar',
  record: 'grupo_louvor',
  input: grupoLouvorInput.extend(grupoLouvorRef.shape),
  async run(work, { id, versao, nomeGrupo, statusGrupo }) {
    const grupo = await recordToChange(work, GrupoLouvor, id, { versao, missing })
    await refuseDuplicate(work, nomeGrupo, grupo.id)
    // a status that was not sent does not change
    Object.assign(grupo, { nomeGrupo, statusGrupo: statusGrupo ?? grupo.statusGrupo })
    return saved(work, grupo, ler)
  },
})

export const excluirGrupoLouvor = useCase({
  action: 'grupoLouvor.excluir',
  record: 'grupo_louvor',
  input: grupoLouvorRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, GrupoLouvor, id, { missing }))
    return { message: 'Grupo excluído com sucesso.' }
  },
})

export const restaurarGrupoLouvor = useCase({
  action: 'lixeira.restaurar',
  record: 'grupo_louvor',
  input: grupoLouvorRef,
  async run(work, { id }) {
    const grupo = await recordToChange(work, GrupoLouvor, id, { deleted: true, missing })
    await refuseDuplicate(work, grupo.nomeGrupo, grupo.id)
    markRestored(grupo)
    return saved(work, grupo, ler)
  },
})

async function refuseDuplicate(work: Writing, nomeGrupo: string, except = 0): Promise<void> {
  if (await isTaken(work, 'grupo_louvor', 'nomeOrdem', normaliseText(nomeGrupo), except)) throw sameName()
}
