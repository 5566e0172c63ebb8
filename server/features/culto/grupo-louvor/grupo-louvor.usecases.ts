import {
  grupoLouvorInput,
  grupoLouvorRef,
  listarGruposLouvorInput,
} from '../../../../schema/rules/culto/grupo-louvor.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { uniqueBy } from '../../../kernel/base/errors.js'
import { isTaken, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { GrupoLouvor } from './grupo-louvor.entity.js'
import { listRows, read } from './grupo-louvor.queries.js'

const sameName = uniqueBy('grupo_louvor_nome', 'nomeGrupo', 'Já existe um grupo de louvor com este nome.')

export const missing = 'Grupo não encontrado.'

export const listGruposLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: listarGruposLouvorInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readGrupoLouvor = readCase({
  action: 'grupoLouvor.ler',
  input: grupoLouvorRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarGrupoLouvor = useCase({
  action: 'grupoLouvor.criar',
  input: grupoLouvorInput,
  async run(work, { nomeGrupo, statusGrupo }) {
    await refuseDuplicate(work, nomeGrupo)
    const { idCliente } = work
    return saved(work, work.em.create(GrupoLouvor, { idCliente, nomeGrupo, statusGrupo: statusGrupo ?? 1 }), read)
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
    return saved(work, grupo, read)
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
    return saved(work, grupo, read)
  },
})

async function refuseDuplicate(work: Writing, nomeGrupo: string, except = 0): Promise<void> {
  if (await isTaken(work, 'grupo_louvor', 'nomeOrdem', normaliseText(nomeGrupo), except)) throw sameName()
}
