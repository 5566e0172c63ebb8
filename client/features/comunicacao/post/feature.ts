import type { ClientFeature } from '../../../kernel/house'

export const postFeature: ClientFeature = {
  name: 'post',
  menu: [
    { text: 'Feed', to: '/dashboard/feed', action: 'post.ler', words: 'notícias avisos mural' },
    { text: 'Posts', to: '/dashboard/posts', action: 'post.escrever' },
  ],
  hit: (id) => `/dashboard/feed?post=${id}`,
  commands: [{ text: 'Novo post', to: '/dashboard/posts/create', action: 'post.escrever', words: 'publicar aviso' }],
  texts: { post: () => import('./texts') },
}
