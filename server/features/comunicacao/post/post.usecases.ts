import { feedInput, listarPostsInput, postInput, postRef } from '../../../../schema/rules/comunicacao/post.input.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { conflict, invalid, notFound } from '../../../kernel/base/errors.js'
import { hasText, sanitiseHtml } from '../../../kernel/base/html.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { uploadInput } from '../../../kernel/work/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/work/files/files.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { idTipoPost } from '../tipo-post/index.js'
import { notifyPostJob } from './avisar-post.job.js'
import { Post } from './post.entity.js'
import { feed, listRows, read } from './post.queries.js'
import { readFeedCursor } from './post.rules.js'

const missing = 'Post não encontrado.'

/** Includes hidden posts for people who may publish them again. */
export const listPosts = readCase({
  action: 'post.ler',
  input: listarPostsInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input, work.ctx.can('post.escrever'))
  },
})

/** The published posts of one church. */
export const readFeed = readCase({
  action: 'post.ler',
  input: feedInput,
  run({ ctx, ...work }, { after, ...slice }) {
    const position = after ? readFeedCursor(after) : undefined
    if (after && !position) throw invalid({ after: 'Cursor inválido.' })
    return feed({ ...work, idCliente: ctx.ownTenant(work.idCliente) }, slice, position)
  },
})

export const readPost = readCase({
  action: 'post.ler',
  input: postRef,
  async run(work, { id }) {
    const post = visible(work.ctx, await read(work, id), missing)
    if (post.statusPost === 0 && !work.ctx.can('post.escrever')) throw notFound(missing)
    return post
  },
})

export const criarPost = useCase({
  action: 'post.escrever',
  record: 'tipo_post',
  input: postInput,
  async run(work, { versao: _, statusPost, ...input }) {
    const status = statusPost ?? 1
    const post = work.em.create(Post, {
      idCliente: work.idCliente,
      ...input,
      textoPost: checkedText(input.textoPost),
      idTipoPost: await tipo(work, input.idTipoPost),
      statusPost: status,
      publicadoEm: status === 1 ? new Date() : null,
      idAutor: work.ctx.idWithin(work.idCliente),
    })
    await work.em.flush()
    if (status === 1) await notifyAfterwards(work, post.id)
    return saved(work, post, read)
  },
})

/** Fields that are not sent do not change. */
export const atualizarPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postInput.extend(postRef.shape),
  async run(work, { id, versao, statusPost, ...input }) {
    const post = await recordToChange(work, Post, id, { versao, missing })
    const data = {
      ...input,
      textoPost: checkedText(input.textoPost),
      idTipoPost: await tipo(work, input.idTipoPost, post.idTipoPost),
      statusPost: statusPost ?? undefined,
    }
    work.em.assign(post, data, { ignoreUndefined: true })
    await firstShown(work, post)
    return saved(work, post, read)
  },
})

/** Idempotent; so is hiding. */
export const publicarPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    const post = await recordToChange(work, Post, id, { missing })
    post.statusPost = 1
    await firstShown(work, post)
    return saved(work, post, read)
  },
})

export const ocultarPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    const post = await recordToChange(work, Post, id, { missing })
    post.statusPost = 0
    return saved(work, post, read)
  },
})

export const excluirPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    markDeleted(work, await recordToChange(work, Post, id, { missing }))
    return { message: 'Post excluído com sucesso.' }
  },
})

export const restaurarPost = useCase({
  action: 'lixeira.restaurar',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    const post = await recordToChange(work, Post, id, { deleted: true, missing })
    markRestored(post)
    return saved(work, post, read)
  },
})

export const enviarImagemPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef.extend({ arquivo: uploadInput }),
  prepare: (ctx, { arquivo }, idCliente) => storeImage(ctx, arquivo, idCliente),
  async run(work, { id }, image) {
    const post = await recordToChange(work, Post, id, { missing })
    post.idFoto = await recordFile(work, image)
    return saved(work, post, read)
  },
})

export const removerImagemPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    const post = await recordToChange(work, Post, id, { missing })
    if (!post.idFoto) throw conflict('Este post não tem imagem.')
    post.idFoto = null
    return saved(work, post, read)
  },
})

/**
 * The time of publication. A draft is placed in the feed when it is first published, not when it was created; then the
 * church is told of it, once.
 */
async function firstShown(work: Writing & { ctx: Context }, post: Shown): Promise<void> {
  if (post.statusPost !== 1 || post.publicadoEm) return
  post.publicadoEm = new Date()
  await notifyAfterwards(work, post.id)
}

interface Shown {
  id: number
  statusPost: number
  publicadoEm?: Date | null | undefined
}

const notifyAfterwards = ({ ctx, ...work }: Writing & { ctx: Context }, idPost: number) =>
  ctx.services.jobs.send(work, notifyPostJob, ctx.author('post.escrever'), { idPost })

function checkedText(html: string): string {
  const textoPost = sanitiseHtml(html)
  if (!hasText(textoPost)) throw invalid({ textoPost: 'Escreva o texto do post.' })
  return textoPost
}

/** The id of the type. A deleted type may be kept, but not newly selected. */
async function tipo(work: Writing, ref: RecordRef, stored?: number): Promise<number> {
  if (stored && Number(ref) === stored) return stored
  const id = await idTipoPost(work, ref)
  if (id === null) throw invalid({ idTipoPost: 'Tipo de post não encontrado.' })
  return id
}
