import { inArea } from '../../../kernel/access/areas.js'
import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { manutencaoPatrimonioActions } from './manutencao-patrimonio.actions.js'
import { manutencaoPatrimonioEdges } from './manutencao-patrimonio.edges.js'
import { ManutencaoPatrimonio } from './manutencao-patrimonio.entity.js'
import { gastosDeManutencoes, procurar } from './manutencao-patrimonio.queries.js'
import { ManutencaoPatrimonioResolver } from './manutencao-patrimonio.resolver.js'
import { manutencaoPatrimonioRoutes } from './manutencao-patrimonio.rest.js'
import {
  estornoRetirado,
  lerManutencaoPatrimonio,
  listarManutencoesPatrimonio,
  restaurarManutencaoPatrimonio,
  saidaEstornada,
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
  booked: { origem: 'manutencaoPatrimonio', reversed: saidaEstornada, restored: estornoRetirado },
  spending: { origem: 'manutencaoPatrimonio', rows: gastosDeManutencoes },
  record: { type: 'ManutencaoPatrimonio', list: listarManutencoesPatrimonio, read: lerManutencaoPatrimonio },
  entities: [ManutencaoPatrimonio],
  resolvers: [ManutencaoPatrimonioResolver, ...manutencaoPatrimonioEdges],
  routes: manutencaoPatrimonioRoutes,
  search: {
    action: 'manutencaoPatrimonio.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map(({ id, uuid, nomePatrimonio, dataManutencao, descricaoManutencao }) => ({
        tipo: 'manutencaoPatrimonio',
        id,
        uuid,
        titulo: `Manutenção: ${nomePatrimonio}`,
        subtitulo: [formatDate(dataManutencao), descricaoManutencao].filter(Boolean).join(' · '),
      }))
    },
  },
}
