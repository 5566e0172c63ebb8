import { perfis } from '../../../../schema/rules/perfis.js'
import { churchWorkers, shepherds } from '../../../kernel/access/sets.js'

export const diretorioActions = {
  // what people chose to show to each other; nobody outside the church, the platform included
  'diretorio.ler': [...churchWorkers, perfis.member],
  // for people who cannot agree alone: by those who write people's records
  'diretorio.consentir': shepherds,
} as const

export const diretorioEvents = {
  'diretorio.baixar': 'Contato salvo como vCard',
} as const

type OwnEvents = typeof diretorioEvents
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}

type OwnActions = typeof diretorioActions
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
