import { naturezas } from '../../../../schema/rules/financas/categoria.input.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { categoriaActions } from './categoria.actions.js'
import { Categoria } from './categoria.entity.js'
import { search } from './categoria.queries.js'
import { CategoriaResolver } from './categoria.resolver.js'
import { categoriaRoutes } from './categoria.rest.js'
import { listCategorias, readCategoria, restaurarCategoria } from './categoria.usecases.js'

export { tiposPagamento } from '../../../../schema/rules/financas/categoria.input.js'
export { categoriaById, categoriaCondition } from './categoria.queries.js'
export { Categoria as CategoriaType } from './categoria.type.js'
export { categoriaNumber, categoriaOfLancamento, requireCategoria, storedCategorias } from './categoria.usecases.js'
export { mergedInto, withMerged } from './juntar.queries.js'

export const categoriaFeature: Feature = {
  name: 'categoria',
  actions: categoriaActions,
  areas: inArea('tesouraria', categoriaActions),
  label: 'Categoria',
  labels: 'Categorias',
  gender: 'f',
  table: 'categoria',
  bin: { titulo: 'r.nome', restaurar: restaurarCategoria },
  record: { type: 'Categoria', list: listCategorias, read: readCategoria },
  entities: [Categoria],
  resolvers: [CategoriaResolver],
  routes: categoriaRoutes,
  search: {
    action: 'categoria.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nome, natureza }) => ({
        tipo: 'categoria',
        id,
        uuid,
        titulo: nome,
        subtitulo: naturezas[natureza] ?? null,
      })),
    ],
  },
}
