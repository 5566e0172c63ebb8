import { z } from 'zod'
import { asIs, type RestRequest, type Route, route } from '../../../kernel/transport/rest/route.js'
import { cancelCheckout, checkoutInput, completeCheckout } from './checkout.usecases.js'
import { receberEvento } from './webhook.usecases.js'

const tag = 'Assinatura'
const message = z.object({ message: z.string() })
const customer = ({ body }: RestRequest) => body as z.input<typeof checkoutInput>

/** The signature is of the raw body, so the use case gets the raw body. */
const webhook: Route = {
  method: 'POST',
  path: '/stripe/webhook',
  action: receberEvento.action,
  summary: 'Eventos do Stripe, conferidos pela assinatura de `Stripe-Signature`.',
  tag,
  body: z.looseObject({ id: z.string(), type: z.string() }),
  response: z.object({ recebido: z.boolean() }),
  status: 200,
  handle: (ctx, _request, reply) =>
    receberEvento(ctx, { corpo: reply.rawBody(), assinatura: reply.header('stripe-signature') ?? '' }),
}

export const assinaturaRoutes: Route[] = [
  route('POST', '/success-checkout', completeCheckout, customer, asIs, {
    summary: 'Depois do pagamento: cria a igreja, se o provedor o confirma.',
    tag,
    body: checkoutInput,
    response: message,
    status: 200,
  }),
  route('POST', '/delete-customer', cancelCheckout, customer, asIs, {
    summary: 'Desiste de um cadastro que não foi pago.',
    tag,
    body: checkoutInput,
    response: message,
    status: 200,
  }),
  webhook,
]
