import type { Job } from '../../../kernel/jobs/jobs.js'
import { removeCustomer } from './provider.js'

/** Whoever no longer buys is forgotten by the provider too, which then ends whatever was paid regularly. Bears repetition. */
export const removeBuyer: Job<{ customer: string }> = {
  name: 'pagamento.excluir-cliente',
  run: (services, { customer }) => removeCustomer(services, customer),
}
