// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { filterRef, flag, optional, recordRef, requiredText, text, versao } from '../../../kernel/formats.js'
import { leanListInput, listInput, orderInput } from '../../../kernel/reading/pagination.js'

export const postInput = z.object({
  idTipoPost: recordRef('Informe o tipo do post.'),
  tituloPost: requiredText(150, 'Informe o título do post.'),
  subtituloPost: optional(text(250)),
  /** HTML; counted with its tags, and below what one request may carry */
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
  /** of the last post that was read: where it stands, not how many came before it, since new ones come in above */
  after: z.string().max(100).nullish(),
})

export const postRef = z.object({ id: recordRef() })
