import { perfis } from '../../../kernel/access/perfis.js'
import { churchWorkers } from '../../../kernel/access/sets.js'

export const diretorioActions = {
  // what people chose to show to each other; nobody outside the church, the platform included
  'diretorio.ler': [...churchWorkers, perfis.member],
  // for people who cannot agree alone
  'diretorio.consentir': churchWorkers,
} as const

type OwnActions = typeof diretorioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
