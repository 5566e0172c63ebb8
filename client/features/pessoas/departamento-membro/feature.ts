import { Add } from '@blueprintjs/icons'
import type { ClientFeature } from '../../../kernel/feature'
import { later } from '../../../kernel/later'

export const membroDepartamentoFeature: ClientFeature = {
  name: 'membroDepartamento',
  parts: {
    usuario: {
      bulk: [
        {
          text: 'Adicionar a departamento',
          icon: Add,
          action: 'departamento.escrever',
          Dialog: later(async () => (await import('./lote')).AdicionarAoDepartamento, {
            place: 'overlay',
            onClose: ({ onClose }) => onClose(),
          }),
        },
      ],
      cards: [later(async () => (await import('./da-pessoa')).DepartamentosDaPessoa)],
    },
  },
  texts: { departamento_membro: () => import('./texts') },
}
