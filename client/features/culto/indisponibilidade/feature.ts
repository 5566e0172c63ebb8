import type { ClientFeature } from '../../../kernel/feature'
import { indisponibilidadeUrls } from './urls'

export const indisponibilidadeFeature: ClientFeature = {
  name: 'indisponibilidade',
  menu: [
    {
      text: 'Minhas datas',
      to: indisponibilidadeUrls.minhas,
      keywords: 'bloquear dias ausente viagem férias indisponível folga',
      entry: 'Meu espaço',
    },
    {
      text: 'Quem não pode servir',
      to: indisponibilidadeUrls.list,
      action: 'indisponibilidade.ler',
      keywords: 'indisponibilidades ausências datas bloqueadas viagem férias',
    },
  ],
}
