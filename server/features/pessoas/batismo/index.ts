import { noon } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { Batismo } from './batismo.entity.js'
import { batismosDe } from './batismo.queries.js'
import { BatismoPageResolver, BatismoResolver } from './batismo.resolver.js'
import { batismoRoutes } from './batismo.rest.js'

export const batismoFeature: Feature = {
  name: 'batismo',
  entities: [Batismo],
  resolvers: [BatismoResolver, BatismoPageResolver],
  routes: batismoRoutes,
  timeline: {
    action: 'batismo.ler',
    async entries(_ctx, work, ids) {
      const rows = await batismosDe(work, ids)
      return rows.map(({ idBatizando, dataBatismo, nomePastor }) => ({
        idUsuario: idBatizando,
        tipo: 'batismo',
        data: noon(dataBatismo),
        titulo: 'Batismo',
        descricao: `Por ${nomePastor}`,
      }))
    },
  },
}
