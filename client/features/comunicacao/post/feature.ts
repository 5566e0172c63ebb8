import type { ClientFeature } from '../../../kernel/feature'

export const postFeature: ClientFeature = {
  name: 'post',
  menu: [
    { text: 'Feed', to: '/dashboard/feed', action: 'post.ler', keywords: 'notícias avisos mural' },
    { text: 'Posts', to: '/dashboard/posts', action: 'post.escrever' },
  ],
  hit: (id) => `/dashboard/feed?post=${id}`,
  commands: [{ text: 'Novo post', to: '/dashboard/posts/create', action: 'post.escrever', keywords: 'publicar aviso' }],
  texts: { post: () => import('./texts') },
}
