import { formatDate } from '../../../../schema/rules/dates.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { manutencaoPatrimonioActions } from './manutencao-patrimonio.actions.js'
import { manutencaoPatrimonioEdges } from './manutencao-patrimonio.edges.js'
import { ManutencaoPatrimonio } from './manutencao-patrimonio.entity.js'
import { manutencaoSpending, search } from './manutencao-patrimonio.queries.js'
import { ManutencaoPatrimonioResolver } from './manutencao-patrimonio.resolver.js'
import { manutencaoPatrimonioRoutes } from './manutencao-patrimonio.rest.js'
import {
  estornoWithdrawn,
  listManutencoesPatrimonio,
  readManutencaoPatrimonio,
  restaurarManutencaoPatrimonio,
  reverseSaida,
} from './manutencao-patrimonio.usecases.js'

export const manutencaoPatrimonioFeature: Feature = {
  name: 'manutencaoPatrimonio',
  actions: manutencaoPatrimonioActions,
  areas: inArea('patrimonio', manutencaoPatrimonioActions, {}, ['departamentos']),
  label: 'Manutenção',
  labels: 'Manutenções',
  gender: 'f',
  table: 'manutencao_patrimonio',
  bin: { titulo: 'r.descricao_manutencao', restaurar: restaurarManutencaoPatrimonio },
  booked: { origem: 'manutencaoPatrimonio', reversed: reverseSaida, restored: estornoWithdrawn },
  spending: { origem: 'manutencaoPatrimonio', rows: manutencaoSpending },
  record: { type: 'ManutencaoPatrimonio', list: listManutencoesPatrimonio, read: readManutencaoPatrimonio },
  entities: [ManutencaoPatrimonio],
  resolvers: [ManutencaoPatrimonioResolver, ...manutencaoPatrimonioEdges],
  routes: manutencaoPatrimonioRoutes,
  search: {
    action: 'manutencaoPatrimonio.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), ({ id, uuid, nomePatrimonio, dataManutencao, descricaoManutencao }) => ({
        tipo: 'manutencaoPatrimonio',
        id,
        uuid,
        titulo: `Manutenção: ${nomePatrimonio}`,
        subtitulo: [formatDate(dataManutencao), descricaoManutencao].filter(Boolean).join(' · '),
      })),
    ],
  },
}
