import { inArea } from '../../../kernel/access/areas.js'
import { noon } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { batismoActions, batismoEvents } from './batismo.actions.js'
import { batismoEdges } from './batismo.edges.js'
import { Batismo } from './batismo.entity.js'
import { efetivarBatismos } from './batismo.job.js'
import { batismosDe } from './batismo.queries.js'
import { BatismoPageResolver, BatismoResolver } from './batismo.resolver.js'
import { batismoRoutes } from './batismo.rest.js'
import { lerBatismo, listarBatismos, restaurarBatismo } from './batismo.usecases.js'

export { ehRecemConvertido } from './batismo.queries.js'

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
  record: { type: 'Batismo', list: listarBatismos, read: lerBatismo },
  entities: [Batismo],
  jobs: [efetivarBatismos],
  resolvers: [BatismoResolver, BatismoPageResolver, ...batismoEdges],
  routes: batismoRoutes,
  timeline: {
    action: 'batismo.ler',
    async entries(_ctx, work, ids) {
      const rows = await batismosDe(work, ids)
      return rows.map(({ idBatizando, dataBatismo, planejado, nomePastor }) => ({
        idUsuario: idBatizando,
        tipo: 'batismo',
        data: noon(dataBatismo),
        titulo: planejado ? 'Batismo planejado' : 'Batismo',
        descricao: `Por ${nomePastor}`,
      }))
    },
  },
}
