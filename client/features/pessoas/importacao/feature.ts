import { Upload } from '@blueprintjs/icons'
import type { ClientFeature } from '../../../kernel/feature'
import { importacaoUrls } from './urls'

const open = { text: 'Importar pessoas', to: importacaoUrls.send, action: 'usuario.importar' } as const

export const importacaoFeature: ClientFeature = {
  name: 'importacao',
  commands: [open],
  parts: { usuario: { links: [{ ...open, icon: Upload }] } },
  texts: { importacao: () => import('./texts') },
}
