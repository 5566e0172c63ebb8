import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { fornecedorActions } from './fornecedor.actions.js'
import { Fornecedor } from './fornecedor.entity.js'
import { search } from './fornecedor.queries.js'
import { FornecedorResolver } from './fornecedor.resolver.js'
import { fornecedorRoutes } from './fornecedor.rest.js'
import { writtenDocumento } from './fornecedor.rules.js'
import { listFornecedores, readFornecedor, restaurarFornecedor } from './fornecedor.usecases.js'

export { fornecedorAsSeen, fornecedorOfFilter } from './fornecedor.queries.js'
export { writtenDocumento } from './fornecedor.rules.js'
export { Fornecedor as FornecedorType } from './fornecedor.type.js'
export { fornecedorNumber, requireFornecedor } from './fornecedor.usecases.js'

export const fornecedorFeature: Feature = {
  name: 'fornecedor',
  actions: fornecedorActions,
  areas: inArea('tesouraria', fornecedorActions),
  label: 'Fornecedor',
  labels: 'Fornecedores',
  table: 'fornecedor',
  bin: { titulo: 'r.nome', restaurar: restaurarFornecedor },
  record: { type: 'Fornecedor', list: listFornecedores, read: readFornecedor },
  entities: [Fornecedor],
  resolvers: [FornecedorResolver],
  routes: fornecedorRoutes,
  search: {
    action: 'fornecedor.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nome, documento }) => ({
        tipo: 'fornecedor',
        id,
        uuid,
        titulo: nome,
        subtitulo: documento && writtenDocumento(documento),
      })),
    ],
  },
}
