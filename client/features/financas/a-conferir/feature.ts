import type { ClientFeature } from '../../../kernel/feature'
import { aConferirUrls } from './urls'

export const aConferirFeature: ClientFeature = {
  name: 'aConferir',
  commands: [
    {
      text: 'Lançamentos a conferir',
      to: aConferirUrls.list,
      action: 'entrada.escrever',
      keywords: 'perguntas parecidos repetidos conferir',
    },
  ],
}
