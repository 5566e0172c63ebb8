import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { TipoPost } from '../tipo-post/tipo-post.type.js'
import { PostPage, PostsArgs } from './post.type.js'
import { listPosts } from './post.usecases.js'

const list = { list: listPosts, page: PostPage, args: PostsArgs }

export const postEdges = [
  edgeOf(TipoPost, 'posts', {
    ...list,
    column: 'post.idTipoPost',
    description: 'Os posts deste tipo.',
  }),
  edgeOf(Usuario, 'posts', {
    ...list,
    column: 'post.idAutor',
    description: 'Os posts que a pessoa escreveu.',
  }),
]
