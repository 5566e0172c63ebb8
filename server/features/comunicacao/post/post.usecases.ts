import type { Context } from '../../../kernel/context.js'
import { conflict, invalid, notFound } from '../../../kernel/errors.js'
import { uploadInput } from '../../../kernel/files/files.input.js'
import { recordFile, storeImage } from '../../../kernel/files/files.js'
import { hasText, sanitiseHtml } from '../../../kernel/html/html.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { idTipoPost } from '../tipo-post/index.js'
import { avisarPost } from './avisar-post.job.js'
import { Post } from './post.entity.js'
import { feedInput, listarPostsInput, postInput, postRef } from './post.input.js'
import { feed, ler, listar } from './post.queries.js'
import { readFeedCursor } from './post.rules.js'

const missing = 'Post não encontrado.'

/** Includes hidden posts for people who may publish them again. */
export const listarPosts = readCase({
  action: 'post.ler',
  input: listarPostsInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input, work.ctx.can('post.escrever'))
  },
})

/** The published posts of one church. */
export const lerFeed = readCase({
  action: 'post.ler',
  input: feedInput,
  run({ ctx, ...work }, { after, ...slice }) {
    const position = after ? readFeedCursor(after) : undefined
    if (after && !position) throw invalid({ after: 'Cursor inválido.' })
    return feed({ ...work, idCliente: ctx.ownTenant(work.idCliente) }, slice, position)
  },
})

export const lerPost = readCase({
  action: 'post.ler',
  input: postRef,
  async run(work, { id }) {
    const post = visible(work.ctx, await ler(work, id), missing)
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
    const { viewer } = work.ctx
    const post = work.em.create(Post, {
      idCliente: work.idCliente,
      ...input,
      textoPost: checkedText(input.textoPost),
      idTipoPost: await tipo(work, input.idTipoPost),
      statusPost: status,
      publicadoEm: status === 1 ? new Date() : null,
      // the platform's administrator does not belong to the church
      idAutor: viewer?.idCliente === work.idCliente ? viewer.id : null,
    })
    await work.em.flush()
    if (status === 1) await avisarDepois(work, post.id)
    return saved(work, post, ler)
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
    return saved(work, post, ler)
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
    return saved(work, post, ler)
  },
})

export const ocultarPost = useCase({
  action: 'post.escrever',
  record: 'post',
  input: postRef,
  async run(work, { id }) {
    const post = await recordToChange(work, Post, id, { missing })
    post.statusPost = 0
    return saved(work, post, ler)
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
    return saved(work, post, ler)
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
    return saved(work, post, ler)
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
    return saved(work, post, ler)
  },
})

/**
 * The time of publication. A draft is placed in the feed when it is first published, not when it was created; then the
 * church is told of it, once.
 */
async function firstShown(work: Writing & { ctx: Context }, post: Shown): Promise<void> {
  if (post.statusPost !== 1 || post.publicadoEm) return
  post.publicadoEm = new Date()
  await avisarDepois(work, post.id)
}

interface Shown {
  id: number
  statusPost: number
  publicadoEm?: Date | null | undefined
}

const avisarDepois = ({ ctx, ...work }: Writing & { ctx: Context }, idPost: number) =>
  ctx.services.jobs.send(work, avisarPost, ctx.author('post.escrever'), { idPost })

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
