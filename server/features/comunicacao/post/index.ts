import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { notifyPostJob, postNovo } from './avisar-post.job.js'
import { postActions, postEvents } from './post.actions.js'
import { postEdges } from './post.edges.js'
import { Post } from './post.entity.js'
import { search } from './post.queries.js'
import { PostResolver } from './post.resolver.js'
import { postRoutes } from './post.rest.js'
import { listPosts, readPost, restaurarPost } from './post.usecases.js'

export { latestPosts } from './post.queries.js'

export const postFeature: Feature = {
  name: 'post',
  actions: postActions,
  areas: inArea('comunicacao', postActions),
  label: 'Post',
  labels: 'Posts',
  table: 'post',
  events: postEvents,
  jobs: [notifyPostJob],
  notices: [postNovo],
  bin: { titulo: 'r.titulo_post', restaurar: restaurarPost },
  record: { type: 'Post', list: listPosts, read: readPost },
  entities: [Post],
  resolvers: [PostResolver, ...postEdges],
  routes: postRoutes,
  search: {
    action: 'post.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, tituloPost, subtituloPost }) => ({
        tipo: 'post',
        id,
        uuid,
        titulo: tituloPost,
        subtitulo: subtituloPost,
      })),
    ],
  },
}
