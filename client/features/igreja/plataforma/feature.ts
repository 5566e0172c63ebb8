import type { ClientFeature } from '../../../kernel/house'

export const plataformaFeature: ClientFeature = {
  name: 'plataforma',
  menu: [
    { text: 'Igrejas', to: '/dashboard/igrejas', action: 'plataforma.operar', words: 'clientes suspender plataforma' },
    { text: 'Tarefas com falha', to: '/dashboard/tarefas', action: 'plataforma.operar', words: 'fila jobs repetir' },
  ],
}
