import type { ClientFeature } from '../../../kernel/feature'

export const relatorioFeature: ClientFeature = {
  name: 'relatorio',
  menu: [{ text: 'Relatórios', to: '/dashboard/relatorios', action: 'relatorio.ler', keywords: 'pdf imprimir' }],
}
