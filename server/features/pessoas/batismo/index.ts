import { noon } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { batismoActions, batismoEvents } from './batismo.actions.js'
import { batismoEdges } from './batismo.edges.js'
import { Batismo } from './batismo.entity.js'
import { makeBatismosEffectiveJob } from './batismo.job.js'
import { batismosOf } from './batismo.queries.js'
import { BatismoPageResolver, BatismoResolver } from './batismo.resolver.js'
import { batismoRoutes } from './batismo.rest.js'
import { listBatismos, readBatismo, restaurarBatismo } from './batismo.usecases.js'

export { isRecentConvert } from './batismo.queries.js'

export const batismoFeature: Feature = {
  name: 'batismo',
  actions: batismoActions,
  areas: inArea('batismos', batismoActions),
  label: 'Batismo',
  labels: 'Batismos',
  table: 'batismo',
  bin: {
    titulo:
      "(select u.name from usuario u where u.id = r.id_batizando and u.id_cliente = r.id_cliente) || ', ' || to_char(r.data_batismo, 'DD/MM/YYYY')",
    restaurar: restaurarBatismo,
  },
  events: batismoEvents,
  record: { type: 'Batismo', list: listBatismos, read: readBatismo },
  entities: [Batismo],
  jobs: [makeBatismosEffectiveJob],
  resolvers: [BatismoResolver, BatismoPageResolver, ...batismoEdges],
  routes: batismoRoutes,
  timeline: {
    action: 'batismo.ler',
    entries: (_ctx, work, ids) => [
      part(batismosOf(work, ids), ({ idBatizando, dataBatismo, planejado, nomePastor }) => ({
        idUsuario: idBatizando,
        tipo: 'batismo',
        data: noon(dataBatismo),
        titulo: planejado ? 'Batismo planejado' : 'Batismo',
        descricao: `Por ${nomePastor}`,
      })),
    ],
  },
}
