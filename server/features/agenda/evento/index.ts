import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { esperaEventoEdges } from './espera-evento.edges.js'
import { EsperaEvento } from './espera-evento.entity.js'
import { eventoVaga } from './espera-evento.js'
import { EsperaEventoResolver } from './espera-evento.resolver.js'
import { eventoActions, eventoEvents } from './evento.actions.js'
import { eventosDoCalendario } from './evento.calendar.js'
import { eventoEdges } from './evento.edges.js'
import { Evento } from './evento.entity.js'
import { procurar } from './evento.queries.js'
import { EventoResolver } from './evento.resolver.js'
import { eventoRoutes } from './evento.rest.js'
import { quandoEvento } from './evento.rules.js'
import { eventosDasPessoas } from './evento.timeline.js'
import { lerEvento, listarEventos, restaurarEvento } from './evento.usecases.js'
import { avisarEvento, eventoMudou } from './evento-mudou.job.js'
import { membroEventoEdges } from './membro-evento.edges.js'
import { MembroEvento } from './membro-evento.entity.js'
import { MembroEventoResolver } from './membro-evento.resolver.js'
import { membroEventoRoutes } from './membro-evento.rest.js'
import { leaveFullEvents, passPlacesOn } from './membro-evento.usecases.js'

export { eventoPorId, eventosParaMim } from './evento.queries.js'
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
  jobs: [avisarEvento],
  bin: { titulo: 'r.nome_evento', restaurar: restaurarEvento },
  record: { type: 'Evento', list: listarEventos, read: lerEvento },
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
    async find(ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return Promise.all(
        rows.map(async ({ id, uuid, idCliente, nomeEvento, dataInicio, dataFim }) => ({
          tipo: 'evento',
          id,
          uuid,
          titulo: nomeEvento,
          subtitulo: quandoEvento({ dataInicio, dataFim }, await fusoDe(ctx, idCliente)),
        })),
      )
    },
  },
  timeline: { action: 'evento.ler', entries: eventosDasPessoas },
  restoresPerson: leaveFullEvents,
  losesPerson: passPlacesOn,
  calendar: { action: 'evento.ler', entries: eventosDoCalendario, upcoming: true },
}
