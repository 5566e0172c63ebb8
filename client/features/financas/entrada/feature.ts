import type { ClientFeature } from '../../../kernel/feature'

export const entradaFeature: ClientFeature = {
  name: 'entrada',
  menu: [
    {
      text: 'Entradas',
      to: '/dashboard/entradas',
      also: ['/dashboard/financas'],
      action: 'entrada.ler',
      keywords: 'finanças receitas ofertas',
    },
  ],
  hit: (id) => `/dashboard/entradas/${id}`,
  commands: [
    { text: 'Nova entrada', to: '/dashboard/entradas/create', action: 'entrada.escrever', keywords: 'lançar receita' },
  ],
  texts: { entrada: () => import('./texts') },
}
