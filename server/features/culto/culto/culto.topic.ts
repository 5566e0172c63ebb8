import type { Topic } from '../../../kernel/database/events.js'

/** What whoever watches how many people are at a service listens to. */
export const presencaDe = ({ id, idCliente }: Pick<Topic, 'id' | 'idCliente'>): Topic => ({
  name: 'presenca',
  idCliente,
  id,
})
