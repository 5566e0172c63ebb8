import type { Topic } from '../../../kernel/database/events.js'

/** The topic of the number of people at a worship service. */
export const presencaDe = ({ id, idCliente }: Pick<Topic, 'id' | 'idCliente'>): Topic => ({
  name: 'presenca',
  idCliente,
  id,
})
