import { outsideAreas } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { incidenteActions } from './incidente.actions.js'
import { incidenteEdges } from './incidente.edges.js'
import { Incidente } from './incidente.entity.js'
import { search } from './incidente.queries.js'
import { IncidenteResolver } from './incidente.resolver.js'
import { incidenteRoutes } from './incidente.rest.js'
import { listIncidentes, readIncidente, restaurarIncidente } from './incidente.usecases.js'
import { PessoaIncidente } from './pessoa-incidente.entity.js'

export { countErased, idsOfPessoas, withoutAviso } from './incidente.queries.js'
export { notifyBy } from './incidente.rules.js'

// no area of the access matrix: only the church's administrator reads the register, whatever the church allows others
export const incidenteFeature: Feature = {
  name: 'incidente',
  actions: incidenteActions,
  areas: outsideAreas(incidenteActions),
  label: 'Incidente de segurança',
  labels: 'Incidentes de segurança',
  table: 'incidente',
  tables: { pessoa_incidente: 'Pessoa atingida por incidente' },
  bin: {
    // the audit log is also the platform's, so the title tells nothing but the church's own day
    titulo: `'Incidente de ' || to_char(r.data_conhecimento at time zone
      (select c.fuso_horario from cliente c where c.id = r.id_cliente and c.id_cliente = r.id_cliente), 'DD/MM/YYYY')`,
    restaurar: restaurarIncidente,
  },
  record: { type: 'Incidente', list: listIncidentes, read: readIncidente },
  entities: [Incidente, PessoaIncidente],
  resolvers: [IncidenteResolver, ...incidenteEdges],
  routes: incidenteRoutes,
  search: {
    action: 'incidente.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, titulo }) => ({
        tipo: 'incidente',
        id,
        uuid,
        titulo,
        subtitulo: null,
      })),
    ],
  },
}
