import type { Topic } from '../../../kernel/data/database/events.js'

/** Announced when there may be something to deliver, in any church. The trigger of the audit log announces it too. */
export const workWaits: Topic = { name: 'mudancas', idCliente: 0, id: 0 }
