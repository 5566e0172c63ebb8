import { outsideAreas } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { homeActions, homeEvents } from './home.actions.js'
import { HomeResolver } from './home.resolver.js'
import { ContagemPessoas, ResumoIgreja, ResumoMudou } from './resumo.entity.js'
import { summariseIgrejasJob } from './resumo.job.js'

export const homeFeature: Feature = {
  name: 'home',
  actions: homeActions,
  areas: outsideAreas(homeActions),
  resources: { primeirosPassos: 'Primeiros passos' },
  verbs: { dar: 'dar e dispensar' },
  events: homeEvents,
  entities: [ContagemPessoas, ResumoIgreja, ResumoMudou],
  resolvers: [HomeResolver],
  jobs: [summariseIgrejasJob],
}
