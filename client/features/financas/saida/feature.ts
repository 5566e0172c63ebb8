import type { ClientFeature } from '../../../kernel/house'

export const saidaFeature: ClientFeature = {
  name: 'saida',
  menu: [{ text: 'Saídas', to: '/dashboard/saidas', action: 'saida.ler', words: 'finanças despesas' }],
  hit: (id) => `/dashboard/saidas/${id}`,
  commands: [{ text: 'Nova saída', to: '/dashboard/saidas/create', action: 'saida.escrever', words: 'lançar despesa' }],
  texts: { saida: () => import('./texts') },
}
