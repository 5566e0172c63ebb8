import type { ClientFeature } from '../../../kernel/feature'
import { categoriaUrls } from './urls'

export const categoriaFeature: ClientFeature = {
  name: 'categoria',
  menu: [
    {
      text: 'Plano de contas',
      to: categoriaUrls.list,
      action: 'categoria.ler',
      keywords: 'categorias contador restrição fundos',
    },
  ],
  hit: () => categoriaUrls.list,
  commands: [
    { text: 'Nova categoria', to: categoriaUrls.create, action: 'categoria.escrever', keywords: 'plano de contas' },
  ],
  texts: { categoria: () => import('./texts') },
}
