import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { pictureRoutes } from '../../../kernel/rest/picture-routes.js'
import {
  asIs,
  filteredList,
  listQuery,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarPosts } from './post.export.js'
import { postInput } from './post.input.js'
import type { PostRow } from './post.queries.js'
import { plataforma } from './post.rules.js'
import {
  atualizarPost,
  criarPost,
  enviarImagemPost,
  excluirPost,
  lerFeed,
  lerPost,
  listarPosts,
  ocultarPost,
  publicarPost,
  removerImagemPost,
} from './post.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  statusPost: z.int(),
  autor: z.object({ nome: z.string(), avatar: z.string().nullable() }),
  idTipoPost: z.int(),
  tipo: z.object({ tipoPost: z.string() }),
  created_at: z.iso.datetime(),
  publicadoEm: z.iso.datetime().nullable(),
  tituloPost: z.string(),
  subtituloPost: z.string().nullable(),
  textoPost: z.string(),
  imgPost: z.string().nullable(),
})

const address = (uuid: string | null) => uuid && `/arquivos/${uuid}`

const postJson = (row: PostRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  statusPost: row.statusPost,
  autor: { nome: row.nomeAutor ?? plataforma, avatar: address(row.uuidAvatar) },
  idTipoPost: row.idTipoPost,
  tipo: { tipoPost: row.nomeTipo },
  created_at: toInstant(row.createdAt),
  publicadoEm: row.publicadoEm && toInstant(row.publicadoEm),
  tituloPost: row.tituloPost,
  subtituloPost: row.subtituloPost,
  textoPost: row.textoPost,
  imgPost: address(row.uuidImagem),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof postInput>

const filters = {
  idTipoPost: 'Tipo, por número ou uuid.',
  statusPost: '1: só publicados; 0: só ocultos.',
  excluidos: 'true: a lixeira.',
}

const picture = 'PUT /posts/{id}/imagem'
const tag = 'Posts'
const body = postInput

export const postRoutes: Route[] = [
  route('GET', '/post', lerFeed, listQuery, rowsAs(postJson), {
    summary: 'O feed: os posts publicados, do mais novo ao mais antigo.',
    tag,
    response,
    list: true,
    under: 'posts',
  }),
  route('GET', '/posts', listarPosts, filteredList(filters), rowsAs(postJson), {
    summary: 'Posts da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/posts', listarPosts, filteredList(filters), rowsAs(postJson), {
    summary: 'Posts de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/posts/{id}', lerPost, recordId, postJson, {
    summary: 'Um post.',
    tag,
    response,
  }),
  route('POST', '/posts', criarPost, fields, postJson, {
    picture,
    summary: 'Cadastra um post.',
    tag,
    body,
    response,
  }),
  route('PUT', '/posts/{id}', atualizarPost, (r) => ({ ...fields(r), ...recordId(r) }), postJson, {
    picture,
    summary: 'Altera um post.',
    tag,
    body,
    response,
  }),
  route('PATCH', '/posts/{id}/publicar', publicarPost, recordId, postJson, {
    summary: 'Mostra no feed um post oculto.',
    tag,
    response,
  }),
  route('PATCH', '/posts/{id}/ocultar', ocultarPost, recordId, postJson, {
    summary: 'Tira um post do feed, sem excluí-lo.',
    tag,
    response,
  }),
  route('DELETE', '/posts/{id}', excluirPost, recordId, asIs, {
    summary: 'Exclui um post.',
    tag,
  }),
  ...pictureRoutes('/posts/{id}/imagem', { send: enviarImagemPost, remove: removerImagemPost }, postJson, {
    tag,
    response,
  }),
  exportRoute('posts', exportarPosts, filters, {
    summary: 'Posts da igreja como planilha.',
    tag,
  }),
]
