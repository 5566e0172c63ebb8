import {
  listarTipoPostsInput,
  tipoPostInput,
  tipoPostRef,
} from '../../../../schema/rules/comunicacao/tipo-post.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, uniqueBy } from '../../../kernel/base/errors.js'
import { idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { TipoPost } from './tipo-post.entity.js'
import { listRows, read } from './tipo-post.queries.js'

const sameName = uniqueBy('tipo_post_nome', 'tipoPost', 'Já existe um tipo de post com este nome.')

const missing = 'Tipo de post não encontrado.'

export const listTipoPosts = readCase({
  action: 'tipoPost.ler',
  input: listarTipoPostsInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readTipoPost = readCase({
  action: 'tipoPost.ler',
  input: tipoPostRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarTipoPost = useCase({
  action: 'tipoPost.escrever',
  input: tipoPostInput,
  async run(work, { tipoPost }) {
    await refuseDuplicate(work, tipoPost)
    const tipo = work.em.create(TipoPost, { idCliente: work.idCliente, tipoPost })
    return saved(work, tipo, read)
  },
})

export const atualizarTipoPost = useCase({
  action: 'tipoPost.escrever',
  record: 'tipo_post',
  input: tipoPostInput.extend(tipoPostRef.shape),
  async run(work, { id, versao, tipoPost }) {
    const tipo = await recordToChange(work, TipoPost, id, { versao, missing })
    await refuseDuplicate(work, tipoPost, tipo.id)
    tipo.tipoPost = tipoPost
    return saved(work, tipo, read)
  },
})

export const excluirTipoPost = useCase({
  action: 'tipoPost.escrever',
  record: 'tipo_post',
  input: tipoPostRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPost, id, { missing })
    const used = await isTaken(work, 'post', 'idTipoPost', tipo.id)
    if (used) throw conflict('Este tipo está em uso por posts e não pode ser excluído.')
    markDeleted(work, tipo)
    return { message: 'Tipo de post excluído com sucesso.' }
  },
})

export const restaurarTipoPost = useCase({
  action: 'lixeira.restaurar',
  record: 'tipo_post',
  input: tipoPostRef,
  async run(work, { id }) {
    const tipo = await recordToChange(work, TipoPost, id, { deleted: true, missing })
    await refuseDuplicate(work, tipo.tipoPost, tipo.id)
    markRestored(tipo)
    return saved(work, tipo, read)
  },
})

/**
 * The id of the type that the input refers to.
 * @returns null when this church has no such type
 */
export const idTipoPost = (work: Writing, ref: RecordRef) => idOf(work, 'tipo_post', ref)

async function refuseDuplicate(work: Writing, tipoPost: string, except = 0): Promise<void> {
  if (await isTaken(work, 'tipo_post', 'nomeOrdem', normaliseText(tipoPost), except)) throw sameName()
}
