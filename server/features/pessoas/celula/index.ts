import type { Feature } from '../../../kernel/feature.js'
import { Celula } from './celula.entity.js'
import { procurar } from './celula.queries.js'
import { CelulaResolver } from './celula.resolver.js'
import { celulaRoutes } from './celula.rest.js'

export { celulaPorId, ler as lerCelula } from './celula.queries.js'
export { Celula as CelulaType } from './celula.type.js'

export const celulaFeature: Feature = {
  name: 'celula',
  entities: [Celula],
  resolvers: [CelulaResolver],
  routes: celulaRoutes,
  search: {
    action: 'celula.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nomeCelula, nomeResponsavel }) => ({
        tipo: 'celula',
        id,
        uuid,
        titulo: nomeCelula,
        subtitulo: nomeResponsavel,
      }))
    },
  },
}
