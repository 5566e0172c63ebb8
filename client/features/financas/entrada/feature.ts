import type { ClientFeature } from '../../../kernel/house'

export const entradaFeature: ClientFeature = {
  name: 'entrada',
  menu: [
    {
      text: 'Entradas',
      to: '/dashboard/entradas',
      also: ['/dashboard/financas'],
      action: 'entrada.ler',
      words: 'finanças receitas ofertas',
    },
  ],
  hit: (id) => `/dashboard/entradas/${id}`,
  commands: [
    { text: 'Nova entrada', to: '/dashboard/entradas/create', action: 'entrada.escrever', words: 'lançar receita' },
  ],
  texts: { entrada: () => import('./texts') },
}
