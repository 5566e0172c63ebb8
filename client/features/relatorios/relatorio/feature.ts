import type { ClientFeature } from '../../../kernel/house'

export const relatorioFeature: ClientFeature = {
  name: 'relatorio',
  menu: [{ text: 'Relatórios', to: '/dashboard/relatorios', action: 'relatorio.ler', words: 'pdf imprimir' }],
}
