import type { ClientFeature } from '../../../kernel/feature'
import { postUrls } from './urls'

export const postFeature: ClientFeature = {
  name: 'post',
  menu: [
    { text: 'Feed', to: '/dashboard/feed', action: 'post.ler', keywords: 'notícias avisos mural' },
    { text: 'Posts', to: '/dashboard/posts', action: 'post.escrever' },
  ],
  hit: postUrls.post,
  commands: [{ text: 'Novo post', to: '/dashboard/posts/create', action: 'post.escrever', keywords: 'publicar aviso' }],
  texts: { post: () => import('./texts') },
}
