import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { categoriaActions } from './categoria.actions.js'
import { Categoria } from './categoria.entity.js'
import { naturezas } from './categoria.input.js'
import { procurar } from './categoria.queries.js'
import { CategoriaResolver } from './categoria.resolver.js'
import { categoriaRoutes } from './categoria.rest.js'
import { lerCategoria, listarCategorias, restaurarCategoria } from './categoria.usecases.js'

export { tiposPagamento } from './categoria.input.js'
export { categoriaPorId, condicaoDaCategoria } from './categoria.queries.js'
export { Categoria as CategoriaType } from './categoria.type.js'
export { categoriaDoLancamento, categoriasGuardadas, exigirCategoria, numeroCategoria } from './categoria.usecases.js'
export { comAsJuntadas, juntadaA } from './juntar.queries.js'

export const categoriaFeature: Feature = {
  name: 'categoria',
  actions: categoriaActions,
  areas: inArea('tesouraria', categoriaActions),
  label: 'Categoria',
  labels: 'Categorias',
  gender: 'f',
  table: 'categoria',
  bin: { titulo: 'r.nome', restaurar: restaurarCategoria },
  record: { type: 'Categoria', list: listarCategorias, read: lerCategoria },
  entities: [Categoria],
  resolvers: [CategoriaResolver],
  routes: categoriaRoutes,
  search: {
    action: 'categoria.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nome, natureza }) => ({
        tipo: 'categoria',
        id,
        uuid,
        titulo: nome,
        subtitulo: naturezas[natureza] ?? null,
      }))
    },
  },
}
