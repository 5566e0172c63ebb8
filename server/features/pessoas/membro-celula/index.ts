import { toInstant } from '../../../../schema/rules/dates.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { aniversarioNoGrupo, notifyAniversariosJob } from './aniversarios.job.js'
import { membroCelulaEvents } from './membro-celula.actions.js'
import { membroCelulaEdges } from './membro-celula.edges.js'
import { MembroCelula } from './membro-celula.entity.js'
import { historia, ledCelulaOf, membros } from './membro-celula.queries.js'
import { MembroCelulaResolver } from './membro-celula.resolver.js'
import { membroCelulaRoutes } from './membro-celula.rest.js'
import { timelineEvents } from './membro-celula.rules.js'

export { lead, membership, restoreLead } from './lideranca.js'
export { type MembroCelulaRow, membros } from './membro-celula.queries.js'
export { membroCelulaJson, membroCelulaResponse } from './membro-celula.rest.js'
export { listMembrosCelula, promoteInCelula } from './membro-celula.usecases.js'

export const membroCelulaFeature: Feature = {
  name: 'membroCelula',
  label: 'Membro de célula',
  table: 'membro_celula',
  events: membroCelulaEvents,
  jobs: [notifyAniversariosJob],
  notices: [aniversarioNoGrupo],
  entities: [MembroCelula],
  resolvers: [MembroCelulaResolver, ...membroCelulaEdges],
  routes: membroCelulaRoutes,
  confirms: { actions: ['celula.escrever'], waiting: membros.waiting },
  timeline: {
    action: 'celula.ler',
    entries: (_ctx, work, ids) => [
      part(historia(work, ids), (membership) =>
        timelineEvents(membership).map(({ tipo, quando, titulo }) => ({
          idUsuario: membership.idMembro,
          tipo,
          data: toInstant(quando),
          titulo,
          descricao: null,
        })),
      ),
    ],
  },
  async holdsPerson(work, idUsuario) {
    const led = await ledCelulaOf(work, idUsuario)
    if (!led) return null
    return work.ctx.within(led.idCelula).can('celula.ler')
      ? `Esta pessoa é a responsável pela célula ${led.nomeCelula}. Promova outro membro antes.`
      : 'Esta pessoa é a responsável por uma célula. Peça a quem cuida das células que promova outro membro antes.'
  },
}
