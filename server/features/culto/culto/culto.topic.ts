import type { Topic } from '../../../kernel/data/database/events.js'

/** The topic of the number of people at a worship service. */
export const presencaOf = ({ id, idCliente }: Pick<Topic, 'id' | 'idCliente'>): Topic => ({
  name: 'presenca',
  idCliente,
  id,
})
