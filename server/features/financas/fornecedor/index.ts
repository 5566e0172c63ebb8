import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { fornecedorActions } from './fornecedor.actions.js'
import { Fornecedor } from './fornecedor.entity.js'
import { procurar } from './fornecedor.queries.js'
import { FornecedorResolver } from './fornecedor.resolver.js'
import { fornecedorRoutes } from './fornecedor.rest.js'
import { documentoEscrito } from './fornecedor.rules.js'
import { lerFornecedor, listarFornecedores, restaurarFornecedor } from './fornecedor.usecases.js'

export { fornecedorComoVisto, fornecedorDoFiltro } from './fornecedor.queries.js'
export { documentoEscrito } from './fornecedor.rules.js'
export { Fornecedor as FornecedorType } from './fornecedor.type.js'
export { exigirFornecedor, numeroFornecedor } from './fornecedor.usecases.js'

export const fornecedorFeature: Feature = {
  name: 'fornecedor',
  actions: fornecedorActions,
  areas: inArea('tesouraria', fornecedorActions),
  label: 'Fornecedor',
  labels: 'Fornecedores',
  table: 'fornecedor',
  bin: { titulo: 'r.nome', restaurar: restaurarFornecedor },
  record: { type: 'Fornecedor', list: listarFornecedores, read: lerFornecedor },
  entities: [Fornecedor],
  resolvers: [FornecedorResolver],
  routes: fornecedorRoutes,
  search: {
    action: 'fornecedor.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nome, documento }) => ({
        tipo: 'fornecedor',
        id,
        uuid,
        titulo: nome,
        subtitulo: documento && documentoEscrito(documento),
      }))
    },
  },
}
