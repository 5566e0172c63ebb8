import { inArea, outside } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { presencaCultoActions } from './presenca-culto.actions.js'
import { presencaCultoEdges } from './presenca-culto.edges.js'
import { ParticipacaoCulto } from './presenca-culto.entity.js'
import { ParticipacaoCultoResolver, PresentesResolver } from './presenca-culto.resolver.js'
import { presencaCultoRoutes } from './presenca-culto.rest.js'
import { presencasOfPessoas } from './presenca-culto.timeline.js'
import { listPresencas } from './presenca-culto.usecases.js'

export { type Absentee, absentees } from './ausentes.queries.js'
export { frequencia, presentSince } from './presenca-culto.queries.js'
export { FrequenciaCulto } from './presenca-culto.type.js'

export const presencaCultoFeature: Feature = {
  name: 'presencaCulto',
  actions: presencaCultoActions,
  areas: inArea('cultos', presencaCultoActions, { 'presencaCulto.confirmar': outside }),
  label: 'Presença em culto',
  labels: 'Presença nos cultos',
  gender: 'f',
  table: 'participacao_culto',
  roll: { eventName: 'presenca', of: 'culto', column: 'id_culto', list: listPresencas },
  verbs: { confirmar: 'confirmar a própria', registrar: 'registrar a de outras pessoas' },
  entities: [ParticipacaoCulto],
  resolvers: [ParticipacaoCultoResolver, PresentesResolver, ...presencaCultoEdges],
  routes: presencaCultoRoutes,
  timeline: { action: 'presencaCulto.ler', entries: presencasOfPessoas },
}
