import { formatDate } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { cultoActions } from './culto.actions.js'
import { cultosOfCalendario } from './culto.calendar.js'
import { cultoEdges } from './culto.edges.js'
import { Culto } from './culto.entity.js'
import { search } from './culto.queries.js'
import { CultoResolver } from './culto.resolver.js'
import { cultoRoutes } from './culto.rest.js'
import { listCultos, readCulto, restaurarCulto } from './culto.usecases.js'

export { cultoAsSeen, cultoById, cultoOfToken, nextCulto, read as readCultoRow } from './culto.queries.js'
export { cultoTitle } from './culto.rules.js'
export { presencaOf } from './culto.topic.js'
export { Culto as CultoType } from './culto.type.js'
export { idCulto, listCultos, readCulto } from './culto.usecases.js'

export const cultoFeature: Feature = {
  name: 'culto',
  actions: cultoActions,
  areas: inArea('cultos', cultoActions),
  label: 'Culto',
  labels: 'Cultos',
  table: 'culto',
  bin: {
    titulo: "coalesce(r.tema_culto || ', ', '') || to_char(r.data_culto, 'DD/MM/YYYY')",
    restaurar: restaurarCulto,
  },
  record: { type: 'Culto', list: listCultos, read: readCulto },
  entities: [Culto],
  resolvers: [CultoResolver, ...cultoEdges],
  routes: cultoRoutes,
  calendar: { action: 'culto.ler', entries: cultosOfCalendario, upcoming: true },
  search: {
    action: 'culto.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, temaCulto, dataCulto, horaCulto }) => ({
        tipo: 'culto',
        id,
        uuid,
        titulo: temaCulto ?? 'Culto',
        subtitulo: `${formatDate(dataCulto)} ${horaCulto}`,
      })),
    ],
  },
}
