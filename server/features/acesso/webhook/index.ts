import type { Feature } from '../../../kernel/feature.js'
import { change } from '../../../kernel/tenant/records.js'
import { webhookActions, webhookEvents } from './webhook.actions.js'
import { dispatch } from './webhook.dispatcher.js'
import { Webhook } from './webhook.entity.js'
import { WebhookResolver } from './webhook.resolver.js'
import { WebhookEntrega } from './webhook-entrega.entity.js'
import { WebhookMudanca } from './webhook-mudanca.entity.js'

export { assunto } from './webhook.rules.js'
export { newSecret, sealSecret } from './webhook.secret.js'

export const webhookFeature: Feature = {
  name: 'webhook',
  actions: webhookActions,
  label: 'Webhook',
  labels: 'Webhooks',
  table: 'webhook',
  events: webhookEvents,
  entities: [Webhook, WebhookMudanca, WebhookEntrega],
  resolvers: [WebhookResolver],
  background: (services) => dispatch(services),
  async endsAccess(work, people) {
    await change(work, 'webhook')
      .set({ ativo: false, desligadoEm: new Date(), motivo: 'acesso' })
      .where('idUsuario', 'in', people)
      .where('ativo', '=', true)
      .execute()
  },
}
