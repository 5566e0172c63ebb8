import { formatDate } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { contagemExcluida } from './avisar-exclusao.js'
import { contagemActions } from './contagem.actions.js'
import { contagemEdges } from './contagem.edges.js'
import { Contagem } from './contagem.entity.js'
import { search } from './contagem.queries.js'
import { ContagemResolver, ParteContagemResolver } from './contagem.resolver.js'
import { contagemRoutes } from './contagem.rest.js'
import { dizimosLancados } from './contagem.rules.js'
import { listContagens, readContagem, restaurarContagem } from './contagem.usecases.js'

export { blind } from './contagem.queries.js'
export { dizimosLancados }

export const contagemFeature: Feature = {
  name: 'contagem',
  asks: [dizimosLancados],
  actions: contagemActions,
  areas: inArea('tesouraria', contagemActions),
  label: 'Contagem',
  labels: 'Contagens',
  gender: 'f',
  table: 'contagem',
  verbs: { contar: 'contar' },
  bin: { titulo: `to_char(r.data, 'DD/MM/YYYY') || ', ' || r.descricao`, restaurar: restaurarContagem },
  notices: [contagemExcluida],
  record: { type: 'Contagem', list: listContagens, read: readContagem },
  entities: [Contagem],
  resolvers: [ContagemResolver, ParteContagemResolver, ...contagemEdges],
  routes: contagemRoutes,
  search: {
    action: 'contagem.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, descricao, data }) => ({
        tipo: contagemFeature.name,
        id,
        uuid,
        titulo: descricao,
        subtitulo: formatDate(data),
      })),
    ],
  },
}
