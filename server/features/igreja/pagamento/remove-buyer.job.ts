import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { removeCustomer } from './provider.js'

/** Deletes a customer at the provider, which also ends the customer's regular payments. Idempotent. */
export const removeBuyer: Job<{ customer: string }> = {
  name: 'pagamento.excluir-cliente',
  run: (services, { customer }) => removeCustomer(services, customer),
}
