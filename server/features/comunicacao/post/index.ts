import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { avisarPost, postNovo } from './avisar-post.job.js'
import { postActions, postEvents } from './post.actions.js'
import { postEdges } from './post.edges.js'
import { Post } from './post.entity.js'
import { procurar } from './post.queries.js'
import { PostResolver } from './post.resolver.js'
import { postRoutes } from './post.rest.js'
import { lerPost, listarPosts, restaurarPost } from './post.usecases.js'

export { ultimosPosts } from './post.queries.js'

export const postFeature: Feature = {
  name: 'post',
  actions: postActions,
  areas: inArea('comunicacao', postActions),
  label: 'Post',
  labels: 'Posts',
  table: 'post',
  events: postEvents,
  jobs: [avisarPost],
  notices: [postNovo],
  bin: { titulo: 'r.titulo_post', restaurar: restaurarPost },
  record: { type: 'Post', list: listarPosts, read: lerPost },
  entities: [Post],
  resolvers: [PostResolver, ...postEdges],
  routes: postRoutes,
  search: {
    action: 'post.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, tituloPost, subtituloPost }) => ({
        tipo: 'post',
        id,
        uuid,
        titulo: tituloPost,
        subtitulo: subtituloPost,
      }))
    },
  },
}
