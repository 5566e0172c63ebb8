import { formatDate, noon } from '../../../../schema/rules/dates.js'
import { inArea, notByFunction } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { visitaPastoralActions } from './visita-pastoral.actions.js'
import { visitaPastoralEdges } from './visita-pastoral.edges.js'
import { VisitaPastoral } from './visita-pastoral.entity.js'
import { search, visitasA } from './visita-pastoral.queries.js'
import { VisitaPastoralResolver } from './visita-pastoral.resolver.js'
import { visitaPastoralRoutes } from './visita-pastoral.rest.js'
import { listVisitasPastorais, readVisitaPastoral, restaurarVisitaPastoral } from './visita-pastoral.usecases.js'
import { VisitaPastoralLeitor } from './visita-pastoral-leitor.entity.js'

export { replaceInComentarios } from './visita-pastoral.anonimizar.js'
export { encryptedWith, open as openComentario } from './visita-pastoral.comentario.js'
export { upcomingVisitas } from './visita-pastoral.queries.js'
export { mayReadComentario, type ReservedVisita } from './visita-pastoral.rules.js'

export const visitaPastoralFeature: Feature = {
  name: 'visitaPastoral',
  actions: visitaPastoralActions,
  areas: {
    ...inArea('visitas', visitaPastoralActions),
    'visitaPastoral.lerComentario': { area: 'comentariosVisitas', ...notByFunction('ler') },
  },
  label: 'Visita pastoral',
  labels: 'Visitas pastorais',
  gender: 'f',
  table: 'visita_pastoral',
  verbs: { lerComentario: 'ver o comentário' },
  hiddenInPreview: ['visitaPastoral.lerComentario'],
  bin: {
    titulo:
      "(select u.name from usuario u where u.id = r.id_visitado and u.id_cliente = r.id_cliente) || ', ' || to_char(r.data_visita, 'DD/MM/YYYY')",
    restaurar: restaurarVisitaPastoral,
  },
  record: { type: 'VisitaPastoral', list: listVisitasPastorais, read: readVisitaPastoral },
  tables: { visita_pastoral_leitor: 'Leitor de um comentário de visita' },
  entities: [VisitaPastoral, VisitaPastoralLeitor],
  resolvers: [VisitaPastoralResolver, ...visitaPastoralEdges],
  routes: visitaPastoralRoutes,
  search: {
    action: 'visitaPastoral.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomeVisitado, dataVisita }) => ({
        tipo: 'visitaPastoral',
        id,
        uuid,
        titulo: nomeVisitado,
        subtitulo: formatDate(dataVisita),
      })),
    ],
  },
  timeline: {
    action: 'visitaPastoral.ler',
    entries: (_ctx, work, ids) => [
      part(visitasA(work, ids), ({ idVisitado, dataVisita, nomePastor }) => ({
        idUsuario: idVisitado,
        tipo: 'visitaPastoral',
        data: noon(dataVisita),
        titulo: 'Visita pastoral',
        descricao: `De ${nomePastor}`,
      })),
    ],
  },
}
