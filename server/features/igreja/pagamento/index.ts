export { isOver, isPaid, type Subscription } from './pagamento.rules.js'
export {
  billing,
  chargeAgain,
  closeCheckout,
  openCheckout,
  openPortal,
  type PaymentEvent,
  readEvent,
  removeCustomer,
  stopCharging,
  subscriptionOf,
} from './provider.js'
export { removeBuyer } from './remove-buyer.job.js'
