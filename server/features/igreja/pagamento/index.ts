export { isOver, isPaid, type Subscription } from './pagamento.rules.js'
export {
  billing,
  closeCheckout,
  openCheckout,
  openPortal,
  type PaymentEvent,
  readEvent,
  removeCustomer,
  subscriptionOf,
} from './provider.js'
export { removeBuyer } from './remove-buyer.job.js'
