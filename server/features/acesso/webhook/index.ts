import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { webhookActions, webhookEvents } from './webhook.actions.js'
import { dispatch } from './webhook.dispatcher.js'
import { Webhook } from './webhook.entity.js'
import { WebhookResolver } from './webhook.resolver.js'
import { switchOffOf } from './webhook.switch-off.js'
import { WebhookEntrega } from './webhook-entrega.entity.js'
import { WebhookMudanca } from './webhook-mudanca.entity.js'

export { assunto } from './webhook.rules.js'
export { newSecret, sealSecret } from './webhook.secret.js'

export const webhookFeature: Feature = {
  name: 'webhook',
  actions: webhookActions,
  areas: outsideAreas(webhookActions),
  label: 'Webhook',
  labels: 'Webhooks',
  table: 'webhook',
  events: webhookEvents,
  entities: [Webhook, WebhookMudanca, WebhookEntrega],
  resolvers: [WebhookResolver],
  background: (services) => dispatch(services),
  // A webhook lets nobody act as its creator: it carries no data, and each delivery asks what the creator may read then.
  // So it goes on with another password, and ends only with the creator's access.
  async endsAccess(work, people, why) {
    if (why === 'gone') await switchOffOf(work.ctx.services, work, people)
  },
}
