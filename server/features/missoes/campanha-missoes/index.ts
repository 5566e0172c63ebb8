import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { campanhaMissoesActions } from './campanha-missoes.actions.js'
import { CampanhaMissoes } from './campanha-missoes.entity.js'
import { search } from './campanha-missoes.queries.js'
import { CampanhaMissoesResolver } from './campanha-missoes.resolver.js'
import { campanhaMissoesRoutes } from './campanha-missoes.rest.js'
import { statusName } from './campanha-missoes.rules.js'
import { listCampanhasMissoes, readCampanhaMissoes, restaurarCampanhaMissoes } from './campanha-missoes.usecases.js'

export { activeCampanhas, campanhaById, pixWithoutName, read as readCampanha } from './campanha-missoes.queries.js'
export { statusName as statusCampanhaName, tipoName as tipoCampanhaName } from './campanha-missoes.rules.js'
export { CampanhaMissoes as CampanhaMissoesType } from './campanha-missoes.type.js'

export const campanhaMissoesFeature: Feature = {
  name: 'campanhaMissoes',
  actions: campanhaMissoesActions,
  areas: inArea('campanhas', campanhaMissoesActions),
  label: 'Campanha de missões',
  labels: 'Campanhas de missões',
  gender: 'f',
  table: 'campanha_missoes',
  bin: { titulo: 'r.nome_campanha', restaurar: restaurarCampanhaMissoes },
  record: { type: 'CampanhaMissoes', list: listCampanhasMissoes, read: readCampanhaMissoes },
  entities: [CampanhaMissoes],
  resolvers: [CampanhaMissoesResolver],
  routes: campanhaMissoesRoutes,
  search: {
    action: 'campanhaMissoes.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeCampanha, statusCampanha }) => ({
        tipo: 'campanhaMissoes',
        id,
        uuid,
        titulo: nomeCampanha,
        subtitulo: statusName(statusCampanha),
      })),
    ],
  },
}
