import { z } from 'zod'
import { filterRef, flag, optional, recordRef, requiredText, text, versao } from '../formats.js'
import { leanListInput, listInput, orderInput } from '../pagination.js'

export const postInput = z.object({
  idTipoPost: recordRef('Informe o tipo do post.'),
  tituloPost: requiredText(150, 'Informe o título do post.'),
  subtituloPost: optional(text(250)),
  /** HTML; the limit includes tags and is below the maximum body size */
  textoPost: requiredText(60_000, 'Escreva o texto do post.'),
  statusPost: optional(flag()),
  versao,
})

export const postFields = ['tituloPost', 'tipo', 'autor', 'statusPost', 'publicadoEm', 'createdAt'] as const

export const postFiltro = z
  .object({
    idTipoPost: optional(filterRef('Informe o tipo por número ou uuid.')),
    statusPost: optional(flag()),
    excluidos: z.boolean('Informe sim ou não.').nullish(),
  })
  .nullish()

export const listarPostsInput = z.object({
  ...leanListInput,
  ordem: orderInput(postFields),
  filtro: postFiltro,
})

export const feedInput = z.object({
  ...listInput,
  /**
   * the cursor of the last post that was read. It is a position in time, not an offset, because new posts are added at
   * the top
   */
  after: z.string().max(100).nullish(),
})

export const postRef = z.object({ id: recordRef() })
