import { z } from 'zod'
import { postInput } from '../../../../schema/rules/comunicacao/post.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { pictureRoutes } from '../../../kernel/transport/rest/picture-routes.js'
import {
  asIs,
  filteredList,
  listQuery,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportPosts } from './post.export.js'
import type { PostRow } from './post.queries.js'
import { plataforma } from './post.rules.js'
import {
  atualizarPost,
  criarPost,
  enviarImagemPost,
  excluirPost,
  listPosts,
  ocultarPost,
  publicarPost,
  readFeed,
  readPost,
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

const postJson = jsonOf(response, (row: PostRow) => ({
  autor: { nome: row.nomeAutor ?? plataforma, avatar: address(row.uuidAvatar) },
  tipo: { tipoPost: row.nomeTipo },
  imgPost: address(row.uuidImagem),
}))

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
  route('GET', '/post', readFeed, listQuery, rowsAs(postJson), {
    summary: 'O feed: os posts publicados, do mais novo ao mais antigo.',
    tag,
    response,
    list: true,
    under: 'posts',
  }),
  route('GET', '/posts', listPosts, filteredList(filters), rowsAs(postJson), {
    summary: 'Posts da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/posts', listPosts, filteredList(filters), rowsAs(postJson), {
    summary: 'Posts de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/posts/{id}', readPost, recordId, postJson, {
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
  exportRoute('posts', exportPosts, filters, {
    summary: 'Posts da igreja como planilha.',
    tag,
  }),
]
