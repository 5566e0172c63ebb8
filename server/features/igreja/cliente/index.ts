import type { Feature } from '../../../kernel/feature.js'
import { Cliente } from './cliente.entity.js'

export { Cliente } from './cliente.entity.js'
export { fusoDe, fusoHorario } from './cliente.queries.js'

export const clienteFeature: Feature = { name: 'cliente', entities: [Cliente] }
