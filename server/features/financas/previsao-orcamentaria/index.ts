import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/feature.js'
import { previsaoOrcamentariaActions } from './previsao-orcamentaria.actions.js'
import { PrevisaoOrcamentaria } from './previsao-orcamentaria.entity.js'
import { procurar } from './previsao-orcamentaria.queries.js'
import { ExecucaoOrcamentariaResolver, PrevisaoOrcamentariaResolver } from './previsao-orcamentaria.resolver.js'
import { previsaoOrcamentariaRoutes } from './previsao-orcamentaria.rest.js'
import { nomePrevisao } from './previsao-orcamentaria.rules.js'
import {
  lerPrevisaoOrcamentaria,
  listarPrevisoesOrcamentarias,
  restaurarPrevisaoOrcamentaria,
} from './previsao-orcamentaria.usecases.js'

export { type PrevistoDaCategoria, previstoEntre } from './execucao.queries.js'
export { calcularExecucao, calcularExecucaoPorCentro, type Execucao } from './execucao.usecases.js'
export { nomePrevisao } from './previsao-orcamentaria.rules.js'

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
  record: { type: 'PrevisaoOrcamentaria', list: listarPrevisoesOrcamentarias, read: lerPrevisaoOrcamentaria },
  entities: [PrevisaoOrcamentaria],
  resolvers: [PrevisaoOrcamentariaResolver, ExecucaoOrcamentariaResolver],
  routes: previsaoOrcamentariaRoutes,
  search: {
    action: 'previsaoOrcamentaria.ler',
    async find(_ctx, work, patterns) {
      const rows = await procurar(work, patterns)
      return rows.map((row) => ({
        tipo: previsaoOrcamentariaFeature.name,
        id: row.id,
        uuid: row.uuid,
        titulo: nomePrevisao(row),
        subtitulo: null,
      }))
    },
  },
}
