import { perfis } from '../../../../schema/rules/perfis.js'

export const webhookActions = {
  // of one church: the platform, which reads all churches, must not be the one whose webhook tells what happens in one
  'webhook.administrar': [perfis.administrator],
} as const

export const webhookEvents = {
  'webhook.criar': 'Webhook criado',
  'webhook.alterar': 'Webhook alterado',
  'webhook.excluir': 'Webhook excluído',
  'webhook.trocarSegredo': 'Segredo de webhook trocado',
  'webhook.desligar': 'Webhook desligado pelo sistema',
  'webhook.entregar': 'Webhook entregue',
} as const

type OwnActions = typeof webhookActions
type OwnEvents = typeof webhookEvents
declare module '../../../kernel/access/actions.js' {
  interface Actions extends OwnActions {}
}
declare module '../../../kernel/access/audited-events.js' {
  interface Events extends OwnEvents {}
}
