import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { campanhaMissoesActions } from './campanha-missoes.actions.js'
import { CampanhaMissoes } from './campanha-missoes.entity.js'
import { procurar } from './campanha-missoes.queries.js'
import { CampanhaMissoesResolver } from './campanha-missoes.resolver.js'
import { campanhaMissoesRoutes } from './campanha-missoes.rest.js'
import { nomeStatus } from './campanha-missoes.rules.js'
import { lerCampanhaMissoes, listarCampanhasMissoes, restaurarCampanhaMissoes } from './campanha-missoes.usecases.js'

export { campanhaPorId, campanhasAtivas, ler as lerCampanha, pixSemNome } from './campanha-missoes.queries.js'
export { nomeStatus as nomeStatusCampanha, nomeTipo as nomeTipoCampanha } from './campanha-missoes.rules.js'
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
  record: { type: 'CampanhaMissoes', list: listarCampanhasMissoes, read: lerCampanhaMissoes },
  entities: [CampanhaMissoes],
  resolvers: [CampanhaMissoesResolver],
  routes: campanhaMissoesRoutes,
  search: {
    action: 'campanhaMissoes.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nomeCampanha, statusCampanha }) => ({
        tipo: 'campanhaMissoes',
        id,
        uuid,
        titulo: nomeCampanha,
        subtitulo: nomeStatus(statusCampanha),
      }))
    },
  },
}
