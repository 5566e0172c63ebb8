import type { ClientFeature } from '../../../kernel/feature'

export const saidaFeature: ClientFeature = {
  name: 'saida',
  menu: [{ text: 'Saídas', to: '/dashboard/saidas', action: 'saida.ler', keywords: 'finanças despesas' }],
  hit: (id) => `/dashboard/saidas/${id}`,
  commands: [
    { text: 'Nova saída', to: '/dashboard/saidas/create', action: 'saida.escrever', keywords: 'lançar despesa' },
  ],
  texts: { saida: () => import('./texts') },
}
