import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { momentoCultoActions } from './momento-culto.actions.js'
import { MomentoCulto } from './momento-culto.entity.js'
import { MomentoCultoResolver } from './momento-culto.resolver.js'
import { momentoCultoRoutes } from './momento-culto.rest.js'
import { initialMomentos } from './momento-culto.rules.js'
import { listMomentosCulto, readMomentoCulto, restaurarMomentoCulto } from './momento-culto.usecases.js'

export { MomentoCulto as MomentoCultoType } from './momento-culto.type.js'
export { idMomentoCulto, listMomentosCulto } from './momento-culto.usecases.js'

export const momentoCultoFeature: Feature = {
  name: 'momentoCulto',
  actions: momentoCultoActions,
  areas: inArea('cultos', momentoCultoActions),
  label: 'Momento do culto',
  labels: 'Momentos do culto',
  table: 'momento_culto',
  bin: { titulo: 'r.titulo', restaurar: restaurarMomentoCulto },
  record: { type: 'MomentoCulto', list: listMomentosCulto, read: readMomentoCulto },
  entities: [MomentoCulto],
  resolvers: [MomentoCultoResolver],
  routes: momentoCultoRoutes,
  async seed({ em, idCliente }) {
    for (const titulo of initialMomentos) em.create(MomentoCulto, { idCliente, titulo })
    await em.flush()
  },
}
