import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { ensaioLouvorActions } from './ensaio-louvor.actions.js'
import { ensaiosOfCalendario } from './ensaio-louvor.calendar.js'
import { ensaioLouvorEdges } from './ensaio-louvor.edges.js'
import { EnsaioLouvor } from './ensaio-louvor.entity.js'
import { EnsaioLouvorResolver } from './ensaio-louvor.resolver.js'
import { ensaioLouvorRoutes } from './ensaio-louvor.rest.js'
import { listEnsaiosLouvor, readEnsaioLouvor } from './ensaio-louvor.usecases.js'
import { setlistEnsaioEdges } from './setlist-ensaio.edges.js'
import { SetlistEnsaio } from './setlist-ensaio.entity.js'
import { SetlistEnsaioResolver } from './setlist-ensaio.resolver.js'
import { setlistEnsaioRoutes } from './setlist-ensaio.rest.js'

export { gruposLiderados } from './grupos-liderados.queries.js'

export const ensaioLouvorFeature: Feature = {
  name: 'ensaioLouvor',
  actions: ensaioLouvorActions,
  areas: inArea('louvor', ensaioLouvorActions, { 'setlistEnsaio.escrever': 'ler' }),
  label: 'Ensaio',
  labels: 'Ensaios',
  table: 'ensaio_louvor',
  tables: { setlist_ensaio: 'Setlist' },
  verbs: { lerTodos: 'ver os de todos os grupos', escreverTodos: 'mudar os de todos os grupos' },
  resources: { setlistEnsaio: 'Setlists de ensaios' },
  record: { type: 'EnsaioLouvor', list: listEnsaiosLouvor, read: readEnsaioLouvor },
  entities: [EnsaioLouvor, SetlistEnsaio],
  resolvers: [EnsaioLouvorResolver, SetlistEnsaioResolver, ...ensaioLouvorEdges, ...setlistEnsaioEdges],
  routes: [...ensaioLouvorRoutes, ...setlistEnsaioRoutes],
  calendar: { action: 'ensaioLouvor.ler', entries: ensaiosOfCalendario, upcoming: true },
}
