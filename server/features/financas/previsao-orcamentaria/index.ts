import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { previsaoOrcamentariaActions } from './previsao-orcamentaria.actions.js'
import { PrevisaoOrcamentaria } from './previsao-orcamentaria.entity.js'
import { search } from './previsao-orcamentaria.queries.js'
import { ExecucaoOrcamentariaResolver, PrevisaoOrcamentariaResolver } from './previsao-orcamentaria.resolver.js'
import { previsaoOrcamentariaRoutes } from './previsao-orcamentaria.rest.js'
import { previsaoName } from './previsao-orcamentaria.rules.js'
import {
  listPrevisoesOrcamentarias,
  readPrevisaoOrcamentaria,
  restaurarPrevisaoOrcamentaria,
} from './previsao-orcamentaria.usecases.js'

export { type PlannedOfCategoria, plannedBetween } from './execucao.queries.js'
export { computeExecucao, computeExecucaoByCentro, type Execucao } from './execucao.usecases.js'
export { previsaoName } from './previsao-orcamentaria.rules.js'

export const previsaoOrcamentariaFeature: Feature = {
  name: 'previsaoOrcamentaria',
  actions: previsaoOrcamentariaActions,
  areas: inArea('tesouraria', previsaoOrcamentariaActions),
  label: 'Previsão orçamentária',
  labels: 'Previsões orçamentárias',
  gender: 'f',
  table: 'previsao_orcamentaria',
  verbs: { registrarAprovacao: 'registrar a aprovação' },
  bin: {
    titulo: `'Previsão orçamentária de ' || r.ano || case when r.revisao > 1 then ', revisão ' || r.revisao else '' end`,
    restaurar: restaurarPrevisaoOrcamentaria,
  },
  record: { type: 'PrevisaoOrcamentaria', list: listPrevisoesOrcamentarias, read: readPrevisaoOrcamentaria },
  entities: [PrevisaoOrcamentaria],
  resolvers: [PrevisaoOrcamentariaResolver, ExecucaoOrcamentariaResolver],
  routes: previsaoOrcamentariaRoutes,
  search: {
    action: 'previsaoOrcamentaria.ler',
    find: (_ctx, work, patterns) => [
      part(search(work, patterns), (row) => ({
        tipo: previsaoOrcamentariaFeature.name,
        id: row.id,
        uuid: row.uuid,
        titulo: previsaoName(row),
        subtitulo: null,
      })),
    ],
  },
}
