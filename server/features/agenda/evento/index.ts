import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { esperaEventoEdges } from './espera-evento/espera-evento.edges.js'
import { EsperaEvento } from './espera-evento/espera-evento.entity.js'
import { eventoVaga } from './espera-evento/espera-evento.js'
import { EsperaEventoResolver } from './espera-evento/espera-evento.resolver.js'
import { eventoActions, eventoEvents } from './evento.actions.js'
import { eventosOfCalendario } from './evento.calendar.js'
import { eventoEdges } from './evento.edges.js'
import { Evento } from './evento.entity.js'
import { search } from './evento.queries.js'
import { EventoResolver } from './evento.resolver.js'
import { eventoRoutes } from './evento.rest.js'
import { eventoTime } from './evento.rules.js'
import { eventosOfPessoas } from './evento.timeline.js'
import { listEventos, readEvento, restaurarEvento } from './evento.usecases.js'
import { eventoMudou, notifyEventoJob } from './evento-mudou.job.js'
import { membroEventoEdges } from './membro-evento/membro-evento.edges.js'
import { MembroEvento } from './membro-evento/membro-evento.entity.js'
import { MembroEventoResolver } from './membro-evento/membro-evento.resolver.js'
import { membroEventoRoutes } from './membro-evento/membro-evento.rest.js'
import { leaveFullEvents, passPlacesOn } from './membro-evento/membro-evento.usecases.js'

export { eventoById, eventosForMe } from './evento.queries.js'
export { Evento as EventoType } from './evento.type.js'

export const eventoFeature: Feature = {
  name: 'evento',
  actions: eventoActions,
  areas: inArea('eventos', eventoActions, { 'evento.inscrever': 'ler' }),
  label: 'Evento',
  labels: 'Eventos',
  table: 'evento',
  tables: { membro_evento: 'Membro de evento', espera_evento: 'Espera de evento' },
  verbs: { inscrever: 'inscrever-se em' },
  events: eventoEvents,
  notices: [eventoVaga, eventoMudou],
  jobs: [notifyEventoJob],
  bin: { titulo: 'r.nome_evento', restaurar: restaurarEvento },
  record: { type: 'Evento', list: listEventos, read: readEvento },
  entities: [Evento, MembroEvento, EsperaEvento],
  resolvers: [
    EventoResolver,
    MembroEventoResolver,
    EsperaEventoResolver,
    ...eventoEdges,
    ...membroEventoEdges,
    ...esperaEventoEdges,
  ],
  routes: [...eventoRoutes, ...membroEventoRoutes],
  search: {
    action: 'evento.ler',
    find: (ctx, work, patterns) => [
      part(search(work, patterns), async ({ id, uuid, idCliente, nomeEvento, dataInicio, dataFim }) => ({
        tipo: 'evento',
        id,
        uuid,
        titulo: nomeEvento,
        subtitulo: eventoTime({ dataInicio, dataFim }, await fusoOf(ctx, idCliente)),
      })),
    ],
  },
  timeline: { action: 'evento.ler', entries: eventosOfPessoas },
  restoresPerson: leaveFullEvents,
  losesPerson: passPlacesOn,
  calendar: { action: 'evento.ler', entries: eventosOfCalendario, upcoming: true },
}
